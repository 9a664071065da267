# SPDX-License-Identifier: MIT
"""The library's dialog: shelves, filters, and the table."""

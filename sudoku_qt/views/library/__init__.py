# SPDX-License-Identifier: MIT
"""The library's dialog: its shelves, its filters, its table."""

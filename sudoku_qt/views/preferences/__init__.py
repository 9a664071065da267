# SPDX-License-Identifier: MIT
"""The dialog of preferences: its list of pages, and the rows on them."""

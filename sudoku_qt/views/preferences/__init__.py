# SPDX-License-Identifier: MIT
"""The dialog of preferences: the list of pages, and the rows on them."""

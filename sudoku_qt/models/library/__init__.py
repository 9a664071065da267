# SPDX-License-Identifier: MIT
"""The library as Qt sees it: its filters, its rows, and the pages that are loaded."""

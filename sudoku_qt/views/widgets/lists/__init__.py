# SPDX-License-Identifier: MIT
"""Lists and tables of rows, and the search field for them."""

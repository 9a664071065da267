# SPDX-License-Identifier: MIT
"""The library in the window: its entries are listed, searched, changed, and opened."""

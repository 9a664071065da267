# SPDX-License-Identifier: MIT
"""The board as Qt sees it: cells, what is drawn on them, and what is said of them."""

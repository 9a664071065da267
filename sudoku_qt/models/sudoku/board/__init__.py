# SPDX-License-Identifier: MIT
"""The board as Qt sees it: cells, drawings over them, and their descriptions in words."""

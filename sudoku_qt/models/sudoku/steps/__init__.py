# SPDX-License-Identifier: MIT
"""Steps as Qt sees them: a list, a search in it, and their drawings on the board."""

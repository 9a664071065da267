# SPDX-License-Identifier: MIT
"""Steps as Qt sees them: a list, a search in it, and what each draws on the board."""

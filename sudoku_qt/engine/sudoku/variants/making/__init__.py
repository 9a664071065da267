# SPDX-License-Identifier: MIT
"""Making variants: a full board by the rules, true clues of it, and no more than needed."""

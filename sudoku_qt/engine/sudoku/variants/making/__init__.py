# SPDX-License-Identifier: MIT
"""Making variants: a full board by the rules, clues that are true of it, and no more than needed."""

# SPDX-License-Identifier: MIT
"""Making variants: a full board that obeys the rules, and no more true clues than needed."""

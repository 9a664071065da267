# SPDX-License-Identifier: MIT
"""The analysis in the window: computed in workers, shown on the board and on a card."""

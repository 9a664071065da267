# SPDX-License-Identifier: MIT
"""The analysis in the window: what is thought in workers, shown on the board and told on a card."""

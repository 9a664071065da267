# SPDX-License-Identifier: MIT
"""Learning: which page is shown, what its example says, and the ways to it and back to the game."""

# SPDX-License-Identifier: MIT
"""The path of steps from the player's position to the end: found, written and applied."""

# SPDX-License-Identifier: MIT
"""The path of steps from where a player stands to the end: found, written and applied."""

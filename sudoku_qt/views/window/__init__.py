# SPDX-License-Identifier: MIT
"""The window around a game; it knows no game."""

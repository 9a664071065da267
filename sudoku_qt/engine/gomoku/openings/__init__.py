# SPDX-License-Identifier: MIT
"""How a game opens: procedures by which the players make it even, and lists of even positions."""

# SPDX-License-Identifier: MIT
"""The strong player: a board that keeps its shapes, forced wins, and a search under a clock."""

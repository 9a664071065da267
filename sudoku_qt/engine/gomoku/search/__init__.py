# SPDX-License-Identifier: MIT
"""The strong player: a board with incremental shapes, forced wins, and a search under a clock."""

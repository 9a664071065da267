# SPDX-License-Identifier: MIT
"""A game of Gomoku with its variations: the order of branches, and the way from and to files."""

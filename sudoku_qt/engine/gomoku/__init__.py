# SPDX-License-Identifier: MIT
"""Gomoku: its board, its rules and a computer opponent."""

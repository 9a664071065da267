# SPDX-License-Identifier: MIT
"""Photographs read: puzzles and digits that are right, wrong ones nobody doubts, and the time.

The photographs are those of SUDOKU_DATA with their digits. None was used to train the net; every
other one, by name, was kept from tuning too, and is told apart.
"""

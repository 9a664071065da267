# SPDX-License-Identifier: MIT
"""Tests that use one window after the other."""

from tests.controllers.sudoku.used_again import *  # noqa: F403 - pytest looks for fixtures here

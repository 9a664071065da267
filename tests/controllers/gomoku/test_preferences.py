# SPDX-License-Identifier: MIT
"""Gomoku's options: what the board and the new game know by the same names."""

from sudoku_qt.controllers.gomoku.preferences import PREFERENCES
from sudoku_qt.views.gomoku.dialogs.gomoku_options import CLICKS
from sudoku_qt.views.gomoku.look import BOARDS


def test_the_options_offer_what_there_is() -> None:
    offered = {row.name: [value for value, _ in row.values] for row in PREFERENCES}
    assert offered["gomoku/show/board"] == [name for name, *_ in BOARDS]
    assert offered["gomoku/new/clicks"] == [value for value, _ in CLICKS]

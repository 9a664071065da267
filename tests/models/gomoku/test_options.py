# SPDX-License-Identifier: MIT
"""The options of a game of Gomoku: what is usual."""

from sudoku_qt.models.gomoku.options import CLICKS, PERSON, NewGomoku


def test_usually_a_person_begins_against_the_computer_and_a_click_plays() -> None:
    usual = NewGomoku()
    assert usual.black == PERSON
    assert usual.white != PERSON
    assert usual.clicks == CLICKS[0]

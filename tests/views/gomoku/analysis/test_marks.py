# SPDX-License-Identifier: MIT
"""Marks on the board: each is seen on wood and on stones of both colours, by day and by night."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.analysis.marks import SHAPES, ink_of
from sudoku_qt.views.themed import theme_of
from sudoku_qt.views.widgets.cards.card import Card


@pytest.mark.parametrize("dark", [True, False])
def test_the_ink_differs_from_what_lies_under_it(qtbot: QtBot, *, dark: bool) -> None:
    card = Card()
    qtbot.addWidget(card)
    ink = ink_of(theme_of(card), dark=dark)
    assert (ink.lightnessF() > 0.6) == dark


def test_every_shape_of_a_note_is_drawn() -> None:
    assert set(SHAPES) == {"triangle", "square", "circle", "cross"}

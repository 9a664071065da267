# SPDX-License-Identifier: MIT
"""The card of a newcomer: two answers and a cross, as high as the tip whose place it takes."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.side.welcome import WelcomeCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def card(qtbot: QtBot) -> WelcomeCard:
    made = WelcomeCard()
    qtbot.addWidget(made)
    made.resize(328, 128)
    made.show()
    return made


def test_the_filled_key_wants_the_course(card: WelcomeCard, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(card.closed), qtbot.waitSignal(card.course_clicked):
        qtbot.mouseClick(card.course, LEFT)


def test_the_other_key_and_the_cross_just_play(card: WelcomeCard, qtbot: QtBot) -> None:
    for key in (card.play, card.cross):
        with qtbot.assertNotEmitted(card.course_clicked), qtbot.waitSignal(card.closed):
            qtbot.mouseClick(key, LEFT)


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_it_is_no_higher_than_the_room_of_the_usual_window(
    card: WelcomeCard, theme: Theme, zoom: float
) -> None:
    wear(theme.at_zoom(zoom))
    assert card.course.height() == card.play.height() == 32 * zoom
    layout = card.layout()
    assert layout is not None
    assert layout.contentsMargins().left() == 16 * zoom, "as on the other cards"
    assert card.heightForWidth(round(328 * zoom)) <= 128 * zoom

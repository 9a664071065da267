# SPDX-License-Identifier: MIT
"""Players and question beside a board: below each other, or side by side where that is low."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from pytestqt.qtbot import QtBot

from sudoku_qt.views.gomoku.side import BETWEEN, GomokuSide
from sudoku_qt.views.theme import Theme


@pytest.fixture
def side(qtbot: QtBot, theme: Theme) -> GomokuSide:
    """A panel that asks nothing."""
    side = GomokuSide()
    qtbot.addWidget(side)
    side.show()
    return side


def fit(side: GomokuSide, width: int) -> None:
    """The panel a width, and the height it wants there."""
    side.resize(width, side.heightForWidth(width))


@pytest.mark.parametrize("width", [300, 480, 700])
@pytest.mark.parametrize("answers", [("Yes", "No"), ("One", "Two", "Three")])
def test_a_question_and_the_players_share_the_room(
    side: GomokuSide, width: int, answers: tuple[str, ...]
) -> None:
    side.question.ask("What now?", "", answers)
    side.set_asking(True)
    fit(side, width)
    assert side.question.isVisible()
    question, players = side.question.geometry(), side.players.geometry()
    if side.players.isHidden():
        assert question == QRect(0, 0, width, side.question.height_at(width))
        return
    assert players.topLeft() == QPoint(0, 0)
    assert question.bottomRight().x() == width - 1
    if width < 400:  # below each other
        assert players.size() == QSize(width, side.players.heightForWidth(width))
        assert question.topLeft() == QPoint(0, players.height() + BETWEEN)
        assert question.bottom() == side.height() - 1
    else:
        assert question.topLeft() == QPoint(players.width() + BETWEEN, 0)
        assert 0 <= question.width() - players.width() <= 1
        assert players.height() == side.players.heightForWidth(0)
        assert question.height() == side.height()


def test_a_question_with_many_answers_takes_all_of_a_low_panel(side: GomokuSide) -> None:
    side.question.ask("What now?", "", ("One", "Two", "Three"))
    side.set_asking(True)
    fit(side, 700)
    assert not side.players.isVisible()
    side.set_asking(False)
    fit(side, 700)
    assert side.players.isVisible()
    assert not side.question.isVisible()


def test_without_a_question_only_the_players_take_room(side: GomokuSide) -> None:
    assert side.heightForWidth(300) == side.players.heightForWidth(300)
    fit(side, 300)
    assert side.players.geometry() == side.rect()
    side.question.ask("What now?", "", ("Yes",))
    side.set_asking(True)
    assert side.heightForWidth(300) > side.players.heightForWidth(300)


@pytest.mark.parametrize("answers", [("Yes", "No"), ("One", "Two", "Three")])
def test_without_room_for_both_the_question_stands_alone_and_whole(
    side: GomokuSide, answers: tuple[str, ...]
) -> None:
    side.question.ask("What now?", "", answers)
    side.set_asking(True)
    side.resize(300, side.heightForWidth(300) - 1)
    assert not side.players.isVisible()
    assert side.question.height() == side.question.height_at(300) > side.least_height(300)
    for key in side.question.keys[: len(answers)]:
        assert side.question.rect().contains(key.geometry())

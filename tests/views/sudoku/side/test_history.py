# SPDX-License-Identifier: MIT
"""The card of the history: what a line looks like, and which keys the list takes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.history import HistoryModel
from sudoku_qt.views.sudoku.side.history import HistoryCard
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.views.pixels import colours
from tests.views.sudoku.positions import empty

Key = Qt.Key


@pytest.fixture
def card(qtbot: QtBot, each_theme: Theme, owner: QObject) -> HistoryCard:
    """A checkpoint, a hypothesis of one move, and a move that was taken back."""
    session = empty(owner)
    session.play(session.game.read_move(session.setup, "r1c1=1"))
    session.name(1, "guess")
    session.suppose(on=True)
    session.play(session.game.read_move(session.setup, "r1c2=2"))
    session.play(session.game.read_move(session.setup, "r1c3=3"))
    session.undo()
    model = HistoryModel(session, owner)
    wear(each_theme)
    card = HistoryCard()
    qtbot.addWidget(card)
    card.set_model(model)
    model.follow()
    card.show_at(0, "Set checkpoint")
    card.resize(320, 400)
    card.show()
    return card


def inks(card: HistoryCard, line: int) -> set[str]:
    """The colours in a line."""
    place = card.list.visualRect(card.list.model().index(line, 0))
    return colours(card.list.viewport().grab(place).toImage())


def named(*colours: QColor) -> set[str]:
    """What colours are called."""
    return {colour.name() for colour in colours}


def test_a_checkpoint_a_hypothesis_and_what_was_taken_back_look_different(
    card: HistoryCard, each_theme: Theme
) -> None:
    theme = each_theme
    assert named(theme.accent_text, theme.muted) <= inks(card, 1)
    assert named(theme.branch, theme.cursor) <= inks(card, 2), "and the game stands here"
    assert named(theme.muted) <= inks(card, 3)
    assert named(theme.cursor).isdisjoint(inks(card, 3))


def test_the_list_takes_the_keys_that_walk_and_no_digit(
    card: HistoryCard, key_passes: Callable[[QWidget, Qt.Key], bool]
) -> None:
    passes = [key_passes(card.list, key) for key in (Key.Key_Down, Key.Key_5, Key.Key_Delete)]
    assert passes == [False, True, True]


def test_return_chooses_a_move(card: HistoryCard, qtbot: QtBot) -> None:
    chosen: list[int] = []
    card.move_chosen.connect(chosen.append)
    qtbot.keyClick(card.list, Key.Key_Down)
    qtbot.keyClick(card.list, Key.Key_Return)
    assert chosen == [1]


def test_it_follows_another_size(card: HistoryCard, each_theme: Theme) -> None:
    before = card.list.visualRect(card.list.model().index(0, 0)).height()
    wear(each_theme.at_zoom(2.0))
    assert card.list.visualRect(card.list.model().index(0, 0)).height() == 2 * before


def test_its_parts_have_names_for_screen_readers(card: HistoryCard) -> None:
    assert card.list.accessibleName() == "Moves of the game"
    assert card.cross.accessibleName() == "Close"

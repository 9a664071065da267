# SPDX-License-Identifier: MIT
"""The crosstable and the games as tables."""

from math import inf

import pytest
from PySide6.QtCore import QAbstractItemModel, QObject, Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.board import BLACK, EMPTY
from sudoku_qt.engine.gomoku.tournament.game import FIVE
from sudoku_qt.engine.gomoku.tournament.schedule import schedule
from sudoku_qt.engine.gomoku.tournament.table import crosstable
from sudoku_qt.engine.gomoku.tournament.terms import Played
from sudoku_qt.models.gomoku.crosstable import CrosstableModel, GameLine, GamesModel, number, signed

GAMES = list(schedule(2, 2, 1))
Roles = Qt.ItemDataRole


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    """The parent of the models."""
    return QObject()


def texts(model: QAbstractItemModel, role: int = Roles.DisplayRole) -> list[list[str]]:
    """All texts of a model."""
    columns = range(model.columnCount())
    return [[model.index(row, c).data(role) for c in columns] for row in range(model.rowCount())]


def test_a_table_has_the_best_first_and_everybody_against_everybody(owner: QObject) -> None:
    over = [(0, Played(BLACK, FIVE, ())), (1, Played(EMPTY, FIVE, ())), (2, Played(1, FIVE, ()))]
    model = CrosstableModel(owner)
    model.show_table(crosstable(2, GAMES, over), ["a", "b"])
    rows = texts(model)
    assert [row[0] for row in rows] == ["1  a", "2  b"]
    assert [row[3:] for row in rows] == [["2½", "3", "", "2½"], ["½", "3", "½", ""]]
    assert rows[0][1].startswith("+")
    assert rows[1][1].startswith("−")
    heads = [model.headerData(n, Qt.Orientation.Horizontal, Roles.DisplayRole) for n in range(7)]
    assert heads == ["Name", "Elo", "95 %", "Points", "Games", "1", "2"]
    spoken = texts(model, Roles.AccessibleTextRole)
    assert spoken[0][6] == "a against b: 2½ of 3"
    assert spoken[0][3] == "Points: 2½"


def test_without_games_there_is_no_rating(owner: QObject) -> None:
    model = CrosstableModel(owner)
    model.show_table(crosstable(2, GAMES, ()), ["a", "b"])
    assert texts(model)[0] == ["1  a", "–", "–", "0", "0", "", ""]


def test_a_table_of_the_same_shape_is_told_as_changed_and_another_as_new(
    owner: QObject, qtbot: QtBot
) -> None:
    model = GamesModel(owner)
    line = GameLine(1, "a", "b", "a won", 9)
    with qtbot.waitSignal(model.modelReset):
        model.show_games([line])
    with qtbot.waitSignal(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        model.show_games([GameLine(2, "b", "a", "drawn", 81)])
    assert texts(model) == [["2", "b", "a", "drawn", "81"]]
    assert model.lines[0].number == 2
    assert model.headerData(0, Qt.Orientation.Vertical) is None
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


@pytest.mark.parametrize(
    ("value", "text"), [(0, "0"), (0.5, "½"), (3, "3"), (3.5, "3½"), (12.0, "12")]
)
def test_half_points_are_written_as_such(value: float, text: str) -> None:
    assert number(value) == text


@pytest.mark.parametrize(
    ("value", "text"),
    [(0.2, "0"), (-0.2, "0"), (17.6, "+18"), (-3, "−3"), (inf, "+∞"), (-inf, "−∞")],
)
def test_ratings_have_their_sign(value: float, text: str) -> None:
    assert signed(value) == text

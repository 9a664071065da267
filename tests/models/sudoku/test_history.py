# SPDX-License-Identifier: MIT
"""The model of the history keeps Qt's rules, and its lines answer."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester

from sudoku_qt.models.sudoku.history import HistoryModel, HistoryRole
from tests.views.sudoku.positions import empty


def test_it_keeps_qt_s_rules_while_the_game_goes_on(owner: QObject) -> None:
    session = empty(owner)
    model = HistoryModel(session, owner)
    mode = QAbstractItemModelTester.FailureReportingMode.Fatal
    tester = QAbstractItemModelTester(model, mode, owner)
    for word in ("r1c1=1", "r1c2=2"):
        session.play(session.game.read_move(session.setup, word))
        model.follow()
    session.go(1)
    session.play(session.game.read_move(session.setup, "r1c2=3"))
    model.follow()

    assert tester.model() is model
    assert model.rowCount() == 4
    assert model.rowCount(model.index(0, 0)) == 0
    assert (model.here(), model.row_of(1), model.row_of(2)) == (3, 1, 0)


def test_where_the_same_moves_stand_all_lines_are_told_of(owner: QObject) -> None:
    session = empty(owner)
    model = HistoryModel(session, owner)
    session.play(session.game.read_move(session.setup, "r1c1=1"))
    model.follow()
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    session.go(0)
    model.follow()

    assert told == [(0, 1)]
    assert model.here() == 0
    assert model.data(QModelIndex()) is None
    assert not model.setData(QModelIndex(), "name")


def test_only_a_checkpoint_can_be_renamed(owner: QObject) -> None:
    session = empty(owner)
    session.play(session.game.read_move(session.setup, "r1c1=1"))
    session.name(1, "guess")
    model: QAbstractItemModel = HistoryModel(session, owner)
    assert isinstance(model, HistoryModel)
    model.follow()
    start, guess = model.index(0, 0), model.index(1, 0)

    editable = [bool(index.flags() & Qt.ItemFlag.ItemIsEditable) for index in (start, guess)]
    assert editable == [False, True]
    assert model.data(guess, Qt.ItemDataRole.EditRole) == "guess"
    assert model.setData(guess, "")
    assert session.history.bookmarks.checkpoints == {}
    assert model.data(guess, HistoryRole.ROW).name == "guess", "until it follows"

# SPDX-License-Identifier: MIT
"""The Gomoku board as Qt sees it: every role, every signal, and what a screen reader says."""

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from pytestqt.modeltest import ModelTester

from sudoku_qt.engine.gomoku.board import BLACK, WHITE, empty_board, point_named
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.models.gomoku.drawing import GomokuDrawing
from sudoku_qt.models.gomoku.model import GomokuModel, GomokuRole, PointMark
from sudoku_qt.models.session import Session

DOUBLE_THREE = "h9 a1 h10 a3 g8 a5 f8 a7"
"""Black has two pairs that cross on h8; White stones lie far away."""


class Board:
    """A session with its model, and a record of which points the model says have changed."""

    def __init__(self, setup: GomokuSetup, owner: QObject) -> None:
        self.session = Session(GomokuGame(), setup, owner)
        self.model = GomokuModel(self.session, self.session)
        self.changed: set[str] = set()
        self.model.dataChanged.connect(self._note)

    def play(self, words: str) -> None:
        """Make moves that are written in words."""
        for word in words.split():
            self.session.play(GomokuMove(word))

    def data(self, name: str, role: int) -> Any:
        """Ask for a role of a point."""
        row, column = divmod(point_named(self.model.size, name), self.model.size)
        return self.model.data(self.model.index(row, column), role)

    def spoken(self, name: str) -> str:
        """What a screen reader says of a point."""
        return str(self.data(name, Qt.ItemDataRole.AccessibleTextRole))

    def _note(self, first: QModelIndex, last: QModelIndex) -> None:
        size = self.model.size
        self.changed |= {
            self.model.name_of(row * size + column)
            for row in range(first.row(), last.row() + 1)
            for column in range(first.column(), last.column() + 1)
        }


@pytest.fixture
def board(owner: QObject) -> Board:
    """An empty board of 15 with its model."""
    return Board(GomokuSetup(size=15), owner)


def test_qt_finds_nothing_wrong_with_it(board: Board, qtmodeltester: ModelTester) -> None:
    qtmodeltester.check(board.model)
    board.play("h8 i9")
    board.model.set_pending(3)
    board.session.begin(GomokuSetup(size=22))
    assert board.model.rowCount() == board.model.columnCount() == 22


def test_nothing_stands_below_a_point_and_none_can_be_edited(board: Board) -> None:
    inside = board.model.index(0, 0)
    assert (board.model.rowCount(inside), board.model.columnCount(inside)) == (0, 0)
    assert board.model.flags(inside) == Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    assert board.model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert board.model.data(QModelIndex(), GomokuRole.POINT) is None


def test_a_stone_has_its_colour_number_and_mark(board: Board) -> None:
    board.play("h8 i9")
    assert board.data("h8", GomokuRole.POINT) == (BLACK, 1, PointMark.NONE)
    assert board.data("i9", GomokuRole.POINT) == (WHITE, 2, PointMark.LAST)
    assert board.data("i9", GomokuRole.STONE) == WHITE
    assert board.data("i9", GomokuRole.MARKS) == PointMark.LAST
    assert board.data("h8", Qt.ItemDataRole.DisplayRole) == "1"
    assert board.data("a1", Qt.ItemDataRole.DisplayRole) == ""
    assert board.data("a1", Qt.ItemDataRole.DecorationRole) is None


def test_only_what_looks_different_is_told_of(board: Board) -> None:
    board.play("h8")
    board.changed.clear()
    board.play("i9")
    assert board.changed == {"h8", "i9"}
    board.changed.clear()
    board.model.set_pending(point_named(15, "a1"))
    board.model.set_pending(point_named(15, "b2"))
    assert board.changed == {"a1", "b2"}


def test_where_everything_may_differ_the_whole_board_is_told_of_at_once(board: Board) -> None:
    told: list[tuple[int, ...]] = []
    board.model.dataChanged.connect(
        lambda first, last: told.append((first.row(), first.column(), last.row(), last.column()))
    )
    board.model.set_draft(bytes(225))
    board.model.set_draft(None)
    board.model.show(board.session.state)
    board.model.show(None)
    assert told == [(0, 0, 14, 14)] * 4


def test_points_speak(board: Board) -> None:
    board.play("h8 i9")
    assert board.spoken("h8") == "h8, black, move 1"
    assert board.spoken("i9") == "i9, white, move 2, last"
    assert board.spoken("a1") == "a1, empty"
    board.model.set_pending(point_named(15, "a1"))
    assert board.spoken("a1") == "a1, black, not yet confirmed"
    board.model.set_shown(point_named(15, "b1"))
    assert board.spoken("b1") == "b1, empty, pointed out"


def test_the_winning_row_is_marked_and_spoken(board: Board) -> None:
    board.play("h8 a1 i8 b1 j8 c1 k8 d1 l8")
    won = [
        board.model.name_of(point)
        for point in range(225)
        if board.model.point(point)[2] & PointMark.LINE
    ]
    assert won == ["h8", "i8", "j8", "k8", "l8"]
    assert board.spoken("l8") == "l8, black, move 9, last, in the winning row"
    assert board.model.next_stone == 0


def test_forbidden_points_are_marked_while_black_is_to_move_under_renju(owner: QObject) -> None:
    board = Board(GomokuSetup(size=15, rule=RENJU), owner)
    board.play(DOUBLE_THREE)
    assert board.spoken("h8") == "h8, empty, forbidden"
    board.changed.clear()
    board.play("o15")
    assert board.spoken("h8") == "h8, empty"
    assert "h8" in board.changed


def test_freestyle_forbids_nothing(board: Board) -> None:
    board.play(DOUBLE_THREE)
    assert board.spoken("h8") == "h8, empty"


def test_a_move_ends_what_is_pending_and_pointed_out(board: Board) -> None:
    board.model.set_pending(0)
    board.model.set_shown(1)
    board.play("h8")
    assert board.model.pending is None
    assert board.spoken("b15") == "b15, empty"


def test_a_draft_hides_the_game_and_its_points_turn_round(board: Board) -> None:
    board.play("h8")
    board.model.turn_draft(0)
    assert board.model.draft is None, "no position is being set up"
    board.model.set_draft(empty_board(15))
    assert board.spoken("h8") == "h8, empty"
    seen = []
    for _ in range(3):
        board.model.turn_draft(0)
        seen.append(board.data("a15", GomokuRole.STONE))
    assert seen == [BLACK, WHITE, 0]
    board.model.turn_draft(0, back=True)
    assert board.data("a15", GomokuRole.STONE) == WHITE
    board.model.put_draft(0, BLACK)
    assert board.data("a15", GomokuRole.STONE) == BLACK
    board.model.set_draft(None)
    assert board.spoken("h8") == "h8, black, move 1, last"


def test_another_game_clears_every_mark(board: Board) -> None:
    board.model.set_pending(0)
    board.session.begin(GomokuSetup(size=15))
    assert board.model.pending is None


def test_planned_stones_are_told_until_something_is_played(board: Board) -> None:
    point, taken = point_named(board.model.size, "c3"), point_named(board.model.size, "h8")
    board.session.play(GomokuMove("h8"))
    board.model.set_drawing(GomokuDrawing(planned={point: (WHITE, 2), taken: (BLACK, 3)}))
    assert board.model.point(point) == (WHITE, 2, PointMark.PLANNED)
    assert board.model.point(taken)[:2] == (BLACK, 1)
    assert "only planned" in board.model.spoken(point)
    board.session.play(GomokuMove("i9"))
    assert board.model.point(point)[2] == PointMark.NONE

# SPDX-License-Identifier: MIT
"""The grid as Qt sees it: every role, every signal, and what a screen reader says."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt, QTranslator
from pytestqt.modeltest import ModelTester

from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.shape import cell_named
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import Mark, Role, SudokuModel

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
GAME = SudokuGame()
EVERY_CELL = set(range(81))


class Board:
    """A session with its model, and a record of which cells the model says have changed."""

    def __init__(self, owner: QObject) -> None:
        self.session = Session(GAME, SudokuSetup(digits(PUZZLE)), owner)
        self.model = SudokuModel(self.session, self.session)
        self.changes: list[set[int]] = []
        self.model.dataChanged.connect(self._changed)

    def play(self, words: str) -> None:
        """Make a move that is written in words."""
        self.session.play(GAME.read_move(self.session.setup, words))

    def data(self, name: str, role: int) -> Any:
        """Ask for a role of a cell."""
        row, column = divmod(cell_named(name), 9)
        return self.model.data(self.model.index(row, column), role)

    def changed(self) -> set[int]:
        """The cells told of since the last time, and begin anew."""
        cells = {cell for change in self.changes for cell in change}
        self.changes.clear()
        return cells

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        rows = range(first.row(), last.row() + 1)
        columns = range(first.column(), last.column() + 1)
        self.changes.append({row * 9 + column for row in rows for column in columns})


def digits(text: str) -> bytes:
    """Read 81 digits and dots."""
    return bytes(int(sign) for sign in text.replace(".", "0"))


def cells(names: str) -> set[int]:
    """The cells of these names."""
    return {cell_named(name) for name in names.split()}


@pytest.fixture
def board(owner: QObject) -> Board:
    """A fresh game with its model."""
    return Board(owner)


def test_qt_finds_nothing_wrong_with_it(board: Board, qtmodeltester: ModelTester) -> None:
    board.play("r1c3+124")
    qtmodeltester.check(board.model)

    board.play("r1c3=5")
    board.model.set_marks({2: Mark.WRONG})
    board.session.begin(SudokuSetup(bytes(81)))


def test_it_has_nine_rows_and_columns_and_nothing_below_them(board: Board) -> None:
    inside = board.model.index(0, 0)

    assert (board.model.rowCount(), board.model.columnCount()) == (9, 9)
    assert (board.model.rowCount(inside), board.model.columnCount(inside)) == (0, 0)


def test_a_cell_can_be_selected_and_not_edited_and_nothing_else_can_anything(board: Board) -> None:
    flags = board.model.flags(board.model.index(4, 4))

    leaf = Qt.ItemFlag.ItemNeverHasChildren
    assert flags == Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | leaf
    assert board.model.flags(QModelIndex()) == Qt.ItemFlag.NoItemFlags
    assert board.model.data(QModelIndex(), Role.CELL) is None


@pytest.mark.parametrize(
    ("name", "whole", "shown"),
    [
        ("r1c1", (5, True, 0, True, Mark.NONE), "5"),
        ("r1c3", (5, False, 0, True, Mark.WRONG), "5"),
        ("r1c4", (0, False, 0b100010, False, Mark.NONE), ""),
        ("r9c1", (0, False, 0, False, Mark.SHOWN), ""),
        ("r9c9", (9, True, 0, False, Mark.NONE), "9"),
    ],
)
def test_each_role_tells_its_part_of_a_cell(
    board: Board, name: str, whole: tuple[Any, ...], shown: str
) -> None:
    board.play("r1c3=5 r1c4+26")
    board.model.set_marks({2: Mark.WRONG, 72: Mark.SHOWN})
    parts = (Role.VALUE, Role.GIVEN, Role.NOTES, Role.CONFLICT, Role.MARK)

    assert board.data(name, Role.CELL)[:5] == whole
    assert tuple(board.data(name, part) for part in parts) == whole
    assert board.data(name, Qt.ItemDataRole.DisplayRole) == shown


@pytest.mark.parametrize(
    "role",
    [
        Qt.ItemDataRole.DecorationRole,
        Qt.ItemDataRole.EditRole,
        Qt.ItemDataRole.BackgroundRole,
        Qt.ItemDataRole.FontRole,
        Qt.ItemDataRole.UserRole,
        Role.MARK + 1,
    ],
)
def test_colours_fonts_and_pictures_are_not_its_business(board: Board, role: int) -> None:
    assert board.data("r1c1", role) is None


# What changed


@pytest.mark.parametrize(
    ("move", "names"),
    [
        ("r1c3=4", "r1c3"),
        ("r1c3+4", "r1c3"),
        ("r1c3=4 r1c4-6", "r1c3"),
        ("r1c3=4 r1c4+6", "r1c3 r1c4"),
        ("r1c3=5", "r1c3 r1c1"),
    ],
)
def test_a_move_its_undo_and_its_redo_name_only_the_cells_that_changed(
    board: Board, move: str, names: str
) -> None:
    board.play(move)
    assert board.changed() == cells(names)

    board.session.undo()
    assert board.changed() == cells(names)

    board.session.redo()
    assert board.changed() == cells(names)


def test_a_move_that_changes_nothing_names_no_cell(board: Board) -> None:
    board.play("r1c3-4")

    assert board.changed() == set()


def test_very_many_cells_are_named_at_once(board: Board) -> None:
    board.play(
        " ".join(
            f"r{row}c{column}+1"
            for row in range(1, 10)
            for column in range(4, 7)
            if PUZZLE[row * 9 + column - 10] == "."
        )
    )
    few = len(board.changes)
    board.changed()

    board.session.begin(SudokuSetup(bytes(81)))

    assert few > 1
    assert board.changes == [EVERY_CELL]


def test_the_rest_of_the_grid_is_named_when_it_is_filled(board: Board) -> None:
    empty = [cell for cell, sign in enumerate(PUZZLE) if sign == "."]

    board.play(" ".join(f"r{cell // 9 + 1}c{cell % 9 + 1}={SOLUTION[cell]}" for cell in empty))

    assert set(empty) <= board.changed()
    assert board.session.is_finished


# Marks


def test_marks_name_the_cells_whose_mark_changed(board: Board) -> None:
    board.model.set_marks({1: Mark.WRONG, 2: Mark.SHOWN})
    assert board.changed() == {1, 2}

    board.model.set_marks({2: Mark.SHOWN, 3: Mark.SHOWN})
    assert board.changed() == {1, 3}

    board.model.set_marks({})
    assert board.changed() == {2, 3}


def test_a_mark_goes_when_its_cell_is_changed(board: Board) -> None:
    board.model.set_marks({2: Mark.WRONG, 3: Mark.WRONG})

    board.play("r1c3=4")

    assert board.data("r1c3", Role.MARK) is Mark.NONE
    assert board.data("r1c4", Role.MARK) is Mark.WRONG


def test_what_a_message_speaks_of_goes_with_the_next_move_and_mistakes_stay(board: Board) -> None:
    board.model.set_marks({1: Mark.SHOWN, 2: Mark.WRONG, 3: Mark.WRONG})
    board.changed()

    board.play("r1c4=2")

    assert [board.model.cell(cell)[4] for cell in (1, 2, 3)] == [Mark.NONE, Mark.WRONG, Mark.NONE]
    assert {1, 3} <= board.changed()


def test_marks_go_with_their_game(board: Board) -> None:
    board.model.set_marks({2: Mark.WRONG})

    board.session.begin(SudokuSetup(digits(PUZZLE)))

    assert board.data("r1c3", Role.MARK) is Mark.NONE


# Counts


def test_it_counts_the_digits_still_to_be_placed(board: Board) -> None:
    counts = [board.model.remaining()]
    board.model.remaining_changed.connect(lambda: counts.append(board.model.remaining()))

    board.play("r1c3=5")
    board.session.undo()

    assert counts[0] == tuple(9 - PUZZLE.count(str(digit)) for digit in range(1, 10))
    assert [count[4] for count in counts] == [6, 5, 6]


def test_it_knows_which_digits_are_wrong_somewhere(board: Board) -> None:
    assert board.model.amiss() == frozenset()
    board.play("r1c3=5")
    assert board.model.amiss() == {5}
    board.play("r1c3=1")
    assert board.model.amiss() == frozenset()
    board.model.set_marks({2: Mark.WRONG})
    assert board.model.amiss() == {1}


def test_of_too_many_digits_it_counts_how_many(owner: QObject) -> None:
    model = SudokuModel(Session(GAME, SudokuSetup(b"\1" * 81), owner))

    assert model.remaining() == (9 - 81, *(9,) * 8)


# Words


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("r1c1", "row 1, column 1, given 5, conflict"),
        ("r1c3", "row 1, column 3, 5, conflict, wrong"),
        ("r1c4", "row 1, column 4, empty, notes 2, 6 and 9"),
        ("r1c6", "row 1, column 6, empty, notes 8"),
        ("r3c1", "row 3, column 1, empty, notes 1 and 2"),
        ("r9c1", "row 9, column 1, empty"),
        ("r9c9", "row 9, column 9, given 9"),
    ],
)
def test_a_cell_is_said_in_words(board: Board, name: str, said: str) -> None:
    board.play("r1c3=5 r1c4+269 r1c6+8 r3c1+12")
    board.model.set_marks({2: Mark.WRONG, 72: Mark.SHOWN})

    assert board.data(name, Qt.ItemDataRole.AccessibleTextRole) == said
    assert board.model.spoken(cell_named(name)) == said


class Whispered(QTranslator):
    """Another language: every text of the model in angle brackets."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Translate a text of the model, and no other."""
        return f"<{source}>" if context == "SudokuModel" else source


@pytest.fixture
def whispered(qapp: QCoreApplication) -> Iterator[None]:
    """Speak another language during a test."""
    translator = Whispered()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_a_cell_is_said_in_the_language_of_the_moment(board: Board, whispered: None) -> None:
    board.play("r1c4+26")

    assert board.model.spoken(3) == ("<row 1><, ><column 4><, ><empty><, ><notes <2 and 6>>")


def test_a_model_that_is_gone_hears_of_its_session_no_more(board: Board) -> None:
    other = SudokuModel(board.session, board.session)
    other.deleteLater()
    QCoreApplication.sendPostedEvents(other, QEvent.Type.DeferredDelete)
    board.session.bookmarks_changed.emit()

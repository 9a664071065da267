# SPDX-License-Identifier: MIT
"""A list of puzzles keeps Qt's rules while it grows, and tells what is known of each."""

from collections.abc import Sequence
from typing import overload

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtTest import QAbstractItemModelTester

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.sudoku.puzzle_list import (
    MOST_MADE,
    NO_SOLUTION,
    SEVERAL,
    Graded,
    PuzzleListModel,
    PuzzleRole,
    PuzzleRow,
)
from tests.puzzle_lines import EASY, OTHER

LINES = f"{EASY} # leicht\n{OTHER}\n{'.' * 80}1\n"


@pytest.fixture
def model(owner: QObject) -> PuzzleListModel:
    """A list of three puzzles."""
    model = PuzzleListModel(owner)
    model.show_list(format_named("line").read(LINES))
    return model


def row(model: PuzzleListModel, number: int) -> PuzzleRow:
    found = model.index(number, 0).data(PuzzleRole.ROW)
    assert isinstance(found, PuzzleRow)
    return found


def test_it_keeps_qt_s_rules_while_puzzles_come_and_things_become_known(owner: QObject) -> None:
    puzzles = list(format_named("line").read(LINES))
    model = PuzzleListModel(owner)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, owner)
    growing = puzzles[:1]
    model.show_list(growing)
    growing.extend(puzzles[1:])
    assert model.rowCount() == 1
    model.grow()
    model.grow()
    model.set_levels({0: Graded(1), 2: Graded(SEVERAL)})
    model.set_here(1)
    model.add_solved(model.setup_at(1))
    assert model.rowCount() == 3
    assert model.rowCount(model.index(0, 0)) == 0
    model.show_list(())
    assert model.rowCount() == 0


def test_a_line_that_is_none_or_has_gone_tells_nothing(model: PuzzleListModel) -> None:
    last = model.index(2, 0)
    model.show_list(())
    for role in (PuzzleRole.ROW, Qt.ItemDataRole.DisplayRole):
        assert model.data(QModelIndex(), role) is None
        assert model.data(last, role) is None


def test_a_line_tells_what_is_known(model: PuzzleListModel) -> None:
    first = row(model, 0)
    assert (first.number, first.text, first.remark, first.level_text, first.state) == (
        1,
        "30 givens",
        "leicht",
        "",
        "",
    )
    model.set_levels({0: Graded(2), 1: Graded(NO_SOLUTION), 2: Graded(SEVERAL)})
    assert [row(model, number).level for number in range(3)] == [2, 0, 0]
    assert [row(model, number).level_text for number in range(3)] == [
        "Easy",
        "no solution",
        "several solutions",
    ]
    model.set_levels({0: Graded(5, 8.4)})
    assert row(model, 0).level_text == "Master, SE 8.4"
    assert row(model, 2).text == "1 given"
    assert model.rated == 3


def test_what_was_solved_and_what_is_played_is_marked(model: PuzzleListModel) -> None:
    model.set_solved(frozenset({EASY}))
    model.set_here(1)
    assert [row(model, number).state for number in range(3)] == ["solved", "being played", ""]
    model.add_solved(model.setup_at(1))
    assert [row(model, number).is_solved for number in range(3)] == [True, True, False]
    assert model.index(0, 0).data(ItemDataRole.AccessibleTextRole) == "1, 30 givens, solved, leicht"
    model.set_here(-1)
    assert not row(model, 1).is_here


def test_only_lines_that_change_are_told_of(model: PuzzleListModel) -> None:
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda top, bottom: told.append((top.row(), bottom.row())))
    model.set_here(1)
    model.set_here(2)
    model.set_levels({0: Graded(3)})
    assert told == [(1, 1), (1, 1), (2, 2), (0, 0)]


def test_lines_whose_level_is_not_known_are_named(model: PuzzleListModel) -> None:
    model.set_levels({1: Graded(3)})
    assert model.unrated(range(10), 4) == [0, 2]
    assert model.unrated(range(10), 1) == [0]


class Endless(Sequence[Found]):
    """A list so long that nobody could make all of it."""

    def __init__(self) -> None:
        self.made = 0
        self._found = format_named("line").read(EASY)[0]

    def __len__(self) -> int:
        return 100_000

    @overload
    def __getitem__(self, place: int) -> Found: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Found]: ...

    def __getitem__(self, place: int | slice) -> Found | Sequence[Found]:
        self.made += 1
        return self._found


def test_of_a_long_list_only_what_is_looked_at_is_made(owner: QObject) -> None:
    puzzles, model = Endless(), PuzzleListModel(owner)
    model.show_list(puzzles)
    model.set_solved(frozenset())
    assert puzzles.made == 0
    for number in range(50_000, 50_010):
        for _ in range(3):
            assert row(model, number).number == number + 1
    assert puzzles.made == 10
    for number in range(2 * MOST_MADE):
        row(model, number)
    assert model.index(100_000, 0).data() is None
    assert QModelIndex().data() is None

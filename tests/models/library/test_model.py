# SPDX-License-Identifier: MIT
"""The library as a model: however long, of it only those pages are there that are looked at."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.library.model import MOST_PAGES, PAGE, LibraryModel, LibraryRole
from sudoku_qt.models.library.row import LibraryRow, RowWords
from sudoku_qt.models.sudoku.library_row import SudokuTold
from sudoku_qt.store.library.entry import Entry
from tests.puzzle_lines import EASY

COUNT = 100_000
WORDS = RowWords(SudokuTold(lambda _: ""), lambda: datetime(2026, 11, 22, 12, tzinfo=UTC))


def entries(page: int) -> list[Entry]:
    """A page of puzzles that are called by their numbers."""
    first = page * PAGE
    return [
        Entry("sudoku", EASY, id=number + 1, name=str(number))
        for number in range(first, first + PAGE)
    ]


@pytest.fixture
def model(owner: QObject) -> LibraryModel:
    """A hundred thousand puzzles, of which nothing is there yet."""
    model = LibraryModel(WORDS, owner)
    model.show(COUNT)
    return model


def row(model: LibraryModel, number: int) -> LibraryRow | None:
    found = model.index(number, 0).data(LibraryRole.ROW)
    assert found is None or isinstance(found, LibraryRow)
    return found


def test_it_keeps_qt_s_rules(owner: QObject) -> None:
    model = LibraryModel(WORDS, owner)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal, owner)
    model.show(70)
    model.put(0, entries(0))
    model.look_again(80)
    model.look_again(3)
    assert model.rowCount(model.index(0)) == 0
    model.put(0, entries(0)[:3])
    model.show(0)
    assert model.rowCount(QModelIndex()) == 0


def test_of_a_line_that_is_none_nothing_is_looked_up(model: LibraryModel) -> None:
    last = model.index(COUNT - 1)
    model.look_again(3)
    asked: list[int] = []
    model.page_wanted.connect(asked.append)

    for line in (QModelIndex(), last):
        assert model.data(line, LibraryRole.ROW) is None
        assert model.data(line) is None
    assert asked == []


def test_in_another_language_all_lines_are_told_of(model: LibraryModel) -> None:
    told: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: told.append((first.row(), last.row())))
    model.say_anew()
    model.show(0)
    model.say_anew()
    assert told == [(0, COUNT - 1)]


def test_a_page_is_asked_for_once_by_whoever_looks_at_it(model: LibraryModel) -> None:
    asked: list[int] = []
    model.page_wanted.connect(asked.append)

    assert row(model, 70) is None
    assert row(model, 71) is None
    assert model.index(72, 0).data() == "is being looked up"
    assert asked == [1]

    model.forget_asking(1)
    assert row(model, 70) is None
    assert asked == [1, 1]


def test_a_page_that_has_come_is_shown(model: LibraryModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.dataChanged) as told:
        model.put(1, entries(1))
    assert told.args
    assert [index.row() for index in told.args[:2]] == [PAGE, 2 * PAGE - 1]
    found = row(model, 70)
    assert found is not None
    assert found.name == "70"
    assert model.entry_at(70) == entries(1)[6]
    assert model.index(70, 0).data(ItemDataRole.AccessibleTextRole).startswith("70, new")


def test_only_so_many_pages_are_kept(model: LibraryModel) -> None:
    for page in range(MOST_PAGES + 1):
        model.put(page, entries(page))
    assert model.entry_at(0) is None
    assert model.entry_at(PAGE) is not None


def test_what_is_no_longer_true_is_fetched_anew_and_shown_until_then(model: LibraryModel) -> None:
    model.put(0, entries(0))
    asked: list[int] = []
    model.page_wanted.connect(asked.append)

    model.look_again(COUNT)
    assert row(model, 5) is not None
    assert asked == [0]

    model.put(0, entries(1))
    found = row(model, 5)
    assert found is not None
    assert found.name == str(PAGE + 5)
    assert asked == [0]


def test_twins_have_their_number(model: LibraryModel) -> None:
    model.show(2)
    model.put(0, [Entry("sudoku", EASY, id=7, clues=30), Entry("sudoku", EASY, id=8)])
    model.number_twins({1: 1, 2: 1, 7: 2, 9: 2})
    remarks = [model.data(model.index(row), LibraryRole.ROW).remark for row in range(2)]

    assert remarks[0].startswith("twin 2 · 30 givens")
    assert "twin" not in remarks[1]

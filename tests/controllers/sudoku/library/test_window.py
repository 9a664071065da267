# SPDX-License-Identifier: MIT
"""The library's dialog says what it lists, what is missing, and leads to the statistics."""

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog

from sudoku_qt.store.library.entry import Entry
from sudoku_qt.views.sudoku.library.dialog import LibraryDialog
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from tests.controllers.conftest import Program
from tests.controllers.sudoku.library.conftest import looked, rows, search, settle, settled
from tests.controllers.sudoku.library.test_library import playing
from tests.puzzle_lines import puzzles


def add(program: Program, count: int = 5) -> None:
    library = program.controller.puzzle_library.access.library
    library.add([Entry("sudoku", line, collection="Club") for line in puzzles(count)])


def test_it_says_how_many_there_are(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        assert dialog.told.text() == "6 puzzles."
        dialog.shelves.choose("favourites")
        settled(program, dialog)
        assert dialog.told.text() == ""
        assert dialog.nothing.text().startswith("Nothing lies here yet.")
        search(program, dialog, "kite")
        assert dialog.nothing.text() == "No puzzle here is like that."

    looked(program, look)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (puzzles(1)[0], "are not compared yet."),
        ("X-Wing", "The techniques of "),
    ],
)
def test_a_search_says_what_it_may_have_missed(program: Program, words: str, told: str) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        search(program, dialog, words)
        assert told in dialog.told.text()

    looked(program, look)


def test_a_filter_says_how_many_levels_are_missing(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.level._toggle(5)
        settled(program, dialog)
        assert dialog.told.text().endswith("is not known yet.")

    looked(program, look)


def test_what_is_written_meanwhile_is_listed(program: Program) -> None:
    def look(dialog: LibraryDialog) -> None:
        assert len(rows(dialog)) == 1
        access = program.controller.puzzle_library.access
        access.write(lambda _: add(program))
        settled(program, dialog)
        assert len(rows(dialog)) == 6
        assert dialog.shelves.names() == ["Club"]

    looked(program, look)


def test_the_statistics_lead_back_to_the_library(program: Program) -> None:
    seen: list[type[QDialog]] = []

    def leave() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        seen.append(type(dialog))
        if isinstance(dialog, StatisticsDialog):
            QTimer.singleShot(50, leave)
        dialog.reject()

    def look(dialog: LibraryDialog) -> None:
        QTimer.singleShot(50, leave)
        dialog.shelves.statistics.click()

    looked(program, look)
    assert seen == [StatisticsDialog, LibraryDialog]


def test_the_puzzle_that_is_played_is_simply_gone_on_with(program: Program) -> None:
    before = playing(program)
    session = program.controller.session
    state = session.state
    looked(program, lambda dialog: dialog.filters.play.click())
    settle(program)
    assert playing(program) == before
    assert session.state is state

# SPDX-License-Identifier: MIT
"""The library's dialog says what it lists, what is missing, and leads to the statistics."""

import threading

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QDialog

from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.engine.work import Stop
from sudoku_qt.models.library.listing import SHELVES
from sudoku_qt.store.library.entry import Entry, Totals
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.filter_bar import AGAIN
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from tests.controllers.conftest import Program
from tests.controllers.library_window.conftest import (
    looked,
    names,
    play,
    rows,
    search,
    settle,
    settled,
)
from tests.controllers.sudoku.by_hand import go
from tests.controllers.sudoku.library.test_library import playing
from tests.puzzle_lines import puzzles
from tests.store.library.samples import different, turned


def add(program: Program, count: int = 5) -> None:
    library = program.shell._services.library.library
    library.add([Entry("sudoku", line, collection="Club") for line in puzzles(count)])


def test_it_says_how_many_there_are(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        assert dialog.count_line.text() == "5 entries."
        dialog.shelves.choose("favourites")
        settled(program, dialog)
        assert dialog.count_line.text() == ""
        assert dialog.nothing.head.text() == "No favourites yet"
        search(program, dialog, "kite")
        assert dialog.nothing.words.text() == "Nothing here is like that."

    looked(program, look)


def test_each_shelf_says_what_will_lie_there(program: Program) -> None:
    def look(dialog: LibraryDialog) -> None:
        said = []
        for shelf in SHELVES:
            dialog.shelves.choose(shelf)
            settled(program, dialog)
            said.append(dialog.nothing.words.text())
        assert all(said)
        assert len(set(said)) == len(SHELVES)

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
        assert told in dialog.count_line.text()

    looked(program, look)


def test_a_filter_says_how_many_levels_are_missing(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.level._toggle("master")
        settled(program, dialog)
        assert dialog.count_line.text().endswith("is not known yet.")

    looked(program, look)


def test_what_is_written_meanwhile_is_listed(program: Program) -> None:
    def look(dialog: LibraryDialog) -> None:
        assert rows(dialog) == []
        access = program.shell._services.library
        access.write(lambda _: add(program))
        settled(program, dialog)
        assert len(rows(dialog)) == 5
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


def play_first(program: Program) -> None:
    """Play the only puzzle that is listed."""

    def look(dialog: LibraryDialog) -> None:
        assert len(rows(dialog)) == 1
        dialog.filters.play.click()

    looked(program, look)
    settle(program)


def test_the_puzzle_that_is_played_is_simply_gone_on_with(program: Program) -> None:
    play(program)
    program.controller.leaving.emit()  # as when the other game is played meanwhile
    settle(program)
    session, before = program.controller.session, playing(program)
    state = session.state
    play_first(program)

    assert playing(program) == before
    assert session.state is state


def test_the_puzzle_that_was_just_solved_begins_anew(program: Program) -> None:
    play(program)
    session = program.controller.session
    givens = session.setup.givens
    solution = solve("".join(write_rows(givens))).solution or b""
    for cell in range(81):
        if session.state.values[cell] == 0:
            go(program, cell)
            program.press(Qt.Key(Qt.Key.Key_0 + solution[cell]))
    settle(program)
    assert session.is_finished
    play_first(program)

    assert not program.controller.session.is_finished
    assert program.controller.session.setup.givens == givens


def test_shelves_are_counted_when_something_was_written(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[bool] = []
    totals = Library.totals

    def count(library: Library, stop: Stop) -> Totals:
        counted.append(True)
        return totals(library, stop)

    monkeypatch.setattr(Library, "totals", count)

    def look(dialog: LibraryDialog) -> None:
        settled(program, dialog)
        before = len(counted)
        search(program, dialog, "kite")
        assert len(counted) == before
        program.shell._services.library.write(lambda _: add(program))
        settled(program, dialog)
        assert len(counted) == before + 1

    looked(program, look)


def test_it_says_how_many_there_are_at_least(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_count = threading.Event()
    count = Library.count

    def wait(library: Library, query: Query, stop: Stop) -> int:
        if query.text:
            may_count.wait()
        return count(library, query, stop)

    monkeypatch.setattr(Library, "count", wait)
    add(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.search.setText("club")
        program.qtbot.waitUntil(lambda: dialog.count_line.text() == "At least 5…")
        assert len(rows(dialog)) == 5
        assert dialog.filters.play.isEnabled()
        may_count.set()
        settled(program, dialog)
        assert dialog.count_line.text() == "5 entries."

    looked(program, look)


def test_it_asks_for_patience(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    is_seen = threading.Event()
    count = Library.count

    def wait(library: Library, query: Query, stop: Stop) -> int:
        if query.text:
            is_seen.wait()
        return count(library, query, stop)

    monkeypatch.setattr(Library, "count", wait)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.search.setText("zzzz")
        program.qtbot.waitUntil(lambda: dialog.count_line.text() == "Looking it up…")
        is_seen.set()
        settled(program, dialog)
        assert dialog.nothing.words.text() == "Nothing here is like that."
        assert dialog.count_line.text() == ""

    looked(program, look)


def test_the_first_that_comes_while_nothing_is_listed_can_be_played(program: Program) -> None:
    access = program.shell._services.library

    def look(dialog: LibraryDialog) -> None:
        dialog.shelves.choose("collection", "Club")
        settled(program, dialog)
        assert not dialog.filters.play.isEnabled()
        access.write(lambda _: add(program))
        settled(program, dialog)
        assert dialog.filters.play.isEnabled()

    looked(program, look)


def add_rated(program: Program) -> None:
    """Twelve puzzles, the first with the most SE."""
    library = program.shell._services.library.library
    library.add(
        Entry(
            "sudoku",
            line,
            name=f"P{number:02}",
            se_rating=9.0 - number / 10,
            minimal=number % 2 == 0,
        )
        for number, line in enumerate(puzzles(12))
    )


def chosen_names(dialog: LibraryDialog) -> list[str]:
    found = rows(dialog)
    return sorted(found[row].name for each in dialog.table.chosen() for row in each)


def test_what_is_chosen_stays_chosen_in_another_order_or_filter(program: Program) -> None:
    add_rated(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.heads._order("name")
        settled(program, dialog)
        assert names(dialog)[0] == "P00"
        press = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ControlModifier
        for row in (2, 5, 7):
            place = dialog.table.visualRect(dialog.table.model().index(row, 0)).center()
            if row == 2:
                program.qtbot.mouseClick(dialog.table.viewport(), press[0], pos=place)
            else:
                program.qtbot.mouseClick(dialog.table.viewport(), *press, place)
        assert chosen_names(dialog) == ["P02", "P05", "P07"]

        dialog.heads._order("se")
        settled(program, dialog)
        dialog.heads._order("se")
        settled(program, dialog)
        assert names(dialog)[0] == "P11"
        assert chosen_names(dialog) == ["P02", "P05", "P07"]

        dialog.filters.minimal.clear_to(False)
        settled(program, dialog)
        assert chosen_names(dialog) == ["P05", "P07"]
        dialog.filters.se.choose((8.95, 9.0))
        settled(program, dialog)
        dialog.filters.se.clear()
        settled(program, dialog)
        assert chosen_names(dialog) == ["P11"], "what was filtered away is chosen no more"

    looked(program, look)


def test_the_first_line_is_nobody_s_choice_and_a_search_begins_at_the_top(
    program: Program,
) -> None:
    add_rated(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.heads._order("name")
        settled(program, dialog)
        assert chosen_names(dialog) == ["P00"]
        dialog.heads._order("name")
        settled(program, dialog)
        assert chosen_names(dialog) == ["P11"]

        program.qtbot.keyClick(dialog.table, Qt.Key.Key_Down)
        assert chosen_names(dialog) == ["P10"]
        search(program, dialog, "P0")
        assert chosen_names(dialog) == ["P09"]

    looked(program, look)


def test_what_is_not_known_yet_of_rare_filters_is_said(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.minimal.clear_to(True)
        settled(program, dialog)
        assert "Of 5 it is not known yet whether" in dialog.count_line.text()
        dialog.filters.minimal.clear()
        dialog.filters.se.choose((1.0, 2.0))
        settled(program, dialog)
        assert "The techniques of 5 are not known yet." in dialog.count_line.text()

    looked(program, look)


def test_twins_stand_together_with_the_number_of_their_puzzle(program: Program) -> None:
    library = program.shell._services.library.library
    one, two, three = different(3)
    library.add(
        Entry("sudoku", line, name=name)
        for name, line in zip(
            ("A", "B", "C", "A2", "B2"), (one, two, three, turned(one), turned(two)), strict=True
        )
    )
    library.compare()

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.twins.clear_to(AGAIN)
        settled(program, dialog)
        settled(program, dialog)
        found = rows(dialog)
        assert {row.name for row in found} == {"A", "A2", "B", "B2"}
        assert found[0].name[0] == found[1].name[0]
        numbers = {row.name[0]: row.remark.split(" · ")[0] for row in found}
        assert numbers == {"A": "twin 1", "B": "twin 2"}
        dialog.filters.twins.clear()
        settled(program, dialog)
        assert not any("twin" in row.remark for row in rows(dialog))

    looked(program, look)


def test_twins_that_are_not_compared_yet_are_said(program: Program) -> None:
    add(program)

    def look(dialog: LibraryDialog) -> None:
        dialog.filters.twins.clear_to(AGAIN)
        settled(program, dialog)
        assert dialog.nothing.words.text() == "Nothing here is like that."
        assert "5 are not compared yet." in dialog.count_line.text()

    looked(program, look)

# SPDX-License-Identifier: MIT
"""What is played of Gomoku is kept in the library, from first stone to end, as one entry."""

from pathlib import Path

from sudoku_qt.controllers.gomoku.library.entries import problem_entry
from sudoku_qt.engine import document
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import start_state
from sudoku_qt.store.library.entry import GAME, PROBLEM, Entry, Source, State
from sudoku_qt.store.library.query import Query
from tests.controllers.conftest import Begin
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.library_window.conftest import settle

SGF = "(;FF[4]GM[4]SZ[15]PB[Ada]PW[Bo];B[hh];W[ii];B[jh])"


def kept(table: Table) -> list[Entry]:
    """The games in the library."""
    settle(table.program)
    library = table.program.shell._services.library.library
    return library.page(Query(game="gomoku"), 0, 10)


def test_a_game_without_a_stone_is_none(table: Table) -> None:
    table.controller.leaving.emit()
    assert kept(table) == []


def test_a_game_that_is_left_lies_there_with_all_its_moves(table: Table) -> None:
    table.click("h8 i9")
    table.controller.leaving.emit()
    (entry,) = kept(table)
    assert (entry.state, entry.kind, entry.clues) == (State.STARTED, GAME, 2)
    assert (entry.source, bool(entry.played)) == (Source.PLAYED, True)
    data = table.program.shell._services.library.library.document(entry.id)
    assert [move.partition("@")[0] for move in document.read(data).moves] == ["h8", "i9"]


def test_a_game_that_is_thought_about_is_kept_before_it_is_left(table: Table) -> None:
    table.controller.recorder._timer.setInterval(0)
    table.click("h8")
    table.program.qtbot.waitUntil(lambda: [each.clues for each in kept(table)] == [1])


def test_a_game_stays_one_entry_until_it_has_ended(table: Table) -> None:
    for point in FIVE.split():
        table.click(point)
        table.controller.recorder.keep_now()
    (entry,) = kept(table)
    assert (entry.state, entry.clues) == (State.SOLVED, 9)


def test_the_next_game_is_another_entry(table: Table) -> None:
    table.click(FIVE)
    table.controller.finish.play_again()
    table.click("h8")
    table.controller.leaving.emit()
    assert sorted(entry.state for entry in kept(table)) == [State.STARTED, State.SOLVED]


def test_it_is_the_same_game_after_the_next_start(begin: Begin) -> None:
    table = Table(begin(left="gomoku").start())
    table.begin()
    table.click("h8")
    table.program.shell.window.close()
    again = Table(begin(left="gomoku").start())
    again.click("i9")
    again.controller.leaving.emit()
    (entry,) = kept(again)
    assert entry.clues == 2


def test_a_game_from_elsewhere_comes_in_once(table: Table, tmp_path: Path) -> None:
    for _ in range(2):
        table.program.shell.documents.open_text(SGF)
        table.settle()
        settle(table.program)
    (entry,) = kept(table)
    assert (entry.source, entry.state, entry.played) == (Source.IMPORTED, State.NEW, None)
    table.click("a1")
    table.controller.leaving.emit()
    (entry,) = kept(table)
    assert (entry.state, entry.clues) == (State.STARTED, 4)
    table.program.shell.documents.open_text(SGF)
    table.settle()
    (entry,) = kept(table)
    assert entry.clues == 4, "what was played on from it stays"


def test_the_games_of_a_collection_come_in_together(table: Table, tmp_path: Path) -> None:
    path = tmp_path / "Club.sgf"
    games = [SGF.replace("[jh]", point) for point in ("[jh]", "[jj]", "[aa]")]
    path.write_text("\n".join(games), encoding="utf-8")
    table.program.shell.documents.open(path)
    table.settle()
    assert [entry.collection for entry in kept(table)] == ["Club"] * 3


def test_a_problem_is_kept_as_it_is_and_as_it_was_solved(table: Table) -> None:
    setup = GomokuSetup()
    for state in (State.NEW, State.SOLVED):
        like = Entry("", "", name="Two", state=state)
        table.controller.recorder.keep(problem_entry(setup, start_state(setup), 7, like))
    (entry,) = kept(table)
    assert (entry.kind, entry.name, entry.level, entry.clues) == (PROBLEM, "Two", 5, 7)
    assert entry.state is State.SOLVED

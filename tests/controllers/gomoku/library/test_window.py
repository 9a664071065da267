# SPDX-License-Identifier: MIT
"""Games of Gomoku in the library's window: listed, found, gone on with, taken out."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.gomoku.library.entries import problem_entry
from sudoku_qt.controllers.gomoku.words import level_word
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.gomoku.rules import RENJU
from sudoku_qt.engine.gomoku.setup import GomokuPlayer
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.views.library.dialog import LibraryDialog
from tests.controllers.conftest import Program
from tests.controllers.gomoku.library.test_recorder import SGF
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.library_window.conftest import looked, names, rows, search, settled
from tests.puzzle_lines import EASY
from tests.sweeps import in_turn

ADA_AND_BO = GomokuPlayer(name="Ada"), GomokuPlayer(name="Bo")


def shown(program: Program, dialog: LibraryDialog, game: str) -> None:
    """List one game."""
    dialog.filters.game._toggle(game)
    settled(program, dialog)


def test_a_line_says_who_plays_what_and_how_it_ended(table: Table) -> None:
    table.begin(players=ADA_AND_BO, rule=RENJU)
    table.click("h8 i9")

    def running(dialog: LibraryDialog) -> None:
        (row,) = (row for row in rows(dialog) if row.game == "gomoku")
        assert (row.name, row.state, row.state_text) == ("Ada – Bo", "running", "move 3")
        assert row.remark.startswith("2 moves · ")
        assert row.remark.endswith(" · renju · 15 × 15")
        assert row.face.count(0) == 223

    table.controller.leaving.emit()
    looked(table.program, running)
    table.begin()
    table.click(FIVE)

    def over(dialog: LibraryDialog) -> None:
        row = rows(dialog)[0]
        assert (row.name, row.state, row.state_text) == ("Black – White", "over", "Black won")
        assert dialog.filters.play.text() == "&Look at it"

    looked(table.program, over)


@in_turn("level", ["hard", "glance", "two"])
def test_a_line_says_how_well_the_computer_plays(table: Table, level: str) -> None:
    table.begin(players=(GomokuPlayer(), GomokuPlayer("computer", level)))
    table.click("h8")
    table.controller.leaving.emit()

    def listed(dialog: LibraryDialog) -> None:
        row = rows(dialog)[0]
        assert (row.name, row.level_text.casefold()) == ("You – Computer", level_word(level))
        assert not row.level_text[0].islower(), "a level begins as those of the other game do"

    looked(table.program, listed)


@in_turn("words", ["bo", "Renju", "ren"])
def test_a_game_is_found_by_a_player_and_by_its_rules(table: Table, words: str) -> None:
    table.begin(players=ADA_AND_BO, rule=RENJU)
    table.click("h8")
    table.controller.leaving.emit()

    def look(dialog: LibraryDialog) -> None:
        search(table.program, dialog, words)
        assert "Ada – Bo" in names(dialog)
        search(table.program, dialog, "Swap2")
        assert rows(dialog) == []

    looked(table.program, look)


def test_both_games_are_listed_and_each_alone(table: Table) -> None:
    table.click("h8")
    table.controller.leaving.emit()
    library = table.program.shell._services.library.library
    library.add([Entry("sudoku", EASY)])

    def look(dialog: LibraryDialog) -> None:
        assert sorted(row.game for row in rows(dialog)) == ["gomoku", "sudoku"]
        for game in ("sudoku", "gomoku"):
            shown(table.program, dialog, game)
            assert {row.game for row in rows(dialog)} == {game}

    looked(table.program, look)


def test_a_game_is_gone_on_with_from_the_other_game(table: Table) -> None:
    table.click("h8 i9")
    table.controller.leaving.emit()
    table.begin()
    table.program.shell.games.go_to("sudoku")
    table.program.settle()

    def choose(dialog: LibraryDialog) -> None:
        shown(table.program, dialog, "gomoku")
        table.program.qtbot.keyClick(dialog.table, Qt.Key.Key_Return)

    looked(table.program, choose)
    assert table.program.shell.controller is table.controller
    assert table.order == ["h8", "i9"]
    table.click("j10")
    table.controller.leaving.emit()

    def look(dialog: LibraryDialog) -> None:
        (row,) = (row for row in rows(dialog) if row.game == "gomoku")
        assert row.state_text == "move 4"

    looked(table.program, look)


def test_a_puzzle_is_begun_while_gomoku_is_played(table: Table) -> None:
    program = table.program
    program.shell._services.library.library.add([Entry("sudoku", EASY)])

    def choose(dialog: LibraryDialog) -> None:
        assert dialog.shelves.statistics.isHidden()
        shown(program, dialog, "sudoku")
        dialog.filters.play.click()

    looked(program, choose)
    assert isinstance(program.shell.controller, SudokuController)


def test_a_file_of_games_is_added_opened_and_written_again(
    table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    club, out = tmp_path / "Club.sgf", tmp_path / "out.sgf"
    club.write_text("\n".join([SGF, SGF.replace("[jh]", "[jj]")]), encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(club), ""))
    kinds: list[str] = []

    def save(*words: str) -> tuple[str, str]:
        kinds.extend(words[3].split(";;"))
        return str(out), next(kind for kind in kinds if "SGF" in kind)

    monkeypatch.setattr(QFileDialog, "getSaveFileName", save)

    def look(dialog: LibraryDialog) -> None:
        dialog.foot.add.click()
        settled(table.program, dialog)
        assert dialog.notice.text() == "Club.sgf: 2 added."
        dialog.foot.export_clicked.emit()
        settled(table.program, dialog)
        assert dialog.notice.text() == "2 written: out.sgf"
        table.program.qtbot.keyClick(dialog.table, Qt.Key.Key_Return)

    looked(table.program, look)
    assert kinds == [
        "Lines of 81 characters (*.sdm *.txt)",
        "f-puzzles objects, one a line (*.txt)",
        "Games of Gomoku, SGF (*.sgf)",
        "Table with all that is known, CSV (*.csv)",
        "All that is known, JSON lines (*.jsonl)",
        "Saved games, in a new folder (*)",
    ]
    assert table.order[:2] == ["h8", "i7"]
    read = recognise(out.read_bytes()).found
    assert sorted(found.moves[2] for found in read) == ["j6", "j8"]


def test_a_problem_tells_its_length_and_begins_where_it_stands(table: Table) -> None:
    table.click("h8 i9 j8")
    setup, state = table.controller.session.setup, table.state
    table.begin()
    table.controller.recorder.keep(problem_entry(setup, state, 4, Entry("", "", name="The kite")))

    def look(dialog: LibraryDialog) -> None:
        place = names(dialog).index("The kite")
        row = rows(dialog)[place]
        dialog.table.go_to(place)
        assert (row.name, row.state, row.level_text) == ("The kite", "new", "in 4")
        assert dialog.filters.play.text() == "&Play"
        dialog.filters.play.click()

    looked(table.program, look)
    assert table.order == ["h8", "i9", "j8"]

# SPDX-License-Identifier: MIT
"""The tournament in the window: asked for, played in the background, kept, opened."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from sudoku_qt.automation.dialogs import visit
from sudoku_qt.controllers.gomoku.controller import GomokuController
from sudoku_qt.controllers.gomoku.tournament import desk as desks
from sudoku_qt.controllers.gomoku.tournament.desk import TournamentDesk
from sudoku_qt.models.gomoku.tournament import TournamentWanted
from sudoku_qt.store.library.query import Query
from sudoku_qt.views.gomoku.tournament.new import NewTournamentDialog
from sudoku_qt.views.gomoku.tournament.table import NEW, TournamentDialog
from tests.controllers.conftest import Program
from tests.controllers.gomoku.tournament.conftest import Made
from tests.waiting import until

WANTED = TournamentWanted(players=("level:easy", "level:medium"), size=6, turn_ms=100, pairs=1)


@pytest.fixture
def controller(program: Program) -> GomokuController:
    """Gomoku in the window."""
    assert isinstance(program.shell.controller, GomokuController)
    return program.shell.controller


@pytest.fixture
def desk(controller: GomokuController) -> TournamentDesk:
    """The tournaments."""
    return controller.engines.desk


def play(desk: TournamentDesk, made: Made, qtbot: QtBot) -> None:
    """Play a tournament of two to its end."""
    with qtbot.waitSignal(desk.games.finished, timeout=20_000):
        desk.games.begin(made("refuses"), 1)


def look(does: Callable[[QDialog], object]) -> Callable[[object], object]:
    """Do something with a dialog."""

    def seen(dialog: object) -> object:
        assert isinstance(dialog, QDialog)
        return does(dialog)

    return seen


def test_it_is_asked_for_begun_and_shown(
    desk: TournamentDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NewTournamentDialog, "ask", lambda *_: WANTED)
    seen = visit(desk.open, look(lambda dialog: (type(dialog), desk.games.total)))
    assert seen == [(TournamentDialog, 2)]
    assert desk.games.is_running, "closing the dialog leaves it running"
    assert desk.games.present.title.startswith("Tournament ")
    until(lambda: not desk.games.is_running)
    assert desk.shown.is_over


def test_who_cancels_begins_nothing(desk: TournamentDesk, program: Program) -> None:
    seen = visit(desk.open, look(lambda dialog: dialog.windowTitle()))
    assert seen == ["New tournament"]
    assert desk.games.tournament is None
    assert not program.paths.gomoku_tournament.exists()


def test_the_games_come_to_the_library_in_a_collection_of_their_own(
    desk: TournamentDesk, controller: GomokuController, made: Made, qtbot: QtBot
) -> None:
    play(desk, made, qtbot)
    access = controller.services.library
    until(lambda: not access.is_busy)
    entries = access.library.page(Query(), 0, 9)
    ours = [entry for entry in entries if entry.collection == "Cup"]
    assert len(ours) == 2
    assert all({"Dead", "refuses 0"} <= set(entry.terms) for entry in ours)


def test_the_end_is_told_with_the_winner(
    desk: TournamentDesk, program: Program, made: Made, qtbot: QtBot
) -> None:
    play(desk, made, qtbot)
    assert program.notice() == "The tournament is over; refuses 0 has most points."
    assert not program.shell.bars._status.is_busy


def test_a_game_is_opened_with_its_names_and_its_reason_and_is_no_second_entry(
    desk: TournamentDesk, controller: GomokuController, made: Made, qtbot: QtBot
) -> None:
    play(desk, made, qtbot)
    line = desk.shown.games.lines[0]
    assert line.result == "refuses 0 won (it ended)"
    access = controller.services.library
    until(lambda: not access.is_busy)
    before = access.library.count(Query())
    desk.shown.game_wanted.emit(0)
    setup, state = controller.session.setup, controller.session.state
    names = {player.name for player in setup.players}
    assert names == {"Dead", "refuses 0"}
    assert setup.comment == "Cup, game 2 · refuses 0 won (it ended)"
    assert state.ending is not None
    until(lambda: not access.is_busy)
    assert access.library.count(Query()) == before


def test_after_a_restart_it_is_shown_and_goes_on(
    desk: TournamentDesk, made: Made, qtbot: QtBot, program: Program
) -> None:
    tournament = made("silent")
    desk.games.begin(tournament, 1)
    desk.shown.stop_wanted.emit()
    desk.games.tournament = None
    answers = []

    def go_on(dialog: QDialog) -> None:
        assert isinstance(dialog, TournamentDialog)
        dialog.turn.click()
        answers.append(desk.shown.words)

    visit(desk.open, look(go_on))
    (words,) = answers
    assert words.startswith("Dead is no longer in the list of engines")
    assert not desk.games.is_running


def test_levels_go_on_where_they_were(
    desk: TournamentDesk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(NewTournamentDialog, "ask", lambda *_: replace(WANTED, pairs=2))
    visit(desk.open, look(lambda _: desk.games.stop()))
    assert not desk.games.is_running
    assert not desk.shown.is_over
    with qtbot.waitSignal(desk.games.finished, timeout=20_000):
        desk.shown.go_on_wanted.emit()
    assert desk.shown.is_over


def test_a_damaged_log_does_not_stand_in_the_way(desk: TournamentDesk, program: Program) -> None:
    program.paths.gomoku_tournament.parent.mkdir(parents=True, exist_ok=True)
    program.paths.gomoku_tournament.write_text("{", "utf-8")
    seen = visit(desk.open, look(lambda dialog: dialog.windowTitle()))
    assert seen == ["New tournament"]


def test_from_the_table_a_new_one_is_asked_for(
    desk: TournamentDesk, made: Made, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(desk, made, qtbot)
    asked = []
    monkeypatch.setattr(NewTournamentDialog, "ask", lambda *_: asked.append(1))

    def new(dialog: QDialog) -> None:
        dialog.done(NEW)

    visit(desk.open, look(new))
    assert asked == [1]
    assert len(desk.games.over) == 2, "who cancels keeps the one before"


def test_openings_are_read_from_a_file_and_counted(desk: TournamentDesk, tmp_path: Path) -> None:
    path = tmp_path / "cup.txt"
    path.write_text("0,0 1,1\n2,2 1,0\nno\n", "utf-8")
    desk.read_file(path)
    assert desk.shown.file_words == "cup.txt: 2 openings"
    assert desk.shown.has_openings("freestyle", 15)
    path.write_bytes(b"\0" * 9)
    desk.read_file(path)
    assert not desk.shown.has_openings("freestyle", 15)
    assert "not a text file" in desk.shown.file_words
    desk.read_file(tmp_path / "none.txt")
    assert not desk.shown.has_openings("freestyle", 15)
    assert desk.shown.file_words.startswith("none.txt: ")


def test_a_log_that_cannot_be_begun_is_told(
    desk: TournamentDesk, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(NewTournamentDialog, "ask", lambda *_: WANTED)
    program.paths.gomoku_tournament.mkdir(parents=True)
    desk.open()
    assert program.notice().startswith("The tournament cannot be logged: ")
    assert QApplication.activeModalWidget() is None
    assert desks.TournamentDesk is TournamentDesk


def test_progress_is_shown_while_it_runs_and_stops_it(
    desk: TournamentDesk, program: Program, made: Made
) -> None:
    desk.games.begin(made("silent"), 1)
    status = program.shell.bars._status
    assert status.is_busy
    assert status._progress is not None
    status._progress.cancelled.emit()
    assert not desk.games.is_running
    assert not status.is_busy

# SPDX-License-Identifier: MIT
"""One game at a time has the window; what another one left is there at its return."""

import pytest

from sudoku_qt.controllers.games import GAMES
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from tests.controllers.conftest import Begin, Program, click
from tests.controllers.nim_controller import ENTRY as NIM


def test_opening_a_file_seats_the_player_at_its_game(begin: Begin) -> None:
    program = begin(games=(*GAMES, NIM)).start()
    sudoku = program.shell.controller
    other = program.shell.games.switch_game("nim")
    click(program, "Take")
    path = program.paths.state / "game.nim"
    assert program.shell.documents.save_to(path)
    program.shell.games.switch_game("sudoku")
    assert program.shell.controller is sudoku

    assert program.shell.documents.open(path)

    assert program.shell.controller is other
    titles = [action.text() for action in program.shell.window.menuBar().actions()]
    assert "Nim" in titles
    assert sudoku.session.clock.is_held("away"), "only the game that is seen is timed"


def test_what_was_said_of_one_game_goes_with_it(program: Program) -> None:
    controller, services = program.controller, program.controller.services
    services.tell("Of this game.")
    controller.new_puzzle.new_alike()
    program.settle()
    assert program.notice() == ""
    services.tell("Of this game.")
    program.shell.games.switch_game("gomoku")
    assert program.notice() == ""


def test_only_a_game_that_was_played_is_offered_to_be_gone_on_with(begin: Begin) -> None:
    def offers(program: Program) -> list[str]:
        program.shell._new_menu.aboutToShow.emit()
        texts = [action.text() for action in program.shell._new_menu.actions()]
        return [text for text in texts if text.startswith("Go on")]

    program = begin().start()
    assert offers(program) == []
    program.shell.games.go_to("gomoku")
    program.settle()
    program.shell.games.switch_game("sudoku")
    assert offers(program) == ["Go on with Gomoku"]
    program.shell.window.close()
    assert offers(begin().start()) == ["Go on with Gomoku"], "it was left by the last session"


def test_what_was_said_before_the_first_game_stays(begin: Begin) -> None:
    program = begin()
    program.paths.kept_games.mkdir(parents=True)
    (program.paths.kept_games / "sudoku.current").write_bytes(b"?")
    program.start()
    assert "lies aside" in program.notice()


@pytest.mark.parametrize("begun", [True, False])
def test_who_wants_no_new_game_after_all_is_back_in_the_one_before(
    program: Program, monkeypatch: pytest.MonkeyPatch, *, begun: bool
) -> None:
    monkeypatch.setattr(NewGomokuDialog, "ask", lambda before, *_: before if begun else None)
    sudoku = program.controller
    sudoku.notes.fill_notes()
    state = sudoku.session.state
    program.shell._new_menu.aboutToShow.emit()
    next(each for each in program.shell._new_menu.actions() if each.text() == "Gomoku…").trigger()
    program.settle()
    assert (program.shell.controller is sudoku) is not begun
    assert sudoku.session.state == state
    assert sudoku.session.clock.is_held("away") is begun

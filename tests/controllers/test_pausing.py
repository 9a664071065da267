# SPDX-License-Identifier: MIT
"""A pause hides the board: nothing that shows or changes it can be had, and all else can."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt

from sudoku_qt.controllers.game_controller import AnyController
from sudoku_qt.views.board.pause_card import PauseCard
from tests.controllers.conftest import Program
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.sudoku import used_again

program, fresh = used_again.program, used_again.fresh

SHELL = {
    "new", "open_file", "save", "save_as", "quit", "paste", "pause", "other_game",
    "zoom_in", "zoom_out", "zoom_reset", "full_screen", "show_preferences",
    "show_guide", "library", "show_keys", "about", "copy_details",
}  # fmt: skip
SUDOKU = {
    "new_alike", "daily", "statistics", "practise", "learn", "type_in", "bank_next",
}  # fmt: skip
GOMOKU = {"play_again", "next_problem", "new_problems"}
LEFT = Qt.MouseButton.LeftButton


def enabled(program: Program) -> set[str]:
    """Name every action of both tables that can be had."""
    tables = program.shell._actions, program.shell.controller.actions
    return {name for table in tables for name in table if table[name].isEnabled()}


@pytest.fixture
def played(program: Program) -> Program:
    """A game of Sudoku with a move to take back and one to make again."""
    program.controller.notes.fill_notes()
    program.controller.restart()
    program.shell.undo()
    return program


def test_while_sudoku_is_paused_only_these_actions_are_left(played: Program) -> None:
    before = enabled(played)
    assert {"undo", "redo", "copy", "solve", "check", "centre_mode", "restart"} <= before
    played.shell.pause()
    assert enabled(played) == SHELL | SUDOKU
    played.shell._show_state()
    played.controller.entering.show()
    played.controller.info.describe()
    assert enabled(played) == SHELL | SUDOKU, "whatever else happens meanwhile"
    played.shell.pause()
    assert enabled(played) == before


def test_while_gomoku_is_paused_only_these_actions_are_left(table: Table) -> None:
    table.click("h8 h9 i8 i9")
    program = table.program
    before = enabled(program)
    assert {"undo", "hint", "resign", "pass_move", "set_up", "copy"} <= before
    program.shell.pause()
    assert enabled(program) == SHELL | GOMOKU
    table.controller._show()
    assert enabled(program) == SHELL | GOMOKU
    program.shell.pause()
    assert enabled(program) == before


def test_nobody_pauses_a_game_that_is_over(table: Table) -> None:
    pause = table.program.shell._actions["pause"]
    table.begin()
    assert pause.isEnabled()
    table.click(FIVE)
    assert table.state.ending
    assert not pause.isEnabled()
    table.begin()
    assert pause.isEnabled()


def test_the_next_game_is_not_paused(played: Program) -> None:
    played.shell.pause()
    played.controller.type_in()
    assert "solve" in enabled(played)


def test_a_pause_of_one_game_is_none_of_the_other(played: Program) -> None:
    played.shell.pause()
    played.shell.games.go_to("gomoku")
    assert "hint" in enabled(played) or played.shell.controller.actions["set_up"].isEnabled()
    played.shell.games.go_to("sudoku")
    assert enabled(played) == SHELL | SUDOKU


Act = Callable[[Program], object]
DONE: tuple[Act, ...] = (
    lambda program: program.controller.inspecting.solve(),
    lambda program: program.controller.inspecting.check(),
    lambda program: program.controller.restart(),
    lambda program: program.shell.undo(),
    lambda program: program.shell.redo(),
    lambda program: program.controller.entering.clear(),
    lambda program: program.press(Qt.Key.Key_5),
    lambda program: program.press(Qt.Key.Key_Delete),
)


def test_nothing_happens_to_a_hidden_board(played: Program, subtests: pytest.Subtests) -> None:
    state, notice = played.controller.session.state, played.notice()
    played.shell.pause()
    for number, act in enumerate(DONE):
        with subtests.test(number=number):
            act(played)
            played.settle()
            assert played.controller.session.state is state
            assert played.notice() == notice


@pytest.mark.parametrize(
    "asked",
    [
        lambda controller: controller.inspecting.solve(),
        lambda controller: controller.inspecting.check(),
    ],
)
def test_what_was_asked_before_a_pause_is_not_told_in_it(
    played: Program, asked: Callable[[AnyController], object]
) -> None:
    state, notice = played.controller.session.state, played.notice()
    asked(played.controller)
    played.shell.pause()
    played.settle()
    assert played.controller.session.state is state
    assert played.notice() == notice


def test_no_stone_comes_to_a_hidden_board(table: Table) -> None:
    table.click("h8 h9")
    table.program.shell.pause()
    for act in (
        table.controller.calls.swap_sides,
        table.controller.calls.agree_draw,
        table.controller.calls.resign,
    ):
        act()
    table.program.shell.undo()
    table.controller.against_computer()
    assert table.order == ["h8", "h9"]
    assert table.state.ending is None


def clicks(program: Program, place: QPoint, *, double: bool) -> None:
    """Click on the board, once or twice in quick succession."""
    surface = program.shell.controller.page.board.surface
    program.qtbot.mouseClick(surface, LEFT, pos=place)
    if double:
        program.qtbot.mouseDClick(surface, LEFT, pos=place)


@pytest.mark.parametrize("double", [False, True])
def test_a_click_on_the_cover_goes_on_and_does_nothing_else(
    played: Program, *, double: bool
) -> None:
    played.shell.pause()
    board, state = played.controller.page.board, played.controller.session.state
    cursor, place = board.cursor_cell, board.cell_rect(0, 0).center()
    clicks(played, place, double=double)
    assert not played.controller.session.is_paused
    assert (board.cursor_cell, played.controller.session.state) == (cursor, state)
    clicks(played, place, double=False)
    assert board.cursor_cell == 0


@pytest.mark.parametrize("double", [False, True])
def test_a_click_on_the_cover_puts_no_stone(table: Table, *, double: bool) -> None:
    table.click("h8")
    table.program.shell.pause()
    clicks(table.program, table.controller.page.board.cell_rect(2, 2).center(), double=double)
    assert not table.controller.session.is_paused
    assert table.order == ["h8"]
    table.click("i9")
    assert table.order == ["h8", "i9"]


@pytest.mark.parametrize("game", ["sudoku", "gomoku"])
def test_p_pauses_and_goes_on(program: Program, game: str) -> None:
    program.shell.games.go_to(game)
    program.settle()
    program.shell.window.activateWindow()
    program.qtbot.waitUntil(program.shell.window.isActiveWindow)
    for paused in (True, False, True):
        program.qtbot.keyClick(program.shell.controller.page.board, Qt.Key.Key_P)
        assert program.shell.controller.session.is_paused is paused


def test_a_pause_says_what_is_played_and_ends_by_its_key_or_a_click(fresh: Program) -> None:
    board = fresh.controller.page.board
    fresh.press(Qt.Key.Key_P)
    card = board.findChild(PauseCard)
    assert isinstance(card, PauseCard)
    assert card.isVisible()
    assert card.accessibleName().startswith("Paused, Easy, 0:")
    fresh.qtbot.mouseClick(card.resume, LEFT)
    assert not fresh.controller.session.is_paused
    assert card.isHidden()
    fresh.press(Qt.Key.Key_P)
    fresh.qtbot.keyClick(card.resume, Qt.Key.Key_P)
    assert not fresh.controller.session.is_paused
    assert board.hasFocus()

# SPDX-License-Identifier: MIT
"""Escape round the board takes away one thing a press, in the order of the controller's table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, paste
from tests.controllers.sudoku.hints.asking import ask
from tests.controllers.sudoku.hints.test_walking import HARD
from tests.controllers.sudoku.play.test_what_if import enter
from tests.controllers.sudoku.steps.test_panel import click_step, open_steps

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
ASKED = "Type in the givens of your puzzle, then play it."


def standing(program: Program) -> set[str]:
    """What stands there now that Escape can take away."""
    controller, board = program.controller, program.controller.page.board
    stands = {
        "explained": controller.hints.is_open,
        "preview": controller.steps.is_open and "Preview" in " ".join(controller.steps.words()),
        "dock": controller.steps.is_open,
        "looking back": controller.replay.is_on,
        "history": controller.history.is_open,
        "locked digit": bool(board.entry.locked),
        "selection": len(board.selectedIndexes()) > 1,
        "filter": bool(board.entry.sought.digit),
        "typing": controller.typing.is_on,
        "notice": program.notice() not in {"", ASKED},
    }
    return {name for name, is_there in stands.items() if is_there}


def taken(program: Program, keys: QWidget | None = None) -> list[str]:
    """What Escape takes away, press for press, until nothing is left of it."""
    order: list[str] = []
    while before := standing(program):
        program.qtbot.keyClick(keys or program.controller.page.board, Key.Key_Escape)
        gone = before - standing(program)
        assert len(gone) == 1, (before, gone)
        order += gone
    return order


def lay(program: Program) -> None:
    """Let two cells be selected, and something be said that stays."""
    board = program.controller.page.board
    board.move_to(0, 0)
    board.move_to(0, 1, extend=True)
    program.controller.services.warn("The disk is full.")


def explain_step(program: Program) -> None:
    """Explain a step that comes later, in the dock."""
    open_steps(program, HARD)
    click_step(program, 14)
    click(program, "Explain")


def begin_replay(program: Program) -> None:
    """Look back on what was played so far."""
    paste(program, EASY)
    enter(program, 2, Key.Key_4)
    program.controller.replay.begin()


def show_history(program: Program) -> None:
    """Open the history."""
    paste(program, EASY)
    program.press(Key.Key_L, CTRL)


def ask_hint(program: Program) -> None:
    """Ask for a hint."""
    paste(program, EASY)
    ask(program)


def lock_digit(program: Program) -> None:
    """Lock a digit."""
    paste(program, EASY)
    program.press(Key.Key_Q)
    program.press(Key.Key_7)


@pytest.mark.parametrize(
    ("stand", "order"),
    [
        (explain_step, ["explained", "preview", "dock", "selection", "notice"]),
        (begin_replay, ["looking back", "selection", "notice"]),
        (ask_hint, ["explained", "selection", "notice"]),
        (show_history, ["history", "selection", "notice"]),
        (lock_digit, ["locked digit", "selection", "notice"]),
    ],
)
def test_on_the_board_it_takes_one_thing_after_the_other(
    program: Program, stand: Callable[[Program], None], order: list[str]
) -> None:
    program.controller.welcome.leave()  # a newcomer has answered
    stand(program)
    lay(program)
    assert taken(program) == order


def test_the_dock_goes_before_the_history_beside_it(program: Program) -> None:
    open_steps(program, HARD)
    program.press(Key.Key_L, CTRL)
    program.controller.services.bars.hide_notice()
    assert taken(program) == ["dock", "history"]


def test_a_complaint_goes_before_typing(program: Program) -> None:
    paste(program, EASY)
    program.controller.type_in()
    program.controller.services.complain("This is no puzzle.")
    assert taken(program) == ["notice", "typing"]


def test_a_hint_closes_wherever_on_its_card_the_keys_are(program: Program) -> None:
    ask_hint(program)
    program.controller.services.bars.hide_notice()
    assert taken(program, program.controller.cards.hint.primary_key) == ["explained"]


def test_beside_the_board_the_dock_closes_but_looking_back_goes_on(program: Program) -> None:
    begin_replay(program)
    program.qtbot.keyClick(program.shell.window, Key.Key_Escape)
    assert program.controller.replay.is_on
    program.controller.replay.end()
    open_steps(program, HARD)
    program.controller.services.bars.hide_notice()
    assert taken(program, program.shell.window) == ["dock"]

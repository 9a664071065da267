# SPDX-License-Identifier: MIT
"""A puzzle with rules of its own, played in the real window from a pasted object to its end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from sudoku_qt.controllers.sudoku.menu import PLAY, VARIANT
from sudoku_qt.models.sudoku.board.cell import Mark
from sudoku_qt.store.record import Record
from tests.cages import KILLER, SOLVED, killer
from tests.controllers.conftest import Begin, Program
from tests.controllers.menus.test_places import named
from tests.controllers.sudoku.by_hand import EASY, go, paste


@pytest.fixture
def game(program: Program) -> Program:
    """A killer in the window."""
    paste(program, KILLER)
    return program


def offered(program: Program) -> list[str]:
    """What the buttons of the window say."""
    buttons = program.shell.window.findChildren(QAbstractButton)
    return [button.text() for button in buttons if button.isVisible()]


def shown_text(part: QWidget) -> str:
    """All that is written in a part of the window."""
    return "\n".join(line.text() for line in part.findChildren(QLabel))


def test_a_pasted_variant_is_a_game_with_its_rules_on_the_card(game: Program) -> None:
    controller = game.controller
    info = controller.cards.info

    assert controller.mode == VARIANT
    assert "Killer" in shown_text(info)
    assert {"hint", "check", "solve", "show_rules", "show_steps", "restart"} <= named(game)
    assert "compose_this" in named(game)


def test_a_classic_puzzle_afterwards_has_no_rules_of_its_own(game: Program) -> None:
    paste(game, EASY)

    assert game.controller.mode == PLAY
    game.controller.rules_panel.show_rules()
    assert not game.controller.rules_panel.is_open
    assert "show_rules" not in named(game)


def test_a_sum_that_is_passed_is_a_conflict(game: Program) -> None:
    model = game.controller.model
    go(game, 0)
    game.press(Qt.Key.Key_4)

    assert [cell for cell in range(81) if model.cell(cell).conflict] != []
    game.controller.session.undo()
    assert [cell for cell in range(81) if model.cell(cell).conflict] == []


def test_notes_are_filled_by_the_rules_and_go_by_them(game: Program) -> None:
    game.controller.actions["fill_notes"].trigger()
    game.settle()
    grid = game.controller.session.state
    assert grid.candidates[80] == 1 << 1

    go(game, 0)
    game.press(Qt.Key.Key_1)

    assert not game.controller.session.state.candidates[1] & 1


def test_check_says_which_digit_is_wrong(game: Program) -> None:
    go(game, 0)
    game.press(Qt.Key.Key_2)
    game.controller.actions["check"].trigger()
    game.settle()

    assert game.controller.model.cell(0).mark is Mark.WRONG
    assert "wrong digit" in game.notice()


def test_the_solution_is_found_by_the_rules(game: Program) -> None:
    game.controller.actions["solve"].trigger()
    game.settle()

    assert game.controller.session.is_finished
    assert "".join(map(str, game.controller.session.state.values)) == SOLVED


def test_it_is_solved_by_keys(game: Program) -> None:
    for cell in (0, 1, 2, 3, 40, 41, 80):
        go(game, cell)
        game.press(Qt.Key(ord(SOLVED[cell])))
    game.settle()

    assert game.controller.session.is_finished
    assert game.controller.page.sole_card is game.controller.cards.finish
    (played,) = Record(game.paths.record).read()
    assert (played.kind, played.found, played.missed) == ("killer", ("last_cell",), ())
    assert played.puzzle == game.controller.session.setup.identity


def test_the_rules_open_from_the_card_and_close_by_escape(game: Program) -> None:
    controller = game.controller
    game.qtbot.mouseClick(controller.cards.info.page_key, Qt.MouseButton.LeftButton)
    assert controller.rules_panel.rules.isVisible()

    game.press(Qt.Key.Key_Escape)

    assert not controller.rules_panel.rules.isVisible()
    assert controller.cards.pad.isVisible()


def test_an_unfinished_variant_comes_back(begin: Begin) -> None:
    program = begin().start()
    paste(program, KILLER)
    go(program, 0)
    program.press(Qt.Key.Key_1)
    program.settle()
    before = program.controller.session.state

    program.shell.window.close()
    again = begin().start()

    setup = again.controller.session.setup
    assert again.controller.session.state == before
    assert setup.variant
    assert setup.title == "Little cages"
    again.controller.rules_panel.show_rules()
    assert again.controller.rules_panel.is_open


def test_a_variant_without_a_solution_is_refused_and_not_begun(program: Program) -> None:
    before = program.controller.session.setup
    paste(program, killer("0" * 79 + "00", antiking=True, killercage=[
        {"cells": ["R1C1", "R1C2"], "value": "3"}, {"cells": ["R1C1", "R2C1"], "value": "17"}
    ]))  # fmt: skip

    assert program.controller.session.setup == before
    assert "no solution" in program.notice()
    assert "Killer cage" in program.notice()
    assert "Show and mend it" not in offered(program)


def test_a_variant_with_several_solutions_is_said_and_played_on_demand(program: Program) -> None:
    paste(program, killer("0" * 81))

    assert "several solutions" in program.notice()

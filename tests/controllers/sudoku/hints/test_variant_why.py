# SPDX-License-Identifier: MIT
"""Why a digit cannot be in a cell of a variant, asked from the menu and answered in the card."""

import pytest

from tests.cages import KILLER
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, go, paste
from tests.controllers.sudoku.hints.test_variant_screens import card


@pytest.fixture
def game(program: Program) -> Program:
    """A killer in the window."""
    paste(program, KILLER)
    return program


def ask(program: Program, cell: int, digit: int) -> None:
    """Ask from the menu of a cell."""
    program.controller.cell_menu.why_asked.emit(cell, digit)
    program.settle()


def test_a_digit_that_the_cage_forbids_is_struck_out(game: Program) -> None:
    ask(game, 0, 4)

    assert "Why not 4 in r1c1?" in card(game)
    assert "r1c1" in card(game)
    (disc,) = game.controller.model.drawing.discs[0]
    assert (disc.digit, disc.role) == (4, "eliminated")
    legend = game.controller.hints._screens[-1].card.legend
    assert any(row.disc and row.disc.role == "eliminated" for row in legend)


def test_nothing_speaks_against_the_right_digit(game: Program) -> None:
    ask(game, 0, 1)

    assert "Nothing speaks against it" in card(game)


def test_the_key_for_the_question_offers_the_digits_of_the_board(game: Program) -> None:
    go(game, 0)
    menu = game.controller.cell_menu.menu_of(0, 0)

    assert [action.text() for action in menu.actions() if "hy" in action.text()]


def test_in_a_classic_puzzle_the_question_has_its_proof(program: Program) -> None:
    paste(program, EASY)
    ask(program, 2, 1)

    assert "Why not 1 in r1c3?" in card(program)


def test_what_is_missing_is_said_for_the_regions_of_the_rules(game: Program) -> None:
    go(game, 0)
    game.controller.actions["missing_here"].trigger()

    assert "Missing in the row: 1, 2, 3 and 4." in game.notice()
    assert "In the region: 1, 2 and 3." in game.notice()

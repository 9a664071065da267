# SPDX-License-Identifier: MIT
"""Puzzles looked at, digits checked, grids solved, in the real window."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.board.model import Mark
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program, click
from tests.controllers.sudoku.by_hand import EASY, SOLUTION, TWO_SOLUTIONS, go, paste, text_of
from tests.sweeps import in_turn

Key = Qt.Key
TWO_SEVENS = "77" + "." * 79
NO_SOLUTION = "12345678." + "." * 17 + "9" + "." * 54
FOUR_OPEN = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179"


def type_in(program: Program, puzzle: str) -> None:
    """Type the givens of a puzzle into an empty board."""
    program.controller.type_in()
    for cell, character in enumerate(puzzle):
        if character != ".":
            go(program, cell)
            program.press(Key(Key.Key_0 + int(character)))


def test_checking_tells_right_wrong_and_unfinished(program: Program) -> None:
    paste(program, EASY)
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("Not finished: 51")
    go(program, 2)
    program.press(Key.Key_1)
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("1 wrong digit,")
    assert program.controller.model.cell(2)[4] is Mark.WRONG
    program.press(Key.Key_4)
    assert program.controller.model.cell(2)[4] is Mark.NONE, "a mended cell is no longer marked"


def test_a_given_and_a_right_digit_in_conflict_are_not_wrong(program: Program) -> None:
    paste(program, EASY)
    for cell, key in ((3, Key.Key_6), (5, Key.Key_6), (2, Key.Key_5)):
        go(program, cell)
        program.press(key)
    assert len(program.controller.session.state.conflicts) > 3
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("2 wrong digits,")
    marks = {cell: program.controller.model.cell(cell)[4] for cell in range(CELLS)}
    assert [cell for cell in marks if marks[cell] is Mark.WRONG] == [2, 5]
    assert marks[3] is Mark.RIGHT


def test_what_is_wrong_is_taken_away_from_the_notice_and_one_undo_brings_it_back(
    program: Program,
) -> None:
    paste(program, EASY)
    for cell, key in ((5, Key.Key_6), (2, Key.Key_5), (3, Key.Key_6)):
        go(program, cell)
        program.press(key)
    typed = text_of(program)
    program.controller.inspecting.check()
    program.settle()
    click(program, "Take them away")
    assert text_of(program) == EASY[:3] + "6" + EASY[4:], "what is right stays"
    assert program.notice() == ""
    program.shell.undo()
    assert text_of(program) == typed


def test_what_a_check_offers_goes_when_a_hint_offers_the_same(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_5)
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("1 wrong digit,")
    program.press(Key.Key_H)
    program.settle()
    assert program.controller.hints.is_open
    assert program.notice() == ""


def test_with_a_wrong_digit_that_is_taken_away_the_notes_around_it_are_back(
    program: Program,
) -> None:
    paste(program, EASY)
    program.controller.actions["fill_notes"].trigger()
    noted = program.controller.session.state.candidates
    go(program, 2)
    program.press(Key.Key_1)
    assert program.controller.session.state.candidates != noted
    program.controller.inspecting.check()
    program.settle()
    click(program, "Take it away")
    assert program.controller.session.state.candidates == noted


def test_what_a_check_offers_goes_with_the_next_digit(program: Program) -> None:
    paste(program, EASY)
    go(program, 2)
    program.press(Key.Key_1)
    program.controller.inspecting.check()
    program.settle()
    program.press(Key.Key_4)
    assert program.notice() == ""


def test_solving_fills_the_grid_and_one_undo_takes_it_back(program: Program) -> None:
    paste(program, EASY)
    program.controller.inspecting.solve()
    program.settle()
    assert text_of(program) == SOLUTION
    program.shell.undo()
    assert text_of(program) == EASY


@in_turn(
    ("text", "sentence"),
    [
        (TWO_SEVENS, "row 1 has two 7s"),
        (NO_SOLUTION, "has no solution"),
        (TWO_SOLUTIONS, "several solutions"),
    ],
)
def test_a_puzzle_that_is_none_leaves_the_running_game_alone(
    program: Program, text: str, sentence: str
) -> None:
    before = program.controller.session.state
    paste(program, text)
    assert sentence in program.notice()
    assert program.controller.session.state is before


def test_a_broken_puzzle_can_be_mended(program: Program) -> None:
    paste(program, TWO_SEVENS)
    click(program, "Show and mend it")
    assert program.controller.session.setup.origin == "draft"
    assert program.controller.model.cell(0)[4] is Mark.SHOWN
    assert text_of(program) == TWO_SEVENS


def test_a_puzzle_with_several_solutions_can_be_played_all_the_same(program: Program) -> None:
    paste(program, TWO_SOLUTIONS)
    click(program, "Play it all the same")
    assert text_of(program) == TWO_SOLUTIONS
    solution = solve(TWO_SOLUTIONS).solution
    assert solution is not None
    program.controller.inspecting.solve()
    program.settle()
    program.controller.inspecting.check()
    program.settle()
    assert program.notice().startswith("Right")


@pytest.mark.slow
def test_a_puzzle_of_ones_own_is_typed_checked_and_played(program: Program) -> None:
    type_in(program, EASY)
    clock = program.controller.session.clock
    assert not clock.is_running, "typing is not yet playing"
    program.controller.inspecting.check()
    program.settle()
    assert "exactly one solution" in program.notice()
    session = program.controller.session
    assert session.setup.origin == "draft", "a check does not begin anything"
    click(program, "Play it")
    assert (session.setup.origin, session.setup.givens) == ("typed", parse(EASY))
    assert not clock.is_running, "nothing is done yet"
    program.press(Key.Key_Left)
    assert clock.is_running


@pytest.mark.slow
def test_a_puzzle_of_ones_own_with_several_solutions_shows_what_is_open(program: Program) -> None:
    type_in(program, FOUR_OPEN)
    program.controller.play_typed()
    program.settle()
    assert "several solutions" in program.notice()
    assert program.controller.session.setup.origin == "draft"
    said = [label.text() for label in program.controller.cards.info.findChildren(Line)]
    assert "Several solutions: 4 cells are open" in said
    marked = [cell for cell in range(CELLS) if program.controller.model.cell(cell)[4] is Mark.SHOWN]
    assert marked == [cell for cell in range(CELLS) if FOUR_OPEN[cell] == "."]


def test_a_full_grid_with_conflicts_is_told_and_can_be_checked(program: Program) -> None:
    paste(program, EASY)
    for cell, digit in enumerate(SOLUTION):
        if EASY[cell] == ".":
            go(program, cell)
            program.press(Key(Key.Key_0 + int("5" if cell == 2 else digit)))
    assert program.notice() == "All cells are filled, but some of them are in conflict."
    click(program, "Show the mistakes")
    assert program.notice().startswith("1 wrong digit,")
    go(program, 2)
    program.press(Key.Key_4)
    assert program.controller.cards.finish.isVisible()


def test_a_verdict_goes_with_the_next_move(program: Program) -> None:
    paste(program, EASY)
    program.controller.inspecting.check()
    program.settle()
    assert program.notice()
    go(program, 2)
    program.press(Key.Key_4)
    assert program.notice() == ""


def test_the_program_does_not_praise_itself(program: Program) -> None:
    program.controller.inspecting.solve()
    program.settle()
    assert "Well done" not in program.notice()

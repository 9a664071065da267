# SPDX-License-Identifier: MIT
"""A puzzle that somebody else made is graded while it is played."""

from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.views.sudoku.side.info import AboutPuzzle
from sudoku_qt.views.widgets.buttons import IconButton
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, TWO_SOLUTIONS, paste
from tests.sweeps import in_turn


def test_what_is_found_out_of_a_pasted_puzzle_is_learnt(program: Program) -> None:
    paste(program, EASY)
    program.settle()
    setup = program.controller.session.setup
    assert setup.origin == "opened"
    assert (setup.level, setup.se_rating) == (1, 1.2)


def test_a_puzzle_that_is_graded_is_left_alone(program: Program) -> None:
    paste(program, EASY)
    program.settle()
    setup = program.controller.session.setup
    program.controller.info.grading.follow()
    program.settle()
    assert program.controller.session.setup is setup


REMOTE = "010305000065000004000740810209000500040000020003000401087064000400000360000107040"
"""Of SE 4.6, so hard, though the ladder meets a remote pair, which it lists with expert."""
WHY = "The hardest step is of the level Expert; the puzzle’s level goes by the SE difficulty alone"


@in_turn("way", ["pasted", "daily"])
def test_a_level_and_a_hardest_step_that_differ_are_both_told(program: Program, way: str) -> None:
    if way == "pasted":
        paste(program, REMOTE)
    else:
        setup = SudokuSetup(parse(REMOTE), "generated", "daily", 4, hardest="remote_pair")
        program.controller.begin(setup)
    program.settle()
    assert program.controller.session.setup.level == 4
    said = about(program)
    assert "Remote Pair (Expert)" in said
    assert WHY in said


def test_what_is_told_of_the_next_puzzle_is_of_that(program: Program) -> None:
    paste(program, REMOTE)
    program.settle()
    paste(program, EASY)
    program.settle()
    said = about(program)
    assert "Expert" not in said
    assert "Hidden Single (box)" in said


def about(program: Program) -> str:
    """What stands behind the (i) of the puzzle's card."""
    info = program.controller.cards.info
    keys = info.findChildren(IconButton)
    assert len(keys) == 1
    keys[0].click()
    card = info.findChildren(AboutPuzzle)[-1]
    card.close()
    return card.accessibleName()


@in_turn("way", ["pasted", "typed", "made"])
def test_the_digging_paper_s_rows_are_told_of_any_puzzle(program: Program, way: str) -> None:
    controller = program.controller
    if way == "pasted":
        paste(program, EASY)
    elif way == "typed":
        controller.actions["type_in"].trigger()
        controller.play(edits.fill(controller.session.state, parse(EASY)))
        controller.play_typed()
    else:
        controller.begin(SudokuSetup(parse(EASY), "generated", "standard", 1, seed="7Q4-KM2"))
    program.settle()
    rows = "Givens: 30 (4 × 0.4). Least in a row or column: 1 (5 × 0.3). Searches: 4,208 (3 × 0.3)"
    assert f"Digging score 4.0: Difficult. {rows}" in about(program)


def test_the_rows_are_those_of_the_puzzle_that_stands_there(program: Program) -> None:
    paste(program, EASY)
    program.settle()
    program.controller.begin(SudokuSetup(parse(TWO_SOLUTIONS), "bank"))
    assert program.controller.info.grading.score is None
    program.settle()
    said = about(program)
    assert "Digging score" in said
    assert "4,208" not in said
    controller = program.controller
    controller.actions["type_in"].trigger()
    program.settle()
    assert controller.info.grading.score is None

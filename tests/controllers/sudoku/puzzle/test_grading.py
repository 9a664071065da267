# SPDX-License-Identifier: MIT
"""A puzzle that somebody else made is graded while it is played."""

from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste


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
    program.controller.grading.follow()
    program.settle()
    assert program.controller.session.setup is setup

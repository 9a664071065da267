# SPDX-License-Identifier: MIT
"""A list with puzzles that have rules of their own, in the real window."""

from pathlib import Path

from tests.cages import GIVENS, killer
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY
from tests.controllers.sudoku.puzzle_list.test_lists import opened, row

LINES = [killer(GIVENS, title="Cages"), EASY, killer(GIVENS, antiknight=True)]


def test_it_names_the_rules_and_plays_each_puzzle_by_its_own(
    program: Program, tmp_path: Path
) -> None:
    opened(program, tmp_path, LINES)
    lists = program.controller.lists

    assert row(program, 0).text == "Killer · 74 givens"
    assert row(program, 1).text == "30 givens"
    assert "Anti-knight" in row(program, 2).text

    for number, is_variant in ((0, True), (1, False)):
        lists.play(number)
        program.settle()
        assert (program.controller.session.setup.variant is not None) == is_variant
        assert row(program, number).is_here
    lists.list_previous()
    program.settle()
    assert row(program, 0).is_here

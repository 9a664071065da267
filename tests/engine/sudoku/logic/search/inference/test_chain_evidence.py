# SPDX-License-Identifier: MIT
"""Chains are told link by link; a set that fills its house is told by the few cells it leaves."""

import re

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.paths import resource

HIDDEN, BOTH = 3691, 1535
"""Seeds of puzzles with a chain through almost hidden sets, and one through both kinds."""


def steps(seed: int, variant: str) -> list[Step]:
    """The chains of a way up that are told in some way."""
    board = Board.of_givens(kernel.minimal_puzzle(seed))
    return [
        Step.of(rung.name, finding, board.grid().candidates, board.grid().values)
        for rung, finding in follow(board)
        if finding.variant == variant
    ]


@pytest.mark.parametrize(("seed", "variant"), [(HIDDEN, "chain_hidden"), (BOTH, "chain_both")])
def test_an_almost_hidden_set_is_a_strong_link_between_parts_of_it(seed: int, variant: str) -> None:
    for step in steps(seed, variant):
        digits = set(re.findall(r"\{(\d+)\}", facts_of(step)["hidden_sets"]))
        through = re.findall(r"\(\d-(\d+)\)[r\d]+c\d+=\((\d+)-\d\)", facts_of(step)["chain"])
        assert through
        assert {digit for pair in through for digit in pair} <= digits
        break
    else:
        pytest.fail("no such chain")


def test_both_kinds_of_sets_are_told_of_in_either_language() -> None:
    (step, *_) = steps(BOTH, "chain_both")
    for language, words in (("en", "the almost hidden {"), ("zh_CN", "隐性待定数组 {")):
        page = Pages(resource("techniques") / language)[step.technique]
        assert words in page.sentence(step)
        assert facts_of(step)["sets"] in page.sentence(step)


def test_the_marks_are_in_the_cells_of_the_set_that_is_told() -> None:
    (step, *_) = steps(HIDDEN, "chain_hidden")
    (members,) = (part[3] for part in step.parts if part[0] == "hidden_sets")
    assert isinstance(members, tuple)
    told = {cell for cells, _, _ in members for cell in range(81) if cells >> cell & 1}
    assert {mark.candidate.cell for mark in step.marks if mark.role == "set_c"} == told

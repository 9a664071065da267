# SPDX-License-Identifier: MIT
"""Proofs by contradiction, told step by step."""

from typing import cast

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import next_hint, reasoning
from sudoku_qt.engine.sudoku.hints.contradiction import NAME, Contradiction
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow, next_finding
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import HARD, digits

CHAINS = "".join(map(str, kernel.minimal_puzzle(18)))
NEARLY_ALL_PAIRS = 21
"""The seed of a puzzle that comes to cells with two candidates, but for one."""
SINGLES = LADDER.only("full_house", "hidden_single", "naked_single")


def stuck(text: str, ladder: Ladder) -> Grid:
    """A puzzle from which a ladder leads no further."""
    board = Board.of_givens(digits(text))
    while found := next_finding(board, ladder.active):
        board.apply(found[1])
    return board.grid()


def under(step: Step) -> tuple[Step, ...]:
    (part,) = (part for part in step.parts if part[0] == "under")
    return cast(tuple[Step, ...], part[3])


@pytest.mark.parametrize("text", [HARD, CHAINS])
def test_past_the_ladder_a_contradiction_takes_a_candidate_away(text: str) -> None:
    grid = stuck(text, SINGLES)
    step = next_hint(grid, -1, SINGLES)
    solution = kernel.solve(digits(text))
    assert step
    assert solution
    (gone,) = step.eliminations

    assert step.technique == NAME
    assert solution[gone.cell] != gone.digit
    assert facts_of(step)["assumptions"] == f"{facts_of(step)['result']}".replace("≠", "=")


def test_each_step_under_the_assumption_stands_on_those_before() -> None:
    step = next_hint(stuck(HARD, SINGLES), -1, SINGLES)
    assert step
    board = Board(Grid(bytes(81), stuck(HARD, SINGLES).values, step.position))
    (gone,) = step.eliminations
    digit = gone.digit - 1
    board.apply(Finding((), 1 << digit, (), (81 * digit + gone.cell,)))

    for each in under(step):
        assert each.position == board.grid().candidates
        placed = tuple(81 * (digit - 1) + cell for cell, digit in each.placements)
        struck = tuple(81 * (digit - 1) + cell for cell, digit in each.eliminations)
        board.apply(Finding((), 0, struck, placed))
    assert board.broken or has_house_without_place(board.grid())


def has_house_without_place(grid: Grid) -> bool:
    for house in STANDARD_SHAPE.houses:
        there = 0
        for cell in house:
            there |= grid.candidates[cell] | (1 << grid.values[cell] >> 1)
        if there != 0b111_111_111:
            return True
    return False


def test_the_truths_of_the_steps_prove_it() -> None:
    step = next_hint(stuck(HARD, SINGLES), -1, SINGLES)

    assert step
    assert step.proof.truths
    assert not step.proof.branches


def test_where_one_assumption_does_not_do_another_is_refuted_under_it() -> None:
    """Without any technique nothing follows but what is empty at once."""
    board = Board.of_givens(kernel.minimal_puzzle(NEARLY_ALL_PAIRS))
    for rung, _ in follow(board):
        if rung.name == "bug_plus_one":
            break
    grid = board.grid()
    solution = kernel.solve(grid.values)
    finding = Contradiction(()).first(Board(grid))
    assert finding
    assert solution
    (number,) = finding.eliminations

    step = Step.of(NAME, finding, grid.candidates, grid.values)

    assert solution[number % 81] != number // 81 + 1
    assert {each.technique for each in under(step)} == {NAME}


def test_a_full_grid_has_nothing_to_refute() -> None:
    solution = kernel.solve(digits(HARD))
    assert solution

    assert Contradiction(reasoning()).first(Board(Grid(solution, solution))) is None


def test_it_stops_when_nobody_wants_it() -> None:
    with pytest.raises(Cancelled):
        Contradiction(reasoning(), lambda: True).first(Board(stuck(HARD, SINGLES)))

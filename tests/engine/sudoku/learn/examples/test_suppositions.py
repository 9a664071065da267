# SPDX-License-Identifier: MIT
"""What the places of one digit and all cases of a unit prove."""

from functools import cache

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.examples.suppositions import CASES, Cases, Places
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.refutation import refutes
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import amount, dear

EASY = Ladder(tuple(rung for rung in LADDER if rung.family == "singles"))
SEEDS = range(12)
WAYS = (Places(), Cases())


@cache
def stuck() -> tuple[Grid, ...]:
    """Positions in which singles find nothing more."""
    boards = [Board.of_givens(kernel.minimal_puzzle(seed)) for seed in SEEDS]
    for board in boards:
        for _ in follow(board, EASY):
            pass
    return tuple(board.grid() for board in boards if not board.solved)


def steps(way: Technique, grid: Grid) -> list[Step]:
    found = way.find(Board(grid))
    return [Step.of(way.name, each, grid.candidates, grid.values) for each in found]


@pytest.mark.parametrize("way", [WAYS[0], dear(WAYS[1])], ids=lambda way: way.name)
def test_nothing_of_the_solution_is_eliminated(way: Technique) -> None:
    count = 0
    for grid in stuck():
        solution = kernel.solve(grid.givens)
        assert solution
        for step in steps(way, grid):
            ((cell, digit),) = step.eliminations
            assert solution[cell] != digit
            count += 1
    assert count > 20


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
def test_what_a_step_rests_on_refutes_what_it_eliminates(way: Technique) -> None:
    for step in steps(way, stuck()[0])[:20]:
        ((cell, digit),) = step.eliminations
        masks = [truth.candidates for truth in step.proof.truths]
        assert refutes(masks, 81 * (digit - 1) + cell, on=True)
        assert step.proof.branches


def test_places_speak_of_one_digit_only() -> None:
    for grid in stuck():
        for step in steps(Places(), grid):
            assert {mark.candidate.digit for mark in step.marks} == {*step.digits}


@amount("most", 12, 1000)
def test_cases_are_all_candidates_of_a_cell_or_all_places_of_a_digit(most: int) -> None:
    for step in steps(Cases(), stuck()[0])[:most]:
        starts = [branch.start for branch in step.proof.branches]
        assert len(starts) >= CASES
        cells, digits = {start[0] for start in starts}, {start[1] for start in starts}
        assert len(cells) == 1 or len(digits) == 1
        assert all(branch.ends for branch in step.proof.branches)


def test_the_shortest_cases_come_first() -> None:
    lengths = [finding.size for finding in Cases().find(Board(stuck()[0]))]

    assert lengths == sorted(lengths)

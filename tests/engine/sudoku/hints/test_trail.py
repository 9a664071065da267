# SPDX-License-Identifier: MIT
"""Trails of steps, and what their ends need of them."""

from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.trail import Trail, area, candidates_of, number_of, numbers
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.path import next_finding
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.truths import Truth
from tests.engine.sudoku.puzzle_lists import FEW_CLUES, HARD, digits


def trail(text: str, steps: int) -> Trail:
    """Some steps up the ladder."""
    made = Trail(Grid.of_givens(digits(text)).with_all_candidates())
    for _ in range(steps):
        found = next_finding(made.board, LADDER.active)
        assert found
        made.lay(*found)
    return made


def test_what_is_not_needed_is_left_out_and_the_rest_stands_by_itself() -> None:
    for text in (FEW_CLUES, HARD):
        whole = trail(text, 30)
        goal = whole.laid[-1].eliminated & -whole.laid[-1].eliminated

        short = whole.shortened(goal)

        assert len(short.laid) < len(whole.laid)
        assert not goal & numbers(short.board.grid().candidates)
        board = Board(short.start)
        for laid in short.laid:
            assert laid.step.position == board.grid().candidates
            found = [each for each in laid.rung.technique.find(board) if is_that(each, laid.step)]
            assert found
            board.apply(found[0])


def is_that(finding: Finding, step: Step) -> bool:
    """Whether a finding concludes what a step does."""
    placed = tuple(map(number_of, step.placements))
    return (finding.placements, finding.eliminations) == (
        placed,
        tuple(map(number_of, step.eliminations)),
    )


def test_nothing_is_left_out_of_what_is_needed() -> None:
    whole = trail(FEW_CLUES, 1)

    assert whole.needed(whole.laid[0].eliminated) == [0]
    assert whole.shortened(whole.laid[0].eliminated) is whole
    assert whole.needed(0) == []


def test_a_truth_is_about_its_cell_its_digit_in_a_house_or_its_pattern() -> None:
    assert candidates_of(area(Truth("cell", 3, 0))) == tuple(Candidate(3, d) for d in range(1, 10))
    assert [each.cell for each in candidates_of(area(Truth("house", 9 * 0 + 4, 0)))] == [*range(9)]
    assert area(Truth("pattern", 0b11, 0, 0b1)).bit_count() == 18
    assert area(Truth("pattern", 0b11, 0)).bit_count() == 729, "a whole grid"


def test_candidates_have_numbers() -> None:
    grid = Grid.of_givens(digits(HARD)).with_all_candidates()
    there = numbers(grid.candidates)

    assert there.bit_count() == sum(mask.bit_count() for mask in grid.candidates)
    assert all(there >> number_of(each) & 1 for each in candidates_of(there))

# SPDX-License-Identifier: MIT
"""Finished games gone through: what each place needed, and how it was passed."""

import pytest

from sudoku_qt.engine.history import Node
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.analysis import Analysis, Tally, analyse
from sudoku_qt.engine.sudoku.kernel import solve
from sudoku_qt.engine.sudoku.logic.solving import path
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.review import SudokuNode
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.hints.test_position import PUZZLE, SOLUTION, states
from tests.engine.sudoku.puzzle_lists import HARD, digits

STALL = 60


def line(*moves: tuple[str, int]) -> list[SudokuNode]:
    """Moves in words, each with the seconds that it took."""
    found: list[SudokuNode] = []
    ms = 0
    seconds = [0, *(each for _, each in moves)]
    for number, state in enumerate(states(*(word for word, _ in moves))):
        ms += 1000 * seconds[number]
        found.append(Node(state, None, number - 1, ms))
    return found


def analysed(*moves: tuple[str, int], shown: dict[int, str] | None = None) -> Analysis:
    return analyse(line(*moves), SOLUTION, shown or {})


def test_a_digit_that_was_there_to_see_was_found() -> None:
    (place,) = analysed(("r5c5=5", 3)).places

    assert (place.number, place.did, place.passing) == (1, (40, 5), "found")
    assert place.used in {"full_house", "hidden_single", "naked_single"}
    assert isinstance(place.due, Step)
    assert place.due.placements
    assert place.ms == 3000


def test_a_long_stretch_is_a_stall_with_what_was_due_there() -> None:
    quick = [("r5c5=5", 2), ("r5c2=2", 2), ("r5c3=6", 2), ("r5c7=7", 2)]
    analysis = analysed(*quick, ("r5c8=9", STALL))

    (stall,) = analysis.stalls
    assert stall.number == 5
    assert stall.due


def test_a_wrong_digit_was_missed_and_nothing_is_due_while_it_stands() -> None:
    wrong, after = analysed(("r1c4=2", 3), ("r5c5=5", 3)).places

    assert (wrong.passing, wrong.used) == ("missed", "")
    assert wrong.due
    assert after.due is None


def test_a_digit_after_a_hint_was_shown() -> None:
    analysis = analysed(("r5c5=5", 3), ("r5c2=2", 3), shown={2: "naked_single"})
    alone, helped = analysis.places

    assert (alone.passing, helped.passing) == ("found", "hint")
    assert Tally("naked_single", found=alone.used == "naked_single", shown=1) in analysis.tallies


def test_a_right_digit_that_nobody_could_see_yet_was_tried() -> None:
    """The last cell of the ladder's way up is put first."""
    puzzle = digits(HARD)
    solution = solve(puzzle)
    assert solution
    grid = Grid.of_givens(puzzle)
    steps = [step for step in path(grid.with_all_candidates()) if step.placements]
    cell, digit = steps[-1].placements[0]
    nodes: list[SudokuNode] = [
        Node(grid, None, -1),
        Node(grid.with_value(cell, digit), None, 0, 5000),
    ]

    (place,) = analyse(nodes, solution, {}).places

    assert place.passing == "trial"
    assert place.used


def test_who_puts_a_right_digit_early_has_missed_no_single() -> None:
    grid = Grid.of_givens(PUZZLE)
    steps = [step for step in path(grid.with_all_candidates()) if step.placements]
    cell, digit = steps[-1].placements[0]
    nodes: list[SudokuNode] = [Node(grid, None, -1), Node(grid.with_value(cell, digit), None, 0, 5)]

    analysis = analyse(nodes, SOLUTION, {})

    (place,) = analysis.places
    assert place.due is not None
    assert (place.passing, place.due.technique.split("_")[1]) == ("trial", "single")
    assert not any(tally.missed for tally in analysis.tallies)


def test_notes_alone_are_no_place_but_a_strike_is() -> None:
    (strike,) = analysed(("r1c3+124", 3), ("r1c3-2", 3)).places

    assert strike.number == 2
    assert strike.did == (2, 2)
    assert strike.passing in {"found", "trial"}


def test_striking_out_what_is_right_is_a_miss() -> None:
    (strike,) = analysed(("r1c3+124", 3), ("r1c3-4", 3)).places

    assert strike.passing == "missed"


def test_what_was_missed_rather_than_found_is_to_be_practised() -> None:
    analysis = analysed(("r1c4=2", 3), ("r1c4=0", 3), ("r5c5=5", 3), shown={3: "x_wing"})
    order = [tally.technique for tally in analysis.tallies]

    assert order[-1] == "x_wing", "the hardest is last"
    assert "x_wing" in analysis.to_practise
    assert all(each.found >= 0 for each in analysis.tallies)


def test_it_tells_how_far_it_is_and_stops_when_nobody_wants_it() -> None:
    done: list[float] = []
    nodes = line(("r5c5=5", 3), ("r5c2=2", 3))
    analyse(nodes, SOLUTION, {}, progress=done.append)

    assert done == sorted(done)
    assert 0 < done[0] < 1
    with pytest.raises(Cancelled):
        analyse(nodes, SOLUTION, {}, stop=lambda: True)

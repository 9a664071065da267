# SPDX-License-Identifier: MIT
"""Finished variants gone through: what each place needed, and how it was passed."""

from dataclasses import replace

import pytest

from sudoku_qt.engine.history import Node
from sudoku_qt.engine.sudoku.hints.analysis import Analysis, Tally
from sudoku_qt.engine.sudoku.hints.variants.variant_analysis import analyse, due_in
from sudoku_qt.engine.sudoku.review import SudokuNode
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.hints.variants.test_advising import CAGES, PUZZLE, SOLUTION, played

STALL = 60
BARE = replace(CAGES, givens=bytes(12) + SOLUTION[12:])


def line(*moves: tuple[str, int], puzzle: VariantPuzzle = PUZZLE) -> list[SudokuNode]:
    """Moves in words, each with the seconds that it took."""
    found: list[SudokuNode] = []
    ms = 0
    seconds = [0, *(each for _, each in moves)]
    for number, state in enumerate(played(*(word for word, _ in moves), puzzle=puzzle)):
        ms += 1000 * seconds[number]
        found.append(Node(state, None, number - 1, ms))
    return found


def analysed(
    *moves: tuple[str, int], puzzle: VariantPuzzle = PUZZLE, shown: dict[int, str] | None = None
) -> Analysis:
    return analyse(puzzle, line(*moves, puzzle=puzzle), SOLUTION, shown or {})


def test_a_digit_that_a_cage_leaves_was_found() -> None:
    (place,) = analysed(("r1c1=1", 3)).places
    assert (place.number, place.did, place.passing) == (1, (0, 1), "found")
    assert place.used == "constraint_single"
    assert place.ms == 3000


def test_a_wrong_digit_was_missed_and_nothing_is_due_while_it_stands() -> None:
    wrong, after = analysed(("r1c1=3", 3), ("r1c3=3", 3)).places
    assert (wrong.passing, wrong.used) == ("missed", "")
    assert wrong.due
    assert after.due is None


def test_a_wrong_digit_counts_against_what_was_due() -> None:
    analysis = analysed(("r1c1=3", 3))
    (place,) = analysis.places
    assert place.due
    assert analysis.tallies == (Tally(place.due.technique, missed=1),)
    assert analysis.to_practise == (place.due.technique,)


def test_a_digit_after_a_hint_was_shown() -> None:
    analysis = analysed(("r1c1=1", 3), ("r1c2=2", 3), shown={2: "house_sum"})
    alone, helped = analysis.places
    assert (alone.passing, helped.passing) == ("found", "hint")
    assert Tally("house_sum", shown=1) in analysis.tallies


def test_a_digit_that_eliminations_leave_needed_them() -> None:
    """A digit that only follows after a cage has taken candidates from its cells."""
    (place,) = analysed(("r1c4=4", 3), puzzle=BARE).places
    assert place.passing == "found"
    assert place.used not in {"", "last_cell"}


def test_an_elimination_by_a_cage_was_found() -> None:
    *_, place = analysed(("r1c3+1234", 3), ("r1c3-4", 3), puzzle=BARE).places
    assert (place.did, place.passing) == ((2, 4), "found")


def test_a_right_digit_that_nothing_concludes_was_tried() -> None:
    bare = VariantPuzzle(PUZZLE.rules, bytes(16))
    (place,) = analysed(("r4c4=1", 3), puzzle=bare).places
    assert (place.passing, place.used) == ("trial", "")


def test_a_long_stretch_is_a_stall_with_what_was_due_there() -> None:
    analysis = analysed(("r1c1=1", 2), ("r1c2=2", 2), ("r1c3=3", 2), ("r1c4=4", STALL))
    (stall,) = analysis.stalls
    assert stall.number == 4
    assert stall.due


def test_of_several_singles_the_one_that_was_found_is_due() -> None:
    before, after = played("r2c4=2")
    for cell, word in ((0, "r1c1=1"), (1, "r1c2=2")):
        step = due_in(PUZZLE, before, played(word)[-1], SOLUTION)
        assert step
        assert step.placement
        assert step.placement[0] == cell
    assert due_in(PUZZLE, before, after, SOLUTION)
    wrong = played("r1c1=3")[-1]
    assert due_in(PUZZLE, wrong, wrong, SOLUTION) is None


def test_it_can_be_cancelled() -> None:
    with pytest.raises(Cancelled):
        analyse(PUZZLE, line(("r1c1=1", 3)), SOLUTION, {}, lambda: True)

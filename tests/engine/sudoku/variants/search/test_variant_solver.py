# SPDX-License-Identifier: MIT
"""Solutions, their number, and what each cell can be."""

import json
import os
from itertools import islice
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.making.layouts import layouts_of_size
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.search.variant_solver import (
    count_solutions,
    plain_masks,
    solutions,
    solve,
    true_candidates,
)
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant, write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by, letters
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

FOLDER = os.environ.get("SUDOKU_DATA")
SOON_MS = 30
"""Puzzles that another solver needs longer for are for the sweeps."""


def published() -> list[dict[str, object]]:
    """The published puzzles, where they are on this machine."""
    if FOLDER is None:
        return []
    text = Path(FOLDER, "variants", "puzzles.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def test_the_smallest_boards_are_counted() -> None:
    assert count_solutions(VariantPuzzle(Rules(4), bytes(16)), 1000) == 288
    diagonals = (Constraint("diagonal+"), Constraint("diagonal-"))
    assert count_solutions(VariantPuzzle(Rules(4, None, diagonals), bytes(16)), 1000) == 48


@pytest.mark.parametrize("size", [5, 7, 11, 16])
def test_boards_of_other_sizes_are_filled(size: int) -> None:
    rules = Rules(size)
    found = solve(VariantPuzzle(rules, bytes(size * size)))
    assert found is not None
    assert not broken_by(rules, found)
    assert min(found) == 1


@pytest.mark.parametrize("slices", [0, 1, 40])
def test_what_each_cell_can_be_is_what_some_solution_has(
    slices: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variant_solver, "FEW_SLICES", slices)
    puzzle = VariantPuzzle(Rules(4, None, (Constraint("antiknight"),)), bytes([1] + [0] * 15))
    masks = [0] * 16
    for each in solutions(puzzle):
        masks = [mask | 1 << digit - 1 for mask, digit in zip(masks, each, strict=True)]
    assert true_candidates(puzzle) == masks
    [one, *_] = solutions(puzzle)
    full = VariantPuzzle(puzzle.rules, one[:12] + bytes(4))
    assert true_candidates(full) == [1 << digit - 1 for digit in one]


def test_marks_on_a_plain_board_are_left_to_the_kernel() -> None:
    marks = [Constraint("givenPencilMarks", (cell,), (1, 2)) for cell in (0, 1, 9, 10)]
    evens = [Constraint("even", (cell,)) for cell in range(2, 6)]
    puzzle = VariantPuzzle(Rules(9, None, (*marks, *evens)), bytes(81))
    assert plain_masks(puzzle) is not None
    assert true_candidates(puzzle) == [0] * 81  # four cells of a box, and two digits

    puzzle = VariantPuzzle(Rules(9, None, (*marks[:2], *evens[:3])), bytes(81))
    assert true_candidates(puzzle)[:5] == [3, 3, 0b10101000, 0b10101000, 0b10101000]
    found = [*islice(solutions(puzzle), 70)]
    assert len({*found}) == 70
    assert not any(broken_by(puzzle.rules, each) for each in found)
    other = VariantPuzzle(Rules(9, None, (Constraint("antiknight"),)), bytes(81))
    assert plain_masks(other) is None


def test_a_puzzle_without_a_solution_has_none() -> None:
    puzzle = VariantPuzzle(Rules(4), bytes([1, 1] + [0] * 14))
    assert solve(puzzle) is None
    assert true_candidates(puzzle) == [0] * 16


def test_a_search_that_is_no_longer_wanted_stops() -> None:
    with pytest.raises(Cancelled):
        count_solutions(VariantPuzzle(Rules(9, (-1,) * 81), bytes(81)), 10**9, lambda: True)


@pytest.mark.skipif(FOLDER is None, reason="the published puzzles are not here")
def test_the_published_puzzles_are_read_and_written_again() -> None:
    for each in published():
        puzzle = read_variant(json.dumps(each["puzzle"]))
        assert read_variant(write_variant(puzzle)) == puzzle


@pytest.mark.skipif(FOLDER is None, reason="the published puzzles are not here")
@pytest.mark.slow
def test_the_published_puzzles_have_the_solutions_that_are_known() -> None:
    quick = [each for each in published() if float(str(each["iss_ms"])) < SOON_MS]
    assert len(quick) > 50
    for each in quick:
        puzzle = read_variant(json.dumps(each["puzzle"]))
        assert (count_solutions(puzzle) == 1) == each["unique"]
        if each["unique"]:
            assert letters(solve(puzzle) or b"") == each["solution"]


def test_the_candidates_of_an_empty_jigsaw_are_soon_proved() -> None:
    """A search that is lost in one of these takes a hundred thousand guesses and more."""
    layouts = layouts_of_size(resource("puzzles/jigsaw.txt"), 9)
    looks = 0

    def patient() -> bool:
        nonlocal looks
        looks += 1
        return looks > 3_000

    for layout in (layouts[3], layouts[9]):
        puzzle = VariantPuzzle(Rules(9, layout), bytes(81))
        assert true_candidates(puzzle, patient) == [511] * 81

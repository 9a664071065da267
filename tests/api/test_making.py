# SPDX-License-Identifier: MIT
"""New puzzles, by options that are all told by their names."""

from typing import Any

import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.api.puzzles import EASY, LACKING
from tests.sweeps import in_turn

CROSS = [cell for cell in range(81) if (cell // 9 + cell % 9) % 2 == 0]


def test_new_puzzles_follow_from_the_seed() -> None:
    one = sudoku.generate(2, level=1, seed="a")
    assert one == sudoku.generate(2, level=1, seed="a")
    assert len({*one, *sudoku.generate(2, level=1, seed="b")}) == 4
    assert sudoku.count(one) == [1, 1]


def test_a_seed_may_be_a_number() -> None:
    assert sudoku.generate(level=1, seed=7) == sudoku.generate(level=1, seed="7")
    assert sudoku.generate(0) == []


@in_turn("mask", [CROSS, frozenset(CROSS), "x." * 40 + "x", "10" * 40 + "1"])
def test_a_mask_is_81_signs_or_cells(mask: Any) -> None:
    (puzzle,) = sudoku.generate(level=2, mask=mask, seed="mask")
    assert {cell for cell, sign in enumerate(puzzle) if sign != "."} <= {*CROSS}
    assert sudoku.count(puzzle) == 1


def test_options_are_kept() -> None:
    (few,) = sudoku.generate(level=0, clues=(26, 27), symmetry="none", minimal=True, seed="a")
    assert 81 - few.count(".") in (26, 27)
    assert kernel.is_minimal(parse(few))
    (hard,) = sudoku.generate(level=0, symmetry="none", se=(3.0, 4.0), seed="a")
    assert 3.0 <= sudoku.rate(hard, ["se_rating"])["se_rating"][0] <= 4.0
    (pair,) = sudoku.generate(level=3, must="naked_pair", seed="a")
    assert "naked_pair" in {step.technique for step in sudoku.steps(pair)}
    (dug,) = sudoku.generate(level=5, mode="simple", seed="a")
    assert 22 <= 81 - dug.count(".") <= 27


def test_a_technique_is_needed_and_follows_from_the_seed() -> None:
    found = sudoku.generate(2, technique="swordfish", seed="a")
    assert found == sudoku.generate(2, technique="swordfish", seed="a")
    assert len({*found}) == 2
    for puzzle in found:
        assert "swordfish" in {step.technique for step in sudoku.steps(puzzle)}


@in_turn(
    ("options", "said"),
    [
        ({"clues": (5, 4)}, "17 to 80 givens"),
        ({"clues": 30}, "clues is a pair"),
        ({"clues": (30, 32.5)}, "clues is a whole number"),
        ({"se": (1.5, "x")}, "se has numbers"),
        ({"mask": "x"}, "a mask has 81 signs, and this one has 1"),
        ({"mask": 7}, "a mask is 81 signs, or the numbers of cells, not 7"),
        ({"mask": [0, 81]}, "a cell is a whole number from 0 to 80, not 81"),
        ({"mask": [0, 1]}, "A puzzle needs 17 givens or more."),
        ({"level": 2.5}, "level is a whole number from 0 to 5"),
        ({"level": 6}, "level is a whole number from 0 to 5"),
        ({"symmetry": "none at all"}, "There is no symmetry"),
        ({"must": "no_such_thing"}, "no_such_thing"),
        ({"technique": "no_such_thing"}, "no_such_thing"),
        ({"technique": "x_wing", "level": 3}, "technique goes with number and seed alone"),
        ({"mode": "simple", "minimal": True}, "mode 'simple' has a level only"),
        ({"mode": "no_such"}, "There is no way of making puzzles"),
        ({"number": -1}, "number is a whole number from 0"),
        ({"number": 1.5}, "number is a whole number from 0"),
    ],
)
def test_what_makes_no_sense_is_said(options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sudoku.generate(**options)


def test_puzzles_of_a_pattern_have_its_cells() -> None:
    found = sudoku.pattern(LACKING, 2, minimal=True, seed="a")
    assert found == sudoku.pattern(LACKING, 2, minimal=True, seed="a")
    assert len({*found}) == 2
    for puzzle in found:
        assert [sign == "." for sign in puzzle] == [sign == "." for sign in LACKING]
        assert kernel.is_minimal(parse(puzzle))


@in_turn(
    ("mask", "options", "said"),
    [
        ([0, 1], {}, "one solution"),
        (range(27), {}, "one solution"),
        (EASY, {"minimal": True, "se": (11.9, 12.0), "tries": 2}, "No puzzle of this pattern"),
        (EASY, {"tries": 0}, "tries is a whole number of 1 or more"),
    ],
)
def test_what_no_pattern_has_is_said(mask: Any, options: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        sudoku.pattern(mask, seed="a", **options)

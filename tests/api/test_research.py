# SPDX-License-Identifier: MIT
"""Minimal puzzles, unavoidable sets, neighbours and true candidates."""

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from tests.api.puzzles import EASY, LACKING, NONE, SEVERAL, SOLVED, digits
from tests.sweeps import in_turn


def test_minimal_puzzles_need_all_of_their_givens() -> None:
    found = sudoku.minimal(SOLVED, limit=4)
    assert len({*found}) == 4
    assert all(kernel.is_minimal(parse(each)) for each in found)
    assert sudoku.minimal(LACKING, 5) == [LACKING]
    assert sudoku.minimal([LACKING, EASY], jobs=2) == [[LACKING], sudoku.minimal(EASY)]


def test_unavoidable_sets_are_those_of_the_solution() -> None:
    sets = sudoku.unavoidable(EASY, 8)
    assert sets == sudoku.unavoidable(np.array(digits(SOLVED)[0]), 8)
    assert {len(each) for each in sets} == {4, 6, 8}
    without = "".join("." if cell in sets[0] else sign for cell, sign in enumerate(SOLVED))
    assert sudoku.count(without) == 2


def test_neighbours_lack_a_given_and_have_another() -> None:
    found = sudoku.neighbours(LACKING)
    assert {*sudoku.count(found)} == {1}
    for each in found:
        differ = [(a, b) for a, b in zip(LACKING, each, strict=True) if a != b]
        assert len(differ) in (1, 2)
    fewer = sudoku.neighbours(EASY, 1, 0)
    assert {EASY.count(".") + 1} == {each.count(".") for each in fewer}


def test_true_candidates_are_those_of_some_solution() -> None:
    assert sudoku.true_candidates(SEVERAL)[0] == "1"
    assert sudoku.true_candidates(SEVERAL)[1] == "23456789"
    assert sudoku.true_candidates([EASY, SEVERAL])[0] == [*SOLVED]


@in_turn(
    "said",
    [
        (sudoku.minimal, {"limit": 0}, "limit is a whole number of 1 or more, not 0"),
        (sudoku.unavoidable, {"size": 16}, "size is a whole number from 4 to 15, not 16"),
        (sudoku.unavoidable, {"size": 3}, "size is a whole number from 4 to 15, not 3"),
        (sudoku.neighbours, {"removed": 5}, "removed is a whole number from 0 to 4, not 5"),
        (sudoku.neighbours, {"added": 1.0}, "added is a whole number from 0 to 2, not 1.0"),
    ],
)
def test_bounds_are_said(said: tuple[object, ...]) -> None:
    function, options, words = said
    with pytest.raises(ValueError, match=str(words)):
        function(EASY, **options)  # type: ignore[operator,arg-type]  # a line of the list above


def test_what_leaves_too_much_open_is_said() -> None:
    with pytest.raises(ValueError, match="more than 50,000 solutions"):
        sudoku.neighbours(LACKING, 4)


def test_bad_puzzles_are_said_or_have_nothing() -> None:
    for function in (sudoku.minimal, sudoku.unavoidable, sudoku.neighbours):
        with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
            function([LACKING, SEVERAL])
        assert function([NONE, SEVERAL], errors="skip") == [[], []]
    with pytest.raises(ValueError, match="puzzle 0 has no solution"):
        sudoku.true_candidates(NONE)
    assert sudoku.true_candidates([NONE, SEVERAL], errors="skip")[0] == []

# SPDX-License-Identifier: MIT
"""Ratings as a table, and what becomes of bad puzzles among good ones."""

import sys

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from tests.api.puzzles import EASY, LACKING, NONE, SEVERAL, UNREADABLE, digits
from tests.sweeps import in_turn


@pytest.mark.parametrize("jobs", [1, 2])
def test_ratings_are_a_table(jobs: int) -> None:
    table = sudoku.rate([EASY, *[LACKING] * 20], ["se_rating", "hardest"], jobs=jobs)
    assert table.dtype == sudoku.RATING
    assert table["se_rating"][0] == 1.2
    assert (table["se_rating"] >= 1.2).all()
    assert table["hardest"][0] in {"hidden_single", "naked_single", "full_house"}
    assert not table["level"].any()


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bad_puzzle_does_not_lose_the_others(jobs: int) -> None:
    puzzles = [EASY, NONE, LACKING, SEVERAL, UNREADABLE, "123", EASY] * 5
    table = sudoku.rate(puzzles, ["level", "se_rating", "hardest"], errors="skip", jobs=jobs)
    assert len(table) == len(puzzles)
    assert [level > 0 for level in table["level"]] == [True, False, True, *[False] * 3, True] * 5
    assert table["se_rating"][6] == 1.2
    assert table["hardest"][1] == ""
    array = np.array(digits(EASY, NONE, SEVERAL))
    array[2, 0] = 12
    assert (sudoku.rate(array, ["level"], errors="skip")["level"] > 0).tolist() == [
        True,
        *[False] * 2,
    ]


def test_what_has_no_rating_is_said() -> None:
    with pytest.raises(ValueError, match="puzzle 1 has several solutions"):
        sudoku.rate([EASY, SEVERAL], ["level"])
    with pytest.raises(ValueError, match="puzzle 1: “x” in row 1, column 1"):
        sudoku.rate([EASY, UNREADABLE], ["level"])
    with pytest.raises(ValueError, match="there is no value beauty"):
        sudoku.rate(EASY, ["beauty"])


@in_turn("values", ["level", ["level"], ("level",)])
def test_one_value_is_a_name_or_a_list_of_it(values: list[str]) -> None:
    assert sudoku.rate(EASY, values)["level"][0] == 1


def test_a_table_becomes_a_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pandas:
        DataFrame = staticmethod(lambda table: {name: table[name] for name in table.dtype.names})

    monkeypatch.setitem(sys.modules, "pandas", Pandas)
    assert sudoku.to_pandas(sudoku.rate(EASY))["se_rating"] == [1.2]


def test_a_variant_has_a_level_and_no_minutes() -> None:
    rules = sudoku.Rules(4, None, (sudoku.Constraint("killercage", (0, 1), 3),))
    puzzle = sudoku.VariantPuzzle(rules, bytes([2, *[0] * 10, 3, 0, 3, 0, 1]))
    (row,) = sudoku.rate(puzzle)
    assert row["steps"] == len(sudoku.steps(puzzle))
    assert 1 <= row["level"] <= 5
    assert row["minutes"] == 0
    assert sudoku.rate(puzzle, ["steps"])["hardest"].tolist() == [""]
    several = sudoku.VariantPuzzle(rules, bytes(16))
    assert sudoku.rate(several, errors="skip")["level"].tolist() == [0]
    with pytest.raises(ValueError, match="several solutions"):
        sudoku.rate(several)

# SPDX-License-Identifier: MIT
"""The solve features of a puzzle."""

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES, features
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD


def test_every_placement_is_of_some_class() -> None:
    found = dict(zip(FEATURES, features(parse(EASY)), strict=True))
    empty = EASY.count(".")
    assert found["empty cells"] == empty
    assert found["cells left"] == 0
    assert sum(features(parse(EASY))[:4]) == empty


def test_the_same_puzzle_has_the_same_effort() -> None:
    assert features(parse(HARD)) == features(parse(HARD))


def test_what_needs_chains_leaves_cells_over() -> None:
    assert dict(zip(FEATURES, features(parse(HARD)), strict=True))["cells left"] > 40


def test_where_every_cell_is_visible_the_logarithm_is_about_nothing() -> None:
    nearly = parse(EASY_SOLVED[:-1] + ".")
    found = dict(zip(FEATURES, features(nearly), strict=True))
    assert found["visibility of hidden singles, first ten"] == pytest.approx(0.0198, abs=0.001)
    assert found["visibility in the sixth wave"] == pytest.approx(0.0198, abs=0.001)


def test_where_no_single_is_left_nothing_is_visible() -> None:
    found = dict(zip(FEATURES, features(parse(HARD)), strict=True))
    assert found["visibility in the sixth wave"] == pytest.approx(-3.912, abs=0.001)


def test_the_second_rarest_digit_is_counted() -> None:
    full = EASY_SOLVED.replace("1", ".").replace("2", ".", 4)
    assert (
        dict(zip(FEATURES, features(parse(full)), strict=True))["givens of the second rarest digit"]
        == 5
    )

# SPDX-License-Identifier: MIT
"""Cells are found as players write them."""

from sudoku_qt.models.sudoku.steps.search import cells_called
from tests.sweeps import in_turn


@in_turn(
    ("word", "cells"),
    [
        ("r1c1", {0}),
        ("r12c9", {8, 17}),
        ("I9", {80}),
        ("B5", {13}),
        ("R9C1", {72}),
        ("r9", set(range(72, 81))),
        ("b1", {0, 1, 2, 9, 10, 11, 18, 19, 20}),
        ("r1b1", {0, 1, 2}),
        ("", set()),
        ("r", set()),
        ("wing", set()),
        ("r1c", set()),
    ],
)
def test_a_word_names_cells_or_none(word: str, cells: set[int]) -> None:
    assert cells_called(word) == cells

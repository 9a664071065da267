# SPDX-License-Identifier: MIT
"""Cells are found as players write them."""

from sudoku_qt.models.sudoku.steps.search import cells_called, cells_called_on, is_found
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


@in_turn(
    ("word", "side", "cells"),
    [
        ("r10c5", 12, {9 * 12 + 4}),
        ("R10C5", 12, {9 * 12 + 4}),
        ("J5", 12, {9 * 12 + 4}),
        ("r12", 12, set(range(132, 144))),
        ("c1", 4, {0, 4, 8, 12}),
        ("r5", 4, set()),
        ("r1c5", 4, set()),
        ("cage", 4, set()),
        ("r1c2x", 12, set()),
    ],
)
def test_places_on_other_boards_have_numbers_of_two_digits(
    word: str, side: int, cells: set[int]
) -> None:
    assert cells_called_on(word, side) == cells


def test_digits_are_found_as_they_are_written() -> None:
    letters = "." + "123456789ABCDEFG"
    assert is_found("10", (), {0}, {10}, side=12)
    assert not is_found("10", (), {0}, {1}, side=12)
    assert is_found("a", (), {0}, {10}, side=12, signs=letters)
    assert not is_found("A", (), {0}, {11}, side=12, signs=letters)
    assert not is_found("5", (), {4}, {4}, side=4)
    assert is_found("5 hidden", ("Hidden Single",), {4}, {5})

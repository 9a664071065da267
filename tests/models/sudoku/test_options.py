# SPDX-License-Identifier: MIT
"""Options say whether they are those that everybody has."""

from sudoku_qt.models.sudoku.options import NewSudoku
from tests.sweeps import in_turn


@in_turn(
    ("wanted", "is_ordinary"),
    [
        (NewSudoku(), True),
        (NewSudoku(level=5, symmetry="none"), True),
        (NewSudoku("digging"), False),
        (NewSudoku(minimal=True), False),
        (NewSudoku(clues=(24, 28)), False),
        (NewSudoku(must=("x_wing",)), False),
        (NewSudoku(mask=frozenset({1})), False),
        (NewSudoku(seed="7Q4-KM2"), False),
    ],
)
def test_only_level_and_symmetry_are_ordinary(wanted: NewSudoku, is_ordinary: bool) -> None:  # noqa: FBT001 - a case's
    assert wanted.is_ordinary is is_ordinary


@in_turn(
    ("wanted", "count"),
    [
        (NewSudoku(level=5), 0),
        (NewSudoku(symmetry="none"), 1),
        (NewSudoku("digging", 5, "none"), 1),
        (NewSudoku("digging", seed="7Q4-KM2"), 2),
        (NewSudoku(must=("x_wing", "xy_wing"), must_not=("jellyfish",)), 3),
        (NewSudoku(clues=(24, 28), se=(7.5, 8.5), mask=frozenset({1}), seed="7Q4-KM2"), 4),
        (NewSudoku(minimal=True, one_key_step=True), 2),
    ],
)
def test_what_is_chosen_beside_the_level_is_counted(wanted: NewSudoku, count: int) -> None:
    assert wanted.advanced == count

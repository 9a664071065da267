# SPDX-License-Identifier: MIT
"""Options say whether they are those that everybody has."""

from sudoku_qt.models.sudoku.options import NewSudoku
from tests.sweeps import in_turn


@in_turn(
    ("wanted", "seen"),
    [
        (NewSudoku(), (True, True)),
        (NewSudoku(level=5, symmetry="none"), (True, True)),
        (NewSudoku("digging"), (True, False)),
        (NewSudoku(minimal=True), (False, False)),
        (NewSudoku(clues=(24, 28)), (False, False)),
        (NewSudoku(must=("x_wing",)), (False, False)),
        (NewSudoku(mask=frozenset({1})), (False, False)),
        (NewSudoku(seed="7Q4-KM2"), (False, False)),
    ],
)
def test_only_level_and_symmetry_are_ordinary(
    wanted: NewSudoku,
    seen: tuple[bool, bool],
) -> None:
    assert (wanted.is_plain, wanted.is_ordinary) == seen


@in_turn(
    ("wanted", "count"),
    [
        (NewSudoku("digging", 5, "none"), 0),
        (NewSudoku(must=("x_wing", "xy_wing"), must_not=("jellyfish",)), 3),
        (NewSudoku(clues=(24, 28), se=(7.5, 8.5), mask=frozenset({1}), seed="7Q4-KM2"), 4),
        (NewSudoku(minimal=True, one_key_step=True), 2),
    ],
)
def test_what_is_chosen_beyond_that_is_counted(wanted: NewSudoku, count: int) -> None:
    assert wanted.advanced == count

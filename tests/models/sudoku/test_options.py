# SPDX-License-Identifier: MIT
"""Options say whether they are those that everybody has."""

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.options import NewSudoku
from tests.sweeps import in_turn

EASY = bytes(81)
CAGED = VariantPuzzle(Rules(9, None, (Constraint("killercage", (0, 1), 5),)), bytes(81))


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


@in_turn(
    ("wanted", "setup", "could_be"),
    [
        (NewSudoku(), SudokuSetup(EASY, level=2), True),
        (NewSudoku(), SudokuSetup(EASY, level=3), False),
        (NewSudoku(level=0, must=("x_wing",)), SudokuSetup(EASY, level=3), True),
        (NewSudoku(level=0, se=(2.0, 3.0)), SudokuSetup(EASY, level=3, se_rating=2.6), True),
        (NewSudoku(level=0, se=(2.0, 3.0)), SudokuSetup(EASY, level=3, se_rating=3.1), False),
        (NewSudoku(level=5, grade="expert"), SudokuSetup(EASY, level=5, grade="expert"), True),
        (NewSudoku(level=5, grade="expert"), SudokuSetup(EASY, level=5, grade="master"), False),
        (NewSudoku("digging", 5), SudokuSetup(EASY, mode="digging", level=1), True),
        (NewSudoku("digging", 5), SudokuSetup(EASY, level=5), False),
        (NewSudoku(), SudokuSetup(EASY, mode="digging", level=2), False),
        (NewSudoku(variant="killer"), SudokuSetup(EASY, level=2), False),
        (NewSudoku(), SudokuSetup(EASY, level=2, variant=CAGED), False),
        (NewSudoku(variant="killer"), SudokuSetup(EASY, level=2, variant=CAGED), True),
    ],
)
def test_a_puzzle_is_what_was_wanted_as_far_as_it_says(
    wanted: NewSudoku,
    setup: SudokuSetup,
    could_be: bool,  # noqa: FBT001 - a case's
) -> None:
    assert wanted.could_be(setup) is could_be


def test_the_usual_puzzle_of_a_level_keeps_symmetry_and_grade() -> None:
    wanted = NewSudoku(level=5, symmetry="all", grade="master", minimal=True, must=("x_wing",))
    assert wanted.usual(2) == NewSudoku(level=2, symmetry="all")
    assert wanted.usual(5) == NewSudoku(level=5, symmetry="all", grade="master")
    assert wanted.usual(5, "extreme").grade == "extreme"
    assert NewSudoku().usual(5).grade == "expert"

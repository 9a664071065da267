# SPDX-License-Identifier: MIT
"""What is said of marks that are no fish."""

from sudoku_qt.engine.sudoku.learn.remarks.patterns.fish import of_finned, of_fish
from tests.engine.sudoku.learn.small import marked
from tests.sweeps import in_turn

ROWS = {"r2c1": "8", "r2c5": "8", "r6c1": "8", "r6c5": "8", "r6c9": "8", "r9c1": "8"}


def test_another_place_in_a_line_is_named() -> None:
    text = next(of_fish(marked(ROWS, "r2c1", "r2c5", "r6c1", "r6c5"), 2))

    assert str(text).startswith(
        "r6c9 also has 8, so the marked cells are not all its places in row"
    )


TWO_LINES = "the 8s of row 2, row 9 fit only in column 1, column 5"


@in_turn(
    ("marks", "size", "begin", "end"),
    [
        ("r2c1 r2c5", 2, "Good: the 8s of row 2 fit only in columns 1 and 5.", "two columns?"),
        ("r2c1 r2c5 r9c1", 2, f"T{TWO_LINES[1:]}, but no other 8", "for another pattern."),
        ("r2c1 r2c5 r9c1", 3, f"Right so far: {TWO_LINES}. Which other line", "most 3 in all?"),
        (
            "r6c1 r6c5 r6c9 r9c1",
            2,
            "The 8s of row 6, row 9 need column 1, column 5, column 9.",
            "Too many lines: it takes 2.",
        ),
    ],
)
def test_a_line_that_is_right_is_praised_and_it_is_said_what_is_wanted(
    marks: str, size: int, begin: str, end: str
) -> None:
    said = [*map(str, of_fish(marked(ROWS, *marks.split()), size))]
    assert [text for text in said if text.startswith(begin) and text.endswith(end)]


def test_fins_are_no_fault() -> None:
    finned = marked(ROWS, "r2c1", "r2c5", "r6c1", "r6c5", "r6c9")

    assert not [text for text in of_finned(finned) if "row" in str(text)]

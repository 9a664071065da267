# SPDX-License-Identifier: MIT
"""Batches of puzzles and the lines they come from."""

import pytest

from sudoku_qt.cli.batch import (
    Batch,
    begins_course_grid,
    course_grids,
    read_course_grids,
    read_lines,
)
from tests.cli.puzzles import EASY, HARD, course_text


def puzzles_in(batch: Batch) -> list[str]:
    """Write the puzzles of a batch as lines."""
    text = "".join(str(digit) if digit else "." for digit in batch.cells)
    return [text[at : at + 81] for at in range(0, len(text), 81)]


def said(batch: Batch) -> list[tuple[int, str]]:
    """Write the faults of a batch."""
    return [(line, str(fault)) for line, fault in batch.faults]


@pytest.mark.parametrize("blank", ["\n", " \n", "\t\n"])
def test_lines_without_a_sign_are_no_puzzles(blank: str) -> None:
    batch = read_lines(blank.encode() * 3, 1)

    assert (batch.cells, list(batch.lines), list(batch.faults)) == (b"", [], [])


def test_lines_are_read_by_the_block() -> None:
    batch = read_lines(f"{EASY}\n{HARD.replace('.', '0')}\n".encode(), 7)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [7, 8]


def test_other_lines_are_read_one_by_one() -> None:
    text = f"# list\n{EASY} # easy\n\n{HARD[:80]}\nhello\n{HARD.replace('.', '*')}\n"
    batch = read_lines(text.encode(), 10)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [11, 15]
    assert batch.comments == {0: "easy"}
    assert said(batch) == [
        (13, "Line 13: 80 cells; a Sudoku has 81."),
        (14, "Line 14: no puzzle here: there are no 81 cells in a row."),
    ]


def test_words_in_the_first_line_are_a_heading() -> None:
    assert not read_lines(f"Puzzle\n{EASY}\n".encode(), 1).faults


def test_eighty_one_spaces_between_are_no_trap() -> None:
    broken = f"{EASY[:40]}\n{EASY[41:]}\n{EASY}\n"

    assert puzzles_in(read_lines(broken.encode(), 1)) == [EASY]


def test_the_rest_of_a_batch_keeps_its_lines_comments_and_faults() -> None:
    text = f"{EASY} one\nx\n{HARD} two\ny\n{EASY} three\n"
    rest = read_lines(text.encode(), 2).after(1)

    assert puzzles_in(rest) == [HARD, EASY]
    assert list(rest.lines) == [4, 6]
    assert rest.comments == {0: "two", 1: "three"}
    assert [line for line, _ in rest.faults] == [5]


def test_grids_of_the_course_are_recognised_only_where_they_stand_exactly() -> None:
    text = (course_text(EASY, HARD) + "\n").encode()

    assert course_grids(text) == len(text)
    assert course_grids(text + b"5 3") == len(text)
    assert course_grids(text[1:]) == 0
    assert course_grids(text.replace(b"\n\n", b"\n")) == 0
    assert begins_course_grid(text[:50])
    assert not begins_course_grid(b"53..7")


def test_grids_of_the_course_are_read_by_the_block() -> None:
    batch = read_course_grids((course_text(EASY, HARD) + "\n").encode(), 21)

    assert puzzles_in(batch) == [EASY, HARD]
    assert list(batch.lines) == [21, 31]

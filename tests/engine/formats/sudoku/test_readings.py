# SPDX-License-Identifier: MIT
"""Texts that can be read in two ways: both are offered, the likelier first."""

import re
from pathlib import Path

import pytest

from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.text.cells import line_of
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.sweeps import in_turn

SAMPLES = Path(__file__).parents[3] / "data" / "formats" / "candidates"
ROWS = ["....9.3..", ".215...9.", ".9....1.2", ".5.1.69..", "....4....", "..48.3.6.", "8.6....1."]
ROWS += [".3...582.", "..5.6...."]
PLAYED = ["687.9.3..", *ROWS[1:]]


@pytest.mark.parametrize("between", ["", " "], ids=["grid", "course"])
def test_two_grids_may_be_one_that_was_played(between: str) -> None:
    blank = "." if not between else "0"
    rows = [between.join(row.replace(".", blank)) for row in (*ROWS, *PLAYED)]
    read = recognise_text("\n".join([*rows[:9], "", *rows[9:]]) + "\n")

    assert [str(choice.title) for choice in read.choices] == [
        "2 puzzles",
        "One puzzle, and how far it has come",
    ]
    assert read.found == read.choices[0].found
    assert len(read.found) == 2
    (played,) = map(position_of, read.choices[1].found)
    assert line_of(played.setup.givens) == "".join(ROWS)
    assert line_of(played.grid.values) == "".join(PLAYED)


@in_turn(
    "rows",
    [ROWS, ROWS + ROWS, [*ROWS, "1........", *ROWS[1:]], PLAYED + ROWS, (ROWS + PLAYED) * 2],
)
def test_other_grids_are_puzzles(rows: list[str]) -> None:
    assert not recognise_text("\n".join(rows) + "\n").choices


def test_a_digit_that_stands_alone_may_be_the_last_candidate() -> None:
    text = (SAMPLES / "good_plain_line.txt").read_text("utf-8").split("\n", 1)[1]

    read = recognise_text(text)

    noted, placed = (position_of(choice.found[0]) for choice in read.choices)
    assert [str(choice.title) for choice in read.choices] == [
        "2 digits that stand alone are candidates",
        "Every digit that stands alone is set",
    ]
    lone = [cell for cell in range(81) if placed.setup.givens[cell] > noted.setup.givens[cell]]
    assert len(lone) == 2
    assert all(noted.grid.candidates[cell].bit_count() == 1 for cell in lone)


@pytest.mark.parametrize("name", ["good_plain_line", "good_two_grids", "good_three_grids"])
def test_what_stands_before_the_candidates_tells_what_is_given(name: str) -> None:
    read = recognise_text((SAMPLES / f"{name}.txt").read_text("utf-8"))

    (played,) = map(position_of, read.found)
    assert not read.choices
    assert line_of(played.setup.givens) == "".join(ROWS)
    assert line_of(played.grid.values) == "".join(PLAYED)
    assert not played.grid.candidates[0]
    assert played.grid.candidates[3] == 0b1010


def test_what_was_recognised_is_said() -> None:
    one = "".join(ROWS)

    assert str(recognise_text(one).message) == "81-character lines, 27 givens, one solution"
    assert str(recognise_text(f"{one}\n" * 1_000).message) == "81-character lines, 1,000 puzzles"
    assert str(recognise_text("h8i9").message) == "position text"


@pytest.mark.parametrize("blank", [".", "0"])
def test_a_cell_without_candidates_is_empty_and_that_is_said(blank: str) -> None:
    line = (SAMPLES / "good_plain_line.txt").read_text("utf-8")
    lead, grid = line.split("\n", 1)
    holed = re.sub(r"\b[1-9]{2,}\b", blank, grid, count=2)

    read = recognise_text(holed)

    assert len(read.choices) == 2
    for found in (*read.found, *(each.found[0] for each in read.choices)):
        assert [str(each) for each in found.notices] == [
            "Cells without a candidate, read as empty: 2"
        ]
    assert recognise_text(grid).found[0].notices == ()
    assert recognise_text(f"{lead}\n{holed}").found[0].notices == ()

# SPDX-License-Identifier: MIT
"""Whatever we write is read back in every shape in which people paste it, or refused if spoilt."""

import contextlib
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.formats import recognise, recognise_text
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.words import write_rows
from tests.engine.formats.pasted_shapes import (
    SHAPES,
    SPOILS,
    Spoil,
    beside,
    cut,
    dense,
    quoted,
    without_line,
)
from tests.engine.formats.positions import SOLVED

FULL = "".join(write_rows(SOLVED))
NAMES = ("Anna", "Bert", "Carl", "Dora", "Emil", "Fred", "Gina", "Hans", "Ines")
each_shape = pytest.mark.parametrize("shape", SHAPES)


@st.composite
def puzzles(draw: st.DrawFn) -> str:
    """Draw a grid of 20 to 40 givens that are those of one solution."""
    random = Random(draw(st.integers(0, 2**32)))
    digits = "".join(random.sample("123456789", 9))
    full = FULL.translate(str.maketrans("123456789", digits))
    kept = {*random.sample(range(81), random.randrange(20, 41))}
    return "".join(digit if cell in kept else "." for cell, digit in enumerate(full))


def read(text: str) -> list[str]:
    """The puzzles in a text."""
    found = recognise(text.encode()).found
    return ["".join(write_rows(position_of(each).setup.givens)) for each in found]


def solution_of(puzzle: str) -> str:
    """The full grid of which a puzzle is a part."""
    pairs = {full: digit for full, digit in zip(FULL, puzzle, strict=True) if digit != "."}
    left = iter(sorted({*"123456789"} - {*pairs.values()}))
    return FULL.translate(
        str.maketrans({sign: pairs.get(sign) or next(left) for sign in "123456789"})
    )


@each_shape
@given(puzzle=puzzles())
def test_every_shape_is_read(shape: str, puzzle: str) -> None:
    assert read(SHAPES[shape](puzzle)) == [puzzle]


@each_shape
@given(puzzle=puzzles(), place=st.integers(0, 200), how=st.sampled_from(SPOILS))
def test_what_is_spoilt_is_never_another_puzzle(
    shape: str, puzzle: str, place: int, how: Spoil
) -> None:
    """A lost border, or a digit of a number, may leave the puzzle as it is."""
    text = how(SHAPES[shape](puzzle), place)
    if how is cut and shape in {"grid", "mail", "table", "table with blanks"}:
        return  # between bars, and in a table, a blank is an empty cell
    if how is without_line and "candidates" in shape:
        return  # without the line that tells givens, a last candidate counts as set
    with contextlib.suppress(Fault):
        assert read(text) == [puzzle]


@given(one=puzzles(), other=puzzles())
def test_two_grids_side_by_side_are_two_and_a_missing_row_is_named(one: str, other: str) -> None:
    text = beside(one, other)
    assert read(text) == [one, other]
    with pytest.raises(FormatFault, match=r"Line 9: 9 cells; a row of two Sudokus"):
        read("\n".join([*text.split("\n")[:8], one[72:]]))


@given(puzzle=puzzles(), other=puzzles())
def test_a_solution_below_belongs_to_its_puzzle_only(puzzle: str, other: str) -> None:
    full = solution_of(puzzle)
    for shape in (dense, str):
        assert read(f"{shape(puzzle)}\n\n{shape(full)}\n") == [puzzle]
        assert read(f"{shape(puzzle)}\n{shape(full)}\n{shape(other)}\n") == [puzzle, other]
    swapped = full.translate(str.maketrans("12", "21"))
    if any(sign in "12" for sign in puzzle):
        assert read(f"{dense(puzzle)}\n\n{dense(swapped)}\n") == [puzzle, swapped]


@given(puzzle=puzzles())
def test_a_mail_of_two_levels_holds_both_grids(puzzle: str) -> None:
    other = puzzle[::-1]
    mail = f"{quoted(dense(other), '> > ')}\n>\n> mine is\n{quoted(dense(puzzle))}\nWell done!"
    assert read(mail) == [other, puzzle]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (" ".join("0" * 80), "80 cells; a Sudoku has 81."),
        (" ".join("1" * 82), "82 cells; a Sudoku has 81."),
        ("０" * 79 + "１", "80 cells; a Sudoku has 81."),
        (str([0] * 80), "Line 1: 80 cells; a Sudoku has 81."),
        ("\n".join("1.3.5."[at:] + "1.3.5."[:at] for at in range(6)), "The text has 6 rows"),
        ("  1 2 3 4 5 6 7 8\n" + "\n".join(f"{row} 1 . . . . . . . ." for row in "ABCDEFGHI"),
         "Line 1: 8 cells; a row of a Sudoku has 9."),
        ("<table>" + "<tr><td>1</td><td>2</td><td>3</td><td></td></tr>" * 4 + "</table>",
         "The text has 4 rows; a Sudoku has 9."),
        ("<table>" + ("<tr>" + "<td>1</td>" * 9 + "</tr>") * 8
         + "<tr><td colspan=2></td>" + "<td>1</td>" * 7 + "</tr></table>",
         "Row 9 of the table: 8 cells; a row of a Sudoku has 9."),
        ("<table>" + ("<tr>" + "<td>1</td>" * 9 + "</tr>") * 8
         + "<tr><td>34</td>" + "<td>1</td>" * 8 + "</tr></table>",
         "Row 9 of the table: cell 1, “34”, is no digit and no empty cell."),
        ("\n".join(["12 3 4 5 6 7 8 9 12"] * 17), "The text has 17 rows; a Sudoku has 9."),
    ],
)  # fmt: skip
def test_what_was_nearly_a_grid_says_what_is_wrong_and_where(text: str, said: str) -> None:
    with pytest.raises(FormatFault) as fault:
        read(text)
    assert str(fault.value).startswith(said)


def test_a_broken_grid_is_not_replaced_by_its_solution() -> None:
    puzzle = FULL.replace("5", ".")
    text = SHAPES["service"](puzzle).replace(
        ',"difficulty"', f',"solution":{SHAPES["lists on one line"](FULL)},"difficulty"'
    )
    assert read(text) == [puzzle]
    first = puzzle[:9].replace(".", "0")
    short = text.replace(f"[[{','.join(first)}]", f"[[{','.join(first[:8])}]")
    with pytest.raises(FormatFault, match="Line 1: 8 cells"):
        read(short)


def test_a_keypad_beside_a_broken_table_is_no_row_of_it() -> None:
    lines = SHAPES["table"](FULL.replace("5", ".")).split("\n")
    pad = "<table><tr>" + "".join(f"<td>{digit}</td>" for digit in range(1, 10)) + "</tr></table>"
    with pytest.raises(FormatFault, match="The text has 8 rows"):
        read("\n".join([*lines[:4], *lines[5:], pad]))
    assert read("\n".join([*lines, pad])) == [FULL.replace("5", ".")]


def test_edges_of_a_table_are_no_cells() -> None:
    cells = SHAPES["table"](FULL.replace("5", ".")).split("\n")[1:-1]
    head = "<tr><th></th>" + "".join(f"<th>{each}</th>" for each in range(1, 10)) + "</tr>"
    named = [
        row.replace("<tr>", f"<tr><th>{name}</th>")
        for name, row in zip("ABCDEFGHI", cells, strict=True)
    ]
    assert read("<table>" + "".join([head, *named]) + "</table>") == [FULL.replace("5", ".")]


@pytest.mark.parametrize("text", [
    "\n".join(f"0{day}.0{day}.199{day}" for day in range(1, 10)),
    "\n".join(f"{name} 030123456" for name in NAMES),
    "\n".join(f"030-123-45{digit}" for digit in range(9)),
])  # fmt: skip
def test_dates_and_numbers_of_telephones_are_no_puzzle(text: str) -> None:
    with pytest.raises(FormatFault, match="no puzzle"):
        recognise_text(text)

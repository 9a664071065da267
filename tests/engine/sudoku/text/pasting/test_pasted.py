# SPDX-License-Identifier: MIT
"""Pasted texts become rows of nine cells, and no text does that is anything else."""

import json

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.formats import recognise_text
from sudoku_qt.engine.sudoku.text.pasting.pasted import rewritten
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.sudoku.words import write_rows
from tests.sweeps import in_turn

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
HARD = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."


def rows(line: str) -> list[str]:
    return [line[at : at + 9] for at in range(0, 81, 9)]


def numbers(line: str) -> list[list[int]]:
    return [[0 if cell == "." else int(cell) for cell in row] for row in rows(line)]


def found(text: str) -> list[str]:
    """The puzzles that are read in a text, as lines."""
    setups = [position_of(each).setup for each in recognise_text(text).found]
    return ["".join(write_rows(setup.givens)) for setup in setups]


def test_several_lists_are_several_puzzles_and_solutions_none() -> None:
    objects = [
        {"puzzle": numbers(EASY), "solution": numbers(SOLVED)},
        {"solution": numbers(SOLVED), "puzzle": numbers(HARD)},
    ]
    assert found(json.dumps(objects)) == [EASY, HARD]
    assert found(json.dumps({"solution": numbers(SOLVED)})) == [SOLVED], "there is nothing else"
    assert found(f"a = {numbers(EASY)}\nb = {numbers(HARD)}") == [EASY, HARD]


def test_what_is_behind_another_key_is_no_grid() -> None:
    other = {"size": 9, "clues": [1, 2, 3, 4, 5, 6, 7, 8, 9], "grid_values": numbers(EASY)}
    assert found(json.dumps(other)) == [EASY]
    empty = [["."] * 9] * 9
    assert found(json.dumps({"givens": rows(EASY), "entered": empty})) == [EASY]


@in_turn(
    "text",
    [
        "[[1, 2], [3, 4]]",
        str([[1] * 9] * 5),
        str(list(range(81))),
        "(see the post) [1] [2] [3]",
        "<table><tr><td>1</td><td>2</td></tr></table>",
        "> a quoted line\n> and another",
        "1 2 3 4 5 6 7 8 9",
        " ".join("123456789" * 10),
        "\n".join(f"{row}{row}"[:17] for row in rows(SOLVED)),
        "{" * 5000,
        "[" * 5000 + "]" * 5000,
    ],
)
def test_other_texts_are_left_alone(text: str) -> None:
    assert rewritten(text) is None


def test_rows_of_nine_are_left_to_those_who_read_them() -> None:
    assert rewritten("\n".join(rows(EASY))) is None
    assert rewritten("\n".join(" ".join(row) for row in rows(EASY))) is None


@in_turn(
    ("wrong", "said"),
    [
        (numbers(EASY)[:8], "The text has 8 rows; a Sudoku has 9."),
        ([*numbers(EASY), [0] * 9], "The text has 10 rows; a Sudoku has 9."),
        ([*numbers(EASY)[:8], [1] * 10], "Line 1: 10 cells; a row of a Sudoku has 9."),
        ([*numbers(EASY)[:8], [10] * 9], "Line 1: cell 1, “10”, is no digit and no empty cell."),
        ([*numbers(EASY)[:8], [[]] * 9], "Line 1: cell 1, “[]”, is no digit and no empty cell."),
    ],
)
def test_a_list_that_was_nearly_a_grid_says_what_is_wrong(wrong: object, said: str) -> None:
    with pytest.raises(FormatFault) as fault:
        found(str(wrong))
    assert str(fault.value) == said


def test_grids_side_by_side_are_two_puzzles_unless_one_solves_the_other() -> None:
    beside = "\n".join(f"{one}  {two}" for one, two in zip(rows(EASY), rows(HARD), strict=True))
    assert found(beside) == [EASY, HARD]
    solved = "\n".join(f"{one}\t{two}" for one, two in zip(rows(EASY), rows(SOLVED), strict=True))
    assert found(solved) == [EASY]


def test_a_solution_below_its_puzzle_is_no_puzzle() -> None:
    grids = ["\n".join(rows(line)) for line in (EASY, SOLVED, HARD)]
    assert found(f"{grids[0]}\n\n{grids[1]}\n") == [EASY]
    assert found("\n\n".join((*grids[:2], *grids[:2]))) == [EASY, EASY]
    assert found("\n\n".join(grids)) == [EASY, HARD]
    assert found(f"{EASY}\n{SOLVED}\n{HARD}") == [EASY, HARD]
    assert found("\n\n".join((grids[1], grids[0]))) == [SOLVED, EASY], "it comes before"
    assert found("\n\n".join((grids[2], grids[1]))) == [HARD, SOLVED], "another's solution"


def test_a_row_of_a_table_that_is_cut_is_no_row() -> None:
    cells = [f"<td>{cell.strip('.')}</td>" for cell in EASY]
    lines = ["".join(cells[at : at + 9]) for at in range(0, 81, 9)]
    whole = "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"
    assert found(whole) == [EASY]
    with pytest.raises(FormatFault, match=r"Row 9 of the table: 8 cells"):
        found(whole.replace("<td>9</td></tr>", "</tr>", 1))

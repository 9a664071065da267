# SPDX-License-Identifier: MIT
"""f-puzzles' object."""

import json

import pytest

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.sudoku.text.fpuzzles import (
    fpuzzle_kept,
    read_classic,
    read_fpuzzle,
    write_fpuzzle,
)
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.sweeps import in_turn


def puzzle(first: Section, **parts: object) -> str:
    """An object with a first cell."""
    grid = [[first, *[{}] * 8], *[[{}] * 9] * 8]
    return json.dumps({"size": 9, "grid": grid, **parts})


def test_a_cell_has_a_digit_and_whether_it_is_given() -> None:
    given = position_of(read_fpuzzle(puzzle({"value": 5, "given": True})))
    entered = position_of(read_fpuzzle(puzzle({"value": 5})))

    assert (given.setup.givens[0], given.grid.values[0]) == (5, 5)
    assert (entered.setup.givens[0], entered.grid.values[0]) == (0, 5)


def test_notes_and_colours_are_read_and_names() -> None:
    cell: Section = {"centerPencilMarks": [1, 3], "cornerPencilMarks": [2], "highlight": 4}
    read = position_of(read_fpuzzle(puzzle(cell, title="T", author="A", ruleset="R")))

    assert read.grid.candidates[0] == 0b101
    assert read.grid.markings.corners[0] == 0b10
    assert read.grid.markings.colours[0] == 0b1000
    assert (read.setup.title, read.setup.author, read.setup.comment) == ("T", "A", "R")
    assert fpuzzle_kept(read) == read
    assert json.loads(write_fpuzzle(read))["grid"][0][0] == cell


@in_turn(("colour", "mask"), [(9, 256), ("3", 4), ([2, 3], 2), (0, 0), ("", 0)])
def test_a_colour_is_a_number_of_the_palette(colour: object, mask: int) -> None:
    found = read_fpuzzle(puzzle({"c": colour}))  # type: ignore[dict-item]  # whatever stands there

    assert position_of(found).grid.markings.colours[0] == mask
    assert not found.notices


@pytest.mark.parametrize("colour", ["#FFA0A0", 10, {"a": 1}])
def test_other_colours_are_left_out_and_that_is_said(colour: object) -> None:
    (notice,) = read_fpuzzle(puzzle({"c": colour})).notices  # type: ignore[dict-item]  # whatever stands there

    assert str(notice).startswith("Colours that this program does not have")


@in_turn(
    ("parts", "said"),
    [
        ({"loopline": [{"cells": ["R1C1"]}]}, "loopline"),
        ({"killercage": [{"cells": ["R1C1"]}]}, "killercage"),
        ({"antiknight": True}, "antiknight"),
        ({"size": 6}, "6 rows"),
        ({"grid": [[{}] * 9] * 8}, "“grid” is missing"),
        ({"grid": [[{"region": 3}] + [{}] * 8] + [[{}] * 9] * 8}, "region"),
        ({"grid": [[{"region": [0]}] + [{}] * 8] + [[{}] * 9] * 8}, "region"),
        ({"grid": [[{"region": None}] + [{}] * 8] + [[{}] * 9] * 8}, "region"),
        ({"grid": [[{"givenPencilMarks": [1, 2]}] + [{}] * 8] + [[{}] * 9] * 8}, "givenPencil"),
        ({"cage": [{"cells": ["R1C1", "R1C2"], "value": "8"}]}, "cage"),
    ],
)
def test_a_puzzle_with_other_rules_is_no_plain_one(parts: Section, said: str) -> None:
    with pytest.raises(FormatFault, match=said):
        read_classic(puzzle({}, **parts))


def test_a_puzzle_with_other_rules_is_read_with_them() -> None:
    found = read_fpuzzle(puzzle({}, antiknight=True))

    assert '"antiknight":true' in str(found.setup["rules"])


def test_rules_that_nobody_knows_are_refused_by_name() -> None:
    with pytest.raises(FormatFault, match="loopline"):
        read_fpuzzle(puzzle({}, loopline=[{"cells": ["R1C1"]}]))


def test_rules_that_are_off_are_none() -> None:
    drawn: list[Json] = [{"cells": ["R1C1"], "value": "hi"}, {"cells": ["R1C2"]}]
    assert read_fpuzzle(
        puzzle({"region": 0}, antiknight=False, arrow=[], line=[{"lines": []}], cage=drawn)
    )

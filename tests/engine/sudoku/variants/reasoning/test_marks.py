# SPDX-License-Identifier: MIT
"""The candidates of a puzzle, and what each excludes."""

import json

from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from tests.engine.sudoku.variants.boards import read


def test_marks_in_one_cell_and_pairs_are_known_from_the_beginning() -> None:
    marks = Marks(read('"even":[{"cell":"R1C1"}],"difference":[{"cells":["R1C1","R1C2"]}]', 4))
    assert marks.masks[0] == 0b1010
    assert [*bits(marks.all_exclude((0,), 0b0010).get(1, 0))] == [1, 3]


def test_a_digit_goes_from_all_that_differ() -> None:
    marks = Marks(read('"antiknight":true', 4))
    marks.place(0, 3)
    assert marks.places(tuple(range(16)), 3) == tuple(
        cell for cell in range(16) if cell == 0 or not marks.seen[0] >> cell & 1
    )
    assert not marks.masks[6] & 0b100, "a knight's move away"


def test_a_copy_changes_apart() -> None:
    marks = Marks(read("", 4))
    other = marks.copy()
    other.place(0, 3)
    other.left["one"], other.links["one"] = ({}, 0), {}
    assert (marks.known[0], marks.masks[1], marks.left, marks.links) == (False, 0b1111, {}, {})
    assert other.masks[1] == 0b1011
    assert not other.is_solved


def test_diagonals_are_houses_with_their_name() -> None:
    names = [str(house.name) for house in Marks(read('"diagonal+":true', 4)).houses]
    assert len(names) == 13
    assert names[:1] == ["row 1"]
    assert names[-1] == "the rising diagonal"


def test_houses_of_one_kind_are_told_apart_by_their_names() -> None:
    windows = ",".join(
        json.dumps({"cells": [f"R{r + i // 3}C{c + i % 3}" for i in range(9)]})
        for r, c in ((2, 2), (2, 6), (6, 2), (6, 6))
    )
    rules = f'"extraregion":[{windows}],"disjointgroups":true,"diagonal-":true'
    houses = Marks(read(rules)).houses
    names = [str(house.name) for house in houses]
    assert len({*names}) == len(names) == 27 + 4 + 9 + 1
    assert "the extra region from r2c2 to r4c4" in names
    assert "the extra region from r6c6 to r8c8" in names
    groups = [house for house in houses if str(house.name) == "disjoint group 2"]
    assert [house.cells[:2] for house in groups] == [(1, 4)]


def test_what_cells_can_hold_and_exclude_is_asked_at_once() -> None:
    marks = Marks(read('"difference":[{"cells":["R1C1","R1C2"]}]', 4))
    marks.masks[:4] = [0b0001, 0b0110, 0b0100, 0b0000]
    assert marks.present_in((0, 1, 2, 3)) == (0b0111, 0b0100)
    assert marks.alive() == sum(mask << 4 * cell for cell, mask in enumerate(marks.masks))
    seen = marks.seen[1] & marks.seen[2]
    eliminated = marks.present(marks.every_place_excludes((0, 1, 2, 3), 2, marks.alive()))
    assert eliminated == {cell: 0b0100 for cell in range(4, 16) if seen >> cell & 1}
    assert not marks.every_place_excludes((0, 1, 2, 3), 2, 0)
    assert [(each.constraint.kind, each.cells) for each in marks.looked] == [("difference", (0, 1))]
    assert marks.copy().exclusions is not marks.exclusions

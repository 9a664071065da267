# SPDX-License-Identifier: MIT
"""A step as one line, written and read back."""

from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.hints.path.one_line import write_line
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Candidate, Step, digits_in
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import cells_in
from tests.case_steps import first_step
from tests.one_line import OneLine, read_line

CASES = Path(__file__).parents[4] / "data" / "techniques"


@pytest.mark.parametrize(
    ("technique", "line"),
    [
        ("full_house", "r4c7=1"),
        ("naked_pair", "1,9 in r2c79 => r2c24<>9"),
        ("finned_x_wing", "9 r13 c24 fr1c5 => r2c4<>9"),
        ("finned_franken_jellyfish", "2 r68b28 c1246 fr6c5 efr8c4 => r5c4<>2"),
        ("siamese_fish", "2 c24 r38/r28 fr2c2/fr3c4 => r2c6,r3c3<>2"),
        ("empty_rectangle", "5 in b9 (r5c18) => r9c1<>5"),
        ("sue_de_coq", "r79c2 {25678}, r46c2 {78}, r7c3 {25} => r78c1<>5"),
        ("als_xz", "r1c4 {25} -25- r146c2 {2578} => r5c1,r9c2<>7, r4c3,r5c13,r9c2<>8"),
        ("als_xy_wing", "6- r8c4 {56} -5- r1c4 {25} -2- r1469c2 {25678} -6 => r9c4<>6"),
        ("als_nice_loop", "(1=3)r458c7-(3=1)r157c8 => r4c8,r7c7<>1"),
        ("unique_rectangle_4", "3/4 in r23c36 => r23c6<>4"),
        ("unique_loop", "3/7 in r1c67,r2c69,r7c79 => r1c9<>6"),
        ("avoidable_rectangle_1", "4/6 in r13c68 => r1c6<>4"),
        ("xy_wing", "1/4/9 in r6c126 => r4c1<>9"),
        ("xyz_wing", "1/2/3 in r1c23,r8c2 => r3c2<>3"),
        ("nested_braid", "r7c1=3 => r7c1<>3"),
    ],
)
def test_a_step_is_written_as_players_paste_it(technique: str, line: str) -> None:
    assert write_line(first_step(technique)[1]) == line


@pytest.mark.parametrize("name", [rung.name for rung in LADDER])
def test_what_is_written_is_read_back(name: str) -> None:
    for line in (CASES / f"{name}.txt").read_text("utf-8").splitlines():
        case = read_case(line)
        if case.forbids:
            continue
        finding = next(iter(instances(LADDER[name].technique, Board(case.grid))))
        step = Step.of(name, finding, case.grid.candidates, case.grid.values)
        written = write_line(step)
        read = read_line(f"Any Name: {written}")
        assert read.name == "Any Name"
        assert read.placements == frozenset(step.placements)
        assert read.eliminations == frozenset(step.eliminations)
        _compare(read, step, has_subject="=>" in written)


def _compare(read: OneLine, step: Step, *, has_subject: bool) -> None:
    """Hold what is read of the subject against the evidence of the step."""
    parts = {str(part[1]): part for part in step.parts}
    if not has_subject:
        assert not read.cells
    elif "bases" in parts:
        houses = [
            house
            for name in ("bases", "covers", "other_covers")
            if name in parts
            for house in cast(tuple[int, ...], parts[name][3])
        ]
        assert read.houses == frozenset(houses)
        fins = [cast(int, parts[name][3]) for name in ("fins", "other_fins") if name in parts]
        caught = {cell for mask in fins for cell in cells_in(mask)}
        assert read.cells >= caught
        assert read.cells == caught or {"chain", "chains"} & {part[0] for part in step.parts}
        assert step.digits[0] in read.digits
    elif "linked" in parts:
        sets = cast(tuple[tuple[int, int], ...], parts["linked"][3])
        assert read.cells == {cell for cells, _ in sets for cell in cells_in(cells)}
        assert read.digits == {digit for _, mask in sets for digit in digits_in(mask)}
    elif "chain" in parts:
        nodes = cast(tuple[Node, ...], parts["chain"][3])
        assert read.cells >= {cell for cells, _, _ in nodes for cell in cells_in(cells)}
        assert read.digits >= {digit + 1 for _, digit, _ in nodes}
    elif "pair" in parts and "common" not in parts:
        (where,) = (parts[name] for name in ("corners", "cells") if name in parts)
        assert read.cells == set(cells_in(cast(int, where[3])))
        assert read.digits == set(digits_in(cast(int, parts["pair"][3])))
    elif not {"whip", "assumptions", "near_cell", "crossing"} & parts.keys():
        told = [
            each.candidate
            for each in step.marks
            if each.role not in {"eliminated", "follows", "excluded"}
        ]
        assert read.cells == {cell for cell, _ in told}
        assert read.digits == {digit for _, digit in told}
    else:
        assert read.cells


def test_lines_of_others_are_read() -> None:
    fish = read_line("Finned X-Wing: 8 r37 c15 fr7c6 => r3c1<>8")
    assert fish.name == "Finned X-Wing"
    assert fish.digits == {8}
    assert fish.cells == {59}
    assert fish.houses == {2, 6, 9, 13}
    assert fish.eliminations == {Candidate(18, 8)}
    sets = read_line("7- r1c9 {27} -2- r4c249 {1238} -7 => r9c9<>7")
    assert sets.cells == {8, 28, 30, 35}
    assert sets.digits == {1, 2, 3, 7, 8}
    mutant = read_line("6 r6c9 b36 => r1c78,r2c7<>6")
    assert (mutant.houses, mutant.cells) == (frozenset({5, 17, 20, 23}), frozenset())
    placed = read_line("Full House: r4c5=7")
    assert placed.placements == {Candidate(31, 7)}
    assert not placed.cells
    more = read_line("(5)r1c2=(5-6)r7c2=(6)r7c5 => r1c5,r7c2<>56")
    assert more.eliminations == {Candidate(cell, digit) for cell in (4, 55) for digit in (5, 6)}


@pytest.mark.parametrize(
    "text", ["", "=>", "hello", "r0c1=5", "r1c1", "8 r37 c15 =>", "<b> => r1c1<>2", "r1c1<>2 x"]
)
def test_what_is_no_such_line_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no part of a step"):
        read_line(text)

# SPDX-License-Identifier: MIT
"""What the new patterns rest on, shown by filling them in every way."""

from itertools import pairwise, product

import pytest

from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.case_steps import FOLDER


def steps(name: str) -> list[Step]:
    """All steps of a technique in its cases, but for those of its kinds."""
    found, rung = [], LADDER[name]
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        grid = read_case(line).grid
        found += [
            Step.of(name, finding, grid.candidates, grid.values)
            for finding in instances(rung.technique, Board(grid))
            if rung.name_of(finding) == name
        ]
    return found


def can_be_filled(cells: list[int], digits: tuple[int, ...]) -> bool:
    """Whether cells can take digits so that none sees its own."""
    fillings: list[tuple[int, ...]] = [()]
    for cell in cells:
        fillings = [
            (*filling, digit)
            for filling, digit in product(fillings, digits)
            if not any(
                digit == taken and other in STANDARD_SHAPE.peers[cell]
                for other, taken in zip(cells, filling, strict=False)
            )
        ]
    return bool(fillings)


def cells_of(step: Step, name: str) -> list[int]:
    """The cells of a part of the evidence."""
    (mask,) = (part[3] for part in step.parts if part[:2] == ("cells", name))
    assert isinstance(mask, int)
    return [cell for cell in range(81) if mask >> cell & 1]


@pytest.mark.parametrize("name", ["bivalue_oddagon", "tridagon"])
def test_the_cells_cannot_be_filled_with_their_digits_alone(name: str) -> None:
    for step in steps(name):
        cells = cells_of(step, "cells")
        digits = next(part[3] for part in step.parts if part[1] == "digits")
        assert isinstance(digits, int)
        inside = tuple(digit for digit in range(9) if digits >> digit & 1)
        assert not can_be_filled(cells, inside)
        guardians = cells_of(step, "guardians")
        rest = [cell for cell in cells if cell not in guardians]
        assert all(step.position[cell] & ~digits == 0 for cell in rest)
        assert can_be_filled(rest, inside)


def test_a_loop_without_its_guardians_has_no_way_of_being_true_and_false_by_turns() -> None:
    for step in steps("guardians"):
        loop, guardians = cells_of(step, "loop"), cells_of(step, "guardians")
        (houses,) = (part[3] for part in step.parts if part[1] == "joining")
        assert isinstance(houses, tuple)
        digit = step.digits[0]
        assert len(loop) == len(houses)
        assert len(loop) % 2
        for house in houses:
            places = {
                cell
                for cell in STANDARD_SHAPE.houses[house]
                if step.position[cell] >> digit - 1 & 1
            }
            assert len(places & {*loop}) == 2
            assert places <= {*loop, *guardians}
        for taken in product((False, True), repeat=len(loop)):
            true = {cell for cell, on in zip(loop, taken, strict=True) if on}
            assert any(len(true & {*STANDARD_SHAPE.houses[house]}) != 1 for house in houses)


def test_each_digit_of_a_firework_is_in_its_three_cells_however_its_lines_are_filled() -> None:
    for step in steps("fireworks"):
        (crossing,), outer = cells_of(step, "corner"), cells_of(step, "outer")
        digits = next(part[3] for part in step.parts if part[1] == "digits")
        assert isinstance(digits, int)
        row, column, box = (set(STANDARD_SHAPE.houses[at]) for at in houses_of(crossing))
        for digit in (each for each in range(9) if digits >> each & 1):
            there = {cell for cell in range(81) if step.position[cell] >> digit & 1}
            for one, two, three in product(row & there, column & there, box & there):
                if fits({one, two, three}, (row, column, box)):
                    assert {one, two, three} & {crossing, *outer}


def houses_of(cell: int) -> tuple[int, int, int]:
    """The row, the column and the box of a cell."""
    row, column, box = STANDARD_SHAPE.houses_of[cell]
    return row, column, box


def fits(cells: set[int], houses: tuple[set[int], ...]) -> bool:
    """Whether a digit can stand in all of some cells, once in each house."""
    sorted_cells = sorted(cells)
    peers = STANDARD_SHAPE.peers
    alone = all(two not in peers[one] for one in sorted_cells for two in sorted_cells)
    return alone and all(len(cells & house) == 1 for house in houses)


def test_the_loops_are_found_short_ones_first() -> None:
    lengths = [
        len(cells_of(step, "loop"))
        for line in (FOLDER / "guardians.txt").read_text("utf-8").splitlines()[:1]
        for grid in [read_case(line).grid]
        for finding in instances(LADDER["guardians"].technique, Board(grid))
        for step in [Step.of("guardians", finding, grid.candidates, grid.values)]
        if finding.digits == read_case(line).digits
    ]
    assert all(one <= two for one, two in pairwise(lengths))

# SPDX-License-Identifier: MIT
"""Chains through given cells are those that a search finds, and true ones that it passes over."""

from itertools import islice
from typing import cast

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import read_case
from sudoku_qt.engine.sudoku.learn.chained import steps_through
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of, steps_in
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.inference.chain_kinds import CHAIN_KINDS, WINGS
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.paths import resource
from tests.sweeps import amount

BANK = resource("puzzles/techniques.zip")
CHAINED = ("x_chain", "xy_chain", "nice_loop", "simple_colouring", *CHAIN_KINDS)


def keeps_on(step: Step) -> bool:
    """Whether a chain comes to no candidate again, but for one that it begins and ends with."""
    nodes = [node[:2] for part in step.parts if part[0] == "chain" for node in _nodes(part[3])]
    return len(nodes) - len(set(nodes)) <= (step.variant == "true")


def _nodes(value: object) -> tuple[Node, ...]:
    return cast(tuple[Node, ...], value)


@amount("count", 3, 100)
@pytest.mark.parametrize("technique", CHAINED)
def test_what_a_search_finds_goes_through_its_own_cells(technique: str, count: int) -> None:
    for position in islice(positions(technique, "own cells", BANK), count):
        for step in filter(keeps_on, steps_in(position.grid, technique)):
            through = steps_through(technique, position.grid, pattern_of(step))
            alike = next((each for each in through if each.eliminations == step.eliminations), None)
            assert alike is not None, (technique, step)
            assert alike.digits == step.digits


@amount("count", 3, 100)
@pytest.mark.parametrize("technique", CHAINED)
def test_all_that_goes_through_the_cells_is_true_and_uses_them_all(
    technique: str, count: int
) -> None:
    for position in islice(positions(technique, "true", BANK), count):
        solution = kernel.solve(position.grid.givens)
        assert solution
        cells = pattern_of(position.step)
        for step in islice(steps_through(technique, position.grid, cells), 20):
            assert pattern_of(step) == cells
            assert not any(solution[cell] == digit for cell, digit in step.eliminations)


@pytest.mark.parametrize("technique", CHAINED)
def test_one_cell_of_a_chain_changed_is_no_chain_unless_it_is_another(technique: str) -> None:
    position = next(positions(technique, "changed", BANK))
    cells = pattern_of(position.step)
    far = next(
        cell for cell in position.grid.empty_cells if position.grid.candidates[cell].bit_count() > 3
    )
    changed = cells - {min(cells)} | {far}

    assert not any(steps_through("xy_chain", position.grid, changed))
    assert all(
        pattern_of(step) == changed for step in steps_through(technique, position.grid, changed)
    )


def test_of_what_a_search_finds_whole_nothing_is_gone_through() -> None:
    position = next(positions("x_wing", "whole", BANK))

    assert not any(steps_through("x_wing", position.grid, pattern_of(position.step)))


SEES_ITSELF = (
    ":simple_colouring:3:72.+9+5+86.1.9+12.+6+5.8+8+5+6+14.+2.+926.8.+1.9+5.+1+9.+2..8+65+7+8+4+6+93+12+137"
    ".8.+9.+46+8+2+7+941+53+9+45.1.+8.+7::318 332 335 378 443::"
)
IS_SEEN = (
    ":simple_colouring:2:8.+1...7+2+5....5..6.....1.483...5....2.16..9...9.8+1.....+64...12.+8..9.85"
    "....+8.67....::254 266::"
)


@pytest.mark.parametrize(("line", "variant"), [(SEES_ITSELF, "wrap"), (IS_SEEN, "trap")])
def test_a_colouring_through_its_cells_shows_the_colours_and_what_goes_as_a_search_does(
    line: str, variant: str
) -> None:
    grid = read_case(line).grid
    searched = [step for step in steps_in(grid, "simple_colouring") if step.variant == variant]

    assert searched
    for step in searched:
        through = list(steps_through("simple_colouring", grid, pattern_of(step)))
        assert [each.variant for each in through].count(variant) == 1
        found = through[[each.variant for each in through].index(variant)]
        assert found.eliminations == step.eliminations
        assert _painted(found) in (
            _painted(step),
            _painted(step)[::-1] if variant == "trap" else (),
        )


def _painted(step: Step) -> tuple[set[int], ...]:
    """The cells of either colour."""
    return tuple(
        {mark.candidate.cell for mark in step.marks if mark.role == role}
        for role in ("set_a", "set_b")
    )


def test_the_cells_of_one_wing_are_none_of_another() -> None:
    """Through the same cells there may be several chains; these wings share no cells."""
    kinds = {*WINGS.values()}
    for wing in sorted(kinds):
        position = next(positions(wing, "told apart", BANK))
        cells = pattern_of(position.step)
        found = {each for each in kinds if any(steps_through(each, position.grid, cells))}
        assert found == {wing}
        assert any(steps_through("nice_loop", position.grid, cells))

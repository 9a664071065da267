# SPDX-License-Identifier: MIT
"""What a text names is found, and nothing that only looks like it."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.models.sudoku.cell_names import cells_named

CELLS = some.sets(some.integers(0, 80), min_size=1, max_size=6)


@given(CELLS, some.sampled_from(["r4c5", "D5"]))
def test_what_the_engine_writes_is_found_again(cells: set[int], notation: Notation) -> None:
    text = f"Either ({write_cells(cells, notation)}) is 7: it sees {write_cells([0], notation)}."
    *found, last = cells_named(text)
    assert frozenset().union(*(each.cells for each in found)) == cells
    assert last.cells == {0}
    assert text[last.start : last.end] == write_cells([0], notation)


def test_names_stand_in_signs_and_beside_chinese() -> None:
    found = [each.cells for each in cells_named("(7=8)r4c2-(8=7)r6c2，所以r5c1、r9c2不是7")]
    assert found == [{28}, {46}, {36}, {73}]


@pytest.mark.parametrize(
    "text", ["", "box 3", "r0c5", "r4", "4c5", "b3", "SE 7.2", "AIC 3", "J5", "HD57x", "X4"]
)
def test_what_names_no_cell_is_none(text: str) -> None:
    assert not list(cells_named(text))


@pytest.mark.parametrize(
    ("side", "text", "cells"),
    [
        (6, "r2c1, r12c6 and r7c1", [{6}, {5, 11}]),
        (6, "B1 or G1", [{6}]),
        (12, "r2c1-r10c12", [{12}, {119}]),
        (16, "r1c1, r16c16, r17c1", [{0}, {255}]),
        (16, "A1 and P16, not Q1", [{0}, {255}]),
    ],
)
def test_names_are_those_of_the_board(side: int, text: str, cells: list[set[int]]) -> None:
    assert [each.cells for each in cells_named(text, side)] == cells

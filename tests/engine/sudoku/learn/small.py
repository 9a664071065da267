# SPDX-License-Identifier: MIT
"""Positions of a few cells, written down by hand."""

from collections.abc import Mapping

from sudoku_qt.engine.sudoku.grid import digit_mask
from sudoku_qt.engine.sudoku.learn.examples.pool import positions
from sudoku_qt.engine.sudoku.learn.patterns import pattern_of
from sudoku_qt.engine.sudoku.learn.remarks.marked import Marked
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.shape import CELLS, cell_named
from sudoku_qt.paths import resource


def masks(known: Mapping[str, str], others: str = "") -> tuple[int, ...]:
    """The candidates of cells by their names, and of all others."""
    found = [digit_mask(map(int, others))] * CELLS
    for name, digits in known.items():
        found[cell_named(name)] = digit_mask(map(int, digits))
    return tuple(found)


def marked(known: Mapping[str, str], *cells: str, named: int = 0) -> Marked:
    """Cells that are marked in such a position."""
    return Marked(masks(known), frozenset(map(cell_named, cells)), named)


def real(technique: str) -> Step:
    """A step of a technique in a position of its pool."""
    return next(positions(technique, "remarks", resource("puzzles/techniques.zip"))).step


def beside(step: Step, *strays: int, lacking: int = 0) -> Marked:
    """The pattern of a step marked without its last cells, and with some that are not of it."""
    kept = sorted(pattern_of(step))[: len(pattern_of(step)) - lacking]
    return Marked(step.position, frozenset({*kept, *strays}), near=step)

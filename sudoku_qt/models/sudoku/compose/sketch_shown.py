# SPDX-License-Identifier: MIT
"""What is seen of a setter's sketch: figures of what is no constraint of the puzzle yet."""

from collections.abc import Iterable
from dataclasses import replace

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.figures import Area, Figure
from sudoku_qt.engine.sudoku.variants.gesture import Gesture
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED, Rules
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.sketch import UNKNOWN, Sketch


def sketched(sketch: Sketch, puzzle: VariantPuzzle) -> tuple[Figure, ...]:
    """The figures of what is being drawn on a puzzle, or waits for its number."""
    if sketch.twin:
        return (Area(sketch.twin, plain=True),)
    if sketch.stroke is not None and (sketch.stroke.has_moved or sketch.is_keyed):
        return sketch.stroke.figures(puzzle.rules.board)
    return (*_of_pending(sketch.pending, puzzle),) if sketch.pending else ()


def _of_pending(pending: Constraint, puzzle: VariantPuzzle) -> Iterable[Figure]:
    kind = KIND_NAMED[pending.kind]
    if kind.gesture is Gesture.EDGE and pending.value is None:
        pending = replace(pending, value=UNKNOWN)
    return kind.figures(pending, puzzle.rules.board, ())


def without_changed(sketch: Sketch, puzzle: VariantPuzzle) -> VariantPuzzle:
    """The puzzle without the constraint that is shown as it would be."""
    stroke = sketch.stroke
    hidden = stroke.goes_on if stroke and stroke.has_moved else None
    if sketch.pending is not None:
        hidden = sketch.selected
    if hidden is None:
        return puzzle
    rules = puzzle.rules
    left = tuple(each for each in rules.constraints if each != hidden)
    return replace(puzzle, rules=Rules(rules.size, rules.board.regions, left))

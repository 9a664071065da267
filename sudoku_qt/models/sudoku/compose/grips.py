# SPDX-License-Identifier: MIT
"""The grips of a selected constraint: places from which it is drawn on, shortened or redrawn."""

from collections.abc import Iterator, Sequence
from math import hypot
from typing import NamedTuple, TypeAlias

from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.drawing.drawn import figures_of_constraint
from sudoku_qt.engine.sudoku.variants.figures import Line
from sudoku_qt.engine.sudoku.variants.gesture import Gesture
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.compose.strokes import Place, middle_of

Cells: TypeAlias = tuple[int, ...]
Way: TypeAlias = tuple[int, int]
"""A direction: across and down."""

OUTWARD = 0.42
"""How far from the middle of a cell its grip is: at the border, off the digit."""
NEAR = 0.2
"""How near to a grip a press has to be, in cells."""
SIDES: tuple[Way, ...] = (1, 0), (0, 1), (-1, 0), (0, -1)
ROUND: tuple[Way, ...] = (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)
"""All ways from a cell, clockwise."""
TURNS = 0, 1, -1, 2, -2, 3, -3
"""Turns of a way, straight on first, in eighths."""


class Grip(NamedTuple):
    """A place to take hold of a constraint."""

    place: Place
    cells: Cells
    """The cells that a stroke from here begins with, in the order in which it goes on."""
    is_turned: bool = False
    """Whether the constraint has them in the other order."""
    extends: bool = False
    """Whether a click adds a cell."""
    is_shown: bool = True
    """Whether it is painted, and not only the middle of a cell."""


class Held(NamedTuple):
    """How a selected constraint is shown: lines that stand out, and its grips."""

    lines: tuple[Line, ...] = ()
    grips: tuple[Grip, ...] = ()


def grips_of(constraint: Constraint, side: int) -> tuple[Grip, ...]:
    """The grips of a line or of an area; nothing else has any."""
    if _is(constraint, Gesture.LINE) and len(constraint.cells) > 1:
        return (*_of_line(constraint, side),)
    return (*_of_area(constraint.cells, side),) if _is(constraint, Gesture.CELLS) else ()


def held(constraint: Constraint, puzzle: VariantPuzzle) -> Held:
    """How a selected constraint of a puzzle is shown."""
    lines = (each for each in figures_of_constraint(constraint, puzzle) if isinstance(each, Line))
    return Held(tuple(lines), grips_of(constraint, puzzle.rules.size))


def grip_at(place: Place, constraint: Constraint | None, side: int) -> Grip | None:
    """The grip of a constraint at a place; the last is the one that adds cells."""
    found = grips_of(constraint, side) if constraint else ()
    near = (each for each in reversed(found) if _far(each.place, place) <= NEAR)
    return next(near, None)


def _far(one: Place, two: Place) -> float:
    return hypot(one.across - two.across, one.down - two.down)


def _of_line(constraint: Constraint, side: int) -> Iterator[Grip]:
    """Yield its beginning, the borders from which the rest is drawn anew, and its end."""
    cells = constraint.cells
    yield Grip(_outer(cells[0], _way(cells[1], cells[0], side), side), cells[::-1], is_turned=True)
    circle = constraint.value if constraint.kind == "arrow" else 1
    for last in range(circle if isinstance(circle, int) else 1, len(cells) - 1):
        one, two = middle_of(cells[last - 1], side), middle_of(cells[last], side)
        place = Place((one.across + two.across) / 2, (one.down + two.down) / 2)
        yield Grip(place, cells[:last])
    onward = next_of_line(cells, side)
    towards = _way(cells[-2], cells[-1], side) if onward is None else _way(cells[-1], onward, side)
    yield Grip(_outer(cells[-1], towards, side), cells, extends=True)


def _of_area(cells: Cells, side: int) -> Iterator[Grip]:
    """Yield the cells at which it ends, and the last one, where it grows."""
    last = max(cells)
    for cell in cells:
        beside = [each for each in neighbours(cell, side) if each in cells]
        if cell != last and len(beside) == 1:
            place = _outer(cell, _way(beside[0], cell, side), side)
            yield Grip(place, towards(cells, cell, side))
    grown = next_of_area(cells, side)
    if grown is not None:
        place = _outer(last, _way(last, grown, side), side)
        yield Grip(place, towards(cells, last, side), extends=True)


def _outer(cell: int, way: Way, side: int) -> Place:
    middle = middle_of(cell, side)
    return Place(middle.across + OUTWARD * way[0], middle.down + OUTWARD * way[1])


def _way(one: int, two: int, side: int) -> Way:
    """The direction from a cell to another one."""
    across, down = two % side - one % side, two // side - one // side
    return (across > 0) - (across < 0), (down > 0) - (down < 0)


def _beside(cell: int, way: Way, side: int) -> int | None:
    across, down = cell % side + way[0], cell // side + way[1]
    return side * down + across if 0 <= across < side and 0 <= down < side else None


def neighbours(cell: int, side: int) -> list[int]:
    """The cells that share an edge with a cell."""
    found = (_beside(cell, way, side) for way in SIDES)
    return [each for each in found if each is not None]


# What is next


def grown(constraint: Constraint | None, side: int) -> Cells:
    """The cells of a line or an area with the next one; () if it cannot grow."""
    cells = constraint.cells if constraint else ()
    if _is(constraint, Gesture.LINE) and len(cells) > 1:
        onward = next_of_line(cells, side)
    else:
        onward = next_of_area(cells, side) if _is(constraint, Gesture.CELLS) else None
    return () if onward is None else (*cells, onward)


def shrunk(constraint: Constraint | None) -> Cells:
    """The cells of a line or an area without the last; () if it is neither."""
    cells = constraint.cells if constraint else ()
    if _is(constraint, Gesture.CELLS):
        return tuple(cell for cell in cells if cell != max(cells))
    return cells[:-1] if _is(constraint, Gesture.LINE) else ()


def switched(constraint: Constraint | None, cell: int | None) -> Cells:
    """The cells of an area with another one, or without one that it has; () if it is none."""
    if constraint is None or cell is None or not _is(constraint, Gesture.CELLS):
        return ()
    left = tuple(each for each in constraint.cells if each != cell)
    return left if len(left) < len(constraint.cells) else (*left, cell)


def _is(constraint: Constraint | None, gesture: Gesture) -> bool:
    return constraint is not None and KIND_NAMED[constraint.kind].gesture is gesture


def next_of_line(cells: Sequence[int], side: int) -> int | None:
    """The cell straight on from the end of a line, or with as little of a turn as possible."""
    before, last = cells[-2:]
    way = _way(before, last, side)
    if way not in ROUND:
        return None
    ahead = (ROUND[(ROUND.index(way) + turn) % len(ROUND)] for turn in TURNS)
    found = (_beside(last, each, side) for each in ahead)
    return next((each for each in found if each is not None and each not in cells), None)


def next_of_area(cells: Sequence[int], side: int) -> int | None:
    """The cell beside the last one of an area that is not in it, if there is one."""
    around = neighbours(max(cells), side)
    return next((each for each in around if each not in cells), None)


def towards(cells: Cells, last: int, side: int) -> Cells:
    """The cells of an area by their way to one of them, which is the last."""
    found, rest = [last], [*cells]
    rest.remove(last)
    for cell in found:
        for each in neighbours(cell, side):
            if each in rest:
                rest.remove(each)
                found.append(each)
    return (*rest, *reversed(found))

# SPDX-License-Identifier: MIT
"""The drawing of a step: discs for its marks, backgrounds for its sets, arrows for its links."""

from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from sudoku_qt.engine.sudoku.hints.exclusion import exclusion_of
from sudoku_qt.engine.sudoku.hints.legend import houses_of
from sudoku_qt.engine.sudoku.hints.variants.pattern import ELIMINATED, FOLLOWS, StepPattern
from sudoku_qt.engine.sudoku.hints.walk import links_of
from sudoku_qt.engine.sudoku.logic.step import Link, Step
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Arrow, Drawing, Place

FIRST = "eliminated", "follows"
"""Roles that have precedence over any other role of a candidate."""
CONCLUDES = frozenset({FOLLOWS, ELIMINATED})


def drawing_of(step: Step) -> Drawing:
    """The whole drawing of a step."""
    exclusion = exclusion_of(step)
    marks = (*exclusion.marks, *step.marks) if exclusion else step.marks
    return Drawing(
        discs_of((mark.candidate, mark.role) for mark in marks),
        dict(grounds_of(step)),
        frozenset(),
        tuple(map(arrow_of, links_of(step))),
    )


def arrow_of(link: Link, *, ahead: bool = False) -> Arrow:
    """The arrow for a link; `ahead` if a walk has not reached it yet."""
    return Arrow(link.kind == "strong", link.start, link.end, ahead)


def discs_of(
    marks: Iterable[tuple[Place, str]], ahead: Iterable[tuple[Place, str]] = ()
) -> dict[int, tuple[Disc, ...]]:
    """The discs of candidates by cell, each with its role; a candidate has one disc.

    Candidates `ahead` have not been reached yet; one that has been reached takes precedence.
    """
    discs: dict[Place, Disc] = {}
    for candidate, role in marks:
        known = discs.get(candidate)
        if known is None or (role in FIRST and known.role not in FIRST):
            discs[candidate] = Disc(candidate[1], role)
    for candidate, role in ahead:
        discs.setdefault(candidate, Disc(candidate[1], role, ahead=True))
    cells: dict[int, list[Disc]] = {}
    for candidate, disc in sorted(discs.items()):
        cells.setdefault(candidate[0], []).append(disc)
    return {cell: tuple(members) for cell, members in cells.items()}


def grounds_of(step: Step) -> Iterator[tuple[int, str]]:
    """Yield the cells of a step's sets with their roles, "set_a", "set_b" or "both" in turn.

    For a step about houses, the cells of the houses come first. Where chains start from an
    assumption, all cells have the role "where" instead.
    """
    sets = [
        cells
        for part in step.parts
        if part[0] == "cell_sets"
        for cells, _ in cast(Sequence[tuple[int, int]], part[3])
    ]
    if houses_of(step):
        yield from _in_houses(step)
    odd, even = _joined(sets[::2]), _joined(sets[1::2])
    if any(part[:2] == ("candidates", "starts") for part in step.parts):
        yield from ((cell, "where") for cell in cells_in(odd | even))
        return
    for cell in cells_in(odd | even):
        inside = odd >> cell & 1, even >> cell & 1
        yield cell, "both" if all(inside) else "set_a" if inside[0] else "set_b"


def _in_houses(step: Step) -> Iterator[tuple[int, str]]:
    """Yield the cells of a step's houses; houses of two kinds have two roles.

    Cells that are only in the covers of a second fish are only marked as looked at.
    """
    first, *others = (
        {cell for house in houses for cell in STANDARD_SHAPE.houses[house]}
        for _, houses in houses_of(step)
    )
    if not others:
        yield from ((cell, "where") for cell in sorted(first))
        return
    second = set().union(*others)
    for cell in sorted(first | second):
        if cell in first:
            yield cell, "both" if cell in second else "set_a"
        else:
            yield cell, "set_b" if cell in others[0] else "where"


def _joined(sets: Iterable[int]) -> int:
    union = 0
    for cells in sets:
        union |= cells
    return union


def drawing_of_pattern(pattern: StepPattern) -> Drawing:
    """The whole drawing of a step of a variant."""
    links = tuple(Arrow(strong=False, start=(one,), end=(other,)) for one, other in pattern.ties)
    return Drawing(
        discs_of(pattern.candidates.items()), dict(pattern.cells), arrows=links, clues=pattern.clues
    )


def drawing_without_end(pattern: StepPattern) -> Drawing:
    """The same without what is concluded, whose cells are framed instead."""
    told = [(place, role) for place, role in pattern.candidates.items() if role not in CONCLUDES]
    ends = {cell for (cell, _), role in pattern.candidates.items() if role in CONCLUDES}
    return Drawing(discs_of(told), dict(pattern.cells), frozenset(ends), clues=pattern.clues)

# SPDX-License-Identifier: MIT
"""The four stages of a hint: where to look, which technique, which candidates, the reasoning."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import cast

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.hints.clauses import builds_on, house_words
from sudoku_qt.engine.sudoku.hints.exclusion import exclusion_of
from sudoku_qt.engine.sudoku.hints.legend import Legend, house_legend, legend
from sudoku_qt.engine.sudoku.hints.walk import Walk, links_of, walk
from sudoku_qt.engine.sudoku.logic.pages import Pages, TechniquePage
from sudoku_qt.engine.sudoku.logic.step import Candidate, Link, Mark, Notation, Step, write_cells
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cell_mask, cells_in

SINGLE_CELL = "naked_single"


@dataclass(frozen=True)
class Where:
    """Where to look: houses, digits and cells to light up, and a sentence."""

    text: Message
    houses: tuple[int, ...] = ()
    digits: tuple[int, ...] = ()
    cells: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Stages:
    """The four stages of a hint for a step, in the language of the pages.

    Stage 1 is `where`; 2 is `title` with `idea`; 3 is `marks` and `links` on the board with their
    `legend`; 4 is `sentence`, or link by link `walk`.
    """

    where: Where
    title: str
    idea: str
    marks: tuple[Mark, ...]
    links: tuple[Link, ...]
    legend: tuple[Legend, ...]
    houses: tuple[Message, ...]
    """The kinds of the houses to look at, if there are several kinds."""
    sentence: str
    walk: Walk
    because: tuple[Message, ...] = ()
    """The text after the sentence; for a single, the reason why everything else is excluded."""
    ending: Message | None = None
    """The conclusion of a chain in words, since its sentence has it in signs."""
    built_on: Message | None = None


def stages_of(
    step: Step, pages: Pages, notation: Notation = "r4c5", struck: tuple[Candidate, ...] = ()
) -> Stages:
    """The four stages for a step; `struck` are the player's eliminations that it needs."""
    page = pages[step.technique]
    built_on = builds_on(struck, notation) if struck else None
    walked = walk(step, pages, notation)
    return Stages(
        where_to_look(step, notation),
        page.name(step),
        page.sections[0][1],
        _marks(step),
        links_of(step),
        legend(step),
        house_legend(step),
        page.sentence(step, notation),
        walked,
        _because(step, notation, is_struck=built_on is not None),
        walked.stations[-1].sentence if _is_chain(step, page) else None,
        built_on,
    )


def _is_chain(step: Step, page: TechniquePage) -> bool:
    """Whether it is one chain, which its sentence writes in signs."""
    chains = [part for part in step.parts if part[0] == "chain"]
    return len(chains) == 1 and "{chain}" in page.template(step)


def _marks(step: Step) -> tuple[Mark, ...]:
    """The marks of a step, before them what excludes all but a single."""
    exclusion = exclusion_of(step)
    return (*exclusion.marks, *step.marks) if exclusion else step.marks


def _because(step: Step, notation: Notation, *, is_struck: bool) -> tuple[Message, ...]:
    """What excludes all but a single, with the notes struck out unless they were `is_struck`."""
    exclusion = exclusion_of(step)
    if exclusion is None:
        return ()
    before = () if is_struck else exclusion.before(notation)
    return (*exclusion.reasons(notation), *before)


def where_to_look(step: Step, notation: Notation = "r4c5") -> Where:
    """A hint at the place that does not give the step away: a house, a digit, boxes or a cell."""
    cells = frozenset(mark.candidate.cell for mark in step.marks)
    digits = {mark.candidate.digit for mark in step.marks}
    if _is_supposed(step) or (step.proof.branches and len(digits) > 1):
        return _at_cells(_starts(step), notation)
    houses = _houses(step, cells)
    one = next(iter(digits)) if len(digits) == 1 and step.technique != SINGLE_CELL else 0
    if one and len(houses) > 1:
        words = tuple(map(house_words, houses))
        return Where(
            Message("Look at the {digit}s in {houses}.", digit=one, houses=words), houses, (one,)
        )
    if one and not houses:
        return Where(Message("Look at all {digit}s.", digit=one), (), (one,))
    if houses:
        return Where(Message("Look at {houses}.", houses=tuple(map(house_words, houses))), houses)
    return Where(Message("Look all over the grid."))


def _houses(step: Step, cells: frozenset[int]) -> tuple[int, ...]:
    """The houses that the step speaks of, else one that holds its cells, else their boxes.

    Of a pattern that is part of a subset, it is the house of that. A house that holds the pattern
    alone will do where none holds what it eliminates, too.
    """
    parts = {str(part[1]): part for part in step.parts}
    if parts.keys() >= {"subset", "house"}:
        return cast(tuple[int, ...], parts["house"][3])
    whole = cell_mask(cells)
    units = (truth.number // 9 for truth in step.proof.truths if truth.kind == "house")
    named = dict.fromkeys(house for house in units if whole & STANDARD_SHAPE.house_masks[house])
    if 0 < len(named) <= 3:
        return tuple(named)
    pattern = cell_mask(mark.candidate.cell for mark in step.marks if mark.role != "eliminated")
    for wanted in (whole, pattern):
        for house in (*range(18, 27), *range(18)):
            if wanted and not wanted & ~STANDARD_SHAPE.house_masks[house]:
                return (house,)
    boxes = dict.fromkeys(STANDARD_SHAPE.houses_of[cell][2] for cell in sorted(cells))
    return tuple(boxes) if len(boxes) <= 4 else ()


def _starts(step: Step) -> frozenset[int]:
    """The cells of what is supposed, in turn or up to a contradiction."""
    if _is_supposed(step):
        return frozenset(cell for cell, _ in step.eliminations)
    return frozenset(cell for branch in step.proof.branches for cell in cells_in(branch.start[0]))


def _is_supposed(step: Step) -> bool:
    """Whether other steps lead from an assumption to what cannot be."""
    return any(part[0] == "under" for part in step.parts)


def _at_cells(cells: Iterable[int], notation: Notation) -> Where:
    known = frozenset(cells)
    names = write_cells(known, notation)
    return Where(
        Message("Start at {cells} and follow what each case leads to.", cells=names), cells=known
    )

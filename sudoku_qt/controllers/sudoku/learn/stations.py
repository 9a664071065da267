# SPDX-License-Identifier: MIT
"""The stations of an example: where to look, the pattern bit by bit, and the conclusion."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.hints.screens import Screen, Telling, screens_of, walk_of
from sudoku_qt.engine.sudoku.grid import Grid, digit_mask
from sudoku_qt.engine.sudoku.hints.advice import Advice, Hint
from sudoku_qt.engine.sudoku.learn.examples.pool import ExamplePosition
from sudoku_qt.engine.sudoku.learn.lessons.pages import LessonPage, LessonStep
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.steps.drawing import arrow_of, discs_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.hint.parts import LegendRow
from sudoku_qt.views.sudoku.learn.words import StationShown

HERE = QT_TRANSLATE_NOOP("Learn", "Look here")
WHERE = QT_TRANSLATE_NOOP("Learn", "Where to look")
THERE = QT_TRANSLATE_NOOP("Learn", "What is there")
LEADS = QT_TRANSLATE_NOOP("Learn", "One thing leads to another")
FOLLOWS = QT_TRANSLATE_NOOP("Learn", "What follows")
PLACE = QT_TRANSLATE_NOOP("Learn", "Step {number} of {count}")
BARE = frozenset({"full_house", "hidden_single"})
"""Techniques that are visible without notes."""


@dataclass(frozen=True)
class Station:
    """The text, the drawing and the position at a step of an example."""

    content: StationShown
    drawing: Drawing
    grid: Grid


def translated(template: str, **facts: object) -> str:
    """A text of the course in the installed language."""
    return QCoreApplication.translate("Learn", template).format(**facts)


def stations_of_step(position: ExamplePosition, telling: Telling) -> tuple[Station, ...]:
    """The stations of a technique's example: where to look, its walk, and the conclusion."""
    step = position.step
    where, _, pattern, whole = screens_of(Advice(hint=Hint(step)), telling)
    walked = walk_of(whole, telling)
    between = walked[:-1] if len(walked) > 1 else (pattern,)
    middle = translated(LEADS if step.proof.branches else THERE)
    last = walked[-1]
    rows = [
        (translated(WHERE), where),
        *((middle, each) for each in between),
        (translated(FOLLOWS), last),
    ]
    return numbered(
        Station(
            StationShown(title, screen.card.text, tuple(_legend(screen))),
            screen.drawing,
            _seen(position),
        )
        for title, screen in rows
    )


def _seen(position: ExamplePosition) -> Grid:
    """The position as a person needs it: without notes if none are needed."""
    grid = position.grid
    return Grid(grid.givens, grid.values) if position.step.technique in BARE else grid


def _legend(screen: Screen) -> Iterator[LegendRow]:
    """Yield the meanings of the marks drawn so far."""
    drawing = screen.drawing
    discs = (disc for discs in drawing.discs.values() for disc in discs)
    roles = {disc.role for disc in discs if not disc.ahead}
    kinds = {"strong" if each.strong else "weak" for each in drawing.arrows if not each.ahead}
    for row in screen.card.legend:
        occurs = row.disc.role in roles if row.disc else row.link in kinds
        if occurs or (row.ground and row.ground in drawing.grounds.values()):
            yield row


def stations_of_page(page: LessonPage) -> tuple[Station, ...]:
    """The steps of a lesson over its own grid, to which digits and notes are added."""
    stations = []
    grid = Grid.of_givens(page.givens)
    for step in page.steps:
        for cell, digit in step.digits:
            grid = grid.with_value(cell, digit)
        grid = _noted(grid, step)
        stations.append(Station(StationShown(translated(HERE), step.text), _pointed(step), grid))
        for (cell, digit), role in step.marks:
            if role == "eliminated":
                grid = grid.with_candidates(cell, grid.candidates[cell] & ~digit_mask([digit]))
    return numbered(stations)


def _noted(grid: Grid, step: LessonStep) -> Grid:
    """The grid with the notes that a step adds, none in cells that have their digit."""
    for where, mask in step.notes:
        for cell in [*grid.empty_cells] if where is None else [where]:
            added = mask & grid.legal(cell) if where is None else mask
            grid = grid.with_candidates(cell, grid.candidates[cell] | added)
    return grid


def _pointed(step: LessonStep) -> Drawing:
    cells = (cell for house in step.houses for cell in STANDARD_SHAPE.houses[house])
    entered = {cell for cell, _ in step.digits}
    return Drawing(
        discs_of(step.marks),
        dict.fromkeys(cells, "where"),
        step.cells | entered,
        tuple(map(arrow_of, step.links)),
    )


def numbered(stations: Iterable[Station]) -> tuple[Station, ...]:
    """Number the stations."""
    known: Sequence[Station] = tuple(stations)
    count = len(known)
    return tuple(
        replace(
            each,
            content=each.content._replace(
                at=number, of=count, place=translated(PLACE, number=number + 1, count=count)
            ),
        )
        for number, each in enumerate(known)
    )

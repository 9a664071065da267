# SPDX-License-Identifier: MIT
"""The stations of an example on a board with rules of its own, and the names in its sentences."""

import re
from dataclasses import dataclass

from sudoku_qt.controllers.sudoku.learn.stations import HERE, Station, numbered, translated
from sudoku_qt.engine.sudoku.hints.clauses import house_words
from sudoku_qt.engine.sudoku.learn.variants.pointing import Pointed, pointed
from sudoku_qt.engine.sudoku.learn.variants.turning import BoardTurn
from sudoku_qt.engine.sudoku.learn.variants.variant_page import VariantPage
from sudoku_qt.engine.sudoku.learn.variants.variant_tasks import VariantPosition
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.learn.words import StationShown

NAME = re.compile(r"\{(?:r([1-9]+)c([1-9]+)|([rcb])([1-9]))\}")
KINDS = "rcb"
UNTURNED = BoardTurn()


@dataclass(frozen=True)
class VariantStation(Station):
    """A step on the board of a puzzle, and the cells of a constraint that it is about."""

    puzzle: VariantPuzzle
    outlined: tuple[int, ...]


def stations_of_variant(
    page: VariantPage, example: VariantPosition, notation: Notation
) -> tuple[Station, ...]:
    """The steps of a page over its board; digits and notes stay, what goes away is gone after."""
    puzzle, grid = example.puzzle, example.grid
    stations = []
    for step in page.steps:
        seen = pointed(step.points, puzzle.rules.board)
        for cell, mask in seen.noted.items():
            grid = grid.with_candidates(cell, mask)
        for cell, digit in seen.placed:
            grid = grid.with_value(cell, digit)
        shown = StationShown(translated(HERE), named(step.text, notation))
        drawing = drawing_of_pointed(seen)
        stations.append(VariantStation(shown, drawing, grid, puzzle, seen.outlined))
        for cell, digit in seen.struck:
            grid = grid.with_candidates(cell, grid.candidates[cell] & ~(1 << digit - 1))
    return numbered(stations)


def drawing_of_pointed(seen: Pointed) -> Drawing:
    """What is pointed out, as a drawing; candidates that go away are struck."""
    discs = dict[int, tuple[Disc, ...]]()
    for cell, digit in seen.struck:
        discs[cell] = (*discs.get(cell, ()), Disc(digit, "eliminated"))
    placed = frozenset(cell for cell, _ in seen.placed)
    return Drawing(discs, seen.grounds, seen.frames | placed)


def named(text: str, notation: Notation, turning: BoardTurn = UNTURNED) -> str:
    """A sentence with the names in its braces: "{r4c5}" is r4c5 or D5, "{b5}" is box 5."""

    def name(match: re.Match[str]) -> str:
        rows, columns, kind, number = match.groups()
        if kind:
            return say(house_words(turning.house(SIDE * KINDS.index(kind) + int(number) - 1)))
        cells = (SIDE * int(row) + int(column) - 10 for row in rows for column in columns)
        return write_cells(turning.cells(cells), notation)

    return NAME.sub(name, text)

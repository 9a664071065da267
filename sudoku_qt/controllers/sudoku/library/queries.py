# SPDX-License-Identifier: MIT
"""What a player wants to see, as a question to the library."""

import re
from collections.abc import Sequence

from sudoku_qt.controllers.sudoku.library.entries import GAME
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.library.wanted import (
    ALL,
    DAILY,
    FAVOURITES,
    SOLVED,
    STARTED,
    Shelf,
    Wanted,
)
from sudoku_qt.store.library.entry import Source, State, Totals
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.views.sudoku.library.shelves import COLLECTION

FRAME = re.compile(r"[\s|+\-¦│]+")
"""What stands between the cells of a grid that was drawn."""
EMPTY = str.maketrans("0*_", "...")
CELL = re.compile(rf"[1-9.]{{{CELLS}}}")


def query_of(wanted: Wanted) -> Query:
    """The question; words that are a whole grid, or a technique's title, are no text."""
    words = wanted.words.strip()
    puzzle = grid_in(words)
    technique = "" if puzzle else technique_called(words)
    return Query(
        text="" if puzzle or technique else words,
        technique=technique,
        puzzle=puzzle,
        states=_states(wanted),
        levels=wanted.levels,
        sources=frozenset({Source.DAILY}) if wanted.shelf == DAILY else frozenset(),
        collection=wanted.collection if wanted.shelf == COLLECTION else "",
        favourite=wanted.shelf == FAVOURITES,
        minutes=wanted.minutes,
        game=GAME,
        order=Order(wanted.order),
        descending=wanted.descending,
    )


def _states(wanted: Wanted) -> frozenset[State]:
    if wanted.shelf in {STARTED, SOLVED}:
        return frozenset({State[wanted.shelf.upper()]})
    return frozenset(State[each.upper()] for each in wanted.states)


def grid_in(words: str) -> str:
    """The grid that some words are, as the library writes it; "" where they are none."""
    cells = FRAME.sub("", words).translate(EMPTY)
    return cells if CELL.fullmatch(cells) else ""


def technique_called(words: str) -> str:
    """The technique that has this title, in either language; "" where none has."""
    if not words:
        return ""
    wanted = words.casefold()
    for rung in LADDER:
        titles = technique_title(rung.name, both=True).casefold().split(" · ")
        if wanted in {*titles, rung.name.replace("_", " ")}:
            return rung.name
    return ""


def shelves_of(totals: Totals) -> tuple[Sequence[Shelf], Sequence[Shelf]]:
    """The shelves that there always are, with their numbers, and the collections."""
    fixed = (
        Shelf(ALL, totals.all),
        Shelf(STARTED, totals.in_progress),
        Shelf(SOLVED, totals.solved),
        Shelf(FAVOURITES, totals.favourites),
        Shelf(DAILY, totals.daily),
    )
    return fixed, [Shelf(COLLECTION, count, name) for name, count in totals.collections]

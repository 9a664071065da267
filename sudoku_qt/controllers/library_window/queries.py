# SPDX-License-Identifier: MIT
"""The player's filters as a query to the library."""

from collections.abc import Sequence

from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.models.library.wanted import (
    ALL,
    DAILY,
    FAVOURITES,
    PLAYED,
    REMOVED,
    SOLVED,
    STARTED,
    Listing,
    Shelf,
)
from sudoku_qt.store.library.entry import Source, State, Totals
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.views.library.shelves import COLLECTION


def query_of(wanted: Listing, games: LibraryGames) -> Query:
    """The query; words that are a whole puzzle, or a technique's title, are not used as text."""
    words = wanted.words.strip()
    asked = games.meaning(words)
    return Query(
        text="" if asked.puzzle or asked.technique else words,
        technique=asked.technique,
        techniques=asked.techniques,
        terms=asked.terms,
        puzzle=asked.puzzle,
        states=_states(wanted),
        levels=wanted.levels,
        grades=wanted.grades,
        sources=frozenset({Source.DAILY}) if wanted.shelf == DAILY else frozenset(),
        collection=wanted.collection if wanted.shelf == COLLECTION else "",
        favourite=wanted.shelf == FAVOURITES,
        minutes=_typical(wanted.minutes, games.pace),
        game=wanted.game,
        removed=wanted.shelf == REMOVED,
        order=_order(wanted),
        descending=wanted.descending,
    )


def _typical(minutes: tuple[float, float] | None, pace: float) -> tuple[float, float] | None:
    """Convert this player's minutes to a typical player's, which the library stores."""
    return minutes and (minutes[0] / pace, minutes[1] / pace)


def _order(wanted: Listing) -> Order:
    """The order; removed entries have their time of removal instead of the last play."""
    is_last = wanted.shelf == REMOVED and wanted.order == PLAYED
    return Order.REMOVED if is_last else Order(wanted.order)


def _states(wanted: Listing) -> frozenset[State]:
    if wanted.shelf in {STARTED, SOLVED}:
        return frozenset({State[wanted.shelf.upper()]})
    return frozenset(State[each.upper()] for each in wanted.states)


def shelves_of(totals: Totals) -> tuple[Sequence[Shelf], Sequence[Shelf]]:
    """The fixed shelves, with their numbers, and the collections."""
    fixed = (
        Shelf(ALL, totals.all),
        Shelf(STARTED, totals.in_progress),
        Shelf(SOLVED, totals.solved),
        Shelf(FAVOURITES, totals.favourites),
        Shelf(DAILY, totals.daily),
        Shelf(REMOVED, totals.removed),
    )
    return fixed, [Shelf(COLLECTION, count, name) for name, count in totals.collections]

# SPDX-License-Identifier: MIT
"""The player's filters as a query to the library."""

from collections.abc import Mapping, Sequence

from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.models.library.listing import (
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
from sudoku_qt.store.library.query import STEPS, Order, Query
from sudoku_qt.views.library.chips import FilterChoice
from sudoku_qt.views.library.shelves import COLLECTION


def query_of(listing: Listing, games: LibraryGames) -> Query:
    """The query; words that are a whole puzzle, or a technique's title, are not used as text."""
    words = listing.words.strip()
    meaning = games.meaning(words)
    return Query(
        text="" if meaning.puzzle or meaning.technique else words,
        technique=meaning.technique,
        techniques=meaning.techniques,
        terms=meaning.terms,
        puzzle=meaning.puzzle,
        states=_states(listing),
        levels=listing.levels,
        grades=listing.grades,
        sources=frozenset({Source.DAILY}) if listing.shelf == DAILY else frozenset(),
        collection=listing.collection if listing.shelf == COLLECTION else "",
        favourite=listing.shelf == FAVOURITES,
        minutes=_typical(listing.minutes, games.pace),
        se=listing.se,
        givens=listing.givens,
        hardest=listing.hardest,
        minimal=listing.minimal,
        twins=listing.twins,
        game=listing.game,
        term=listing.term,
        removed=listing.shelf == REMOVED,
        order=_order(listing),
        descending=listing.descending,
    )


def _typical(minutes: tuple[float, float] | None, pace: float) -> tuple[float, float] | None:
    """Convert this player's minutes to a typical player's, which the library stores."""
    return minutes and (minutes[0] / pace, minutes[1] / pace)


def _order(listing: Listing) -> Order:
    """The order: twins stand together; removed entries have the time when they were removed."""
    if listing.twins:
        return Order.TWIN
    is_last = listing.shelf == REMOVED and listing.order == PLAYED
    return Order.REMOVED if is_last else Order(listing.order)


def _states(listing: Listing) -> frozenset[State]:
    if listing.shelf in {STARTED, SOLVED}:
        return frozenset({State[listing.shelf.upper()]})
    return frozenset(State[each.upper()] for each in listing.states)


def terms_of(totals: Totals, games: LibraryGames) -> Mapping[str, Sequence[FilterChoice]]:
    """What the entries of single games can be filtered by, in the order of the titles."""
    found = dict[str, Sequence[FilterChoice]]()
    for name, game in games.games.items():
        named = [(game.term_title(term), term) for term in totals.rules]
        found[name] = [FilterChoice(term, title) for title, term in sorted(named) if title]
    return found


def steps_of(totals: Totals, games: LibraryGames) -> Sequence[FilterChoice]:
    """The hardest steps of entries, the easiest first."""
    place = {name: number for number, name in enumerate(STEPS)}
    names = sorted(totals.hardest, key=lambda name: (place.get(name, len(STEPS)), name))
    return [FilterChoice(name, games.step_title(name)) for name in names]


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

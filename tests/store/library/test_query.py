# SPDX-License-Identifier: MIT
"""Queries find what a plain look at every entry finds, in the same order."""

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.store.library.entry import Entry, Source, State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query
from tests.puzzle_lines import puzzles

NAMES = ("", "Äpfel", "apple", "Zebra", "ein Äpfelchen", "数独 1")
TAGS = ("calm", "to show", "Ä")
COLLECTIONS = ("", "Mine", "Apple's", "数独")

entries = st.builds(
    Entry,
    game=st.sampled_from(("sudoku", "sudoku", "gomoku")),
    puzzle=st.sampled_from(puzzles(30)),
    name=st.sampled_from(NAMES),
    source=st.sampled_from(Source),
    collection=st.sampled_from(COLLECTIONS),
    level=st.integers(0, 5),
    se_rating=st.sampled_from((None, 1.2, 2.6, 7.1)),
    predicted_s=st.sampled_from((0.0, 60.0, 90.5, 600.0)),
    clues=st.sampled_from((17, 24)),
    hardest=st.sampled_from(("", "x_wing", "hidden_single")),
    minimal=st.sampled_from((None, True, False)),
    state=st.sampled_from(State),
    best_ms=st.sampled_from((None, 1, 61_000)),
    tags=st.sets(st.sampled_from(TAGS)).map(lambda tags: tuple(sorted(tags))),
    favourite=st.booleans(),
    added=st.sampled_from(("2026-01-01T00:00:00+00:00", "2026-02-02T00:00:00+00:00")),
    played=st.sampled_from((None, "2026-03-03T00:00:00+00:00", "2026-04-04T00:00:00+00:00")),
)
bounds = st.none() | st.sampled_from(((0.0, 1.5), (1.0, 1.0), (1.2, 2.6), (0.0, 100.0)))
queries = st.builds(
    Query,
    text=st.sampled_from(("", "", "äpfel", "apple", "o s", "数", "%")),
    states=st.frozensets(st.sampled_from(State), max_size=2),
    levels=st.frozensets(st.integers(1, 5), max_size=2),
    sources=st.frozensets(st.sampled_from(Source), max_size=2),
    collection=st.sampled_from(("", "", *COLLECTIONS, "none of that name")),
    tag=st.sampled_from(("", "", *TAGS, "show")),
    favourite=st.booleans(),
    minutes=bounds,
    se=bounds,
    game=st.sampled_from(("", "sudoku", "gomoku")),
    givens=st.sampled_from((None, None, (17, 17), (18, 81))),
    hardest=st.frozensets(st.sampled_from(("x_wing", "hidden_single")), max_size=2),
    minimal=st.sampled_from((None, None, True, False)),
    order=st.sampled_from(Order),
    descending=st.booleans(),
)


def answers(entry: Entry, query: Query) -> bool:
    """Whether an entry is one that is wanted."""
    text = "\n".join((entry.name, *entry.tags, entry.collection)).casefold()
    return (
        query.text.casefold() in text
        and (not query.states or entry.state in query.states)
        and (not query.levels or entry.level in query.levels)
        and (not query.sources or entry.source in query.sources)
        and query.collection in {"", entry.collection}
        and (not query.tag or query.tag in entry.tags)
        and (entry.favourite or not query.favourite)
        and is_within(entry.predicted_s / 60, query.minutes)
        and is_within(entry.se_rating or 0.0, query.se)
        and query.game in {"", entry.game}
        and is_within(entry.clues, query.givens)
        and (not query.hardest or entry.hardest in query.hardest)
        and query.minimal in {None, minimality(entry)}
    )


def minimality(entry: Entry) -> bool | None:
    """Whether all givens are needed, as the library knows it: of another game nobody asks."""
    return entry.minimal if entry.game == "sudoku" else None


def is_within(value: float, limits: tuple[float, float] | None) -> bool:
    """Whether a value is known and lies within limits, where there are some."""
    return limits is None or (value > 0 and limits[0] <= value <= limits[1])


def value(entry: Entry, order: Order) -> object:
    """What an entry is ordered by; None where it is not known."""
    words = "\n".join((entry.name, "", *entry.tags, "") if entry.tags else (entry.name, ""))
    return {
        Order.PLAYED: entry.played,
        Order.NAME: words.casefold() if entry.name else None,
        Order.STATE: int(entry.state),
        Order.LEVEL: entry.level or None,
        Order.MINUTES: entry.predicted_s or None,
        Order.BEST: entry.best_ms,
        Order.ADDED: entry.added,
        Order.REMOVED: entry.added,
        Order.SE: entry.se_rating,
        Order.GIVENS: entry.clues,
        Order.HARDEST: {"hidden_single": 1, "x_wing": 2}.get(entry.hardest),
        Order.KIND: entry.game,
        Order.MINIMAL: minimality(entry),
    }[order]


def plainly(every: list[Entry], query: Query) -> list[Entry]:
    """What a query finds, by looking at every entry."""
    chosen = [entry for entry in every if answers(entry, query)]
    known = [entry for entry in chosen if value(entry, query.order) is not None]
    unknown = [entry for entry in chosen if value(entry, query.order) is None]
    if query.order is Order.NAME:
        unknown.sort(key=lambda entry: "\n".join(("", *entry.tags)).casefold())
    known.sort(key=lambda entry: value(entry, query.order))  # type: ignore[arg-type, return-value]  # of one order all are alike
    if query.descending:
        return known[::-1] + unknown[::-1]
    return known + unknown


@given(some=st.lists(entries, max_size=30), query=queries, pieces=st.integers(1, 7))
def test_a_query_finds_what_a_plain_look_at_every_entry_finds(
    some: list[Entry], query: Query, pieces: int
) -> None:
    first = {(entry.game, entry.puzzle): entry for entry in reversed(some)}
    kept = list(dict.fromkeys((entry.game, entry.puzzle) for entry in some))
    every = [replace(first[key], id=number) for number, key in enumerate(kept, 1)]
    with TemporaryDirectory() as folder:
        library = Library(Path(folder, "library.db"))
        library.add(every)
        wanted = [entry.id for entry in plainly(every, query)]
        count = library.count(query)
        pages = [library.page(query, at, pieces) for at in range(0, count + 1, pieces)]
        first_few = library.glance(query, pieces)
        library.close()

    assert count == len(wanted)
    assert [entry.id for entry in first_few] == wanted[:pieces]
    assert [entry.id for page in pages for entry in page] == wanted

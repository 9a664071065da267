# SPDX-License-Identifier: MIT
"""The library in numbers."""

from sqlite3 import Connection

from sudoku_qt.store.library.entry import VARIANT_GAME, Source, State, Totals
from sudoku_qt.store.library.tables.columns import NOTHING, TECHNIQUES, UNEXAMINED
from sudoku_qt.store.library.tables.values import tags_in

_COUNTS = {
    "all": "true",
    "in_progress": f"state = {State.STARTED:d}",
    "solved": f"state = {State.SOLVED:d}",
    "favourites": "favourite",
    "daily": f"source = {Source.DAILY:d}",
    "unrated": f"rated = {NOTHING}",
    "without_techniques": f"rated < {TECHNIQUES}",
    "unexamined": f"minimal = {UNEXAMINED}",
    "uncanonical": "form IS NULL",
}
_COLLECTIONS = """
    SELECT name, (SELECT count(*) FROM entries WHERE collection = collections.id) AS size
    FROM collections WHERE size AND typeof(name) = 'text'
"""
_RULES = f"""
    SELECT DISTINCT terms FROM entries
    WHERE game != 'sudoku' AND game = '{VARIANT_GAME}' AND typeof(terms) = 'text'
"""
_HARDEST = """
    WITH RECURSIVE steps(step) AS (
        SELECT min(hardest) FROM entries WHERE hardest > ''
        UNION ALL
        SELECT (SELECT min(hardest) FROM entries WHERE hardest > steps.step) FROM steps
        WHERE steps.step IS NOT NULL
    ) SELECT step FROM steps WHERE typeof(step) = 'text'
"""
"""Each hardest technique once, by a look at the index for each of them, not for each entry."""
_TAGS = "SELECT DISTINCT tags FROM entries WHERE tags != '' AND typeof(tags) = 'text'"


def count_all(connection: Connection) -> Totals:
    """Count the entries of every kind, each from the index of that kind."""
    counts = ", ".join(
        f"(SELECT count(*) FROM entries WHERE {condition})" for condition in _COUNTS.values()
    )
    numbers = connection.execute(f"SELECT {counts}").fetchone()
    (removed,) = connection.execute("SELECT count(*) FROM removed").fetchone()
    named = connection.execute(_COLLECTIONS).fetchall()
    tags, rules = connection.execute(_TAGS), connection.execute(_RULES)
    return Totals(
        **dict(zip(_COUNTS, numbers, strict=True)),
        removed=removed,
        collections=tuple(sorted(named, key=lambda each: (each[0].casefold(), each[0]))),
        tags=tuple(sorted({tag for (text,) in tags for tag in tags_in(text)})),
        hardest=tuple(name for (name,) in connection.execute(_HARDEST)),
        rules=tuple(sorted({term for (text,) in rules for term in tags_in(text)})),
    )

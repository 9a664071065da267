# SPDX-License-Identifier: MIT
"""The conditions of a query, as SQL."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from sqlite3 import Connection

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS, grade_span
from sudoku_qt.store.library.entry import Source
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables.columns import MINIMAL, REDUNDANT
from sudoku_qt.store.library.tables.values import SUDOKU, digest, tidy

Condition = tuple[str, Sequence[object]]
"""An SQL condition, and the values for its placeholders."""


_COLLECTIONS = "SELECT id, name FROM collections WHERE typeof(name) = 'text'"
_SIZES = """
    SELECT id, (SELECT count(*) FROM entries WHERE collection = collections.id),
        (SELECT count(*) FROM entries)
    FROM collections WHERE name = ?
"""
# A condition that may match many entries has its own index; the `+` makes SQLite go
# through the index of the order. Neither reads the entries, which lie far apart.
FOUND = "+id IN (SELECT id FROM entries WHERE {condition})"
LOOKED_AT = "{condition}"
"""Examines each entry in turn: the first few of many matches are found at once."""
_TAGGED = FOUND.format(condition="tags != '' AND instr(tags, ?)")
_WITH_TERM = FOUND.format(condition="terms != '' AND instr(terms, ?)")
_TWINS = """
    id IN (SELECT id FROM entries WHERE form IN (
        SELECT form FROM entries WHERE form IS NOT NULL GROUP BY form HAVING count(*) > 1))
"""
_DAILY = f"id IN (SELECT id FROM entries WHERE source = {Source.DAILY:d})"
_OTHER_GAMES = f"SELECT id FROM entries WHERE game != '{SUDOKU}'"
_MOST = """
    +id NOT IN (SELECT id FROM entries WHERE collection < ?
        UNION ALL SELECT id FROM entries WHERE collection > ?)
"""
_NAMED = "(SELECT id FROM techniques WHERE name IN ({}))"
_SELECTED = {
    "or": " UNION ALL ",
    "word": "SELECT id FROM entries INDEXED BY entries_words WHERE instr(words, ?)",
    "collection": "SELECT id FROM entries WHERE collection IN ({})",
    "uses": f"SELECT entry FROM uses WHERE technique IN {_NAMED}",
}
_LOOKED_AT = {
    "or": " OR ",
    "word": "instr(words, ?)",
    "collection": "collection IN ({})",
    "uses": f"EXISTS (SELECT 1 FROM uses WHERE technique IN {_NAMED} AND entry = entries.id)",
}
"""The two ways to find a text: by an index of all matches, or by examining each entry."""
_SAME = """
    id IN (SELECT id FROM entries WHERE key = ? UNION ALL SELECT id FROM entries WHERE form = ?)
"""
_GRADE = "grade = ? OR (grade = '' AND level = ? AND se_rating BETWEEN ? AND ?)"
_USES = f"+id IN (SELECT entry FROM uses WHERE technique IN {_NAMED})"


def conditions(connection: Connection, query: Query, way: str = FOUND) -> list[Condition]:
    """The conditions of a query; none for one that matches all entries.

    `way` says how a condition that many entries may meet is evaluated: `FOUND`, by a subquery, or
    `LOOKED_AT`, row by row.
    """
    columns = [
        *_among("state", query.states),
        *_levels(query),
        *_sources(query),
        *_within("predicted_s", query.minutes, lambda minutes: 60 * minutes),
        *_within("se_rating", query.se, float),
        *_within("clues", query.givens, float),
        *_of_steps(query),
        *_minimality(query),
    ]
    return [
        *((way.format(condition=condition), values) for condition, values in columns),
        *_words(connection, query, way),
        *_texts(connection, query, way),
        *_puzzle(query),
    ]


def joined(conditions: Iterable[Condition]) -> tuple[str, list[object]]:
    """A WHERE clause in which all conditions hold, and its parameters; "" for no conditions."""
    every = list(conditions)
    where = " AND ".join(f"({sql})" for sql, _ in every)
    return f"WHERE {where}" if every else "", [value for _, values in every for value in values]


def _among(column: str, values: Collection[int]) -> Iterator[Condition]:
    if values:
        yield f"{column} IN ({', '.join('?' * len(values))})", sorted(map(int, values))


def _of_steps(query: Query) -> Iterator[Condition]:
    """The hardest techniques, any of which may match."""
    if query.hardest:
        yield f"hardest IN ({_marks(query.hardest)})", sorted(query.hardest)


def _minimality(query: Query) -> Iterator[Condition]:
    if query.minimal is not None:
        yield "minimal = ?", [MINIMAL if query.minimal else REDUNDANT]


def _levels(query: Query) -> Iterator[Condition]:
    """Levels and grades, any of which may match."""
    either = [*_among("level", query.levels), *map(_grade, sorted(query.grades))]
    if either:
        yield " OR ".join(sql for sql, _ in either), [value for _, each in either for value in each]


def _grade(grade: str) -> Condition:
    """A grade; an entry of the last level without a grade counts as the first grade."""
    least, highest = grade_span(grade)
    return _GRADE, [grade, LEVELS[-1].number, 0 if grade == GRADES[0].key else least, highest]


def _sources(query: Query) -> Iterator[Condition]:
    """Sources; puzzles of a day have an index of their own."""
    if query.sources == {Source.DAILY}:
        yield _DAILY, []
    else:
        yield from _among("source", query.sources)


def _within(
    column: str, bounds: tuple[float, float] | None, scaled: Callable[[float], float]
) -> Iterator[Condition]:
    """Bounds of a column; unknown values, which are 0, never match."""
    if bounds:
        yield f"{column} > 0 AND {column} BETWEEN ? AND ?", [*map(scaled, bounds)]


def _words(connection: Connection, query: Query, way: str) -> Iterator[Condition]:
    if query.game:
        yield from _game(connection, query.game, way)
    if query.term:
        yield _WITH_TERM, [f"\n{tidy(query.term)}\n"]
    if query.twins:
        yield _TWINS, []
    if query.favourite:
        yield "id IN (SELECT id FROM entries WHERE favourite)", []
    if query.tag:
        yield _TAGGED, [f"\n{tidy(query.tag)}\n"]
    if query.collection:
        yield from _collection(connection, tidy(query.collection), way)
    if query.technique:
        yield _USES.format(_marks(query.technique)), query.technique


def _game(connection: Connection, game: str, way: str) -> Iterator[Condition]:
    """One game; for Sudokus no condition is needed if all entries are Sudokus."""
    if way == LOOKED_AT:
        yield "game = ?", [game]
    elif game != SUDOKU:
        yield f"id IN ({_OTHER_GAMES} AND game = ?)", [game]
    elif connection.execute(f"{_OTHER_GAMES} LIMIT 1").fetchone():
        yield f"+id NOT IN ({_OTHER_GAMES})", []


def _collection(connection: Connection, name: str, way: str) -> Iterator[Condition]:
    """One collection: the entries in it or, if those are fewer, the entries not in it."""
    if way == LOOKED_AT:
        yield "collection = (SELECT id FROM collections WHERE name = ?)", [name]
        return
    row = connection.execute(_SIZES, (name,)).fetchone()
    number, size, every = row or (None, 0, 1)
    if size <= every // 2:
        yield FOUND.format(condition="collection = ?"), [number]
    elif size < every:
        yield _MOST, [number, number]


def _texts(connection: Connection, query: Query, way: str) -> Iterator[Condition]:
    """A text in the name, a tag or the collection's name, or an equivalent term."""
    text = " ".join(query.text.casefold().split())
    if not text:
        return
    collections = connection.execute(_COLLECTIONS).fetchall()
    found = [number for number, name in collections if text in name.casefold()]
    parts = _LOOKED_AT if way == LOOKED_AT else _SELECTED
    every = [
        (parts["word"], [text]),
        *((parts["word"], [f"\n{term.casefold()}\n"]) for term in query.terms),
        *((parts["collection"].format(_marks(values)), values) for values in (found,) if values),
        *((parts["uses"].format(_marks(names)), names) for names in (query.techniques,) if names),
    ]
    sql = parts["or"].join(part for part, _ in every)
    values = [value for _, each in every for value in each]
    yield (sql if way == LOOKED_AT else f"+id IN ({sql})"), values


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


def _puzzle(query: Query) -> Iterator[Condition]:
    if query.puzzle:
        game = query.game or SUDOKU
        line = plain(game, query.puzzle)
        yield _SAME, [digest(game, line), form_of(game, line)]


def plain(game: str, puzzle: str) -> str:
    """A puzzle as the library stores it: a Sudoku with a dot for each empty cell."""
    try:
        return to_text(parse(puzzle)) if game == SUDOKU else puzzle
    except Fault:
        return puzzle


def form_of(game: str, puzzle: str) -> bytes:
    """A digest that all isomorphs of a puzzle share; of a puzzle without isomorphs, its key.

    Those are puzzles of games other than Sudoku, and grids with a digit twice in a row or column.
    """
    if game == SUDOKU:
        try:
            return digest(game, kernel.canonical_form(parse(puzzle)))
        except (Fault, ValueError):
            pass
    return digest(game, puzzle)

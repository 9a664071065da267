# SPDX-License-Identifier: MIT
"""What is computed in the background about each puzzle: canonical form, level and ratings.

Whether all givens are needed is computed, too. Puzzles are taken a few at a time, and the results
are kept in a small transaction each, so that an interrupted run resumes where it was. Two programs
that compute the same thing at once come to the same result.
"""

from collections.abc import Callable, Iterator, Sequence
from sqlite3 import Connection
from typing import TypeAlias

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel import count_solutions, is_minimal
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Progress, Stop, go_on
from sudoku_qt.store.library.queries.conditions import form_of
from sudoku_qt.store.library.tables.columns import (
    LEVEL,
    MINIMAL,
    NOT_ASKED,
    NOTHING,
    REDUNDANT,
    TECHNIQUES,
    UNEXAMINED,
)
from sudoku_qt.store.library.tables.database import Database
from sudoku_qt.store.library.tables.values import SUDOKU

FORMS, GIVENS, LEVELS, WAYS = 10_000, 2_000, 60, 20
"""The puzzles of one transaction: less than half a second's work."""
ASK_EVERY = 100
"""The number of forms between two checks for cancellation."""
ONE = 1

Puzzle: TypeAlias = tuple[int, str]
"""The number of an entry, and its puzzle."""
Finder: TypeAlias = Callable[[Database, Stop], int]

_SOUND = "typeof(puzzle) = 'text'"  # another program may have stored anything there
_FORMLESS = f"SELECT id, puzzle FROM entries WHERE form IS NULL AND {_SOUND} LIMIT ?"
_BARE = f"SELECT id, puzzle FROM entries WHERE minimal = ? AND {_SOUND} ORDER BY id LIMIT ?"
_RATED = f"SELECT id, puzzle FROM entries WHERE rated = ? AND {_SOUND} ORDER BY id LIMIT ?"
_LEVEL = (
    "UPDATE entries SET level = ?, grade = ?, predicted_s = ?, solutions = ?, rated = ?"
    f" WHERE id = ? AND rated = {NOTHING}"
)
_WAY = (
    f"UPDATE entries SET se_rating = ?, hardest = ?, solutions = {ONE}, rated = {TECHNIQUES}"
    " WHERE id = ?"
)


def find_out(database: Database, tell: Progress, stop: Stop) -> None:
    """Compute everything that is not known yet. Raises `Cancelled`, and `Fault`.

    For all puzzles the canonical forms come first, and whether all givens are needed, which takes
    little time, then the levels, then the rest.
    """
    missing = _missing(database)
    done = 0
    for find in (_find_forms, _find_minimal, _find_levels, _find_ways):
        while found := find(database, stop):
            done += found
            tell(min(1.0, done / max(1, missing)))


def compare(database: Database, stop: Stop) -> None:
    """Compute the missing canonical forms, and nothing else. Raises `Cancelled`, and `Fault`."""
    while _find_forms(database, stop):
        pass


def _missing(database: Database) -> int:
    with database.reading() as connection:
        (count,) = connection.execute(
            "SELECT (SELECT count(*) FROM entries WHERE form IS NULL)"
            f" + (SELECT count(*) FROM entries WHERE minimal = {UNEXAMINED})"
            f" + (SELECT count(*) * 2 FROM entries WHERE rated = {NOTHING})"
            f" + (SELECT count(*) FROM entries WHERE rated = {LEVEL})"
        ).fetchone()
    return int(count)


def _next(database: Database, sql: str, *values: int) -> list[Puzzle]:
    with database.reading() as connection:
        return connection.execute(sql, values).fetchall()


def _find_forms(database: Database, stop: Stop) -> int:
    puzzles = _next(database, _FORMLESS, FORMS)
    forms = [(form, number) for number, form in _forms(puzzles, stop)]
    if forms:
        with database.writing() as connection:
            connection.executemany("UPDATE entries SET form = ? WHERE id = ?", forms)
    return len(forms)


def _forms(puzzles: Sequence[Puzzle], stop: Stop) -> Iterator[tuple[int, bytes]]:
    for place, (number, puzzle) in enumerate(puzzles):
        if place % ASK_EVERY == 0:
            go_on(stop)
        yield number, form_of(SUDOKU, puzzle)


def _find_minimal(database: Database, stop: Stop) -> int:
    puzzles = _next(database, _BARE, UNEXAMINED, GIVENS)
    found = [(_minimality(puzzle, stop), number) for number, puzzle in puzzles]
    if found:
        with database.writing() as connection:
            connection.executemany("UPDATE entries SET minimal = ? WHERE id = ?", found)
    return len(found)


def _minimality(puzzle: str, stop: Stop) -> int:
    """Whether all givens are needed, as the table stores it."""
    go_on(stop)
    try:
        givens = parse(puzzle)
    except Fault:
        return NOT_ASKED
    if count_solutions(givens, 2, stop) != ONE:
        return NOT_ASKED
    return MINIMAL if is_minimal(givens, stop) else REDUNDANT


def _find_levels(database: Database, stop: Stop) -> int:
    puzzles = _next(database, _RATED, NOTHING, LEVELS)
    levels = [(*_level(puzzle, stop), number) for number, puzzle in puzzles]
    if levels:
        with database.writing() as connection:
            connection.executemany(_LEVEL, levels)
    return len(levels)


def _level(puzzle: str, stop: Stop) -> tuple[int, str, float, int, int]:
    """The level, the grade, the seconds, the number of solutions, and the value of `rated`."""
    go_on(stop)
    try:
        givens = parse(puzzle)
    except Fault:  # one bad text must not hold up all others
        return 0, "", 0.0, 0, TECHNIQUES
    solutions = count_solutions(givens, 2, stop)
    if solutions != ONE:
        return 0, "", 0.0, solutions, TECHNIQUES
    rating = rate(givens, ("level", "grade", "minutes"), stop=stop)
    seconds = round(60 * (rating.minutes or 0.0), 1)
    return rating.level or 0, rating.grade or "", seconds, solutions, LEVEL


def _find_ways(database: Database, stop: Stop) -> int:
    puzzles = _next(database, _RATED, LEVEL, WAYS)
    ways = [(number, *_way(puzzle, stop)) for number, puzzle in puzzles]
    if ways:
        with database.writing() as connection:
            for number, rating, hardest, techniques in ways:
                connection.execute(_WAY, (rating, hardest, number))
                _keep_uses(connection, number, techniques)
    return len(ways)


def _way(puzzle: str, stop: Stop) -> tuple[float, str, tuple[str, ...]]:
    """The SE rating, the hardest technique, and all techniques of the solving path."""
    go_on(stop)
    try:
        rating = rate(parse(puzzle), ("se_rating", "hardest", "techniques"), stop=stop)
    except Fault:  # according to a backup it had a level, but it is no puzzle
        return 0.0, "", ()
    hardest = rating.hardest or ""
    techniques = {hardest, *(rating.techniques or ())} - {""}
    return rating.se_rating or 0.0, hardest, tuple(sorted(techniques))


def _keep_uses(connection: Connection, entry: int, techniques: Sequence[str]) -> None:
    names = [(name,) for name in techniques]
    connection.executemany("INSERT OR IGNORE INTO techniques (name) VALUES (?)", names)
    connection.executemany(
        "INSERT OR IGNORE INTO uses SELECT id, ? FROM techniques WHERE name = ?",
        [(entry, name) for name in techniques],
    )

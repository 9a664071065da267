# SPDX-License-Identifier: MIT
"""The table of reviews: rows are only added, so that two histories can be united.

A damaged row is not read, and a damaged puzzle of a row is read as none; both stay as they are. So
do rows of techniques that this version does not have.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from sqlite3 import Connection

from sudoku_qt.engine.sudoku.learn.review.schedule import Recall, Review
from sudoku_qt.store.library.tables.columns import LATEST
from sudoku_qt.store.library.tables.values import SUDOKU, is_puzzle

MOST = 20_000
"""The most reviews that are read, the latest ones: more than anybody makes."""
_NAME = re.compile(r"[a-z0-9_]{1,60}")
_READ = f"SELECT technique, at, grade, puzzle FROM reviews ORDER BY at DESC LIMIT {MOST:d}"
_ADD = "INSERT OR IGNORE INTO reviews (technique, at, grade, puzzle) VALUES (?, ?, ?, ?)"


def read(connection: Connection) -> tuple[Review, ...]:
    """The sound reviews, the latest first."""
    return tuple(_sound(connection.execute(_READ)))


def add(connection: Connection, reviews: Iterable[Review]) -> None:
    """Add reviews, unless they are there."""
    rows = (
        (each.technique, int(each.at.timestamp()), int(each.grade), each.puzzle) for each in reviews
    )
    connection.executemany(_ADD, rows)


def forget(connection: Connection) -> None:
    """Delete every review."""
    connection.execute("DELETE FROM reviews")


def _sound(rows: Iterable[tuple[object, ...]]) -> Iterator[Review]:
    for technique, at, grade, puzzle in rows:
        if (
            isinstance(technique, str)
            and _NAME.fullmatch(technique)
            and isinstance(at, int)
            and 0 <= at <= LATEST
            and isinstance(grade, int)
            and min(Recall) <= grade <= max(Recall)
        ):
            is_sound = isinstance(puzzle, str) and is_puzzle(SUDOKU, puzzle)
            known = str(puzzle) if is_sound else ""
            yield Review(technique, datetime.fromtimestamp(at, UTC), Recall(grade), known)

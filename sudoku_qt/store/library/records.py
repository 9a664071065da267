# SPDX-License-Identifier: MIT
"""Entries as records: what is known of an entry by name, as a table or as JSON lines."""

import csv
import io
import json
from collections.abc import Iterable, Mapping

from sudoku_qt.engine.text import guarded
from sudoku_qt.store.library.entry import VARIANT_GAME, Entry

FIELDS = (
    "line", "puzzle", "name", "collection", "tags", "level", "grade", "se_rating", "hardest",
    "minutes", "clues", "minimal", "solutions", "state", "progress", "best_seconds", "hints",
    "favourite", "source", "added", "played", "twin",
)  # fmt: skip
OF_FILES = tuple(name for name in FIELDS if name not in {"line", "twin"})
"""The fields of an exported file, where a line is its number."""


def fields_of(entry: Entry, line: int = 0, twin: int | None = None) -> Mapping[str, object]:
    """The fields of an entry; None for what is not known."""
    is_solved = bool(entry.best_ms)
    return {
        "line": line,
        "puzzle": entry.summary if entry.game == VARIANT_GAME else entry.puzzle,
        "name": entry.name,
        "collection": entry.collection,
        "tags": ", ".join(entry.tags),
        "level": entry.level or None,
        "grade": entry.grade or None,
        "se_rating": entry.se_rating,
        "hardest": entry.hardest or None,
        "minutes": round(entry.predicted_s / 60, 2) or None,
        "clues": entry.clues,
        "minimal": entry.minimal,
        "solutions": None if entry.solutions < 0 else entry.solutions,
        "state": entry.state.name.lower(),
        "progress": round(entry.progress, 3),
        "best_seconds": entry.best_ms / 1000 if entry.best_ms else None,
        "hints": entry.hints if is_solved else None,
        "favourite": entry.favourite,
        "source": entry.source.name.lower(),
        "added": entry.added or None,
        "played": entry.played,
        "twin": twin,
    }


def table_head() -> str:
    """The first line of a table, with the names of the fields."""
    return _row(OF_FILES)


def table_row(entry: Entry) -> str:
    """The line of an entry in a table; texts that look like formulas are guarded."""
    fields = fields_of(entry)
    values = (fields[name] for name in OF_FILES)
    return _row(guarded(value) if isinstance(value, str) else value for value in values)


def json_line(entry: Entry) -> str:
    """An entry as a JSON object on a line."""
    fields = fields_of(entry)
    return json.dumps({name: fields[name] for name in OF_FILES}, ensure_ascii=False)


def _row(values: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(values)
    return text.getvalue()

# SPDX-License-Identifier: MIT
"""Marks on points as SGF writes them: TR, SQ, CR and MA with points, LB with labels."""

import re
from collections.abc import Iterator, Mapping, Sequence

from sudoku_qt.engine.gomoku.board import LETTERS
from sudoku_qt.engine.notes import MOST_MARKS, SHAPES, Note, tidy_label

LABEL = "LB"
PROPERTIES = dict(zip(("TR", "SQ", "CR", "MA"), SHAPES, strict=True))
MOST_AREAS = 8
"""The most rectangles of a property that are read: more only repeat points."""
_ESCAPED = re.compile(r"\\(.)", re.DOTALL)


def read_marks(properties: Mapping[str, Sequence[str]], size: int) -> dict[int, str]:
    """The marks of a node; what is no point of the board is none."""
    marks: dict[int, str] = {}
    if properties.keys().isdisjoint(_NAMES):
        return marks
    for name, shape in PROPERTIES.items():
        values = properties.get(name, ())
        areas = [value for value in values if ":" in value][:MOST_AREAS]
        for value in (*(value for value in values if ":" not in value), *areas):
            marks |= dict.fromkeys(_points(value, size), shape)
    for value in properties.get(LABEL, ()):
        word, _, text = value.partition(":")
        label = tidy_label(_ESCAPED.sub(r"\1", text))
        for point in _points(word, size) if label else ():
            marks[point] = label
    return dict(list(marks.items())[:MOST_MARKS])


def write_marks(note: Note, size: int) -> str:
    """The marks of a note as properties."""
    found = []
    for name, shape in PROPERTIES.items():
        points = [point for point, mark in sorted(note.marks.items()) if mark == shape]
        points = [point for point in points if point < size * size]
        if points:
            found.append(name + "".join(f"[{_letters(point, size)}]" for point in points))
    labels = [
        f"[{_letters(point, size)}:{_escaped(mark)}]"
        for point, mark in sorted(note.marks.items())
        if mark not in SHAPES and point < size * size
    ]
    return "".join(found) + (LABEL + "".join(labels) if labels else "")


_NAMES = frozenset((*PROPERTIES, LABEL))


def _points(word: str, size: int) -> Iterator[int]:
    """Yield the point of two letters or of a name such as h8, or the points of a rectangle."""
    first, mark, last = word.strip().partition(":")
    start = _point(first, size)
    end = _point(last, size) if mark else start
    if start is None or end is None:
        return
    for row in range(start // size, end // size + 1):
        for column in range(start % size, end % size + 1):
            yield row * size + column


def _point(word: str, size: int) -> int | None:
    word = word.strip().lower()
    column, digits = LETTERS.find(word[:1]) if word else -1, word[1:]
    if len(word) == 2 and word.isalpha():
        row = LETTERS.find(digits)
    elif digits.isascii() and digits.isdigit() and len(digits) <= 2:
        row = size - int(digits)
    else:
        return None
    return row * size + column if 0 <= column < size and 0 <= row < size else None


def _letters(point: int, size: int) -> str:
    return LETTERS[point % size] + LETTERS[point // size]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]").replace(":", "\\:")

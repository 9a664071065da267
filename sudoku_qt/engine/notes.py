# SPDX-License-Identifier: MIT
"""Notes on positions: a comment, and marks on cells, as students of a game write them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sudoku_qt.engine.game import Json, Section

SHAPES = ("triangle", "square", "circle", "cross")
"""The marks that are drawn; any other mark is a label, such as "A" or "1"."""
LONGEST_LABEL = 4
LONGEST_COMMENT = 10_000
LONGEST_TOGETHER = 2 * 2**20
"""The most characters of all comments of a game."""
MOST_MARKS = 484
HIGHEST_CELL = 999


@dataclass(frozen=True)
class Note:
    """What is noted at a position: a comment, and by cell its mark, a shape or a label."""

    comment: str = ""
    marks: Mapping[int, str] = field(default_factory=dict)

    def __bool__(self) -> bool:
        """Whether anything is noted."""
        return bool(self.comment or self.marks)

    def marked(self, cell: int, mark: str) -> "Note":
        """The note with a mark on a cell; where that mark is already there, without it."""
        others = {at: known for at, known in self.marks.items() if at != cell}
        if self.marks.get(cell) != mark and len(others) < MOST_MARKS:
            others[cell] = mark
        return replace(self, marks=others)


NOTHING_NOTED = Note()


def tidy_comment(text: str) -> str:
    """A comment without signs that cannot be seen, with plain ends of lines, and not too long."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    seen = ("".join(sign for sign in line if sign.isprintable() or sign == "\t") for line in lines)
    return "\n".join(seen)[:LONGEST_COMMENT].strip()


def tidy_label(text: str) -> str:
    """A label as it stands on a board: a few signs without blanks."""
    return "".join(sign for sign in text if sign.isprintable() and not sign.isspace())[
        :LONGEST_LABEL
    ]


def write_notes(notes: Mapping[int, Note]) -> Json:
    """The notes of a game by the number of their node; None where there is none."""
    return {str(number): _write(note) for number, note in sorted(notes.items()) if note} or None


def read_notes(value: Json, most: int) -> dict[int, Note]:
    """Read what `write_notes` wrote; what is malformed or too much is dropped."""
    found: dict[int, Note] = {}
    room = LONGEST_TOGETHER
    for key, section in value.items() if isinstance(value, dict) else ():
        number = _number(key, most)
        if number is None or not isinstance(section, dict):
            continue
        note = _read(section)
        room -= len(note.comment)
        if note and room >= 0:
            found[number] = note
    return found


def _write(note: Note) -> Section:
    section: Section = {}
    if note.comment:
        section["comment"] = note.comment
    if note.marks:
        section["marks"] = {str(cell): mark for cell, mark in sorted(note.marks.items())}
    return section


def _read(section: Section) -> Note:
    comment, marks = section.get("comment", ""), section.get("marks", {})
    pairs = list(marks.items())[:MOST_MARKS] if isinstance(marks, dict) else []
    kept = {
        cell: mark
        for key, mark in pairs
        if (cell := _number(key, HIGHEST_CELL)) is not None
        and isinstance(mark, str)
        and (mark in SHAPES or mark == tidy_label(mark) != "")
    }
    return Note(tidy_comment(comment) if isinstance(comment, str) else "", kept)


def _number(key: str, most: int) -> int | None:
    known = key.isascii() and key.isdigit() and len(key) <= 6
    return int(key) if known and int(key) <= most else None

# SPDX-License-Identifier: MIT
"""The formats: every way of writing positions that other programs use, and who reads what."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.formats.course import CourseFormat
from sudoku_qt.engine.formats.grid import GridFormat
from sudoku_qt.engine.formats.line import LineFormat
from sudoku_qt.engine.text import decode

FORMATS: tuple[Format, ...] = (
    LineFormat(),
    GridFormat(),
    CourseFormat(),
)

HEAD = 4096


def recognise(data: bytes) -> tuple[Format, Sequence[Found]]:
    """Find out what the bytes of a file are, and read them. Raises `Fault`."""
    return recognise_text(decode(data))


def recognise_text(text: str) -> tuple[Format, Sequence[Found]]:
    """Let the format that likes the beginning of a text best read all of it. Raises `Fault`."""
    head = text[:HEAD]
    if len(text) > HEAD and "\n" in head:
        head = head[: head.rindex("\n")]
    likeness = {reader: reader.likeness(head) for reader in FORMATS}
    best = max(FORMATS, key=likeness.__getitem__)
    if not likeness[best]:
        raise FormatFault("This text holds no puzzle that this program can read.")
    return best, best.read(text)


def format_named(name: str) -> Format:
    """Give the format of a name. Raises `KeyError` for one that is not in `FORMATS`."""
    for reader in FORMATS:
        if reader.name == name:
            return reader
    raise KeyError(name)

# SPDX-License-Identifier: MIT
"""The formats: every way of writing positions that other programs use, and who reads what."""

from collections.abc import Sequence

from sudoku_qt.engine.format import Format, FormatFault, Found
from sudoku_qt.engine.formats.gomoku.psq import GomokuPsqFormat
from sudoku_qt.engine.formats.gomoku.renlib import GomokuRenlibFormat
from sudoku_qt.engine.formats.gomoku.sgf import GomokuSgfFormat
from sudoku_qt.engine.formats.gomoku.text import GomokuTextFormat
from sudoku_qt.engine.formats.sudoku.course import CourseFormat
from sudoku_qt.engine.formats.sudoku.grid import GridFormat
from sudoku_qt.engine.formats.sudoku.line import LineFormat
from sudoku_qt.engine.text import MAX_BYTES, decode

FORMATS: tuple[Format, ...] = (
    LineFormat(),
    GridFormat(),
    CourseFormat(),
    GomokuPsqFormat(),
    GomokuSgfFormat(),
    GomokuRenlibFormat(),
    GomokuTextFormat(),
)

HEAD = 4096


def recognise(data: bytes) -> tuple[Format, Sequence[Found]]:
    """Find out what the bytes of a file are, and read them. Raises `Fault`."""
    head = data[:HEAD].decode("latin-1")
    for reader in FORMATS:
        if reader.binary and reader.likeness(head):
            return reader, reader.read(data[:MAX_BYTES].decode("latin-1"))
    return recognise_text(decode(data))


def recognise_text(text: str) -> tuple[Format, Sequence[Found]]:
    """Find out what a text is, and read it. Raises `Fault`."""
    head = text[:HEAD]
    if len(text) > HEAD and "\n" in head:
        head = head[: head.rindex("\n")]
    best = best_format(head)
    return best, best.read(text)


def best_format(head: str) -> Format:
    """The format that likes the beginning of a text best. Raises `FormatFault` for none."""
    likeness = {reader: reader.likeness(head) for reader in FORMATS}
    best = max(FORMATS, key=likeness.__getitem__)
    if not likeness[best]:
        raise FormatFault("This text holds no puzzle that this program can read.")
    return best


def format_named(name: str) -> Format:
    """The format of a name. Raises `KeyError` for one that is not in `FORMATS`."""
    for reader in FORMATS:
        if reader.name == name:
            return reader
    raise KeyError(name)

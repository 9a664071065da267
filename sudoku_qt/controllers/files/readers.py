# SPDX-License-Identifier: MIT
"""Who reads the bytes that were opened, dropped or pasted: the first who likes their beginning.

Each reader is one line of `READERS`; what cannot be read at all the last one refuses in words.
"""

from typing import Protocol, TypeAlias

from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.engine import document
from sudoku_qt.engine.format import HEAD
from sudoku_qt.engine.formats import Recognised, format_of, lines_of, recognise
from sudoku_qt.engine.line_list import LineList
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.work import Progress, Stop, unheard
from sudoku_qt.models.picture_read import PictureRead

Read: TypeAlias = Recognised | LineList | PictureRead
"""What bytes are: something recognised, a list still to be read, or a picture to be corrected."""


class Reader(Protocol):
    """Reads one kind of bytes, in a thread of its own."""

    def likes(self, head: bytes) -> bool:
        """Whether the first `HEAD` bytes look like something that can be read."""

    def read(self, data: bytes, stop: Stop, tell: Progress) -> Read:
        """Find out what it is. Raises `Fault` and `Cancelled`."""


class TextReader:
    """Reads the formats of other programs and sites."""

    def likes(self, head: bytes) -> bool:
        """Look at the beginning as each format does."""
        try:
            return bool(format_of(head))
        except Fault:
            return False

    def read(self, data: bytes, stop: Stop, tell: Progress) -> Read:
        """Read a text that is one position, or find out that it is a list."""
        lines = lines_of(data)
        return recognise(data) if lines is None else lines


READERS: tuple[Reader, ...] = (PictureReader(), TextReader())


def can_read(head: bytes) -> bool:
    """Whether the beginning of some bytes promises a game or a puzzle."""
    return document.is_document(head) or any(reader.likes(head) for reader in READERS)


def read(data: bytes, stop: Stop, tell: Progress = unheard) -> Read:
    """Have bytes read by whoever likes them. Raises `Fault` and `Cancelled`."""
    head = data[:HEAD]
    likely = (reader for reader in READERS if reader.likes(head))
    return next(likely, READERS[-1]).read(data, stop, tell)

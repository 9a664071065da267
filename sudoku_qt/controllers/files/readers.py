# SPDX-License-Identifier: MIT
"""The readers of bytes that were opened, dropped or pasted: the first that likes their beginning.

Each reader is a line of `READERS`; the last one refuses what cannot be read, in words.
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
"""The contents of a file: a recognized game, a list still to be read, or a picture to correct."""


class Reader(Protocol):
    """A reader for one kind of bytes; it runs in a worker thread."""

    def likes(self, head: bytes) -> bool:
        """Whether the first `HEAD` bytes look readable."""

    def read(self, data: bytes, stop: Stop, tell: Progress) -> Read:
        """Recognise and read the bytes. Raises `Fault` and `Cancelled`."""


class TextReader:
    """The reader of the formats of other programs and sites."""

    def likes(self, head: bytes) -> bool:
        """Whether some format likes the beginning."""
        try:
            return bool(format_of(head))
        except Fault:
            return False

    def read(self, data: bytes, stop: Stop, tell: Progress) -> Read:
        """Read a text with one position, or recognise it as a list."""
        lines = lines_of(data)
        return recognise(data) if lines is None else lines


READERS: tuple[Reader, ...] = (PictureReader(), TextReader())


def can_read(head: bytes) -> bool:
    """Whether bytes with this beginning may hold a game or a puzzle."""
    return document.is_document(head) or any(reader.likes(head) for reader in READERS)


def read(data: bytes, stop: Stop, tell: Progress = unheard) -> Read:
    """Read bytes with the first reader that likes them. Raises `Fault` and `Cancelled`."""
    head = data[:HEAD]
    likely = (reader for reader in READERS if reader.likes(head))
    return next(likely, READERS[-1]).read(data, stop, tell)

# SPDX-License-Identifier: MIT
"""The recognition of an input whose beginning is not enough: a format, or a saved game.

It needs all formats, so it is only imported for such an input.
"""

import io

from sudoku_qt.cli.batch import Batch
from sudoku_qt.cli.blocks import LONGEST_LINE
from sudoku_qt.engine import document
from sudoku_qt.engine.document import DocumentFault
from sudoku_qt.engine.format import HEAD, Format, Found
from sudoku_qt.engine.formats import best_format, format_named, refuse
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text import lines
from sudoku_qt.engine.text import decode

MOST_HEAD = 2**20
"""The most bytes before the first puzzle, for remarks and headings."""
WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff", b"\0\0\xfe\xff")


def is_wide(head: bytes) -> bool:
    """Whether a text has several bytes for each letter. Raises `Fault` if it is no text."""
    refuse(head)
    return head.startswith(WIDE_MARKS) or b"\0" in head


def recognised(reader: io.BufferedReader, head: bytes) -> tuple[bytes, Format | None]:
    """Read until the input can be recognised: a format, or None for a saved game."""
    while not document.is_document(head):
        try:
            form = best_format(decode(head))
        except Fault:
            more = _more(reader, len(head))
            if more:
                head += more
                continue
            if len(head) - head.rfind(b"\n") <= LONGEST_LINE:
                raise
            return head, format_named(
                lines.NAME
            )  # since a line that is too long can be reported and left out
        if form.game != SudokuGame.name:
            raise Fault("this is no Sudoku but a game of {game}", game=form.game)
        return head, form
    return head, None


def _more(reader: io.BufferedReader, known: int) -> bytes:
    """Read what has arrived; if much is known already, the same amount again."""
    if known < HEAD:
        return reader.read1(HEAD)
    return reader.read(known) if known < MOST_HEAD else b""


def saved_batch(reader: io.BufferedReader, head: bytes) -> tuple[int, Batch]:
    """Read the rest of a saved game: its size, and its puzzle."""
    data = head + reader.read(document.MAX_BYTES + 1 - len(head))
    return len(data), Batch.of_found([saved_game(data)], (1,))


def saved_game(data: bytes) -> Found:
    """Read a saved game in its present state.

    Raises `Fault` for a damaged file and for another game. The moves are not checked, except that
    the grid has to contain the givens.
    """
    saved = document.read(data)
    if not saved.game:
        raise DocumentFault("The file is damaged: its part “{name}” is missing.", name="game")
    if saved.game != SudokuGame.name:
        raise Fault("this is no Sudoku but a game of {game}", game=saved.game[:20])
    return Found(saved.game, saved.setup, saved.state, elapsed_ms=saved.elapsed_ms)

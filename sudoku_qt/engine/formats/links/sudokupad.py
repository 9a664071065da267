# SPDX-License-Identifier: MIT
"""SudokuPad links; the app was Cracking the Cryptic's before.

"scf" precedes the givens, "fpuz" and "fpuzzles" the f-puzzles object, "scl" and "ctc" the app's own
object, shortened and packed, which is read only. Any other link names a puzzle on a server.
"""

import re
from urllib.parse import quote, unquote

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.fpuzzles import CARRIES, fpuzzle_kept, read_fpuzzle, write_fpuzzle
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off, on_the_network
from sudoku_qt.engine.sudoku.text.lz_string import compress, decompress
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.scl import read_scl

START = "https://sudokupad.app/"
BLANKS = 5
"""The most empty cells that one letter can stand for, after a digit or an empty cell."""
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_PREFIX = re.compile(r"(fpuzzles|fpuz|scf|scl|ctc)(.+)", re.DOTALL)


class SudokuPadFormat(LinkFormat):
    """One link a line."""

    name = "sudokupad"
    title = "SudokuPad link"
    carries = CARRIES
    pattern = re.compile(
        r"(?:sudokupad\.app/(?:sudoku/)?|sudokupad://puzzle/|crackingthecryptic\.com/sudoku/?)"
        r"(?:\?puzzleid=)?",
        re.IGNORECASE,
    )

    def read_link(self, held: str) -> Found:
        """Read the contents of a link, by its prefix."""
        match = _PREFIX.fullmatch(held.partition("?")[0])
        if not match:
            raise on_the_network("sudokupad.app")
        kind, packed = match[1], unquote(match[2]).replace(" ", "+")
        if kind == "scf":
            return found_at(position(_spread(packed)))
        text = decompress(packed)
        return read_fpuzzle(text) if kind.startswith("fpuz") else read_scl(text)

    def kept(self, position: Position) -> Position:
        """The position with at most one colour a cell."""
        return fpuzzle_kept(super().kept(position))

    def write_variant(self, position: Position) -> str:
        """Write the object with its rules."""
        from sudoku_qt.engine.sudoku.text.variants.found import written_object  # rare, saves 33 ms

        packed = quote(compress(written_object(position)), safe="")
        return f"{START}fpuz{packed}\n"

    def write_position(self, position: Position) -> str:
        """Write the short link where there are only givens, otherwise the whole object."""
        setup, grid = position.setup, position.grid
        if grid == Grid.of_givens(setup.givens) and not (
            setup.title or setup.author or setup.comment
        ):
            return f"{START}scf{_folded(setup.givens)}\n"
        return f"{START}fpuz{quote(compress(write_fpuzzle(position)), safe='')}\n"


def _spread(packed: str) -> bytes:
    """The givens that letters stand for: a digit, or an empty cell, and how many follow it."""
    cells = bytearray()
    for letter in packed:
        blanks, digit = divmod(LETTERS.find(letter), 10)
        if blanks < 0:
            raise cut_off()
        cells += bytes([digit]) + bytes(blanks)
    if len(cells) != CELLS:
        raise Fault("{count} cells; a Sudoku has {wanted}.", count=len(cells), wanted=CELLS)
    return bytes(cells)


def _folded(givens: bytes) -> str:
    """The letters that stand for the givens."""
    letters, at = "", 0
    while at < CELLS:
        blanks = 0
        while blanks < BLANKS and at + blanks + 1 < CELLS and not givens[at + blanks + 1]:
            blanks += 1
        letters += LETTERS[givens[at] + 10 * blanks]
        at += blanks + 1
    return letters

# SPDX-License-Identifier: MIT
"""f-puzzles links: the packed f-puzzles object."""

import re
from urllib.parse import quote, unquote

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.text.fpuzzles import CARRIES, fpuzzle_kept, read_fpuzzle, write_fpuzzle
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off, on_the_network
from sudoku_qt.engine.sudoku.text.lz_string import compress, decompress
from sudoku_qt.engine.sudoku.text.position import Position

START = "https://f-puzzles.com/?load="


class FpuzzlesLinkFormat(LinkFormat):
    """One link a line."""

    name = "fpuzzles_link"
    title = "f-puzzles link"
    carries = CARRIES
    pattern = re.compile(r"f-puzzles\.com/?\?", re.IGNORECASE)

    def read_link(self, held: str) -> Found:
        """Unpack and read the object."""
        name, _, packed = held.partition("=")
        if name == "id":
            raise on_the_network("f-puzzles.com")
        if name != "load":
            raise cut_off()
        return read_fpuzzle(decompress(unquote(packed).replace(" ", "+")))

    def kept(self, position: Position) -> Position:
        """The position with at most one colour a cell."""
        return fpuzzle_kept(super().kept(position))

    def write_variant(self, position: Position) -> str:
        """Write the object with its rules."""
        from sudoku_qt.engine.sudoku.text.variants.found import written_object  # rare, saves 33 ms

        return START + quote(compress(written_object(position)), safe="") + "\n"

    def write_position(self, position: Position) -> str:
        """Write the link."""
        return START + quote(compress(write_fpuzzle(position)), safe="") + "\n"

# SPDX-License-Identifier: MIT
"""SudokuExchange links: the givens as 81 digits."""

import re

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.sudoku.text.cells import digits_of, line_of
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position

START = "https://sudokuexchange.com/play/?s="


class SudokuExchangeFormat(LinkFormat):
    """One link a line."""

    name = "sudokuexchange"
    title = "SudokuExchange link"
    pattern = re.compile(r"sudokuexchange\.com/play/?\?(?:[^\s#]*&)?s=", re.IGNORECASE)

    def read_link(self, held: str) -> Found:
        """Read the digits, however they are grouped."""
        cells = held.partition("&")[0].replace(",", "")
        if not re.fullmatch(r"[0-9.]{81}", cells):
            raise cut_off()
        return found_at(position(digits_of(cells)))

    def write_position(self, position: Position) -> str:
        """Write the link."""
        return START + line_of(position.setup.givens, "0") + "\n"

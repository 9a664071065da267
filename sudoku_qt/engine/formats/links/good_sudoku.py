# SPDX-License-Identifier: MIT
"""Good Sudoku links: half a byte for each cell. They are read only."""

import base64
import binascii
import re

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position

BYTES = 41


class GoodSudokuFormat(LinkFormat):
    """One link a line."""

    name = "good_sudoku"
    title = "Good Sudoku link"
    writes = False
    pattern = re.compile(r"playgoodsudoku\.com/puzzle/(?:\$|%24)", re.IGNORECASE)

    def read_link(self, held: str) -> Found:
        """Read the digits, the upper half of each byte first."""
        letters = held.replace("-", "+").replace("_", "/").replace("%3D", "=").rstrip("=")
        try:
            data = base64.b64decode(letters + "=" * (-len(letters) % 4), validate=True)
        except (binascii.Error, ValueError):
            raise cut_off() from None
        digits = [half for byte in data for half in (byte >> 4, byte & 15)][:CELLS]
        if len(data) != BYTES or max(digits) > 9:
            raise cut_off()
        return found_at(position(digits))

    def write_position(self, position: Position) -> str:
        """Refuse: too few of these links are known to write one."""
        raise FormatFault("Links of Good Sudoku are only read.")

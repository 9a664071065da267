# SPDX-License-Identifier: MIT
"""sudoku.coach's text for the clipboard: a packed object after "SCv7_32_"."""

import base64
import binascii
import json
import re
import zlib

from sudoku_qt.engine.foreign_json import missing, parse_json, text_in
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.grid import ALL_DIGITS
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.cells import digits_of, line_of
from sudoku_qt.engine.sudoku.text.link_format import LinkFormat, cut_off
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position
from sudoku_qt.engine.sudoku.text.position_format import STATE

START = "SCv7_32_"
MOST_BYTES = 2**18
_DIGITS = re.compile(r"[0-9]{81}")


class CoachFormat(LinkFormat):
    """One text a line."""

    name = "coach"
    title = "sudoku.coach text"
    carries = STATE
    pattern = re.compile(rf"^\s*{START}")

    def read_link(self, held: str) -> Found:
        """Unpack and read the object; bit d of a cell's number stands for candidate d."""
        whole = parse_json(_unpacked(held))
        given, entered = text_in(whole, "givenDigits"), text_in(whole, "userDigits") or "0" * CELLS
        for name, digits in (("givenDigits", given), ("userDigits", entered)):
            if not _DIGITS.fullmatch(digits):
                raise missing(name)
        masks = (text_in(whole, "userCellCandidates") or "-".join("0" * CELLS)).split("-")
        if len(masks) != CELLS or not all(re.fullmatch(r"[0-9]{1,4}", mask) for mask in masks):
            raise missing("userCellCandidates")
        notes = [int(mask) >> 1 & ALL_DIGITS for mask in masks]
        return found_at(position(digits_of(given), digits_of(entered), notes))

    def write_position(self, position: Position) -> str:
        """Write the text."""
        grid = position.grid
        entered = (0 if grid.givens[cell] else digit for cell, digit in enumerate(grid.values))
        whole = {
            "gridSize": 9,
            "givenDigits": line_of(grid.givens, "0"),
            "userDigits": line_of(entered, "0"),
            "userCellCandidates": "-".join(str(mask << 1) for mask in grid.candidates),
        }
        packed = zlib.compress(json.dumps(whole, separators=(",", ":")).encode(), 9)
        return START + base64.b32hexencode(packed).decode().rstrip("=").lower() + "\n"


def _unpacked(held: str) -> str:
    """The object as text, of at most so many bytes. Raises `Fault`."""
    try:
        packed = base64.b32hexdecode(held.upper() + "=" * (-len(held) % 8))
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(packed, MOST_BYTES)
        if unpacking.unconsumed_tail:
            raise Fault("what is packed in the text is larger than any puzzle.")
        if not unpacking.eof:
            raise cut_off()
        return data.decode()
    except (binascii.Error, zlib.error, ValueError):
        raise cut_off() from None

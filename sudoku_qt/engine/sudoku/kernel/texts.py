# SPDX-License-Identifier: MIT
"""Conversion between lists of texts and cells, compiled, so that it hardly holds the GIL.

Only reading the characters of a text and making a text need the GIL: about 30 ns for each puzzle
and its solution. The characters are interpreted while other threads run.
"""

from typing import Any

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

if not cython.compiled:
    from typing import TypeAlias

    from sudoku_qt.engine import uncompiled as cython

    Buffer: TypeAlias = bytearray
    Signs: TypeAlias = bytes

    def put_text(text: object, target: Buffer, start: int) -> bool:
        """Copy a text of 81 ASCII characters to a buffer; return whether it is one."""
        fits = isinstance(text, str) and len(text) == 81 and text.isascii()
        target[start : start + 81] = text.encode() if isinstance(text, str) and fits else bytes(81)
        return fits

    def text_at(signs: Buffer, start: int) -> str:
        """The text of 81 ASCII characters at a place of a buffer."""
        return signs[start : start + 81].decode()


NO_SIGN = 255
DIGITS = bytes(
    0 if chr(sign) in ".0*_" else sign - 48 if 49 <= sign <= 57 else NO_SIGN for sign in range(256)
)
SIGNS = b".123456789" + bytes(246)


def cells_of_texts(
    texts: list[Any], first: cython.longlong, end: cython.longlong
) -> bytearray | None:
    """Read the puzzles of a list from number `first` up to before `end`, 81 bytes each.

    None if an item is not a text of 81 digits and signs for an empty cell.
    """
    number: cython.longlong = end - first
    place: cython.longlong
    cells = bytearray(81 * number)
    target: Buffer = cells
    meanings: Signs = DIGITS
    for place in range(number):
        if not put_text(texts[first + place], target, 81 * place):
            return None
    with cython.nogil:
        highest: cython.int = translate(target, 81 * number, meanings)
    return None if highest == NO_SIGN else cells


def texts_of_cells(cells: bytes | bytearray) -> list[str]:
    """The texts of consecutive puzzles or grids, 81 bytes of 0-9 each; `.` is an empty cell."""
    number: cython.longlong = len(cells) // 81
    written = bytearray(cells)
    target: Buffer = written
    signs: Signs = SIGNS
    with cython.nogil:
        translate(target, 81 * number, signs)
    return [text_at(target, 81 * place) for place in range(number)]


def translate(target: Buffer, number: cython.longlong, table: Signs) -> cython.int:
    """Replace each byte by its entry in a table; return the greatest entry."""
    highest: cython.int = 0
    place: cython.longlong
    for place in range(number):
        target[place] = table[target[place]]
        highest = max(highest, target[place])
    return highest

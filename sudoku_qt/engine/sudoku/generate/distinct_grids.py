# SPDX-License-Identifier: MIT
# cython: annotation_typing=False, cdivision=True, boundscheck=False, wraparound=False
"""Full grids by the million, all different, as the text that the course project asks for.

Each grid is a random isomorph of another one: digits relabelled, rows permuted within bands,
columns within stacks, bands and stacks permuted, and perhaps transposed. Every grid has a mark, a
hash of some of its digits; a grid whose mark was used before is drawn anew. Equal grids have equal
marks, so grids with different marks differ: that proves it, whatever was drawn. One bit is kept for
every possible mark, of which there are 8 to 16 times as many as grids.

Cython compiles this file as it stands, with the C types of `distinct_grids.pxd`.
"""

from sudoku_qt.engine.sudoku.shape import CELLS

TEXT = b"\n" + b"0 0 0 0 0 0 0 0 0\n" * 9
"""A grid as text: an empty line, then nine lines with a space between digits."""
ALL_64 = 2**64 - 1
LOW_32 = 2**32 - 1
MIX = 0x2545F4914F6CDD1D
ORDERS = 0b_000110_010010_001001_011000_100001_100100
"""The six orders of 0, 1 and 2 in six bits each; the first of an order is in the lowest two bits.
"""


class DistinctGrids:
    """Draws isomorphs of full grids, and never the same grid twice.

    `first` is the digit in the top left cell of all of them, `seed` seeds the random numbers, and
    `most` is the greatest number of grids.
    """

    def __init__(self, first: int, seed: int, most: int) -> None:
        self._first = first
        self._dice = seed % ALL_64 + 1
        self._free = most
        self._seen = bytearray(1 << most.bit_length())

    def images(self, base: bytes, number: int) -> bytearray:
        """`number` isomorphs of a full grid as text, each preceded by an empty line."""
        if len(base) != CELLS or 0 in base or number > self._free:
            raise ValueError(number)
        self._free -= number
        text = bytearray(TEXT * number)
        self._dice = _write(text, base, number, self._first, self._dice, self._seen)
        return text


def _write(
    all_text: bytearray, all_base: bytes, number: int, first: int, dice: int, all_seen: bytearray
) -> int:
    """Write images over the digits of a text, and give the state of the random numbers."""
    text, base, seen = all_text, all_base, all_seen
    lines, digits, grid = [0] * 18, [0] * 10, [0] * 81
    last_mark = 8 * len(all_seen) - 1
    at, mark, held = 1, 0, 255
    while True:
        dice = _throw_lines(lines, dice)
        dice = _throw_digits(digits, base[lines[0] + lines[9]], first, dice)
        for row in range(9):
            for column in range(9):
                grid[9 * row + column] = digits[base[lines[row] + lines[9 + column]]]
        # The grid before this one stays if its mark is new. It is looked at only now, because
        # its byte had to be fetched from far away, which takes as long as drawing a grid.
        if not held >> (mark & 7) & 1:
            seen[mark >> 3] = held | 1 << (mark & 7)
            at += 163
            number -= 1
            if not number:
                return dice
        mark = _mark(grid) & last_mark
        held = seen[mark >> 3]
        for cell in range(81):
            text[at + 2 * cell] = 48 + grid[cell]


def _throw_lines(lines: list[int], dice: int) -> int:
    """Draw where rows and columns come from: of nine rows, then of nine columns, cells to add.

    One random number serves several choices: each takes the remainder of the one before.
    """
    for start in range(0, 18, 9):
        dice = _step(dice)
        rest = (dice >> 32) * 6
        bands = ORDERS >> 6 * (rest >> 32)
        for band in range(3):
            rest = (rest & LOW_32) * 6
            turn = ORDERS >> 6 * (rest >> 32)
            for nth in range(3):
                line = 3 * (bands >> 2 * band & 3) + (turn >> 2 * nth & 3)
                lines[start + 3 * band + nth] = line
    down = 9 if rest >> 31 & 1 else 1
    for nth in range(9):
        lines[nth] *= down
        lines[9 + nth] *= 10 - down
    return dice


def _throw_digits(digits: list[int], corner: int, first: int, dice: int) -> int:
    """Draw what each digit becomes, where `corner` is to become `first`."""
    dice = _step(dice)
    rest = dice >> 32
    for digit in range(1, 10):
        rest = (rest & LOW_32) * digit
        other = (rest >> 32) + 1
        digits[digit] = digits[other]
        digits[other] = digit
    for digit in range(1, 10):
        if digits[digit] == first:
            digits[digit] = digits[corner]
    digits[corner] = first
    return dice


def _mark(grid: list[int]) -> int:
    """Hash the digits of a grid, without those that follow from others."""
    mark = 0
    for row in range(8):
        packed = 0
        for column in range(8):
            packed = packed << 4 | grid[9 * row + column]
        mark = ((mark ^ packed) * MIX) & ALL_64
        mark ^= mark >> 32
    return mark


def _step(dice: int) -> int:
    """The next of the random numbers, of 64 bits and never 0."""
    dice ^= dice << 13 & ALL_64
    dice ^= dice >> 7
    return dice ^ dice << 17 & ALL_64

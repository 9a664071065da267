# SPDX-License-Identifier: MIT
# cython: annotation_typing=False, cdivision=True, boundscheck=False, wraparound=False
"""Full grids by the million, no two of them equal, as the text that the course project asks for.

Each grid is a random symmetric image of another: digits exchanged, rows inside their bands,
columns inside their stacks, bands, stacks, and perhaps rows with columns. Of every grid a mark of
64 bits is kept, and a grid whose mark has come before is drawn anew. Equal grids have equal
marks, so grids of different marks are different: that proves it, whatever was drawn.

Cython compiles this file as it stands, with the C types of `distinct_grids.pxd`.
"""

from array import array

from sudoku_qt.engine.sudoku.shape import CELLS

TEXT = (b"0 0 0 0 0 0 0 0 0\n" * 9) + b"\n"
"""A grid as text: digits with a space between, an empty line behind."""
ALL_64 = 2**64 - 1
LOW_32 = 2**32 - 1
MIX = 0x2545F4914F6CDD1D


class DistinctGrids:
    """Draws images of full grids, and never the same grid twice.

    `first` is the digit of the top left cell of all of them, `seed` begins the random numbers,
    and `most` is how many there will be at most: 16 bytes are kept for each, or a little more.
    """

    def __init__(self, first: int, seed: int, most: int) -> None:
        self._first = first
        self._dice = seed % ALL_64 + 1
        self._free = most
        self._marks = array("Q", bytes(8 << (2 * most).bit_length()))

    def images(self, base: bytes, number: int) -> bytearray:
        """Give `number` images of a full grid as text, an empty line behind each."""
        if len(base) != CELLS or 0 in base or number > self._free:
            raise ValueError(number)
        self._free -= number
        text = bytearray(TEXT * number)
        self._dice = _write(text, base, number, self._first, self._dice, self._marks)
        return text


def _write(
    all_text: bytearray, all_base: bytes, number: int, first: int, dice: int, marks: "array[int]"
) -> int:
    """Write images over the digits of a text, and give the state of the random numbers."""
    text, base, slots = all_text, all_base, marks
    lines, digits, grid = [0] * 18, [0] * 10, [0] * 81
    mask = len(marks) - 1
    at = 0
    while number:
        dice = _throw_lines(lines, dice)
        dice = _throw_digits(digits, base[lines[0] + lines[9]], first, dice)
        for row in range(9):
            for column in range(9):
                grid[9 * row + column] = digits[base[lines[row] + lines[9 + column]]]
        mark = _mark(grid)
        place = mark & mask
        while slots[place] and slots[place] != mark:
            place = (place + 1) & mask
        if mark and not slots[place]:
            slots[place] = mark
            for cell in range(81):
                text[at + 2 * cell] = 48 + grid[cell]
            at += 163
            number -= 1
    return dice


def _throw_lines(lines: list[int], dice: int) -> int:
    """Draw where rows and columns come from: of nine rows, then of nine columns, cells to add.

    One random number is drawn for several choices: what a choice leaves over makes the next.
    """
    for start in range(0, 18, 9):
        dice = _step(dice)
        rest = (dice >> 32) * 6
        bands = rest >> 32
        for band in range(3):
            rest = (rest & LOW_32) * 6
            turn = rest >> 32
            for nth in range(3):
                lines[start + 3 * band + nth] = 3 * _third(bands, band) + _third(turn, nth)
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
    """Give the mark of a grid, 64 bits that nearly always differ where grids do."""
    mark = 0
    for row in range(9):
        packed = 0
        for column in range(9):
            packed = packed << 4 | grid[9 * row + column]
        mark = ((mark ^ packed) * MIX) & ALL_64
        mark ^= mark >> 32
    return mark


def _step(dice: int) -> int:
    """Give the next of the random numbers, of 64 bits and never 0."""
    dice ^= dice << 13 & ALL_64
    dice ^= dice >> 7
    return dice ^ dice << 17 & ALL_64


def _third(number: int, nth: int) -> int:
    """Give the n-th item of one of the six orders of 0, 1, 2."""
    return (number + nth) % 3 if number < 3 else (number + 2 * nth) % 3

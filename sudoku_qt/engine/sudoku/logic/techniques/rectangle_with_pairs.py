# SPDX-License-Identifier: MIT
"""Unique rectangle with conjugate pairs: it eliminates what would force the pattern.

A corner that takes one of the two digits gives the other to a corner beside it that holds just the
two, or that is the only other place of it in a common house. If that leads round all four corners,
they could be exchanged.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import deadly_part, unsolved
from sudoku_qt.engine.sudoku.logic.technique import Technique


class RectangleWithPairs(Technique):
    """Any number of conjugate pairs along the sides of a rectangle."""

    name = "rectangle_with_pairs"

    def find(self, board: Board) -> Iterator[Finding]:
        """Give each corner each of the two digits and go round."""
        a: bits.Cell
        b: bits.Cell
        c: bits.Cell
        d: bits.Cell
        pair: bits.Mask
        turn: bits.Count
        for a, b, c, d, pair in unsolved(board, missing=False):
            for turn in range(4):
                for digit in (bits.low(pair), bits.low(pair & pair - 1)):
                    houses = _round(board, (a, b, c, d), pair, turn, digit)
                    if houses:
                        yield _finding(board, (a, b, c, d), pair, turn, digit, houses)


def _round(
    board: Board, corners: tuple[int, int, int, int], pair: int, turn: int, digit: int
) -> list[int]:
    """List the houses of the pairs by which a digit in a corner fills all four, or nothing."""
    other: bits.Digit
    corner: bits.Cell
    beside: bits.Cell
    house: bits.House
    place: bits.Count
    filled = {turn: digit}
    houses: list[int] = []
    for start in (turn, (turn + 1) % 4, (turn + 3) % 4, (turn + 1) % 4):
        if start not in filled:
            continue
        corner = corners[start]
        other = bits.low(pair & ~(1 << filled[start]))
        for place in ((start + 1) % 4, (start + 3) % 4):
            beside = corners[place]
            if place in filled:
                continue
            house = _binding(board, bits.bit(corner) | bits.bit(beside), other)
            if board.masks[beside] == pair:
                filled[place] = other
            elif house >= 0:
                filled[place] = other
                houses.append(house)
    return houses if len(filled) == 4 else []


def _binding(board: Board, cells: bits.CellSet, digit: bits.Digit) -> bits.House:
    """A house that has a digit in two cells only, or -1."""
    house: bits.House
    for house in range(27):
        if not cells & ~bits.HOUSES[house] and board.where[digit] & bits.HOUSES[house] == cells:
            return house
    return -1


def _finding(
    board: Board,
    corners: tuple[int, int, int, int],
    pair: bits.Mask,
    turn: bits.Count,
    digit: bits.Digit,
    houses: list[int],
) -> Finding:
    cell: bits.Cell
    every: bits.CellSet = bits.NO_CELLS
    for cell in corners:
        every |= bits.bit(cell)
    corner: bits.Cell = corners[turn]
    parts = (
        evidence.cells("corners", evidence.SET_A, every, pair),
        evidence.cells("extras", evidence.SET_B, every, board.digits_of(every) & ~pair),
        evidence.cells("corner", evidence.SILENT, bits.bit(corner), 0),
        evidence.digits("pair", pair),
        evidence.digits("digit", 1 << digit),
        evidence.houses("houses", houses),
        deadly_part(board, every, pair),
    )
    return Finding(parts, pair, (81 * digit + corner,))

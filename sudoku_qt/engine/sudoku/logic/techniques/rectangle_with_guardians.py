# SPDX-License-Identifier: MIT
"""Unique rectangle with guardians: other places of its two digits along its sides.

Take two opposite sides. If both corners of a side have only the two digits, they hold them. For
another side take a house with both corners: if neither digit had another place there, the corners
would hold both. So at least one of the other places in these houses, the guardians, is true.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import Rectangle, deadly_part, unsolved
from sudoku_qt.engine.sudoku.logic.technique import Technique


class RectangleWithGuardians(Technique):
    """One guardian, several of one digit, or both digits in one cell."""

    name = "rectangle_with_guardians"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check both pairs of sides of every rectangle, with every choice of houses."""
        turn: bits.Count
        for rectangle in unsolved(board, missing=False):
            for turn in range(2):
                for houses in _choices(board, rectangle, turn):
                    yield from _conclude(board, rectangle, houses)


def _choices(board: Board, rectangle: Rectangle, turn: bits.Count) -> list[tuple[int, ...]]:
    """List the choices of houses for two opposite sides, one for each side that needs any."""
    place: bits.Count
    one: bits.Cell
    two: bits.Cell
    pair: bits.Mask = rectangle[4]
    found: list[tuple[int, ...]] = [()]
    for place in range(turn, 4, 2):
        one = rectangle[place]
        two = rectangle[(place + 1) % 4]
        if board.masks[one] == pair and board.masks[two] == pair:
            continue
        shared = [house for house in range(27) if _holds_both(house, one, two)]
        found = [(*known, house) for known in found for house in shared]
    return found


def _holds_both(house: bits.House, one: bits.Cell, two: bits.Cell) -> bits.Flag:
    return not (bits.bit(one) | bits.bit(two)) & ~bits.HOUSES[house]


def _conclude(board: Board, rectangle: Rectangle, houses: tuple[int, ...]) -> Iterator[Finding]:
    """Yield what follows from the guardians, if it is not only in the corners."""
    cell: bits.Cell
    house: bits.House
    pair: bits.Mask = rectangle[4]
    corners: bits.CellSet = bits.NO_CELLS
    area: bits.CellSet = bits.NO_CELLS
    for cell in rectangle[:4]:
        corners |= bits.bit(cell)
    for house in houses:
        area |= bits.HOUSES[house]
    area &= ~corners
    first: bits.CellSet = area & board.where[bits.low(pair)]
    second: bits.CellSet = area & board.where[bits.low(pair & pair - 1)]
    every: bits.CellSet = first | second
    digits: bits.Mask = (1 << bits.low(pair) if first else 0) | (
        1 << bits.low(pair & pair - 1) if second else 0
    )
    placements: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()
    variant = ""
    if not every:
        return
    if not every & every - 1:
        variant = "one" if bits.size(digits) == 1 else "cell"
        if bits.size(digits) == 1:
            placements = board.eliminations(every, digits)
        else:
            eliminated = board.eliminations(every, 0x1FF & ~pair)
    elif bits.size(digits) == 1 and board.holds(board.seen_by_all(every) & ~corners, digits):
        variant = "digit"
        eliminated = board.eliminations(board.seen_by_all(every), digits)
    if placements or eliminated:
        parts = (
            evidence.cells("corners", evidence.SET_A, corners, pair),
            evidence.cells("guardians", evidence.SET_B, every, digits),
            evidence.cells("extras", evidence.SILENT, corners, board.digits_of(corners) & ~pair),
            evidence.digits("pair", pair),
            evidence.digits("digit", digits),
            evidence.houses("houses", dict.fromkeys(houses)),
            deadly_part(board, corners, pair),
        )
        yield Finding(parts, pair, eliminated, placements, bits.count(every), variant)

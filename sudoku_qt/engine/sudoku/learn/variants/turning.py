# SPDX-License-Identifier: MIT
"""The eight ways to turn and mirror a board, by which a position becomes another one like it."""

from collections.abc import Iterable
from dataclasses import dataclass

from sudoku_qt.engine.sudoku.shape import SIDE
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.rules import Rules

ALL = range(8)
"""The numbers of the ways; 0 leaves the board as it is."""
OTHER_DIAGONAL = {"diagonal+": "diagonal-", "diagonal-": "diagonal+"}
ROWS, COLUMNS, BOXES = range(3)


@dataclass(frozen=True)
class BoardTurn:
    """One of the ways: mirrored by columns (1), by rows (2), rows and columns exchanged (4)."""

    number: int = 0
    size: int = SIDE

    def cell(self, cell: int) -> int:
        """Where a cell comes to lie."""
        row, column = divmod(cell, self.size)
        if self.number & 1:
            column = self.size - 1 - column
        if self.number & 2:
            row = self.size - 1 - row
        if self.number & 4:
            row, column = column, row
        return row * self.size + column

    def cells(self, cells: Iterable[int]) -> tuple[int, ...]:
        """Where some cells come to lie, in the same order."""
        return tuple(map(self.cell, cells))

    def house(self, house: int) -> int:
        """What a house of a classic board becomes: rows are 0-8, columns 9-17, boxes 18-26."""
        kind, number = divmod(house, SIDE)
        first = {
            ROWS: number * SIDE,
            COLUMNS: number,
            BOXES: number // 3 * 27 + number % 3 * 3,
        }[kind]
        row, column = divmod(self.cell(first), SIDE)
        if kind == BOXES:
            return SIDE * BOXES + row // 3 * 3 + column // 3
        is_row = (kind == ROWS) != bool(self.number & 4)
        return row if is_row else SIDE + column

    def rules(self, rules: Rules) -> Rules:
        """The rules of the turned board."""
        before = rules.board.regions
        regions = [0] * len(before)
        for cell, region in enumerate(before):
            regions[self.cell(cell)] = region
        return Rules(rules.size, tuple(regions), tuple(map(self._turned, rules.constraints)))

    def _turned(self, constraint: Constraint) -> Constraint:
        kind = constraint.kind
        if self.cell(0) not in {0, self.size * self.size - 1}:
            kind = OTHER_DIAGONAL.get(kind, kind)
        return Constraint(kind, self.cells(constraint.cells), constraint.value)

    def values(self, values: bytes) -> bytes:
        """The digits of the turned board."""
        turned = bytearray(len(values))
        for cell, digit in enumerate(values):
            turned[self.cell(cell)] = digit
        return bytes(turned)

# SPDX-License-Identifier: MIT
"""Direct steps: a pattern that leads to a digit at once, for those who play without notes.

A digit has several places left in a house; a pattern eliminates all but one, and the digit is
entered there. With notes these are two steps: the pattern's eliminations, then the single.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import Technique


class Direct(Technique):
    """The eliminations of `pattern` leave a digit one place in a house."""

    def __init__(self, name: str, pattern: Technique) -> None:
        self.name = name
        self.pattern = pattern

    def find(self, board: Board) -> Iterator[Finding]:
        """Check the houses of the pattern's eliminations, boxes first."""
        turn: bits.Count
        house: bits.House
        digit: bits.Digit
        eliminated: bits.CellSet
        left: bits.CellSet
        for finding in self.pattern.find(board):
            for digit in range(9):
                eliminated = _cells_of(finding.eliminations, digit)
                for turn in range(27 if eliminated else 0):
                    house = bits.box_row_column(turn)
                    left = board.where[digit] & bits.HOUSES[house] & ~eliminated
                    if (
                        eliminated & bits.HOUSES[house]
                        and bits.count(left) == 1
                        and not _is_single(board, bits.first(left), digit)
                    ):
                        yield _placed(finding, house, bits.first(left), digit)


def _cells_of(candidates: tuple[int, ...], digit: bits.Digit) -> bits.CellSet:
    """The cells of the candidates of a digit."""
    candidate: bits.Candidate
    cells: bits.CellSet = bits.NO_CELLS
    for candidate in candidates:
        if candidate // 81 == digit:
            cells |= bits.bit(candidate % 81)
    return cells


def _is_single(board: Board, cell: bits.Cell, digit: bits.Digit) -> bits.Flag:
    """Whether a digit is a single without any pattern."""
    kind: bits.Count
    if board.masks[cell] == 1 << digit:
        return True
    for kind in range(3):
        if bits.size(board.spots[9 * bits.house_of(cell, kind) + digit]) == 1:
            return True
    return False


def _placed(finding: Finding, house: bits.House, cell: bits.Cell, digit: bits.Digit) -> Finding:
    parts = (
        *finding.parts,
        evidence.houses("target", (house,)),
        evidence.digits("single", 1 << digit),
    )
    return Finding(parts, finding.digits | 1 << digit, (), (81 * digit + cell,))

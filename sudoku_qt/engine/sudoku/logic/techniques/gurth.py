# SPDX-License-Identifier: MIT
"""Gurth's symmetrical placement: a symmetric puzzle has a symmetric solution.

If moving the cells and relabelling the digits leaves the givens unchanged, it maps the solution to
a solution, and there is only one. So a candidate is true if and only if its counterpart is: one
whose counterpart is excluded is eliminated, and so is one that its counterpart would exclude. Named
after Gurth, in whose thread of 2007 in the Sudoku Players' Forum the theorem was worked out.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.automorphisms import Automorphism, automorphisms
from sudoku_qt.engine.sudoku.logic.technique import Technique


class GurthsPlacement(Technique):
    """Rotations and reflections first; if there are none, permutations of rows and columns."""

    name = "gurth"

    def find(self, board: Board) -> Iterator[Finding]:
        """Compare each candidate with its counterpart, for every automorphism of the givens."""
        for each in _known(board):
            eliminated = _unmatched(board, each)
            if eliminated:
                yield _finding(board, each, eliminated)


def _known(board: Board) -> tuple[Automorphism, ...]:
    """The automorphisms of a board's givens, found once."""
    if "automorphisms" not in board.lasting:
        givens = bytes(
            board.values[cell] if board.given & bits.bit(cell) else 0 for cell in range(81)
        )
        board.lasting["automorphisms"] = automorphisms(givens)
    known: tuple[Automorphism, ...] = board.lasting["automorphisms"]
    return known


def _unmatched(board: Board, each: Automorphism) -> tuple[int, ...]:
    """The candidates whose counterparts are not there, or exclude them."""
    cell: bits.Cell
    digit: bits.Digit
    there: bits.Cell
    becomes: bits.Digit
    found = []
    for digit in range(9):
        becomes = each.digits[digit + 1] - 1
        for cell in range(81):
            if board.where[digit] & bits.bit(cell):
                there = each.cells[cell]
                if not _has(board, there, becomes) or _exclude(cell, digit, there, becomes):
                    found.append(81 * digit + cell)
    return tuple(found)


def _has(board: Board, cell: bits.Cell, digit: bits.Digit) -> bits.Flag:
    """Whether a cell holds a digit or still can."""
    return board.values[cell] == digit + 1 or (board.masks[cell] >> digit & 1) != 0


def _exclude(
    cell: bits.Cell, digit: bits.Digit, there: bits.Cell, becomes: bits.Digit
) -> bits.Flag:
    """Whether two candidates cannot both be true."""
    if cell == there:
        return digit != becomes
    return digit == becomes and (bits.PEERS[cell] & bits.bit(there)) != 0


def _finding(board: Board, each: Automorphism, eliminated: tuple[int, ...]) -> Finding:
    digits: bits.Mask = 0
    candidate: bits.Candidate
    counterparts: bits.CellSet = bits.NO_CELLS
    for candidate in eliminated:
        digits |= 1 << candidate // 81
        counterparts |= bits.bit(each.cells[candidate % 81])
    kept = [
        number for number in board.eliminations(counterparts, 0x1FF) if number not in eliminated
    ]
    parts = (
        evidence.candidates("counterparts", evidence.SET_A, kept),
        evidence.symmetry(each.cells, each.digits),
    )
    return Finding(parts, digits, eliminated, variant=each.name)

# SPDX-License-Identifier: MIT
"""BUG: if all empty cells had two candidates, these could all be swapped; the extras prevent it.

A bivalue universal grave has two candidates in every empty cell, and each digit missing from a
house twice in it. It has no solution or several, so one of the candidates that a position has
beyond it is true.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.bug import bug_extras, graves
from sudoku_qt.engine.sudoku.logic.search.rectangles import subsets_with
from sudoku_qt.engine.sudoku.logic.technique import Technique

_MOST = 8
"""The most cells with extra candidates."""


class BugPlusOne(Technique):
    """A single cell has one extra candidate, which is placed."""

    name = "bug_plus_one"

    def find(self, board: Board) -> Iterator[Finding]:
        """Remove the extra candidate and check whether a BUG is left."""
        bug = bug_extras(board, 1)
        if bug is None:
            return
        ((cell, extra),) = bug
        if bits.size(extra) == 1:
            yield Finding(_parts(bug), 0, placements=(81 * bits.low(extra) + cell,))


class BugType2(Technique):
    """All extras are the same digit, which cells that see all of them lose."""

    name = "bug_type_2"

    def find(self, board: Board) -> Iterator[Finding]:
        """Compare the extras."""
        bug = bug_extras(board, 8)
        if bug is None or len(bug) < 2:
            return
        digits, cells = _sum(bug)
        eliminations: bits.CellSet = board.seen_by_all(cells)
        if bits.size(digits) == 1 and board.holds(eliminations, digits):
            yield Finding(_parts(bug), digits, board.eliminations(eliminations, digits))


class BugType3(Technique):
    """Two extras in a house form a naked subset with other cells of it."""

    name = "bug_type_3"

    def find(self, board: Board) -> Iterator[Finding]:
        """Combine the extras with cells of the common houses."""
        bug = bug_extras(board, 2)
        if bug is None or len(bug) != 2:
            return
        extra, cells = _sum(bug)
        if bits.size(extra) < 2:
            return
        for house, subset, digits in subsets_with(board, cells, extra):
            eliminations: bits.CellSet = bits.HOUSES[house] & ~(subset | cells)
            if board.holds(eliminations, digits):
                parts = (
                    evidence.cells("subset", evidence.SET_C, subset, digits),
                    evidence.digits("digits", digits),
                    evidence.houses("house", (house,)),
                )
                yield Finding(_parts(bug) + parts, digits, board.eliminations(eliminations, digits))


class BugType4(Technique):
    """Two extras in a common house that has another of their digits only in these two cells."""

    name = "bug_type_4"

    def find(self, board: Board) -> Iterator[Finding]:
        """Look for a digit that a common house has in the two cells only."""
        house: bits.House
        digit: bits.Digit
        bug = bug_extras(board, 2)
        if bug is None or len(bug) != 2:
            return
        (one, one_extra), (two, two_extra) = bug
        cells: bits.CellSet = bits.bit(one) | bits.bit(two)
        common: bits.Mask = board.masks[one] & board.masks[two] & ~(one_extra | two_extra)
        for house in range(27):
            if cells & ~bits.HOUSES[house]:
                continue
            for digit in range(9):
                if not common >> digit & 1 or board.where[digit] & bits.HOUSES[house] & ~cells:
                    continue
                eliminated = board.eliminations(
                    bits.bit(one), board.masks[one] & ~(one_extra | 1 << digit)
                ) + board.eliminations(bits.bit(two), board.masks[two] & ~(two_extra | 1 << digit))
                if eliminated:
                    extra = (
                        evidence.digits("bound", 1 << digit),
                        evidence.houses("house", (house,)),
                    )
                    mask: bits.Mask = 1 << digit
                    yield Finding(_parts(bug) + extra, mask, tuple(sorted(eliminated)))


class BugPlusN(Technique):
    """Several extras, each of which eliminates the same candidate."""

    name = "bug_plus_n"

    def find(self, board: Board) -> Iterator[Finding]:
        """Find what conflicts with every extra; extras of one digit are type 2."""
        for bug in graves(board, _MOST):
            digits, _ = _sum(bug)
            if bits.size(digits) > 1:
                eliminated = _excluded_by_all(board, bug)
                if eliminated:
                    yield Finding(_parts(bug), digits, eliminated)


class BugXZ(Technique):
    """Extras of two digits, and a cell with just these two that sees all extras of one."""

    name = "bug_xz"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check both digits: the other one is in such a cell or among its extras."""
        x: bits.Digit
        for bug in graves(board, _MOST):
            pair, _ = _sum(bug)
            for x in range(9):
                if bits.size(pair) == 2 and pair >> x & 1:
                    yield from _with_cell(board, bug, x, bits.low(pair & ~(1 << x)))


def _with_cell(
    board: Board, bug: list[tuple[int, int]], x: bits.Digit, z: bits.Digit
) -> Iterator[Finding]:
    """If an extra x is true, a cell that sees all of them is z; if none is, an extra z is true."""
    cell: bits.Cell
    eliminations: bits.CellSet
    pair: bits.Mask = 1 << x | 1 << z
    left: bits.CellSet = board.seen_by_all(_holding(bug, x)) & board.sized(2)
    while left:
        cell = bits.first(left)
        left &= left - 1
        eliminations = board.seen_by_all(_holding(bug, z) | bits.bit(cell))
        if board.masks[cell] == pair and board.holds(eliminations, 1 << z):
            parts = (
                *_parts(bug),
                evidence.cells("helper", evidence.SET_B, bits.bit(cell), pair),
                evidence.digits("x", 1 << x),
                evidence.digits("z", 1 << z),
            )
            yield Finding(parts, pair, board.eliminations(eliminations, 1 << z))


def _holding(bug: list[tuple[int, int]], digit: bits.Digit) -> bits.CellSet:
    """The cells that have a digit as an extra."""
    cells: bits.CellSet = bits.NO_CELLS
    for cell, extra in bug:
        if extra >> digit & 1:
            cells |= bits.bit(cell)
    return cells


def _excluded_by_all(board: Board, bug: list[tuple[int, int]]) -> tuple[int, ...]:
    """The candidates that conflict with every extra."""
    cell: bits.Cell
    digit: bits.Digit
    other: bits.Digit
    excluded: bits.CellSet
    found: tuple[int, ...] = ()
    for digit in range(9):
        excluded = bits.ALL_CELLS
        for cell, extra in bug:
            for other in range(9):
                if extra >> other & 1:
                    excluded &= bits.PEERS[cell] if digit == other else bits.bit(cell)
        found += board.eliminations(excluded, 1 << digit)
    return found


def _sum(bug: list[tuple[int, int]]) -> tuple[int, int]:
    """The digits and the cells of all extras."""
    digits: bits.Mask = 0
    cells: bits.CellSet = bits.NO_CELLS
    for cell, extra in bug:
        digits |= extra
        cells |= bits.bit(cell)
    return digits, cells


def _parts(bug: list[tuple[int, int]]) -> tuple[tuple[object, ...], ...]:
    digits, cells = _sum(bug)
    guardians = [
        81 * digit + cell for cell, extra in bug for digit in range(9) if extra >> digit & 1
    ]
    marked = (
        evidence.cells(f"cell{number}", evidence.SET_A, bits.bit(cell), extra)
        for number, (cell, extra) in enumerate(bug)
    )
    return (
        evidence.cells("cells", evidence.SILENT, cells, 0),
        evidence.digits("extra", digits),
        evidence.pattern(0, 0, guardians),
        *marked,
    )

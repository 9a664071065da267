# SPDX-License-Identifier: MIT
"""Colouring: along strong links of a digit its candidates are alternately true and false.

Candidates joined by strong links form a cluster of two colours; all of one colour are true. So
candidates that see both colours are eliminated, and so is a colour that sees itself. Two clusters
that see each other restrict each other.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.technique import DigitTechnique


class SimpleColouring(DigitTechnique):
    """One cluster: a trap sees both colours, a wrap is a colour that sees itself."""

    name = "simple_colouring"

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Colour every cluster of the digit."""
        for one, two in clusters(board, digit):
            trapped: bits.CellSet = seen_by(one) & seen_by(two) & board.where[digit]
            trapped &= ~(one | two)
            if trapped:
                yield _simple(board, digit, one, two, trapped, "trap")
            for good, bad in ((two, one), (one, two)):
                if seen_by(bad) & bad:
                    yield _simple(board, digit, good, bad, bad, "wrap")


class MultiColouring(DigitTechnique):
    """Two clusters of a digit, in which a colour of one sees a colour of the other."""

    name = "multi_colouring"

    def find_digit(self, board: Board, digit: bits.Digit) -> Iterator[Finding]:
        """Try every two clusters of the digit, in both orders."""
        found = clusters(board, digit)
        for first in found:
            for second in found:
                if first is not second:
                    yield from _multi(board, digit, first, second)


def _multi(
    board: Board, digit: bits.Digit, first: tuple[int, int], second: tuple[int, int]
) -> Iterator[Finding]:
    near: bits.CellSet
    far: bits.CellSet
    one: bits.CellSet
    two: bits.CellSet
    eliminations: bits.CellSet = bits.NO_CELLS
    one, two = second
    joined: list[int] = []
    for near, far in (first, (first[1], first[0])):
        if seen_by(near) & one and seen_by(near) & two:
            yield _pair(board, digit, (near, far), second, near, "both")
        for other, rest in ((one, two), (two, one)):
            if seen_by(near) & other:
                joined = [near, far, other, rest]
                eliminations |= seen_by(far) & seen_by(rest) & board.where[digit] & ~(far | rest)
    if joined and eliminations and bits.first(first[0]) < bits.first(one):
        colours = joined[0], joined[1]
        yield _pair(board, digit, colours, (joined[2], joined[3]), eliminations, "one")


def _simple(
    board: Board,
    digit: bits.Digit,
    one: bits.CellSet,
    two: bits.CellSet,
    eliminations: bits.CellSet,
    variant: str,
) -> Finding:
    mask: bits.Mask = 1 << digit
    parts = (
        evidence.digits("digit", mask),
        evidence.cells("one", evidence.SET_A, one, mask),
        evidence.cells("two", evidence.SET_B, two, mask),
    )
    return Finding(parts, mask, board.eliminations(eliminations, mask), variant=variant)


def _pair(
    board: Board,
    digit: bits.Digit,
    first: tuple[int, int],
    second: tuple[int, int],
    eliminations: bits.CellSet,
    variant: str,
) -> Finding:
    mask: bits.Mask = 1 << digit
    one = variant == "one"  # one of the far colours is true, since the near ones see each other
    parts = (
        evidence.digits("digit", mask),
        evidence.cells("near", evidence.SET_A, first[0], mask),
        evidence.cells("far", evidence.SET_B if one else evidence.SILENT, first[1], mask),
        evidence.cells("other_near", evidence.SET_A if one else evidence.SET_B, second[0], mask),
        evidence.cells("other_far", evidence.SET_B if one else evidence.SET_C, second[1], mask),
    )
    return Finding(parts, mask, board.eliminations(eliminations, mask), variant=variant)


def clusters(board: Board, digit: bits.Digit) -> list[tuple[int, int]]:
    """The two colours of every cluster of a digit, each as a set of cells."""
    linked: bits.CellSet = bits.NO_CELLS
    house: bits.House
    found = []
    for house in range(27):
        if bits.size(board.spots[9 * house + digit]) == 2:
            linked |= bits.HOUSES[house] & board.where[digit]
    while linked:
        one, two = _colour(board, digit, bits.first(linked))
        linked &= ~(one | two)
        found.append((one, two))
    return found


def _colour(board: Board, digit: bits.Digit, start: bits.Cell) -> tuple[int, int]:
    """Spread two colours from a cell until nothing changes."""
    one: bits.CellSet = bits.bit(start)
    two: bits.CellSet = bits.NO_CELLS
    ends: bits.CellSet
    before: bits.CellSet = bits.NO_CELLS
    house: bits.House
    while before != one | two:
        before = one | two
        for house in range(27):
            if bits.size(board.spots[9 * house + digit]) == 2:
                ends = bits.HOUSES[house] & board.where[digit]
                if ends & one:
                    two |= ends & ~one
                if ends & two:
                    one |= ends & ~two
    return one, two


def seen_by(cells: bits.CellSet) -> bits.CellSet:
    """The cells that some cell of a set sees."""
    seen: bits.CellSet = bits.NO_CELLS
    while cells:
        seen |= bits.PEERS[bits.first(cells)]
        cells &= cells - 1
    return seen

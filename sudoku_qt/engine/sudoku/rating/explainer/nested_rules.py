# SPDX-License-Identifier: MIT
"""The simple rules inside of closures: locking, pairs and X-Wings that an assumption brings about.

Each rule is given the position at the beginning and the one that the assumption led to. It yields
the eliminations of its hints there, with those they depend on; a hint that depends on none is no
news.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.locking import crossing
from sudoku_qt.engine.sudoku.rating.explainer.subsets import Choice, open_lines

Consequence = tuple[tuple[int, ...], tuple[int, ...]]
"""The eliminations, and those they depend on."""


def locked(start: Board, now: Board) -> Iterator[Consequence]:
    """Pointing and claiming."""
    kind: bits.Count
    number: bits.Count
    part: bits.Count
    digit: bits.Digit
    places: bits.Mask
    for kind in range(4):
        for number in range(9):
            for part in range(3):
                for digit in range(9):
                    source = number + (18 if kind < 2 else 9 if kind == 2 else 0)
                    places = now.spots[9 * source + digit]
                    if not places & places - 1:
                        continue
                    if places & ~(0o111 << part if kind == 0 else 7 << 3 * part):
                        continue
                    target = crossing(kind, number, part)
                    rest = bits.HOUSES[source] & ~bits.HOUSES[target]
                    eliminated = now.eliminations(
                        bits.HOUSES[target] & ~bits.HOUSES[source], 1 << digit
                    )
                    causes = start.eliminations(rest, 1 << digit)
                    if eliminated and causes:
                        yield eliminated, causes


def hidden_pairs(start: Board, now: Board) -> Iterator[Consequence]:
    """Two digits that are left two cells of a house."""
    turn: bits.Count
    house: bits.House
    digit: bits.Digit
    choice = Choice(2)
    for turn in range(27):
        house = bits.box_column_row(turn)
        if bits.count(now.empty & bits.HOUSES[house]) <= 4:
            continue
        choice.clear()
        for digit in range(9):
            choice.offer(now.spots[9 * house + digit], digit)
        while choice.find():
            cells = _cells(house, choice.common)
            eliminated = now.eliminations(cells, 0o777 & ~choice.owners)
            causes = start.eliminations(bits.HOUSES[house] & ~cells, choice.owners)
            if eliminated and causes:
                yield eliminated, causes


def naked_pairs(start: Board, now: Board) -> Iterator[Consequence]:
    """Two cells of a house that are left two digits."""
    turn: bits.Count
    house: bits.House
    place: bits.Count
    choice = Choice(2)
    for turn in range(27):
        house = bits.box_column_row(turn)
        if bits.count(now.empty & bits.HOUSES[house]) < 4:
            continue
        choice.clear()
        for place in range(9):
            choice.offer(now.masks[bits.cell_at(house, place)], place)
        while choice.find():
            cells = _cells(house, choice.owners)
            eliminated = now.eliminations(bits.HOUSES[house] & ~cells, choice.common)
            causes = start.eliminations(cells, 0o777 & ~choice.common)
            if eliminated and causes:
                yield eliminated, causes


def x_wings(start: Board, now: Board) -> Iterator[Consequence]:
    """Two lines in which a digit is left the same two places."""
    found = []
    for first in (9, 0):
        for digit in range(9):
            if open_lines(start, digit) < 4:
                continue
            for lines, crossed in _pairs_of_lines(now, first, digit):
                base = _lines(first, lines)
                cover = _lines(9 - first, crossed)
                eliminated = now.eliminations(cover & ~base, 1 << digit)
                causes = start.eliminations(base & ~cover, 1 << digit)
                if eliminated and causes:
                    found.append((9 - first, lines, digit, eliminated, causes))
    for _, _, _, eliminated, causes in sorted(found):
        yield eliminated, causes


def _pairs_of_lines(
    now: Board, first: bits.House, digit: bits.Digit
) -> list[tuple[bits.Mask, bits.Mask]]:
    """The pairs of lines with two places for a digit in all, and these places."""
    line: bits.Count
    found = []
    choice = Choice(2)
    for line in range(9):
        choice.offer(now.spots[9 * (first + line) + digit], line)
    while choice.find():
        found.append((choice.owners, choice.common))
    return found


def _lines(first: bits.House, lines: bits.Mask) -> bits.CellSet:
    """The cells of some rows (`first` 0) or columns (9)."""
    line: bits.Count
    cells: bits.CellSet = bits.NO_CELLS
    for line in range(9):
        if lines >> line & 1:
            cells |= bits.HOUSES[first + line]
    return cells


def _cells(house: bits.House, places: bits.Mask) -> bits.CellSet:
    """The cells at some places of a house."""
    cells: bits.CellSet = bits.NO_CELLS
    while places:
        cells |= bits.bit(bits.cell_at(house, bits.low(places)))
        places &= places - 1
    return cells

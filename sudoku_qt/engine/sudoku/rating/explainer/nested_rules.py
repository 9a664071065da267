# SPDX-License-Identifier: MIT
"""The simple rules within closures: locking, pairs and X-Wings that depend on an assumption.

Each rule is given the initial position and the one after the assumption. It yields the eliminations
of its hints there, with the eliminations that they depend on; a hint that depends on none is
nothing new.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.locking import crossing
from sudoku_qt.engine.sudoku.rating.explainer.subsets import Choice, open_lines

Consequence = tuple[tuple[int, ...], tuple[int, ...]]
"""The eliminations, and those they depend on."""


def locked(start: Board, now: Board) -> Iterator[Consequence]:
    """The hints of pointing and claiming."""
    kind: bits.Count
    number: bits.Count
    digit: bits.Digit
    found: bits.Count
    source: bits.House
    target: bits.House
    eliminated: bits.CellSet
    causes: bits.CellSet
    changed: bits.CellSet = _changed(start, now)
    for kind in range(4):
        for number in range(9):
            source = number + (18 if kind < 2 else 9 if kind == 2 else 0)
            if not changed & bits.HOUSES[source]:
                continue
            found = _in_thirds(start, now, kind, source)
            while found:
                digit = bits.low(found) % 9
                target = crossing(kind, number, bits.low(found) // 9)
                found &= found - 1
                eliminated = now.where[digit] & bits.HOUSES[target] & ~bits.HOUSES[source]
                causes = start.where[digit] & bits.HOUSES[source] & ~bits.HOUSES[target]
                if eliminated and causes:
                    yield (
                        now.eliminations(eliminated, 1 << digit),
                        start.eliminations(causes, 1 << digit),
                    )


def _in_thirds(start: Board, now: Board, kind: bits.Count, source: bits.House) -> bits.Count:
    """The digits that are left now to the first third of a house, to the second, to the last."""
    digit: bits.Digit
    part: bits.Count
    places: bits.Mask
    found: bits.Count = 0
    for digit in range(9):
        places = now.spots[9 * source + digit]
        if places == start.spots[9 * source + digit] or not places & places - 1:
            continue
        for part in range(3):
            if not places & ~(0o111 << part if kind == 0 else 7 << 3 * part):
                found |= 1 << (9 * part + digit)
    return found


def _changed(start: Board, now: Board) -> bits.CellSet:
    """The cells that have lost something: without any of them a house is no news."""
    digit: bits.Digit
    cells: bits.CellSet = bits.NO_CELLS
    for digit in range(9):
        cells |= start.where[digit] ^ now.where[digit]
    return cells


def hidden_pairs(start: Board, now: Board) -> Iterator[Consequence]:
    """The hints of two digits left with two cells of a house."""
    turn: bits.Count
    house: bits.House
    digit: bits.Digit
    cells: bits.CellSet
    changed: bits.CellSet = _changed(start, now)
    choice: Choice = Choice(2)
    for turn in range(27):
        house = bits.box_column_row(turn)
        if not changed & bits.HOUSES[house]:
            continue
        if bits.count(now.empty & bits.HOUSES[house]) <= 4:
            continue
        choice.clear()
        for digit in range(9):
            choice.offer(now.spots[9 * house + digit], digit)
        while choice.find():
            cells = _cells(house, choice.common)
            if now.holds(cells, 0o777 & ~choice.owners):
                causes = start.eliminations(bits.HOUSES[house] & ~cells, choice.owners)
                if causes:
                    yield now.eliminations(cells, 0o777 & ~choice.owners), causes


def naked_pairs(start: Board, now: Board) -> Iterator[Consequence]:
    """The hints of two cells of a house left with two digits."""
    turn: bits.Count
    house: bits.House
    place: bits.Count
    cells: bits.CellSet
    changed: bits.CellSet = _changed(start, now)
    choice: Choice = Choice(2)
    for turn in range(27):
        house = bits.box_column_row(turn)
        if not changed & bits.HOUSES[house]:
            continue
        if bits.count(now.empty & bits.HOUSES[house]) < 4:
            continue
        choice.clear()
        for place in range(9):
            choice.offer(now.masks[bits.cell_at(house, place)], place)
        while choice.find():
            cells = _cells(house, choice.owners)
            if now.holds(bits.HOUSES[house] & ~cells, choice.common):
                causes = start.eliminations(cells, 0o777 & ~choice.common)
                if causes:
                    yield now.eliminations(bits.HOUSES[house] & ~cells, choice.common), causes


def x_wings(start: Board, now: Board) -> Iterator[Consequence]:
    """The hints of two lines in which a digit is left with the same two places."""
    turn: bits.Count
    line: bits.Count
    first: bits.House
    digit: bits.Digit
    base: bits.CellSet
    cover: bits.CellSet
    choice: Choice = Choice(2)
    found = []
    for turn in range(18):
        first, digit = 0 if turn // 9 else 9, turn % 9
        if start.where[digit] == now.where[digit] or open_lines(start, digit) < 4:
            continue
        choice.clear()
        for line in range(9):
            choice.offer(now.spots[9 * (first + line) + digit], line)
        while choice.find():
            base = _lines(first, choice.owners)
            cover = _lines(9 - first, choice.common)
            if now.where[digit] & cover & ~base and start.where[digit] & base & ~cover:
                eliminated = now.eliminations(cover & ~base, 1 << digit)
                causes = start.eliminations(base & ~cover, 1 << digit)
                found.append((9 - first, choice.owners, digit, eliminated, causes))
    for _, _, _, eliminated, causes in sorted(found):
        yield eliminated, causes


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

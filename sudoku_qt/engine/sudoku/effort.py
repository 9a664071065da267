# SPDX-License-Identifier: MIT
"""The effort of a puzzle: how many ways on there were at each step of a person who takes any one.

A person who looks for the next digit finds it the sooner the more singles there are to be found,
in boxes before lines before single cells. So a puzzle is solved several times, each time with
any of the easiest singles that are there; where there is none, the rules of the classic scale
give the next step. What was counted on the way is averaged; `minutes.py` makes a time of it.
"""

from sudoku_qt.engine.sudoku import bits
from sudoku_qt.engine.sudoku.board import Board
from sudoku_qt.engine.sudoku.explainer.scale import EASY_RULES, first_hint

FEATURES = (
    "last cells",
    "singles in boxes",
    "singles in lines",
    "singles in cells",
    "direct steps",
    "locked candidates",
    "pairs and the like",
    "triplets, wings, loops",
    "graves and exclusions",
    "visibility in boxes, first ten",
    "visibility of hidden singles, first ten",
    "visibility, first ten",
    "visibility in boxes, next fifteen",
    "visibility of hidden singles, next fifteen",
    "visibility, next fifteen",
    "visibility in boxes, rest",
    "visibility of hidden singles, rest",
    "visibility, rest",
    "one over the singles, first 25",
    "one over the singles",
    "one over the singles in boxes",
    "placements without a single in a box",
    "placements with one hidden single or none",
    "cells left",
    "empty cells",
)
"""What is counted: steps by their class, logarithms of the share of cells that a single fills."""

TIMES = 8
_BANDS = (2.5, 2.8, 3.4, 5.0, 6.2)
_DIRECT = 4
_VISIBILITY = 9
_SUMS = 18
_LEFT = 23
_EMPTY = 24


class Solver:
    """A person who solves a puzzle again and again; `sums` are over all times so far."""

    def __init__(self, seed: bits.Count) -> None:
        number: bits.Count
        self.state = seed
        if not bits.COMPILED:
            self.sums = [0.0] * 25
            self.cells = [bits.NO_CELLS] * 4
        for number in range(25):
            self.sums[number] = 0.0

    def features(self, times: bits.Count) -> list[float]:
        """Give the averages over so many times, in the order of FEATURES."""
        return [self.sums[number] / times for number in range(25)]

    def solve(self, board: Board) -> None:
        """Solve a board as far as the rules below chains reach, and count."""
        placed: bits.Count = 0
        empty: bits.Count = bits.count(board.empty)
        chosen: bits.Count
        self.sums[_EMPTY] += empty
        while board.empty:
            self._look(board)
            if not self.cells[3]:
                hint = first_hint(board, EASY_RULES)
                if hint is None:
                    break
                self._note(hint.rating)
                if hint.placement >= 0:
                    empty -= 1
                    placed += 1
                hint.draw(board)
                continue
            self._count(placed, empty)
            chosen = 0
            while not self.cells[chosen]:
                chosen += 1
            self._fill(board, self.cells[chosen])
            self.sums[chosen] += 1
            placed += 1
            empty -= 1
        self.sums[_LEFT] += empty

    def _look(self, board: Board) -> None:
        """Find the cells that are the last of a house, and those that each kind of single fills."""
        house: bits.House
        digit: bits.Digit
        places: bits.Mask
        left: bits.CellSet
        last: bits.CellSet = bits.NO_CELLS
        found: bits.CellSet = bits.NO_CELLS
        for house in range(26, -1, -1):
            left = board.empty & bits.HOUSES[house]
            if left and not left & left - 1:
                last |= left
            if house == 17:
                self.cells[1] = found
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    found |= bits.bit(bits.cell_at(house, bits.low(places)))
        self.cells[0] = last
        self.cells[2] = found
        self.cells[3] = found | board.sized(1)

    def _count(self, placed: bits.Count, empty: bits.Count) -> None:
        """Count what was to be seen when a digit was placed."""
        kind: bits.Count
        part: bits.Count = 0 if placed < 10 else 1 if placed < 25 else 2
        boxes: bits.Count = bits.count(self.cells[1])
        all_singles: bits.Count = bits.count(self.cells[3])
        for kind in range(3):
            share: float = 1.0 * bits.count(self.cells[kind + 1]) / empty + 0.02
            self.sums[_VISIBILITY + 3 * part + kind] += _logarithm(share)
        if placed < 25:
            self.sums[_SUMS] += 1.0 / all_singles
        self.sums[_SUMS + 1] += 1.0 / all_singles
        self.sums[_SUMS + 2] += 1.0 / boxes if boxes else 2.0
        if not boxes:
            self.sums[_SUMS + 3] += 1
        if bits.count(self.cells[2]) <= 1:
            self.sums[_SUMS + 4] += 1

    def _note(self, rating: float) -> None:
        """Count a step that is no single."""
        band: bits.Count = 0
        while band < 4 and rating > _BANDS[band] + 0.01:
            band += 1
        self.sums[_DIRECT + band] += 1

    def _fill(self, board: Board, cells: bits.CellSet) -> None:
        """Fill any one of some cells with the single that is there."""
        number: bits.Count = self._chance(bits.count(cells))
        cell: bits.Cell
        digit: bits.Digit
        while number:
            cells &= cells - 1
            number -= 1
        cell = bits.first(cells)
        for digit in range(9):
            if board.masks[cell] >> digit & 1 and _is_single(board, cell, digit):
                board.place(cell, digit)
                return

    def _chance(self, number: bits.Count) -> bits.Count:
        """Give any number below `number`, the same ones on every machine."""
        self.state = (self.state * 1103 + 12345) % 1048573
        return (self.state >> 4) % number


def _is_single(board: Board, cell: bits.Cell, digit: bits.Digit) -> bits.Flag:
    """Say whether a cell holds nothing else, or a house has no other place for a digit."""
    kind: bits.Count
    places: bits.Mask
    if not board.masks[cell] & board.masks[cell] - 1:
        return True
    for kind in range(3):
        places = board.spots[9 * bits.house_of(cell, kind) + digit]
        if not places & places - 1:
            return True
    return False


def _logarithm(share: float) -> float:
    """Give the natural logarithm of 0.02-1.02 by a series that every machine sums alike."""
    ratio: float = 1.0
    turns: bits.Count = 0
    while share < 0.5:
        share *= 2
        turns += 1
    ratio = (share - 1.0) / (share + 1.0)
    square: float = ratio * ratio
    total: float = ratio * (2 + square * (2 / 3 + square * (2 / 5 + square * (2 / 7))))
    return total - turns * 0.6931471805599453


def features(givens: bytes, times: bits.Count = TIMES) -> list[float]:
    """Give the features of a puzzle: those of the list FEATURES, averaged over some times."""
    number: bits.Count
    person = Solver(341)
    start = Board.of_givens(givens)
    board = start.copy()
    for number in range(times):  # noqa: B007 - Cython counts only in a named C int
        person.solve(board)
        _go_back(board, start)
    return person.features(times)


def _go_back(board: Board, start: Board) -> None:
    """Make a board what another one of the same puzzle is."""
    number: bits.Count
    for number in range(81):
        board.masks[number] = start.masks[number]
        board.values[number] = start.values[number]
    for number in range(243):
        board.spots[number] = start.spots[number]
    for number in range(9):
        board.where[number] = start.where[number]
    board.empty = start.empty

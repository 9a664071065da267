# SPDX-License-Identifier: MIT
"""Solve features: how many ways on there were at each step of a person who takes any one.

A person who looks for the next digit finds it the sooner the more singles there are to be found,
in boxes before lines before single cells. So a puzzle is solved several times, each time with
any of the easiest singles that are there; where there is none, the rules of the SE scale
give the next step. What was counted on the way is averaged. Then all singles are placed at once,
wave after wave, to see how the puzzle opens. `minutes.py` makes a time of it.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import Hint
from sudoku_qt.engine.sudoku.rating.explainer.scale import EASY_RULES, first_hint
from sudoku_qt.engine.work import Stop, go_on, never

FEATURES = (
    "last cells",
    "singles in boxes",
    "singles in lines",
    "singles in cells",
    "direct steps",
    "locked candidates",
    "pairs and the like",
    "triplets, wings, loops",
    "BUGs and exclusions",
    "visibility of hidden singles, first ten",
    "visibility of hidden singles, next fifteen",
    "visibility of hidden singles, rest",
    "placements without a single in a box",
    "placements with one hidden single or none",
    "cells left",
    "empty cells",
    "candidates of a cell",
    "givens of the second rarest digit",
    "visibility in the fifth wave",
    "visibility in the sixth wave",
)
"""What is counted: steps by their class, logarithms of the share of cells that a single fills."""

TIMES = 8
_BANDS = (2.5, 2.8, 3.4, 5.0, 6.2)


class FeatureCounter:
    """A person who solves one puzzle again and again; `sums` are over all times so far."""

    def __init__(self, seed: bits.Count) -> None:
        number: bits.Count
        self.state = seed
        self.stalls = 0
        self.hints: list[Hint | None] = []
        if not bits.COMPILED:
            self.sums = [0.0] * 20
            self.cells = [bits.NO_CELLS] * 4
        for number in range(20):
            self.sums[number] = 0.0

    def features(self, times: bits.Count) -> list[float]:
        """The averages over so many times, in the order of FEATURES."""
        averages = [self.sums[number] / times for number in range(15)]
        return averages + [self.sums[number] for number in range(15, 20)]

    def solve(self, board: Board) -> None:
        """Solve a board as far as the rules below chains reach, and count."""
        placed: bits.Count = 0
        empty: bits.Count = bits.count(board.empty)
        chosen: bits.Count
        self.stalls = 0
        while board.empty:
            self._look(board)
            if not self.cells[3]:
                hint = self._hint(board)
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
            self._fill_one(board, self.cells[chosen])
            self.sums[chosen] += 1
            placed += 1
            empty -= 1
        self.sums[14] += empty

    def _hint(self, board: Board) -> Hint | None:
        """The next step where there is no single.

        What is left then does not depend on the order of the singles, so it is looked for once.
        """
        if self.stalls == len(self.hints):
            self.hints.append(first_hint(board, EASY_RULES))
        self.stalls += 1
        return self.hints[self.stalls - 1]

    def survey(self, board: Board) -> None:
        """Count what there is at the beginning, and place all singles at once in six waves."""
        wave: bits.Count
        empty: bits.Count = bits.count(board.empty)
        candidates: bits.Count = 0
        digit: bits.Digit
        self.sums[15] = empty
        for digit in range(9):
            candidates += bits.count(board.where[digit])
        self.sums[16] = 1.0 * candidates / empty if empty else 0.0
        self.sums[17] = _second_rarest(board)
        for wave in range(6):
            self._look(board)
            empty = bits.count(board.empty)
            if wave >= 4:
                share: float = 1.0 * bits.count(self.cells[3]) / empty if empty else 1.0
                self.sums[14 + wave] = _logarithm(share + 0.02)
            self._fill_all(board, self.cells[3])

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
            if house == 17:
                self.cells[1] = found
            if not left:
                continue
            if not left & left - 1:
                last |= left
            for digit in range(9):
                places = board.spots[9 * house + digit]
                if places and not places & places - 1:
                    found |= bits.bit(bits.cell_at(house, bits.low(places)))
        self.cells[0] = last
        self.cells[2] = found
        self.cells[3] = found | board.sized(1)

    def _count(self, placed: bits.Count, empty: bits.Count) -> None:
        """Count what was to be seen when a digit was placed."""
        part: bits.Count = 0 if placed < 10 else 1 if placed < 25 else 2
        hidden: bits.Count = bits.count(self.cells[2])
        share: float = 1.0 * hidden / empty + 0.02
        self.sums[9 + part] += _logarithm(share)
        if not self.cells[1]:
            self.sums[12] += 1
        if hidden <= 1:
            self.sums[13] += 1

    def _note(self, rating: float) -> None:
        """Count a step that is no single."""
        band: bits.Count = 0
        while band < 4 and rating > _BANDS[band] + 0.01:
            band += 1
        self.sums[4 + band] += 1

    def _fill_one(self, board: Board, cells: bits.CellSet) -> None:
        """Fill any one of some cells with the single that is there."""
        number: bits.Count = self._below(bits.count(cells))
        while number:
            cells &= cells - 1
            number -= 1
        self._fill_all(board, cells & ~(cells - 1))

    def _fill_all(self, board: Board, cells: bits.CellSet) -> None:
        """Fill cells with the singles that are there."""
        cell: bits.Cell
        digit: bits.Digit
        left: bits.CellSet = cells
        if not bits.COMPILED:
            self.digits = [0] * 81
        while left:
            cell = bits.first(left)
            left &= left - 1
            for digit in range(9):
                if board.masks[cell] >> digit & 1 and _is_single(board, cell, digit):
                    self.digits[cell] = digit
                    break
        while cells:
            cell = bits.first(cells)
            cells &= cells - 1
            board.place(cell, self.digits[cell])

    def _below(self, number: bits.Count) -> bits.Count:
        """Any number below `number`, the same ones on every machine."""
        self.state = (self.state * 1103 + 12345) % 1048573
        return (self.state >> 4) % number


def _is_single(board: Board, cell: bits.Cell, digit: bits.Digit) -> bits.Flag:
    """Whether a cell holds nothing else, or a house has no other place for a digit."""
    kind: bits.Count
    places: bits.Mask
    if not board.masks[cell] & board.masks[cell] - 1:
        return True
    for kind in range(3):
        places = board.spots[9 * bits.house_of(cell, kind) + digit]
        if not places & places - 1:
            return True
    return False


def _second_rarest(board: Board) -> bits.Count:
    """Count how often the second rarest digit is given."""
    cell: bits.Cell
    digit: bits.Digit
    number: bits.Count
    least: bits.Count = 9
    second: bits.Count = 9
    for digit in range(1, 10):
        number = 0
        for cell in range(81):
            if board.given & bits.bit(cell) and board.values[cell] == digit:
                number += 1
        if number < least:
            second = least
            least = number
        elif number < second:
            second = number
    return second


def _logarithm(share: float) -> float:
    """The natural logarithm of 0.02-1.02 by a series that every machine sums alike."""
    ratio: float = 1.0
    turns: bits.Count = 0
    while share < 0.5:
        share *= 2
        turns += 1
    ratio = (share - 1.0) / (share + 1.0)
    square: float = ratio * ratio
    series: float = 2.0 / 3.0 + square * (2.0 / 5.0 + square * (2.0 / 7.0))
    return ratio * (2.0 + square * series) - turns * 0.6931471805599453


def features(givens: bytes, times: bits.Count = TIMES, stop: Stop = never) -> list[float]:
    """The features of a puzzle: those of the list FEATURES, averaged over some times.

    Raises `Cancelled`; `stop` is asked before each time.
    """
    number: bits.Count
    person: FeatureCounter = FeatureCounter(341)
    start: Board = Board.of_givens(givens)
    board: Board = start.copy()
    person.survey(board)
    for number in range(times):  # noqa: B007 - Cython counts only in a named C int
        go_on(stop)
        board.become(start)
        person.solve(board)
    return person.features(times)

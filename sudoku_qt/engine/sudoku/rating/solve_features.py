# SPDX-License-Identifier: MIT
"""Solve features: the number of possibilities at each step of a person who takes any of them.

A person finds the next digit the sooner the more singles there are, in boxes before lines before
single cells. So a puzzle is solved several times, each time with random ones of the easiest
singles; if there is none, the rules of the SE scale give the next step. The counts on the way are
averaged. Then all singles are placed at once, wave after wave, to see how the puzzle opens up.
`minutes.py` computes a time from the features.
"""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint
from sudoku_qt.engine.sudoku.rating.explainer.scale import EASY_RULES
from sudoku_qt.engine.sudoku.rating.explainer.tried import Tried, first_hint
from sudoku_qt.engine.sudoku.rating.single_sets import SingleSets
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
"""The features: numbers of steps by class, and logarithms of the share of cells that a single
fills."""

TIMES = 8
_ONE: bits.Key = 1
_BANDS = (2.5, 2.8, 3.4, 5.0, 6.2)


class FeatureCounter:
    """A simulated person who solves a puzzle repeatedly; `sums` are over all times so far.

    `position` is the person's current one. `board` is where the steps that are no singles were
    found: `hints`, of which `stalls` were used this time.
    """

    def __init__(self, board: Board, seed: bits.Count, tried: Tried | None) -> None:
        number: bits.Count
        self.state = seed
        self.tried = tried
        self.stalls = 0
        self.hints: list[RatedHint | None] = []
        self.board = board
        self.start, self.position = SingleSets(), SingleSets()
        self.start.take(board)
        self.position.become(self.start)
        if not bits.COMPILED:
            self.sums = [0.0] * 20
        for number in range(20):
            self.sums[number] = 0.0

    def features(self, times: bits.Count) -> list[float]:
        """The averages over this number of times, in the order of FEATURES."""
        averages = [self.sums[number] / times for number in range(15)]
        return averages + [self.sums[number] for number in range(15, 20)]

    def solve(self) -> None:
        """Solve the puzzle as far as the rules below chains go, and count."""
        placed: bits.Count = 0
        empty: bits.Count = bits.count(self.start.empty)
        self.stalls = 0
        self.position.become(self.start)
        while empty:
            if self.position.hidden or self.position.in_cells:
                self._count(placed, empty)
                self.position.fill(self._any_of(self._easiest()))
            else:
                hint = self._hint()
                if hint is None:
                    break
                self._note(hint.rating)
                self._follow(hint)
                if hint.placement < 0:
                    continue
            empty -= 1
            placed += 1
        self.sums[14] += empty

    def _easiest(self) -> bits.CellSet:
        """The cells with the easiest singles that are there, and count one of their kind."""
        kind: bits.Count = 3
        cells: bits.CellSet = self.position.in_cells
        if self.position.last:
            kind, cells = 0, self.position.last
        elif self.position.in_boxes:
            kind, cells = 1, self.position.in_boxes
        elif self.position.in_lines:
            kind, cells = 2, self.position.in_lines
        self.sums[kind] += 1
        return cells

    def _hint(self) -> RatedHint | None:
        """The next step where there is no single.

        What is left then does not depend on the order of the singles, so it is looked for once.
        """
        if self.stalls == len(self.hints):
            self._fill_board()
            hint = first_hint(self.board, EASY_RULES, never, self.tried)
            self.hints.append(hint)
            if hint is not None:
                hint.draw(self.board)
        self.stalls += 1
        return self.hints[self.stalls - 1]

    def _fill_board(self) -> None:
        """Fill the board where steps are looked for as the position is filled."""
        cell: bits.Cell
        ahead: bits.CellSet = self.board.empty & ~self.position.empty
        while ahead:
            cell = bits.first(ahead)
            ahead &= ahead - 1
            self.board.place(cell, self.position.digits[cell])

    def _follow(self, hint: RatedHint) -> None:
        """Draw the conclusion of a hint."""
        candidate: bits.Candidate
        for candidate in hint.eliminations:
            self.position.remove(candidate % 81, candidate // 81)
        if hint.placement >= 0:
            self.position.digits[hint.placement % 81] = hint.placement // 81
            self.position.fill(hint.placement % 81)

    def survey(self) -> None:
        """Count the possibilities at the start, and place all singles at once in six waves."""
        wave: bits.Count
        empty: bits.Count = bits.count(self.board.empty)
        candidates: bits.Count = 0
        digit: bits.Digit
        singles: bits.CellSet
        self.sums[15] = empty
        for digit in range(9):
            candidates += bits.count(self.board.where[digit])
        self.sums[16] = 1.0 * candidates / empty if empty else 0.0
        self.sums[17] = _second_rarest(self.board)
        for wave in range(6):
            singles = self.position.in_boxes | self.position.in_lines | self.position.in_cells
            empty = bits.count(self.position.empty)
            if wave >= 4:
                share: float = 1.0 * bits.count(singles) / empty if empty else 1.0
                self.sums[14 + wave] = _logarithm(share + 0.02)
            while singles:
                self.position.fill(bits.first(singles))
                singles &= singles - 1

    def _count(self, placed: bits.Count, empty: bits.Count) -> None:
        """Count what was to be seen when a digit was placed."""
        part: bits.Count = 0 if placed < 10 else 1 if placed < 25 else 2
        hidden: bits.Count = self.position.hidden
        known: _Logarithms = _LOGARITHMS
        self.sums[9 + part] += known.of_share(hidden, empty)
        if not self.position.in_boxes:
            self.sums[12] += 1
        if hidden <= 1:
            self.sums[13] += 1

    def _note(self, rating: float) -> None:
        """Count a step that is no single."""
        band: bits.Count = 0
        while band < 4 and rating > _BANDS[band] + 0.01:
            band += 1
        self.sums[4 + band] += 1

    def _any_of(self, cells: bits.CellSet) -> bits.Cell:
        """Any one of some cells."""
        number: bits.Count = self._below(bits.count(cells))
        while number:
            cells &= cells - 1
            number -= 1
        return bits.first(cells)

    def _below(self, number: bits.Count) -> bits.Count:
        """Any number below `number`, the same ones on every machine."""
        self.state = (self.state * 1103 + 12345) % 1048573
        return (self.state >> 4) % number


def _second_rarest(board: Board) -> bits.Count:
    """Count how often the second rarest digit is given."""
    digit: bits.Digit
    number: bits.Count
    least: bits.Count = 9
    second: bits.Count = 9
    given: bits.CellSet = board.given
    numbers: bits.Key = 0  # of each digit, in four bits
    while given:
        numbers += _ONE << 4 * board.values[bits.first(given)]
        given &= given - 1
    for digit in range(1, 10):
        number = numbers >> 4 * digit & 15
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


class _Logarithms:
    """The logarithms of the shares of cells among others, each computed once."""

    def __init__(self) -> None:
        number: bits.Count
        if not bits.COMPILED:
            self.known = [0.0] * 6724
        for number in range(6724):
            self.known[number] = 0.0

    def of_share(self, some: bits.Count, cells: bits.Count) -> float:
        """The logarithm of a share of cells, plus a fiftieth, so that it exists for 0."""
        place: bits.Count = 82 * cells + some
        if self.known[place] == 0.0:
            self.known[place] = _logarithm(1.0 * some / cells + 0.02)
        return self.known[place]


_LOGARITHMS = _Logarithms()


def features(
    givens: bytes, times: bits.Count = TIMES, stop: Stop = never, tried: Tried | None = None
) -> list[float]:
    """The features of a puzzle, in the order of FEATURES, averaged over some times.

    `tried` is what is known of its positions. Raises `Cancelled`; `stop` is asked before each time.
    """
    number: bits.Count
    person: FeatureCounter = FeatureCounter(Board.of_givens(givens), 341, tried)
    person.survey()
    for number in range(times):  # noqa: B007 - Cython counts only in a named C int
        go_on(stop)
        person.solve()
    return person.features(times)

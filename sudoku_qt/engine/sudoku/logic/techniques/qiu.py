# SPDX-License-Identifier: MIT
"""Qiu's deadly pattern: two lines of a chute, and two cells in line with them in another box.

The two lines could be swapped in all columns where both are empty if their filled cells held the
same digits. If these differ in one place, columns form a path from there: each continues with the
column that has its lower digit as the upper one. The path may pass through the square where the two
lines cross the columns of the two cells. If the two cells hold two digits that fit only into the
square in its box, part of the lines can be swapped, alone or with the square and the two cells, for
a second solution. So the two cells hold another digit.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.rectangles import subsets_with
from sudoku_qt.engine.sudoku.logic.technique import Technique


class QiusPattern(Technique):
    """Type 1: one of the two cells has extras; 2: both have the same one; 3 and 4: both have some.

    Or neither has any: then one of the digits is outside the square in its box.
    """

    name = "qiu"

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every two cells of a line in a box with every two lines of another chute."""
        turn: bits.Count
        line: bits.House
        pair: bits.Count
        number: bits.Count
        pattern = _Pattern(board)
        for turn in range(2):
            for line in range(9):
                for pair in range(9):
                    for number in range(9):
                        if number // 3 != line // 3 and pattern.take(turn, line, pair, number):
                            for digits in pattern.choices():
                                yield from _conclude(pattern, digits)


class _Pattern:
    """Two cells, and the square of their columns and two lines of another chute, all empty."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cells = bits.NO_CELLS
        self.square = bits.NO_CELLS
        self.box = bits.NO_CELLS
        self.single = board.sized(1)
        self.one = 0
        self.two = 0

    def take(
        self, turn: bits.Count, line: bits.House, pair: bits.Count, number: bits.Count
    ) -> bits.Flag:
        """Whether two cells of a line and two other lines form the pattern, which is kept.

        Pairs of lines are numbered: the first three are those of the first chute, each without
        the line at its place.
        """
        first: bits.House = _first(pair)
        second: bits.House = _second(pair)
        self.one = _first(number)
        self.two = _second(number)
        self.cells = _cell(turn, line, first) | _cell(turn, line, second)
        self.square = (
            _cell(turn, self.one, first)
            | _cell(turn, self.one, second)
            | _cell(turn, self.two, first)
            | _cell(turn, self.two, second)
        )
        if (self.cells | self.square) & ~self.board.empty or self.cells & self.single:
            return False
        if not self._differ_once(turn, pair):
            return False
        self.box = bits.HOUSES[18 + bits.BOX[bits.first(self.square)]]
        if turn:
            self.one += 9
            self.two += 9
        return True

    def _differ_once(self, turn: bits.Count, pair: bits.Count) -> bits.Flag:
        """Whether the columns with digits form a single path.

        A column leads from the digit in the first line to the digit in the second.
        """
        across: bits.House
        above: bits.Mask = 0
        below: bits.Mask = 0
        columns: bits.Count = 0
        for across in range(9):
            one: bits.Digit = self.board.values[bits.first(_cell(turn, self.one, across))]
            two: bits.Digit = self.board.values[bits.first(_cell(turn, self.two, across))]
            if one or two:
                columns += 1
            if one:
                above |= 1 << one - 1
            if two:
                below |= 1 << two - 1
        return columns - bits.size(above & below) == 1

    def choices(self) -> list[int]:
        """List the pairs of digits (masks) that the two cells may hold, and the square as well."""
        one: bits.Digit
        two: bits.Digit
        first: bits.Mask = self.board.masks[bits.first(self.cells)]
        second: bits.Mask = self.board.masks[bits.first(self.cells & self.cells - 1)]
        found: list[int] = []
        for one in range(9):
            for two in range(one + 1, 9):
                digits: bits.Mask = 1 << one | 1 << two
                if (
                    first & digits
                    and second & digits
                    and (first | second) & digits == digits
                    and self.square & self.board.where[one]
                    and self.square & self.board.where[two]
                ):
                    found.append(digits)
        return found


def _first(pair: bits.Count) -> bits.House:
    return pair // 3 * 3 + (1 if pair % 3 == 0 else 0)


def _second(pair: bits.Count) -> bits.House:
    return pair // 3 * 3 + (1 if pair % 3 == 2 else 2)


def _cell(turn: bits.Count, line: bits.House, across: bits.House) -> bits.CellSet:
    """A cell of a row, or where the pattern is turned, of a column."""
    return bits.bit(9 * across + line) if turn else bits.bit(9 * line + across)


def _outside(pattern: _Pattern, digits: bits.Mask) -> tuple[int, ...]:
    """The places of two digits in the square's box outside the square."""
    return pattern.board.eliminations(pattern.box & ~pattern.square, digits)


def _conclude(pattern: _Pattern, digits: bits.Mask) -> Iterator[Finding]:
    board: Board = pattern.board
    outside = _outside(pattern, digits)
    extra: bits.Mask = board.digits_of(pattern.cells) & ~digits
    if not extra and outside:
        yield from _in_box(pattern, digits, outside)
    if extra and not outside:
        yield from _in_cells(pattern, digits, extra)


def _in_box(pattern: _Pattern, digits: bits.Mask, outside: tuple[int, ...]) -> Iterator[Finding]:
    """The two cells hold the two digits, so one of these is outside the square in its box."""
    board: Board = pattern.board
    candidate: bits.Candidate
    held: bits.CellSet = bits.NO_CELLS
    digit: bits.Digit = outside[0] // 81
    for candidate in outside:
        held |= bits.bit(candidate % 81)
        if candidate // 81 != digit:
            return
    if len(outside) == 1:
        yield _finding(pattern, digits, (), "box", placements=outside)
        return
    eliminated = board.eliminations(board.seen_by_all(held), 1 << digit)
    if eliminated:
        yield _finding(pattern, digits, eliminated, "box")


def _in_cells(pattern: _Pattern, digits: bits.Mask, extra: bits.Mask) -> Iterator[Finding]:
    """One of the two cells holds an extra digit."""
    board: Board = pattern.board
    cells: bits.CellSet = pattern.cells
    roof: bits.CellSet = bits.NO_CELLS
    left: bits.CellSet = cells
    digit: bits.Digit
    eliminated: tuple[int, ...]
    while left:
        if board.masks[bits.first(left)] & ~digits:
            roof |= left & -left
        left &= left - 1
    if not roof & roof - 1:
        yield _finding(pattern, digits, board.eliminations(roof, digits), "type_1")
        return
    if bits.size(extra) == 1:
        eliminated = board.eliminations(board.seen_by_all(roof), extra)
        if eliminated:
            yield _finding(pattern, digits, eliminated, "type_2")
    else:
        for house, subset, every in subsets_with(board, roof, extra):
            eliminated = board.eliminations(board.seen_by_all(roof | subset), every)
            if eliminated:
                parts = (
                    evidence.cells("subset", evidence.SET_C, subset, every),
                    evidence.digits("every", every),
                    evidence.houses("house", (house,)),
                )
                yield _finding(pattern, digits, eliminated, "type_3", *parts)
    for digit in range(9):
        if digits >> digit & 1 and board.binds(cells, digit):
            eliminated = board.eliminations(cells, digits & ~(1 << digit))
            bound = evidence.digits("bound", 1 << digit)
            yield _finding(pattern, digits, eliminated, "type_4", bound)


def _finding(
    pattern: _Pattern,
    digits: bits.Mask,
    eliminated: tuple[int, ...],
    variant: str,
    *more: tuple[object, ...],
    placements: tuple[int, ...] = (),
) -> Finding:
    board: Board = pattern.board
    extra: bits.Mask = board.digits_of(pattern.cells) & ~digits
    outside = _outside(pattern, digits)
    guardians = sorted((*board.eliminations(pattern.cells, extra), *outside))
    lines = (pattern.one, pattern.two)
    parts = (
        evidence.cells("cells", evidence.SET_A, pattern.cells, digits),
        evidence.cells("extras", evidence.SET_B, pattern.cells, extra),
        evidence.cells("square", evidence.SET_A, pattern.square, digits),
        evidence.candidates("guardians", evidence.SET_B, outside),
        evidence.digits("digits", digits),
        evidence.digits("extra", extra),
        evidence.houses("lines", lines),
        evidence.pattern(pattern.cells, digits, guardians, lines=lines),
        *more,
    )
    return Finding(parts, digits, eliminated, placements, variant=variant)

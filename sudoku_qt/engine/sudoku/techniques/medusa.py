# SPDX-License-Identifier: MIT
"""3D Medusa: colouring over all digits, along the strong links of houses and of bivalue cells.

A cluster has two colours, one of which is all true. What both colours would make false is false;
a colour that would make one of its own false, or leave a cell without candidates, is false.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.links import Links
from sudoku_qt.engine.sudoku.technique import Technique


class Medusa(Technique):
    """One cluster of candidates of several digits."""

    name = "medusa"

    def find(self, board: Board) -> Iterator[Finding]:
        """Colour every cluster once."""
        links = Links(board)
        start: bits.Node
        done: set[int] = set()
        for start in range(729):
            if start in done or links.strong_first[start] == links.strong_first[start + 1]:
                continue
            one = _Colour(board)
            two = _Colour(board)
            done.update(_spread(links, start, one, two))
            if one.digits & (one.digits - 1):
                yield from _conclude(board, one, two)


class _Colour:
    """The candidates of one colour, and those that it makes false, by digit."""

    def __init__(self, board: Board) -> None:
        digit: bits.Digit
        self.board = board
        self.digits = 0
        if not bits.COMPILED:
            self.members, self.dead = [0] * 9, [0] * 9
        for digit in range(9):
            self.members[digit] = bits.NO_CELLS
            self.dead[digit] = bits.NO_CELLS

    def add(self, candidate: bits.Candidate) -> None:
        cell: bits.Cell = candidate % 81
        digit: bits.Digit = candidate // 81
        other: bits.Digit
        self.digits |= 1 << digit
        self.members[digit] |= bits.bit(cell)
        for other in range(9):
            if other == digit:
                self.dead[other] |= bits.PEERS[cell] & self.board.where[other]
            else:
                self.dead[other] |= bits.bit(cell) & self.board.where[other]

    def absurd(self) -> bits.Flag:
        """Say whether the colour contradicts itself or empties a cell."""
        digit: bits.Digit
        alive: bits.CellSet = bits.NO_CELLS
        for digit in range(9):
            if self.members[digit] & self.dead[digit]:
                return True
            alive |= self.board.where[digit] & ~self.dead[digit]
        return (self.board.empty & ~alive) != 0

    def listed(self) -> tuple[int, ...]:
        """List its candidates."""
        digit: bits.Digit
        found: tuple[int, ...] = ()
        for digit in range(9):
            found += self.board.removals(self.members[digit], 1 << digit)
        return found


def _spread(links: Links, start: bits.Node, one: _Colour, two: _Colour) -> dict[int, bool]:
    """Give every candidate that strong links join to the start its colour."""
    place: bits.Node
    colours: dict[int, bool] = {start: True}
    queue = [start]
    for node in queue:
        (one if colours[node] else two).add(node)
        number: bits.Node = node
        for place in range(links.strong_first[number], links.strong_first[number + 1]):
            other = links.strong_to[place]
            if other not in colours:
                colours[other] = not colours[node]
                queue.append(other)
    return colours


def _conclude(board: Board, one: _Colour, two: _Colour) -> Iterator[Finding]:
    digit: bits.Digit
    trapped: tuple[int, ...] = ()
    for digit in range(9):
        trapped += board.removals(one.dead[digit] & two.dead[digit], 1 << digit)
    for bad, good in ((one, two), (two, one)):
        if bad.absurd():
            yield _finding(bad.listed(), good, bad, "wrap")
            return
    if trapped:
        yield _finding(trapped, one, two, "trap")


def _finding(gone: tuple[int, ...], one: _Colour, two: _Colour, variant: str) -> Finding:
    digits: bits.Mask = 0
    candidate: bits.Candidate
    for candidate in gone:
        digits |= 1 << candidate // 81
    parts = (
        evidence.candidates("one", evidence.SET_A, one.listed()),
        evidence.candidates("two", evidence.SET_B, two.listed()),
    )
    return Finding(parts, digits, gone, variant=variant)

# SPDX-License-Identifier: MIT
"""3D Medusa: colouring over all digits, along the strong links of houses and of bivalue cells.

A cluster has two colours; all of one colour are true. Candidates that both colours exclude are
false; a colour that excludes one of its own, or empties a cell, is false.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.inference.links import Links, links_of
from sudoku_qt.engine.sudoku.logic.technique import Technique


class Medusa(Technique):
    """One cluster of candidates of several digits."""

    name = "medusa"

    def find(self, board: Board) -> Iterator[Finding]:
        """Colour every cluster once."""
        clusters = _Clusters(links_of(board))
        start: bits.Node
        for start in range(729):
            if clusters.begins(start):
                one = _Colour(board)
                two = _Colour(board)
                clusters.spread(start, one, two)
                if bits.size(one.digits | two.digits) > 1:
                    yield from _conclude(board, one, two)


class _Colour:
    """The candidates of one colour, and those that it excludes, by digit."""

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
        """Whether the colour contradicts itself or empties a cell."""
        digit: bits.Digit
        alive: bits.CellSet = bits.NO_CELLS
        for digit in range(9):
            if self.members[digit] & self.dead[digit]:
                return True
            alive |= self.board.where[digit] & ~self.dead[digit]
        return (self.board.empty & ~alive) != 0

    def listed(self) -> tuple[int, ...]:
        """Its candidates."""
        digit: bits.Digit
        found: tuple[int, ...] = ()
        for digit in range(9):
            found += self.board.eliminations(self.members[digit], 1 << digit)
        return found


class _Clusters:
    """The clusters along strong links, one after the other."""

    def __init__(self, links: Links) -> None:
        number: bits.Node
        self.links = links
        if not bits.COMPILED:
            self.colour, self.queue = [0] * 729, [0] * 729
        for number in range(729):
            self.colour[number] = 0

    def begins(self, start: bits.Node) -> bits.Flag:
        """Whether a candidate is the first of a cluster."""
        if self.colour[start]:
            return False
        return self.links.strong_first[start] != self.links.strong_first[start + 1]

    def spread(self, start: bits.Node, one: _Colour, two: _Colour) -> None:
        """Colour every candidate that strong links join to the start."""
        place: bits.Node
        node: bits.Node
        other: bits.Node
        head: bits.Count = 0
        width: bits.Count = 1
        self.queue[0] = start
        self.colour[start] = 1
        while head < width:
            node = self.queue[head]
            head += 1
            if self.colour[node] == 1:
                one.add(node)
            else:
                two.add(node)
            for place in range(self.links.strong_first[node], self.links.strong_first[node + 1]):
                other = self.links.strong_to[place]
                if not self.colour[other]:
                    self.colour[other] = 3 - self.colour[node]
                    self.queue[width] = other
                    width += 1


def _conclude(board: Board, one: _Colour, two: _Colour) -> Iterator[Finding]:
    digit: bits.Digit
    trapped: tuple[int, ...] = ()
    for digit in range(9):
        trapped += board.eliminations(one.dead[digit] & two.dead[digit], 1 << digit)
    for bad, good in ((one, two), (two, one)):
        if bad.absurd():
            yield _finding(bad.listed(), good, bad, "wrap")
            return
    if trapped:
        yield _finding(trapped, one, two, "trap")


def _finding(eliminated: tuple[int, ...], one: _Colour, two: _Colour, variant: str) -> Finding:
    digits: bits.Mask = 0
    candidate: bits.Candidate
    for candidate in eliminated:
        digits |= 1 << candidate // 81
    parts = (
        evidence.candidates("one", evidence.SET_A, one.listed()),
        evidence.candidates("two", evidence.SET_B, two.listed()),
    )
    return Finding(parts, digits, eliminated, variant=variant)

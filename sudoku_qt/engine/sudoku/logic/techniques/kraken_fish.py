# SPDX-License-Identifier: MIT
"""Kraken fish: a finned fish whose fins do not see the elimination but reach it by chains.

Either the fish is whole and eliminates it, or one of its fins is true; when every fin leads by
a chain to it being false, it is false in any case (type 1). And if the fish is whole, each
of its covers holds the digit in a cell of the bases: what every such cell of one cover leads to,
and every fin, holds as well (type 2).
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.fish import FishPattern, houses_in, wide_fish
from sudoku_qt.engine.sudoku.logic.search.links import LinkKinds, links_of
from sudoku_qt.engine.sudoku.logic.search.reach import Reach
from sudoku_qt.engine.sudoku.logic.technique import Technique

MOST_FINS = 2


class KrakenFish(Technique):
    """Between lines, of two to four lines, with at most two fins; type 1, or the `second`."""

    def __init__(self, name: str, *, second: bool = False) -> None:
        self.name = name
        self.second = second

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every fish with few fins against the chains from its fins."""
        size: bits.Count
        digit: bits.Digit
        chains = _Chains(board)
        for size in range(2, 5):
            for digit in range(9):
                for pattern in wide_fish(board, digit, size, MOST_FINS):
                    if self.second:
                        yield from chains.by_cover(pattern)
                    else:
                        yield from chains.by_fins(pattern)


class _Chains:
    """What each candidate of a fish leads to, looked up once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = links_of(board, LinkKinds(grouped=True))
        self.reach = Reach(self.links)
        self.known: dict[int, tuple[int, ...]] = {}
        self.taken = [0] * 81

    def by_fins(self, pattern: FishPattern) -> Iterator[Finding]:
        """Yield the eliminations of the whole fish that every fin makes false without seeing it."""
        digit: bits.Digit = pattern.digit
        eliminations: bits.CellSet = pattern.cover & ~pattern.base & ~pattern.eliminations
        left: bits.CellSet = eliminations & self._common(digit, pattern.fins)[digit]
        for eliminated in self._new(digit, left, digit):
            yield self._finding(pattern, pattern.fins, eliminated)

    def by_cover(self, pattern: FishPattern) -> Iterator[Finding]:
        """Yield what the fins and the cells of any one cover make false, but for the fish's own."""
        digit: bits.Digit
        left: bits.CellSet
        starts: bits.CellSet
        for house in houses_in(pattern.covers):
            starts = pattern.fins | (pattern.base & bits.HOUSES[house])
            common = self._common(pattern.digit, starts)
            for digit in range(9):
                left = common[digit]
                if digit == pattern.digit:
                    left &= ~(pattern.cover | pattern.base)
                for eliminated in self._new(pattern.digit, left, digit):
                    part = evidence.houses("house", (house,))
                    yield self._finding(pattern, starts, eliminated, part)

    def _new(self, digit: bits.Digit, cells: bits.CellSet, other: bits.Digit) -> Iterator[int]:
        """Yield the candidates of the other digit that no fish of the digit has taken yet."""
        left: bits.CellSet = cells & ~self.taken[9 * digit + other]
        self.taken[9 * digit + other] |= left
        while left:
            yield 81 * other + bits.first(left)
            left &= left - 1

    def _common(self, digit: bits.Digit, starts: bits.CellSet) -> list[int]:
        """The cells that lose each digit whichever of some cells holds one."""
        found: list[int] = [self.board.where[other] for other in range(9)]
        while starts:
            eliminated = self._false(81 * digit + bits.first(starts))
            starts &= starts - 1
            found = [one & two for one, two in zip(found, eliminated, strict=True)]
        return found

    def _false(self, candidate: bits.Candidate) -> tuple[int, ...]:
        """The cells that lose each digit when a candidate is true."""
        known = self.known.get(candidate)
        if known is None:
            self.reach.run_true(candidate, 1000)
            known = tuple([self.reach.off_seen[digit] for digit in range(9)])
            self.known[candidate] = known
        return known

    def _finding(
        self,
        pattern: FishPattern,
        starts: bits.CellSet,
        eliminated: bits.Candidate,
        *more: tuple[object, ...],
    ) -> Finding:
        """Put a pattern and the chains that prove a candidate to be false into a finding."""
        fish = pattern.finding(self.board)
        parts = [*fish.parts, evidence.cells("starts", evidence.SILENT, starts, 0), *more]
        length: bits.Count = 0
        digits: bits.Mask = 1 << pattern.digit | 1 << eliminated // 81
        while starts:
            start: bits.Cell = bits.first(starts)
            starts &= starts - 1
            self.reach.run_true(81 * pattern.digit + start, 1000)
            path = self.reach.chain(eliminated, on=False)
            length += len(path)
            words = [
                (self.links.cells[node], self.links.digit[node], place % 2 == 0)
                for place, node in enumerate(path)
            ]
            parts.append(evidence.chain(f"chain{start}", words))
        return Finding(tuple(parts), digits, (eliminated,), size=100 * fish.size + length)

# SPDX-License-Identifier: MIT
"""Kraken fish: a finned fish whose fins exclude a candidate through chains instead of by sight.

Either the fish is true without fins and eliminates the candidate, or one of its fins is true; if
every fin leads by a chain to the candidate being false, it is false in any case (type 1). And if
the fish is true without fins, each cover holds the digit in one of the base cells: a common
consequence of all base cells of one cover and of every fin holds as well (type 2).
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.fish import FishPattern, wide_fish
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from sudoku_qt.engine.sudoku.logic.search.inference.reach import Reach
from sudoku_qt.engine.sudoku.logic.technique import Technique

MOST_FINS = 2
_FAR = 1000


class KrakenFish(Technique):
    """Fish between two to four lines with at most two fins; type 1, or with `second` type 2."""

    def __init__(self, name: str, *, second: bool = False) -> None:
        self.name = name
        self.second = second

    def find(self, board: Board) -> Iterator[Finding]:
        """Try the chains from the fins of every fish with few fins."""
        size: bits.Count
        digit: bits.Digit
        second: bits.Flag = self.second
        chains: _Chains = board.lasting.pop(_Chains, None) or _Chains(board)
        chains.begin()
        try:
            for size in range(2, 5):
                for digit in range(9):
                    for pattern in wide_fish(board, digit, size, MOST_FINS):
                        if second and chains.any_by_cover(pattern):
                            yield from chains.by_cover(pattern)
                        elif not second and chains.any_by_fins(pattern):
                            yield from chains.by_fins(pattern)
        finally:
            board.lasting[_Chains] = chains


class _Chains:
    """The consequences of each candidate of a fish, looked up once: nine sets of cells.

    `known` has them in rows, one for each candidate, and `seen` says which rows are filled; both
    types of fish ask for the same rows, so the board keeps them until it changes.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = links_of(board, LinkKinds(grouped=True))
        self.reach = Reach(self.links)
        self.room = bytearray(16 * 9 * 729)
        self.known = bits.sets_of(self.room)
        self.changes = board.changes
        if not bits.COMPILED:
            self.seen = [False] * 729
            self.taken, self.common = [bits.NO_CELLS] * 81, [bits.NO_CELLS] * 9
        self.reset()

    def begin(self) -> None:
        """Begin with the board as it is now, and nothing looked up."""
        number: bits.Count
        if self.changes != self.board.changes:
            self.changes = self.board.changes
            self.links = links_of(self.board, LinkKinds(grouped=True))
            self.reset()
        for number in range(81):
            self.taken[number] = bits.NO_CELLS

    def reset(self) -> None:
        """Forget what was looked up."""
        number: bits.Count
        for number in range(729):
            self.seen[number] = False

    def any_by_fins(self, pattern: FishPattern) -> bits.Flag:
        """Whether `by_fins` yields anything; mostly it does not."""
        return self._left_by_fins(pattern) != bits.NO_CELLS

    def _left_by_fins(self, pattern: FishPattern) -> bits.CellSet:
        """What the whole fish eliminates and every fin makes false without seeing it, if new."""
        digit: bits.Digit = pattern.digit
        left: bits.CellSet = pattern.cover & ~pattern.base & ~pattern.eliminations
        left &= ~self.taken[10 * digit]
        fins: bits.CellSet = pattern.fins
        while fins and left:
            left &= self.known[9 * self._followed(81 * digit + bits.first(fins)) + digit]
            fins &= fins - 1
        return left

    def by_fins(self, pattern: FishPattern) -> Iterator[Finding]:
        """Yield the eliminations of the fish that every fin excludes without seeing them."""
        digit: bits.Digit = pattern.digit
        left: bits.CellSet = self._left_by_fins(pattern)
        self.taken[10 * digit] |= left
        while left:
            yield self._finding(pattern, pattern.fins, 81 * digit + bits.first(left))
            left &= left - 1

    def any_by_cover(self, pattern: FishPattern) -> bits.Flag:
        """Whether `by_cover` yields anything; mostly it does not."""
        digit: bits.Digit
        houses: bits.HouseSet = pattern.covers
        while houses:
            self._compare(pattern.digit, _starts(pattern, bits.low(houses)))
            houses &= houses - 1
            for digit in range(9):
                if self._left_by_cover(pattern, digit):
                    return True
        return False

    def _left_by_cover(self, pattern: FishPattern, digit: bits.Digit) -> bits.CellSet:
        """The cells that lose a digit by what was compared last, if that is new."""
        left: bits.CellSet = self.common[digit] & ~self.taken[9 * pattern.digit + digit]
        return left & ~(pattern.cover | pattern.base) if digit == pattern.digit else left

    def by_cover(self, pattern: FishPattern) -> Iterator[Finding]:
        """Yield what the fins and base cells of any one cover exclude, except the fish's own."""
        digit: bits.Digit
        house: bits.House
        left: bits.CellSet
        starts: bits.CellSet
        houses: bits.HouseSet = pattern.covers
        while houses:
            house = bits.low(houses)
            houses &= houses - 1
            starts = _starts(pattern, house)
            self._compare(pattern.digit, starts)
            for digit in range(9):
                left = self._left_by_cover(pattern, digit)
                self.taken[9 * pattern.digit + digit] |= left
                while left:
                    part = evidence.houses("house", (house,))
                    yield self._finding(pattern, starts, 81 * digit + bits.first(left), part)
                    left &= left - 1

    def _compare(self, digit: bits.Digit, starts: bits.CellSet) -> None:
        """Find the cells that lose each digit whichever of some cells holds one."""
        other: bits.Digit
        candidate: bits.Candidate
        some: bits.CellSet = bits.ALL_CELLS
        for other in range(9):
            self.common[other] = self.board.where[other]
        while starts and some:
            candidate = self._followed(81 * digit + bits.first(starts))
            starts &= starts - 1
            some = bits.NO_CELLS
            for other in range(9):
                self.common[other] &= self.known[9 * candidate + other]
                some |= self.common[other]

    def _followed(self, candidate: bits.Candidate) -> bits.Candidate:
        """A candidate of which it is known which cells lose each digit when it is true."""
        digit: bits.Digit
        if not self.seen[candidate]:
            self.seen[candidate] = True
            self.reach.run_true(candidate, _FAR)
            for digit in range(9):
                self.known[9 * candidate + digit] = self.reach.off_seen[digit]
        return candidate

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
            self.reach.run_true(81 * pattern.digit + start, _FAR)
            path = self.reach.chain(eliminated, on=False)
            length += len(path)
            words = [
                (self.links.cells[node], self.links.digit[node], place % 2 == 0)
                for place, node in enumerate(path)
            ]
            parts.append(evidence.chain(f"chain{start}", words))
        return Finding(tuple(parts), digits, (eliminated,), size=100 * fish.size + length)


def _starts(pattern: FishPattern, house: bits.House) -> bits.CellSet:
    """The cells of which one holds the digit: those of a cover, and the fins."""
    return pattern.fins | (pattern.base & bits.HOUSES[house])

# SPDX-License-Identifier: MIT
"""Kraken fish: a finned fish whose fins do not see the prey but reach it by chains.

Either the fish is whole and takes the prey, or one of its fins is true; when every fin leads by
a chain to the prey being false, it is false in any case.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.fishing import Catch, wide_fish
from sudoku_qt.engine.sudoku.links import Reach, links_of
from sudoku_qt.engine.sudoku.technique import Technique

MOST_FINS = 2


class KrakenFish(Technique):
    """Between lines, of two to four lines, with at most two fins."""

    name = "kraken_fish"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every fish with few fins against the chains from its fins."""
        size: bits.Count
        digit: bits.Digit
        chains = _Chains(board)
        for size in range(2, 5):
            for digit in range(9):
                for catch in wide_fish(board, digit, size, MOST_FINS):
                    for cell in chains.prey(catch):
                        yield chains.finding(catch, cell)


class _Chains:
    """What each fin leads to, looked up once."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.links = links_of(board, grouped=True)
        self.reach = Reach(self.links)
        self.known: dict[int, int] = {}

    def prey(self, catch: Catch) -> list[int]:
        """List the cells that the covers take and every fin makes false."""
        digit: bits.Digit = catch.digit
        left: bits.CellSet = self.board.where[digit] & catch.cover & ~catch.base
        fins: bits.CellSet = catch.fins
        cell: bits.Cell
        found: list[int] = []
        while fins:
            left &= self._false(81 * digit + bits.first(fins))
            fins &= fins - 1
        left &= ~catch.prey
        while left:
            cell = bits.first(left)
            left &= left - 1
            found.append(cell)
        return found

    def _false(self, candidate: bits.Candidate) -> bits.CellSet:
        """Give the cells that lose the digit when a candidate of it is true."""
        cells: bits.CellSet = bits.NO_CELLS
        node: bits.Node
        known = self.known.get(candidate)
        if known is not None:
            return known
        self.reach.run_true(candidate, 1000)
        for node in range(candidate // 81 * 81, candidate // 81 * 81 + 81):
            if self.reach.off_epoch[node] == self.reach.epoch:
                cells |= bits.bit(node % 81)
        self.known[candidate] = cells
        return cells

    def finding(self, catch: Catch, cell: int) -> Finding:
        """Put a catch and the chains of its fins into a finding."""
        digit: bits.Digit = catch.digit
        fish = catch.finding(self.board)
        fins: bits.CellSet = catch.fins
        parts = list(fish.parts)
        length: bits.Count = 0
        while fins:
            fin: bits.Cell = bits.first(fins)
            fins &= fins - 1
            self.reach.run_true(81 * digit + fin, 1000)
            path = self.reach.chain(81 * digit + cell, on=False)
            length += len(path)
            words = [
                (self.links.cells[node], self.links.digit[node], place % 2 == 0)
                for place, node in enumerate(path)
            ]
            parts.append(evidence.chain(f"chain{fin}", words))
        gone = (81 * digit + cell,)
        return Finding(tuple(parts), 1 << digit, gone, size=100 * fish.size + length)

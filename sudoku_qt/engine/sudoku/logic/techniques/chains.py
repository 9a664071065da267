# SPDX-License-Identifier: MIT
"""Chains: strong and weak links by turns, of one digit, of bivalue cells, or of every kind."""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.links import LinkKinds, Links, links_of
from sudoku_qt.engine.sudoku.logic.technique import Technique


class XChain(Technique):
    """All nodes are one digit."""

    name = "x_chain"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the strong links of houses, of the digits that may have any chain."""
        digits = board.unsearched(self)
        if not digits:
            return
        links = Links(board, LinkKinds(within_cell=False), digits)
        exhausted = True
        for finding in ChainSearch(board, links).run((CHAIN,)):
            exhausted = False
            yield finding
        if exhausted:
            for digit in range(9):
                board.mark_exhausted(self, digit)


class XYChain(Technique):
    """All strong links are bivalue cells, and the ends are one digit."""

    name = "xy_chain"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the bivalue cells."""
        links = links_of(board, LinkKinds(within_digit=False))
        for finding in ChainSearch(board, links).run((CHAIN,)):
            if finding.parts[3][3] == finding.parts[4][3]:
                yield finding


class NiceLoop(Technique):
    """Alternating chains and loops of digits; `grouped`, `sets` and `unique` admit more links."""

    def __init__(
        self,
        name: str,
        *,
        grouped: bool = False,
        sets: bool = False,
        unique: bool = False,
        overlap: bool = False,
    ) -> None:
        self.name = name
        self.grouped = grouped
        self.sets = sets
        self.unique = unique
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow all links; a chain that needs no larger node is left to the simpler rung."""
        links = links_of(board, LinkKinds(grouped=self.grouped, sets=self.sets, unique=self.unique))
        search = ChainSearch(board, links, needs_node=self.grouped, overlap=self.overlap)
        wanted = {"cell_sets"} if self.sets else {"pattern"} if self.unique else set()
        for finding in search.run((LOOP, CHAIN, TRUE)):
            if not wanted or wanted & {part[0] for part in finding.parts}:
                yield finding

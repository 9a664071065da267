# SPDX-License-Identifier: MIT
"""Chains: alternating strong and weak links, of one digit, of bivalue cells, or of every kind."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import deadly_patterns
from sudoku_qt.engine.sudoku.logic.search.inference.chain_kinds import CHAIN_KINDS, kind_of_chain
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import ChainRules, LinkKinds
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from sudoku_qt.engine.sudoku.logic.search.templates import any_outside_templates
from sudoku_qt.engine.sudoku.logic.technique import Technique


class XChain(Technique):
    """All nodes have the same digit."""

    name = "x_chain"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the strong links of houses, for digits that can lose anything on their own."""
        if not any_outside_templates(board):
            return iter(())
        links = links_of(board, LinkKinds(within_cell=False))
        return ChainSearch(board, links, ChainRules(name=self.name)).run((CHAIN,))


class XYChain(Technique):
    """All strong links are bivalue cells, and both ends have the same digit."""

    name = "xy_chain"

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the bivalue cells."""
        links = links_of(board, LinkKinds(within_digit=False))
        return ChainSearch(board, links, ChainRules(one_digit=True, name=self.name)).run((CHAIN,))


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
        if not grouped:
            self.kinds = CHAIN_KINDS

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow all links; a chain that a plain chain can replace is left to a simpler rung."""
        if self.unique and not self.sets and next(deadly_patterns(board), None) is None:
            return iter(())
        links = links_of(board, LinkKinds(grouped=self.grouped, sets=self.sets, unique=self.unique))
        beyond = self.sets or self.unique
        rules = ChainRules(
            needs_node=self.grouped,
            needs_set=beyond,
            overlap=self.overlap,
            name="" if beyond else self.name,
        )
        return ChainSearch(board, links, rules).run((LOOP, CHAIN, TRUE))

    def kind_of(self, finding: Finding) -> str:
        """Ring, wing, type 1 or 2, if all nodes are single candidates and all links plain."""
        if not self.kinds:
            return ""
        (nodes,) = (part[3] for part in finding.parts if part[:2] == ("chain", "chain"))
        return kind_of_chain(finding.variant, cast(tuple[Node, ...], nodes))

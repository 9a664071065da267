# SPDX-License-Identifier: MIT
"""Chains: alternating strong and weak links, of one digit, of bivalue cells, or of every kind."""

from collections.abc import Iterator
from typing import cast

from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.deadly_patterns import deadly_patterns
from sudoku_qt.engine.sudoku.logic.search.inference.chain_kinds import CHAIN_KINDS, kind_of_chain
from sudoku_qt.engine.sudoku.logic.search.inference.chains import CHAIN, LOOP, TRUE, ChainSearch
from sudoku_qt.engine.sudoku.logic.search.inference.kinds import (
    BETWEEN_CANDIDATES,
    ChainRules,
    LinkKinds,
)
from sudoku_qt.engine.sudoku.logic.search.inference.links import links_of
from sudoku_qt.engine.sudoku.logic.search.templates import any_outside_templates
from sudoku_qt.engine.sudoku.logic.technique import Technique


class Chains(Technique):
    """Alternating chains along some links; `loops` admits those that close, or end as they begin.

    With `one_digit` both ends have the same digit; with `overlap` almost locked sets may share
    cells.
    """

    def __init__(
        self,
        name: str,
        links: LinkKinds = BETWEEN_CANDIDATES,
        *,
        loops: bool = True,
        one_digit: bool = False,
        overlap: bool = False,
    ) -> None:
        self.name = name
        self.links = links
        self.forms = (LOOP, CHAIN, TRUE) if loops else (CHAIN,)
        beyond = links.sets or links.patterns
        self.rules = ChainRules(
            needs_node=links.grouped,
            needs_set=beyond,
            one_digit=one_digit,
            overlap=overlap,
            name="" if beyond else name,
        )
        if loops and links == BETWEEN_CANDIDATES:
            self.kinds = CHAIN_KINDS

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the links; a chain that a plain chain can replace is left to a simpler rung."""
        if not self.links.within_cell and not any_outside_templates(board):
            return iter(())  # no digit can lose anything on its own
        if self.links.unique and not self.links.sets and next(deadly_patterns(board), None) is None:
            return iter(())
        return ChainSearch(board, links_of(board, self.links), self.rules).run(self.forms)

    def kind_of(self, finding: Finding) -> str:
        """Ring, wing, type 1 or 2, if all nodes are single candidates and all links plain."""
        if not self.kinds:
            return ""
        (nodes,) = (part[3] for part in finding.parts if part[:2] == ("chain", "chain"))
        return kind_of_chain(finding.variant, cast(tuple[Node, ...], nodes))

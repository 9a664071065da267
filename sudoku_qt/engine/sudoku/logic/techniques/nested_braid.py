# SPDX-License-Identifier: MIT
"""Nested braid: a braid in which other candidates are refuted by braids of their own.

After Denis Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles" (2012).
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.braids.nested_braids import NestedBraids
from sudoku_qt.engine.sudoku.logic.technique import Technique


class NestedBraid(Technique):
    """Within an assumption, nets refute other candidates until a unit has no candidate left."""

    name = "nested_braid"

    def find(self, board: Board) -> Iterator[Finding]:
        """Assume every candidate, those of cells with few first."""
        target: bits.Candidate
        nested = NestedBraids(board)
        for target in nested.suspects():
            if nested.refutes(target, False):
                parts = Evidence(board, _parts, board, target)
                yield Finding(parts, 1 << target // 81, (target,))


def _parts(board: Board, target: bits.Candidate) -> tuple[evidence.Part, ...]:
    nested = NestedBraids(board)
    nested.refutes(target, True)
    nodes = nested.needed()
    refuted = [node for node in nodes if node - bits.OFF in nested.inner]
    return (
        evidence.candidates("starts", evidence.SET_A, [target]),
        evidence.nodes("assumptions", [target]),
        evidence.nodes("result", [bits.OFF + target]),
        evidence.nodes("ends", nested.ends()),
        evidence.nodes("refuted", [node - bits.OFF for node in refuted]),
        evidence.inner((node, *nested.inner[node - bits.OFF]) for node in refuted),
        evidence.nodes("net0", nodes),
    )

# SPDX-License-Identifier: MIT
"""Whip and braid: from an assumption, unit after unit, until one has no candidate left.

Every net that refutes a candidate is a braid; most can be read as a whip. The theory and the names
are Denis Berthier's ("The Hidden Logic of Sudoku", 2007; "Pattern-Based Constraint Satisfaction and
Logic Puzzles", 2012).
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Evidence, Finding
from sudoku_qt.engine.sudoku.logic.search.braids.whips import ALL_TRIALS, Variable, Whips
from sudoku_qt.engine.sudoku.logic.technique import Technique

LONGEST = 18
"""The most units of a whip; nobody reads longer ones."""
MOST_TRIALS = 1300
"""After so many units in vain, no longer whips are searched for this candidate."""
MOST_TARGETS = 5
"""The number of candidates that are tried: those with the smallest nets, and ties."""


class Whip(Technique):
    """Each unit has a candidate that the last candidate of the unit before excludes."""

    name = "whip"

    def find(self, board: Board) -> Iterator[Finding]:
        """Search for whips with more and more units."""
        length: bits.Count
        whips = Whips(board)
        left = _nearest(whips.targets())
        for length in range(1, LONGEST + 1):
            for each in tuple(left):
                least, _, target = each
                if length < least - 1:
                    break
                found = whips.search(target, length, MOST_TRIALS if length < least else ALL_TRIALS)
                if found or not whips.cut or whips.trials > MOST_TRIALS:
                    left.remove(each)
                if found:
                    yield _finding(board, whips, whips.variables())


def _nearest(targets: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """The first targets, with all that are as near as the last of these."""
    if len(targets) <= MOST_TARGETS:
        return targets
    last = targets[MOST_TARGETS - 1][:2]
    return [each for each in targets if each[:2] <= last]


class Braid(Technique):
    """Each unit has a candidate that the last candidate of any earlier unit excludes."""

    name = "braid"

    def find(self, board: Board) -> Iterator[Finding]:
        """Take the candidates that nets refute, the shortest first."""
        whips = Whips(board)
        braids = [whips.braid(target) for _, _, target in whips.targets()]
        for variables in sorted(braids, key=len):
            yield _finding(board, whips, variables)


def _finding(board: Board, whips: Whips, variables: list[Variable]) -> Finding:
    target: bits.Candidate = variables[0][0]
    parts = Evidence(board, _parts, whips, variables)
    return Finding(parts, 1 << target // 81, (target,), (), len(variables))


def _parts(whips: Whips, variables: list[Variable]) -> tuple[evidence.Part, ...]:
    """The evidence: unit after unit the candidates that are false, then the one that is true."""
    target, ends = variables[0][0], whips.members(variables[len(variables) - 1][3])
    nodes = [target]
    for _, _, right, unit in variables:
        members = [bits.OFF + each for each in whips.members(unit) if each != right]
        nodes += [each for each in members if each not in nodes]
        nodes += [right] if right >= 0 else []
    return (
        evidence.candidates("starts", evidence.SET_A, [target]),
        evidence.nodes("assumptions", [target]),
        evidence.nodes("result", [bits.OFF + target]),
        evidence.nodes("ends", [bits.OFF + each for each in ends]),
        evidence.number("length", len(variables)),
        evidence.whip("whip", variables),
        evidence.nodes("net0", nodes),
    )

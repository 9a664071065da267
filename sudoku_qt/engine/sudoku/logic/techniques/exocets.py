# SPDX-License-Identifier: MIT
"""Exocet: the two digits of the base must be in two target cells, for lack of other places.

So the targets hold the base's digits and no others, and what is eliminated in all cases of two
digits is eliminated. The theory is David P. Bird's JExocet Compendium (2013); the junior exocet is
his, and champagne found the pattern.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.exocet_cases import eliminations
from sudoku_qt.engine.sudoku.logic.search.exocets import Exocet, ExocetSearch
from sudoku_qt.engine.sudoku.logic.technique import Technique


class JuniorExocet(Technique):
    """Both targets lie in the chute of the base, one in each of its other two boxes."""

    name = "junior_exocet"
    senior = False

    def find(self, board: Board) -> Iterator[Finding]:
        """Check every base; those with three digits come first."""
        found = ExocetSearch(board, senior=self.senior).search()
        for exocet in sorted(found, key=lambda each: each.digits.bit_count()):
            lost = eliminations(board, exocet, mirrored=not self.senior)
            if lost:
                yield _finding(board, exocet, lost, mirrored=not self.senior)


class SeniorExocet(JuniorExocet):
    """At least one target lies elsewhere in the three cross-lines."""

    name = "senior_exocet"
    senior = True


def _finding(board: Board, exocet: Exocet, lost: tuple[int, ...], *, mirrored: bool) -> Finding:
    base, targets, digits = exocet.base, exocet.targets, exocet.digits
    lines = sorted(exocet.lines)
    across = bits.HOUSES[lines[0]] | bits.HOUSES[lines[1]] | bits.HOUSES[lines[2]]
    seen = board.seen_by_all(base)
    houses = [*lines, *(_boxes(targets) if mirrored else ())]
    units = [("cell", cell) for cell in _cells(base)]
    units += [("house", 9 * house + digit) for house in houses for digit in _digits(digits)]
    parts = (
        evidence.cells("base", evidence.SET_A, base, digits),
        evidence.cells("targets", evidence.SET_B, targets, digits),
        evidence.cells("across", evidence.SET_C, across & board.empty & ~seen & ~targets, digits),
        evidence.digits("digits", digits),
        evidence.houses("lines", lines),
        evidence.rests_on(units),
    )
    return Finding(parts, digits, tuple(sorted(lost)), size=bits.size(digits))


def _boxes(targets: int) -> list[int]:
    return [18 + bits.BOX[cell] for cell in _cells(targets)]


def _cells(cells: int) -> list[int]:
    return [cell for cell in range(81) if cells >> cell & 1]


def _digits(mask: int) -> list[int]:
    return [digit for digit in range(9) if mask >> digit & 1]

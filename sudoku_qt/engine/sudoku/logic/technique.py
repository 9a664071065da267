# SPDX-License-Identifier: MIT
"""The contract of a technique; each is one small file in `techniques/`."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.templates import outside_templates
from sudoku_qt.engine.sudoku.shape import CELLS


def rank(finding: Finding) -> tuple[bool, int, int, int]:
    """The rank of a finding, best first: a placement, then many eliminations, then short."""
    return (
        not finding.placements,
        -len(finding.eliminations),
        finding.size,
        sum(candidate % CELLS for candidate in finding.eliminations),
    )


class Technique(ABC):
    """A way of reasoning, or a member of a family that shares its search."""

    name: str
    """The word by which the ladder, the pages and the command line know it: "xy_wing"."""
    kinds: tuple[str, ...] = ()
    """The names of the kinds of findings that `kind_of` distinguishes."""
    whole = ""
    """The technique of which this one is a kind; "" if it is none."""

    @abstractmethod
    def find(self, board: Board) -> Iterator[Finding]:
        """Yield the findings in a position, shortest first; the board stays as it is.

        The caller may take one or all, and stop at any time.
        """

    def first(self, board: Board) -> Finding | None:
        """The first finding, or None."""
        return next(self.find(board), None)

    def concluding(self, board: Board, eliminations: Sequence[int]) -> Iterator[Finding]:
        """Yield findings that may eliminate these candidates (numbers); by default all."""
        del eliminations
        return self.find(board)

    def best(self, board: Board) -> Finding | None:
        """The finding that ranks best, the first among equals; or None."""
        return min(self.find(board), key=rank, default=None)

    def kind_of(self, finding: Finding) -> str:
        """The name of a finding's kind; "" if players have no name for it.

        Called before the finding is drawn.
        """
        del finding
        return ""


class TechniqueKind(Technique):
    """The findings of a technique that are of one kind, which has a name of its own."""

    def __init__(self, technique: Technique, name: str) -> None:
        self.name = name
        self.whole = technique.name
        self._technique = technique

    def find(self, board: Board) -> Iterator[Finding]:
        """Yield the technique's findings of this kind."""
        return filter(self._is_one, self._technique.find(board))

    def concluding(self, board: Board, eliminations: Sequence[int]) -> Iterator[Finding]:
        """Yield the findings of this kind that may eliminate these candidates."""
        return filter(self._is_one, self._technique.concluding(board, eliminations))

    def _is_one(self, finding: Finding) -> bool:
        return self._technique.kind_of(finding) == self.name


class DigitTechnique(Technique):
    """A technique that looks at one digit at a time, and only at its cells."""

    def find(self, board: Board) -> Iterator[Finding]:
        """Search the digits in which there may be a finding.

        A digit is skipped if all its candidates are in templates, or if nothing was found before
        and its cells are unchanged.
        """
        digit: bits.Digit
        digits: bits.Mask = board.unsearched(self)
        in_vain: bits.Mask = 0
        for digit in range(9):
            if not digits >> digit & 1 or not outside_templates(board, digit):
                continue
            in_vain |= 1 << digit
            for finding in self.find_digit(board, digit):
                in_vain &= ~(1 << digit)
                if in_vain:
                    board.mark_exhausted(self, in_vain)
                    in_vain = 0
                yield finding
        if in_vain:
            board.mark_exhausted(self, in_vain)

    def first(self, board: Board) -> Finding | None:
        """The first finding; quick if no digit is worth a search."""
        return next(self.find(board), None) if _any_worth_it(self, board) else None

    @abstractmethod
    def find_digit(self, board: Board, digit: int) -> Iterator[Finding]:
        """Yield the findings from the cells of a digit (0-8)."""


def _any_worth_it(technique: DigitTechnique, board: Board) -> bits.Flag:
    """Whether `find` would look at some digit."""
    digit: bits.Digit
    digits: bits.Mask = board.unsearched(technique)
    for digit in range(9):
        if digits >> digit & 1 and outside_templates(board, digit):
            return True
    return False

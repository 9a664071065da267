# SPDX-License-Identifier: MIT
"""The path of the SE rating: hint after hint, in the order of Sudoku Explainer's rules."""

from dataclasses import dataclass

from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import (
    Candidate,
    Notation,
    candidate_of,
    write_candidates,
    write_cells,
)
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint
from sudoku_qt.engine.sudoku.rating.explainer.scale import Way, follow
from sudoku_qt.engine.work import Stop, never


@dataclass(frozen=True, slots=True)
class RatedStep:
    """A hint as plain data: the name of its rule, its rating, and its conclusions."""

    rule: str
    rating: float
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]

    @classmethod
    def of(cls, hint: RatedHint) -> "RatedStep":
        """The plain data of a hint."""
        placed = (hint.placement,) if hint.placement >= 0 else ()
        return cls(
            hint.name.replace(" ", "_"),
            round(hint.rating, 1),
            tuple(map(candidate_of, placed)),
            tuple(map(candidate_of, hint.eliminations)),
        )

    def conclusions(self, notation: Notation = "r4c5") -> tuple[list[str], list[str]]:
        """What is placed, "r4c5=7", and what is eliminated, "r1c6≠2,5"."""
        placed = [f"{write_cells([cell], notation)}={digit}" for cell, digit in self.placements]
        return placed, [*write_candidates(self.eliminations, "≠", notation)]


def se_path(givens: bytes, stop: Stop = never) -> tuple[list[RatedStep], Way]:
    """The steps of a puzzle with one solution, 81 bytes of 0-9, and their summary.

    They end before the solution if the rules do not suffice. Raises `Cancelled`.
    """
    board, way = Board.of_givens(givens), Way()
    steps = []
    for hint in follow(board, stop=stop):
        way.take(hint)
        steps.append(RatedStep.of(hint))
    way.end(board.solved)
    return steps, way

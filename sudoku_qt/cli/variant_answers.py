# SPDX-License-Identifier: MIT
"""Answers of verbs about puzzles with rules of their own; imported when one is met."""

from collections.abc import Callable, Iterator
from itertools import islice

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.search.inspecting import broken_rule
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.sudoku.variants.variant_minimal import minimal_puzzle_in, minimal_puzzles_in
from sudoku_qt.engine.sudoku.variants.variant_puzzle import SIGNS, VariantPuzzle, broken_by, letters
from sudoku_qt.engine.work import Stop


class VariantAnswers:
    """Answers about one puzzle. All that search raise `Cancelled` when `stop` says so."""

    def __init__(self, puzzle: VariantPuzzle, stop: Stop) -> None:
        self._puzzle, self._stop = puzzle, stop

    def solutions(self, most: int) -> list[str]:
        """At most `most` solutions, a sign for each cell."""
        return [
            letters(each)
            for each in islice(variant_solver.solutions(self._puzzle, self._stop), most)
        ]

    def count(self, most: int) -> int:
        """The number of solutions, up to a limit."""
        return variant_solver.count_solutions(self._puzzle, most, self._stop)

    def need_one(self) -> None:
        """Raise `Fault` unless there is one solution."""
        count = self.count(2)
        if count != 1:
            raise Fault("2 or more solutions") if count else self.misfit()

    def minimal(
        self, order: Callable[[str, int], list[int]], most: int | None
    ) -> Iterator[dict[str, object]]:
        """Minimal puzzles with the same rules, at most `most`, or one. Raises `Fault`."""
        puzzle = self._puzzle
        self.need_one()
        if most is None:
            cells = order(write_variant(puzzle), len(puzzle.givens))
            found = iter((minimal_puzzle_in(puzzle, cells, self._stop),))
        else:
            found = islice(minimal_puzzles_in(puzzle, self._stop), most)
        for each in found:
            clues = len(each.givens) - each.givens.count(0)
            yield {"minimal": write_variant(each), "clues": clues}

    def misfit(self) -> Fault:
        """Why there is no solution: the givens break a rule, or a search found none."""
        puzzle = self._puzzle
        broken = broken_by(puzzle.rules, puzzle.givens)
        return broken_rule(puzzle, puzzle.givens) if broken else Fault("no solution")

    def candidates(self) -> dict[str, object]:
        """The digits of each cell in all solutions, as many signs as digits. Raises `Fault`."""
        masks = variant_solver.true_candidates(self._puzzle, self._stop)
        if not all(masks):
            raise Fault("no solution")
        signs = SIGNS[1 : self._puzzle.rules.size + 1]
        return {
            "candidates": "".join(
                sign if mask >> n & 1 else "." for mask in masks for n, sign in enumerate(signs)
            ),
            "backbone": letters([mask.bit_length() * (not mask & mask - 1) for mask in masks]),
            "fixed": sum(not mask & mask - 1 for mask in masks),
            "number": sum(map(int.bit_count, masks)),
        }

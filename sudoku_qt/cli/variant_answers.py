# SPDX-License-Identifier: MIT
"""Answers of verbs about puzzles with rules of their own; imported when one is met."""

from collections.abc import Callable, Iterator
from itertools import islice

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.sudoku.variants.search.inspecting import broken_rule
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.sudoku.variants.variant_minimal import minimal_puzzle_in, minimal_puzzles_in
from sudoku_qt.engine.sudoku.variants.variant_puzzle import (
    SIGNS,
    VariantPuzzle,
    broken_by,
    letters,
)
from sudoku_qt.engine.work import Stop


def solutions_of(puzzle: VariantPuzzle, most: int, stop: Stop) -> list[str]:
    """At most `most` solutions, a sign for each cell. Raises `Cancelled`."""
    return [letters(each) for each in islice(variant_solver.solutions(puzzle, stop), most)]


def count_of(puzzle: VariantPuzzle, most: int, stop: Stop) -> int:
    """The number of solutions, up to a limit. Raises `Cancelled`."""
    return variant_solver.count_solutions(puzzle, most, stop)


def minimal_of(
    puzzle: VariantPuzzle, order: Callable[[str, int], list[int]], most: int | None, stop: Stop
) -> Iterator[dict[str, object]]:
    """Minimal puzzles with the same rules, at most `most`, or one. Raises `Fault`, `Cancelled`."""
    count = count_of(puzzle, 2, stop)
    if count != 1:
        raise Fault("2 or more solutions") if count else misfit_of(puzzle)
    if most is None:
        cells = order(write_variant(puzzle), len(puzzle.givens))
        found = iter((minimal_puzzle_in(puzzle, cells, stop),))
    else:
        found = islice(minimal_puzzles_in(puzzle, stop), most)
    for each in found:
        clues = len(each.givens) - each.givens.count(0)
        yield {"minimal": write_variant(each), "clues": clues}


def misfit_of(puzzle: VariantPuzzle) -> Fault:
    """Why a puzzle has no solution: its givens break a rule, or a search found none."""
    broken = broken_by(puzzle.rules, puzzle.givens)
    return broken_rule(puzzle, puzzle.givens) if broken else Fault("no solution")


def candidates_of(puzzle: VariantPuzzle, stop: Stop) -> dict[str, object]:
    """The digits of each cell in all solutions, as many signs as digits. Raises `Fault`."""
    masks = variant_solver.true_candidates(puzzle, stop)
    if not all(masks):
        raise Fault("no solution")
    size = puzzle.rules.size
    signs = SIGNS[1 : size + 1]
    return {
        "candidates": "".join(
            sign if mask >> n & 1 else "." for mask in masks for n, sign in enumerate(signs)
        ),
        "backbone": letters([mask.bit_length() * (not mask & mask - 1) for mask in masks]),
        "fixed": sum(not mask & mask - 1 for mask in masks),
        "number": sum(map(int.bit_count, masks)),
    }

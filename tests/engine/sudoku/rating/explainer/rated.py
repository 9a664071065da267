# SPDX-License-Identifier: MIT
"""Our own rated puzzles, and the hints on their ways, for the tests of the SE scale."""

from functools import cache
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.hint import RatedHint
from sudoku_qt.engine.sudoku.rating.explainer.scale import follow

FILE = Path(__file__).parents[4] / "data/explainer/puzzles.txt"


@cache
def rated() -> tuple[tuple[float, bytes], ...]:
    """Read the puzzles with their ratings."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return tuple((float(rating), parse(puzzle)) for rating, puzzle in pairs)


@cache
def ways() -> tuple[tuple[bytes, RatedHint], ...]:
    """Give every hint on the way of every puzzle, with the puzzle's solution."""
    found = []
    for _, puzzle in rated():
        solution = kernel.solve(puzzle)
        assert solution is not None
        found += [(solution, hint) for hint in follow(Board.of_givens(puzzle))]
    return tuple(found)


def ratings_of(name: str) -> set[float]:
    """The ratings of the hints of a name, all of which must be right."""
    found = set()
    for solution, hint in ways():
        if hint.name == name:
            assert is_sound(hint, solution)
            found.add(round(hint.rating, 1))
    return found


def is_sound(hint: RatedHint, solution: bytes) -> bool:
    """Whether a hint does something, and nothing that the solution forbids."""
    if hint.placement >= 0 and solution[hint.placement % 81] != hint.placement // 81 + 1:
        return False
    wrong = [each for each in hint.eliminations if solution[each % 81] == each // 81 + 1]
    return not wrong and (hint.placement >= 0 or bool(hint.eliminations))

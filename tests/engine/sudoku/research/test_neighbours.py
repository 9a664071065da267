# SPDX-License-Identifier: MIT
"""The neighbours of a puzzle."""

from itertools import combinations, product

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.research import neighbours as module
from sudoku_qt.engine.sudoku.research.neighbours import TooMany, neighbours
from sudoku_qt.engine.work import Cancelled
from tests.engine.sudoku.puzzle_lists import changed, digits

PUZZLE = digits("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


def by_trying(puzzle: bytes, removed: int) -> set[bytes]:
    """Try every clue in every cell."""
    clues = [cell for cell in range(81) if puzzle[cell]]
    return {
        other
        for gone in combinations(clues, removed)
        for rest in (changed(puzzle, dict.fromkeys(gone, 0)),)
        for cell, digit in product(range(81), range(1, 10))
        if not rest[cell] and puzzle[cell] != digit
        for other in (changed(rest, {cell: digit}),)
        if kernel.count_solutions(other) == 1
    }


@pytest.mark.parametrize("puzzle", [PUZZLE, kernel.minimal_puzzle(3)])
def test_one_clue_for_another(puzzle: bytes) -> None:
    found = [*neighbours(puzzle, 1, 1)]
    assert len(found) == len(set(found)) > 0
    assert set(found) == by_trying(puzzle, 1)


@pytest.mark.slow
def test_two_clues_for_one() -> None:
    found = [*neighbours(PUZZLE, 2, 1)]
    assert set(found) == by_trying(PUZZLE, 2)


@pytest.mark.slow
def test_two_clues_for_two_can_be_gone_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_SOLUTIONS", 20)
    full = [*neighbours(PUZZLE, 2, 2)]
    found = [each for each in full if not isinstance(each, TooMany)]
    assert len(found) < len(full)
    assert len(set(found)) == len(found)
    for each in found[::2000]:
        same = sum(a == b and a > 0 for a, b in zip(each, PUZZLE, strict=True))
        assert same == 81 - PUZZLE.count(0) - 2
        assert each.count(0) == PUZZLE.count(0)
        assert kernel.count_solutions(each) == 1


def test_clues_alone_can_go() -> None:
    found = {*neighbours(PUZZLE, 1, 0)}
    assert found == {
        changed(PUZZLE, {cell: 0}) for cell in range(81) if kernel.is_redundant(PUZZLE, cell)
    }


def test_the_search_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        next(neighbours(PUZZLE, 1, 1, lambda: True))

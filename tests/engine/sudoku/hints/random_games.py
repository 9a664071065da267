# SPDX-License-Identifier: MIT
"""Positions of games that are played at random, rightly, with the notes and strikes of a player."""

from collections.abc import Iterator
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import NO_CANDIDATES, Grid
from sudoku_qt.engine.sudoku.hints.position import Play
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow

QUICK, ALL = 40, 1_000
SEEDS = [
    pytest.param(range(QUICK), id="some"),
    pytest.param(range(ALL), id="all", marks=pytest.mark.torture),
]


def played(seed: int) -> tuple[Play, bytes]:
    """What a player has before them somewhere on the way up, and the solution.

    They found what the ladder finds, and struck out of it what they happened to write down.
    """
    rng = Random(seed)
    puzzle = kernel.minimal_puzzle(seed)
    solution = kernel.solve(puzzle)
    assert solution
    way = list(_way(puzzle))
    grid, last = way[rng.randrange(len(way))]
    legal = Grid(puzzle, grid.values).with_all_candidates()
    struck = tuple(
        there & ~left if rng.random() < 0.7 else 0
        for there, left in zip(legal.candidates, grid.candidates, strict=True)
    )
    noted = rng.choice((0.0, 0.5, 1.0))
    notes = tuple(
        there & ~gone if rng.random() < noted else 0
        for there, gone in zip(legal.candidates, struck, strict=True)
    )
    struck = tuple(gone if noted else 0 for gone, noted in zip(struck, notes, strict=True))
    return Play(Grid(puzzle, grid.values, notes), struck, last), solution


def _way(puzzle: bytes) -> Iterator[tuple[Grid, int]]:
    """Yield the positions of a way up, and the cell that was changed last."""
    board, last = Board.of_givens(puzzle), -1
    for _, finding in follow(board):
        yield board.grid(), last
        last = (*finding.placements, *finding.eliminations)[0] % 81


def masks(**digits: str) -> tuple[int, ...]:
    """Masks by cell: `masks(r1c2="45")`."""
    found = list(NO_CANDIDATES)
    for name, word in digits.items():
        cell = 9 * (int(name[1]) - 1) + int(name[3]) - 1
        found[cell] = sum(1 << int(digit) - 1 for digit in word)
    return tuple(found)

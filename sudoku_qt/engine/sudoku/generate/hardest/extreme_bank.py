# SPDX-License-Identifier: MIT
"""The bank of extreme puzzles; each is handed out as a random one of its 1.2e12 isomorphs.

Puzzles rated 9.0 or more hardly ever come up by chance. `packaging/extreme_bank.py` made these;
they are in canonical form, so no two are isomorphic.
"""

from pathlib import Path

from sudoku_qt.engine.sudoku.generate.random_isomorph import random_isomorph
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.rating.explainer.scale import CHAINS, EASY_RULES, rate_board
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Stop, never

EXTREME = GRADES[-1]
BELOW = EASY_RULES + CHAINS[:-1]
"""Rules that solve no extreme puzzle, except by long chains."""


def extremes(bank: Path) -> tuple[bytes, ...]:
    """The puzzles of the bank."""
    return tuple(map(parse, bank.read_text(encoding="ascii").split()))


def is_extreme(puzzle: bytes, stop: Stop = never) -> bool:
    """Whether a puzzle as it stands has an extreme rating. Raises `Cancelled`."""
    return rate_board(Board.of_givens(puzzle), BELOW, stop) >= EXTREME.least


def extreme(bank: Path, rng: SeededRandom, stop: Stop = never) -> bytes:
    """A random puzzle of the bank, as an isomorph that is also extreme. Raises `Cancelled`."""
    puzzles = extremes(bank)
    while not is_extreme(puzzle := random_isomorph(rng.choice(puzzles), rng), stop):
        pass
    return puzzle

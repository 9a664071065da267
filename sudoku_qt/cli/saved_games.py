# SPDX-License-Identifier: MIT
"""Games saved by the window program, as inputs."""

from sudoku_qt.engine import document
from sudoku_qt.engine.document import DocumentFault
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame


def saved_game(data: bytes) -> Found:
    """Read a saved game in its present state.

    Raises `Fault` for a damaged file and for another game. The moves are not checked, except that
    the grid has to contain the givens.
    """
    saved = document.read(data)
    if not saved.game:
        raise DocumentFault("The file is damaged: its part “{name}” is missing.", name="game")
    if saved.game != SudokuGame.name:
        raise Fault("this is no Sudoku but a game of {game}", game=saved.game[:20])
    return Found(saved.game, saved.setup, saved.state, elapsed_ms=saved.elapsed_ms)

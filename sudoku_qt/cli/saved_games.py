# SPDX-License-Identifier: MIT
"""Games that the program's window saved, as inputs: the puzzle with which each of them began."""

from sudoku_qt.engine import document
from sudoku_qt.engine.document import DocumentFault
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame


def saved_puzzle(data: bytes) -> tuple[bytes, str]:
    """Read the givens, or what is typed in where that is not done yet, and the comment.

    Raises `Fault` for a damaged file and for one of another game. How the puzzle was played so far
    is not looked at, except that its grid has to hold the givens.
    """
    saved = document.read(data)
    if not saved.game:
        raise DocumentFault("The file is damaged: its part “{name}” is missing.", name="game")
    if saved.game != SudokuGame.name:
        raise Fault("this is no Sudoku but a game of {game}", game=saved.game[:20])
    game = SudokuGame()
    setup = game.read_setup(saved.setup)
    state = game.read_state(setup, saved.state)
    cells = state.values if setup.origin == "draft" else setup.givens
    return cells, " ".join(setup.comment.split())

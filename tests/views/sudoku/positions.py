# SPDX-License-Identifier: MIT
"""Sessions for the views to show: a game half played, notes everywhere, a mistake."""

from PySide6.QtCore import QObject

from sudoku_qt.engine.sudoku.game import Edit, SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession

GIVENS = """
    6......9.
    ..843....
    .7......3
    .........
    815....2.
    ..937..1.
    .....37..
    ..4.6...8
    2......41
"""
PLAYED = """
    643....9.
    .5843..7.
    .72..64.3
    367...9.4
    815694327
    42937..1.
    581243769
    794.6.238
    236.8.541
"""


def digits(text: str) -> bytes:
    """Read nine rows of digits and points."""
    return bytes(int(sign) for sign in "".join(text.split()).replace(".", "0"))


def empty(owner: QObject) -> SudokuSession:
    """Begin a game without givens."""
    return Session(SudokuGame(), SudokuSetup(bytes(81)), owner)


def half_played(owner: QObject) -> SudokuSession:
    """Play two thirds of a puzzle and note the rest."""
    givens, played = digits(GIVENS), digits(PLAYED)
    session = Session(SudokuGame(), SudokuSetup(givens), owner)
    grid = Grid(givens, played).with_all_candidates()
    session.play(
        tuple(
            Edit(cell, "=", played[cell]) for cell in range(81) if played[cell] and not givens[cell]
        )
        + tuple(Edit(cell, "+", mask) for cell, mask in enumerate(grid.candidates) if mask)
    )
    return session


def all_notes(owner: QObject) -> SudokuSession:
    """Note every digit in every cell."""
    session = empty(owner)
    session.play(tuple(Edit(cell, "+", 0b111_111_111) for cell in range(81)))
    return session


def model_of(session: SudokuSession) -> SudokuModel:
    """Show a session to views; the model belongs to it."""
    return SudokuModel(session, session)

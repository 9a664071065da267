# SPDX-License-Identifier: MIT
"""Boards of other sides than nine, with some cells empty, for the views to show."""

import json

from PySide6.QtCore import QObject

from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.figures import figures_of, layouts_of
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.views.sudoku.constraints.board import ConstraintBoard
from sudoku_qt.views.sudoku.view import SudokuView

BOXES = {4: (2, 2), 6: (2, 3), 8: (2, 4), 9: (3, 3), 10: (2, 5), 12: (3, 4), 16: (4, 4)}
"""The rows and columns of a box."""


def filled(side: int) -> bytes:
    """A full grid."""
    rows, columns = BOXES[side]
    places = ((row, column) for row in range(side) for column in range(side))
    return bytes((columns * (r % rows) + r // rows + c) % side + 1 for r, c in places)


def as_json(side: int, empty: set[int], **rules: object) -> str:
    """The full grid without some cells, as f-puzzles writes it."""
    values = enumerate(filled(side))
    cells = [{} if cell in empty else {"value": v, "given": True} for cell, v in values]
    grid = [cells[start : start + side] for start in range(0, side * side, side)]
    return json.dumps({"size": side, "grid": grid, **rules})


def of_side(side: int, empty: set[int], **rules: object) -> VariantPuzzle:
    """The same as a puzzle."""
    return read_variant(as_json(side, empty, **rules))


def session_of(puzzle: VariantPuzzle, owner: QObject) -> SudokuSession:
    """Begin a game of a puzzle."""
    return Session(SudokuGame(), SudokuSetup(puzzle.givens, variant=puzzle), owner)


def show(board: SudokuView, puzzle: VariantPuzzle) -> SudokuModel:
    """Show a puzzle on a board, as its controller does."""
    session = session_of(puzzle, board)
    model = SudokuModel(session, session)
    figures = tuple(figures_of(puzzle))
    board.setModel(model)
    board.set_constraints(ConstraintBoard(figures, puzzle.rules.board.regions))
    model.set_layouts(layouts_of(figures, puzzle.rules.size))
    return model

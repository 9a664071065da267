# SPDX-License-Identifier: MIT
"""The Sudokus in a file of any kind: a list, a saved game, a link."""

from collections.abc import Sequence
from pathlib import Path

from sudoku_qt.engine import document
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.store import files


def puzzles_in(path: Path) -> Sequence[Found]:
    """The puzzles of a file, at least one. Raises `Fault`."""
    return puzzles_of(files.read(path), path.name)


def puzzles_of(data: bytes, name: str) -> Sequence[Found]:
    """The puzzles in the bytes of a file of that name. Raises `Fault`."""
    if document.is_document(data[:400]):
        saved = document.read(data)
        found: Sequence[Found] = [Found(saved.game, saved.setup, saved.state)]
    else:
        found = recognise(data).found
    sudokus = [each for each in found if each.game == SudokuGame.name]
    if not sudokus:
        raise Fault("“{name}” holds no Sudoku.", name=name)
    return sudokus

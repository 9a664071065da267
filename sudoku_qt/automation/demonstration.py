# SPDX-License-Identifier: MIT
"""The demonstration: the program plays a whole game by itself and takes pictures of it."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt

from sudoku_qt.automation.window_driver import Rehearsal
from sudoku_qt.controllers.sudoku.controller import SudokuDesk
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.options import NewSudoku

SEED = "7Q4-KM2"
GOMOKU = "h9i8i9g9i10i7k9j9j10j6h10j11g8f7l10"
SHOTS = tuple((language, theme) for language in ("en", "zh_CN") for theme in ("light", "dark"))


def demonstrate(rehearsal: Rehearsal, folder: Path) -> Iterator[str]:
    """Play, and yield a line for each thing done. Raises where anything does not work."""
    folder.mkdir(parents=True, exist_ok=True)
    rehearsal.open()
    desk = rehearsal.shell.desk
    if not isinstance(desk, SudokuDesk):
        raise TypeError("the program does not begin with Sudoku")
    desk.beginnings.make(NewSudoku(level=3, seed=SEED))
    rehearsal.settle()
    givens = desk.session.setup.givens
    solution = solve(desk.copied()).solution
    if solution is None:
        raise ValueError("the puzzle that was made has no solution")
    yield f"A puzzle with {CELLS - givens.count(0)} givens was made."
    yield from _play_half(rehearsal, desk, folder, solution)
    yield from _finish(rehearsal, desk, folder, solution)
    yield from _second_game(rehearsal, folder)
    rehearsal.close()


def _play_half(
    rehearsal: Rehearsal, desk: SudokuDesk, folder: Path, solution: bytes
) -> Iterator[str]:
    rehearsal.type_digits(solution[:36] + bytes(45))
    desk.fill_notes()
    desk.page.board.move_to(4, 4)
    for language, theme in SHOTS:
        path = folder / f"sudoku-{theme}-{language}.png"
        rehearsal.picture(path, theme, language)
        yield str(path)


def _finish(rehearsal: Rehearsal, desk: SudokuDesk, folder: Path, solution: bytes) -> Iterator[str]:
    rehearsal.type_digits(solution)
    if not desk.session.is_finished:
        raise ValueError("the solution's digits did not solve the puzzle")
    yield "Its solution was typed in, key by key: solved."
    saved = folder / "demonstration.sudoku"
    state, moves = desk.session.state, len(desk.session.history)
    if not rehearsal.shell.filing.save_to(saved):
        raise OSError(f"{saved} could not be written")
    desk.type_in()
    if not rehearsal.shell.filing.open(saved):
        raise OSError(f"{saved} could not be opened again")
    if (desk.session.state, len(desk.session.history)) != (state, moves):
        raise ValueError("the game that was opened is not the one that was saved")
    yield f"It was saved and opened again, with its {moves} moves: {saved}"
    path = folder / "sudoku-solved.png"
    rehearsal.press(Qt.Key.Key_Escape)
    rehearsal.picture(path, "light", "en")
    yield str(path)


def _second_game(rehearsal: Rehearsal, folder: Path) -> Iterator[str]:
    """Show the other game in the same window, with a game that was pasted as text."""
    rehearsal.shell.filing.open_text(GOMOKU)
    rehearsal.settle()
    if rehearsal.shell.desk.session.game.name == "sudoku":
        raise ValueError("a game of Gomoku was not recognised")
    for theme, language in (("light", "en"), ("dark", "zh_CN")):
        path = folder / f"gomoku-{theme}-{language}.png"
        rehearsal.press(Qt.Key.Key_Escape)
        rehearsal.picture(path, theme, language)
        yield str(path)

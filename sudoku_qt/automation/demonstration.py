# SPDX-License-Identifier: MIT
"""The demonstration: the program plays a whole game by itself and takes pictures of it."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import Qt

from sudoku_qt.automation.window_driver import WindowDriver
from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.sudoku.options import NewSudoku

SEED = "7Q4-KM2"
GOMOKU = "h8i8j10i9i11h9k9l8g10i7i6h7j7k8h10j8m8"
SHOTS = tuple((language, theme) for language in ("en", "zh_CN") for theme in ("light", "dark"))


def demonstrate(driver: WindowDriver, folder: Path) -> Iterator[str]:
    """Play a game and yield a line for each thing done. Raises where anything does not work."""
    folder.mkdir(parents=True, exist_ok=True)
    driver.open()
    controller = driver.shell.controller
    if not isinstance(controller, SudokuController):
        raise TypeError("the program does not begin with Sudoku")
    controller.cards.welcome.play.click()  # the question that only newcomers are asked
    controller.new_puzzle.make(NewSudoku(level=3, seed=SEED))
    driver.settle()
    givens = controller.session.setup.givens
    solution = solve(controller.copied()).solution
    if solution is None:
        raise ValueError("the puzzle that was made has no solution")
    yield f"A puzzle with {CELLS - givens.count(0)} givens was made."
    yield from _play_half(driver, controller, folder, solution)
    yield from _finish(driver, controller, folder, solution)
    yield from _second_game(driver, folder)
    driver.close()


def _play_half(
    driver: WindowDriver, controller: SudokuController, folder: Path, solution: bytes
) -> Iterator[str]:
    driver.type_digits(solution[:36] + bytes(45))
    controller.notes.fill_notes()
    controller.page.board.move_to(4, 4)
    driver.press(Qt.Key.Key_Escape)  # closes the message about the notes
    for language, theme in SHOTS:
        path = folder / f"sudoku-{theme}-{language}.png"
        driver.picture(path, theme, language)
        yield str(path)


def _finish(
    driver: WindowDriver, controller: SudokuController, folder: Path, solution: bytes
) -> Iterator[str]:
    driver.type_digits(solution)
    if not controller.session.is_finished:
        raise ValueError("the solution's digits did not solve the puzzle")
    yield "Its solution was typed in, key by key: solved."
    saved = folder / "demonstration.sudoku"
    state, moves = controller.session.state, len(controller.session.history)
    if not driver.shell.documents.save_to(saved):
        raise OSError(f"{saved} could not be written")
    controller.type_in()
    if not driver.shell.documents.open(saved):
        raise OSError(f"{saved} could not be opened again")
    if (controller.session.state, len(controller.session.history)) != (state, moves):
        raise ValueError("the game that was opened is not the one that was saved")
    yield f"It was saved and opened again, with its {moves} moves: {saved}"
    path = folder / "sudoku-solved.png"
    driver.press(Qt.Key.Key_Escape)
    driver.picture(path, "light", "en")
    yield str(path)


def _second_game(driver: WindowDriver, folder: Path) -> Iterator[str]:
    """Show the other game in the same window, with a game pasted as text."""
    driver.shell.documents.open_text(GOMOKU)
    driver.settle()
    if driver.shell.controller.session.game.name == "sudoku":
        raise ValueError("a game of Gomoku was not recognised")
    for theme, language in (("light", "en"), ("dark", "zh_CN")):
        path = folder / f"gomoku-{theme}-{language}.png"
        driver.press(Qt.Key.Key_Escape)
        driver.picture(path, theme, language)
        yield str(path)

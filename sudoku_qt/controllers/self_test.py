# SPDX-License-Identifier: MIT
"""The installed program's own check: does everything that was shipped work here?"""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtGui import QFont, QTextLayout

from sudoku_qt.controllers.rehearsal import Rehearsal
from sudoku_qt.controllers.sudoku import SudokuDesk
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.solver import solve

PUZZLE = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
FEWEST_COLOURS = 8


class SelfTestFailed(Exception):
    """Something that was shipped does not work here."""


def self_test(rehearsal: Rehearsal) -> Iterator[str]:
    """Yield a line for each thing that works. Raises `SelfTestFailed` where one does not."""
    rehearsal.open()
    desk = rehearsal.shell.desk
    if not isinstance(desk, SudokuDesk):
        raise SelfTestFailed("the program does not begin with Sudoku")
    for name, check in CHECKS:
        yield f"{name}: {check(rehearsal, desk)}"
    rehearsal.close()


def _kernel(_rehearsal: Rehearsal, _desk: SudokuDesk) -> str:
    result = solve(PUZZLE)
    if result.solution is None or _wrong(result.solution):
        raise SelfTestFailed("the kernel does not solve a puzzle")
    return f"{kernel.BUILD}, {'compiled' if kernel.COMPILED else 'not compiled'}"


def _wrong(solution: bytes) -> bool:
    kept = all(given in {".", str(digit)} for given, digit in zip(PUZZLE, solution, strict=True))
    return not kept or not Grid.of_givens(solution).solved


def _window(rehearsal: Rehearsal, desk: SudokuDesk) -> str:
    if desk.session.setup.origin == "draft":
        raise SelfTestFailed("no puzzle was made at the start")
    image = rehearsal.shell.window.grab().toImage()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)
    }
    if len(colours) < FEWEST_COLOURS:
        raise SelfTestFailed("the window was not painted")
    return f"painted, {image.width()} x {image.height()}"


def _chinese(rehearsal: Rehearsal, _desk: SudokuDesk) -> str:
    rehearsal.appearance.set_language("zh_CN", remember=False)
    rehearsal.settle()
    title = rehearsal.shell.desk.menu_title().replace("&", "")
    if title.isascii():
        raise SelfTestFailed("the Chinese translation was not found")
    if not _has_glyphs(title, rehearsal.shell.window.font()):
        raise SelfTestFailed("no font here has Chinese characters")
    return title


def _has_glyphs(text: str, font: QFont) -> bool:
    """Lay a text out as a label would, and look whether any letter became the empty box."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    glyphs = [index for run in layout.glyphRuns() for index in run.glyphIndexes()]
    return bool(glyphs) and 0 not in glyphs


def _save(rehearsal: Rehearsal, desk: SudokuDesk) -> str:
    state = desk.session.state
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "self-test.sudoku"
        if not rehearsal.shell.filing.save_to(path):
            raise SelfTestFailed("a game could not be saved")
        desk.type_in()
        if not rehearsal.shell.filing.open(path) or desk.session.state != state:
            raise SelfTestFailed("a saved game could not be opened")
    return "a game came back"


CHECKS: tuple[tuple[str, Callable[[Rehearsal, SudokuDesk], str]], ...] = (
    ("kernel", _kernel),
    ("window", _window),
    ("Chinese", _chinese),
    ("save and open", _save),
)

# SPDX-License-Identifier: MIT
"""What the reserve of puzzles costs and brings: keys while it fills, a new game, the closing.

The real window in a home of its own. A key that comes while a puzzle is made in idle time is
compared with one that comes when nothing is made; both kinds take turns.
"""

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median, quantiles

ROUNDS = 60
REST_MS = 20
"""Shorter than in the program, so that the measurement ends; the work is the same."""


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure with the window of this process, and yield what took how long."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from sudoku_qt import app
    from sudoku_qt.controllers.sudoku.puzzle import reserve
    from sudoku_qt.desktop import idle_watcher

    sys.setswitchinterval(app.SWITCH_S)
    idle_watcher.REST_MS = reserve.BREATH_MS = REST_MS
    reserve.PER_LEVEL = 10_000  # never full
    running = QApplication.instance() or QApplication(sys.argv)
    with tempfile.TemporaryDirectory() as home:
        yield from Bench(Path(home), running).measured()


class Bench:
    """A program to be measured."""

    def __init__(self, home: Path, app: object) -> None:
        from sudoku_qt.controllers.appearance.appearance import Appearance
        from sudoku_qt.controllers.first_paint import FirstPaint
        from sudoku_qt.controllers.games import GAMES
        from sudoku_qt.controllers.shell import Shell
        from sudoku_qt.paths import Paths, resource
        from sudoku_qt.store.settings import Settings
        from sudoku_qt.views.fonts import add_fonts

        paths = Paths.below(home)
        settings = Settings(paths.settings)
        appearance = Appearance(app, settings, resource)  # type: ignore[arg-type]  # it is one
        add_fonts(resource("fonts"))
        first_paint = FirstPaint(GAMES, settings, appearance)
        self.shell = Shell(first_paint, paths, lambda: "bench")
        self.shell.window.show()
        self.live_until(self.shell.window.isVisible)
        self.shell.begin()
        self.live_until(lambda: not self.shell.jobs.any_running())
        self.controller = self.shell.controller
        self.reserve = self.controller.new_puzzle.reserve  # type: ignore[attr-defined]  # Sudoku's

    def measured(self) -> Iterator[tuple[str, float, str, str]]:
        """Yield the figures."""
        quiet, filling = [], []
        for turn in range(ROUNDS):
            self.live_until(lambda: not self.reserve.is_busy())
            quiet.append(self.key(turn))
            self.reserve.fill()
            self.live_until(self.reserve.is_busy)
            self.live(turn % 7)  # somewhere in the middle of the work
            filling.append(self.key(turn))
        yield "key to paint, nothing made", median(quiet), "ms", _worst(quiet)
        yield "key to paint, in the middle of making one", median(filling), "ms", _worst(filling)
        yield "a new game from the reserve", median(self.begun()), "ms", ""
        self.reserve.fill()
        self.live_until(self.reserve.is_busy)
        yield (
            "closing in the middle of making one",
            timed(self.shell.window.close),
            "ms",
            "below 1000",
        )

    def key(self, turn: int) -> float:
        """Move the cursor with a key, and give the milliseconds until that is painted."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        keys = Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down
        board = self.controller.page.board

        def press() -> None:
            QTest.keyClick(board, keys[turn % 4])
            board.surface.repaint()

        return timed(press)

    def begun(self) -> Iterator[float]:
        """Begin games that are in reserve, and yield the milliseconds that each takes."""
        from sudoku_qt.models.sudoku.options import NewSudoku

        def begin(level: int) -> None:
            self.controller.beginnings.make(NewSudoku(level=level))  # type: ignore[attr-defined]  # Sudoku's
            self.controller.page.board.surface.repaint()

        for level in range(1, 6):
            yield timed(partial(begin, level))

    def live(self, milliseconds: int) -> None:
        """Let the window live for a while."""
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def live_until(self, true: Callable[[], bool]) -> None:
        """Let the window live until something is so."""
        while not true():
            self.live(1)


def timed(step: Callable[[], object]) -> float:
    """The milliseconds of a step."""
    start = time.perf_counter()
    step()
    return (time.perf_counter() - start) * 1000


def _worst(taken: list[float]) -> str:
    return f"95 %: {quantiles(taken, n=20)[-1]:.2f}, worst {max(taken):.2f}"

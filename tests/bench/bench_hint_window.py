# SPDX-License-Identifier: MIT
"""Hints through the window: from the key to the card that is painted, game after game.

Games are played by nothing but H and Enter in the real window, so that each position has the whole
history behind it. Times are computing of the whole process, other people's work left out; how long
the window did not answer is what its own thread computed between two beats of a timer. In a process
of its own.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.controllers.sudoku.controller import SudokuController

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 20
BEAT_MS, PATIENCE_S = 1, 60.0
Asked = tuple[str, float, float]
"""What was hinted at, what it took to be seen, and how long the window did not answer; in ms."""


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure in another process, and yield what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.bench_hint_window", str(GAMES)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=3_600,
    )
    asked: list[Asked] = [(name, taken, silent) for name, taken, silent in json.loads(done.stdout)]
    yield from told("up to almost locked sets", near(asked))
    yield from told("past them", [each for each in asked if each not in near(asked)])


def near(asked: Sequence[Asked]) -> list[Asked]:
    """What was hinted at no higher on the ladder than chains of almost locked sets."""
    from sudoku_qt.engine.sudoku.logic.techniques import LADDER

    names = [rung.name for rung in LADDER]
    low = {"", *names[: names.index("als_chain") + 1]}
    return [each for each in asked if each[0] in low]


def told(name: str, asked: Sequence[Asked]) -> Iterator[tuple[str, float, str, str]]:
    """The figures of some hints."""
    if len(asked) < 2:
        return
    taken = [each[1] for each in asked]
    slowest = max(asked, key=lambda each: each[1])
    yield f"{name}, median", median(taken), "ms", f"{len(taken)} hints"
    yield f"{name}, 99 of 100 within", quantiles(taken, n=100)[98], "ms", ""
    yield f"{name}, longest", slowest[1], "ms", slowest[0]
    yield (
        f"{name}, window silent at most",
        max(each[2] for each in asked),
        "ms",
        "between two beats",
    )


def measured(games: int) -> Iterator[Asked]:
    """Play games by hints in the window of this process."""
    from sudoku_qt.controllers.sudoku.controller import SudokuController
    from sudoku_qt.engine.sudoku import kernel
    from sudoku_qt.engine.sudoku.game import SudokuSetup

    with tempfile.TemporaryDirectory() as home:
        app, shell = _started(Path(home))
        controller = shell.controller
        if not isinstance(controller, SudokuController):
            raise TypeError("the program does not begin with Sudoku")
        for seed in range(games):
            controller.session.begin(SudokuSetup(kernel.minimal_puzzle(seed)))
            _settle(app, shell)
            while not controller.session.is_finished:
                yield _asked(app, controller)
        shell.jobs.close()


def _started(home: Path) -> "tuple[QApplication, Shell]":
    """Open the window."""
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.controllers.appearance.appearance import Appearance
    from sudoku_qt.controllers.first_paint import FirstPaint
    from sudoku_qt.controllers.games import GAMES as ALL_GAMES
    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.paths import Paths, resource
    from sudoku_qt.store.settings import Settings
    from sudoku_qt.views.fonts import add_fonts

    app = QApplication(sys.argv)
    add_fonts(resource("fonts"))
    paths = Paths.below(home)
    settings = Settings(paths.settings)
    appearance = Appearance(app, settings, resource)
    shell = Shell(FirstPaint(ALL_GAMES, settings, appearance), paths, lambda: "bench")
    shell.window.resize(1000, 740)
    shell.window.show()
    app.processEvents()
    shell.begin()
    _settle(app, shell)
    return app, shell


def _settle(app: "QApplication", shell: "Shell") -> None:
    """Wait for what is still computed, such as the analysis of the game before."""
    while shell.jobs.any_running():
        app.processEvents()


def _asked(app: "QApplication", controller: "SudokuController") -> Asked:
    """Ask for a hint, wait until it is seen, go through its stages, and apply it."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtTest import QTest

    beats = [time.thread_time()]
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(time.thread_time()))
    timer.start(BEAT_MS)
    board, hints = controller.page.board, controller.hints
    began, end = time.process_time(), time.monotonic() + PATIENCE_S
    QTest.keyClick(board, Qt.Key.Key_H)
    while not controller.hints.is_open:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.monotonic() > end:
            raise TimeoutError("no hint came")
    app.processEvents()
    taken = 1000 * (time.process_time() - began)
    beats.append(time.thread_time())
    timer.stop()
    silent = 1000 * max(after - before for before, after in pairwise(beats))
    technique = hints.step.technique if hints.step else ""
    _apply(app, controller)
    return technique, taken, silent


def _apply(app: "QApplication", controller: "SudokuController") -> None:
    """Do what the hint says."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    while controller.hints.is_open:
        QTest.keyClick(controller.page.board, Qt.Key.Key_Return)
        app.processEvents()


if __name__ == "__main__":
    print(json.dumps(list(measured(int(sys.argv[1])))))

# SPDX-License-Identifier: MIT
"""Hints through the window: from the key to the card that is painted, game after game.

Games are played by nothing but H and Enter in the real window, so that each position has the whole
history behind it. Times are computing of the whole process, other people's work left out and what
it computes while it waits for that, and what a clock says; how long the window did not answer is
what its own thread computed between two beats of a timer. Each step is compared with the solution.
A hint that took longer than it may is asked for again, to tell what it takes from what happened to
the machine meanwhile: both are told. In a process of its own.

    python -m tests.bench.bench_hint_window GAMES [FIRST]     every hint of some games, JSON a line
"""

import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.controllers.sudoku.controller import SudokuController
    from sudoku_qt.engine.sudoku.logic.step import Step

ROOT = Path(__file__).resolve().parent.parent.parent
GAMES = 20
BEAT_MS, PATIENCE_S = 1, 60.0
MOST_MS, TIMES = 50, 5
"""What a hint may take; how often one is asked for again that took longer."""
IDLE_MS = 0.3
"""Between two beats a window that waits computes no more than this; it is not the hint's."""


class Asked(NamedTuple):
    """One hint: its technique, what it took to be seen, and whether the solution bears it out.

    Times are in ms: computed, by the clock, and computed while the window did not answer; `again`
    is what was computed when it was asked for again, the median, or the same as `taken`.
    """

    technique: str
    taken: float
    waited: float
    silent: float
    is_sound: bool
    game: int
    again: float


class Timed(NamedTuple):
    """What it took until a hint was seen, in ms as in `Asked`."""

    taken: float
    waited: float
    silent: float


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
    asked = [Asked(*json.loads(line)) for line in done.stdout.splitlines()]
    low = near(asked)
    yield from told("up to almost locked sets", low)
    yield from told("past them", [each for each in asked if each not in low])
    unsound = [each.technique for each in asked if not each.is_sound]
    yield "steps that the solution contradicts", len(unsound), "", " ".join(unsound)


def near(asked: Sequence[Asked]) -> list[Asked]:
    """What was hinted at no higher on the ladder than chains of almost locked sets."""
    from sudoku_qt.engine.sudoku.logic.techniques import LADDER

    names = [rung.name for rung in LADDER]
    low = {"", *names[: names.index("als_chain") + 1]}
    return [each for each in asked if each.technique in low]


def told(name: str, asked: Sequence[Asked]) -> Iterator[tuple[str, float, str, str]]:
    """The figures of some hints."""
    if len(asked) < 2:
        return
    taken = [each.taken for each in asked]
    slowest = max(asked, key=lambda each: each.taken)
    yield f"{name}, median", median(taken), "ms", f"{len(taken)} hints"
    yield f"{name}, 99 of 100 within", quantiles(taken, n=100)[98], "ms", ""
    yield f"{name}, longest", slowest.taken, "ms", f"{slowest.technique} of game {slowest.game}"
    yield f"{name}, longest if asked again", max(each.again for each in asked), "ms", ""
    silent = max(each.silent for each in asked)
    yield f"{name}, window silent at most", silent, "ms", "between two beats"


def measured(games: Iterable[int]) -> Iterator[Asked]:
    """Play games, each of its seed, by hints in the window of this process."""
    from sudoku_qt.controllers.sudoku.controller import SudokuController
    from sudoku_qt.engine.sudoku import kernel
    from sudoku_qt.engine.sudoku.game import SudokuSetup

    with tempfile.TemporaryDirectory() as home:
        app, shell = _started(Path(home))
        controller = shell.controller
        if not isinstance(controller, SudokuController):
            raise TypeError("the program does not begin with Sudoku")
        for game in games:
            puzzle = kernel.minimal_puzzle(game)
            controller.session.begin(SudokuSetup(puzzle))
            _settle(app, shell)
            solution = kernel.solve(puzzle) or b""
            while not controller.session.is_finished:
                yield _asked(app, controller, solution)._replace(game=game)
        shell.jobs.close()


def _started(home: Path) -> "tuple[QApplication, Shell]":
    """Open the window, and wait until Python's collector has looked at it, as in the program."""
    from PySide6.QtCore import QEventLoop
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.controllers.appearance.appearance import Appearance
    from sudoku_qt.controllers.first_paint import FirstPaint
    from sudoku_qt.controllers.games import GAMES as ALL_GAMES
    from sudoku_qt.controllers.shell import Shell
    from sudoku_qt.controllers.workers.collector import Collector
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
    Collector(shell)
    shell.begin()
    _settle(app, shell)
    while not gc.get_freeze_count():
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    return app, shell


def _settle(app: "QApplication", shell: "Shell") -> None:
    """Wait for what is still computed, such as the analysis of the game before."""
    while shell.jobs.any_running():
        app.processEvents()


def _asked(app: "QApplication", controller: "SudokuController", solution: bytes) -> Asked:
    """Ask for a hint, again where it takes too long, and apply it."""
    timed = _timed(app, controller)
    step, again = controller.hints.step, timed.taken
    if timed.taken > MOST_MS:
        again = median(_once_more(app, controller) for _ in range(TIMES))
    _apply(app, controller)
    technique, is_sound = (step.technique, sound(step, solution)) if step else ("", True)
    return Asked(technique, *timed, is_sound, game=-1, again=again)


def _once_more(app: "QApplication", controller: "SudokuController") -> float:
    """Close the hint, and ask for the same one."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    QTest.keyClick(controller.page.board, Qt.Key.Key_Escape)
    _rest(app, controller)
    return _timed(app, controller).taken


def _timed(app: "QApplication", controller: "SudokuController") -> Timed:
    """Ask for a hint, and wait until it is seen."""
    from PySide6.QtCore import QEventLoop, Qt, QTimer
    from PySide6.QtTest import QTest

    beats = [time.thread_time()]
    timer = QTimer()
    timer.timeout.connect(lambda: beats.append(time.thread_time()))
    timer.start(BEAT_MS)
    began, start = time.process_time(), time.monotonic()
    QTest.keyClick(controller.page.board, Qt.Key.Key_H)
    while not controller.hints.is_open:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if time.monotonic() > start + PATIENCE_S:
            raise TimeoutError("no hint came")
    app.processEvents()
    taken, waited = 1000 * (time.process_time() - began), 1000 * (time.monotonic() - start)
    beats.append(time.thread_time())
    timer.stop()
    between = [1000 * (after - before) for before, after in pairwise(beats)]
    taken -= sum(each for each in between if each < IDLE_MS)
    return Timed(taken, waited, max(between))


def sound(step: "Step", solution: bytes) -> bool:
    """Whether a step places what the solution (81 digits) has, and takes nothing of it away."""
    placed = all(solution[cell] == digit for cell, digit in step.placements)
    return placed and not any(solution[cell] == digit for cell, digit in step.eliminations)


def _apply(app: "QApplication", controller: "SudokuController") -> None:
    """Do what the hint says."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    while controller.hints.is_open:
        QTest.keyClick(controller.page.board, Qt.Key.Key_Return)
        app.processEvents()
    _rest(app, controller)


def _rest(app: "QApplication", controller: "SudokuController") -> None:
    """Let what moves come to rest, as it has before a person's next key.

    What was to go then is let go, which only a running loop does by itself.
    """
    from PySide6.QtCore import QEvent

    from sudoku_qt.views.card_fade import Fading

    for veil in controller.page.findChildren(Fading):
        veil.end()
    app.processEvents()
    app.sendPostedEvents(None, QEvent.Type.DeferredDelete)


if __name__ == "__main__":
    GAMES_ASKED, FIRST = (*map(int, sys.argv[1:]), 0)[:2]
    for each in measured(range(FIRST, FIRST + GAMES_ASKED)):
        print(json.dumps(each), flush=True)

# SPDX-License-Identifier: MIT
"""Composing through the window: from the key to the answer that is painted, given after given.

Minimal puzzles are typed into the real window, cell by cell, and some of their givens removed
again, by keys. An answer is there when the board shows what each cell can be and the card how many
solutions there are; later comes how often what occurs, where they are thousands, and the rating.
Times are what a clock says and what the window's own thread computed. In a process of its own.

    python -m tests.bench.bench_compose KEYS [FIRST]     every key of some puzzles, as JSON
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import TYPE_CHECKING, NamedTuple

from tests.bench.bench_hint_window import _settle, _started

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from sudoku_qt.controllers.sudoku.controller import SudokuController

ROOT = Path(__file__).resolve().parent.parent.parent
KEYS = 500
REMOVED = 4
"""Of each puzzle so many givens are removed again."""
BETWEEN_MS = 30
"""Between an answer and the next key, as no hand is quicker."""
PATIENCE_S = 60.0


class Answered(NamedTuple):
    """One key: ms until the cells were seen, until the number was, and computed meanwhile.

    The window's thread computes its `own` part of it. On two free processors a key waits for less
    than all, since it is counted beside the rest; where others work, too, the clock says more.
    """

    cells: float
    number: float
    own: float
    all: float


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure in another process, and yield what it says."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.bench_compose", str(KEYS)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=3_600,
    )
    answered = [Answered(*each) for each in json.loads(done.stdout)]
    for name in Answered._fields:
        yield from told(name, [getattr(each, name) for each in answered])
    late = sum(each.number > 50 for each in answered)
    yield "keys answered later than 50 ms", late, "", f"of {len(answered)}"


def told(name: str, taken: Sequence[float]) -> Iterator[tuple[str, float, str, str]]:
    """The figures of some times."""
    words = {
        "cells": "key to what each cell can be",
        "number": "key to the number of solutions",
        "own": "computed by the window",
        "all": "computed by all threads",
    }
    yield f"{words[name]}, median", median(taken), "ms", f"{len(taken)} keys"
    yield f"{words[name]}, 99 of 100 within", quantiles(taken, n=100)[98], "ms", ""
    yield f"{words[name]}, longest", max(taken), "ms", ""


def measured(keys: int, first: int) -> Iterator[Answered]:
    """Type puzzles into the window of this process."""
    from sudoku_qt.controllers.sudoku.controller import SudokuController

    with tempfile.TemporaryDirectory() as home:
        app, shell = _started(Path(home))
        controller = shell.controller
        if not isinstance(controller, SudokuController):
            raise TypeError("the program does not begin with Sudoku")
        controller.composing.compose()
        _settle(app, shell)
        for cell, digit in typed(keys, first):
            yield _answered(app, controller, cell, digit)
            until = time.monotonic() + BETWEEN_MS / 1000
            while time.monotonic() < until:
                app.processEvents()
        controller.composing.surveyor.forget()
        shell.jobs.close()


def typed(keys: int, first: int) -> Iterator[tuple[int, int]]:
    """Yield so many cells and the digits typed there, 0 to empty it, puzzle after puzzle."""
    from sudoku_qt.engine.sudoku import kernel

    done, seed, rng = 0, first, Random(first)
    standing: list[int] = []
    while True:
        puzzle = kernel.minimal_puzzle(seed)
        cells = [cell for cell in range(81) if puzzle[cell]]
        rng.shuffle(cells)
        steps = [(cell, 0) for cell in standing]
        steps += [(cell, puzzle[cell]) for cell in cells]
        steps += [(cell, 0) for cell in rng.sample(cells, REMOVED)]
        gone = {cell for cell, _ in steps[-REMOVED:]}
        standing = [cell for cell in cells if cell not in gone]
        for step in steps:
            if done == keys:
                return
            yield step
            done += 1
        seed += 1


def _answered(
    app: "QApplication", controller: "SudokuController", cell: int, digit: int
) -> Answered:
    """Type a digit, and wait until its answer is painted."""
    from PySide6.QtCore import QEventLoop, Qt
    from PySide6.QtTest import QTest

    board, surveyor = controller.page.board, controller.composing.surveyor
    board.move_to(*divmod(cell, 9))
    app.processEvents()
    start, own, seen = time.monotonic(), time.thread_time(), 0.0
    began = time.process_time()
    QTest.keyClick(board, Qt.Key(Qt.Key.Key_0 + digit) if digit else Qt.Key.Key_Delete)
    givens = controller.session.state.values
    while not surveyor.is_current:
        app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
        if not seen and surveyor.survey and surveyor.survey.givens == givens:
            app.processEvents()
            seen = time.monotonic()
        if time.monotonic() > start + PATIENCE_S:
            raise TimeoutError("no answer came")
    app.processEvents()
    end = time.monotonic()
    return Answered(
        1000 * ((seen or end) - start),
        1000 * (end - start),
        1000 * (time.thread_time() - own),
        1000 * (time.process_time() - began),
    )


if __name__ == "__main__":
    KEYS_ASKED, FIRST = (*map(int, sys.argv[1:]), 0)[:2]
    print(json.dumps(list(measured(KEYS_ASKED, FIRST))))

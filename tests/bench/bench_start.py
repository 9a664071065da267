# SPDX-License-Identifier: MIT
"""How much CPU time passes from the start of the process to the first paint of the board.

The yardstick is an empty QMainWindow, painted, in the same run: both are started in turn, each
in a home of its own, and the ratio is that of the medians.
"""

import compileall
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import sudoku_qt

ROUNDS = 15

EMPTY_WINDOW = """
import sys, time
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        print(time.process_time(), 'numpy' in sys.modules, flush=True)
        QApplication.instance().exit()
app = QApplication(sys.argv)
window = Window()
window.show()
app.exec()
"""

PROGRAM = """
import sys, time
from PySide6.QtWidgets import QApplication
from sudoku_qt import app
from sudoku_qt.views.board_view import BoardView
paint = BoardView.paintEvent
def first(self, event):
    paint(self, event)
    print(time.process_time(), 'numpy' in sys.modules, flush=True)
    QApplication.instance().exit()
    BoardView.paintEvent = paint
BoardView.paintEvent = first
sys.argv = ['sudoku-qt']
app.main()
"""


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure both in turn, and yield their medians and the ratio."""
    # As after `make`, also where PYTHONDONTWRITEBYTECODE keeps imports from doing so.
    compileall.compile_dir(Path(sudoku_qt.__file__).parent, quiet=1)
    empty, ours = [], []
    numpy = False
    for _ in range(ROUNDS):
        empty.append(_started(EMPTY_WINDOW)[0])
        seconds, with_numpy = _started(PROGRAM)
        ours.append(seconds)
        numpy = numpy or with_numpy
    yield "empty window, painted", median(empty) * 1000, "ms CPU", "the yardstick"
    yield "first paint of the board", median(ours) * 1000, "ms CPU", "a first start"
    yield "ratio to the empty window", median(ours) / median(empty), "x", "at most 1.5"
    yield "numpy imported by then", float(numpy), "", "0 is no"


def _started(code: str) -> tuple[float, bool]:
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home}
        for name in ("CONFIG", "DATA", "STATE"):
            environment[f"XDG_{name}_HOME"] = str(Path(home) / name.lower())
        done = subprocess.run(
            [sys.executable, "-c", code],
            capture_output=True,
            text=True,
            env=environment,
            check=True,
            timeout=60,
        )
    seconds, numpy = done.stdout.split()[:2]
    return float(seconds), numpy == "True"

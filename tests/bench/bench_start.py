# SPDX-License-Identifier: MIT
"""How much computing passes from the start of the process to the event after the first paint.

The yardstick is an empty QMainWindow, painted, by the same Python. Both are seen from outside: the
program lies where no checkout is, compiled as pip does it, and begins as its starter does, at
`sudoku_qt.app.main`, in an empty home. They are started in turn, and a ratio is that of two that
ran one after the other. Where there is valgrind, instructions are counted as well: they do not
depend on what else the machine does.
"""

import compileall
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent.parent
ROUNDS = 15
LIMIT = "at most 1.35"

AFTERWARDS = """
import os, sys, time
from PySide6.QtCore import QCoreApplication, QEvent, QObject
class Next(QObject):
    def event(self, event):
        print(time.process_time(), 'numpy' in sys.modules, flush=True)
        os._exit(0)
def look():
    global after
    after = Next()
    QCoreApplication.postEvent(after, QEvent(QEvent.Type.User), 2**30)  # before all that waits
"""
EMPTY_WINDOW = f"""{AFTERWARDS}
from PySide6.QtWidgets import QApplication, QMainWindow
class Window(QMainWindow):
    def paintEvent(self, event):
        super().paintEvent(event)
        look()
app = QApplication(sys.argv)
window = Window()
window.show()
app.exec()
"""
PROGRAM = f"""
from sudoku_qt.app import main
from sudoku_qt.views.board.view import BoardView
{AFTERWARDS}
paint = BoardView.paintEvent
def first(self, event):
    paint(self, event)
    look()
BoardView.paintEvent = first
sys.argv = ['sudoku-qt']
main()
"""


def rows() -> Iterator[tuple[str, float, str, str]]:
    """Measure both in turn, and yield their medians and the ratio."""
    with tempfile.TemporaryDirectory() as folder:
        installed = _install(Path(folder))
        pairs = [
            (_seconds(EMPTY_WINDOW, installed), _seconds(PROGRAM, installed)) for _ in range(ROUNDS)
        ]
        ratios = [ours / empty for empty, ours in pairs]
        yield "empty window, painted", median(pair[0] for pair in pairs) * 1000, "ms CPU", ""
        yield "first paint of the board", median(pair[1] for pair in pairs) * 1000, "ms CPU", ""
        spread = f"{LIMIT}; {min(ratios):.3f} to {max(ratios):.3f}"
        yield "ratio to the empty window", median(ratios), "x", spread
        yield from _by_instructions(installed)


def _install(folder: Path) -> Path:
    """Lay the program out as a wheel does, without the kernels, of which a start needs none."""
    package = folder / "sudoku_qt"
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.c")
    shutil.copytree(ROOT / "sudoku_qt", package, ignore=unwanted)
    shutil.copytree(ROOT / "resources", package / "resources")
    compileall.compile_dir(package, quiet=1)
    return folder


def _seconds(code: str, installed: Path) -> float:
    seconds, numpy = _started((sys.executable, "-c", code), installed).stdout.split()[:2]
    if numpy == "True":
        raise AssertionError("numpy has no part in the first paint")
    return float(seconds)


def _by_instructions(installed: Path) -> Iterator[tuple[str, float, str, str]]:
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        yield "ratio by instructions", float("nan"), "x", "valgrind is not there"
        return
    counts = []
    for code in (EMPTY_WINDOW, PROGRAM):
        command = (valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null")
        said = _started((*command, sys.executable, "-c", code), installed).stderr
        found = re.search(r"Collected : (\d+)", said)
        assert found, said
        counts.append(int(found[1]))
    millions = " and ".join(f"{count / 1e6:.0f}" for count in counts)
    yield "ratio by instructions", counts[1] / counts[0], "x", f"{millions} millions"


def _started(command: Sequence[str], installed: Path) -> subprocess.CompletedProcess[str]:
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": home}
        environment |= {"PYTHONPATH": str(installed), "PYTHONHASHSEED": "0"}
        for name in ("CONFIG", "DATA", "STATE"):
            environment[f"XDG_{name}_HOME"] = str(Path(home) / name.lower())
        return subprocess.run(
            command,
            capture_output=True,
            text=True,
            env=environment,
            cwd=home,
            check=True,
            timeout=300,
        )

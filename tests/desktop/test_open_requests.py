# SPDX-License-Identifier: MIT
"""Files from outside arrive once each, also those that came before anybody could open them."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from sudoku_qt.desktop.open_requests import OpenRequests

ROOT = Path(__file__).resolve().parents[2]

# macOS sends its event as soon as there is an application, the window or no window.
EARLY_AND_LATE = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFileOpenEvent
from sudoku_qt import app
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.desktop.open_requests import Application
def opened(self, path):
    print("opened", path, flush=True)
    if path.name == "late.sudoku":
        QTimer.singleShot(0, self._services.window.close)
    return True
Documents.open = opened
def send(name):
    QCoreApplication.sendEvent(QCoreApplication.instance(), QFileOpenEvent(name))
init = Application.__init__
def early(self, arguments):
    init(self, arguments)
    send("early.sudoku")
Application.__init__ = early
listen = app.SingleInstance.listen
def listens(self):
    print("painted", flush=True)
    QTimer.singleShot(0, lambda: send("late.sudoku"))
    return listen(self)
app.SingleInstance.listen = listens
sys.exit(app.main())
"""


def test_what_came_early_waits_for_somebody_to_open_it() -> None:
    requests = OpenRequests()
    opened: list[Sequence[str]] = []
    requests.ask(["a"])
    requests.ask(["b"])
    requests.attach(opened.append)
    requests.ask(["c"])
    requests.ask([])
    assert opened == [["a", "b"], ["c"], []]


def test_what_was_fetched_does_not_come_again() -> None:
    requests = OpenRequests()
    opened: list[Sequence[str]] = []
    requests.ask(["a"])
    assert requests.arrived() == ["a"]
    requests.attach(opened.append)
    assert opened == []


@pytest.mark.slow
def test_the_system_s_files_are_opened_before_and_after_the_first_paint() -> None:
    done = subprocess.run(
        [sys.executable, "-c", EARLY_AND_LATE, "argument.txt"],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == [
        "opened argument.txt",
        "opened early.sudoku",
        "painted",
        "opened late.sudoku",
    ]

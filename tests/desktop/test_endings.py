# SPDX-License-Identifier: MIT
"""A signal ends the program quietly, and costs nobody an entry."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.desktop.endings import Endings, terminating_signals
from sudoku_qt.engine import document
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.paths import Paths
from tests.sweeps import every

ROOT = Path(__file__).resolve().parents[2]
LEFT = ROOT / "tests" / "data" / "documents" / "branch-1.0.sudoku"
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
OFFSCREEN = "This plugin does not support"
SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"]

# The whole program. Once its first game is there a move is made, and `during` is what comes then.
PROGRAM = """
import ctypes, sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken
from sudoku_qt import app
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.engine.sudoku.grid import Grid

def endless(ticket):
    print("ready", flush=True)
    while not ticket.stopped():
        pass

DURING = {
    "play": lambda shell: print("ready", flush=True),
    "both": lambda shell: (shell.games.go_to("gomoku"), print("ready", flush=True)),
    "dialog": lambda shell: (
        QTimer.singleShot(0, lambda: print("ready", flush=True)), shell.dialogs.about()),
    "work": lambda shell: shell.jobs.start(endless, print, print),
    "commitDataRequest": lambda shell: log_out("17commitDataRequest", shell),
    "saveStateRequest": lambda shell: log_out("16saveStateRequest", shell),
}

def log_out(asked, manager):
    # Only Qt makes managers of sessions and sends these signals, so another object stands in.
    qt = ctypes.CDLL("libQt6Gui.so.6")
    ask = qt[f"_ZN15QGuiApplication{asked}ER15QSessionManager"]
    ask(*(ctypes.c_void_p(Shiboken.getCppPointer(each)[0])
          for each in (QApplication.instance(), manager)))
    print("ready", flush=True)
    sys.stdin.read()  # no event comes any more, and so no timer that would keep the game

def play(shell):
    controller = shell.controller
    if controller.session.setup.origin != "generated":
        return QTimer.singleShot(10, lambda: play(shell))
    if not controller.session.is_touched:
        controller.notes.fill_notes()
    DURING[sys.argv.pop()](shell)

begin = Shell.begin
def begun(shell, files):
    begin(shell, [])
    QTimer.singleShot(0, lambda: play(shell))
Shell.begin = begun
sys.exit(app.main())
"""

FIRST_PAINT = """
import sys
from sudoku_qt import app
from sudoku_qt.views.board.view import BoardView
paint = BoardView.paintEvent
def first(self, event):
    print("ready", flush=True)
    sys.stdin.read()
    paint(self, event)
BoardView.paintEvent = first
sys.exit(app.main())
"""


def no_room() -> None:
    """Let no file grow: the disk is full."""
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))


def ended(
    code: str, number: int, *words: str, first: Callable[[], None] | None = None
) -> tuple[int, str]:
    """Start a program, send it a signal when it is ready; give its exit code and its errors."""
    process = subprocess.Popen(
        [sys.executable, "-c", code, *words],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=first,  # noqa: PLW1509 - nothing here has threads
    )
    try:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        process.send_signal(number)
        _, errors = process.communicate(timeout=60)
    finally:
        process.kill()
        process.wait()
    said = [line for line in errors.splitlines() if not line.startswith(OFFSCREEN)]
    return process.returncode, "\n".join(said)


def noted_cells() -> int:
    """Count the cells with notes in the game that comes back at the next start."""
    kept = Paths.of_user().kept_games / "sudoku.current"
    opened = document.unpack(SudokuGame(), document.read(kept.read_bytes()))
    assert opened.notices == ()
    return sum(map(bool, opened.history.state.candidates))


@pytest.mark.slow
@posix
@pytest.mark.parametrize(
    ("name", "during"),
    [
        ("SIGHUP", "play"),
        ("SIGTERM", "dialog"),
        ("SIGINT", "work"),
        pytest.param("SIGINT", "play", marks=pytest.mark.torture),
        pytest.param("SIGTERM", "play", marks=pytest.mark.torture),
    ],
)
def test_a_signal_ends_the_program_quietly_and_the_game_comes_back(name: str, during: str) -> None:
    number = signal.Signals[name]
    code, errors = ended(PROGRAM, number, during)
    assert (code, errors) == (128 + number, "")
    assert noted_cells() > 20


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="Qt's libraries bear other names elsewhere")
@pytest.mark.parametrize("asked", every(2, ["commitDataRequest", "saveStateRequest"]))
def test_logging_out_keeps_the_game_before_the_system_ends_the_program(asked: str) -> None:
    code, errors = ended(PROGRAM, signal.SIGKILL, asked)
    assert (code, errors) == (-signal.SIGKILL, "")
    assert noted_cells() > 20


@pytest.mark.slow
@posix
@pytest.mark.parametrize("name", SIGNALS)
def test_a_signal_during_the_first_paint_ends_the_program_quietly(name: str) -> None:
    games = Paths.of_user().kept_games
    games.mkdir(parents=True)
    (games / "sudoku.current").write_bytes(LEFT.read_bytes())
    before = noted_cells()
    assert before > 0
    number = signal.Signals[name]
    code, errors = ended(FIRST_PAINT, number)
    assert code in {128 + number, -number}
    assert errors == ""
    assert noted_cells() == before


@pytest.mark.slow
@posix
def test_on_a_full_disk_the_program_plays_and_says_in_a_sentence_each_what_is_lost() -> None:
    code, errors = ended(PROGRAM, signal.SIGTERM, "both", first=no_room)
    assert code == 128 + signal.SIGTERM
    gomoku, sudoku = errors.splitlines()
    assert gomoku.startswith("sudoku-qt: “gomoku.current” was not saved: ")
    assert sudoku.startswith("sudoku-qt: “sudoku.current” was not saved: ")


@pytest.mark.slow
@posix
def test_where_there_are_no_folders_the_program_plays_and_says_what_is_lost(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").touch()
    for name in ("CONFIG", "DATA", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(home / "file"))
    code, errors = ended(PROGRAM, signal.SIGTERM, "play")
    assert code == 128 + signal.SIGTERM
    assert errors.startswith("sudoku-qt: ")
    assert "\n" not in errors


@pytest.mark.slow
@posix
def test_what_the_program_keeps_is_the_users_alone(home: Path) -> None:
    games = Paths.of_user().kept_games
    usual = os.umask(0)
    try:
        games.mkdir(parents=True)
        (games / "2026-01-01 00.00.00.sudoku").touch()
        ended(PROGRAM, signal.SIGTERM, "play")
    finally:
        os.umask(usual)
    below = [path for folder in Paths.of_user() for path in (folder, *folder.rglob("*"))]
    assert (games / "sudoku.current") in below
    assert Paths.of_user().settings in below
    assert [path for path in below if path.exists() and path.stat().st_mode & 0o077] == []


@pytest.fixture
def endings(qtbot: QtBot) -> Iterator[Endings]:
    """Listen to the signals of this very process."""
    heard = Endings()
    yield heard
    heard.close()


@pytest.mark.parametrize("number", terminating_signals())
def test_a_signal_is_told_from_the_event_loop(endings: Endings, qtbot: QtBot, number: int) -> None:
    told: list[int] = []
    endings.end_requested.connect(told.append)
    signal.raise_signal(number)
    assert told == []
    qtbot.waitUntil(lambda: told == [number])


def test_what_is_ignored_stays_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_IGN)
    assert terminating_signals() == []


def test_afterwards_signals_do_what_they_did(qtbot: QtBot) -> None:
    before = [signal.getsignal(number) for number in terminating_signals()]
    Endings().close()
    assert [signal.getsignal(number) for number in terminating_signals()] == before

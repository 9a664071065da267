# SPDX-License-Identifier: MIT
"""One program a user: who is first, what the second one hands over, and what strangers may say."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from pytestqt.qtbot import QtBot

from sudoku_qt.desktop import single_instance
from sudoku_qt.desktop.single_instance import ANSWER, MOST_BYTES, SingleInstance, understood
from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parents[2]

# The whole program; instead of opening a file it says which.
PROGRAM = """
import sys
from sudoku_qt import app
from sudoku_qt.controllers.files.documents import Documents
from sudoku_qt.desktop.single_instance import SingleInstance
Documents.open = lambda self, path: print("opened", path, flush=True) or True
listen = SingleInstance.listen
SingleInstance.listen = lambda self: print("listens", listen(self), flush=True)
SingleInstance.hand_over.__defaults__ = (60_000,)  # however slow the machine
sys.exit(app.main())
"""

Start = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def start() -> Iterator[Start]:
    """A function that starts the program with files; what still runs is killed at the end."""
    started: list[subprocess.Popen[str]] = []

    def begin(*files: str) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *files],
            cwd=ROOT,
            env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        started.append(process)
        return process

    yield begin
    for process in started:
        process.kill()
        process.communicate()


def said(process: "subprocess.Popen[str]") -> str:
    """Wait for the next line of a process."""
    assert process.stdout
    return process.stdout.readline().strip()


@pytest.mark.slow
def test_a_second_start_hands_its_files_to_the_first_and_ends(start: Start) -> None:
    first = start()
    assert said(first) == "listens True"
    second = start("a puzzle.txt")
    assert second.wait(60) == 0
    assert said(second) == ""
    assert said(first) == f"opened {ROOT / 'a puzzle.txt'}"


@pytest.mark.slow
def test_a_second_start_waits_for_a_first_one_that_is_about_to_listen(start: Start) -> None:
    first, second = start(), start("题目.sdk")
    lines = {said(first), said(first), said(second), said(second)}
    assert lines == {"listens True", f"opened {ROOT / '题目.sdk'}", ""} or lines == {
        # or the second came to the lock first
        "listens True",
        "opened 题目.sdk",
        "",
    }


@pytest.mark.slow
def test_the_socket_of_one_that_was_killed_is_taken_over(start: Start) -> None:
    killed = start()
    assert said(killed) == "listens True"
    killed.kill()
    killed.wait(60)
    heir = start()
    assert said(heir) == "listens True"
    assert start("again.txt").wait(60) == 0
    assert said(heir) == f"opened {ROOT / 'again.txt'}"


@pytest.fixture
def first(tmp_path: Path, qtbot: QtBot) -> Iterator[SingleInstance]:
    """The first program, listening."""
    instance = SingleInstance(tmp_path / "state")
    assert instance.is_first()
    assert instance.listen()
    yield instance
    instance.close()


def tell(qtbot: QtBot, instance: SingleInstance, message: bytes) -> bytes:
    """Send bytes to the socket, as anybody could, and return the answer."""
    socket = QLocalSocket()
    socket.connectToServer(instance._socket_name())
    assert socket.waitForConnected(5000)
    socket.write(message)
    socket.flush()
    qtbot.waitUntil(lambda: socket.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    return bytes(socket.readAll().data())


def test_the_paths_arrive_as_they_were_sent(
    first: SingleInstance, qtbot: QtBot, tmp_path: Path
) -> None:
    names = [str(tmp_path / name) for name in ("a b.sudoku", "题目\u3000一.sdk", "q'\"\\.psq")]
    with qtbot.waitSignal(first.open_requested) as asked:
        answer = tell(qtbot, first, json.dumps({"files": names}).encode() + b"\n")
    assert asked.args == [names]
    assert answer == ANSWER


HOSTILE = (
    b"\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"\xff\xfe\x00\n",
    b"[" * 50_000 + b"\n",
    b'{"files": "/etc/passwd"}\n',
    b'{"files": [1]}\n',
    b'{"files": ["relative.txt"]}\n',
    b'{"files": ["/with\\u0000nul"]}\n',
    b'{"files": [""]}\n',
    b'{"files": [], "token": 3}\n',
    b'{"files": [], "token": "%s"}\n' % (b"t" * 300),
    b'{"files": [%s]}\n' % b", ".join([b'"/x"'] * 65),
    b'{"files": ["/%s"]}\n' % (b"x" * 5000),
    b"x" * (2 * MOST_BYTES),
    rb'{"files": ["/a\ud800.txt"]}' + b"\n",
    rb'{"files": ["/a\u0000.txt"]}' + b"\n",
    rb'{"files": [], "token": "\ud800"}' + b"\n",
    rb'{"files": [], "token": "\u0000"}' + b"\n",
)


@in_turn("message", HOSTILE)
def test_what_is_no_message_is_dropped_and_the_next_is_heard(
    first: SingleInstance, qtbot: QtBot, message: bytes
) -> None:
    heard: list[list[str]] = []
    first.open_requested.connect(heard.append)
    assert tell(qtbot, first, message) == b""
    assert heard == []
    assert tell(qtbot, first, b'{"files": []}\n') == ANSWER
    assert heard == [[]]


def test_who_connects_and_says_nothing_is_hung_up_on(
    first: SingleInstance, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(single_instance, "PATIENCE_MS", 20)
    assert tell(qtbot, first, b"") == b""


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of Windows has no mode")
def test_nobody_else_may_open_the_socket(first: SingleInstance) -> None:
    assert first._server is not None
    assert Path(first._server.fullServerName()).stat().st_mode & 0o077 == 0


def test_where_the_first_does_not_answer_the_second_goes_on_alone(
    tmp_path: Path, qtbot: QtBot
) -> None:
    silent, second = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert silent.is_first()
    assert not second.is_first()
    assert not second.hand_over(["puzzle.txt"], patience_ms=0)
    assert not second.listen()
    silent.close()
    assert second.is_first()


def test_where_nothing_can_be_written_everybody_is_first(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert SingleInstance(tmp_path / "file" / "state").is_first()


def test_a_deep_folder_has_a_short_socket(tmp_path: Path) -> None:
    deep, other = (SingleInstance(tmp_path / ("x" * 200) / name) for name in "ab")
    assert len(deep._socket_name()) < single_instance.LONGEST_SOCKET
    assert deep._socket_name() != other._socket_name()


def test_a_message_may_bring_a_token_for_the_window() -> None:
    assert understood(b'{"files": [], "token": "t1"}') == ([], "t1")


@pytest.mark.skipif(sys.platform == "win32", reason="it has no pipes in folders")
def test_a_pipe_in_place_of_the_lock_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "running.lock")
    instance = SingleInstance(tmp_path)
    assert instance.is_first()
    assert not instance.listen(), "there is no lock"


@pytest.mark.skipif(sys.platform == "win32", reason="its sockets are no files")
def test_what_is_no_socket_is_not_removed_for_one(tmp_path: Path) -> None:
    there = tmp_path / "running.socket"
    there.write_text("somebody's", encoding="utf-8")
    instance = SingleInstance(tmp_path)
    assert instance.is_first()
    assert not instance.listen()
    assert there.read_text(encoding="utf-8") == "somebody's"
    instance.close()

# SPDX-License-Identifier: MIT
"""Whatever tells of an error, the log hears it, and nothing is silenced."""

import logging
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType, qCritical, qWarning

from sudoku_qt.desktop.error_sources import ErrorSources, take, take_from_qt
from sudoku_qt.store.error_log import last_errors
from sudoku_qt.store.personal import Cleaner

pytestmark = pytest.mark.no_qt_log
"""pytest-qt listens to Qt's messages itself."""


@pytest.fixture
def path(tmp_path: Path) -> Iterator[Path]:
    """A log that everything leads to."""
    sources = ErrorSources(tmp_path / "errors.log")
    yield tmp_path / "errors.log"
    sources.close()


def heads(path: Path) -> list[str]:
    entries = last_errors(path, Cleaner("", ()), 9)
    return [entry.splitlines()[0][20:] for entry in entries]


def test_qts_warnings_are_written_down_and_said(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    qWarning("a pixmap is null")
    qCritical("no platform at /people/anna/diary")
    assert heads(path) == ["WARNING qt a pixmap is null", "ERROR qt no platform at …"]
    assert "a pixmap is null" in capsys.readouterr().err


def test_what_qt_only_remarks_is_said_and_not_written_down(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    take_from_qt(QtMsgType.QtDebugMsg, QMessageLogContext(), "a remark")
    assert heads(path) == []
    assert "a remark" in capsys.readouterr().err


def test_without_a_console_nothing_is_said(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    qWarning("no console")
    assert heads(path) == ["WARNING qt no console"]


def fail() -> None:
    raise ZeroDivisionError("division by zero")


def test_a_thread_that_dies_is_written_down(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    assert heads(path) == ["ERROR sudoku_qt ZeroDivisionError: division by zero"]
    assert "division by zero" in capsys.readouterr().err


class Unfinished:
    """What cannot even be deleted."""

    def __del__(self) -> None:
        fail()


def test_what_cannot_be_raised_is_written_down(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = Unfinished()
    del made
    assert heads(path) == ["ERROR sudoku_qt ZeroDivisionError: division by zero"]
    assert "division by zero" in capsys.readouterr().err


def test_warnings_of_libraries_are_written_down(path: Path) -> None:
    logging.getLogger("segno.part").warning("odd")
    logging.getLogger("segno.part").info("usual")
    assert heads(path) == ["WARNING segno odd"]


def test_afterwards_everything_is_as_it_was(tmp_path: Path) -> None:
    before = sys.unraisablehook, threading.excepthook, list(logging.getLogger().handlers)
    sources = ErrorSources(tmp_path / "errors.log")
    sources.close()
    sys.unraisablehook, threading.excepthook = before[:2]
    assert list(logging.getLogger().handlers) == before[2]
    take(ValueError("nobody listens"))
    assert not (tmp_path / "errors.log").exists()

# SPDX-License-Identifier: MIT
"""The details for a report of a bug: what mends the program, and nothing of the player's."""

import getpass
import platform
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import qVersion, qWarning
from PySide6.QtGui import QAction, QGuiApplication

from sudoku_qt.desktop.error_sources import ErrorSources, take
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import EASY, paste

pytestmark = pytest.mark.no_qt_log
"""pytest-qt listens to Qt's messages itself."""

HOSTILE = (
    "/people/anna/Anna Müller 1999/my secret.sdm",
    "~/diary of anna.sdm",
    r"D:\people\anna\私人 日记.sdk",
    "it's 'my' \"secret\".sdm",
    "a\nb: secret.sdm",
    "secret; rm -rf.sdm",
)


@pytest.fixture
def logged(lasting: Program, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    """A program of Anna's whose errors are written down, and forgotten after each test."""
    monkeypatch.setattr(getpass, "getuser", lambda: "anna")
    monkeypatch.setattr(platform, "node", lambda: "annas-laptop.example")
    monkeypatch.setattr(Path, "home", lambda: Path("/people/anna"))
    sources = ErrorSources(lasting.paths.errors)
    yield lasting
    sources.close()
    for file in lasting.paths.errors.parent.glob(f"{lasting.paths.errors.name}*"):
        file.unlink()


def copied(program: Program) -> str:
    program.shell.bug_report.copy_details()
    return QGuiApplication.clipboard().text()


def test_it_says_on_what_the_program_runs(logged: Program) -> None:
    text = copied(logged)
    assert text.splitlines()[0] == "test 1"
    for fact in (qVersion(), platform.python_version(), platform.system(), "at 100 %", "en"):
        assert fact in text
    assert text.endswith("No errors.")
    assert "There were no errors. It holds no names" in logged.notice()


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_of_a_file_and_nobodys_name_is_copied(logged: Program, name: str) -> None:
    take(FileNotFoundError(2, "No such file or directory", name))
    take(ValueError(f"cannot read {name!r}"))
    take(ValueError(f"cannot read {name}"))
    take(KeyError(name))
    qWarning(f"QFile: {name} is open already on annas-laptop")
    text = copied(logged)
    assert text.count("Error:") == 4
    private = "anna", "secret", "Müller", "diary", "日记", "1999", "laptop"
    assert not [word for word in private if word in text.lower().replace("müller", "Müller")]


def test_no_puzzle_is_copied(logged: Program) -> None:
    paste(logged, EASY)
    for text in (EASY, EASY.replace(".", "0"), " ".join(EASY), f"bad:\n{EASY[:40]}\n{EASY[40:]}"):
        take(ValueError(f"no solution: {text}"))
    text = copied(logged)
    assert text.count("ValueError: no solution") == 2
    assert EASY[:5] not in text
    assert " ".join(EASY[:5]) not in text


def test_only_the_last_errors_are_copied(logged: Program) -> None:
    for letter in "abcdefghijklmnop":
        take(ValueError(f"went {letter}"))
    text = copied(logged)
    assert text.count("ValueError") == 10
    assert "went p" in text
    assert "the last 10 errors" in logged.notice()


def test_it_can_be_copied_in_a_pause_as_well(logged: Program) -> None:
    take(ValueError("while it was played"))
    logged.shell.pause()
    action = logged.shell.findChild(QAction, "copy_details")
    assert isinstance(action, QAction)
    action.trigger()
    assert "while it was played" in QGuiApplication.clipboard().text()

# SPDX-License-Identifier: MIT
"""The bar on a terminal."""

import io
import sys

import pytest

from sudoku_qt.cli.progress import Progress


class Terminal(io.StringIO):
    """What is written to a terminal."""

    def isatty(self) -> bool:
        """Be one."""
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """Let standard error be a terminal, from inside the test: pytest sets it anew before."""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("sudoku_qt.cli.progress.EVERY_SECONDS", 0)
    return terminal


def test_a_terminal_sees_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_a_terminal(monkeypatch)
    progress = Progress("puzzles", 200)
    progress.tell(1_234, 100)

    assert "[###############...............]  50%  1,234 puzzles" in terminal.getvalue()
    progress.clear()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_without_a_whole_there_is_only_a_count(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_a_terminal(monkeypatch)
    Progress("puzzles", None).tell(5, 400)

    assert terminal.getvalue() == "\r\x1b[K5 puzzles"


def test_a_file_sees_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("puzzles", 200)
    progress.tell(5, 100)
    progress.clear()

    assert capsys.readouterr().err == ""

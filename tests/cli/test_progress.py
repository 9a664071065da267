# SPDX-License-Identifier: MIT
"""The bar on a terminal."""

import io
import sys
from pathlib import Path

import pytest

from sudoku_qt.cli.progress import Progress
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD


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


@pytest.mark.parametrize(("what", "said"), [("puzzles", "1 puzzle"), ("grids", "1 grid")])
def test_one_is_said_as_one(monkeypatch: pytest.MonkeyPatch, what: str, said: str) -> None:
    terminal = on_a_terminal(monkeypatch)
    Progress(what, None).tell(1, 1)

    assert terminal.getvalue().endswith(f"\x1b[K{said}")


def test_a_file_sees_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("puzzles", 200)
    progress.tell(5, 100)
    progress.clear()

    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize(
    "arguments",
    [("daily", "2026-12-24", "-n", "2"), ("generate", "-n", "2"), ("solve", "in.txt"), ("-n", "2")],
)
def test_each_run_says_how_many_puzzles_there_are(
    arguments: tuple[str, ...],
    end: str,
    sudoku: Sudoku,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (tmp_path / "in.txt").write_bytes(f"{EASY}{end}{HARD}{end}".encode())
    terminal = on_a_terminal(monkeypatch)

    assert sudoku(*arguments, *(("-m", "1") if arguments[0] == "-n" else ())).code == 0
    assert f"[{'#' * 30}] 100%  2 puzzles" in terminal.getvalue()

# SPDX-License-Identifier: MIT
"""The command line in a folder of its own, in this process."""

import io
import sys
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import NamedTuple

import pytest

from sudoku_qt.cli import progress
from sudoku_qt.cli.main import main


class Ended(NamedTuple):
    """How a run ended: exit code, standard output, the lines of standard error."""

    code: int
    out: str
    err: list[str]


Sudoku = Callable[..., Ended]


@pytest.fixture
def sudoku(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsysbinary: pytest.CaptureFixture[bytes]
) -> Sudoku:
    """Run `sudoku` with arguments, perhaps with bytes on standard input."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, stdin: bytes = b"") -> Ended:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8"))
        code = main(arguments)
        out, err = capsysbinary.readouterr()
        return Ended(code, out.decode(), err.decode().splitlines())

    return run


@pytest.fixture
def terminal(sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch) -> Sudoku:
    """Run `sudoku` with standard output and standard error on a terminal, but without a bar."""
    monkeypatch.setattr(progress, "EVERY_SECONDS", inf)

    def run(*arguments: str, stdin: bytes = b"") -> Ended:
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        monkeypatch.setattr("sys.stderr.isatty", lambda: True)
        return sudoku(*arguments, stdin=stdin)

    return run

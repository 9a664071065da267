# SPDX-License-Identifier: MIT
"""Standard streams that are closed, or take nothing: work or a sentence, and never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.cli import streams
from sudoku_qt.cli.streams import open_closed_streams
from tests.cli.puzzles import EASY, EASY_SOLVED
from tests.cli.test_main import COMMAND, ENVIRONMENT, ROOT, needs_dev_full, posix
from tests.sweeps import every

CASES = str(ROOT / "tests" / "data" / "techniques" / "naked_pair.txt")
WRITING = (
    ["solve", EASY],
    ["rate", EASY, "--only", "level"],
    ["check", EASY],
    ["convert", EASY],
    ["steps", EASY],
    ["cases", CASES],
    ["generate", "--mode", "simple"],
    ["info"],
    ["--help"],
    ["--version"],
    ["solve", "--help"],
    ["-c", "2", "-o", "-"],
    ["-s", EASY, "-o", "-"],
)
"""Whatever writes to standard output."""


def ended(cwd: Path, *arguments: str, without: str = "") -> tuple[int, str, str]:
    """Run `sudoku` from a shell that closes or redirects some of its streams."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {without}', "sh", *COMMAND, *arguments],
        cwd=cwd,
        env=ENVIRONMENT,
        input=b"",
        capture_output=True,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def test_only_standard_error_takes_what_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    opened = list[tuple[int, int]]()
    monkeypatch.setattr(streams, "_occupy", lambda *taken: opened.append(taken))
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)

    open_closed_streams()

    assert opened == [(0, os.O_WRONLY), (1, os.O_RDONLY), (2, os.O_WRONLY)]
    assert sys.stdin.readable()
    assert sys.stdout.writable()
    assert sys.stderr.writable()


@pytest.mark.slow
@posix
@pytest.mark.parametrize("arguments", every(4, WRITING))
def test_a_closed_standard_output_is_named(tmp_path: Path, arguments: list[str]) -> None:
    code, _, err = ended(tmp_path, *arguments, without=">&-")

    assert (code, err) == (4, "sudoku: cannot write standard output: Bad file descriptor\n")
    assert os.listdir(tmp_path) == []  # noqa: PTH208 - names are wanted


@pytest.mark.slow
@posix
@needs_dev_full
@pytest.mark.parametrize("arguments", every(4, WRITING[::-1]))
def test_a_standard_output_that_is_full_is_named(tmp_path: Path, arguments: list[str]) -> None:
    code, _, err = ended(tmp_path, *arguments, without=">/dev/full")

    assert (code, err) == (4, "sudoku: cannot write standard output: No space left on device\n")


@pytest.mark.slow
@posix
@pytest.mark.parametrize("arguments", [["solve"], ["rate", "-"], ["cases", "-"], ["-s", "-"]])
def test_a_closed_standard_input_is_named(tmp_path: Path, arguments: list[str]) -> None:
    code, out, err = ended(tmp_path, *arguments, without="<&-")

    assert (code, out) == (3, "")
    assert err == "sudoku: cannot read standard input: Bad file descriptor\n"


@pytest.mark.slow
@posix
@pytest.mark.parametrize(
    ("without", "said"),
    [
        (">&-", "sudoku: 无法写入标准输出：文件没有打开\n"),
        ("<&-", "sudoku: 无法读取标准输入：文件没有打开\n"),
    ],
)
def test_a_closed_stream_is_named_in_chinese(tmp_path: Path, without: str, said: str) -> None:
    words = ("check", EASY) if without == ">&-" else ("check",)

    assert ended(tmp_path, *words, "--language", "zh_CN", without=without)[2] == said


@pytest.mark.slow
@posix
@pytest.mark.parametrize(
    ("without", "code"),
    [("2>&-", 1), ("<&- 2>&-", 1), (">&- 2>&-", 4), ("<&- >&-", 4), ("<&- >&- 2>&-", 4)],
)
def test_what_cannot_be_said_is_not_said_elsewhere(tmp_path: Path, without: str, code: int) -> None:
    (tmp_path / "list").write_text(f"{EASY}\nhello\n", encoding="utf-8")
    ending = ended(tmp_path, "solve", "list", without=without)

    assert ending[:2] == (code, f"{EASY_SOLVED}\n" if code == 1 else "")
    assert ended(tmp_path, "slove", without=without)[:2] == (2, "")


@pytest.mark.slow
@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_files_are_written_without_any_standard_stream(tmp_path: Path, jobs: str) -> None:
    (tmp_path / "list").write_text(f"{EASY}\n" * 3000, encoding="utf-8")
    arguments = ["solve", "list", "-o", "out", "--jobs", jobs]

    assert ended(tmp_path, *arguments, without="<&- >&- 2>&-")[0] == 0
    assert (tmp_path / "out").read_text(encoding="utf-8") == f"{EASY_SOLVED}\n" * 3000


@pytest.mark.slow
@posix
@needs_dev_full
def test_a_standard_error_that_is_full_ends_it_with_4(tmp_path: Path) -> None:
    (tmp_path / "list").write_text(f"{EASY}\nhello\n", encoding="utf-8")

    assert ended(tmp_path, "solve", "list", without="2>/dev/full")[0] == 4
    assert ended(tmp_path, "slove", without="2>/dev/full")[0] == 2

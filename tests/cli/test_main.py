# SPDX-License-Identifier: MIT
"""The command line as a whole, also as a process of its own."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sudoku_qt.version import version
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "sudoku_qt.cli.main"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT)}
posix = pytest.mark.skipif(os.name != "posix", reason="signals and limits are POSIX's")


def started(*arguments: str, cwd: Path) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [*COMMAND, *arguments],
        cwd=cwd,
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_help_and_version_are_there(sudoku: Sudoku) -> None:
    assert "usage: sudoku VERB" in sudoku("--help").out
    assert "sudoku -c N" in sudoku("-h").out
    assert sudoku("--version").out == f"sudoku {version()}\n"


def test_an_unknown_verb_is_refused(tmp_path: Path, sudoku: Sudoku) -> None:
    ended = sudoku("slove", "x")

    assert ended.code == 2
    assert ended.err == ["sudoku: there is no “slove”; see sudoku --help"]


def test_it_runs_as_a_process(tmp_path: Path) -> None:
    with started("solve", EASY, cwd=tmp_path) as run:
        out, err = run.communicate(timeout=60)

    assert (run.returncode, out.decode(), err) == (0, EASY_SOLVED + "\n", b"")


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_records_that_can_be_gone_on_with(tmp_path: Path, jobs: str) -> None:
    part = tmp_path / "out.part"
    arguments = ["generate", "-n", "1000000", "--seed", "ctrl", "-o", "out", "--jobs", jobs]
    with started(*arguments, cwd=tmp_path) as run:
        while run.poll() is None and not (part.exists() and part.stat().st_size > 10_000):
            time.sleep(0.01)
        run.send_signal(signal.SIGINT)
        _, err = run.communicate(timeout=60)
    lines = part.read_text().splitlines(keepends=True)

    assert run.returncode == 130
    assert f"stopped after {len(lines) - 1:,}; --resume goes on" in err.decode()
    assert {len(line) for line in lines[1:]} == {82}
    assert not (tmp_path / "out").exists()
    with started(*arguments[:2], str(len(lines)), *arguments[3:], "--resume", cwd=tmp_path) as run:
        run.communicate(timeout=60)
    assert run.returncode == 0
    assert (tmp_path / "out").read_text().splitlines(keepends=True)[:-1] == lines


@posix
def test_whoever_reads_may_have_enough(tmp_path: Path) -> None:
    with started("generate", "-n", "1000000", cwd=tmp_path) as run:
        assert run.stdout
        assert run.stdout.readline().startswith(b"# seed")
        run.stdout.close()
        assert run.stderr
        assert run.stderr.read() == b""
        assert run.wait(timeout=60) == 4


@posix
@pytest.mark.parametrize("arguments", [["-c", "1000"], ["generate", "-n", "1000", "-o", "x"]])
def test_a_disk_that_is_full_ends_it_with_4(tmp_path: Path, arguments: list[str]) -> None:
    import resource

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000))

    done = subprocess.run(
        [*COMMAND, *arguments],
        cwd=tmp_path,
        env=ENVIRONMENT,
        capture_output=True,
        check=False,
        preexec_fn=limit,
    )

    assert done.returncode == 4
    assert done.stderr.decode().startswith("sudoku: cannot write ")
    assert len(done.stderr.splitlines()) == 1
    parts = list(tmp_path.iterdir())
    assert [part.name for part in parts] == (["x.part"] if "-o" in arguments else [])
    assert all(part.read_text().endswith("\n") for part in parts)


def test_it_starts_without_numpy_and_qt(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from sudoku_qt.cli.main import main\n"
        f"assert main(['solve', {EASY!r}]) == 0\n"
        "assert not {'numpy', 'PySide6', 'multiprocessing'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, env=ENVIRONMENT, check=False)

    assert done.returncode == 0

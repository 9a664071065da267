# SPDX-License-Identifier: MIT
"""Signals that end a run, and what is left of it."""

import os
import signal
import sys
import time
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest

from sudoku_qt.cli.endings import ENDING, Ended, endings, held_back
from sudoku_qt.cli.leaving import leave
from tests.cli.test_main import started
from tests.sweeps import every

posix = pytest.mark.skipif(os.name != "posix", reason="signals to a process are POSIX's")
ENDLESS = ["generate", "-n", "1000000", "--seed", "end", "-o", "out"]


def wait_for(true: Callable[[], bool]) -> None:
    """Look again and again, about a minute; what takes longer never comes."""
    for _ in range(6000):
        if true():
            return
        time.sleep(0.01)
    pytest.fail("it was waited for in vain")


def children_of(process: int) -> list[int]:
    """List the processes that a process started."""
    tasks = Path(f"/proc/{process}/task/{process}/children")
    return [int(child) for child in tasks.read_text(encoding="utf-8").split()]


def is_there(process: int) -> bool:
    """Whether a process runs; one that ended may wait for somebody to take notice."""
    try:
        return ") Z " not in Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("number", ENDING)
def test_a_signal_becomes_an_exception_with_its_exit_code(number: signal.Signals) -> None:
    before = signal.getsignal(number)

    with pytest.raises(Ended) as ended, endings():
        signal.raise_signal(number)
    assert ended.value.code == 128 + number
    assert signal.getsignal(number) == before


def test_it_waits_for_what_is_being_written() -> None:
    done: list[bool] = []

    def write() -> None:
        with held_back():
            signal.raise_signal(signal.SIGTERM)
            done.append(True)

    with pytest.raises(Ended), endings():
        write()
    assert done


def test_what_is_ignored_still_is(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.signal(signal.SIGTERM, signal.SIG_IGN)
    try:
        with endings():
            signal.raise_signal(signal.SIGTERM)
        assert signal.getsignal(signal.SIGTERM) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGTERM, before)


def test_ctrl_c_is_an_exception_only_within() -> None:
    before = signal.signal(signal.SIGINT, leave)
    try:
        with pytest.raises(KeyboardInterrupt), endings():
            signal.raise_signal(signal.SIGINT)
        assert signal.getsignal(signal.SIGINT) is leave
    finally:
        signal.signal(signal.SIGINT, before)


@pytest.mark.slow
@posix
@pytest.mark.parametrize("ending", every(3, product(("1", "2"), ENDING)))
def test_whole_records_are_left(tmp_path: Path, ending: tuple[str, signal.Signals]) -> None:
    jobs, number = ending
    part = tmp_path / "out.part"
    with started(*ENDLESS, "--jobs", jobs, cwd=tmp_path) as run:
        wait_for(lambda: part.exists() and part.stat().st_size > 10_000)
        run.send_signal(number)
        _, err = run.communicate(timeout=60)
    lines = part.read_text(encoding="utf-8").splitlines(keepends=True)

    assert (run.returncode, err) == (128 + number, b"")
    assert {len(line) for line in lines[1:]} == {82}


@posix
def test_whoever_reads_gets_whole_records(tmp_path: Path) -> None:
    with started("generate", "-n", "1000000", "--mode", "simple", cwd=tmp_path) as run:
        assert run.stdout
        assert run.stdout.readline().startswith(b"# seed")
        run.send_signal(signal.SIGTERM)
        out, err = run.communicate(timeout=60)

    assert (run.returncode, err) == (143, b"")
    assert {len(line) for line in out.splitlines(keepends=True)} <= {82}


@posix
def test_waiting_for_input_ends_too(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with started("solve", "pipe", cwd=tmp_path) as run, (tmp_path / "pipe").open("wb"):
        run.send_signal(signal.SIGTERM)
        _, err = run.communicate(timeout=60)

    assert (run.returncode, err) == (143, b"")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="who works is read in /proc")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGKILL"])  # Windows has no SIGKILL to name
def test_processes_end_with_the_first_one(tmp_path: Path, name: str) -> None:
    with started(*ENDLESS, "--jobs", "3", cwd=tmp_path) as run:
        wait_for(lambda: len(children_of(run.pid)) == 3)
        children = children_of(run.pid)
        run.send_signal(signal.Signals[name])
        run.communicate(timeout=60)

    wait_for(lambda: not any(map(is_there, children)))

# SPDX-License-Identifier: MIT
"""The one streaming path."""

import errno
import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent import futures
from pathlib import Path
from types import SimpleNamespace

import pytest

from sudoku_qt.cli.endings import Ended, endings
from sudoku_qt.cli.exits import ProcessFault
from sudoku_qt.cli.output import Output
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.stream import IN_FLIGHT, MOST_ON_WINDOWS, Outcome, Poured, pour, watched

posix = pytest.mark.skipif(os.name != "posix", reason="signals to a process are POSIX's")
LONG = 600.0
"""Seconds that nobody is going to wait for."""


def numbered(number: int) -> Outcome:
    """Write a number; every tenth is bad, and 99 is the last."""
    bad = number % 10 == 0
    said = (f"{number} is bad",) if bad else ()
    return Outcome(f",{number}\n".encode(), 1, said, bad=bad, stopped=number == 99)


def poured(
    path: Path,
    pieces: Iterator[int],
    jobs: int = 1,
    work: Callable[[int], Outcome] = numbered,
) -> tuple[Poured, str]:
    """Pour pieces into a file."""
    output = Output(str(path))
    try:
        result = pour(pieces, work, jobs, output, Progress("numbers", None), between=",")
    finally:
        output.finish()
    return result, path.read_text(encoding="utf-8")


def test_what_is_said_need_not_be_bad_nor_what_is_bad_be_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = {1: Outcome(b",1\n", 1, ("look",)), 2: Outcome(b",2\n", 1, bad=True)}

    assert poured(tmp_path / "1", iter([1]), work=outcomes.__getitem__)[0].code == 0
    assert capsys.readouterr().err == "look\n"
    assert poured(tmp_path / "2", iter([2]), work=outcomes.__getitem__)[0].code == 1
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("jobs", [1, 2])
def test_pieces_come_back_in_order(
    tmp_path: Path, jobs: int, capsys: pytest.CaptureFixture[str]
) -> None:
    result, text = poured(tmp_path / "out", iter(range(1, 40)), jobs)

    assert result == Poured(code=1, records=39, whole=True)
    assert text == "\n,".join(map(str, range(1, 40))) + "\n"
    assert capsys.readouterr().err.splitlines() == ["10 is bad", "20 is bad", "30 is bad"]


def test_without_a_fault_it_is_fine(tmp_path: Path) -> None:
    assert poured(tmp_path / "out", iter([1, 2]))[0] == Poured(0, 2, whole=True)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_piece_may_stop_the_run(tmp_path: Path, jobs: int) -> None:
    result, text = poured(tmp_path / "out", iter([98, 99, 100]), jobs)

    assert result == Poured(code=1, records=2, whole=False)
    assert text == "98\n,99\n"


def test_few_pieces_are_under_way_at_a_time(tmp_path: Path) -> None:
    taken: list[int] = []

    def pieces() -> Iterator[int]:
        for number in range(1, 1_000):
            taken.append(number)
            yield number if number < 20 else 99

    poured(tmp_path / "out", pieces(), 2)

    assert len(taken) <= 20 + 2 * IN_FLIGHT


def test_work_that_takes_long_is_told_of_ctrl_c(tmp_path: Path) -> None:
    told: list[bool] = []

    def work(number: int) -> Outcome:
        stop = watched()
        told.append(stop())
        signal.raise_signal(signal.SIGINT)
        told.append(stop())
        return numbered(number)

    output = Output(str(tmp_path / "out"))
    result = pour(iter([1, 2]), work, 1, output, Progress("numbers", None))
    output.finish()

    assert told == [False, True]
    assert result == Poured(code=130, records=1, whole=False)
    assert not watched()()


def test_ctrl_c_ends_it_between_two_pieces(tmp_path: Path) -> None:
    def pieces() -> Iterator[int]:
        yield from (1, 2)
        signal.raise_signal(signal.SIGINT)
        yield from (3, 4)

    result, text = poured(tmp_path / "out", pieces())

    assert result == Poured(code=130, records=3, whole=False)
    assert text == "1\n,2\n,3\n"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    def pieces() -> Iterator[int]:
        signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)
        yield 1

    with pytest.raises(KeyboardInterrupt):
        poured(tmp_path / "out", pieces())


def until_told(number: int) -> Outcome:
    """Work during which Ctrl+C comes to the first process, and which asks for it."""
    if number == 1:
        os.kill(os.getppid(), signal.SIGINT)
    stop, end = watched(), time.monotonic() + LONG
    while not stop() and time.monotonic() < end:
        time.sleep(0.01)
    return Outcome(f",{number}\n".encode(), 1, stopped=time.monotonic() < end)


@posix
def test_other_processes_are_told_of_ctrl_c(tmp_path: Path) -> None:
    result, text = poured(tmp_path / "out", iter(range(1, 9)), 2, until_told)

    assert result == Poured(code=130, records=1, whole=False)
    assert text == "1\n"


def test_a_piece_that_takes_long_does_not_keep_ctrl_c_from_being_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows, where a signal is handled only between two waits of the first process."""
    heard: list[bool] = []

    def wait(pieces: Sequence[futures.Future[Outcome]], seconds: float) -> object:
        assert seconds < 1
        if not heard:
            signal.raise_signal(signal.SIGINT)
            heard.append(watched()())
            return SimpleNamespace(done=set())
        return just_wait(pieces)

    just_wait = futures.wait
    monkeypatch.setattr(futures, "wait", wait)

    result, _ = poured(tmp_path / "out", iter(range(1, 9)), 2)

    assert heard == [True]
    assert result == Poured(code=130, records=1, whole=False)


def deaf(number: int) -> Outcome:
    """Work during which Ctrl+C comes twice, and which asks for nothing."""
    if number == 1:
        stop = watched()
        os.kill(os.getppid(), signal.SIGINT)
        while not stop():  # two at once would be one
            time.sleep(0.01)
        os.kill(os.getppid(), signal.SIGINT)
    time.sleep(LONG)
    return numbered(number)


@posix
def test_a_second_ctrl_c_ends_other_processes_that_do_not_ask(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        poured(tmp_path / "out", iter(range(1, 9)), 2, deaf)

    assert multiprocessing.active_children() == []


@posix
@pytest.mark.parametrize(
    ("numbers", "error"),
    [([signal.SIGTERM], Ended), ([signal.SIGINT, signal.SIGINT], KeyboardInterrupt)],
)
def test_what_signals_raise_waits_while_a_lock_of_the_pool_may_be_taken(
    numbers: list[signal.Signals],
    error: type[BaseException],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    left: list[bool] = []
    wait = futures.wait

    def interrupted(pieces: list[futures.Future[Outcome]], timeout: float) -> object:
        for number in numbers:
            signal.raise_signal(number)
        left.append(True)  # as a lock is left that was taken
        return wait(pieces, timeout)

    monkeypatch.setattr(futures, "wait", interrupted)

    with pytest.raises(error), endings():
        poured(tmp_path / "out", iter(range(1, 9)), 2)
    assert left


def last_or_stuck(number: int) -> Outcome:
    """Work whose first piece wants nothing more, while the others would take long."""
    if number != 99:
        time.sleep(LONG)
    return numbered(number)


def test_nobody_waits_for_what_is_not_wanted_any_more(tmp_path: Path) -> None:
    result, text = poured(tmp_path / "out", iter([99, 100, 101]), 2, last_or_stuck)

    assert result == Poured(code=1, records=1, whole=False)
    assert text == "99\n"


def test_processes_that_cannot_be_started_are_told_of_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: object, **_settings: object) -> None:
        raise OSError(errno.EAGAIN, "no more processes")

    monkeypatch.setattr(futures, "ProcessPoolExecutor", refuse)

    with pytest.raises(ProcessFault, match="of --jobs cannot be started: no more processes"):
        poured(tmp_path / "out", iter([1]), 2)


def killed_at_three(number: int) -> Outcome:
    """Work whose process is ended from outside."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return numbered(number)


@posix
def test_a_process_that_dies_ends_it_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(ProcessFault, match="a process of --jobs died") as fault:
        poured(tmp_path / "out", iter(range(1, 9)), 2, killed_at_three)

    assert fault.value.code == 5
    assert "1\n,2\n".startswith((tmp_path / "out").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("platform", "processes"), [("win32", MOST_ON_WINDOWS), ("linux", 200)])
def test_windows_has_no_more_processes_than_it_can_wait_for(
    platform: str, processes: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Asked(Exception):
        """Stands for a pool, which is not begun."""

        def __init__(self, most: int, **_settings: object) -> None:
            super().__init__(most)
            raise self

    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(futures, "ProcessPoolExecutor", Asked)

    with pytest.raises(Asked) as asked:
        poured(tmp_path / "out", iter([1]), 200)
    assert asked.value.args == (processes,)

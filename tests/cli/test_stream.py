# SPDX-License-Identifier: MIT
"""The one streaming path."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from sudoku_qt.cli.output import Output
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.stream import IN_FLIGHT, Outcome, Poured, interrupted, pour


def numbered(number: int) -> Outcome:
    """Write a number; every tenth is bad, and 99 is the last."""
    faults = (f"{number} is bad",) if number % 10 == 0 else ()
    return Outcome(f",{number}\n".encode(), 1, faults, stopped=number == 99)


def poured(path: Path, pieces: Iterator[int], jobs: int = 1) -> tuple[Poured, str]:
    """Pour pieces into a file."""
    output = Output(str(path))
    try:
        result = pour(pieces, numbered, jobs, output, Progress("numbers", None), ",")
    finally:
        output.finish()
    return result, path.read_text()


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
        told.append(interrupted())
        os.kill(os.getpid(), signal.SIGINT)
        told.append(interrupted())
        return numbered(number)

    output = Output(str(tmp_path / "out"))
    result = pour(iter([1, 2]), work, 1, output, Progress("numbers", None))
    output.finish()

    assert told == [False, True]
    assert result == Poured(code=130, records=1, whole=False)
    assert not interrupted()


def test_ctrl_c_ends_it_between_two_pieces(tmp_path: Path) -> None:
    def pieces() -> Iterator[int]:
        yield from (1, 2)
        os.kill(os.getpid(), signal.SIGINT)
        yield from (3, 4)

    result, text = poured(tmp_path / "out", pieces())

    assert result == Poured(code=130, records=3, whole=False)
    assert text == "1\n,2\n,3\n"
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_ctrl_c_ends_it_at_once(tmp_path: Path) -> None:
    def pieces() -> Iterator[int]:
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        yield 1

    with pytest.raises(KeyboardInterrupt):
        poured(tmp_path / "out", pieces())

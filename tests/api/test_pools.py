# SPDX-License-Identifier: MIT
"""Work in several threads and processes."""

import os
import threading

import pytest

from sudoku_qt.api.pools import processes, threads


def number_of(piece: tuple[int, bytes]) -> int:
    """Give a piece's number."""
    return piece[0]


@pytest.mark.parametrize("jobs", [0, 1, 3])
def test_what_comes_back_is_in_order(jobs: int) -> None:
    pieces = [(number, b"") for number in range(50)]
    with threads(jobs) as mapped:
        assert [*mapped(number_of, pieces)] == [*range(50)]


def test_two_threads_work_at_once() -> None:
    both = threading.Barrier(2, timeout=30)
    with threads(2) as mapped:
        assert len([*mapped(lambda _piece: both.wait(), [(0, b""), (1, b"")])]) == 2


def test_processes_are_others() -> None:
    with processes(2) as mapped:
        assert [*mapped(number_of, [(0, b""), (1, b"")])] == [0, 1]
    with processes(1) as mapped:
        assert [*mapped(lambda _piece: os.getpid(), [(0, b"")])] == [os.getpid()]


def test_there_is_no_negative_number_of_them() -> None:
    with pytest.raises(ValueError, match="jobs"), threads(-1):
        pass

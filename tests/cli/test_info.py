# SPDX-License-Identifier: MIT
"""`sudoku info`."""

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.version import version
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY


def test_it_tells_the_version_and_which_kernel_runs(sudoku: Sudoku) -> None:
    ended = sudoku("info")
    told = dict(line.split(maxsplit=1) for line in ended.out.splitlines())

    assert ended.code == 0
    assert told["version"] == version()
    assert told["kernel"].split()[0] == kernel.BUILD
    assert ("not compiled" in told["kernel"]) is not kernel.COMPILED


def test_what_it_says_can_be_read_and_written_can_be(sudoku: Sudoku) -> None:
    told = dict(line.split(maxsplit=1) for line in sudoku("info").out.splitlines())
    reads, writes = (told[row].split(", ") for row in ("reads", "writes"))

    assert {"line", "grid", "course", "csv", "jsonl"} <= set(reads) & set(writes)
    for name in {*reads, *writes}:
        written = sudoku("convert", EASY, "--to", name)
        assert (written.code == 0) is (name in writes)
        again = sudoku("convert", "-", stdin=written.out.encode())
        assert (again.out == f"{EASY}\n") is (name in reads)


def test_a_name_that_it_does_not_say_is_refused(sudoku: Sudoku) -> None:
    assert sudoku("convert", EASY, "--to", "paper").code == 2

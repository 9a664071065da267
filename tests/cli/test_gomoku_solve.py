# SPDX-License-Identifier: MIT
"""`sudoku gomoku-solve`."""

from pathlib import Path

from tests.cli.conftest import Sudoku


def test_each_position_gets_a_line(sudoku: Sudoku) -> None:
    ended = sudoku("gomoku-solve", stdin=b"h8a1i8b3j8c5\nh8\n")

    assert ended.code == 0
    assert ended.out.splitlines() == ["1: g8 wins in 3", "2: no win is proved"]


def test_what_cannot_be_read_is_named_and_the_rest_goes_on(sudoku: Sudoku, tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_text("h8h8\nh8a1i8b3j8c5\n", "utf-8")
    ended = sudoku("gomoku-solve", str(file), "--any")

    assert ended.code == 1
    assert ended.err == ["1: two stones stand on one point"]
    assert ended.out == "2: g8 wins in 3\n"


def test_a_file_that_is_not_there_is_told(sudoku: Sudoku) -> None:
    assert sudoku("gomoku-solve", "nothing.txt").code == 3

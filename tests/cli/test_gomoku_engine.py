# SPDX-License-Identifier: MIT
"""`sudoku gomoku-engine`."""

import pytest

from tests.cli.conftest import Sudoku


@pytest.mark.parametrize("options", [(), ("--cpu-time", "--seed", "3", "--no-book")])
def test_ok_is_its_first_line_and_end_its_last(sudoku: Sudoku, options: tuple[str, ...]) -> None:
    said = b"INFO max_depth 2\r\nINFO timeout_turn 200\r\nSTART 15\r\nBEGIN\r\nEND\r\nTURN 1,1\r\n"
    ended = sudoku("gomoku-engine", *options, stdin=said)

    assert ended.code == 0
    assert ended.out.splitlines() == ["OK", "7,7"]


def test_it_ends_when_there_is_nothing_more_to_read(sudoku: Sudoku) -> None:
    assert sudoku("gomoku-engine", stdin=b"START 20\n").out == "OK\n"


def test_what_is_no_seed_is_refused(sudoku: Sudoku) -> None:
    assert sudoku("gomoku-engine", "--seed", "x").code == 2

# SPDX-License-Identifier: MIT
"""`sudoku unavoidable`."""

import json

import pytest

from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED


def test_each_set_is_a_line(sudoku: Sudoku) -> None:
    ended = sudoku("unavoidable", EASY, "--size", "6")
    assert ended.code == 0
    for line in ended.out.splitlines():
        size, drawn = line.split()
        assert 81 - drawn.count(".") == int(size) <= 6
        assert all(a in (b, ".") for a, b in zip(drawn, EASY_SOLVED, strict=True))


def test_cells_are_named(sudoku: Sudoku) -> None:
    ended = sudoku("unavoidable", EASY, "--size", "6", "--format", "jsonl")
    first = json.loads(ended.out.splitlines()[0])
    assert first["solution"] == EASY_SOLVED
    assert first["cells"].count("r") == first["size"]


@pytest.mark.parametrize("size", ["3", "16"])
def test_the_size_has_bounds(size: str, sudoku: Sudoku) -> None:
    assert sudoku("unavoidable", EASY, "--size", size).code == 2

# SPDX-License-Identifier: MIT
"""Layouts of jigsaws."""

from collections import Counter
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.making.full_grid import random_grid
from sudoku_qt.engine.sudoku.variants.making.growing import hangs_together
from sudoku_qt.engine.sudoku.variants.making.layouts import (
    layout_at_random,
    layouts_in,
    layouts_of_size,
)
from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import boxes
from sudoku_qt.paths import resource

FILE = resource("puzzles/jigsaw.txt")


def test_there_are_forty_for_nine_rows_and_some_for_less() -> None:
    assert Counter(map(len, layouts_in(FILE))) == {16: 3, 36: 12, 81: 40}


@pytest.mark.parametrize("number", range(55))
def test_regions_are_whole_and_a_board_can_be_filled(number: int) -> None:
    layout = layouts_in(FILE)[number]
    size = {16: 4, 36: 6, 81: 9}[len(layout)]
    rules = Rules(size, layout)
    assert [*map(len, rules.board.areas)] == [size] * size
    assert all(hangs_together(rules.board, area) for area in rules.board.areas)
    assert 0 not in random_grid(rules, SeededRandom("1"))


def test_they_are_turned_and_reflected_at_random(tmp_path: Path) -> None:
    file = tmp_path / "layouts.txt"
    file.write_text("# one\nAAAABBBBCCCDCDDD  # the last\n", encoding="utf-8")
    rng = SeededRandom("1")
    seen = {Rules(4, layout_at_random(file, 4, rng)) for _ in range(40)}
    assert len(seen) == 8
    assert layout_at_random(file, 9, rng) is None


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_to_choose_from_there_are_the_boxes_and_then_the_layouts_of_a_size(size: int) -> None:
    first, *others = layouts_of_size(FILE, size)
    assert first == boxes(size)
    assert bool(others) is (size != 16)
    assert all(len(each) == size * size and each != first for each in others)

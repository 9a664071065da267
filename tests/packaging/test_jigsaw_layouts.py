# SPDX-License-Identifier: MIT
"""The script that made the layouts of jigsaws."""

from collections.abc import Callable
from itertools import islice
from types import ModuleType

from sudoku_qt.paths import resource


def test_the_shipped_layouts_are_those_of_the_script(script: Callable[[str], ModuleType]) -> None:
    made = script("jigsaw_layouts")
    lines = resource("puzzles/jigsaw.txt").read_text("utf-8").splitlines()[1:]
    for size, count in ((4, 3), (6, 3), (9, 1)):
        shipped = [line for line in lines if len(line) == size * size]
        assert [*islice(made.layouts(size, count), count)] == shipped[:count]


def test_a_layout_turned_or_reflected_is_the_same(script: Callable[[str], ModuleType]) -> None:
    made = script("jigsaw_layouts")
    regions = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3)
    ways = [*made.turned(regions, 4)]
    assert len(ways) == 8
    for way in ways:
        assert min(made.turned(tuple(map(ord, way)), 4)) == min(ways)

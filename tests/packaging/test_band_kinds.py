# SPDX-License-Identifier: MIT
"""The script that made the list of the kinds of bands."""

from collections.abc import Callable
from itertools import islice
from types import ModuleType

from sudoku_qt.paths import resource

FIRST = bytes(map(int, "123456789456789123789123456"))


def test_the_shipped_file_is_the_scripts(script: Callable[[str], ModuleType]) -> None:
    assert resource("puzzles/bands.txt") == script("band_kinds").FILE


def test_bands_are_those_of_grids_and_what_exchanges_make_of_them(
    script: Callable[[str], ModuleType],
) -> None:
    made = script("band_kinds")
    for band in [*islice(made.bands(), 4), *made.walk([FIRST])]:
        for row in range(0, 27, 9):
            assert sorted(band[row : row + 9]) == [*range(1, 10)]
    assert len({*made.walk([FIRST])}) == 27

# SPDX-License-Identifier: MIT
"""What the parts of the window paint is what `tests/data/painted.txt` says.

Where that was meant to change, `python -m tests.views.painted_parts` writes the file anew: what it
then says is to be read.
"""

import sys
from itertools import pairwise

import pytest

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import ThemeStyle, wear
from tests.owners import LIGHT
from tests.views.painted import colour_names, told_apart
from tests.views.painted_parts import FILE, all_painted


def told() -> dict[str, list[str]]:
    """What the file says of each part."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    begun = [number for number, line in enumerate(lines) if not line.startswith("  ")]
    spans = pairwise([*begun, len(lines)])
    return {lines[first]: [line[2:] for line in lines[first + 1 : end]] for first, end in spans}


@pytest.mark.skipif(sys.platform != "linux", reason="letters are as wide as FreeType makes them")
def test_each_part_paints_what_is_written_down(faces: None, theme: Theme) -> None:
    found, wanted = all_painted(theme), told()
    wear(LIGHT, ThemeStyle)

    assert {name: lines for name, lines in found.items() if lines != wanted.get(name)} == {
        name: lines for name, lines in wanted.items() if lines != found.get(name)
    }


def test_each_colour_of_the_theme_is_told_from_the_others(theme: Theme) -> None:
    apart = told_apart(theme)
    colours = [getattr(apart, name).name() for name in colour_names(theme)]

    assert len(colours) > 50
    assert len({*colours}) == len(colours)

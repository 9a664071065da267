# SPDX-License-Identifier: MIT
"""The fonts that were cut hold what the board writes, in digits of one width."""

from collections.abc import Callable
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600}


@pytest.fixture(params=WEIGHTS)
def cut(request: pytest.FixtureRequest, script: Callable[[str], ModuleType]) -> TTFont:
    """Open one weight as it ships."""
    font = TTFont(script("fonts").TARGET / f"InterSudoku-{request.param}.otf")
    assert font["OS/2"].usWeightClass == WEIGHTS[request.param]
    return font


def test_every_character_has_its_glyph(cut: TTFont, script: Callable[[str], ModuleType]) -> None:
    assert set(map(ord, script("fonts").CHARACTERS)) <= set(cut.getBestCmap())


def test_the_digits_are_of_one_width(cut: TTFont) -> None:
    glyphs = cut.getBestCmap()
    widths = [cut["hmtx"][glyphs[ord(digit)]][0] for digit in "0123456789"]
    assert max(widths) - min(widths) <= cut["head"].unitsPerEm / 500


def test_no_font_of_the_system_bears_its_name(cut: TTFont) -> None:
    assert cut["name"].getBestFamilyName() == "Inter Sudoku"

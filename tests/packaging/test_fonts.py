# SPDX-License-Identifier: MIT
"""The fonts that were cut hold what the board writes, in digits of one width."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont

import sudoku_qt

WEIGHTS = {"Regular": 400, "Medium": 500, "SemiBold": 600}
VIEWS = Path(sudoku_qt.__file__).parent / "views"
SEPARATORS = {"\n", "\t", "\N{ZERO WIDTH SPACE}", "\N{LINE SEPARATOR}", "\N{PARAGRAPH SEPARATOR}"}
CHINESE = "\N{CJK RADICAL REPEAT}"
"""The first of the signs that come from a Chinese font."""


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


def test_what_views_write_by_themselves_looks_the_same_everywhere(cut: TTFont) -> None:
    signs = {sign for path in VIEWS.rglob("*.py") for text in texts(path) for sign in text}

    assert {sign for sign in signs - SEPARATORS if sign < CHINESE} <= set(
        map(chr, cut.getBestCmap())
    )


def texts(path: Path) -> Iterator[str]:
    """Yield the texts of a file that are not docstrings."""
    nodes = [*ast.walk(ast.parse(path.read_bytes()))]
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and id(node) not in docstrings:
            yield str(node.value)

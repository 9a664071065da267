# SPDX-License-Identifier: MIT
"""The drawing of a page's board: the program's own, in two sets of colours, without digits."""

import re

import pytest
from PySide6.QtGui import QColor

from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import image_of
from sudoku_qt.views.sudoku.web.drawing import BareBoard, Inks, drawn, named
from sudoku_qt.views.theme import Theme

THERMO = (
    '{"size":9,"grid":[' + ",".join(["[" + ",".join(["{}"] * 9) + "]"] * 9) + "],"
    '"thermometer":[{"lines":[["R1C1","R1C2","R2C3"]]}],"littlekillersum":'
    '[{"cell":"R0C3","direction":"DR","value":"12"}]}'
)


@pytest.fixture
def themes() -> list[Theme]:
    """A light and a dark theme."""
    return [Theme.read(resource(f"themes/{name}.json")) for name in ("light", "dark")]


def test_a_drawing_names_its_colours_in_pairs(themes: list[Theme]) -> None:
    inks = Inks()
    found = drawn(None, themes, inks)
    names = set(re.findall(r'"var\((--i\d+)\)"', found.content))
    assert not re.search(r"#[0-9a-f]{6}", found.content)
    light, dark = (
        dict(re.findall(r"(--i\d+):(#\w+);", inks.style(dark=each))) for each in (False, True)
    )
    assert set(light) == set(dark) == names
    assert {light[each] for each in names} == {
        themes[0].thin.name(), themes[0].box.name(), themes[0].window.name()
    }  # fmt: skip
    assert {dark[each] for each in names} == {
        themes[1].thin.name(), themes[1].box.name(), themes[1].window.name()
    }  # fmt: skip


def test_figures_are_drawn_and_clues_outside_have_room(themes: list[Theme]) -> None:
    puzzle, inks = read_variant(THERMO), Inks()
    plain, found = drawn(None, themes, inks), drawn(puzzle, themes, inks)
    assert themes[0].line_thermo.name() in inks.style(dark=False)
    assert themes[1].line_thermo.name() in inks.style(dark=True)
    assert found.board.cell < plain.board.cell
    assert found.board.left > found.board.cell // 3
    assert found.size == found.board.side + 2 * found.board.left


def test_clues_at_one_place_have_room_for_two_rings(themes: list[Theme]) -> None:
    two = THERMO.replace(
        '"littlekillersum"', '"xsum":[{"cell":"R0C3","value":"9"}],"littlekillersum"'
    )
    two = two.replace("R0C3", "R9C10").replace('"DR"', '"UL"')
    one = two.replace('"R9C10","direction"', '"R10C5","direction"')
    rims = [
        found.board.left / found.board.cell
        for found in (drawn(read_variant(each), themes, Inks()) for each in (one, two))
    ]
    assert rims[0] < 0.6
    assert rims[1] > 0.9


def test_grounds_and_digits_are_left_to_the_page(themes: list[Theme]) -> None:
    board = BareBoard(read_variant(THERMO.replace("{}", '{"value":5,"given":true}', 1)), themes[0])
    image = image_of(board)
    x, y = board.board.corner(4, 4)
    assert image.pixelColor(x + 10, y + 10).alpha() == 0
    x, y = board.board.corner(0, 0)
    middle = image.pixelColor(x + board.board.cell // 2, y + board.board.cell // 2)
    assert middle == QColor(themes[0].line_thermo)


def test_paintings_that_differ_in_more_than_colours_are_refused() -> None:
    inks = Inks()
    assert named(["<a ", "#111111", "/>"], ["<a ", "#222222", "/>"], inks) == '<a "var(--i0)"/>'
    with pytest.raises(ValueError, match="<a"):
        named(["<a ", "#111111", "/>"], ["<b ", "#222222", "/>"], inks)

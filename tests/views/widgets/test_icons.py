# SPDX-License-Identifier: MIT
"""Icons: one family, each inside its square, its upright and level lines whole at any scale."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.controllers.preferences.table import PAGES
from sudoku_qt.views.library.shelves import ICONS as SHELVES
from sudoku_qt.views.sudoku.learn.exercise.answer import ICONS as ANSWERS
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.icons import GRID, ICONS, draw_icon, icon_of, line_of, paths_of
from tests.sweeps import amount, every, in_turn
from tests.views.pixels import inks

SCALES = 1.0, 1.25, 1.5, 2.0, 3.0


def drawn(name: str, scale: float, side: float = 16, at: float = 10) -> QImage:
    """An icon in a place of a picture at a scale."""
    image = QImage(round(60 * scale), round(60 * scale), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    draw_icon(painter, name, QRectF(at, at, side, side), QColor("black"))
    painter.end()
    return image


def inked(image: QImage) -> dict[tuple[int, int], int]:
    """How much ink lies on each pixel that has any."""
    alphas = inks(image)
    rows, columns = np.nonzero(alphas)
    places = zip(columns.tolist(), rows.tolist(), strict=True)
    return dict(zip(places, alphas[rows, columns].tolist(), strict=True))


@amount("scales", 2, 5)
@pytest.mark.parametrize("name", every(6, ICONS))
def test_each_icon_stays_inside_its_square_and_fills_it(name: str, scales: int) -> None:
    for scale in SCALES[:scales]:
        places = inked(drawn(name, scale))
        first, last = round(10 * scale), round(26 * scale)
        assert all(first - 1 <= x <= last and first - 1 <= y <= last for x, y in places)
        wide = max(max(xs) - min(xs) for xs in zip(*places, strict=True))
        assert wide >= 0.45 * 16 * scale


@in_turn("scale", SCALES)
def test_upright_and_level_lines_are_crisp(scale: float) -> None:
    plus = inked(drawn("plus", scale))
    width = line_of(round(16 * scale))
    column = [alpha for (x, _), alpha in plus.items() if x == round(14 * scale)]
    assert column == [255] * width, "no pixel beside the line has a share of it"


def test_all_lines_are_of_one_width() -> None:
    assert [line_of(round(16 * scale)) for scale in SCALES] == [2, 2, 2, 3, 5]


@in_turn("scale", SCALES)
@in_turn("pair", [("undo", "redo"), ("left", "right")])
def test_those_that_belong_together_are_mirror_images(scale: float, pair: tuple[str, str]) -> None:
    first, second = (inked(drawn(name, scale)) for name in pair)
    extent = [max(x for x, _ in each) - min(x for x, _ in each) for each in (first, second)]
    assert abs(extent[0] - extent[1]) <= 1
    assert abs(sum(first.values()) - sum(second.values())) < 0.08 * sum(first.values())


@pytest.mark.slow
def test_no_two_icons_are_alike() -> None:
    pictures = {name: frozenset(inked(drawn(name, 2.0))) for name in ICONS}
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize("name", every(6, ICONS))
def test_every_icon_keeps_to_the_grid(name: str) -> None:
    outline, filled = paths_of(name, GRID)
    for path in (outline, filled):
        assert (
            QRectF(1, 1, GRID - 2, GRID - 2).contains(path.boundingRect().adjusted(0, 0, 0.1, 0.1))
            or path.isEmpty()
        )


@in_turn("icon", [icon for _, _, icon in PAGES])
def test_the_pages_of_the_preferences_have_icons_of_the_family(icon: str) -> None:
    assert icon in ICONS


def test_the_lists_that_have_icons_share_none_of_another_meaning() -> None:
    pages = {icon for _, _, icon in PAGES}
    shelves, answers = {*SHELVES.values()}, {*ANSWERS.values()}
    assert pages & shelves == {"play"}, "what goes on"
    assert pages & answers == set()
    assert shelves & answers == {"tick"}, "what is done"
    assert len(pages) == len(PAGES)
    assert len(shelves) == len(SHELVES)
    assert "star" not in pages, "that is a favourite"
    assert not {"info"} & (pages | shelves | answers), "what lies behind a card"


def test_an_icon_for_qt_s_own_buttons_has_the_pixels_of_its_screen(
    qapp: object, theme: Theme
) -> None:
    for ratio in (1.0, 2.0):
        picture = icon_of("right", theme.text, 16, ratio).pixmap(QSize(16, 16), ratio)
        assert picture.size() == QSize(16, 16) * ratio
        row = [picture.toImage().pixelColor(x, round(8 * ratio)) for x in range(picture.width())]
        assert any(colour.alpha() for colour in row)
        assert not row[0].alpha()

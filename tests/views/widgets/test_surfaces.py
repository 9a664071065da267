# SPDX-License-Identifier: MIT
"""Surfaces: lines are whole pixels at every scale, and a shadow stays inside its place."""

import pytest
from PySide6.QtCore import QRectF, qInstallMessageHandler
from PySide6.QtGui import QColor, QImage, QPainter

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets import surfaces
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface, raised
from tests.sweeps import in_turn

GROUND, LINE, SHADOW = QColor("#ffffff"), QColor("#0000ff"), QColor("#ff0000")


def drawn(ratio: float, surface: Surface) -> QImage:
    """Draw a surface of 40 by 30 at a scale, at 10.3, 10.3 of transparent ground."""
    image = QImage(round(60 * ratio), round(60 * ratio), QImage.Format.Format_ARGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(0)
    painter = QPainter(image)
    draw_surface(painter, QRectF(10.3, 10.3, 40, 30), 8, surface)
    painter.end()
    return image


@in_turn("ratio", [1, 1.25, 1.5, 2, 3])
def test_lines_and_shadows_are_whole_pixels(ratio: float) -> None:
    image = drawn(ratio, Surface(GROUND, LINE, SHADOW))
    across = {image.pixelColor(x, round(25 * ratio)).rgba() for x in range(image.width())}
    down = {image.pixelColor(round(30 * ratio), y).rgba() for y in range(image.height())}
    assert across == {0, GROUND.rgba(), LINE.rgba()}
    assert down == {*across, SHADOW.rgba()}


def test_a_surface_without_ground_is_a_frame() -> None:
    image = drawn(1, Surface(QColor(0, 0, 0, 0), LINE))
    assert image.pixelColor(30, 25).alpha() == 0
    assert image.pixelColor(11, 25) == LINE


def test_cards_and_keys_part_from_the_window_by_a_line_and_a_shadow(each_theme: Theme) -> None:
    surface = raised(each_theme)
    assert (surface.ground, surface.line) == (each_theme.panel, each_theme.edge)
    assert surface.shadow.alpha() > 0


def test_what_looks_alike_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    surface = Surface(QColor("#fedcba"), LINE, SHADOW)
    first = drawn(1.5, surface)
    monkeypatch.setattr(surfaces, "fill_round", None)

    assert drawn(1.5, surface) == first


@in_turn("size", [(0, 8), (0.3, 8), (8, 0.4), (0, 0)])
def test_less_than_a_pixel_is_nothing_and_no_fault(size: tuple[float, float]) -> None:
    told: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, words: told.append(words))
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_surface(painter, QRectF(4.2, 4.2, *size), 4, Surface(QColor("#123456")))
    painter.end()
    qInstallMessageHandler(before)
    assert told == []
    assert {image.pixelColor(x, y).alpha() for x in range(20) for y in range(20)} == {0}

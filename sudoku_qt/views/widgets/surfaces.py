# SPDX-License-Identifier: MIT
"""The surface of which cards, keys, buttons and fields consist, in whole device pixels."""

from math import ceil, floor
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPixmapCache

from sudoku_qt.views.device_pixels import NUDGE, line_width, use_device_pixels
from sudoku_qt.views.theme import Theme, blend

SHADOW_LIGHT, SHADOW_DARK = 0.10, 0.35
"""The opacity of the shadow below a raised surface."""
FAINT = 0.45
"""The opacity of disabled widgets."""
LIGHTER = 0.06
"""How much lighter the accent is under the mouse, and how much darker while pressed."""
NOTHING = QColor(0, 0, 0, 0)
MOST_KEPT = 2**16
"""The most pixels of a surface that is cached: a button has no more, a card far more."""


class Surface(NamedTuple):
    """A background, an outline, and a shadow below; each may be transparent."""

    ground: QColor
    line: QColor = NOTHING
    shadow: QColor = NOTHING
    width: float = 1.0
    """The width of the line, in logical pixels."""


class State(NamedTuple):
    """The state of a button."""

    on: bool = False
    down: bool = False
    hovered: bool = False
    enabled: bool = True


def shadow_of(theme: Theme) -> QColor:
    """The colour of the shadow in a theme."""
    ink = QColor(0, 0, 0)
    ink.setAlphaF(SHADOW_DARK if theme.dark else SHADOW_LIGHT)
    return ink


def raised(theme: Theme) -> Surface:
    """A surface that is raised from the window: a card, a key, a button."""
    return Surface(theme.panel, theme.edge, shadow_of(theme))


def button_surface(theme: Theme, state: State) -> Surface:
    """The surface of a button in a state."""
    if state.on:
        return Surface(theme.accent_ground, theme.cursor)
    if not state.enabled:
        return Surface(theme.panel, theme.edge)
    if state.down:
        return Surface(theme.press, theme.edge)
    return raised(theme)._replace(ground=theme.hover) if state.hovered else raised(theme)


def button_ink(theme: Theme, state: State) -> QColor:
    """The ink on that surface."""
    return theme.accent_text if state.on else theme.text


def primary_surface(theme: Theme, state: State) -> Surface:
    """The surface of a primary button: the accent."""
    accent = theme.cursor
    if state.down or state.hovered:
        accent = blend(accent, QColor("black" if state.down else "white"), LIGHTER)
    shadow = shadow_of(theme) if state.enabled and not state.down else NOTHING
    return Surface(accent, shadow=shadow)


def draw_surface(painter: QPainter, place: QRectF, radius: float, surface: Surface) -> None:
    """Draw a surface with round corners; the shadow takes the last logical pixel of the rectangle.

    Outline and shadow are aligned to whole device pixels at any scale.
    """
    painter.save()
    to_device = painter.deviceTransform()
    ratio = to_device.m11()
    body = inside(to_device.mapRect(place))
    use_device_pixels(painter)
    body.translate(-round(to_device.dx()), -round(to_device.dy()))
    if body.toRect().isEmpty():
        pass  # less than a pixel, such as the bar of a small number
    elif body.width() * body.height() <= MOST_KEPT:
        painter.drawPixmap(body.topLeft(), _picture(body, radius * ratio, surface, ratio))
    else:
        _draw_body(painter, body, radius * ratio, surface, ratio)
    painter.restore()


def _picture(body: QRectF, radius: float, surface: Surface, ratio: float) -> QPixmap:
    """A cached picture of a surface: the buttons of a pad look alike, and are painted often."""
    inks = (surface.ground.rgba(), surface.line.rgba(), surface.shadow.rgba(), surface.width)
    look = f"surface {body.width()} {body.height()} {radius} {ratio} {inks}"
    picture = QPixmap()
    if not QPixmapCache.find(look, picture):
        picture = QPixmap(body.size().toSize())
        picture.fill(NOTHING)
        painter = QPainter(picture)
        _draw_body(painter, QRectF(picture.rect()), radius, surface, ratio)
        painter.end()
        QPixmapCache.insert(look, picture)
    return picture


def _draw_body(
    painter: QPainter, body: QRectF, radius: float, surface: Surface, ratio: float
) -> None:
    """Draw a surface in whole device pixels."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    below = line_width(1, ratio) if surface.shadow.alpha() else 0
    line = line_width(surface.width, ratio) if surface.line.alpha() else 0
    body = body.adjusted(0, 0, 0, -below)
    if below:
        fill_round(painter, body.translated(0, below), radius, surface.shadow)
    half = line / 2
    fill_round(painter, body.adjusted(half, half, -half, -half), radius - half, surface.ground)
    if line:
        fill_frame(painter, body, radius, line, surface.line)


def fill_frame(painter: QPainter, place: QRectF, radius: float, width: float, ink: QColor) -> None:
    """Fill the area between a rounded rectangle and a smaller one inside it."""
    path = QPainterPath()
    path.addRoundedRect(place, radius, radius)
    inner = max(0.0, radius - width)
    path.addRoundedRect(place.adjusted(width, width, -width, -width), inner, inner)
    painter.fillPath(path, ink)


def inside(place: QRectF) -> QRectF:
    """The whole pixels inside a rectangle: beyond it another widget would cut them off."""
    left, top = ceil(place.left() - NUDGE), ceil(place.top() - NUDGE)
    right, bottom = floor(place.right() + NUDGE), floor(place.bottom() + NUDGE)
    return QRectF(left, top, max(0, right - left), max(0, bottom - top))


def fill_round(painter: QPainter, place: QRectF, radius: float, ink: QColor) -> None:
    """Fill a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(place, max(0.0, radius), max(0.0, radius))
    painter.fillPath(path, ink)

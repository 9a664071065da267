# SPDX-License-Identifier: MIT
"""The design of scroll bars and progress bars."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionProgressBar, QStyleOptionSlider, QWidget

from sudoku_qt.views.style.buttons import state_of
from sudoku_qt.views.theme import Theme, blend
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

Part = QStyle.SubControl
HANDLE, LEAST_HANDLE = 6, 32
BAR = 6
REST, HELD = 0.35, 0.6
"""The share of the text's ink of a handle, and of one that is dragged or under the mouse."""


def scroll_bar_part(
    theme: Theme, option: QStyleOptionSlider, part: QStyle.SubControl
) -> QRect | None:
    """The rectangle of a part of a scroll bar: a groove all along, and the handle; no arrows."""
    if part in {Part.SC_ScrollBarAddLine, Part.SC_ScrollBarSubLine}:
        return QRect(option.rect.bottomRight(), option.rect.bottomRight())
    if part == Part.SC_ScrollBarGroove:
        return QRect(option.rect)
    if part == Part.SC_ScrollBarSlider:
        return handle_of(theme, option)
    return None


def handle_of(theme: Theme, option: QStyleOptionSlider) -> QRect:
    """The rectangle of a scroll bar's handle."""
    upright = option.orientation == Qt.Orientation.Vertical
    room = option.rect.height() if upright else option.rect.width()
    span = option.maximum - option.minimum
    share = option.pageStep / (span + option.pageStep) if span > 0 else 1.0
    length = min(room, max(theme.px(LEAST_HANDLE), round(room * share)))
    start = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, room - length, option.upsideDown
    )
    if upright:
        return QRect(option.rect.left(), option.rect.top() + start, option.rect.width(), length)
    return QRect(option.rect.left() + start, option.rect.top(), length, option.rect.height())


def draw_scroll_bar(
    theme: Theme, option: QStyleOptionSlider, painter: QPainter, _: QWidget | None
) -> None:
    """Draw only the handle."""
    if option.maximum <= option.minimum:
        return
    state, place = state_of(option), QRectF(handle_of(theme, option))
    thick = theme.px(HANDLE)
    spare = (min(place.width(), place.height()) - thick) / 2
    if option.orientation == Qt.Orientation.Vertical:
        place.adjust(spare, 2, -spare, -2)
    else:
        place.adjust(2, spare, -2, -spare)
    strength = HELD if state.hovered or state.down else REST
    ink = blend(theme.panel, theme.text, strength)
    draw_surface(painter, place, thick / 2, Surface(ink))


def draw_progress(
    theme: Theme, option: QStyleOptionProgressBar, painter: QPainter, _: QWidget | None
) -> None:
    """Draw a thin bar that fills from the left."""
    thick = theme.px(BAR)
    groove = QRectF(option.rect)
    groove.setTop(groove.center().y() - thick / 2)
    groove.setHeight(thick)
    draw_surface(painter, groove, thick / 2, Surface(theme.well))
    span = option.maximum - option.minimum
    if span > 0 and option.progress > option.minimum:
        share = (option.progress - option.minimum) / span
        groove.setWidth(max(thick, groove.width() * share))
        draw_surface(painter, groove, thick / 2, Surface(theme.cursor))

# SPDX-License-Identifier: MIT
"""The design of line edits, spin boxes and combo boxes."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionSpinBox,
    QWidget,
)

from sudoku_qt.views.sizes import KEY_RADIUS, STEP
from sudoku_qt.views.style.buttons import passing, state_of
from sudoku_qt.views.style.measures import COMBO_ARROW, SPIN_BUTTON
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import FAINT, Surface, button_surface, draw_surface

Part, Flag = QStyle.SubControl, QStyle.StateFlag
ICON = 16


def field_of(theme: Theme, *, keyed: bool) -> Surface:
    """The surface of a field, which shows whether it has the focus."""
    return Surface(theme.panel, theme.cursor if keyed else theme.outline)


def has_frame(option: QStyleOption) -> bool:
    """Whether a field stands alone, and not inside another control."""
    return isinstance(option, QStyleOptionFrame) and option.lineWidth > 0


def draw_line_edit(
    theme: Theme, option: QStyleOptionFrame, painter: QPainter, _: QWidget | None
) -> None:
    """Draw a field; one inside another control has no frame of its own."""
    if not has_frame(option):
        return
    state = state_of(option)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = field_of(theme, keyed=bool(option.state & Flag.State_HasFocus))
    draw_surface(painter, QRectF(option.rect), theme.px(KEY_RADIUS), surface)
    painter.restore()


# A choice of words


def draw_combo_box(
    theme: Theme, option: QStyleOptionComboBox, painter: QPainter, widget: QWidget | None
) -> None:
    """Draw a button with an arrow; `draw_combo_label` writes the current text."""
    state = state_of(option)._replace(on=False)
    place = QRectF(option.rect)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = passing(theme, button_surface(theme, state), widget)
    draw_surface(painter, place, theme.px(KEY_RADIUS), surface)
    arrow = QRectF(0, 0, theme.px(ICON), theme.px(ICON))
    arrow.moveCenter(place.center())
    arrow.moveRight(place.right() - theme.px(COMBO_ARROW - ICON) / 2)
    draw_icon(painter, "down", arrow, theme.text)
    painter.restore()


def draw_combo_label(
    theme: Theme, option: QStyleOptionComboBox, painter: QPainter, _: QWidget | None
) -> None:
    """Write the current text."""
    state = state_of(option)
    room = option.rect.adjusted(theme.px(STEP + 4), 0, -theme.px(COMBO_ARROW), -1)
    text = option.fontMetrics.elidedText(
        option.currentText, Qt.TextElideMode.ElideRight, room.width()
    )
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    painter.setPen(theme.text)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
    painter.restore()


# A number


def spin_box_part(theme: Theme, option: QStyleOptionSpinBox, part: QStyle.SubControl) -> QRect:
    """The rectangles of a spin box's number and, at its right, of minus and plus."""
    whole, width = option.rect, theme.px(SPIN_BUTTON)
    more = QRect(whole.right() + 1 - width, whole.top(), width, whole.height())
    if part == Part.SC_SpinBoxUp:
        return more
    if part == Part.SC_SpinBoxDown:
        return more.translated(-width, 0)
    if part == Part.SC_SpinBoxEditField:
        return whole.adjusted(theme.px(STEP), 1, -2 * width - theme.px(4), -1)
    return QRect(whole)


def draw_spin_box(
    theme: Theme, option: QStyleOptionSpinBox, painter: QPainter, _: QWidget | None
) -> None:
    """Draw a field with a minus and a plus, each after a line."""
    state = state_of(option)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = field_of(theme, keyed=bool(option.state & Flag.State_HasFocus))
    draw_surface(painter, QRectF(option.rect), theme.px(KEY_RADIUS), surface)
    for part, icon in ((Part.SC_SpinBoxDown, "minus"), (Part.SC_SpinBoxUp, "plus")):
        _draw_step(theme, option, painter, part, icon)
    painter.restore()


def _draw_step(
    theme: Theme,
    option: QStyleOptionSpinBox,
    painter: QPainter,
    part: QStyle.SubControl,
    icon: str,
) -> None:
    place = QRectF(spin_box_part(theme, option, part))
    inside = place.adjusted(1, 2, -2, -2)
    active = option.activeSubControls == part and option.state & Flag.State_Enabled
    if active:
        pressed = option.state & Flag.State_Sunken
        ground = theme.press if pressed else theme.hover
        draw_surface(painter, inside, theme.px(KEY_RADIUS - 2), Surface(ground))
    painter.fillRect(QRectF(place.left(), place.top() + 1, 1, place.height() - 2), theme.edge)
    side = theme.px(ICON)
    mark = QRectF(0, 0, side, side)
    mark.moveCenter(place.center())
    draw_icon(painter, icon, mark, theme.text)

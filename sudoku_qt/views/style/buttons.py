# SPDX-License-Identifier: MIT
"""The design of push buttons, tool buttons, check boxes and radio buttons."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QPushButton,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionToolButton,
    QWidget,
)

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import KEY_RADIUS
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import PRIMARY
from sudoku_qt.views.widgets.fade import faded
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.letter_keys import letters, written
from sudoku_qt.views.widgets.surfaces import (
    FAINT,
    State,
    Surface,
    button_ink,
    button_surface,
    draw_surface,
    primary_surface,
)

Flag = QStyle.StateFlag
BOX_RADIUS = 5
ICON, BESIDE_ICON = 16, 8
ICON_NAME = "icon_name"
"""The property of a button that names the icon before its text."""
MORE_MENUS = "qt_menubar_ext_button"
"""Qt's name of the button for menus that do not fit into a menu bar."""
DOT = 0.22
"""The radius of a radio button's dot, as a part of the button's size."""


def state_of(option: QStyleOption) -> State:
    """The state of a control."""
    flags = option.state
    return State(
        on=bool(flags & Flag.State_On),
        down=bool(flags & Flag.State_Sunken),
        hovered=bool(flags & Flag.State_MouseOver),
        enabled=bool(flags & Flag.State_Enabled),
    )


def passing(theme: Theme, surface: Surface, widget: QWidget | None) -> Surface:
    """The surface of a control during its transition to another one; list rows have none."""
    is_one = isinstance(widget, QAbstractButton | QComboBox)
    return faded(widget, theme, surface) if is_one and widget else surface


def is_primary(widget: QWidget | None) -> bool:
    """Whether a button is the primary one."""
    return isinstance(widget, QPushButton) and bool(widget.property(PRIMARY))


def draw_push_button(
    theme: Theme, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None
) -> None:
    """Draw the surface of a button."""
    state = state_of(option)
    surface = primary_surface(theme, state) if is_primary(widget) else button_surface(theme, state)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = passing(theme, surface, widget)
    draw_surface(painter, QRectF(option.rect), theme.px(KEY_RADIUS), surface)
    painter.restore()


def draw_push_label(
    theme: Theme, option: QStyleOptionButton, painter: QPainter, widget: QWidget | None
) -> None:
    """Write the label of a button."""
    state = state_of(option)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    painter.setPen(theme.on_accent if is_primary(widget) else button_ink(theme, state))
    body = QRectF(option.rect.adjusted(0, 0, 0, -1))
    side, gap = theme.px(ICON), theme.px(BESIDE_ICON)
    before, behind = icons_of(widget)
    text = written(option.text, widget)
    if is_primary(widget):
        painter.setFont(heavier(painter.font()))
    word = QFontMetrics(painter.font()).horizontalAdvance(text.replace("&", ""))
    if before:
        left = body.center().x() - (side + gap + word) / 2
        place = QRectF(left, body.center().y() - side / 2, side, side)
        draw_icon(painter, before, place, painter.pen().color())
        body.translate((side + gap) / 2, 0)
    if behind and word + side + 3 * gap <= body.width():
        left = body.center().x() + (word + gap - side) / 2
        place = QRectF(left, body.center().y() - side / 2, side, side)
        draw_icon(painter, behind, place, painter.pen().color())
        body.translate(-(side + gap) / 2, 0)
    painter.drawText(body, Qt.AlignmentFlag.AlignCenter | letters(widget), text)
    painter.restore()


def heavier(font: QFont) -> QFont:
    """The font of a primary button."""
    heavy = QFont(font)
    heavy.setWeight(QFont.Weight(Weight.DemiBold))
    return heavy


def draw_tool_label(
    theme: Theme, option: QStyleOptionToolButton, painter: QPainter, widget: QWidget | None
) -> None:
    """Write the label of a quiet tool button, followed by its icon.

    The label is aligned with the text above and below it; without an icon it is aligned at its end.
    The extension button of a menu bar is drawn as three dots: Qt's own arrow is black.
    """
    if widget and widget.objectName() == MORE_MENUS:
        dots = QRectF(0, 0, theme.px(ICON), theme.px(ICON))
        dots.moveCenter(QRectF(option.rect).center())
        draw_icon(painter, "more", dots, theme.text)
        return
    state, side = state_of(option), 0 if option.icon.isNull() else option.iconSize.width()
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    painter.setPen(theme.text)
    font = QFont(option.font)
    font.setUnderline(state.enabled and (state.hovered or state.down))
    painter.setFont(font)
    text, place = written(option.text, widget), widget.rect() if widget else option.rect
    word = option.fontMetrics.horizontalAdvance(text.replace("&", ""))
    if side:
        left = place.left() + word + theme.px(BESIDE_ICON)
        option.icon.paint(painter, QRect(left, place.center().y() - side // 2, side, side))
    ends = Qt.AlignmentFlag.AlignLeft if side else Qt.AlignmentFlag.AlignRight
    painter.drawText(place, ends | Qt.AlignmentFlag.AlignVCenter | letters(widget), text)
    painter.restore()


def icons_of(widget: QWidget | None) -> tuple[str, str]:
    """The icons before and after a button's label; after it, Return, if that presses it."""
    if not isinstance(widget, QPushButton):
        return "", ""
    by_return = is_primary(widget) and widget.isDefault()
    return str(widget.property(ICON_NAME) or ""), "return" if by_return else ""


def draw_check_box(
    theme: Theme, option: QStyleOption, painter: QPainter, widget: QWidget | None
) -> None:
    """Draw a box, and in it a tick or, if it is partially checked, a dash."""
    state, place = state_of(option), QRectF(option.rect)
    half = bool(option.state & Flag.State_NoChange)
    painter.save()
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = passing(theme, marked(theme, state, on=state.on or half), widget)
    draw_surface(painter, place, theme.px(BOX_RADIUS), surface)
    inner = place.adjusted(1, 1, -1, -1)
    if state.on or half:
        draw_icon(painter, "minus" if half else "tick", inner, theme.on_accent)
    painter.restore()


def draw_radio_button(
    theme: Theme, option: QStyleOption, painter: QPainter, widget: QWidget | None
) -> None:
    """Draw a disc, and in it a dot if it is on."""
    state, place = state_of(option), QRectF(option.rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setOpacity(1.0 if state.enabled else FAINT)
    surface = passing(theme, marked(theme, state, on=state.on), widget)
    draw_surface(painter, place, place.height() / 2, surface)
    if state.on:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.on_accent)
        radius = place.height() * DOT
        painter.drawEllipse(QPointF(place.center()), radius, radius)
    painter.restore()


def marked(theme: Theme, state: State, *, on: bool) -> Surface:
    """The surface of a check box or radio button."""
    if on:
        return Surface(theme.cursor)
    return Surface(theme.hover if state.hovered else theme.panel, theme.outline)

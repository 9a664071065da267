# SPDX-License-Identifier: MIT
"""The design of menus and tool tips."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QRegion
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionMenuItem, QWidget

from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.style.buttons import state_of
from sudoku_qt.views.style.measures import (
    HEADING_BEGIN,
    MENU_END,
    MENU_ICON,
    before_words,
    heading_font,
)
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.letter_keys import letters
from sudoku_qt.views.widgets.surfaces import FAINT, Surface, draw_surface

Kind, Check, Flag = (
    QStyleOptionMenuItem.MenuItemType,
    QStyleOptionMenuItem.CheckType,
    QStyle.StateFlag,
)
ROW_RADIUS = 6


def draw_menu_ground(
    theme: Theme, option: QStyleOption, painter: QPainter, _: QWidget | None
) -> None:
    """Draw the background and frame of a menu."""
    painter.fillRect(option.rect, theme.panel)
    radius = theme.px(CARD_RADIUS)
    draw_surface(painter, QRectF(option.rect), radius, Surface(theme.panel, theme.edge))


def menu_shape(theme: Theme, rect: QRect) -> QRegion:
    """The visible shape of a menu, without the outside of its round corners."""
    path, radius = QPainterPath(), theme.px(CARD_RADIUS)
    path.addRoundedRect(QRectF(rect), radius, radius)
    return QRegion(path.toFillPolygon().toPolygon())


def draw_tip(theme: Theme, option: QStyleOption, painter: QPainter, _: QWidget | None) -> None:
    """Draw the background and frame of a tool tip."""
    draw_surface(painter, QRectF(option.rect), 0, Surface(theme.panel, theme.edge))


def draw_menu_bar_item(
    theme: Theme, option: QStyleOptionMenuItem, painter: QPainter, widget: QWidget | None
) -> None:
    """Write the title of a menu, on a background if the menu is open or under the mouse."""
    state = state_of(option)
    painter.save()
    painter.fillRect(option.rect, theme.window)
    if state.enabled and (state.down or option.state & Flag.State_Selected):
        inside = QRectF(option.rect).adjusted(2, 3, -2, -3)
        ground = theme.accent_ground if state.down else theme.press
        draw_surface(painter, inside, theme.px(ROW_RADIUS), Surface(ground))
    painter.setPen(theme.accent_text if state.down else theme.text)
    painter.setOpacity(1.0 if state.enabled else FAINT)
    flags = Qt.AlignmentFlag.AlignCenter | letters(widget)
    painter.drawText(option.rect, flags, option.text)
    painter.restore()


def draw_menu_item(
    theme: Theme, option: QStyleOptionMenuItem, painter: QPainter, _: QWidget | None
) -> None:
    """Draw a menu row: a tick, an icon, the words, the shortcut, an arrow to a submenu."""
    if option.menuItemType == Kind.Separator and option.text:
        _write_heading(theme, option, painter)
        return
    if option.menuItemType == Kind.Separator:
        middle = option.rect.center().y()
        painter.fillRect(option.rect.left(), middle, option.rect.width(), 1, theme.edge)
        return
    state = state_of(option)
    painter.save()
    if option.state & Flag.State_Selected:
        ground = Surface(theme.accent_ground if state.enabled else theme.hover)
        draw_surface(painter, QRectF(option.rect), theme.px(ROW_RADIUS), ground)
    painter.setOpacity(1.0 if state.enabled else FAINT)
    _draw_mark(theme, option, painter)
    _write_row(theme, option, painter)
    painter.restore()


def _write_heading(theme: Theme, option: QStyleOptionMenuItem, painter: QPainter) -> None:
    """Write the heading above the rows of a section."""
    painter.save()
    painter.setFont(heading_font(option.font))
    painter.setPen(theme.muted)
    room = option.rect.adjusted(theme.px(HEADING_BEGIN), 0, 0, 0)
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, option.text)
    painter.restore()


def _draw_mark(theme: Theme, option: QStyleOptionMenuItem, painter: QPainter) -> None:
    """Draw the tick and the icon at the left, and the arrow at the right."""
    side, place = theme.px(MENU_ICON), QRectF(option.rect)
    mark = QRectF(0, 0, side, side)
    mark.moveCenter(place.center())
    if option.checkType != Check.NotCheckable and option.checked:
        mark.moveLeft(place.left() + theme.px(10))
        draw_icon(painter, "tick", mark, theme.accent_text)
    if not option.icon.isNull():
        mark.moveLeft(place.left() + before_words(theme, option) - theme.px(STEP) - side)
        option.icon.paint(painter, mark.toRect())
    if option.menuItemType == Kind.SubMenu:
        mark.moveRight(place.right() - theme.px(STEP - 2))
        draw_icon(painter, "right", mark, theme.muted)


def _write_row(theme: Theme, option: QStyleOptionMenuItem, painter: QPainter) -> None:
    """Write the text and the keys of a row."""
    room = option.rect.adjusted(before_words(theme, option), 0, -theme.px(MENU_END // 2), 0)
    words, _, keys = option.text.partition("\t")
    middle = Qt.AlignmentFlag.AlignVCenter
    painter.setFont(option.font)
    painter.setPen(theme.text)
    flags = middle | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextShowMnemonic
    painter.drawText(room, flags | Qt.TextFlag.TextSingleLine, words)
    painter.setPen(theme.muted)
    if option.menuItemType == Kind.SubMenu:  # the arrow stands at the end
        room.setRight(room.right() - theme.px(MENU_ICON))
    painter.drawText(room, middle | Qt.AlignmentFlag.AlignRight, keys)

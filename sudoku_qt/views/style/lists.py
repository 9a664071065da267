# SPDX-License-Identifier: MIT
"""The design of lists, trees and the frames around them."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionViewItem, QWidget

from sudoku_qt.views.sizes import KEY_RADIUS
from sudoku_qt.views.style.buttons import state_of
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

Flag = QStyle.StateFlag
ROW_RADIUS = 6
CHEVRON = 14


def draw_frame(theme: Theme, option: QStyleOption, painter: QPainter, _: QWidget | None) -> None:
    """Draw the frame of a list or a text."""
    draw_surface(
        painter, QRectF(option.rect), theme.px(KEY_RADIUS), Surface(theme.panel, theme.edge)
    )


def draw_item_ground(
    theme: Theme, option: QStyleOptionViewItem, painter: QPainter, _: QWidget | None
) -> None:
    """Draw the background of a row that is selected, or under the mouse."""
    state = state_of(option)
    chosen = bool(option.state & Flag.State_Selected)
    option.palette.setColor(QPalette.ColorRole.HighlightedText, theme.accent_text)
    ground = theme.accent_ground if chosen else theme.hover if state.hovered else NOTHING
    draw_surface(painter, QRectF(option.rect), theme.px(ROW_RADIUS), Surface(ground))


def draw_branch(theme: Theme, option: QStyleOption, painter: QPainter, _: QWidget | None) -> None:
    """Draw whether a branch is folded; there are no lines to its children."""
    if not option.state & Flag.State_Children:
        return
    side = theme.px(CHEVRON)
    place = QRectF(0, 0, side, side)
    place.moveCenter(QRectF(option.rect).center())
    unfolded = bool(option.state & Flag.State_Open)
    right_to_left = option.direction == Qt.LayoutDirection.RightToLeft
    icon = "down" if unfolded else "left" if right_to_left else "right"
    draw_icon(painter, icon, place, theme.text)

# SPDX-License-Identifier: MIT
"""The tool bar: words, not riddles, with the clock and its pause at the right."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QColor, QFontMetrics, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP, tools_height
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards import Line
from sudoku_qt.views.widgets.icons import draw_icon

MNEMONIC = re.compile(r"\s*\([A-Z]\)")
"""The letter that languages without Latin ones put behind a menu's text."""
MARGIN = 14
BETWEEN_WORDS = 6
BETWEEN_GROUPS = 14


class ActionButton(WordButton):
    """A button that shows an action and triggers it.

    An action whose property "icon_name" names an icon is drawn with it; one with a menu gets a
    small arrow that opens the menu.
    """

    width_changed = Signal()

    def __init__(self, action: QAction, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent=parent)
        self.action = action
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab leads to the board and the cards
        self.clicked.connect(action.trigger)
        action.changed.connect(self.follow)
        self.follow()

    def follow(self) -> None:
        """Show the action as it is now."""
        action = self.action
        word = MNEMONIC.sub("", action.iconText())
        renamed = self.text() != word
        self.setText(word)
        self.setAccessibleName(word)
        self.setToolTip(action.toolTip())
        self.setEnabled(action.isEnabled())
        self.setCheckable(action.isCheckable())
        self.setChecked(action.isChecked())
        self.update()
        if renamed:
            self.width_changed.emit()

    def nextCheckState(self) -> None:
        """Leave it to the action whether it is on."""

    @property
    def _menu(self) -> QMenu | None:
        menu = self.action.menu()
        return menu if isinstance(menu, QMenu) else None

    @property
    def _icon_name(self) -> str:
        return str(self.action.property("icon_name") or "")

    def sizeHint(self) -> QSize:
        """Leave room for the word or the icon, and the arrow."""
        height = self.theme.px(BUTTON_HEIGHT)
        if self._icon_name:
            return QSize(self.theme.px(34), height)
        width = QFontMetrics(self.font()).horizontalAdvance(self.text()) + self.theme.px(32)
        return QSize(width + (self.theme.px(14) if self._menu else 0), height)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Draw the icon, or the word with its arrow."""
        side = self.theme.px(16)
        place = QRectF(0, 0, side, side)
        if self._icon_name:
            place.moveCenter(QRectF(self.rect()).center())
            draw_icon(painter, self._icon_name, place, ink)
            return
        painter.setPen(ink)
        painter.setFont(self.font())
        word = self.rect()
        if self._menu:
            word.adjust(0, 0, -self.theme.px(16), 0)
            place.moveCenter(QRectF(word).center() + QPoint(0, 1))
            place.moveRight(self.width() - self.theme.px(11))
            draw_icon(painter, "down", place, ink)
        painter.drawText(word, Qt.AlignmentFlag.AlignCenter, self.text())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Open the menu where the arrow is pressed."""
        menu = self._menu
        if menu and event.position().x() > self.width() - self.theme.px(32):
            menu.popup(self.mapToGlobal(QPoint(0, self.height() + 4)))
            return
        super().mousePressEvent(event)


class ToolBar(QWidget):
    """Lays out groups of actions from the left and the clock from the right.

    Words that have no room move into a menu at the end.
    """

    pause_clicked = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._groups: list[list[ActionButton]] = []
        self._clock = Line(theme, 17, Weight.Medium, parent=self)
        self._pause = IconButton("pause", theme, self)
        self._pause.clicked.connect(self.pause_clicked)
        self._more = IconButton("more", theme, self)
        self._more.clicked.connect(self._open_rest)
        self.set_clock("", paused=False, shown=False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self._more.setAccessibleName(self.tr("More tools"))
        self._more.setToolTip(self.tr("More tools"))
        pause = self.tr("Resume") if self._paused else self.tr("Pause")
        self._pause.setAccessibleName(pause)
        self._pause.setToolTip(pause)
        self._clock.setAccessibleName(
            self.tr("Time played: {time}").format(time=self._clock.text())
        )

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours, or at another size, from now on."""
        self.theme = theme
        for part in (self._clock, self._pause, self._more):
            part.set_theme(theme)
        for group in self._groups:
            for button in group:
                button.set_theme(theme)
        self.updateGeometry()
        self.arrange()

    def set_tools(self, groups: Sequence[Sequence[QAction]]) -> None:
        """Show these actions and no others."""
        for group in self._groups:
            for button in group:
                button.hide()
                button.deleteLater()
        self._groups = [
            [ActionButton(action, self.theme, self) for action in group] for group in groups
        ]
        for group in self._groups:
            for button in group:
                button.width_changed.connect(self.arrange)
        self.arrange()

    def set_clock(self, text: str, *, paused: bool, shown: bool) -> None:
        """Show the time and whether it stands still, or no clock at all."""
        self._paused = paused
        self._clock.setText(text)
        self._pause.set_icon("play" if paused else "pause")
        self._clock.setVisible(shown)
        self._pause.setVisible(shown)
        self._name()
        self.arrange()

    def sizeHint(self) -> QSize:
        """Be as high as a word and a little air above it."""
        return QSize(self.theme.px(600), tools_height(self.theme))

    def minimumSizeHint(self) -> QSize:
        """Be as narrow as the clock allows."""
        return QSize(self.theme.px(200), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the new room."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Put everything in its place."""
        end = self._place_clock()
        if not self._place_words(end):
            end -= self._more.sizeHint().width() + BETWEEN_WORDS
            self._place_words(end)
            self._more.setGeometry(self._slot(end + BETWEEN_WORDS, self._more))
        self._more.setVisible(any(button.isHidden() for group in self._groups for button in group))

    def _slot(self, left: int, widget: QWidget) -> QRect:
        return QRect(left, STEP // 2, widget.sizeHint().width(), self.theme.px(BUTTON_HEIGHT))

    def _place_clock(self) -> int:
        """Put the clock to the right; give where the room for words ends."""
        right = self.width() - MARGIN
        if self._clock.isHidden():
            return right
        pause = self._slot(right - self._pause.sizeHint().width(), self._pause)
        self._pause.setGeometry(pause)
        width = self._clock.sizeHint().width() + 2
        clock = QRect(pause.left() - STEP - width, pause.top(), width, pause.height())
        self._clock.setGeometry(clock)
        return clock.left() - STEP

    def _place_words(self, end: int) -> bool:
        """Put words up to the end, hide the rest; say whether there was none."""
        left, full = MARGIN, False
        for group in self._groups:
            for button in group:
                slot = self._slot(left, button)
                full = full or slot.right() > end
                button.setVisible(not full)
                button.setGeometry(slot)
                left = slot.right() + 1 + BETWEEN_WORDS
            left += BETWEEN_GROUPS - BETWEEN_WORDS
        return not full

    def _open_rest(self) -> None:
        """Offer the words that had no room."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for group in self._groups:
            menu.addSeparator()
            menu.addActions([button.action for button in group if button.isHidden()])
        menu.popup(self._more.mapToGlobal(QPoint(0, self._more.height() + 4)))

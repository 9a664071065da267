# SPDX-License-Identifier: MIT
"""The filters above the library's table: each chip has a menu, and shows what it filters by."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QMenu, QSizePolicy

from sudoku_qt.override import override
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.surfaces import Surface, button_ink, button_surface

SIGN = 12


class FilterChoice(NamedTuple):
    """A choice in a filter's menu."""

    key: object
    words: str


class FilterChip(WordButton):
    """Shows its filter; Delete, or its cross, clears it."""

    changed = Signal()

    def __init__(
        self, title: str, choices: Sequence[FilterChoice], *, single: bool = False
    ) -> None:
        super().__init__(title)
        self._title, self._choices, self._single = title, choices, single
        self._chosen: list[object] = []
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._open)
        self.retranslate()

    def set_choices(self, choices: Sequence[FilterChoice]) -> None:
        """Offer other choices; what is no longer among them filters nothing."""
        self._choices = choices
        self._chosen = [each.key for each in choices if each.key in self._chosen]
        self.retranslate()

    @property
    def chosen(self) -> list[object]:
        """The keys of the chosen entries; an empty list filters nothing."""
        return self._chosen

    def clear(self) -> None:
        """Clear the filter."""
        if self._chosen:
            self._set([])

    def clear_to(self, key: object) -> None:
        """Filter by one thing only."""
        self._set([key])

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to choose."""
        return not self._choices

    @property
    def title(self) -> str:
        """What it filters by."""
        return self._title

    def _set(self, keys: list[object]) -> None:
        self._chosen = [each.key for each in self._choices if each.key in keys]
        self.retranslate()
        self.changed.emit()

    def _toggle(self, key: object) -> None:
        if key in self._chosen:
            self._set([each for each in self._chosen if each != key])
        else:
            self._set([key] if self._single else [*self._chosen, key])

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        words = [each.words for each in self._choices if each.key in self._chosen]
        listed = self.tr(", ").join(words)
        text = self.tr("{filter}: {chosen}").format(filter=self._title, chosen=listed)
        self.setText(text if words else self._title)
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def _open(self) -> None:
        self.menu().popup(self.mapToGlobal(QPoint(0, self.height() + STEP // 2)))

    def menu(self) -> QMenu:
        """The menu of its choices."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        whole = menu.addAction(self.tr("Any"))
        whole.triggered.connect(self.clear)
        whole.setCheckable(True)
        whole.setChecked(not self._chosen)
        menu.addSeparator()
        for each in self._choices:
            action = menu.addAction(each.words)
            action.triggered.connect(lambda _=False, key=each.key: self._toggle(key))
            action.setCheckable(True)
            action.setChecked(each.key in self._chosen)
        return menu

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Clear the filter if the cross was clicked."""
        edge = self.width() - self.theme.px(SIGN + 2 * STEP)
        if self._chosen and self.isDown() and event.position().x() >= edge:
            self.setDown(False)
            self.clear()
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the filter, or open the menu below."""
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.clear()
        elif event.key() == Qt.Key.Key_Down:
            self.click()
        else:
            super().keyPressEvent(event)

    def surface(self) -> Surface:
        """The surface of something switched on, while it filters."""
        return button_surface(self.theme, self.state()._replace(on=bool(self._chosen)))

    def ink(self) -> QColor:
        """The ink for that surface."""
        return button_ink(self.theme, self.state()._replace(on=bool(self._chosen)))

    def sizeHint(self) -> QSize:
        """Ask for the words and the sign after them."""
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(words + self.theme.px(SIGN + 4 * STEP), self.theme.px(BUTTON_HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() - QSize(self.theme.px(STEP), 0)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the words, followed by an arrow or a cross."""
        side, around = self.theme.px(SIGN), self.theme.px(STEP + 4)
        body = QRectF(self.body())
        sign = QRectF(body.right() - around - side, body.center().y() - side / 2, side, side)
        draw_icon(painter, "close" if self._chosen else "down", sign, ink)
        painter.setPen(ink)
        painter.setFont(self.font())
        room = body.adjusted(around, 0, -around - side, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())

# SPDX-License-Identifier: MIT
"""A scroll area for a dialog's contents: as high as they are, or scrolling on a low screen."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

SHARE = 0.8
"""The most of the screen's height that the contents take; the rest is for the dialog itself."""
BY_TAB = Qt.FocusPolicy.TabFocus


class FitScrollArea(QScrollArea):
    """Scrolls only contents that do not fit on the screen."""

    def __init__(self, inside: QWidget, width: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._usual = width
        self._has_measured = False
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inside = inside
        self.setWidget(inside)
        for ground in (inside, self.viewport()):
            ground.setAutoFillBackground(False)
        self.verticalScrollBar().rangeChanged.connect(self._take_keys)

    def _take_keys(self, _least: int, most: int) -> None:
        """Let keys scroll if no widget inside handles them by moving its focus."""
        parts = self._inside.findChildren(QWidget)
        leads = any(
            part.focusPolicy() & BY_TAB and part.isVisibleTo(self._inside) for part in parts
        )
        policies = Qt.FocusPolicy.NoFocus, Qt.FocusPolicy.TabFocus
        self.setFocusPolicy(policies[most > 0 and not leads])

    def set_wanted(self, width: int) -> None:
        """Set the width of the contents."""
        self._usual = width
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for the size of the contents, within the screen."""
        inside, screen = self._inside, self.screen().availableGeometry()
        width = max(self._usual, inside.minimumSizeHint().width())
        height = self.tall(width)
        bar = self.verticalScrollBar().sizeHint().width()
        most = round(screen.height() * SHARE)
        with_bar = width + (bar if height > most else 0)
        return QSize(min(with_bar, screen.width()), min(height, most))

    def tall(self, width: int) -> int:
        """The height of the contents at a width."""
        inside = self._inside
        if inside.hasHeightForWidth():
            return inside.heightForWidth(width)
        given = 0 if self._has_measured else inside.minimumHeight()
        return max(inside.minimumSizeHint().height(), given)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Measure the contents again when they have changed."""
        if watched is self._inside and event.type() == QEvent.Type.LayoutRequest:
            self._measure()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Measure the contents at the new width."""
        self._measure()
        super().resizeEvent(event)

    def _measure(self) -> None:
        """Give the contents the height that they need at this width.

        By default, wrapping text would keep the height that it needs in a narrow column, and a
        bar that it needs only beside a bar.
        """
        wraps = self._inside.hasHeightForWidth()
        if wraps or self._has_measured:
            whole = self.width()
            is_narrow = wraps and self._inside.minimumSizeHint().width() <= whole
            fits = is_narrow and self.tall(whole) <= self.height()
            policies = Qt.ScrollBarPolicy.ScrollBarAsNeeded, Qt.ScrollBarPolicy.ScrollBarAlwaysOff
            self.setVerticalScrollBarPolicy(policies[fits])
            width = whole if fits else self.viewport().width()
            self._inside.setMinimumHeight(self.tall(width) if wraps else 0)
            self._has_measured = wraps

    def minimumSizeHint(self) -> QSize:
        """Ask for a few lines at least."""
        line = self.fontMetrics().height()
        return QSize(
            min(self.sizeHint().width(), 20 * line), min(self.sizeHint().height(), 8 * line)
        )

# SPDX-License-Identifier: MIT
"""The base of all dialogs: a title, a body, a foot with one primary button; it fits any screen."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QToolButton,
    QWidget,
)

from sudoku_qt.views.kit.dialog_foot import DialogButtons, DialogFoot, Kind
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import Layout, add_to, column, filling, lay_out
from sudoku_qt.views.kit.on_screen import stay_on_screen
from sudoku_qt.views.themed import PRIMARY, Themed

SHARE = 0.95
"""The most of the screen that a dialog takes if it opens at a size that it was given."""

AnswerT = TypeVar("AnswerT")

RETURNS = Qt.Key.Key_Return, Qt.Key.Key_Enter


class Dialog(Themed, QDialog):
    """Has a body and, below it, an optional foot.

    Return presses the button that has the focus, otherwise the primary one; Esc closes the dialog.
    A dialog with a scrolling body opens as large as the body, within the screen.
    """

    buttons: DialogButtons
    """The buttons at its foot."""

    def __init__(self, title: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self._area: FitScrollArea | None = None
        self._parts = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        lay_out(self, column(gap="none", into=self._parts))

    # What it is made of

    def set_body(self, body: Layout, *, scrolled: int | None = None) -> None:
        """Set the body; with `scrolled` it is that wide, and scrolls on a low screen."""
        if scrolled is None:
            add_to(self._parts, self, filling(body))
            return
        inside = QWidget()
        lay_out(self, body, inside)
        self._area = FitScrollArea(inside, self.theme.px(scrolled))
        add_to(self._parts, self, filling(self._area))

    def set_scrolled(self, width: int) -> None:
        """Set the width of the scrolling body."""
        if self._area is not None:
            self._area.set_wanted(self.theme.px(width))

    @property
    def is_scrolling(self) -> bool:
        """Whether the body is larger than its viewport."""
        return self._area is not None and self._area.verticalScrollBar().maximum() > 0

    def scroll_to(self, below: int) -> None:
        """Scroll to a distance below the top of the body, as far as possible."""
        if self._area is not None:
            self._area.verticalScrollBar().setValue(below)

    def add_foot(
        self, meant: Kind = Kind.Close, words: str = "", left: QWidget | None = None
    ) -> QPushButton:
        """Add the foot with its primary button; return that button.

        Beside a button that does something there is Cancel. `left` is a quiet widget at the left.
        """
        add_to(self._parts, self, DialogFoot(self.made_buttons(meant), left))
        button = self.buttons.button(meant)
        if words:
            button.setText(words)
        return button

    def made_buttons(self, meant: Kind = Kind.Close) -> DialogButtons:
        """The buttons alone, for a body that ends with them."""
        kinds = meant if meant == Kind.Close else meant | Kind.Cancel
        self.buttons = DialogButtons(kinds)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        return self.buttons

    def add_button(self, words: str, press: Callable[[], object]) -> QPushButton:
        """Add another button, which does something and leaves the dialog open."""
        button = self.buttons.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(press)
        return button

    # How large it is

    @property
    def room(self) -> QSize:
        """The part of the screen that the dialog may use."""
        return self.screen().availableSize()

    def at_most(self, width: int) -> int:
        """A width of the design in pixels, or that of the screen if it is less."""
        return min(self.theme.px(width), self.room.width())

    def open_at(self, wide: int, tall: int) -> None:
        """Open in a size of the design, within the screen."""
        size = QSize(self.theme.px(wide), self.theme.px(tall))
        self.resize(size.boundedTo(self.room * SHARE))

    def showEvent(self, event: QShowEvent) -> None:
        """Open as large as the body; Qt would not go beyond two thirds of the screen."""
        super().showEvent(event)
        self.soon(self._own_primary)
        if self._area is not None:
            self.grow()

    def _own_primary(self) -> None:
        """Let Qt know the primary button, which was made before it was in the dialog.

        Else another button that has had the focus would keep Return.
        """
        for button in self.findChildren(QPushButton):
            if button.isDefault() and button.property(PRIMARY):
                button.setDefault(False)
                button.setDefault(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press a tool button that has the focus; Qt would press the primary button instead."""
        focused, is_return = self.focusWidget(), event.key() in RETURNS
        if is_return and isinstance(focused, QToolButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def grow(self) -> None:
        """Grow to the size of the contents, if they are larger."""
        self.fit(self.size())

    def fit(self, least: QSize | None = None) -> None:
        """Take the size of the contents, or at least `least`, within the screen."""
        if self.isVisible():
            if self._area is not None:
                self._area.updateGeometry()
            screen = self.screen().availableGeometry().size()
            self.resize(self.sizeHint().expandedTo(least or QSize()).boundedTo(screen))
            stay_on_screen(self)

    def soon(self, do: Callable[[], object]) -> None:
        """Do something once everything shown has been laid out."""
        QTimer.singleShot(0, self, do)

    # What comes of it

    def answer(self, given: Callable[[], AnswerT]) -> AnswerT | None:
        """Run the dialog, which is deleted afterwards; return `given()`, or None on cancel."""
        found = given() if self.exec() else None
        self.deleteLater()  # its signals hold it, so it would wait for Python's collector
        return found

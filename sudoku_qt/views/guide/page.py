# SPDX-License-Identifier: MIT
"""The page of the guide: the contents at the left, the text beside them."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.contents import LIST, Contents
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.guide.text import GuideText
from sudoku_qt.views.kit.layout import give_room
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.buttons import RETURNS, IconButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.full_page import FullPage

NARROW = 760
"""Below this width the contents are shown instead of the text."""
MARGIN, NARROW_MARGIN = 3 * STEP, 2 * STEP
TITLE = 26
BACK, FORWARD = -1, 1
WALKS = {QKeySequence.StandardKey.Back: BACK, QKeySequence.StandardKey.Forward: FORWARD}
BUTTONS = {Qt.MouseButton.BackButton: BACK, Qt.MouseButton.ForwardButton: FORWARD}


class GuideView(FullPage):
    """Shows a page of the guide; the controller decides which."""

    left = Signal()
    """The player wants to go back to the game."""
    chosen = Signal(str)
    """The page with this key is to be shown."""
    walked = Signal(int)
    """The previous page, or the next one, is to be shown."""

    def __init__(self) -> None:
        super().__init__()
        self.contents = Contents(self)
        self.contents.leave_out_progress()
        self._reading = QWidget(self)
        self.list_key = IconButton("list")
        self.back, self.forward = IconButton("left"), IconButton("right")
        self.title = Line(TITLE, Weight.DemiBold)
        self.text = GuideText()
        self._column, self._head = QVBoxLayout(self._reading), QHBoxLayout()
        self._column.addLayout(self._head)
        for part in (self.list_key, self.back, self.forward):
            self._head.addWidget(part)
        self._head.addWidget(self.title, 1)
        self._column.addWidget(self.text, 1)
        self.setFocusProxy(self.contents.search)
        self._is_listing = False
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.contents.chosen.connect(self._choose)
        self.contents.back_clicked.connect(self.left)
        self.text.followed.connect(self.chosen)
        self.back.clicked.connect(lambda: self.walked.emit(BACK))
        self.forward.clicked.connect(lambda: self.walked.emit(FORWARD))
        self.list_key.clicked.connect(lambda: self._list(not self._is_listing))

    def _choose(self, key: str) -> None:
        """Show the chosen page; the list closes only after a click."""
        if not self.contents.list.hasFocus() or self.contents.list.underMouse():
            self._list(on=False)
        self.chosen.emit(key)

    # What is shown

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.contents.set_title(self.tr("Guide"), self.tr("Search the guide"))
        self.list_key.set_name(self.tr("Guide"))
        self.back.set_name(self.tr("Back to the page before"))
        self.forward.set_name(self.tr("Forward again"))

    def show_page(self, title: str, text: str, sought: str) -> None:
        """Show a page from its beginning, or from the first match of `sought`."""
        self.title.setText(title)
        self.text.setAccessibleName(title)
        self.text.show_text(text, sought)

    def set_walks(self, *, back: bool, forward: bool) -> None:
        """Set whether there are pages to go back and forward to."""
        self.back.setEnabled(back)
        self.forward.setEnabled(forward)

    def parts(self) -> list[QWidget]:
        """The parts that keys can move between."""
        parts = (part for part in (self.contents.search, self.text) if part.isVisible())
        return list(parts)

    # Where everything lies

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _list(self, on: bool) -> None:  # noqa: FBT001 - the two states of the contents
        """Show the contents over the text, if there is no room beside it, or hide them."""
        self._is_listing = on and self._is_narrow
        self._arrange()
        if self._is_listing:
            self.contents.list.setFocus()

    @property
    def _is_narrow(self) -> bool:
        return self.width() < self.theme.px(NARROW)

    def _arrange(self) -> None:
        px, narrow = self.theme.px, self._is_narrow
        aside = self.width() if self._is_listing else 0 if narrow else px(LIST)
        self.contents.setVisible(aside > 0)
        self.contents.setGeometry(0, 0, aside, self.height())
        left = 0 if narrow else aside
        side = NARROW_MARGIN if narrow else MARGIN
        give_room(self._column, "usual", (side, "wide", "none", "none"), self.theme)
        give_room(self._head, "usual", ("none", "none", side, "none"), self.theme)
        self.list_key.setVisible(narrow)
        self._reading.setGeometry(left, 0, self.width() - left, self.height())
        self.contents.raise_()
        self.setFocusProxy(self.contents.search if aside else self.text)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle back and forward, the step from list to text, and leaving the guide."""
        way = next((way for key, way in WALKS.items() if event.matches(key)), 0)
        if event.key() == Qt.Key.Key_Escape:
            self._go_back()
        elif way:
            self.walked.emit(way)
        elif event.key() in RETURNS and self.contents.list.hasFocus():
            self._list(on=False)
            self.text.setFocus()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go back and forward with the side buttons of the mouse."""
        way = BUTTONS.get(event.button(), 0)
        if way:
            self.walked.emit(way)
        event.setAccepted(bool(way))

    def _go_back(self) -> None:
        """Leave a search, the list over the text, or the guide."""
        if self.contents.search.text():
            self.contents.search.clear()
        elif self._is_listing:
            self._list(on=False)
        else:
            self.left.emit()

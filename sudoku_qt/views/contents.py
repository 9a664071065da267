# SPDX-License-Identifier: MIT
"""The left side of a page for reading: the progress, a search, the contents, and the way back."""

from functools import partial

from PySide6.QtCore import QAbstractItemModel, QPoint, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QListView, QWidget

from sudoku_qt.models.contents import ContentsLine, ContentsRole, Index
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, padded, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import RETURNS, PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.lists.entry_line import MARGIN, EntryDelegate
from sudoku_qt.views.widgets.lists.search_field import SearchField
from sudoku_qt.views.window.notice_bar import announce
from sudoku_qt.views.window.progress_strip import SlimBar

LIST = 264
"""The width of the list."""
LEAVING = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape})
"""Keys that the list leaves to the page."""
FOLDING = frozenset({*RETURNS, Qt.Key.Key_Space})
"""Keys that open or close a heading that folds."""


def is_word(event: QKeyEvent) -> bool:
    """Whether a key event begins a word: a letter without modifiers."""
    plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return event.modifiers() in plain and event.text().isalpha()


class EntryList(QListView):
    """A list that leaves the keys for walking, and for going back, to its page."""

    menu_asked = Signal(object, QPoint)
    """A menu of this entry is wanted at a place of the screen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down; typed letters start a search instead of jumping in the list."""
        entry: ContentsLine | None = self.currentIndex().data(ContentsRole.ENTRY)
        folds = entry is not None and entry.folds and event.key() in FOLDING
        if Qt.Key(event.key()) in LEAVING or is_word(event) or folds:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for a menu of the line at the mouse or, for a key, of the current one."""
        index, at = self.indexAt(event.pos()), event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            index = self.currentIndex()
            at = self.viewport().mapToGlobal(self.visualRect(index).center())
        if index.isValid():
            self.menu_asked.emit(index.data(ContentsRole.ENTRY), at)


class Contents(ThemedWidget):
    """The panel of the contents; the controller decides what choosing an entry does."""

    chosen = Signal(str)
    """The entry with this key is to be shown."""
    back_clicked = Signal()
    on_clicked = Signal()
    """The course is to go on."""
    folded = Signal()
    """A heading that folds is to be opened or closed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self._count = Line(14, ink="muted")
        self._bar = SlimBar()
        self.search = SearchField("")
        self.nothing = Paragraph(14, ink="muted", parent=self)
        self.list = EntryList(self)
        self._delegate = EntryDelegate(self.list)
        self.go_on = PrimaryButton(parent=self)
        self.go_on.is_on_return = False  # in the list Return opens the chosen line
        self.go_on.hide()
        self.back = WordButton(parent=self, icon="left")
        self._dress_list()
        self._lay_out()
        self.search.left_downwards.connect(self._enter_list)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(partial(self.search.setFocus, Qt.FocusReason.ShortcutFocusReason))
        self.list.clicked.connect(self._choose)
        self.back.clicked.connect(self.back_clicked)
        self.go_on.clicked.connect(self.on_clicked)
        self.retranslate()

    def _dress_list(self) -> None:
        entries = self.list
        entries.setItemDelegate(self._delegate)
        entries.setFrameShape(QFrame.Shape.NoFrame)
        entries.setMouseTracking(True)
        entries.setResizeMode(QListView.ResizeMode.Adjust)  # the goals are wrapped
        entries.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        entries.viewport().setAutoFillBackground(False)

    def _lay_out(self) -> None:
        head = row(filling(self._title), self._count)
        around: Inset = (MARGIN, 20, MARGIN - 8, "tight")
        tools = column(head, self._bar, self.search, gap="loose", inset=around, grows=True)
        foot = column(
            self.go_on, self.back, gap="usual", inset=("wide", "usual", "wide", "wide"), grows=True
        )
        lay_out(self, column(tools, self.nothing, filling(self.list), foot, gap="none"))
        self.nothing.hide()
        self._leave_room()

    def _leave_room(self) -> None:
        px = self.theme.px
        padded(self.nothing, (MARGIN, "usual", MARGIN, "none"), self.theme)
        self._bar.setFixedHeight(px(STEP))
        self._bar.setMaximumWidth(self.maximumWidth())

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._leave_room()
        self.list.doItemsLayout()

    def set_model(self, model: QAbstractItemModel) -> None:
        """Show these entries."""
        self.list.setModel(model)
        self.list.selectionModel().currentChanged.connect(self._move)

    def set_title(self, title: str, search: str) -> None:
        """Set the heading, and the placeholder of the search."""
        self._title.setText(title)
        self.list.setAccessibleName(title)
        self.search.setPlaceholderText(search)
        self.search.setAccessibleName(search)

    def retranslate(self) -> None:
        """Set the name of what the key back leads to."""
        self.back.setText(self.tr("Back to the game"))
        self.back.setToolTip(self.tr("Back to the game (Esc)"))

    def set_progress(self, words: str, share: float) -> None:
        """Show how many lessons are done."""
        self._count.setText(words)
        self._bar.share = share
        self._bar.setAccessibleName(words)
        self._bar.update()

    def leave_out_progress(self) -> None:
        """Hide the progress, if there is no order to follow."""
        self._count.hide()
        self._bar.hide()

    def show_at(self, row: int) -> None:
        """Select a row; -1 selects none."""
        self._stand_at(row)
        if self.isVisible():  # before that it has no size to scroll in
            self._scroll_to(self.list.currentIndex())

    def show_from_top(self, row: int) -> None:
        """Select a row, and scroll the list to its beginning."""
        self._stand_at(row)
        self.list.scrollToTop()

    def say_nothing(self, text: str) -> None:
        """Say above the list why it is empty; "" if it is not."""
        if text and text != self.nothing.text():
            announce(self.search, text)
        self.nothing.setText(text)
        self.nothing.setVisible(bool(text))

    def _stand_at(self, row: int) -> None:
        blocked = self.blockSignals(True)  # noqa: FBT003 - Qt's
        self.list.setCurrentIndex(self.list.model().index(row, 0))
        self.blockSignals(blocked)

    def showEvent(self, event: QShowEvent) -> None:
        """Let the line be seen at which one stands."""
        super().showEvent(event)
        self._scroll_to(self.list.currentIndex())

    def _scroll_to(self, index: Index) -> None:
        seen = self.list.viewport().rect().contains(self.list.visualRect(index))
        if index.isValid() and not seen:
            self.list.scrollTo(index, QListView.ScrollHint.PositionAtCenter)

    def _move(self, index: Index) -> None:
        """Show the entry to which the keyboard has moved."""
        if self.list.hasFocus() and not self._folds(index):
            self._choose(index)

    @property
    def _current(self) -> Index:
        return self.list.currentIndex()

    def _folds(self, index: Index) -> bool:
        entry: ContentsLine | None = index.data(ContentsRole.ENTRY)
        return entry is not None and entry.folds

    def _choose(self, index: Index) -> None:
        if self._folds(index):
            self.list.setCurrentIndex(index)
            self.folded.emit()
        entry: ContentsLine | None = index.data(ContentsRole.ENTRY)
        if entry is not None and entry.key:
            self.chosen.emit(entry.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Return in the search, and letters typed on the list as a search."""
        if event.key() in RETURNS and self.search.hasFocus():
            self._enter_list()
        elif self.list.hasFocus() and event.key() in FOLDING and self._folds(self._current):
            self.folded.emit()
        elif self.list.hasFocus() and is_word(event):
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.search.setText(event.text())
        else:
            super().keyPressEvent(event)

    def _enter_list(self) -> None:
        """Move the focus from the search to the first result."""
        model = self.list.model()
        lines = (model.index(row, 0) for row in range(model.rowCount()))
        first = next((line for line in lines if line.data(ContentsRole.ENTRY).key), None)
        if first is not None:
            self.list.setFocus()
            self.list.setCurrentIndex(first)
            self._choose(first)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.theme.panel)
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self.theme.edge)
        painter.end()

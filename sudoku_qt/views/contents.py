# SPDX-License-Identifier: MIT
"""The left side of a page for reading: the progress, a search, the contents, and the way back."""

from functools import partial

from PySide6.QtCore import QAbstractItemModel, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from sudoku_qt.models.contents import ContentsRole, Entry, Index
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, padded, row
from sudoku_qt.views.sizes import KEY_RADIUS, STEP
from sudoku_qt.views.themed import ThemedDelegate, ThemedWidget
from sudoku_qt.views.widgets.buttons import RETURNS, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.lists.line_list import draw_elided
from sudoku_qt.views.widgets.lists.search_field import SearchField
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface
from sudoku_qt.views.window.notice_bar import announce
from sudoku_qt.views.window.progress_strip import SlimBar

LIST = 264
"""The width of the list."""
MARGIN, INSET = 3 * STEP, STEP + 4
"""Where the text of a line begins, and its background."""
ROW, HEADING = 34, 36
CIRCLE, TICK, BESIDE_CIRCLE = 18, 10, 10
LEAVING = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Escape})
"""Keys that the list leaves to the page."""
FOLDING = frozenset({*RETURNS, Qt.Key.Key_Space})
"""Keys that open or close a heading that folds."""


class EntryDelegate(ThemedDelegate):
    """Paints a lesson with its number or a tick, or a heading."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        entry: Entry = index.data(ContentsRole.ENTRY)
        return QSize(0, self.theme.px(ROW if entry.key else HEADING))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        entry: Entry = index.data(ContentsRole.ENTRY)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if entry.key:
            self._paint_entry(painter, option, entry)
        else:
            self._paint_heading(painter, option, entry)
        painter.restore()

    def _paint_heading(self, painter: QPainter, option: QStyleOptionViewItem, entry: Entry) -> None:
        px, place = self.theme.px, QRect(option.rect)
        room = place.adjusted(px(MARGIN), 0, -px(MARGIN), -px(6))
        flags = Qt.AlignmentFlag.AlignBottom
        if entry.folds:
            room, flags = place.adjusted(px(MARGIN), 0, -px(MARGIN), 0), flags.AlignVCenter
            self._paint_ground(painter, option)
            arrow = QRectF(0, 0, px(TICK), px(TICK))
            arrow.moveCenter(QPointF(room.right() - px(TICK) / 2, room.center().y() + 0.5))
            draw_icon(painter, "down" if entry.is_open else "right", arrow, self.theme.muted)
            room.setRight(room.right() - px(TICK + STEP))
        painter.setPen(self.theme.muted)
        painter.setFont(face(12.5 * self.theme.zoom, Weight.DemiBold))
        written = draw_elided(painter, room, entry.title, flags)
        room.setLeft(room.left() + written + px(STEP))
        painter.drawText(room, flags | Qt.AlignmentFlag.AlignRight, entry.exercises)

    def _paint_ground(self, painter: QPainter, option: QStyleOptionViewItem) -> QRectF:
        """Paint the background of a line that is chosen or under the mouse; return its place."""
        theme, px = self.theme, self.theme.px
        here = bool(option.state & QStyle.StateFlag.State_Selected)
        over = bool(option.state & QStyle.StateFlag.State_MouseOver)
        hovered = over and self._view.viewport().underMouse()  # Qt reports its last place
        ground = theme.accent_ground if here else theme.hover if hovered else NOTHING
        place = QRectF(option.rect.adjusted(px(INSET), 0, -px(INSET), 0))
        draw_surface(painter, place, px(KEY_RADIUS), Surface(ground))
        return place

    def _paint_entry(self, painter: QPainter, option: QStyleOptionViewItem, entry: Entry) -> None:
        px = self.theme.px
        here = bool(option.state & QStyle.StateFlag.State_Selected)
        place = self._paint_ground(painter, option)
        left = option.rect.left() + px(MARGIN)
        if entry.number:
            self._paint_circle(painter, QPointF(left, place.center().y()), entry, here=here)
            left += px(CIRCLE + BESIDE_CIRCLE)
        room = QRect(option.rect)
        room.setLeft(left)
        room.setRight(option.rect.right() - px(MARGIN))
        self._write(painter, room, entry, here=here)

    def _paint_circle(self, painter: QPainter, left: QPointF, entry: Entry, *, here: bool) -> None:
        """Paint the number of a lesson, or a tick if it is done."""
        theme, side = self.theme, self.theme.px(CIRCLE)
        place = QRectF(left.x(), left.y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        ground = theme.follows if entry.is_done else theme.cursor if here else theme.well
        painter.setBrush(ground)
        painter.drawEllipse(place)
        if entry.is_done:
            tick = QRectF(0, 0, theme.px(TICK), theme.px(TICK))
            tick.moveCenter(place.center())
            draw_icon(painter, "tick", tick, theme.given)
            return
        painter.setPen(theme.on_accent if here else theme.muted)
        painter.setFont(face(11 * theme.zoom, Weight.DemiBold))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(entry.number))

    def _write(self, painter: QPainter, room: QRect, entry: Entry, *, here: bool) -> None:
        """Write the title and, if there is room at the right, the progress.

        The progress is in the head of the lesson, too.
        """
        theme = self.theme
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(face(14 * theme.zoom, Weight.Medium if here else Weight.Normal))
        painter.setPen(theme.accent_text if here else theme.text)
        written = draw_elided(painter, room, entry.title)
        room.setLeft(room.left() + written + theme.px(STEP))
        painter.setFont(face(12.5 * theme.zoom, Weight.Medium))
        if QFontMetrics(painter.font()).horizontalAdvance(entry.exercises) <= room.width():
            painter.setPen(theme.accent_text if here else theme.muted)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | middle, entry.exercises)


def is_word(event: QKeyEvent) -> bool:
    """Whether a key event begins a word: a letter without modifiers."""
    plain = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
    return event.modifiers() in plain and event.text().isalpha()


class EntryList(QListView):
    """A list that leaves the keys for walking, and for going back, to its page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down; typed letters start a search instead of jumping in the list."""
        entry: Entry | None = self.currentIndex().data(ContentsRole.ENTRY)
        folds = entry is not None and entry.folds and event.key() in FOLDING
        if Qt.Key(event.key()) in LEAVING or is_word(event) or folds:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Contents(ThemedWidget):
    """The panel of the contents; the controller decides what choosing an entry does."""

    chosen = Signal(str)
    """The entry with this key is to be shown."""
    back_clicked = Signal()
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
        self.back = WordButton(parent=self, icon="left")
        self._dress_list()
        self._lay_out()
        self.search.left_downwards.connect(self._enter_list)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(partial(self.search.setFocus, Qt.FocusReason.ShortcutFocusReason))
        self.list.clicked.connect(self._choose)
        self.back.clicked.connect(self.back_clicked)
        self.retranslate()

    def _dress_list(self) -> None:
        entries = self.list
        entries.setItemDelegate(self._delegate)
        entries.setFrameShape(QFrame.Shape.NoFrame)
        entries.setMouseTracking(True)
        entries.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        entries.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        entries.viewport().setAutoFillBackground(False)

    def _lay_out(self) -> None:
        head = row(filling(self._title), self._count)
        around: Inset = (MARGIN, 20, MARGIN - 8, "tight")
        tools = column(head, self._bar, self.search, gap="loose", inset=around, grows=True)
        foot = column(self.back, inset=("wide", "usual", "wide", "wide"), grows=True)
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
        entry: Entry | None = index.data(ContentsRole.ENTRY)
        return entry is not None and entry.folds

    def _choose(self, index: Index) -> None:
        if self._folds(index):
            self.list.setCurrentIndex(index)
            self.folded.emit()
        entry: Entry | None = index.data(ContentsRole.ENTRY)
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

# SPDX-License-Identifier: MIT
"""The column headings of the library's table.

A click sorts by one, another one reverses. They are moved and widened with the mouse, and a menu
chooses which are shown. It is Qt's header, but not that of the table, which would look at every row
to find out whether a whole column is selected.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHeaderView, QMenu, QSizePolicy, QWidget

from sudoku_qt.models.library.listing import ORDERS, PLAYED
from sudoku_qt.models.library.model import Index
from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.library.columns import COLUMNS, NAMED, TAGS
from sudoku_qt.views.library.line import LEFT, RIGHT
from sudoku_qt.views.library.list_layout import FIXED, USUAL, ColumnSpan, ListLayout, spans
from sudoku_qt.views.sizes import CARD_RADIUS, STEP
from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface, draw_surface

HEIGHT = 40
UP, DOWN = " ↑", " ↓"
PLACES = {column.key: place for place, column in enumerate(COLUMNS)}


class HeadModel(QAbstractTableModel):
    """The texts of the headings; there are no rows."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.texts = [""] * len(COLUMNS)
        self.spoken = [""] * len(COLUMNS)

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return len(COLUMNS)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = 0) -> Any:
        """The text of a heading, and what a screen reader says."""
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken[section]
        return self.texts[section] if role == Qt.ItemDataRole.DisplayRole else None


class Heads(Themed, QHeaderView):
    """Emits how the lines are to be sorted, and that the player chose other columns."""

    ordered = Signal(str, bool)
    """The lines are to be sorted by another column, or in the opposite order."""
    laid_out = Signal()
    """Columns were shown, hidden, moved or widened."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._texts = HeadModel(self)
        self.setModel(self._texts)
        self._key, self._descending = PLAYED, True
        self.layout_of_columns = USUAL
        self.has_tags = False
        """Whether there is a column of tags."""
        self._shown: Mapping[str, ColumnSpan] = {}
        self._wide = 0
        self._is_removed = self._is_placing = False
        self._at = ""
        """The heading that the keyboard is at."""
        self.setAccessibleName(self.tr("Columns"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setFirstSectionMovable(False)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(1)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.sectionClicked.connect(lambda place: self._order(COLUMNS[place].key))
        self.sectionMoved.connect(self._take_moved)
        self.sectionResized.connect(self._take_width)
        self._say()

    @property
    def order(self) -> tuple[str, bool]:
        """The column sorted by, and whether it is descending."""
        return self._key, self._descending

    def set_order(self, key: str, *, descending: bool) -> None:
        """Show another order than the usual one; one that there is not is left out."""
        if key in ORDERS:
            self._key, self._descending = key, descending
            self._say()

    def set_layout(self, layout: ListLayout) -> None:
        """Show other columns."""
        self.layout_of_columns = layout
        self.place(self._wide)

    def name_last(self, *, removed: bool) -> None:
        """Name the last column: when an entry was played, or when it was removed."""
        self._is_removed = removed
        self._say()

    def text(self, key: str) -> str:
        """The word of a heading."""
        if key == PLAYED and self._is_removed:
            return self.tr("Removed")
        title = NAMED[key].title
        return self.tr(title) if title else ""

    def retranslate(self) -> None:
        """Take the words of another language."""
        self._say()

    def _order(self, key: str) -> None:
        if not NAMED[key].orders:
            return
        descends = NAMED[key].descends
        self._descending = not self._descending if key == self._key else descends
        self._key = key
        self._say()
        self.ordered.emit(key, self._descending)

    def _say(self) -> None:
        down, up = self.tr("{column}, descending"), self.tr("{column}, ascending")
        for place, column in enumerate(COLUMNS):
            text, on = self.text(column.key), column.key == self._key
            words = (down if self._descending else up) if on else "{column}"
            self._texts.texts[place], self._texts.spoken[place] = text, words.format(column=text)
        self._texts.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)

    # Where they are

    def place(self, width: int) -> None:
        """Place the headings above the columns of rows with this width."""
        layout, self._wide = self.layout_of_columns, width
        self._shown = spans(width, self.theme, layout, tags=self.has_tags)
        with self._placing():
            for visual, key in enumerate(layout.order):
                self.moveSection(self.visualIndex(PLACES[key]), visual)
            for key, place in PLACES.items():
                fixed = key in FIXED
                mode = QHeaderView.ResizeMode.Fixed if fixed else QHeaderView.ResizeMode.Interactive
                self.setSectionResizeMode(place, mode)
                self.setSectionHidden(place, key not in self._shown)
                if key in self._shown:
                    self.resizeSection(place, self._shown[key].wide)
        self.viewport().update()

    @contextmanager
    def _placing(self) -> Iterator[None]:
        """Take what happens meanwhile for no wish of the player's."""
        self._is_placing = True
        try:
            yield
        finally:
            self._is_placing = False

    def _take_moved(self) -> None:
        if not self._is_placing:
            order = [COLUMNS[self.logicalIndex(visual)].key for visual in range(len(COLUMNS))]
            self._change(self.layout_of_columns.moved(order))

    def _take_width(self, place: int, _: int, now: int) -> None:
        if not self._is_placing and now:
            key, width = COLUMNS[place].key, round(now / self.theme.zoom)
            self._change(self.layout_of_columns.widened(key, width))

    def _change(self, layout: ListLayout) -> None:
        self.layout_of_columns = layout
        self.place(self._wide)
        self.laid_out.emit()

    # What is chosen

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the columns, at the mouse or below the heading that the keyboard is at."""
        at = event.globalPos()
        if event.reason() == QContextMenuEvent.Reason.Keyboard:
            at = self.mapToGlobal(QPoint(self._room(self._at).left(), self.height()))
        self.menu().popup(at)

    def menu(self) -> QMenu:
        """The menu of the columns; the widths and the order come back with "Usual columns"."""
        menu, layout = QMenu(self), self.layout_of_columns
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for key in layout.order:
            if key in FIXED or (key == TAGS and not self.has_tags):
                continue
            action = menu.addAction(self.text(key))
            action.setObjectName(key)
            action.setCheckable(True)
            action.setChecked(key not in layout.hidden)
            action.toggled.connect(
                lambda on, key=key: self._change(self.layout_of_columns.shown(key, on=on))
            )
        menu.addSeparator()
        usual = menu.addAction(self.tr("&Usual columns"))
        usual.setObjectName("usual")
        usual.setEnabled(layout != USUAL)
        usual.triggered.connect(lambda: self._change(USUAL))
        return menu

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from heading to heading; the space bar sorts."""
        keys = [key for key in self._shown if NAMED[key].title]
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step and keys:
            place = keys.index(self._at) + step if self._at in keys else 0
            self._at = keys[min(max(place, 0), len(keys) - 1)]
            self.viewport().update()
        elif event.key() == Qt.Key.Key_Space and self._at in keys:
            self._order(self._at)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin at the heading that the lines are sorted by."""
        self._at = self._key
        super().focusInEvent(event)

    # What is painted

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self.theme.px(HEIGHT))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(1, self.theme.px(HEIGHT))

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self.place(self._wide)

    def _room(self, key: str) -> QRect:
        left, wide, _ = self._shown.get(key, (0, 0, False))
        return QRect(left, 0, wide, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the top of the card, the line below, and the words that have room."""
        painter = QPainter(self.viewport())
        radius = self.theme.px(CARD_RADIUS) - 1
        round_head = QRectF(self.rect()).adjusted(0, 0, 0, radius)
        draw_surface(painter, round_head, radius, Surface(self.theme.hover))
        painter.fillRect(0, self.height() - 1, self.width(), 1, self.theme.edge)
        painter.setFont(face(13 * self.theme.zoom, Weight.DemiBold))
        pointed = self.logicalIndexAt(self.mapFromGlobal(self.cursor().pos()))
        for key in self._shown:
            self._write(painter, key, is_pointed_at=self.underMouse() and pointed == PLACES[key])
        painter.end()

    def _write(self, painter: QPainter, key: str, *, is_pointed_at: bool) -> None:
        """Write a word, aligned with the column's text, if there is room for all of it."""
        column, room = NAMED[key], self._room(key)
        sign = "" if key != self._key else DOWN if self._descending else UP
        metrics = painter.fontMetrics()
        least = metrics.horizontalAdvance(self.text(key) + DOWN)
        if not column.title or (room.width() < least and key not in self.layout_of_columns.widths):
            return
        is_dark = sign or (is_pointed_at and column.orders)
        painter.setPen(self.theme.text if is_dark else self.theme.muted)
        wide = room.width() - metrics.horizontalAdvance(sign)
        elided = metrics.elidedText(self.text(key), Qt.TextElideMode.ElideRight, wide)
        painter.drawText(room, RIGHT if column.at_right else LEFT, elided + sign)
        if key == self._at and self.hasFocus():
            ring = QRectF(room).adjusted(-STEP / 2, STEP / 2, -STEP / 2, -STEP / 2)
            outline = Surface(NOTHING, self.theme.cursor, width=2)
            draw_surface(painter, ring, self.theme.px(STEP / 2), outline)

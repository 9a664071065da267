# SPDX-License-Identifier: MIT
"""A table of many rows with two lines of text each, selected singly or in ranges.

It is a table with one column, because Qt's lists lay out all rows whenever one is added; and it has
no headers, which check for every row whether it is selected.
"""

from collections.abc import Iterator

from PySide6.QtCore import QItemSelection, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from sudoku_qt.views.themed import Themed
from sudoku_qt.views.widgets.buttons import RETURNS
from sudoku_qt.views.widgets.lists.line_list import LineDelegate

Action = QAbstractItemView.CursorAction
TWO_LINES = 52
"""The height of a line with a second line of text."""


class LineTable(Themed, QTableView):
    """Emits which puzzle is to be played, and which rows are visible."""

    played = Signal(int)
    """The puzzle in this line is to be played."""
    sight_changed = Signal()
    chosen_changed = Signal()
    """Other lines are chosen, or none."""

    def __init__(self, delegate: LineDelegate, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = delegate
        delegate.setParent(self)
        self.setItemDelegate(delegate)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setTabKeyNavigation(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        for header in (self.verticalHeader(), self.horizontalHeader()):
            header.setMinimumSectionSize(1)
            header.hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.doubleClicked.connect(lambda index: self.played.emit(index.row()))
        self.verticalScrollBar().valueChanged.connect(self.sight_changed)
        self.restyle()

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.verticalHeader().setDefaultSectionSize(self.theme.px(TWO_LINES))
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report that other rows are visible."""
        super().resizeEvent(event)
        self.sight_changed.emit()

    def in_sight(self) -> range:
        """The visible rows."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount()
        return range(max(first, 0), count if last < 0 else last + 1)

    def chosen(self) -> list[range]:
        """The selected rows, in order."""
        chosen = self.selectionModel().selection()
        ranges = [chosen.at(number) for number in range(chosen.count())]
        found = [range(each.top(), each.bottom() + 1) for each in ranges]
        return sorted(found, key=lambda rows: rows.start)

    def go_to(self, row: int) -> None:
        """Select a row and make it visible."""
        if 0 <= row < self.model().rowCount():
            self.selectRow(row)
            self.scrollTo(self.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Report that other rows are selected."""
        super().selectionChanged(selected, deselected)
        self.chosen_changed.emit()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Let Home and End go to the first and last row, for which Qt uses columns."""
        ends = {Action.MoveHome: 0, Action.MoveEnd: self.model().rowCount() - 1}
        if action in ends:
            return self.model().index(ends[action], 0)
        return super().moveCursor(action, modifiers)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Play on Return; leave Escape to the page."""
        if event.key() in RETURNS and self.currentIndex().isValid():
            self.played.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)


def lines_in(ranges: list[range]) -> Iterator[int]:
    """Yield the rows of some ranges."""
    for each in ranges:
        yield from each

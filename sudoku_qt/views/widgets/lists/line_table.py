# SPDX-License-Identifier: MIT
"""A table of lines, however many: with two rows of text each, chosen singly or in ranges.

A table of one column, for Qt's lists lay out every line of theirs whenever one comes; and without
its headers, which ask of every line whether it is chosen.
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
"""The height of a line that says something more below."""


class LineTable(Themed, QTableView):
    """Says which puzzle is to be played, and which lines are in sight."""

    played = Signal(int)
    """A puzzle is wanted, by its line."""
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
        """Other lines are in sight."""
        super().resizeEvent(event)
        self.sight_changed.emit()

    def in_sight(self) -> range:
        """The lines that can be seen."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        count = self.model().rowCount()
        return range(max(first, 0), count if last < 0 else last + 1)

    def chosen(self) -> list[range]:
        """The lines that are chosen, in their order."""
        chosen = self.selectionModel().selection()
        ranges = [chosen.at(number) for number in range(chosen.count())]
        found = [range(each.top(), each.bottom() + 1) for each in ranges]
        return sorted(found, key=lambda rows: rows.start)

    def go_to(self, row: int) -> None:
        """Choose a line and bring it to sight."""
        if 0 <= row < self.model().rowCount():
            self.selectRow(row)
            self.scrollTo(self.model().index(row, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Other lines are chosen."""
        super().selectionChanged(selected, deselected)
        self.chosen_changed.emit()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Lead to the first line and to the last by Home and End, which Qt has for columns."""
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
    """Yield the lines of some ranges."""
    for each in ranges:
        yield from each

# SPDX-License-Identifier: MIT
"""A plain table of texts under headings, one row of which can be opened."""

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTableView,
)

from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.themed import Themed, ThemedDelegate
from sudoku_qt.views.widgets.buttons import RETURNS
from sudoku_qt.views.widgets.lists.line_list import draw_elided

Index = QModelIndex | QPersistentModelIndex
Roles = Qt.ItemDataRole
ROW, HEAD = 32, 32


class TextHeads(Themed, QHeaderView):
    """The headings: quiet, with a line below them."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(1)

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self.setFixedHeight(self.theme.px(HEAD))
        self.setFont(face(12 * self.theme.zoom, Weight.DemiBold))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Paint the background, the text, and the line."""
        theme, model = self.theme, self.model()
        orientation = Qt.Orientation.Horizontal
        painter.fillRect(rect, theme.panel)
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, theme.edge)
        painter.setPen(theme.muted)
        painter.setFont(self.font())
        room = rect.adjusted(theme.px(STEP), 0, -theme.px(STEP), 0)
        text = model.headerData(section, orientation, Roles.DisplayRole)
        place = model.headerData(section, orientation, Roles.TextAlignmentRole)
        draw_elided(painter, room, str(text), Qt.AlignmentFlag(place))


class TextDelegate(ThemedDelegate):
    """Paints a text on the ground of its whole row."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint ground and text; a chosen row has no gaps between its columns."""
        theme = self.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, theme.accent_ground)
        painter.setPen(theme.accent_text if chosen else theme.text)
        painter.setFont(option.font)
        room = option.rect.adjusted(theme.px(STEP), 0, -theme.px(STEP), 0)
        draw_elided(
            painter,
            room,
            str(index.data(Roles.DisplayRole)),
            Qt.AlignmentFlag(index.data(Roles.TextAlignmentRole)),
        )


class TextTable(Themed, QTableView):
    """Is walked by keys; Return or a double click opens a row. One column takes the room left."""

    opened = Signal(int)

    def __init__(self, model: QAbstractItemModel, name: str, wide: int) -> None:
        super().__init__()
        self._wide = wide
        self.setModel(model)
        self.setHorizontalHeader(TextHeads())
        self.setItemDelegate(TextDelegate(self))
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(1)
        model.modelReset.connect(self._fit_columns)
        model.dataChanged.connect(self._fit_columns)
        self.doubleClicked.connect(lambda index: self.opened.emit(index.row()))
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self.verticalHeader().setDefaultSectionSize(self.theme.px(ROW))
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Make each column as wide as its texts; the wide one takes what is left."""
        header, model, metrics = self.horizontalHeader(), self.model(), self.fontMetrics()
        for column in range(model.columnCount()):
            head = model.headerData(column, Qt.Orientation.Horizontal, Roles.DisplayRole)
            texts = [model.index(row, column).data() for row in range(min(200, model.rowCount()))]
            most = max(map(metrics.horizontalAdvance, [str(head), *map(str, texts)]))
            header.resizeSection(column, most + self.theme.px(3 * STEP))
        if self._wide < model.columnCount():
            header.setSectionResizeMode(self._wide, QHeaderView.ResizeMode.Stretch)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open a row on Return; leave Escape to the dialog."""
        if event.key() in RETURNS and self.currentIndex().isValid():
            self.opened.emit(self.currentIndex().row())
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

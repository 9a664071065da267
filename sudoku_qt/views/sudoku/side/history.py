# SPDX-License-Identifier: MIT
"""The card of the history: the moves one below the other, each of which can be gone to."""

from collections.abc import Mapping

from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QWidget

from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.history import HistoryRole, HistoryRow
from sudoku_qt.views.brushes import brush_of
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import column, filling, lay_out, row
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.icons import draw_icon
from sudoku_qt.views.widgets.keys.key_names import with_key
from sudoku_qt.views.widgets.lists.line_list import WALKING, LineDelegate, LineList, draw_elided

MARGIN = 2 * STEP
LEFT, INDENT = 14, 34
BAR, BAR_HEIGHT = 3, 18
"""The mark of the move after which the game is now."""


class MoveDelegate(LineDelegate):
    """Paints a move: the name of its checkpoint, its words, and its time at the right."""

    def write(self, painter: QPainter, place: QRect, index: Index, *, chosen: bool) -> None:
        """Write the row; its background shows whether it is selected."""
        row: HistoryRow = index.data(HistoryRole.ROW)
        theme = self.theme
        if row.is_here:
            self._mark(painter, place)
        if row.is_branch:
            side = theme.px(14)
            icon = QRectF(place.left() + theme.px(LEFT), 0, side, side)
            icon.moveTop(place.center().y() + 1 - side / 2)
            draw_icon(painter, "right", icon, theme.muted)
        left = theme.px(INDENT if row.is_branch else LEFT)
        room = place.adjusted(left, 0, -theme.px(STEP), 0)
        painter.setPen(theme.muted)
        painter.setFont(face(12 * theme.zoom))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(room, right, row.time)
        width = QFontMetrics(painter.font()).horizontalAdvance(row.time)
        room.setRight(room.right() - width - (theme.px(STEP) if width else 0))
        room = self._write_name(painter, room, row.name)
        painter.setFont(face(14 * theme.zoom, Weight.Medium if row.is_here else Weight.Normal))
        faint = row.is_ahead or row.is_branch or bool(row.name)
        painter.setPen(theme.branch if row.is_supposed else theme.muted if faint else theme.text)
        draw_elided(painter, room, row.text)

    def _write_name(self, painter: QPainter, room: QRect, name: str) -> QRect:
        """Write the name of a checkpoint; return the remaining room."""
        if not name:
            return room
        painter.setFont(face(14 * self.theme.zoom, Weight.DemiBold))
        painter.setPen(self.theme.accent_text)
        width = QFontMetrics(painter.font()).horizontalAdvance(name) + 1
        most = min(width, room.width() * 3 // 5)
        draw_elided(painter, QRect(room.topLeft(), QSize(most, room.height())), name)
        return room.adjusted(most + self.theme.px(STEP), 0, 0, 0)

    def _mark(self, painter: QPainter, place: QRect) -> None:
        theme = self.theme
        bar = QRectF(place.left() + theme.px(4), 0, theme.px(BAR), theme.px(BAR_HEIGHT))
        bar.moveTop(place.center().y() + 1 - bar.height() / 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(brush_of(theme.cursor))
        painter.drawRoundedRect(bar, bar.width() / 2, bar.width() / 2)


class MoveList(LineList):
    """A list that emits the move to go to, or to name."""

    takes = WALKING | {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}


class HistoryCard(Card):
    """Shows a list of moves; the controller moves the game."""

    move_chosen = Signal(int)
    """The player wants to go to a node."""
    checkpoint_clicked = Signal()
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(20, Weight.DemiBold)
        self.cross = IconButton("close", self)
        self.list = MoveList(MoveDelegate(), self)
        self.checkpoint_key = WordButton(parent=self)
        self._shortcut = ""
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.EditKeyPressed)
        self._lay_out()
        for signal in (self.list.clicked, self.list.activated):
            signal.connect(self._choose)
        self.cross.clicked.connect(self.closed)
        self.checkpoint_key.clicked.connect(self.checkpoint_clicked)
        self.retranslate()

    def _lay_out(self) -> None:
        top = row(filling(self._title), self.cross)
        parts = top, filling(self.list), self.checkpoint_key
        lay_out(self, column(*parts, gap="usual", inset=MARGIN))

    def set_model(self, model: QAbstractItemModel) -> None:
        """Set the model of the moves."""
        self.list.setModel(model)

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self._title.setText(self.tr("History"))
        self.list.setAccessibleName(self.tr("Moves of the game"))
        self.cross.set_name(self.tr("Close"))

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Set the shortcut that is named for a checkpoint."""
        self._shortcut = keys.get("set_checkpoint", "")
        self._name_key()

    def _name_key(self) -> None:
        self.checkpoint_key.setToolTip(with_key(self.checkpoint_key.text(), self._shortcut))

    def show_at(self, row: int, checkpoint: str) -> None:
        """Select a row; set the label of the key below."""
        index = self.list.model().index(row, 0)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)
        self.checkpoint_key.setText(checkpoint)
        self._name_key()

    def rename(self, row: int) -> None:
        """Edit the name of a row's checkpoint."""
        index = self.list.model().index(row, 0)
        self.list.setCurrentIndex(index)
        self.list.setFocus()
        self.list.edit(index)

    def _choose(self, index: Index) -> None:
        self.move_chosen.emit(index.data(HistoryRole.ROW).number)

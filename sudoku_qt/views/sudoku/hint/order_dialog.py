# SPDX-License-Identifier: MIT
"""The dialog for the player's own order of techniques: higher ones are searched for first."""

from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import SPRING, column, filling, row
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton

WIDE, TALL = 560, 640
SCORE_WIDE = 96
TITLE, SCORE = range(2)
LINE = Qt.ItemDataRole.UserRole
MOST_SCORE = 99_999
MOVES = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
EDITS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_F2}
HELD = Qt.KeyboardModifier.AltModifier
PLAIN = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsEditable


class OrderLine(NamedTuple):
    """A technique: its name, its title, its score, and whether it is in use."""

    name: str
    title: str
    score: int
    on: bool = True
    is_fixed: bool = False
    """Whether it cannot be switched off."""


class ScoreDelegate(QStyledItemDelegate):
    """Lets a score be edited."""

    def createEditor(
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> QWidget:
        """Create a field for a number."""
        field = QSpinBox(parent)
        field.setRange(0, MOST_SCORE)
        field.setFrame(False)
        return field


class OrderTree(QTreeWidget):
    """The techniques, which are dragged, or moved by Alt and the arrows."""

    def __init__(self) -> None:
        super().__init__()
        self.setColumnCount(2)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setItemDelegateForColumn(SCORE, ScoreDelegate(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.itemDoubleClicked.connect(self._edit)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setSectionResizeMode(TITLE, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(SCORE, QHeaderView.ResizeMode.Fixed)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the current technique with Alt and an arrow, or edit its score with Return."""
        way = MOVES.get(Qt.Key(event.key()))
        held = event.modifiers()
        held ^= held & Qt.KeyboardModifier.KeypadModifier
        if way and held == HELD:
            self.move_current(way)
        elif (item := self.currentItem()) and self._begins_editing(event):
            self._edit(item)
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Let the dragged technique follow the pointer while the others make way."""
        if not event.buttons() & Qt.MouseButton.LeftButton:
            super().mouseMoveEvent(event)
            return
        there = self.indexAt(event.position().toPoint()).row()
        here = self.currentIndex().row()
        for _ in range(abs(there - here) if there >= 0 else 0):
            self.move_current(1 if there > here else -1)

    def _begins_editing(self, event: QKeyEvent) -> bool:
        """Whether a key begins to edit a score; keys that end editing arrive here, too."""
        return event.key() in EDITS and self.state() != QAbstractItemView.State.EditingState

    def _edit(self, item: QTreeWidgetItem) -> None:
        """Edit the score, whichever column was chosen, since names cannot be edited."""
        self.editItem(item, SCORE)

    def move_current(self, way: int) -> None:
        """Swap the current technique with the one above or below."""
        place = self.currentIndex().row() + way
        if place - way < 0 or not 0 <= place < self.topLevelItemCount():
            return
        item = self.takeTopLevelItem(place - way)
        if item is not None:
            self.insertTopLevelItem(place, item)
            self.setCurrentItem(item)


class OrderDialog(Dialog):
    """Shows the techniques in order, each with its score, checked if it is in use."""

    restore_asked = Signal()
    import_asked = Signal()
    export_asked = Signal()

    def __init__(self, lines: Iterable[OrderLine], parent: QWidget | None) -> None:
        super().__init__(self.tr("My order of techniques"), parent)
        about = Paragraph(14, ink="muted")
        about.setText(self.tr(
            "Hints and steps look first for what stands higher. Drag a technique, or move it with "
            "Alt+Up and Alt+Down. Levels and ratings of puzzles stay as they are."))  # fmt: skip
        self.tree = OrderTree()
        self.tree.setHeaderLabels([self.tr("Technique"), self.tr("Score")])
        self.tree.headerItem().setTextAlignment(SCORE, Qt.AlignmentFlag.AlignRight)
        self.tree.header().resizeSection(SCORE, self.theme.px(SCORE_WIDE))
        self.tree.setAccessibleName(self.windowTitle())
        self.notice = Paragraph(13, ink="muted")
        self.notice.hide()
        self.fetch = QPushButton(self.tr("Import…"))
        self.fetch.clicked.connect(self.import_asked)
        self.send = QPushButton(self.tr("Export…"))
        self.send.clicked.connect(self.export_asked)
        restore = LinkButton(self.tr("Restore"))
        restore.clicked.connect(self.restore_asked)
        restore.setToolTip(self.tr("Every technique as in the order by level"))
        self.restore = restore
        files = row(restore, SPRING, self.fetch, self.send, gap="usual")
        self.set_body(
            column(about, filling(self.tree), self.notice, files, gap="usual", inset="frame")
        )
        self.add_foot(Kind.Save, self.tr("&Save"))
        self.show_lines(lines)
        self.tree.setFocus()
        self.open_at(WIDE, TALL)

    def show_lines(self, lines: Iterable[OrderLine]) -> None:
        """Show other techniques, or another order."""
        self.tell("")
        self.tree.clear()
        for line in lines:
            self.tree.addTopLevelItem(self._item(line))
        self.tree.setCurrentIndex(self.tree.model().index(0, TITLE))

    def _item(self, line: OrderLine) -> QTreeWidgetItem:
        item = QTreeWidgetItem()
        item.setData(TITLE, LINE, line)
        item.setText(TITLE, line.title)
        item.setData(SCORE, Qt.ItemDataRole.EditRole, line.score)
        item.setTextAlignment(SCORE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        ticked = Qt.CheckState.Checked if line.on else Qt.CheckState.Unchecked
        item.setCheckState(TITLE, ticked)
        item.setFlags(PLAIN if line.is_fixed else PLAIN | Qt.ItemFlag.ItemIsUserCheckable)
        if line.is_fixed:
            item.setToolTip(TITLE, self.tr("Always in use: no step goes without singles."))
        return item

    def lines(self) -> list[OrderLine]:
        """The techniques as shown at present."""
        items = map(self.tree.topLevelItem, range(self.tree.topLevelItemCount()))
        return [_line(item) for item in items if item is not None]

    def tell(self, text: str) -> None:
        """Show a message below the techniques; "" removes it."""
        self.notice.setText(text)
        self.notice.setVisible(bool(text))


def _line(item: QTreeWidgetItem) -> OrderLine:
    line = OrderLine(*item.data(TITLE, LINE))
    ticked = item.checkState(TITLE) == Qt.CheckState.Checked
    score = item.data(SCORE, Qt.ItemDataRole.EditRole)
    return line._replace(score=int(score), on=ticked or line.is_fixed)

# SPDX-License-Identifier: MIT
"""Lines of lists that paint themselves, and Qt's own controls in the program's style."""

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QAction, QIcon, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QMenu,
    QMenuBar,
    QProgressBar,
    QPushButton,
    QRadioButton,
    QScrollBar,
    QSpinBox,
    QToolButton,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.models.item_roles import ItemDataRole
from sudoku_qt.models.library.row import LibraryRow
from sudoku_qt.models.sudoku.board.model import Index
from sudoku_qt.models.sudoku.history import HistoryRow
from sudoku_qt.models.sudoku.puzzle_list import PuzzleRow
from sudoku_qt.models.sudoku.steps.model import StepRole
from sudoku_qt.override import override
from sudoku_qt.views.contents import Contents
from sudoku_qt.views.gomoku.small_board import draw_small_board
from sudoku_qt.views.library.line import LibraryDelegate
from sudoku_qt.views.sudoku.dialogs.reading.readings import ReadingShown, ReadingTile
from sudoku_qt.views.sudoku.puzzle_list.table import PuzzleDelegate
from sudoku_qt.views.sudoku.side.history import MoveDelegate
from sudoku_qt.views.sudoku.steps.list import StepDelegate
from sudoku_qt.views.widgets.lists.line_list import LineDelegate, LineList
from tests.step_rows import ROWS

Shown = tuple[str, QWidget]
TOP = QModelIndex()
ROW = ItemDataRole.UserRole + 1
GIVENS = bytes([5, 3, 0, 0, 7, *[0] * 76])


class Rows(QAbstractListModel):
    """Whatever lines a list is to paint."""

    def __init__(self, rows: Sequence[object], parent: QObject) -> None:
        super().__init__(parent)
        self._rows = rows

    @override
    def rowCount(self, parent: Index = TOP) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def data(self, index: Index, role: int = 0) -> Any:
        if role == StepRole.GROUP:
            return 2 * index.row()
        return self._rows[index.row()] if role == ROW else None


def lines(name: str, delegate: LineDelegate, rows: Sequence[object], width: int) -> Iterator[Shown]:
    """What a delegate paints of some lines, of which the second is chosen."""
    shown = LineList(delegate)
    shown.setModel(Rows(rows, shown))
    shown.resize(width, 8 * 56)
    shown.setCurrentIndex(shown.model().index(1, 0))
    shown.doItemsLayout()
    yield name, shown.viewport()


def lists() -> Iterator[Shown]:
    """The lines of every list."""
    yield from lines("moves", MoveDelegate(), MOVES, 240)
    yield from lines("steps of a list", StepDelegate(), ROWS, 272)
    for width in (400, 640):
        yield from lines(f"puzzles of a list, {width}", PuzzleDelegate(), PUZZLES, width)
    for width in (400, 1000):
        delegate = LibraryDelegate({"gomoku": draw_small_board})
        delegate.has_tags = width > 900
        yield from lines(f"puzzles of the library, {width}", delegate, LIBRARY, width)
    for name, entries in (("contents", ENTRIES), ("path of the course", PATH)):
        contents = Contents()
        model = ContentsModel(contents)
        model.set_entries(entries, "In the text")
        contents.set_model(model)
        contents.list.resize(264, 200)
        contents.show_at(2)
        yield name, contents.list.viewport()
    for reading in READINGS:
        tile = ReadingTile(reading, "")
        tile.resize(tile.sizeHint())
        yield f"reading, {reading.title}", tile


MOVES = (
    HistoryRow(0, "The start"),
    HistoryRow(1, "r1c1 = 1", "0:10", "guess"),
    HistoryRow(2, "r1c2 = 2, and words that are too long for it", "1:02:03", is_here=True),
    HistoryRow(3, "r1c3 = 3", is_supposed=True),
    HistoryRow(4, "r1c4 = 4", is_ahead=True),
    HistoryRow(5, "r1c5 = 5", is_branch=True),
)
PUZZLES = (
    PuzzleRow(1, b"", "24 givens", "", 3, "Hard", "New", False, False),
    PuzzleRow(2, b"", "25 givens", "a remark", 0, "unknown", "Solved", True, True),
    PuzzleRow(13, b"", "26 givens", "", 5, "Extreme, SE 10.7", "Solved", True, False),
)
ONE = LibraryRow(
    "gomoku", b"", "One", "a remark", "solved", "Solved", 0.0, 1, "Easy", "5 min",
    ("kite", "wing"), "4:08", "today", True,
)  # fmt: skip
LIBRARY = (
    ONE,
    ONE._replace(state="running", state_text="40 %", progress=0.4, level=4, favourite=False),
    ONE._replace(state="hints", tags=("a tag that is longer than its column is wide", "b")),
    ONE._replace(state="over", level=0, level_text="", best="", predicted=""),
    ONE._replace(state="new", state_text="New"),
    ONE._replace(state="damaged", state_text="Damaged"),
    None,
)
ENTRIES = (
    ContentsLine("", "First steps"),
    ContentsLine("full_house", "Full House", 1, is_done=True),
    ContentsLine("x_wing", "X-Wing", 2, exercises="2/4"),
    ContentsLine("kraken_fish", "Kraken Fish"),
    ContentsLine("xy_wing", "XY-Wing", 13),
)
PATH = (
    ContentsLine(
        "", "Medium", exercises="1/4", note="Goal: to solve 998 of 1,000 daily Medium puzzles."
    ),
    ContentsLine("locked", "Locked Candidates", 9, is_done=True, path="first"),
    ContentsLine("hidden_pair", "Hidden Pair", 10, path="on", is_next=True),
    ContentsLine("mixed", "Medium: Mixed", 12, exercises="2/4", path="last"),
)
READINGS = (
    ReadingShown("as it stands", 2, 0, GIVENS, GIVENS, [0] * 81),
    ReadingShown(
        "with notes", 1, 1, GIVENS[:1] + bytes(80), GIVENS, [0] * 79 + [0b100010001, 0b11]
    ),
)


# Qt's own controls


def in_the_style() -> Iterator[Shown]:
    """The controls that the program's style paints: as they are, chosen, and switched off."""
    icon = QPixmap(16, 16)
    icon.fill(QApplication.style().standardPalette().base().color())
    push, tool, combo, edit, spin = (
        QPushButton(QIcon(icon), "&Play"),
        QToolButton(),
        QComboBox(),
        QLineEdit("words"),
        QSpinBox(),
    )
    tool.setText("More")
    tool.setPopupMode(QToolButton.ToolButtonPopupMode.MenuButtonPopup)
    combo.addItems(["One", "Two"])
    for control in (push, tool, QCheckBox("Sound"), QRadioButton("Light")):
        control.setCheckable(True)
        yield from as_it_may_be(control)
        control.setEnabled(True)
        control.setChecked(True)
        yield f"{type(control).__name__}, on", control
    for field in (combo, edit, spin):
        yield from as_it_may_be(field)
    for way in Qt.Orientation:
        bar = QScrollBar(way)
        bar.setRange(0, 300)
        bar.setValue(100)
        bar.resize(*((200, 12), (12, 200))[way is Qt.Orientation.Vertical])
        yield f"scroll bar, {way.name}", bar
    progress = QProgressBar()
    progress.setValue(40)
    progress.resize(200, progress.sizeHint().height())
    yield "progress", progress
    yield from of_menus(QIcon(icon))
    yield from of_trees()


def as_it_may_be(control: QWidget) -> Iterator[Shown]:
    """A control as it is, under the mouse, and switched off."""
    name = type(control).__name__
    control.resize(control.sizeHint())
    yield name, control
    control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    yield f"{name}, under the mouse", control
    control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, on=False)
    control.setEnabled(False)
    yield f"{name}, off", control


def of_menus(icon: QIcon) -> Iterator[Shown]:
    """A menu, and the bar in which it is."""
    bar = QMenuBar()
    menu = QMenu("&Game", bar)
    menu.addSection("Heading")
    menu.addAction(icon, "New\tCtrl+N")
    ticked = menu.addAction("Ticked")
    ticked.setCheckable(True)
    ticked.setChecked(True)
    menu.addSeparator()
    menu.addAction("Off").setEnabled(False)
    menu.addMenu(QMenu("More", menu))
    menu.setActiveAction(ticked)
    menu.resize(menu.sizeHint())
    yield "menu", menu
    bar.addMenu(menu)
    bar.addAction(QAction("Help", bar))
    bar.resize(200, bar.sizeHint().height())
    yield "menu bar", bar


def of_trees() -> Iterator[Shown]:
    """A tree, from left to right and from right to left, and a list."""
    for way in Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft:
        tree = QTreeWidget()
        tree.setHeaderHidden(True)
        families = [QTreeWidgetItem(tree, [name]) for name in ("Fish", "Wings")]
        for family in families:
            QTreeWidgetItem(family, ["X"])
        families[0].setExpanded(True)
        tree.setLayoutDirection(way)
        tree.resize(160, 140)
        yield f"tree, {way.name}", tree.viewport()
    names = QListWidget()
    names.addItems(["Inter", "Qt"])
    names.setCurrentRow(0)
    names.resize(160, 80)
    yield "list", names.viewport()

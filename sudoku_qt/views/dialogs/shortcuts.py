# SPDX-License-Identifier: MIT
"""The sheet of all keyboard shortcuts."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QWidget

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.layout import SPRING, Layout, column, filling, grid, holder, row, wide
from sudoku_qt.views.widgets.cards.card import Line, Paragraph, headline
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from sudoku_qt.views.window.main_window import MainWindow

KeyRow = tuple[str, str]
Groups = Sequence[tuple[str, Iterable[KeyRow]]]
FORMS = (2, 1, 0)
"""Numbers of columns; the first that fits is used; 0 is one column with keys below the texts."""
HEADING_LINES = 2
COLUMN_GAP = 40


class KeysDialog(Dialog):
    """Shows groups of rows (an action and its keys) under headings."""

    def __init__(self, groups: Groups, window: MainWindow) -> None:
        super().__init__(self.tr("Keys"), window)
        sections = [(heading, tuple(rows)) for heading, rows in groups]
        self.where = Paragraph(13, ink="muted")
        self.where.setText(
            self.tr(
                "Keys on the board work while the board has the keyboard; all others work"
                " everywhere in the window, single letters not where words are typed."
            )
        )
        place = row(filling(self.where), inset=("frame", "frame", "frame", "none"))
        content = holder(column(place, filling(self._fitting(sections)), gap="none"))
        self.set_body(column(self._scrolled(content)))
        self.add_foot()

    def _fitting(self, groups: Sequence[tuple[str, Sequence[KeyRow]]]) -> QWidget:
        """The sheet in the first form that fits, or the narrowest."""
        room = self._part_of_screen().width()
        for columns in FORMS[:-1]:
            content = sheet(groups, columns)
            if content.minimumSizeHint().width() <= room:
                return content
        return sheet(groups, FORMS[-1])

    def _part_of_screen(self) -> QSize:
        """The most size of the sheet on this screen."""
        return self.room * 0.75

    def _scrolled(self, content: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        room = self._part_of_screen()
        most, beside = room.width(), area.verticalScrollBar().sizeHint().width()
        wide = max(content.minimumSizeHint().width(), min(content.sizeHint().width(), most))
        area.setMinimumWidth(wide + beside)
        area.setMinimumHeight(min(content.sizeHint().height(), room.height()))
        return area


def sheet(groups: Sequence[tuple[str, Sequence[KeyRow]]], columns: int) -> QWidget:
    """Lay the groups out in columns of about the same height, without splitting any.

    With 0 columns, keys stand below their words.
    """
    beside, columns = columns > 0, max(columns, 1)
    whole = sum(lines_of(rows) for _, rows in groups)
    stacks: list[list[Layout]] = [[] for _ in range(columns)]
    grids: list[list[QGridLayout]] = [[] for _ in stacks]
    before = 0
    for heading, rows in filter(lambda group: group[1], groups):
        middle = before + lines_of(rows) / 2
        place = min(int(columns * middle / whole), columns - 1)
        grids[place].append(QGridLayout())
        stacks[place].append(table(grids[place][-1], heading, rows, beside=beside))
        before += lines_of(rows)
    parts = (filling(column(*stack, SPRING, gap="frame")) for stack in stacks)
    content = holder(row(*parts, gap=COLUMN_GAP, inset="frame"))
    for members in grids:
        align(members)
    return content


def align(grids: Sequence[QGridLayout]) -> None:
    """Align the keys of all groups in a column."""
    widest = max((each.columnMinimumWidth(1) for each in grids), default=0)
    for each in grids:
        each.setColumnMinimumWidth(1, widest)


def lines_of(rows: Sequence[KeyRow]) -> int:
    """The number of lines that a group takes, with its heading."""
    return len(rows) + HEADING_LINES if rows else 0


def table(into: QGridLayout, heading: str, rows: Sequence[KeyRow], *, beside: bool) -> Layout:
    """A heading and its rows, with the keys beside or below the words."""
    lines: list[tuple[QWidget, ...]] = []
    widest = 0
    for words, keys in rows:
        line = Line(13) if beside else Paragraph(13)
        line.setText(words)
        line.setMinimumWidth(line.sizeHint().width() if beside else 0)
        caps = KeyCaps(keys)
        lines += [(line, caps)] if beside else [(line,), (caps,)]
        widest = max(caps.sizeHint().width(), widest) if beside else 0
    into.setColumnStretch(0, 1)
    into.setColumnMinimumWidth(1, widest)
    return grid((wide(headline(heading), 2),), *lines, gap=("frame", "usual"), into=into)

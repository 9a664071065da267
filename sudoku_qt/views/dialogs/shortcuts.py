# SPDX-License-Identifier: MIT
"""The sheet that shows every key."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.widgets.cards.card import Line, Paragraph, headline
from sudoku_qt.views.widgets.dialog.buttons import DialogButtons, DialogFoot
from sudoku_qt.views.widgets.keys.key_caps import KeyCaps
from sudoku_qt.views.window.main_window import MainWindow

Row = tuple[str, str]
Groups = Sequence[tuple[str, Iterable[Row]]]
FORMS = (2, 1, 0)
"""How many columns the sheet has, the first that fits; 0 is one with the keys below the words."""
HEADING_LINES = 2


class KeysDialog(QDialog):
    """Shows groups of rows (what it does, which keys do it) below headings."""

    def __init__(self, groups: Groups, window: MainWindow) -> None:
        super().__init__(window)
        self.setWindowTitle(self.tr("Keys"))
        buttons = DialogButtons(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        shown = [(heading, tuple(rows)) for heading, rows in groups]
        column.addWidget(self._scrolled(self._fitting(shown)))
        column.addWidget(DialogFoot(buttons))

    def _fitting(self, groups: Sequence[tuple[str, Sequence[Row]]]) -> QWidget:
        """The sheet in the first form that fits, or the narrowest."""
        room = self._room().width()
        for columns in FORMS[:-1]:
            content = sheet(groups, columns)
            if content.minimumSizeHint().width() <= room:
                return content
        return sheet(groups, FORMS[-1])

    def _room(self) -> QSize:
        """How large the sheet may be on this screen."""
        return self.screen().availableSize() * 0.75

    def _scrolled(self, content: QWidget) -> QScrollArea:
        area = QScrollArea()
        area.setWidget(content)
        area.setWidgetResizable(True)
        area.setAccessibleName(self.windowTitle())
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        most, beside = self._room().width(), area.verticalScrollBar().sizeHint().width()
        wide = max(content.minimumSizeHint().width(), min(content.sizeHint().width(), most))
        area.setMinimumWidth(wide + beside)
        area.setMinimumHeight(min(content.sizeHint().height(), self._room().height()))
        return area


def sheet(groups: Sequence[tuple[str, Sequence[Row]]], columns: int) -> QWidget:
    """Lay the groups out in columns of about the same length; none is divided.

    In no column at all, the keys stand below their words.
    """
    beside, columns = columns > 0, max(columns, 1)
    content = QWidget()
    across = QHBoxLayout(content)
    across.setContentsMargins(3 * STEP, 3 * STEP, 3 * STEP, 3 * STEP)
    across.setSpacing(5 * STEP)
    whole = sum(lines_of(rows) for _, rows in groups)
    stacks = [QVBoxLayout() for _ in range(columns)]
    for stack in stacks:
        stack.setSpacing(3 * STEP)
        across.addLayout(stack, 1)  # empty: see the notice bar on layouts added filled
    grids: list[list[QGridLayout]] = [[] for _ in stacks]
    before = 0
    for heading, rows in filter(lambda group: group[1], groups):
        middle = before + lines_of(rows) / 2
        column = min(int(columns * middle / whole), columns - 1)
        grids[column].append(QGridLayout())
        stacks[column].addLayout(grids[column][-1])
        fill(grids[column][-1], heading, rows, beside=beside)
        before += lines_of(rows)
    for stack, members in zip(stacks, grids, strict=True):
        align(members)
        stack.addStretch(1)
    return content


def align(grids: Sequence[QGridLayout]) -> None:
    """Let the keys of all groups of a column begin at the same place."""
    widest = max((grid.columnMinimumWidth(1) for grid in grids), default=0)
    for grid in grids:
        grid.setColumnMinimumWidth(1, widest)


def lines_of(rows: Sequence[Row]) -> int:
    """How many lines a group takes, with its heading."""
    return len(rows) + HEADING_LINES if rows else 0


def fill(grid: QGridLayout, heading: str, rows: Sequence[Row], *, beside: bool) -> None:
    """Add a heading and its rows: words at the left, keys beside or below them."""
    grid.setHorizontalSpacing(3 * STEP)
    grid.setVerticalSpacing(STEP)
    grid.addWidget(headline(heading), 0, 0, 1, 2)
    for place, (words, keys) in enumerate(rows, start=1):
        line = Line(13) if beside else Paragraph(13)
        line.setText(words)
        line.setMinimumWidth(line.sizeHint().width() if beside else 0)
        grid.addWidget(line, place if beside else 2 * place - 1, 0)
        caps = KeyCaps(keys)
        grid.addWidget(caps, *((place, 1) if beside else (2 * place, 0)))
        widest = max(caps.sizeHint().width(), grid.columnMinimumWidth(1)) if beside else 0
        grid.setColumnMinimumWidth(1, widest)
    grid.setColumnStretch(0, 1)

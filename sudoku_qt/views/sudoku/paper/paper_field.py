# SPDX-License-Identifier: MIT
"""The field for the paper: a name, or a width and a height in millimetres."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.models.sudoku.paper.sizes import LEAST_PAPER, MOST_PAPER, OWN_PAPER, PAPERS, own_size
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import column, filling, holder, lay_out, row
from sudoku_qt.views.sudoku.paper.rows import number_field
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.widgets.segment import Segment

OWN = "own"
PAPER_WORDS = {"a4": "A4", "a5": "A5", "letter": QT_TRANSLATE_NOOP("PaperField", "Letter")}


class PaperField(ThemedWidget):
    """A segment with the papers, and two numbers for a size of one's own."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.names = Segment()
        for key in PAPERS:
            self.names.add(key, self.tr(PAPER_WORDS[key]))
        self.names.add(OWN, self.tr("Own"))
        self.names.setAccessibleName(self.tr("Paper"))
        self.sides = tuple(number_field(self.theme, LEAST_PAPER, MOST_PAPER) for _ in "wh")
        for side, words in zip(self.sides, (self.tr("Width"), self.tr("Height")), strict=True):
            side.setAccessibleName(words)
            side.setSuffix(" mm")
            side.setKeyboardTracking(False)
        self._show_sides(OWN_PAPER)
        self._own = self._own_size()
        lay_out(self, column(self.names, self._own, gap="usual"))
        self._follow()
        self.names.chosen.connect(self._choose)
        for side in self.sides:
            side.valueChanged.connect(lambda _: self.changed.emit())

    def _own_size(self) -> QWidget:
        times = Line(14)
        times.setText("×")
        times.setFixedWidth(times.sizeHint().width())
        first, second = self.sides
        return holder(row(first, filling(times), second))

    @property
    def paper(self) -> str:
        """The name of the paper, or its size."""
        if self.names.key == OWN:
            return "x".join(str(side.value()) for side in self.sides)
        return self.names.key

    def show_paper(self, paper: str) -> None:
        """Set the paper, without a signal."""
        if paper not in PAPERS:
            self._show_sides(paper)
        self.names.choose(paper if paper in PAPERS else OWN)
        self._follow()

    def _show_sides(self, paper: str) -> None:
        for side, length in zip(self.sides, own_size(paper), strict=True):
            side.blockSignals(True)  # noqa: FBT003 - Qt's
            side.setValue(length)
            side.blockSignals(False)  # noqa: FBT003 - Qt's

    def _choose(self, _key: str) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Ask for the size of a paper that has no name."""
        self._own.setVisible(self.names.key == OWN)

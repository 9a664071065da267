# SPDX-License-Identifier: MIT
"""The words beside an example: a step and its legend; and the sections of a page."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, column, lay_out
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.hint.cell_text import CellText
from sudoku_qt.views.sudoku.hint.parts import LegendList, LegendRow
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Line, Paragraph


class StationShown(NamedTuple):
    """A step of the example: its text, and the legend of its drawing."""

    title: str
    text: str
    legend: Sequence[LegendRow] = ()
    at: int = 0
    of: int = 1
    place: str = ""
    """The number and the total, in words."""


class Beside(ThemedWidget):
    """The words beside the board."""

    pointed = Signal(object)
    """The cells (a frozenset) whose name is under the pointer, if any."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self._text = CellText(15)
        self._text.pointed.connect(self.pointed)
        self._rule = QFrame()
        self._legend = LegendList()
        self._column = QVBoxLayout()
        parts = self._title, self._text, self._rule, self._legend, SPRING
        lay_out(self, column(*parts, gap="loose", grows=True, into=self._column))
        self.restyle()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._rule.setFixedHeight(self.theme.px(STEP))

    def show_station(self, station: StationShown) -> None:
        """Show a step."""
        self._title.setText(station.title)
        self._text.setText(station.text)
        self._legend.set_rows(station.legend)
        for part in (self._rule, self._legend):
            part.setVisible(bool(station.legend))
        self.setAccessibleName(station.title)
        self.setAccessibleDescription(station.text)
        self._column.invalidate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the rule between the text and the legend."""
        if self._rule.isVisible():
            painter = QPainter(self)
            place = self._rule.geometry()
            painter.fillRect(place.left(), place.center().y(), place.width(), 1, self.theme.edge)
            painter.end()


class Section(ThemedWidget):
    """A heading and its text."""

    def __init__(self, heading: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading = Line(16, Weight.DemiBold)
        self._heading.setText(heading)
        self._text = Paragraph(15)
        self._text.setText(text)
        lay_out(self, column(self._heading, self._text, gap="usual"))

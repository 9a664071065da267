# SPDX-License-Identifier: MIT
"""The card of the layers on the board while composing: a legend with switches."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import Inset, Layout, column, grid, lay_out
from sudoku_qt.views.sizes import STEP
from sudoku_qt.views.sudoku.compose.marks import draw_partner, draw_redundant
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.surfaces import Surface, draw_surface

LAYERS = ("possible", "settled", "redundant", "guide")
SIGN, ROW = 24, 36
GROUNDS = {"possible": "set_a_ground", "redundant": "given_ground"}
WRITTEN = {"possible": "37", "settled": "5"}


class LayerSign(ThemedWidget):
    """A small picture of a layer."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name
        self._fit()

    def _fit(self) -> None:
        self.setFixedSize(self.theme.px(SIGN), self.theme.px(SIGN))

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a cell with what the layer draws in it."""
        theme, painter, whole = self.theme, QPainter(self), QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._name == "guide":
            draw_partner(painter, self.width(), theme, there=False)
        else:
            ground = getattr(theme, GROUNDS.get(self._name, "board"))
            draw_surface(painter, whole, theme.px(4), Surface(ground, theme.edge))
        if self._name == "redundant":
            draw_redundant(painter, self.width(), theme)
        painter.setPen(theme.note)
        painter.setFont(face(12 * theme.zoom, Weight.Medium))
        painter.drawText(whole, Qt.AlignmentFlag.AlignCenter, WRITTEN.get(self._name, ""))
        painter.end()


class LayersCard(Card):
    """A row for each layer: its picture, its name, its present state, and a switch."""

    is_needed = True

    switched = Signal(str, bool)
    """A layer, by its name in LAYERS, is to be shown or hidden."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._signs = {name: LayerSign(name) for name in LAYERS}
        self._names = {name: Line(14) for name in LAYERS}
        self._told = {name: Line(13, ink="muted") for name in LAYERS}
        self.switches = {name: Switch() for name in LAYERS}
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        rows = tuple(self._row(name) for name in LAYERS)
        around: Inset = ("wide", "loose")
        table = grid(*rows, gap=("easy", "none"), inset=around, grows=True, into=self._grid)
        lay_out(self, table)
        self.retranslate()

    def _row(self, name: str) -> tuple[QWidget, Layout, QWidget]:
        words = column(self._names[name], self._told[name], gap="none")
        self._connect(name)
        self.switches[name].setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return self._signs[name], words, self.switches[name]

    def _connect(self, name: str) -> None:
        self.switches[name].clicked.connect(lambda on: self.switched.emit(name, on))

    @override
    def sizeHint(self) -> QSize:
        px = self.theme.px
        return QSize(px(280), len(LAYERS) * px(ROW) + 2 * px(STEP + 3))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(160), self.sizeHint().height())

    def retranslate(self) -> None:
        """Set its texts in the installed language."""
        names = {
            "possible": self.tr("True candidates"),
            "settled": self.tr("Settled cells"),
            "redundant": self.tr("Redundant givens"),
            "guide": self.tr("Symmetry guide"),
        }
        for name, words in names.items():
            self._names[name].setText(words)
            self.switches[name].setAccessibleName(words)

    def show_layers(self, are_on: Mapping[str, bool], states: Mapping[str, str]) -> None:
        """Set which layers are shown, and the present state of each."""
        for name in LAYERS:
            self.switches[name].setChecked(are_on[name])
            self._told[name].setText(states[name])
            self.switches[name].setAccessibleDescription(states[name])

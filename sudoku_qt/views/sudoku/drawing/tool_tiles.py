# SPDX-License-Identifier: MIT
"""The tools of a setter as tiles, each with an example of what it draws."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from sudoku_qt.models.sudoku.compose.tools import Family, Tool
from sudoku_qt.override import override
from sudoku_qt.views.kit.layout import grid, lay_out, row
from sudoku_qt.views.sudoku.constraints.cards.rule_sign import RuleSign
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import FlatButton
from sudoku_qt.views.widgets.keys.key_names import with_key
from sudoku_qt.views.widgets.surfaces import Surface

TILE, A_ROW = 42, 7
SIGN = 40


class ToolTile(FlatButton):
    """A tool: an example of what it draws, framed while it is chosen."""

    def __init__(self, tool: Tool) -> None:
        super().__init__()
        self.tool = tool
        self._key = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._sign = RuleSign(tool.sign, (SIGN, SIGN - 8))
        self._sign.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        lay_out(self, row(self._sign, inset="hair", grows=True))
        self.retranslate()

    def retranslate(self) -> None:
        """Name it, with its key in the tip."""
        self.set_name(self.tool.title)
        self.setToolTip(with_key(self.tool.title, self._key))

    def set_key(self, key: str) -> None:
        """Set the name of its key, "" if it has none."""
        self._key = key
        self.retranslate()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(TILE), self.theme.px(TILE))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(TILE - 8), self.theme.px(TILE))

    def surface(self) -> Surface:
        """The surface, with a frame twice as wide if it is chosen."""
        surface = super().surface()
        return surface._replace(width=2) if self.isChecked() else surface

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.tool.is_region:
            self._paint_region()

    def _paint_region(self) -> None:
        """Paint two regions, which no constraint shows."""
        painter, side = QPainter(self), self.theme.px(20)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = QRectF(0, 0, side, side)
        place.moveCenter(QRectF(self.body()).center())
        pen = painter.pen()
        pen.setColor(self.theme.text)
        pen.setWidthF(2 * self.theme.zoom)
        painter.setPen(pen)
        painter.drawRect(place)
        middle, third = place.center(), place.width() / 4
        painter.drawPolyline([
            QPointF(middle.x() - third, place.top()), QPointF(middle.x() - third, middle.y()),
            QPointF(middle.x() + third, middle.y()), QPointF(middle.x() + third, place.bottom()),
        ])  # fmt: skip
        painter.end()


class ToolGrid(ThemedWidget):
    """The tools of a family in rows."""

    picked = Signal(str)
    """A tool was clicked, by its name."""

    def __init__(self, family: Family) -> None:
        super().__init__()
        self.tiles = {tool.name: ToolTile(tool) for tool in family.tools}
        places = [*self.tiles.values()]
        rows = [places[start : start + A_ROW] for start in range(0, len(places), A_ROW)]
        whole = QGridLayout()
        lay_out(self, grid(*map(tuple, rows), gap=("tight", "tight"), grows=True, into=whole))
        for number in range(A_ROW):
            whole.setColumnStretch(number, 1)
        for name, tile in self.tiles.items():
            tile.clicked.connect(lambda _=False, name=name: self.picked.emit(name))

# SPDX-License-Identifier: MIT
"""The keys of a running analysis: start and stop, and how many lines by which engine."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QColor, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight, face
from sudoku_qt.views.kit.layout import lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface

MOST_LINES = 8
SIDE = 28


class NumberButton(IconButton):
    """A small button that shows a number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.number = 0

    def set_number(self, number: int) -> None:
        """Set the number."""
        self.number = number
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(SIDE), self.theme.px(SIDE))

    def surface(self) -> Surface:
        """With an outline, so that a lone digit is seen to be a button."""
        theme = self.theme
        return Surface(theme.hover if self.underMouse() else NOTHING, theme.edge)

    def paint_face(self, painter: QPainter, ink: QColor) -> None:
        """Write the number."""
        painter.setFont(face(13 * self.theme.zoom, Weight.DemiBold))
        painter.setPen(ink)
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, str(self.number))


class RunKeys(ThemedWidget):
    """Start or Stop, and the number of lines, whose menu also offers the engines there are."""

    run_clicked = Signal()
    count_chosen = Signal(int)
    engine_chosen = Signal(str)
    """The name of an engine, "" for ours."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.engines: Callable[[], Sequence[str]] = tuple
        """The names of the engines that can be chosen besides ours."""
        self._count, self._engine, self._runs = 0, "", False
        self.number, self.run = NumberButton(self), IconButton("play", self)
        lay_out(self, row(self.number, self.run, gap="tight"))
        self.number.clicked.connect(self._open)
        self.run.clicked.connect(self.run_clicked)
        self.hide()

    def set_choice(self, count: int, engine: str) -> None:
        """Show how many lines are searched, and by which engine, "" for ours."""
        self._count, self._engine = count, engine
        self.number.set_number(count)
        self.retranslate()

    def show_run(self, *, runs: bool | None, counts: bool) -> None:
        """Show Stop while it runs, else Start; None hides both keys. The number is optional."""
        self.setVisible(runs is not None)
        self.number.setVisible(counts)
        if runs is not None and runs != self._runs:
            self._runs = runs
            self.run.set_icon("stop" if runs else "play")
            self.retranslate()

    def retranslate(self) -> None:
        """Set the texts in the installed language."""
        words = self.tr("Stop") if self._runs else self.tr("Analyse until stopped")
        self.run.setAccessibleName(words)
        self.run.setToolTip(words)
        lines = self._lines(self._count)
        if self._engine:
            lines = self.tr("{lines}, by {engine}").format(lines=lines, engine=self._engine)
        self.number.setAccessibleName(lines)
        self.number.setToolTip(lines)

    def _lines(self, count: int) -> str:
        return self.tr("{count} lines", "", count).format(count=count)

    def menu(self) -> QMenu:
        """The numbers of lines, and the engines if there are any besides ours."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        counts = QActionGroup(menu)
        for count in range(1, MOST_LINES + 1):
            action = menu.addAction(self._lines(count))
            action.setCheckable(True)
            action.setChecked(count == self._count)
            action.triggered.connect(lambda _on, count=count: self.count_chosen.emit(count))
            counts.addAction(action)
            if count == self._count:
                menu.setActiveAction(action)
        names = self.engines()
        if names:
            self._add_engines(menu, names)
        return menu

    def _add_engines(self, menu: QMenu, names: Sequence[str]) -> None:
        menu.addSeparator()
        group = QActionGroup(menu)
        for name in ("", *names):
            action = menu.addAction((name or self.tr("Our computer")).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(name == self._engine)
            action.triggered.connect(lambda _on, name=name: self.engine_chosen.emit(name))
            group.addAction(action)

    def _open(self) -> None:
        self.menu().popup(self.number.mapToGlobal(QPoint(0, self.number.height())))

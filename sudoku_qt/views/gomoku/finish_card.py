# SPDX-License-Identifier: MIT
"""The card at the end of a game of Gomoku: the result, both times, and what comes next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.gomoku.analysis.parts import AnalysisRows, RowWords
from sudoku_qt.views.gomoku.evaluation import ValueLine
from sudoku_qt.views.gomoku.players import BLACK, paint_stone
from sudoku_qt.views.kit.layout import SPRING, column, filling, grid, holder, lay_out, row
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.cards.scrolled import ScrolledCard
from sudoku_qt.views.widgets.link_button import LinkButton

DISC, DOT = 40, 16
"""The sizes of the winner's stone, and of a stone in a row."""
ROW = 28


class Side(NamedTuple):
    """A player: the colour of the stones, the name, and the thinking time."""

    colour: int
    name: str
    time: str


@dataclass(frozen=True)
class GomokuResult:
    """The texts of the card for a finished game.

    `winner` is a colour, or 0 for a draw; `facts` are rows of a word and a figure; `values` are the
    evaluations after each move, from -1 to 1, or empty if they are not to be shown.
    """

    title: str
    remark: str
    winner: int
    sides: tuple[Side, Side]
    facts: tuple[tuple[str, str], ...] = ()
    values: tuple[float, ...] = ()


class Stones(ThemedWidget):
    """The winner's stone; for a draw both stones, overlapping."""

    def __init__(self, side: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._side, self._colour = side, 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_colour(self, colour: int) -> None:
        """Show a stone of a colour, or with 0 one of each."""
        self._colour = colour
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(self._side), self.theme.px(self._side))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the stone, or both."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.width()
        if self._colour:
            middle = QPointF(side / 2, side / 2)
            paint_stone(painter, self.theme, self._colour, middle, side / 2 - 1)
        else:
            for colour, at in ((BLACK, 0.36), (BLACK + 1, 0.64)):
                middle = QPointF(side * at, side * at)
                paint_stone(painter, self.theme, colour, middle, side * 0.34)
        painter.end()


class GomokuFinishCard(ScrolledCard):
    """Shows a `GomokuResult`."""

    folds = True

    again_clicked = Signal()
    setup_clicked = Signal()
    look_back_clicked = Signal()
    shown = Signal()
    """A result is shown: what else is known of the game can be told beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stone = Stones(DISC)
        self._title = Paragraph(20, Weight.DemiBold)
        self._remark = Line(13, ink="muted")
        self._dots = Stones(DOT), Stones(DOT)
        self._names = Line(14), Line(14)
        self._times = tuple(Line(20, Weight.Medium) for _ in range(2))
        self._facts = tuple((Line(13, ink="muted"), Line(14)) for _ in range(2))
        self._curve_title = Line(13, ink="muted")
        self._curve = ValueLine()
        self.better = BetterMoves()
        self.again = PrimaryButton(parent=self)
        self.setup = WordButton(parent=self)
        self.look_back = WordButton(parent=self)
        self._lay_out()
        self.again.clicked.connect(self.again_clicked)
        self.setup.clicked.connect(self.setup_clicked)
        self.look_back.clicked.connect(self.look_back_clicked)
        self.retranslate()

    # Laying out

    def _lay_out(self) -> None:
        self._facts_part = self._facts_rows()
        self._curve_part = holder(column(self._curve_title, self._curve))
        self._players_part = self._players()
        parts = self._players_part, self._facts_part, self._curve_part, self.better
        self.set_parts(self._head(), *parts)
        self.set_spare(self._curve_part, self._facts_part, self.better, self._players_part)
        self.set_keys(self.again, self.setup, self.look_back)

    def _head(self) -> QWidget:
        words = column(self._title, self._remark, gap="none")
        return holder(row(self._stone, filling(words), gap="easy"))

    def _players(self) -> QWidget:
        table = QGridLayout()
        table.setColumnStretch(1, 1)
        rows = tuple(zip(self._dots, self._names, self._times, strict=True))
        self._players_table = table
        self._space_players()
        return holder(grid(*rows, gap=("easy", None), into=table))

    def _space_players(self) -> None:
        for number in range(len(self._dots)):
            self._players_table.setRowMinimumHeight(number, self.theme.px(ROW))

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._space_players()

    def _facts_rows(self) -> QWidget:
        table = QGridLayout()
        table.setColumnStretch(0, 1)
        for _, value in self._facts:
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
        return holder(grid(*self._facts, into=table))

    # What it says

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.setup.setText(self.tr("Another setup"))
        self.look_back.setText(self.tr("Look back"))
        self._curve_title.setText(self.tr("How it stood"))

    def set_again(self, word: str, more: str) -> None:
        """Set the label of the filled key, and its tip."""
        self.again.setText(word)
        self.again.setToolTip(more)
        self.again.setAccessibleDescription(more)

    def show_course(self, values: Sequence[float], count: int, *, could_be_better: bool) -> None:
        """Show the values known so far of `count` positions, and whether to offer better moves."""
        self._curve.set_values(values, -1, count)
        self.set_told(self._curve_part, on=len(values) > 1)
        self.set_told(self.better, on=could_be_better)
        self.fold()

    def show_result(self, result: GomokuResult) -> None:
        """Show the result of a game."""
        self._stone.set_colour(result.winner)
        self._title.setText(result.title)
        self._remark.setText(result.remark)
        for side, dot, name, time in zip(
            result.sides, self._dots, self._names, self._times, strict=True
        ):
            dot.set_colour(side.colour)
            name.setText(side.name)
            time.setText(side.time)
        for number, (word, figure) in enumerate(self._facts):
            text = result.facts[number] if number < len(result.facts) else ("", "")
            word.setText(text[0])
            figure.setText(text[1])
        self.show_course(result.values, len(result.values), could_be_better=False)
        self.shown.emit()
        figures = [f"{side.name} {side.time}" for side in result.sides]
        sentences = (result.title, result.remark, *figures, *map(" ".join, result.facts))
        for part in (self, self.scroll_area):  # the keys may scroll either of them
            part.setAccessibleName(", ".join(text for text in sentences if text))
        self.show_top()


class BetterMoves(ThemedWidget):
    """A link that starts and stops the search, how far it is, and a row for each move."""

    run_clicked = Signal()
    chosen = Signal(int)
    """A row was clicked: its line is to be kept as a variation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runs = False
        self.link, self.rows, self._message = LinkButton(parent=self), AnalysisRows(), Paragraph(13)
        lay_out(self, column(row(self.link, SPRING), self._message, self.rows, gap="tight"))
        self.link.clicked.connect(self.run_clicked)
        self.rows.chosen.connect(self.chosen)
        self.show_found((), "", runs=False)
        self.retranslate()

    def retranslate(self) -> None:
        """Set the link's text in the installed language."""
        self.link.setText(
            self.tr("Stop") if self._runs else self.tr("What would have been better?")
        )
        for each in self.rows.rows:
            each.setToolTip(self.tr("Keep the better line as a variation"))

    def show_found(self, rows: Sequence[RowWords], message: str, *, runs: bool) -> None:
        """Show what was found so far; the link is there until all was looked at."""
        self._runs = runs
        self.rows.set_rows(rows, -1)
        self.rows.setVisible(bool(rows))
        self._message.setText(message)
        self._message.setVisible(bool(message))
        self.retranslate()

    def offer(self, on: bool) -> None:  # noqa: FBT001 - whether there is anything left to look for
        """Show the link, or hide it."""
        self.link.setVisible(on)

    def text(self) -> str:
        """The message and the rows."""
        rows = [each.text() for each in self.rows.rows if not each.isHidden()]
        return "\n".join(filter(None, (self._message.text(), *rows)))

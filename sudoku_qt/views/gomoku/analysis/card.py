# SPDX-License-Identifier: MIT
"""The card of an analysis: the balance, the best lines, a proved win, the turning points."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from sudoku_qt.override import override
from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.gomoku.analysis.parts import (
    AnalysisRows,
    Balance,
    GomokuLegend,
    LegendWords,
    RowWords,
)
from sudoku_qt.views.gomoku.analysis.run_keys import RunKeys
from sudoku_qt.views.gomoku.evaluation import ValueLine
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import SPRING, Inset, column, filling, holder, lay_out, row
from sudoku_qt.views.sizes import STEP, WORD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.segment import Segment

LINES, WINS, TURNS = "lines", "wins", "turns"
BETWEEN = " · "
"""The separator of facts; without room the first one alone is written."""
MARGIN = 2 * STEP
READABLE = 110
CURVE = 56
CURVE_FROM, BALANCE_FROM = 340, 250
"""The heights from which the curve, and the bar with its text, are shown, at 100 %."""
"""What is seen above the keys at the least, at 100 %."""


@dataclass(frozen=True)
class AnalysisWords:
    """The texts of the card. `share` is Black's, from 0 to 1, negative if unknown.

    `message` is below the rows; `key` is the label of the large key, "" for none.
    """

    who: str = ""
    """The engine that analyses; "" for ours."""
    search_depth: str = ""
    runs: bool | None = None
    """Whether it goes on until it is stopped; None where nothing could go on."""
    is_course: bool = False
    """Whether it is about the course of the game, so that the curve matters most."""
    counts: bool = False
    """Whether the number of lines can be chosen."""
    share: float = -1.0
    verdict: tuple[str, str] = ("", "")
    title: str = ""
    rows: tuple[RowWords, ...] = ()
    chosen: int = -1
    message: str = ""
    legend: tuple[LegendWords, ...] = ()
    key: str = ""
    walks: tuple[bool, bool] = (False, False)
    """Whether one can step back, and forward."""
    keeps: bool = False
    """Whether the line can be kept as a variation."""


class Rule(ThemedWidget):
    """A thin line between two parts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @override
    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(QPen(self.theme.edge, 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


class AnalysisCard(Card):
    """Shows what it is given, and emits what is asked for; the controller does the analysis."""

    part_chosen = Signal(str)
    """LINES, WINS or TURNS."""
    key_clicked = Signal()
    back_clicked = Signal()
    on_clicked = Signal()
    keep_clicked = Signal()
    """The line of the chosen row is to be kept as a variation."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(16, Weight.DemiBold)
        self._search_depth = Line(13, ink="muted")
        self._search_depth.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.cross = IconButton("close", self)
        self.run = RunKeys(self)
        self.keep = IconButton("fork", self)
        self.keep.hide()
        self._is_compact = False
        self.balance = Balance()
        self._verdict = Line(13), Line(13)
        self._verdict[1].setAlignment(Qt.AlignmentFlag.AlignRight)
        self.curve = ValueLine()
        self.curve.setMinimumHeight(self.theme.px(CURVE))
        self.segment = Segment(low=True)
        for key in (LINES, WINS, TURNS):
            self.segment.add(key, "")
        self._heading = Line(14, Weight.DemiBold)
        self.rows = AnalysisRows()
        self._message = Paragraph(13, ink="muted")
        self.legend = GomokuLegend()
        self._rule = Rule()
        self.back, self.on = (IconButton(icon, self) for icon in ("left", "right"))
        self.key = WordButton(parent=self)
        policy = self.key.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that the keys beside it stay where they are
        self.key.setSizePolicy(policy)
        self._has_curve, self._is_course = False, False
        self._lay_out()
        self._connect()
        self.retranslate()

    def _connect(self) -> None:
        self.segment.chosen.connect(self.part_chosen)
        self.cross.clicked.connect(self.closed)
        self.keep.clicked.connect(self.keep_clicked)
        self.back.clicked.connect(self.back_clicked)
        self.on.clicked.connect(self.on_clicked)
        self.key.clicked.connect(self.key_clicked)

    def _lay_out(self) -> None:
        self._scroll = FitScrollArea(self._inside(), 0)
        self._scroll.setMinimumHeight(1)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout()
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        keys = holder(row(self.run, self.keep, self.cross, gap="none"))
        head = row(filling(self._title), filling(self._search_depth), keys)
        self._foot = holder(row(self.back, self.on, filling(self.key)))
        around: Inset = (MARGIN, "usual", MARGIN, "easy")
        parts = head, filling(self._scroll), self._foot
        lay_out(self, column(*parts, gap="usual", inset=around, into=whole))

    def _inside(self) -> QWidget:
        first, second = self._verdict
        parts = self.curve, self.segment, self._heading, self.rows, self._message
        below = *parts, self._rule, self.legend, SPRING
        verdict = row(first, filling(second))
        self._parts = holder(column(self.balance, verdict, *below, gap="usual"))
        return self._parts

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self._title.setText(self.tr("Analysis"))
        self.setAccessibleName(self.tr("Analysis"))
        self.segment.setAccessibleName(self.tr("What is told"))
        self.segment.set_text(LINES, self.tr("Lines"))
        self.segment.set_text(WINS, self.tr("A win?"))
        self.segment.set_text(TURNS, self.tr("Turning points"))
        self.curve.setAccessibleName(self.tr("How it stood"))
        for key, words in (
            (self.cross, self.tr("Close")),
            (self.keep, self.tr("Keep this line as a variation")),
            (self.back, self.tr("Back one move")),
            (self.on, self.tr("On one move")),
        ):
            key.setToolTip(words)
            key.setAccessibleName(words)

    def restyle(self) -> None:
        """Take sizes and colours from the theme."""
        super().restyle()
        self.curve.setMinimumHeight(self.theme.px(CURVE))

    def say(self, words: AnalysisWords) -> None:
        """Show the present results."""
        self._title.setText(words.who or self.tr("Analysis"))
        self._is_course = words.is_course
        self.run.show_run(runs=words.runs, counts=words.counts)
        self._search_depth.say(words.search_depth, (words.search_depth.partition(BETWEEN)[0],))
        self.balance.set_share(words.share)
        for line, text in zip(self._verdict, words.verdict, strict=True):
            line.setText(text)
        self._heading.setText(words.title)
        self._heading.setVisible(bool(words.title))
        self.rows.set_rows(words.rows, words.chosen)
        self.rows.setVisible(bool(words.rows))
        self._message.setText(words.message)
        self._message.setVisible(bool(words.message))
        self.legend.set_rows(words.legend)
        self._rule.setVisible(bool(words.legend))
        self.key.setText(words.key)
        self.key.setVisible(bool(words.key))
        self.keep.setVisible(words.keeps)
        self._parts.setMinimumHeight(0)  # a former message may have left a minimum
        for key, on in zip((self.back, self.on), words.walks, strict=True):
            key.setEnabled(on)

    def show_curve(self, values: Sequence[float], at: int, count: int = 0) -> None:
        """Show the course of the balance, if it is known, with a mark at one position of `count`.

        While the values are being computed, there are fewer.
        """
        self.curve.set_values(values, at, count)
        self._has_curve = len(values) > 1
        self._follow_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Hide what is least needed if the height is small."""
        super().resizeEvent(event)
        self._follow_height()

    def set_compact(self, on: bool) -> None:  # noqa: FBT001 - whether there is little room
        """Leave out what a menu has, too, where other cards are below."""
        self._is_compact = on
        self._follow_height()

    def _follow_height(self) -> None:
        height, px = self.height(), self.theme.px
        little = self._is_compact and height < px(CURVE_FROM)
        least = BALANCE_FROM if self._is_course else CURVE_FROM
        self.curve.setVisible(self._has_curve and height >= px(least))
        for part in (self.balance, *self._verdict):
            part.setVisible(little or height >= px(BALANCE_FROM))
        self._foot.setVisible(not little)
        self.segment.setVisible(not little)

    def text(self) -> str:
        """The texts on the card below the balance."""
        rows = [row.text() for row in self.rows.rows if not row.isHidden()]
        legend = [row.text for row in self.legend.rows]
        parts = [self._heading.text(), *rows, self._message.text(), *legend]
        return "\n".join(filter(None, parts))

    def set_covered(self, on: bool) -> None:  # noqa: FBT001 - the two states of a pause
        """Hide or show what a pause hides."""
        self._scroll.setVisible(not on)
        self.setDisabled(on)

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.theme.px(280), self._height_with(self._parts.sizeHint().height()))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.theme.px(200), self._height_with(self.theme.px(READABLE)))

    def _height_with(self, inside: int) -> int:
        head = self._title.sizeHint().height()
        return inside + head + self.theme.px(WORD_HEIGHT) + 4 * STEP + 4

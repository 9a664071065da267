# SPDX-License-Identifier: MIT
"""The card at the end of a puzzle, in place of the others: the time, hard places, what is next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import SPRING, Gap, column, holder, placed, row
from sudoku_qt.views.sudoku.finish.parts import (
    Disc,
    Pill,
    RatioBars,
    ScaleMark,
    TechniqueTile,
    TimeScale,
)
from sudoku_qt.views.widgets.buttons import PrimaryButton, WordButton
from sudoku_qt.views.widgets.cards.card import Line, Paragraph
from sudoku_qt.views.widgets.cards.scrolled import ScrolledCard

PLACES = "set_a", "set_b"
"""The grounds of the badges of hard places; as many are shown."""


class HardPlace(NamedTuple):
    """A place where the player took long: two letters, what was due there, and what happened."""

    letters: str
    title: str
    text: str


@dataclass(frozen=True)
class Result:
    """The texts of the card for a solved puzzle; unknown ones are empty.

    `verdict` compares the time with the prediction; `is_good` if it was faster. The times of the
    scale are in milliseconds; `ratios` are the times of the last games divided by their
    predictions, the latest last, and `count` is a text with the number solved. `next` is what the
    filled key leads to.
    """

    title: str
    next: str
    remark: str
    time: str
    verdict: str = ""
    is_good: bool = False
    elapsed_ms: int = 0
    marks: tuple[ScaleMark, ...] = ()
    places: tuple[HardPlace, ...] = ()
    practice: str = ""
    learn: str = ""
    """The text of the link to the page of the technique beside it."""
    why: str = ""
    """The reason for practising it, below."""
    summary: str = ""
    """The techniques that were found, shown and missed."""
    count: tuple[str, str] = ("", "")
    ratios: tuple[float, ...] = ()
    remark_in_short: str = ""
    """What stands in place of `remark` where this does not fit."""


class FinishCard(ScrolledCard):
    """Shows a `Result`."""

    next_clicked = Signal()
    level_clicked = Signal()
    look_back_clicked = Signal()
    practise_clicked = Signal()
    learn_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Line(20, Weight.DemiBold)
        self._remark = Line(13, ink="muted")
        self._time = Line(40)
        self._verdict = Pill()
        self._scale = TimeScale()
        self.next = PrimaryButton(parent=self)
        self.level = WordButton(parent=self)
        self.look_back = WordButton(parent=self)
        self.practice, self.learn = (WordButton(parent=self) for _ in range(2))
        self._why = Paragraph(13, ink="muted")
        self._summary = Paragraph(13, ink="muted")
        self._badges = [TechniqueTile(ground) for ground in PLACES]
        self._place_lines = [(Line(14), Line(13, ink="muted")) for _ in PLACES]
        self._hard_title = Line(14, Weight.DemiBold)
        self._count = Line(13, ink="muted"), Line(14, Weight.DemiBold)
        self._bars_title = Line(13, ink="muted")
        self._bars = RatioBars()
        self._disc, self._small_disc = Disc(), Disc()
        self._small_disc.hide()
        self._result: Result | None = None
        self._lay_out()
        for key, signal in (
            (self.next, self.next_clicked),
            (self.level, self.level_clicked),
            (self.look_back, self.look_back_clicked),
            (self.practice, self.practise_clicked),
            (self.learn, self.learn_clicked),
        ):
            key.clicked.connect(signal)
        self.retranslate()

    # Laying out

    def _lay_out(self) -> None:
        self._time_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        verdict = placed(self._verdict, Qt.AlignmentFlag.AlignVCenter)
        parts = self._small_disc, self._time, verdict, SPRING
        self._time_part = holder(row(*parts, gap="tight", into=self._time_row))
        self._scale_part = _part(self._scale)
        self._place_rows = [self._place_row(place) for place in range(len(PLACES))]
        self._places_part = _part(self._hard_title, *self._place_rows)
        self._practice_keys = _row(self.practice, self.learn)
        self._practice_part = _part(self._practice_keys, self._why)
        self._bars_part = _part(_row(*self._count), self._bars_title, self._bars)
        self._head = _row(self._disc, _part(self._title, self._remark, gap="none"))
        self.set_parts(
            self._head,
            self._time_part,
            self._scale_part,
            self._places_part,
            self._summary,
            self._practice_part,
            self._bars_part,
        )
        self.set_spare(
            self._bars_part,
            self._summary,
            self._places_part,
            self._practice_part,
            self._head,
            self._scale_part,
        )
        self.set_keys(self.next, self.level, self.look_back)
        # A very long name is written smaller, so that the card does not grow wider.
        self.practice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        _box(self._practice_keys).setStretch(0, 1)
        self._count[1].setAlignment(Qt.AlignmentFlag.AlignRight)

    def _place_row(self, place: int) -> QWidget:
        return _row(self._badges[place], _part(*self._place_lines[place], gap="none"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put parts side by side if there is room, otherwise one below the other."""
        super().resizeEvent(event)
        self._place_pairs()
        self.fold()

    def fold(self) -> None:
        """Show what fits; without its head, the card has the tick beside the time."""
        super().fold()
        self._small_disc.setVisible(self._head.isHidden())

    def _place_pairs(self) -> None:
        """Put the verdict beside the time, and "Learn" beside the advice, or below."""
        self._place_pair(self._time_row, self._time, self._verdict)
        self._place_pair(_box(self._practice_keys), self.practice, self.learn)

    def _place_pair(self, row: QBoxLayout, first: QWidget, second: QWidget) -> None:
        needed = first.sizeHint().width() + row.spacing() + second.sizeHint().width()
        fits = needed <= self.scroll_area.viewport().width()
        ways = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        row.setDirection(ways[fits])

    # What it says

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.level.setText(self.tr("Another level"))
        self.look_back.setText(self.tr("Look back"))
        self._hard_title.setText(self.tr("Where it was hard, and what helps"))
        self._bars_title.setText(self.tr("Your last times; dotted: the prediction"))

    def show_result(self, result: Result) -> None:
        """Show the result of a puzzle."""
        self._result = result
        self._title.setText(result.title)
        self.next.setText(result.next)
        self._remark.say(result.remark, tuple(filter(None, [result.remark_in_short])))
        self._time.setText(result.time)
        self._verdict.setText(result.verdict)
        self._verdict.setVisible(bool(result.verdict))
        self._verdict.set_good(on=result.is_good)
        self._scale.set_times(result.elapsed_ms, result.marks)
        self._show_places(result.places)
        for key, word in ((self.practice, result.practice), (self.learn, result.learn)):
            key.setText(word)
            key.setVisible(bool(word))
        self._why.setText(result.why)
        self._why.setVisible(bool(result.why))
        self._summary.setText(result.summary)
        for line, text in zip(self._count, result.count, strict=True):
            line.setText(text)
        self._bars.set_ratios(result.ratios)
        sentences = (result.title, result.remark, result.time, result.verdict)
        for part in (self, self.scroll_area):  # the keys may scroll either of them
            part.setAccessibleName(", ".join(text for text in sentences if text))
        self._place_pairs()
        self._show_known(result)
        self.show_top()

    def _show_known(self, result: Result) -> None:
        """Hide the parts without contents."""
        for part, is_known in (
            (self._scale_part, bool(result.marks)),
            (self._places_part, bool(result.places)),
            (self._summary, bool(result.summary)),
            (self._practice_part, bool(result.practice)),
            (self._bars_part, len(result.ratios) > 1),
        ):
            self.set_told(part, on=is_known)
        self.fold()

    def _show_places(self, places: Sequence[HardPlace]) -> None:
        for number, part in enumerate(self._place_rows):
            place = places[number] if number < len(places) else HardPlace("", "", "")
            self._badges[number].set_text(place.letters)
            for line, text in zip(self._place_lines[number], place[1:], strict=True):
                line.setText(text)
            part.setVisible(bool(place.title))


def _part(*widgets: QWidget, gap: Gap = "tight") -> QWidget:
    """Put widgets one below the other."""
    return holder(column(*widgets, gap=gap))


def _box(part: QWidget) -> QBoxLayout:
    """The layout of such a row."""
    return cast("QBoxLayout", part.layout())


def _row(*widgets: QWidget) -> QWidget:
    """Put widgets side by side."""
    return holder(row(*widgets, gap="easy"))

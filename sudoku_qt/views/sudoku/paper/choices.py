# SPDX-License-Identifier: MIT
"""The choices for a worksheet: which puzzles, their layout, and what else is printed."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from sudoku_qt.models.sudoku.paper.options import (
    ANSWERS,
    LATER,
    LONGEST_TITLE,
    PER_PAGE,
    PaperOptions,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import SPRING, Inset, Part, Space, column, lay_out
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP
from sudoku_qt.views.sudoku.paper.lesson_source import LessonSource
from sudoku_qt.views.sudoku.paper.more_choices import MoreChoices
from sudoku_qt.views.sudoku.paper.paper_field import PaperField
from sudoku_qt.views.sudoku.paper.rows import NumberRow, SwitchRow
from sudoku_qt.views.sudoku.paper.source import PuzzleSource
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import headline
from sudoku_qt.views.widgets.segment import Segment

SCROLL_BAR = 12
"""The width of the scroll bar, which takes the place of the right margin."""
LULL_MS = 200
"""The delay after typing a title, so that the preview does not follow each letter."""
ANSWER_WORDS = {
    "none": QT_TRANSLATE_NOOP("PaperChoices", "None"),
    "below": QT_TRANSLATE_NOOP("PaperChoices", "Below"),
    "later": QT_TRANSLATE_NOOP("PaperChoices", "Later"),
    "last": QT_TRANSLATE_NOOP("PaperChoices", "At the end"),
}
SWITCHES = (  # the option, what it is called
    ("level", QT_TRANSLATE_NOOP("PaperChoices", "Level and minutes")),
    ("names", QT_TRANSLATE_NOOP("PaperChoices", "Titles and authors")),
    ("candidates", QT_TRANSLATE_NOOP("PaperChoices", "All candidates")),
    ("large", QT_TRANSLATE_NOOP("PaperChoices", "Large print")),
    ("heading", QT_TRANSLATE_NOOP("PaperChoices", "Title and date")),
    ("numbers", QT_TRANSLATE_NOOP("PaperChoices", "Page numbers")),
)
OF_LESSONS = frozenset({"none", "last", "large", "numbers"})
"""The places of answers and the switches that there are for lessons."""


class PaperChoices(ThemedWidget):
    """The column at the left of the workshop."""

    changed = Signal()
    """The choices have changed."""

    def __init__(self, options: PaperOptions, lessons: LessonSource | None = None) -> None:
        """Of `lessons`, what is not about them is hidden."""
        super().__init__()
        self.source, self.lessons = PuzzleSource(), lessons
        self.per_page, self.way, self.answers = (Segment() for _ in range(3))
        self.paper, self.more = PaperField(), MoreChoices(of_lessons=lessons is not None)
        self.later = NumberRow(self.tr("By so many pages"), LATER)
        self.title, self._lull = QLineEdit(), QTimer(self, singleShot=True)
        self.switches = {name: SwitchRow(self.tr(text)) for name, text in SWITCHES}
        self._fill()
        self._lay_out()
        self._show(options)
        self._connect()

    @property
    def options(self) -> PaperOptions:
        """The present choice."""
        return PaperOptions(
            per_page=int(self.per_page.key),
            paper=self.paper.paper,
            wide=self.way.key == "wide",
            answers=self.answers.key,
            title=self.title.text(),
            later=self.later.value,
            **self._others,
        )

    @property
    def _others(self) -> Mapping[str, Any]:
        """The switches, and what is folded."""
        switches = {name: row.switch.isChecked() for name, row in self.switches.items()}
        return {**switches, **self.more.values}

    def _fill(self) -> None:
        for count in PER_PAGE:
            self.per_page.add(str(count), str(count))
        self.way.add("upright", self.tr("Upright"))
        self.way.add("wide", self.tr("Wide"))
        for key in ANSWERS:
            self.answers.add(key, self.tr(ANSWER_WORDS[key]))
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("Sudoku"))
        self.title.setMinimumHeight(self.theme.px(BUTTON_HEIGHT))
        self.title.setAccessibleName(self.tr("Title"))

    def _lay_out(self) -> None:
        fields: tuple[tuple[str, QWidget, Part], ...] = (
            (self.tr("On a page"), self.per_page, self.per_page),
            (self.tr("Paper"), self.paper, column(self.paper, self.way, gap="usual")),
            (self.tr("Answers"), self.answers, column(self.answers, self.later, gap="usual")),
            (self.tr("Title"), self.title, self.title),
        )
        parts: list[Part] = [self.lessons] if self.lessons else []
        for words, field, part in fields:
            field.setAccessibleName(words)
            title = headline(words)
            parts += [Space("usual"), title, part]
            if self.lessons and field in {self.per_page, self.title}:
                title.hide()
                field.hide()
        self.way.setAccessibleName(self.tr("Which way the page is turned"))
        parts += [Space("usual"), *self.switches.values(), self.more, SPRING]
        beside = max(0, 3 * STEP - self.theme.px(SCROLL_BAR))
        around: Inset = ("frame", "frame", beside, "wide")
        lay_out(self, column(self.source, *parts, gap="usual", inset=around))
        if self.lessons:
            self._leave_out()

    def _leave_out(self) -> None:
        """Hide what is not about lessons."""
        self.source.hide()
        for key in ANSWERS:
            self.answers.have(key, on=key in OF_LESSONS)
        for name, row in self.switches.items():
            if name not in OF_LESSONS:
                row.hide()

    def fit(self, width: int) -> None:
        """Put choices one below the other if the column is too narrow."""
        room = width - 2 * 3 * STEP - self.theme.px(SCROLL_BAR)
        kinds = [self.source.kind, *([self.lessons.kind] if self.lessons else [])]
        for segment in (*kinds, *self._segments):
            segment.fit(room)
        self.more.fit(room)

    @property
    def _segments(self) -> tuple[Segment, ...]:
        return self.per_page, self.paper.names, self.way, self.answers

    def _choose(self, _key: str) -> None:
        self._follow()
        self.changed.emit()

    def _follow(self) -> None:
        """Ask how much later answers come if they do."""
        self.later.setVisible(self.answers.key == "later")

    def _show(self, options: PaperOptions) -> None:
        self.per_page.choose(str(options.per_page))
        self.paper.show_paper(options.paper)
        self.way.choose("wide" if options.wide else "upright")
        self.answers.choose(options.answers)
        self.later.show_value(options.later)
        self.more.show_options(options)
        self._follow()
        self.title.setText(options.title)
        for name, each in self.switches.items():
            each.switch.setChecked(getattr(options, name))

    def _connect(self) -> None:
        for segment in (self.per_page, self.way, self.answers):
            segment.chosen.connect(self._choose)
        for part in (self.paper, self.later, self.more):
            part.changed.connect(self.changed)
        for each in self.switches.values():
            each.switch.clicked.connect(lambda _: self.changed.emit())
        self.title.textEdited.connect(lambda _: self._lull.start(LULL_MS))
        self._lull.timeout.connect(self.changed)
        self.source.changed.connect(self.changed)
        if self.lessons:
            self.lessons.changed.connect(self.changed)

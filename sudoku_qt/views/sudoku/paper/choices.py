# SPDX-License-Identifier: MIT
"""The choices for a worksheet: which puzzles, their layout, and what else is printed."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from sudoku_qt.models.sudoku.paper.options import (
    ANSWERS,
    LONGEST_TITLE,
    PAPERS,
    PER_PAGE,
    PaperOptions,
)
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import SPRING, Inset, Part, Space, column, filling, lay_out, row
from sudoku_qt.views.sizes import BUTTON_HEIGHT, STEP
from sudoku_qt.views.sudoku.paper.source import PuzzleSource
from sudoku_qt.views.sudoku.paper.switch_row import SwitchRow
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import headline
from sudoku_qt.views.widgets.segment import Segment

SCROLL_BAR = 12
"""The width of the scroll bar, which takes the place of the right margin."""
LULL_MS = 200
"""The delay after typing a title, so that the preview does not follow each letter."""
PAPER_WORDS = {"a4": "A4", "a5": "A5", "letter": QT_TRANSLATE_NOOP("PaperChoices", "Letter")}
ANSWER_WORDS = {
    "none": QT_TRANSLATE_NOOP("PaperChoices", "None"),
    "below": QT_TRANSLATE_NOOP("PaperChoices", "Upside down"),
    "last": QT_TRANSLATE_NOOP("PaperChoices", "At the end"),
}
SWITCHES = (  # the option, what it is called
    ("level", QT_TRANSLATE_NOOP("PaperChoices", "Level and minutes")),
    ("candidates", QT_TRANSLATE_NOOP("PaperChoices", "All candidates")),
    ("large", QT_TRANSLATE_NOOP("PaperChoices", "Large print")),
    ("heading", QT_TRANSLATE_NOOP("PaperChoices", "Title and date")),
    ("name_line", QT_TRANSLATE_NOOP("PaperChoices", "Line for name and date")),
    ("numbers", QT_TRANSLATE_NOOP("PaperChoices", "Page numbers")),
    ("techniques", QT_TRANSLATE_NOOP("PaperChoices", "List of techniques")),
    ("codes", QT_TRANSLATE_NOOP("PaperChoices", "QR code of the link")),
)


class PaperChoices(ThemedWidget):
    """The column at the left of the workshop."""

    changed = Signal()
    """The choices have changed."""

    def __init__(self, options: PaperOptions) -> None:
        super().__init__()
        self.source = PuzzleSource()
        self.per_page, self.paper, self.way, self.answers = (Segment() for _ in range(4))
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
            paper=self.paper.key,
            wide=self.way.key == "wide",
            answers=self.answers.key,
            title=self.title.text(),
            **{name: row.switch.isChecked() for name, row in self.switches.items()},
        )

    def _fill(self) -> None:
        for count in PER_PAGE:
            self.per_page.add(str(count), str(count))
        for key in PAPERS:
            self.paper.add(key, self.tr(PAPER_WORDS[key]))
        self.way.add("upright", self.tr("Upright"))
        self.way.add("wide", self.tr("Wide"))
        for key in ANSWERS:
            self.answers.add(key, self.tr(ANSWER_WORDS[key]))
        self.title.setMaxLength(LONGEST_TITLE)
        self.title.setPlaceholderText(self.tr("Sudoku"))
        self.title.setMinimumHeight(self.theme.px(BUTTON_HEIGHT))
        self.title.setAccessibleName(self.tr("Title"))

    def _lay_out(self) -> None:
        self._papers = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        papers = row(filling(self.paper, 3), filling(self.way, 2), gap="usual", into=self._papers)
        fields: tuple[tuple[str, QWidget, Part], ...] = (
            (self.tr("On a page"), self.per_page, self.per_page),
            (self.tr("Paper"), self.paper, papers),
            (self.tr("Answers"), self.answers, self.answers),
            (self.tr("Title"), self.title, self.title),
        )
        parts: list[Part] = []
        for words, field, part in fields:
            field.setAccessibleName(words)
            parts += [Space("usual"), headline(words), part]
        self.way.setAccessibleName(self.tr("Which way the page is turned"))
        parts += [Space("usual"), *self.switches.values(), SPRING]
        beside = max(0, 3 * STEP - self.theme.px(SCROLL_BAR))
        around: Inset = ("frame", "frame", beside, "wide")
        lay_out(self, column(self.source, *parts, gap="usual", inset=around))

    def fit(self, width: int) -> None:
        """Put choices one below the other if the column is too narrow."""
        room = width - 2 * 3 * STEP - self.theme.px(SCROLL_BAR)
        both = self.paper.minimumSizeHint().width() + self.way.minimumSizeHint().width() + STEP
        if both > room:
            self._papers.setDirection(QBoxLayout.Direction.TopToBottom)
        for segment in (self.source.kind, self.per_page, self.paper, self.way, self.answers):
            segment.fit(room)

    def _show(self, options: PaperOptions) -> None:
        self.per_page.choose(str(options.per_page))
        self.paper.choose(options.paper)
        self.way.choose("wide" if options.wide else "upright")
        self.answers.choose(options.answers)
        self.title.setText(options.title)
        for name, each in self.switches.items():
            each.switch.setChecked(getattr(options, name))

    def _connect(self) -> None:
        for segment in (self.per_page, self.paper, self.way, self.answers):
            segment.chosen.connect(lambda _: self.changed.emit())
        for each in self.switches.values():
            each.switch.clicked.connect(lambda _: self.changed.emit())
        self.title.textEdited.connect(lambda _: self._lull.start(LULL_MS))
        self._lull.timeout.connect(self.changed)
        self.source.changed.connect(self.changed)

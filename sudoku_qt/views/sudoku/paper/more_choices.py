# SPDX-License-Identifier: MIT
"""The choices that few need: they unfold below the others, and count even while they are hidden."""

from collections.abc import Mapping

from PySide6.QtCore import Signal

from sudoku_qt.models.sudoku.paper.options import BLEED, CELL, FIRST, MARGIN, SECTIONS, PaperOptions
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.kit.layout import Space, column, holder, lay_out
from sudoku_qt.views.sudoku.paper.rows import NumberRow, SwitchRow
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import headline
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.segment import Segment

SECTION_WORDS = {
    "none": QT_TRANSLATE_NOOP("MoreChoices", "None"),
    "level": QT_TRANSLATE_NOOP("MoreChoices", "Level"),
    "kind": QT_TRANSLATE_NOOP("MoreChoices", "Kind"),
    "file": QT_TRANSLATE_NOOP("MoreChoices", "File"),
}
SWITCHES = (  # the option, what it is called
    ("name_line", QT_TRANSLATE_NOOP("MoreChoices", "Line for name and date")),
    ("techniques", QT_TRANSLATE_NOOP("MoreChoices", "List of techniques")),
    ("codes", QT_TRANSLATE_NOOP("MoreChoices", "QR code of the link")),
    ("booklet", QT_TRANSLATE_NOOP("MoreChoices", "Booklet: two pages a side")),
    ("black", QT_TRANSLATE_NOOP("MoreChoices", "Black ink only")),
    ("marks", QT_TRANSLATE_NOOP("MoreChoices", "Crop marks")),
)
NUMBERS = (  # the option, its bounds, what it is called, its unit, what 0 is called
    ("first", FIRST, QT_TRANSLATE_NOOP("MoreChoices", "First number"), "", ""),
    ("cell", CELL, QT_TRANSLATE_NOOP("MoreChoices", "Side of a cell"), " mm",
     QT_TRANSLATE_NOOP("MoreChoices", "As fits")),
    ("margin", MARGIN, QT_TRANSLATE_NOOP("MoreChoices", "Margin"), " mm",
     QT_TRANSLATE_NOOP("MoreChoices", "Usual")),
    ("bleed", BLEED, QT_TRANSLATE_NOOP("MoreChoices", "Bleed"), " mm", ""),
)  # fmt: skip
ORDER = (
    "first", "name_line", "techniques", "codes", "cell", "margin", "booklet", "black", "bleed",
    "marks",
)  # fmt: skip
"""The rows below the headings' segment."""
OF_LESSONS = frozenset({"name_line", "margin", "booklet", "black", "bleed", "marks"})
"""Those that there are for lessons."""


class MoreChoices(ThemedWidget):
    """A link that unfolds them, and says how many are not as usual."""

    changed = Signal()
    unfolded = Signal()
    """They are shown now."""

    def __init__(self, *, of_lessons: bool = False) -> None:
        super().__init__()
        self._names = OF_LESSONS if of_lessons else frozenset({"sections", *ORDER})
        self.more = LinkButton()
        self.sections = Segment()
        for key in SECTIONS:
            self.sections.add(key, self.tr(SECTION_WORDS[key]))
        self.switches = {name: SwitchRow(self.tr(text)) for name, text in SWITCHES}
        self.numbers = {
            name: NumberRow(self.tr(text), kind, unit, self.tr(free) if free else "")
            for name, kind, text, unit, free in NUMBERS
        }
        words = self.tr("Headings between puzzles")
        self.sections.setAccessibleName(words)
        rows = {**self.switches, **self.numbers}
        title = headline(words)
        shown = column(
            Space("usual"), title, self.sections, *(rows[name] for name in ORDER), gap="usual"
        )
        hidden = [title, self.sections] if of_lessons else []
        for part in (*hidden, *(row for name, row in rows.items() if name not in self._names)):
            part.hide()
        self._folded = holder(shown)
        self._folded.hide()
        lay_out(self, column(self.more, self._folded, gap="none"))
        self._connect()

    def _connect(self) -> None:
        self.more.clicked.connect(lambda: self.unfold(on=not self.is_unfolded))
        self.sections.chosen.connect(lambda _: self._change())
        for each in self.switches.values():
            each.switch.clicked.connect(lambda _: self._change())
        for number in self.numbers.values():
            number.changed.connect(self._change)

    @property
    def is_unfolded(self) -> bool:
        """Whether they are shown."""
        return not self._folded.isHidden()

    @property
    def values(self) -> Mapping[str, object]:
        """The present choice, by the names of the options."""
        return {
            "sections": self.sections.key,
            **{name: each.value for name, each in self.numbers.items()},
            **{name: each.switch.isChecked() for name, each in self.switches.items()},
        }

    def show_options(self, options: PaperOptions) -> None:
        """Show options, without a signal."""
        self.sections.choose(options.sections)
        for name, number in self.numbers.items():
            number.show_value(getattr(options, name))
        for name, switch in self.switches.items():
            switch.switch.setChecked(getattr(options, name))
        self._name()

    def fit(self, width: int) -> None:
        """Put words one below the other if the column is too narrow."""
        self.sections.fit(width)

    def unfold(self, *, on: bool) -> None:
        """Show them, or hide them."""
        self._folded.setVisible(on)
        self._name()
        if on:
            self.unfolded.emit()

    def _change(self) -> None:
        self._name()
        self.changed.emit()

    def _name(self) -> None:
        """Name the link, with how many hidden choices are unusual."""
        usual = PaperOptions()
        count = sum(getattr(usual, name) != value for name, value in self.values.items()
                    if name in self._names)  # fmt: skip
        if self.is_unfolded:
            words = self.tr("Fewer options")
        else:
            words = self.tr("More options ({count})") if count else self.tr("More options")
        self.more.setText(words.format(count=count))

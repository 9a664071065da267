# SPDX-License-Identifier: MIT
"""The card of the constraint that a setter has selected, and that of the rules in words."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Card, Line, Paragraph
from sudoku_qt.views.widgets.link_button import LinkButton
from sudoku_qt.views.widgets.segment import Segment

MOST_CHOICES = 3
TEXT_ROOM = 84
"""The height of the rules in words, of which more are scrolled."""


class SelectedWords(NamedTuple):
    """The words about a constraint.

    It `turns` if it can be reversed, and `doubles` if there is room for another one like it.
    """

    title: str
    cells: str
    value: str = ""
    choices: Sequence[str] = ()
    chosen: int = 0
    turns: bool = False
    doubles: bool = False


class SelectedCard(Card):
    """The constraint that is selected: what it is, its value, and what can be done with it."""

    choice_made = Signal(int)
    """Another one of its few values was chosen, by its place."""
    reverse_clicked = Signal()
    duplicate_clicked = Signal()
    away_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._cells = Line(14, Weight.DemiBold), Line(13, ink="muted")
        self._cells.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._value = Line(14)
        self.choices = Segment(low=True)
        for place in range(MOST_CHOICES):
            self.choices.add(str(place), "")
        self.choices.chosen.connect(lambda key: self.choice_made.emit(int(key)))
        self.reverse, self.duplicate, self.away = (WordButton() for _ in range(3))
        self.reverse.clicked.connect(self.reverse_clicked)
        self.duplicate.clicked.connect(self.duplicate_clicked)
        self.away.clicked.connect(self.away_clicked)
        head = row(self._title, filling(self._cells), gap="usual")
        keys = row(*map(filling, (self.reverse, self.duplicate, self.away)), gap="usual")
        parts = head, self._value, self.choices, keys
        lay_out(self, column(*parts, gap="usual", inset=("wide", "easy"), grows=True))
        self.retranslate()
        self._take_heights()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._take_heights()

    def _take_heights(self) -> None:
        for key in (self.reverse, self.duplicate, self.away):
            key.setFixedHeight(self.theme.px(FIELD_HEIGHT))

    def retranslate(self) -> None:
        """Name the buttons."""
        self.reverse.setText(self.tr("Reverse"))
        self.duplicate.setText(self.tr("Duplicate"))
        self.away.setText(self.tr("Take away"))

    def show_constraint(self, words: SelectedWords) -> None:
        """Show a constraint."""
        self._title.setText(words.title)
        self._cells.setText(words.cells)
        self._value.setText(words.value)
        self._value.setVisible(bool(words.value))
        for place in range(MOST_CHOICES):
            is_there = place < len(words.choices)
            self.choices.set_text(str(place), words.choices[place] if is_there else "")
            self.choices.have(str(place), on=is_there)
        self.choices.setVisible(bool(words.choices))
        self.choices.choose(str(words.chosen))
        self.reverse.setVisible(words.turns)
        self.duplicate.setVisible(words.doubles)
        self.setAccessibleName(", ".join(filter(None, words[:3])))


class WrittenRulesCard(Card):
    """The rules of the puzzle in words: the program's, or those that the setter wrote."""

    own_clicked = Signal()
    """The setter wants to write rules of their own, or to change those."""
    anew_clicked = Signal()
    """The program is to write the rules again, as they are drawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self.own, self.anew = Line(14, Weight.DemiBold), LinkButton(), LinkButton()
        self.own.clicked.connect(self.own_clicked)
        self.anew.clicked.connect(self.anew_clicked)
        self._is_own = False
        self._text = Paragraph(13)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._area = FitScrollArea(self._text, 0)
        head = row(filling(self._title), self.anew, self.own, gap="wide")
        inset: Inset = ("wide", "usual", "wide", "easy")
        lay_out(self, column(head, self._area, gap="none", inset=inset, grows=True))
        self.retranslate()
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the theme."""
        super().restyle()
        self._area.setFixedHeight(self.theme.px(TEXT_ROOM))

    def retranslate(self) -> None:
        """Name the card."""
        self._title.setText(self.tr("Rules"))
        self.setAccessibleName(self.tr("Rules"))
        self._name_links()

    def _name_links(self) -> None:
        self.own.setText(self.tr("Change…") if self._is_own else self.tr("Write my own…"))
        self.anew.setText(self.tr("As drawn"))
        self.anew.setToolTip(self.tr("Lets the program write the rules as they are drawn now."))
        self.anew.setVisible(self._is_own)

    def show_rules(self, text: str, *, is_own: bool = False) -> None:
        """Show the rules, which the setter wrote if `is_own`."""
        self._text.setText(text)
        self.setAccessibleDescription(text)
        self._is_own = is_own
        self._name_links()

# SPDX-License-Identifier: MIT
"""The page of shortcuts: a search, the key sets, and the rows in groups."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QScrollArea, QVBoxLayout, QWidget

from sudoku_qt.models.keys import HODOKU, OWN, STANDARD, KeyLine
from sudoku_qt.views.kit.layout import (
    SPRING,
    Space,
    column,
    filling,
    give_room,
    lay_out,
    padded,
    row,
)
from sudoku_qt.views.preferences.keys.key_row import KeyRow
from sudoku_qt.views.preferences.keys.search import KeySearch
from sudoku_qt.views.preferences.option_row import RowsCard, title_of
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.segment import Segment

BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
SETS = STANDARD, HODOKU, OWN
BETWEEN = 40
"""The space between the search and the sets beside it."""
WIDE = 580
"""The width from which the sets are beside the search."""


class KeyCards(ThemedWidget):
    """The rows, in a card for each group; among other options it has a heading of its own."""

    recorded = Signal(str, str)
    """The action with this name is to have a key."""
    cleared = Signal(str)
    """The action with this name is to have no key."""
    standard_wanted = Signal(str)
    """The action with this name is to have its standard keys."""

    def __init__(self, *, narrow: bool, alone: bool = False) -> None:
        super().__init__()
        self._narrow, self._alone = narrow, alone
        self.rows: list[KeyRow] = []
        self._groups: dict[str, tuple[QWidget, RowsCard, list[KeyRow]]] = {}
        self._column = QVBoxLayout()
        lay_out(self, column(gap="usual", into=self._column))

    def show_lines(self, lines: Sequence[KeyLine]) -> None:
        """Show lines in their present state."""
        if not self.rows:
            for line in lines:
                self._add(line)
        for each, line in zip(self.rows, lines, strict=True):
            each.show_line(line)

    def _add(self, line: KeyLine) -> None:
        row = KeyRow(line, narrow=self._narrow)
        row.recorded.connect(lambda key: self.recorded.emit(line.name, key))
        row.cleared.connect(lambda: self.cleared.emit(line.name))
        row.standard_wanted.connect(lambda: self.standard_wanted.emit(line.name))
        row.stepped.connect(lambda step: self._step(row, step))
        self.rows.append(row)
        if line.heading not in self._groups:
            words = self.tr("Keys: {group}") if self._alone else "{group}"
            title = title_of(words.format(group=line.heading))
            if self._groups:
                padded(title, ("none", "usual", "none", "none"))
            group = title, RowsCard(), list[KeyRow]()
            self._groups[line.heading] = group
            self._column.addWidget(group[0])
            self._column.addWidget(group[1])
        _, card, rows = self._groups[line.heading]
        card.add(row)
        rows.append(row)

    def _step(self, row: KeyRow, step: int) -> None:
        """Move the focus from a row to one near it."""
        rows = [each for each in self.rows if not (each.isHidden() or each.line.fixed)]
        place = rows.index(row) + step
        if 0 <= place < len(rows):
            rows[place].setFocus()
            self._scroll_to(rows[place])

    def _scroll_to(self, row: KeyRow) -> None:
        """Scroll to a row."""
        around = self.parentWidget()
        while around and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if isinstance(around, QScrollArea):
            around.ensureWidgetVisible(row)

    def show_found(self, words: str) -> bool:
        """Show only lines with some words, or with a key; return whether there are any."""
        for title, card, rows in self._groups.values():
            found = [each for each in rows if each.line.has(words)]
            for each in rows:
                if each.isHidden() == (each in found):
                    each.setVisible(each in found)
                each.ends = each in found[:1], each in found[-1:]
            title.setVisible(bool(found))
            card.setVisible(bool(found))
        return any(row.line.has(words) for row in self.rows)

    def refuse(self, name: str, why: str) -> None:
        """Show in the row of an action why it cannot have a key."""
        next(row for row in self.rows if row.line.name == name).refuse(why)


class KeySets(QWidget):
    """The key sets, one of which is in use: a segment or, without room for that, a list."""

    chosen = Signal(str)

    def __init__(self, *, narrow: bool) -> None:
        super().__init__()
        self.field = QComboBox() if narrow else Segment()
        self.field.setAccessibleName(self.tr("Set of keys"))
        lay_out(self, column(self.field))
        for key, name in self._names():
            if isinstance(self.field, Segment):
                self.field.add(key, name)
            else:
                self.field.addItem(name, key)
        if isinstance(self.field, Segment):
            self.field.chosen.connect(self.chosen)
        else:
            self.field.activated.connect(lambda place: self.chosen.emit(SETS[place]))

    def _names(self) -> Iterable[tuple[str, str]]:
        return zip(SETS, (self.tr("Standard"), "HoDoKu", self.tr("My own")), strict=True)

    def choose(self, key_set: str) -> None:
        """Show which set is in use, without emitting a signal."""
        if isinstance(self.field, Segment):
            self.field.choose(key_set)
        else:
            self.field.setCurrentIndex(SETS.index(key_set))


class KeysPage(ThemedWidget):
    """All shortcuts; for a search of all preferences, only the rows that match it."""

    set_chosen = Signal(str)
    """Another set of keys is wanted."""

    def __init__(self, *, narrow: bool, words: str = "") -> None:
        super().__init__()
        self._words = words
        self.search, self.sets = KeySearch(), KeySets(narrow=narrow)
        self.cards = KeyCards(narrow=narrow, alone=bool(words))
        self._foot = Paragraph(13, ink="muted")
        self.search.textChanged.connect(self._find)
        self.sets.chosen.connect(self.set_chosen)
        self._head = QBoxLayout(BELOW)
        self._lay_out()

    def _lay_out(self) -> None:
        head = row(filling(self.search), self.sets, into=self._head)
        parts = head, Space("usual"), self.cards, self._foot, SPRING
        lay_out(self, column(*parts, gap="usual", inset="none" if self._words else "frame"))
        for widget in (self.search, self.sets, self._foot):
            widget.setHidden(bool(self._words))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the key sets beside the search if there is room, otherwise below."""
        super().resizeEvent(event)
        beside = self.width() >= self.theme.px(WIDE)
        self._head.setDirection(BESIDE if beside else BELOW)
        give_room(self._head, BETWEEN if beside else "usual")

    def show_lines(self, lines: Sequence[KeyLine], key_set: str) -> None:
        """Show lines, and which set is in use."""
        self.cards.show_lines(lines)
        self.sets.choose(key_set)
        self._find(self.search.text())

    def _find(self, words: str) -> None:
        found = self.cards.show_found(self._words or words)
        self._foot.setText(
            self.tr("A key used twice is marked; the action changed last keeps it.")
            if found
            else self.tr("Nothing is called that, and nothing has this key.")
        )

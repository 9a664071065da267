# SPDX-License-Identifier: MIT
"""A page of the preferences: cards of rows under their titles; or the results of a search."""

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from sudoku_qt.models.option import Option, translated
from sudoku_qt.views.kit.layout import Space, add_to, column, lay_out
from sudoku_qt.views.preferences.option_row import OptionRow, RowsCard, title_of
from sudoku_qt.views.themed import ThemedWidget


class OptionsPage(ThemedWidget):
    """Shows options, group by group."""

    chosen = Signal(str, object)
    opened = Signal(str)

    def __init__(self, options: Iterable[Option], *, narrow: bool) -> None:
        super().__init__()
        self._cards = dict[str, RowsCard]()
        self.rows: list[OptionRow] = []
        self._column = QVBoxLayout()
        lay_out(self, column(gap="usual", inset="frame", into=self._column))
        for option in options:
            self._add(OptionRow(option, narrow=narrow))
        self._column.addStretch(1)

    def add_below(self, widget: QWidget) -> None:
        """Add another widget below the rows."""
        self._column.insertWidget(self._column.count() - 1, widget)

    def _add(self, row: OptionRow) -> None:
        row.chosen.connect(self.chosen)
        row.opened.connect(self.opened)
        self.rows.append(row)
        self._card(row.option.group).add(row)

    def _card(self, group: str) -> RowsCard:
        """The card of a group; a new one is below its title."""
        if group not in self._cards:
            if self._cards:
                add_to(self._column, self, Space("usual"))
            self._cards[group] = RowsCard()
            self._column.addWidget(title_of(translated(group)))
            self._column.addWidget(self._cards[group])
        return self._cards[group]

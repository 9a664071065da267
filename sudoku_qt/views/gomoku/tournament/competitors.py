# SPDX-License-Identifier: MIT
"""The card of those who may play: this program's levels and other engines, each with a switch."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QVBoxLayout, QWidget

from sudoku_qt.models.gomoku.tournament import MOST_PLAYERS, Competitor, TournamentShown
from sudoku_qt.views.kit.layout import SPRING, column, grid, holder, lay_out, row
from sudoku_qt.views.sizes import FIELD_HEIGHT
from sudoku_qt.views.themed import ThemedWidget
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.group_card import GroupCard
from sudoku_qt.views.widgets.dialog.switch import Switch

ACROSS = 2


class CompetitorsCard(ThemedWidget):
    """A switch for everybody; a program can be added. Rebuilt when the list changes."""

    changed = Signal()

    def __init__(self, shown: TournamentShown) -> None:
        super().__init__()
        self._shown = shown
        self._wanted: set[str] = set()
        self._listed: tuple[Competitor, ...] = ()
        self.switches: dict[str, Switch] = {}
        self._words = Paragraph(13, ink="muted")
        self._column = QVBoxLayout()
        lay_out(self, column(into=self._column))
        self.choose = self._key()
        card = GroupCard(self.tr("Who plays"), self.choose)
        self._rows = QVBoxLayout()
        card.add_alone(holder(column(into=self._rows)))
        card.add_alone(self._words)
        self._column.addWidget(card)
        shown.changed.connect(self._follow)
        self._follow()

    def _key(self) -> QPushButton:
        key = QPushButton(self.tr("Choose a &program…"))
        key.setAutoDefault(False)
        key.setFixedHeight(self.theme.px(FIELD_HEIGHT))
        key.clicked.connect(self._shown.engine_wanted)
        return key

    def players(self) -> tuple[str, ...]:
        """The keys of those who are switched on, in the order of the list."""
        return tuple(each.key for each in self._listed if each.key in self._wanted)

    def show_players(self, keys: tuple[str, ...]) -> None:
        """Switch these on, and nobody else."""
        self._wanted = set(keys)
        for key, switch in self.switches.items():
            switch.setChecked(key in self._wanted)

    def _follow(self) -> None:
        """List everybody anew if the list is another; say what is said about engines."""
        shown = self._shown
        usual = self.tr(
            "Any program that speaks the Gomocup protocol. It may do on this computer what you "
            "may, so choose only one that you trust."
        )
        self._words.setText(shown.engine_words or usual)
        if shown.competitors != self._listed:
            self._listed = shown.competitors
            if shown.newest:
                self._wanted.add(shown.newest)
            self._list()

    def _list(self) -> None:
        while (item := self._rows.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        self.switches = {}
        for is_engine in (False, True):
            some = [each for each in self._listed if each.is_engine is is_engine]
            if some:
                self._rows.addWidget(self._group(some))
        self.changed.emit()

    def _group(self, some: list[Competitor]) -> QWidget:
        made = [self._switch(each) for each in some]
        lines = [made[first : first + ACROSS] for first in range(0, len(made), ACROSS)]
        layout = QGridLayout()
        return holder(row(holder(grid(*lines, gap=("frame", "usual"), into=layout)), SPRING))

    def _switch(self, each: Competitor) -> Switch:
        switch = Switch(each.name)
        switch.setAccessibleName(each.name)
        switch.setChecked(each.key in self._wanted)
        switch.toggled.connect(lambda on: self._turn(each.key, on=on))
        self.switches[each.key] = switch
        return switch

    def _turn(self, key: str, *, on: bool) -> None:
        (self._wanted.add if on else self._wanted.discard)(key)
        full = len(self.players()) >= MOST_PLAYERS
        for other, switch in self.switches.items():
            switch.setEnabled(not full or other in self._wanted)
        self.changed.emit()

# SPDX-License-Identifier: MIT
"""The cards beside a Sudoku board: info, pad and tip, and others that are created on use."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from sudoku_qt.late import late
from sudoku_qt.models.sudoku.board.entry_mode import Entry
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.shortcuts import note_keys
from sudoku_qt.views.sudoku.side.info import SudokuInfo
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.widgets.cards.tip import TipCard, TipRow
from sudoku_qt.views.widgets.keys.key_names import key_names, spelled

if TYPE_CHECKING:  # cards that are made when they are asked for
    from sudoku_qt.views.sudoku.compose.card import ComposeCard
    from sudoku_qt.views.sudoku.compose.layers_card import LayersCard
    from sudoku_qt.views.sudoku.finish.card import FinishCard
    from sudoku_qt.views.sudoku.hint.card import HintCard
    from sudoku_qt.views.sudoku.side.history import HistoryCard
    from sudoku_qt.views.sudoku.side.list_walk import ListWalk
    from sudoku_qt.views.sudoku.side.welcome import WelcomeCard
    from sudoku_qt.views.sudoku.steps.dock import StepsDock
    from sudoku_qt.views.widgets.cards.replay import ReplayCard

PARTS = "sudoku_qt.views"


class SudokuCards(QObject):
    """Puts the cards on a page, and keeps them and the board in step."""

    keys_changed = Signal()
    """Keyboard shortcuts, or their names, are others."""

    def __init__(self, page: SudokuPage, model: SudokuModel) -> None:
        super().__init__(page)
        self.page, self._model = page, model
        self.info, self.pad = SudokuInfo(), SudokuPad()
        self.tip = TipCard()
        self.tip.closed.connect(lambda: page.set_card_shown(self.tip, on=False))
        page.set_cards((self.info, self.pad, self.tip), self.pad)
        for before, after in pairwise((page.board, *self.pad.stops())):
            page.setTabOrder(before, after)
        page.paused_changed.connect(self.pad.setDisabled)
        page.spoken_anew.connect(self._say_again)
        model.remaining_changed.connect(self._count)
        model.signs_changed.connect(self._count)
        self._typing = self._composing = False
        self.shortcuts: Mapping[str, Sequence[str]] = {}
        """The keys of each action, by its name."""
        self._keys: Mapping[str, str] = {}
        self._advise()
        self._count()

    # Cards that are made late

    @late(f"{PARTS}.sudoku.compose.card:ComposeCard")
    def compose(self, kind: "type[ComposeCard]") -> "ComposeCard":
        """The card about a puzzle that is being composed."""
        card = kind()
        self.page.add_card(card, self.layers)
        return card

    @late(f"{PARTS}.sudoku.compose.layers_card:LayersCard")
    def layers(self, kind: "type[LayersCard]") -> "LayersCard":
        """The card of the layers shown on the board while composing."""
        card = kind()
        self.page.add_card(card, self.pad)
        return card

    @late(f"{PARTS}.sudoku.side.list_walk:ListWalk")
    def walk(self, kind: "type[ListWalk]") -> "ListWalk":
        """The card with the puzzle's place in a list."""
        card = kind()
        card.set_keys(self._keys)
        self.page.add_card(card, self.tip)
        return card

    @late(f"{PARTS}.sudoku.side.welcome:WelcomeCard")
    def welcome(self, kind: "type[WelcomeCard]") -> "WelcomeCard":
        """The card with a newcomer's question, in place of the tip."""
        card = kind()
        self.page.add_card(card)
        self.page.paused_changed.connect(card.setDisabled)  # the next thing wanted is to go on
        return card

    @late(f"{PARTS}.sudoku.finish.card:FinishCard")
    def finish(self, kind: "type[FinishCard]") -> "FinishCard":
        """The card at the end of a puzzle, in place of all others."""
        card = kind()
        self.page.add_card(card)
        return card

    @late(f"{PARTS}.widgets.cards.replay:ReplayCard")
    def replay(self, kind: "type[ReplayCard]") -> "ReplayCard":
        """The card for replaying a finished puzzle, in place of all others."""
        card = kind()
        self.page.add_card(card)
        return card

    @late(f"{PARTS}.sudoku.side.history:HistoryCard")
    def history(self, kind: "type[HistoryCard]") -> "HistoryCard":
        """The card of the moves, in place of all others."""
        card = kind()
        card.set_keys(self._keys)
        self.page.add_card(card)
        return card

    @late(f"{PARTS}.sudoku.hint.card:HintCard")
    def hint(self, kind: "type[HintCard]") -> "HintCard":
        """The card of a hint, in place of all others."""
        card = kind()
        self.page.add_card(card)
        return card

    @late(f"{PARTS}.sudoku.steps.dock:StepsDock")
    def steps(self, kind: "type[StepsDock]") -> "StepsDock":
        """The dock of the solving path, at the right of everything."""
        dock = kind()
        self.page.set_dock(dock)
        return dock

    # What all cards are given

    def _say_again(self) -> None:
        self._spell_keys()
        self._advise()
        self.page.arrange()

    def set_entry(self, entry: Entry, *, filtering: bool) -> None:
        """Set how digits are entered; `filtering` if the next one sets the filter."""
        self.page.board.set_entry(entry)
        self.pad.set_entry(entry, filtering=filtering)

    def set_keys(self, keys: Mapping[str, Sequence[str]]) -> None:
        """Set the keyboard shortcuts that the cards name, by action."""
        self.shortcuts = keys
        before = self._mode_key
        self._spell_keys()
        if self._mode_key != before:
            self._advise()
            self.page.arrange()

    @property
    def _mode_key(self) -> str:
        return self._keys.get("next_mode", "")

    def _spell_keys(self) -> None:
        """Give the cards the names of the keys, which depend on the language."""
        keys = self.shortcuts
        self._keys = {name: spelled(QKeySequence(each[0])) for name, each in keys.items() if each}
        self.pad.set_keys(self._keys)
        for card in (SudokuCards.walk.made(self), SudokuCards.history.made(self)):
            if card:
                card.set_keys(self._keys)
        self.keys_changed.emit()

    def set_typing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Use keys for givens that are copied cell by cell, or no longer."""
        if on == self._typing:
            return
        self._typing = on
        self.page.board.set_typing(on)
        self.pad.set_playing(not on)
        self._say_again()

    def set_composing(self, on: bool, *, tip: bool) -> None:  # noqa: FBT001 - as above
        """Show the cards for composing, or those of the puzzle, with the tip if `tip`."""
        self._composing = on
        self.pad.set_composing(on)
        for card in (self.compose, self.layers):
            self.page.set_card_shown(card, on)
        self.page.set_card_shown(self.info, not on)
        self.show_tip(on=tip)

    def show_tip(self, *, on: bool) -> None:
        """Show or hide the tip; composing has none."""
        self.page.set_card_shown(self.tip, on and not self._composing)

    def _advise(self) -> None:
        if self._typing:
            self.tip.set_tip(
                self.tr("Row by row, from cell to cell"),
                [
                    TipRow(key_names("Space, 0, ."), "", self.tr("leaves the cell empty")),
                    TipRow("⌫", "", self.tr("takes back the last")),
                    TipRow("Esc", "", self.tr("back to the game")),
                ],
            )
            return
        beside, words = self.tr("+ digit"), self.tr("{key}: Notes, Corner, Colour")
        self.tip.set_tip(
            words.format(key=self._mode_key) if self._mode_key else self.tr("Notes"),
            [TipRow(held, beside, words) for held, words in note_keys()],
        )

    def _count(self) -> None:
        self.pad.set_side(self._model.side, self._model.signs)
        self.pad.set_remaining(self._model.remaining(), self._model.amiss())
        grid = self._model.grid
        self.info.set_progress(grid.values.count(0), grid.givens.count(0))

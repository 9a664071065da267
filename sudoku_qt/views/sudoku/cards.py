# SPDX-License-Identifier: MIT
"""The cards beside the board of a Sudoku: what the puzzle is, the pad, and a tip."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject

from sudoku_qt.models.sudoku.entry_mode import Entry
from sudoku_qt.models.sudoku.model import SudokuModel
from sudoku_qt.views.sudoku.finish.card import FinishCard
from sudoku_qt.views.sudoku.hint.card import HintCard
from sudoku_qt.views.sudoku.page import SudokuPage
from sudoku_qt.views.sudoku.side.history import HistoryCard
from sudoku_qt.views.sudoku.side.info import SudokuInfo
from sudoku_qt.views.sudoku.side.pad import SudokuPad
from sudoku_qt.views.widgets.replay_card import ReplayCard
from sudoku_qt.views.widgets.tip_card import TipCard


class SudokuCards(QObject):
    """Puts the cards on a page, and keeps them and the board in step."""

    def __init__(self, page: SudokuPage, model: SudokuModel) -> None:
        super().__init__(page)
        self.page, self._model = page, model
        self.info, self.pad = SudokuInfo(page.theme), SudokuPad(page.theme)
        self.tip = TipCard(page.theme)
        self.tip.closed.connect(lambda: page.set_card_shown(self.tip, on=False))
        self.finish = FinishCard(page.theme)
        self.replay, self.history = ReplayCard(page.theme), HistoryCard(page.theme)
        self.hint = HintCard(page.theme)
        instead = self.finish, self.replay, self.history, self.hint
        cards = self.info, self.pad, self.tip, *instead
        page.set_cards(cards, self.pad)
        for card in instead:
            page.set_card_shown(card, on=False)
        for before, after in pairwise((page.board, *self.pad.stops())):
            page.setTabOrder(before, after)
        page.paused_changed.connect(self.pad.setDisabled)
        page.installEventFilter(self)
        model.remaining_changed.connect(self._count)
        self._typing = False
        self._advise()
        self._count()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language of the page."""
        if event.type() == QEvent.Type.LanguageChange:
            self._advise()
            self.page.arrange()
        return super().eventFilter(watched, event)

    def set_entry(self, entry: Entry, *, filtering: bool) -> None:
        """Enter digits so from now on; `filtering` where the next one is to be pointed out."""
        self.page.board.set_entry(entry)
        self.pad.set_entry(entry, filtering=filtering)

    def set_typing(self, on: bool) -> None:  # noqa: FBT001 - the two states of a mode
        """Take keys for givens that are copied cell by cell, or no longer."""
        self._typing = on
        self.page.board.set_typing(on)
        self.pad.set_playing(not on)
        self._advise()
        self.page.arrange()

    def _advise(self) -> None:
        if self._typing:
            self.tip.set_tip(
                self.tr("Space, 0 or . leaves a cell empty"),
                self.tr("Row by row, from cell to cell. Backspace takes back what was just typed."),
            )
            return
        self.tip.set_tip(
            self.tr("Space changes the way of entering"),
            self.tr("Ctrl + digit: centre note (candidate). Shift + digit: corner note."),
        )

    def _count(self) -> None:
        self.pad.set_remaining(self._model.remaining())
        grid = self._model.grid
        self.info.set_progress(grid.values.count(0), grid.givens.count(0))

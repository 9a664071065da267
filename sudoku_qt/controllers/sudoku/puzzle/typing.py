# SPDX-License-Identifier: MIT
"""Typing in a puzzle: the cursor runs along the rows, as an eye does on paper."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.widgets.keys.key_names import key_names

LAST = CELLS - 1
TYPING_TOOLS: tuple[Sequence[str], ...] = ("leave_composing",), ("undo", "redo"), ("check",)
PLAYS = ("play_typed",)
"""The action at the end of the tool bar if the card has no room for its button."""


class SudokuTyping(QObject):
    """Turns what is typed into moves, and shows instructions."""

    key_moved = Signal()
    """The button for playing is on the card or, if there is no room, in the tool bar."""

    def __init__(self, context: SudokuContext) -> None:
        super().__init__(context.page)
        self._services, self._context = context.services, context
        self._cards, self._model = context.cards, context.model
        self._board = board = context.cards.page.board
        self._cursor = TypingCursor(board)
        self.is_on = False
        """Whether a puzzle is being typed in."""
        self._is_on_card = True
        self._seen = context.session.history.at, len(context.session.history), context.model.grid
        context.session.changed.connect(self._follow)
        board.blank_typed.connect(self._leave_empty)
        board.rub_out_asked.connect(self._rub_out)
        context.cards.info.play_clicked.connect(context.actions["play_typed"].trigger)
        context.page.arranged.connect(self._follow_room)

    def begin(self, *, on: bool) -> None:
        """Move the cursor to where typing goes on; with `on` false, end typing in."""
        self.is_on = on
        self._see()
        self._cards.set_typing(on)
        if on:
            self._cursor.begin(self._model.grid)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts again in the installed language, if a puzzle is being typed in."""
        self._cards.info.set_play(self.tr("Play it") if self.is_on else "")
        if self._is_seen():
            self.ask()

    @property
    def tools(self) -> tuple[Sequence[Sequence[str]], Sequence[str]]:
        """The groups of the tool bar, and the actions at its end."""
        return TYPING_TOOLS, () if self._is_on_card else PLAYS

    def status(self) -> list[str]:
        """The parts of the status line: how many givens, and a key that no card tells."""
        count = CELLS - self._model.grid.values.count(0)
        words = [card.say(card.GIVENS, count).format(count=count)]
        if not self._cards.tip.isVisibleTo(self._cards.page):
            words.append(self.tr("{key} leaves the cell empty").format(key=key_names("Space")))
        return words

    def _follow_room(self) -> None:
        """Move the key that plays to the tool bar when its card has no room."""
        if self._has_card and self._services.bars.notice_text() == self._task:
            self._services.bars.hide_notice()
        is_on_card = self._has_card and self._cards.info.has_foot
        if is_on_card != self._is_on_card:
            self._is_on_card = is_on_card
            if self.is_on:
                self.key_moved.emit()

    def leave(self) -> bool:
        """Close an error message, or else return to the game; return whether there was either."""
        leaves = self._is_seen() and self._services.bars.notice_text() in {"", self._task}
        if leaves:
            self._context.actions["leave_composing"].trigger()
        return leaves

    def _is_seen(self) -> bool:
        """Whether the draft is visible, and not another game in its place."""
        return self.is_on and self._services.window.page() is self._cards.page

    def ask(self) -> None:
        """Show the instructions, unless they are shown: the card has them while it is empty."""
        if not self._has_card and self._services.bars.notice_text() != self._task:
            self._services.ask(self._task, ())

    @property
    def _has_card(self) -> bool:
        return self._cards.info.isVisibleTo(self._cards.page)

    def go_on(self) -> None:
        """Withdraw what was said about the givens, which have changed."""
        self._services.bars.hide_notice()

    @property
    def _task(self) -> str:
        return self.tr("Type in the givens of your puzzle, then play it.")

    def praise(self) -> None:
        """Report that the typed puzzle is valid."""
        self._services.ask(self.tr("The puzzle has exactly one solution."), ())

    def enter(self, digit: int) -> None:
        """Put a given at the cursor, or 0 for none, and move on."""
        before = self._model.grid
        self._put(self._board.cursor_cell, digit)
        self._cursor.step_on(before, self._model.grid)

    def _see(self) -> None:
        history = self._context.session.history
        self._seen = history.at, len(history), self._model.grid

    def _follow(self) -> None:
        """After undo or redo, move the cursor to the changed cell or to the one after it."""
        if not self.is_on:
            return
        (at, count, before), now = self._seen, self._model.grid
        self._see()
        history = self._context.session.history
        cells = [cell for cell in range(CELLS) if before.values[cell] != now.values[cell]]
        if len(history) == count and len(cells) == 1:
            self._cursor.go_to(cells[0] + (history.at > at))

    def _leave_empty(self) -> None:
        self.enter(0)

    def _rub_out(self) -> None:
        """Undo the last input, and move the cursor back there."""
        self._put(*self._cursor.step_back(self._model.grid))

    def _put(self, cell: int, digit: int) -> None:
        grid = self._model.grid
        self._context.play(edits.place(grid, cell, digit) if digit else edits.erase(grid, [cell]))


class TypingCursor:
    """The cursor while typing: it steps on after each cell, and back the way it came.

    If the player moves it elsewhere, a new way begins: the cells, and their former contents.
    """

    def __init__(self, board: SudokuView) -> None:
        self._board = board
        self._way: list[tuple[int, int]] = []
        self._stands_at = -1

    def begin(self, grid: Grid) -> None:
        """Go to where typing goes on: the first cell, or after the last filled one."""
        filled = [cell for cell in range(CELLS) if grid.values[cell]]
        self.go_to(max(filled, default=-1) + 1)

    def go_to(self, cell: int) -> None:
        """Go to a cell, at most the last one; a new way begins."""
        self._way = []
        self._stand_at(min(cell, LAST))

    def step_on(self, before: Grid, now: Grid) -> None:
        """Go to the next cell, since this one has been typed."""
        here = self._board.cursor_cell
        if here != self._stands_at:
            self._way = []
        if here != LAST or before.values[here] != now.values[here]:  # the last has no next one
            self._way.append((here, before.values[here]))
        self._stand_at(min(here + 1, LAST))

    def step_back(self, grid: Grid) -> tuple[int, int]:
        """Go back to the cell typed last; return it, and its former contents.

        If the cursor was moved elsewhere meanwhile, that is its own cell if it is filled, or else
        the one before; and it is to be emptied.
        """
        here = self._board.cursor_cell
        if self._way and here == self._stands_at:
            cell, digit = self._way.pop()
        else:
            cell, digit = here if grid.values[here] else max(0, here - 1), 0
        self._stand_at(cell)
        return cell, digit

    def _stand_at(self, cell: int) -> None:
        self._stands_at = cell
        self._board.move_to(*divmod(cell, SIDE))


def typed_setup(grid: Grid) -> SudokuSetup:
    """The setup of a typed or composed puzzle, for playing and keeping it."""
    if grid.drawn:
        from sudoku_qt.engine.sudoku.compose.variants.drawing import composed_setup  # saves 33 ms

        return composed_setup(grid)
    return SudokuSetup(grid.values, "typed", **grid.credits._asdict())

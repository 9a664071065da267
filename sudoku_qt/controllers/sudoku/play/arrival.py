# SPDX-License-Identifier: MIT
"""The beginning of a sitting: the cursor is restored, and the clock waits for the first input."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.play.notes import fitting_by_rules
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.note_check import note_faults
from sudoku_qt.models.clock import clock_text

WAITS = "untouched"
"""Stops the clock until something is done."""
WORTH_OFFERING_MS = 1_000
HELD = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
"""Modifier keys, which are no input by themselves."""


class Arrival(QObject):
    """Keeps the cursor with its game, and starts the clock at the first key or click.

    Every key and every press of the mouse on the board or the pad is an input, whether it has an
    effect or not: a cursor pushed against the edge is play, too. So is what a menu or a button
    elsewhere does to the puzzle.
    """

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context
        self._session, self._board = context.session, context.cards.page.board
        self._board.cursor_moved.connect(self._move)
        self._session.changed.connect(self._set_out)
        pad = context.cards.pad
        self._watched = self._board, self._board.surface, pad, *pad.stops()

    def start(self, setup: SudokuSetup) -> Grid:
        """The grid with which a puzzle begins: with all notes, if the player prefers that."""
        game = self._session.game
        grid = game.start(setup)
        if not setup.is_draft and self._context.preferences.is_on("fill_at_start"):
            by_rules = fitting_by_rules(setup, grid, self._context.preferences)
            return game.play(setup, grid, note_faults(grid, fitting=by_rules).mend)
        return grid

    def begin(self) -> None:
        """Take another game, which may have been played before."""
        session, cell = self._session, self._session.cursor
        model = self._context.model
        if not self._context.is_drafting and cell is not None and cell < model.cells:
            self._board.move_to(*divmod(cell, model.side))
        session.cursor = self._board.cursor_cell
        self._hold(on=True)

    def wait(self) -> None:
        """Let the clock start again at the next input."""
        self._hold(on=True)
        self._session.clock.reset(0)

    def go_along(self, step: Callable[[], None]) -> None:
        """Go a step in the history, and move the cursor to the one digit that it changes."""
        before = self._session.state.values
        step()
        after = self._session.state.values
        changed = [
            cell for cell, pair in enumerate(zip(before, after, strict=True)) if len({*pair}) > 1
        ]
        if len(changed) == 1 and not self._context.is_drafting:  # typing has its own way
            self._board.move_to(*divmod(changed[0], self._context.model.side))

    def offer_clock(self) -> None:
        """Offer to restart the clock, after the puzzle was restarted."""
        if self._session.clock.elapsed_ms() >= WORTH_OFFERING_MS:
            offer = self.tr("Clock to {time}").format(time=clock_text(0)), self.wait
            self._context.services.tell(self.tr("The puzzle begins anew."), [offer])

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Start the clock at the first input; one that ends a pause does not count."""
        if is_input(event) and not self._session.is_paused:
            self._set_out()
        return False

    def _move(self, cell: int) -> None:
        self._session.cursor = cell
        self._set_out()

    def _set_out(self) -> None:
        self._hold(on=False)

    def _hold(self, *, on: bool) -> None:
        """Stop the clock, or start it; events are observed only while it is stopped."""
        if self._session.clock.is_held(WAITS) == on:
            return
        self._session.clock.hold(WAITS, on=on)
        for part in self._watched:
            (part.installEventFilter if on else part.removeEventFilter)(self)


def is_input(event: QEvent) -> bool:
    """Whether an event is a key or a mouse press."""
    if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
        return event.key() not in HELD
    presses = {QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress}
    return event.type() in presses

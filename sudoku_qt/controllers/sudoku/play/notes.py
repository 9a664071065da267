# SPDX-License-Identifier: MIT
"""Help with notes: filling, checking and correcting them, and what is missing."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.position import states_of
from sudoku_qt.engine.sudoku.note_check import NoteFaults, eliminated, missing_digits, note_faults
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from sudoku_qt.models.sudoku.board.spoken import listed_digits
from sudoku_qt.models.sudoku.variant_titles import is_of_variants
from sudoku_qt.views.window.notice_bar import announce


def fitting_by_rules(setup: SudokuSetup, grid: Grid, preferences: Preferences) -> Sequence[int]:
    """What all rules of a variant leave each cell, if the player prefers that; else nothing.

    What a rule excludes is not taken away where it is to be practised.
    """
    by_rules = preferences.is_on("clear_by_rules") and not is_of_variants(setup.technique)
    if setup.variant is None or not by_rules:
        return ()
    from sudoku_qt.engine.sudoku.hints.variants.rule_notes import fitting  # variants: 75 ms

    return fitting(setup.variant, grid)


class NotesHelp(QObject):
    """Carries out the menu's actions for notes, and reports their effect."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context = context

    def fill_notes(self) -> None:
        """Add all notes that the rules allow and remove the others; report how many.

        If several cells are selected, only in these. Candidates that the player eliminated are not
        added, unless the player prefers that.
        """
        cells = self._context.cards.page.board.selected_cells()
        chosen = cells if len(cells) > 1 else self._grid.empty_cells
        if self._context.preferences.is_on("keep_eliminations"):
            self._mend(self._faults(chosen))
        else:
            self._mend(note_faults(self._grid, cells=chosen, fitting=self._fitting))

    def clear_notes(self) -> None:
        """Remove all notes; undo restores them."""
        self._context.play(edits.clear_notes(self._grid))

    def check_notes(self) -> None:
        """Mark missing and impossible notes, and offer to correct them."""
        if self._context.session.is_paused:
            return
        noted = [cell for cell in self._grid.empty_cells if self._grid.candidates[cell]]
        faults = self._faults(noted)
        self._context.model.set_note_faults(faults)
        services = self._context.services
        if not noted:
            services.tell(self.tr("Nothing is noted yet."))
        elif not faults.cells:
            services.tell(self.tr("All notes are right."))
        else:
            missing, impossible = faults.counts
            text = self.tr("Notes missing: {missing}. Notes that cannot be: {impossible}.")
            offer = self.tr("Mend them"), lambda: self._mend(self._faults(noted))
            services.tell(text.format(missing=missing, impossible=impossible), [offer])

    def _mend(self, faults: NoteFaults) -> None:
        if self._context.session.is_paused:
            return
        missing, impossible = faults.counts
        self._context.play(faults.mend)
        if not faults.cells:
            self._context.services.tell(self.tr("All notes were there already."))
            return
        if not impossible:  # whoever sees the board sees them
            text = self.tr("Notes added: {missing}.").format(missing=missing)
            announce(self._context.cards.page.board, text)
            return
        if not missing:
            text = self.tr("Impossible notes taken away: {impossible}.")
        else:
            text = self.tr("Notes added: {missing}. Impossible notes taken away: {impossible}.")
        self._context.services.tell(text.format(missing=missing, impossible=impossible))

    def _faults(self, cells: Iterable[int]) -> NoteFaults:
        history = states_of(self._context.session.history.line())
        return note_faults(self._grid, eliminated(history), cells, self._fitting)

    @property
    def _fitting(self) -> Sequence[int]:
        return fitting_by_rules(self._context.setup, self._grid, self._context.preferences)

    def missing_here(self) -> None:
        """Report which digits the cursor's row, column and box lack."""
        if self._context.session.is_paused:
            return
        cell, shape = self._context.cards.page.board.cursor_cell, self._grid.shape
        row, column, *others = map(self._lacking, shape.houses_of[cell])
        text = self.tr("Missing in the row: {row}. In the column: {column}. In the box: {box}.")
        if not others:
            text = self.tr("Missing in the row: {row}. In the column: {column}.")
        elif shape is not STANDARD_SHAPE:
            text = self.tr(
                "Missing in the row: {row}. In the column: {column}. In the region: {box}."
            )
        words = text.format(row=row, column=column, box=next(iter(others), ""))
        self._context.services.tell(words)

    def _lacking(self, house: int) -> str:
        missing = missing_digits(self._grid, self._grid.shape.houses[house])
        return listed_digits(missing) if missing else self.tr("nothing")

    @property
    def _grid(self) -> Grid:
        return self._context.session.state

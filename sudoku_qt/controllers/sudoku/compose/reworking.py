# SPDX-License-Identifier: MIT
"""A setter's changes to the givens: each is a single move, which undo takes back."""

from collections.abc import Callable
from functools import partial
from types import ModuleType

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.compose.composing import Composing
from sudoku_qt.controllers.sudoku.compose.drawing_words import rules_told
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.puzzle.typing import typed_setup
from sudoku_qt.controllers.sudoku.workers.compose import Rework, rework_draft
from sudoku_qt.engine.sudoku import edits
from sudoku_qt.engine.sudoku.compose.reworking import (
    completed,
    minimal,
    moved,
    of_pattern,
    redundant,
)
from sudoku_qt.engine.sudoku.compose.templates import TEMPLATES
from sudoku_qt.engine.sudoku.compose.variants import variant_reworking
from sudoku_qt.engine.sudoku.credits import Credits
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.symmetry import Symmetry
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.sudoku.compose.notes_dialog import LONGEST_RULES, NotesDialog

TEMPLATE_NAMES = {
    "diamond": QT_TRANSLATE_NOOP("Composing", "Diamond"),
    "cross": QT_TRANSLATE_NOOP("Composing", "Cross"),
    "frame": QT_TRANSLATE_NOOP("Composing", "Frame"),
    "chessboard": QT_TRANSLATE_NOOP("Composing", "Chessboard"),
    "diagonals": QT_TRANSLATE_NOOP("Composing", "Diagonals"),
    "windmill": QT_TRANSLATE_NOOP("Composing", "Windmill"),
    "waves": QT_TRANSLATE_NOOP("Composing", "Waves"),
    "heart": QT_TRANSLATE_NOOP("Composing", "Heart"),
}


def _of_variants() -> ModuleType:
    """The changes to drafts with rules of their own."""
    return variant_reworking


class Reworking(QObject):
    """Has workers change the givens, and plays the result."""

    kept = Signal(object)
    """The draft is to be saved: a `SudokuSetup` that is not checked yet."""

    def __init__(self, context: SudokuContext, composing: Composing, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._composing = context, composing

    def left(self) -> None:
        """Do what the left key of the card does."""
        if self._is_puzzle and self._context.grid.puzzle:
            self.make_minimal()
        elif self._is_puzzle:
            self.make_easier()
        elif not self._add_missing():
            self._composing.show_completing()

    def _add_missing(self) -> bool:
        """Draw the rule that would leave one solution; return whether there is one."""
        known, puzzle = self._composing.surveyor.survey, self._context.grid.puzzle
        if not (known and known.missing and puzzle and self._composing.is_of_now):
            return False
        self._context.play((_of_variants().draw(known.missing, puzzle.rules.board),))
        return True

    def right(self) -> None:
        """Do what the right key of the card does."""
        if self._is_puzzle and self._context.grid.puzzle:
            self.another_pattern()
        elif self._is_puzzle:
            self.make_harder()
        else:
            self.complete()

    @property
    def _is_puzzle(self) -> bool:
        known = self._composing.surveyor.survey
        return known is not None and known.is_unique

    @property
    def _givens(self) -> bytes:
        return self._context.session.state.values

    # Other givens

    def complete(self) -> None:
        """Add givens until one solution is left."""
        if puzzle := self._context.grid.puzzle:
            self._run_on(partial(_of_variants().completed, puzzle))
            return
        symmetry = self._composing.guide.symmetry
        self._run(partial(completed, self._givens, symmetry), partial(self._tell_price, symmetry))

    def _tell_price(self, symmetry: Symmetry, givens: bytes) -> None:
        """Show how many givens are needed only for the symmetry."""
        count = redundant(givens)
        if symmetry.moves and count:
            text = self.tr("Without the symmetry {count} of {all} givens could each be left out.")
            self._context.services.tell(text.format(count=count, all=CELLS - givens.count(0)))

    def make_minimal(self) -> None:
        """Remove givens, and rules that were drawn, until none is redundant."""
        puzzle = self._context.grid.puzzle
        if self._is_puzzle and puzzle:
            self._run_on(partial(_of_variants().needed_only, puzzle))
        elif self._is_puzzle:
            self._run(partial(minimal, self._givens, self._composing.guide.symmetry))
        else:
            self._refuse()

    def make_easier(self) -> None:
        """Move one given so that the puzzle becomes easier."""
        self._move(harder=False)

    def make_harder(self) -> None:
        """Move one given so that the puzzle becomes harder."""
        self._move(harder=True)

    def _move(self, *, harder: bool) -> None:
        if self._context.grid.puzzle:
            text = self.tr("Only a puzzle with the classic rules is made easier or harder.")
            self._context.services.tell(text)
        elif self._is_puzzle:
            self._run(partial(moved, self._givens, self._composing.guide.symmetry, harder=harder))
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Show that this is possible for a puzzle only."""
        text = self.tr("First there must be exactly one solution.")
        offers = [(self.tr("Complete it for me"), self.complete)]
        self._context.services.tell(text, offers)

    def another_pattern(self) -> None:
        """Make another puzzle with givens in the same cells, and with the same drawing."""
        if puzzle := self._context.grid.puzzle:
            self._run_on(partial(_of_variants().one_like, puzzle))
            return
        self._make([cell for cell, digit in enumerate(self._givens) if digit])

    def fill_templates(self, menu: QMenu) -> None:
        """Fill the menu of the patterns."""
        menu.clear()
        for template in TEMPLATES:
            name = QCoreApplication.translate("Composing", TEMPLATE_NAMES[template.name])
            action = menu.addAction(name)
            is_classic = len(self._givens) == CELLS and not self._context.grid.puzzle
            action.setEnabled(self._composing.is_on and is_classic)
            action.triggered.connect(partial(self._make, template.cells))

    def _make(self, cells: list[int] | tuple[int, ...], _checked: bool = False) -> None:  # noqa: FBT001, FBT002 - what an action sends
        self._run(partial(of_pattern, tuple(cells)))

    def _run_on(self, rework: Rework[VariantPuzzle]) -> None:
        """Have a draft with rules of its own changed."""
        before = self._context.grid.puzzle

        def made(puzzle: VariantPuzzle) -> None:
            grid = self._context.grid
            if grid.puzzle == before and self._composing.is_on:
                self._context.play(_of_variants().change(grid, puzzle))
                self._context.services.bars.hide_notice()

        job = self._context.foreground_job
        job.run(self.tr("Reworking the puzzle…"), rework_draft(rework), made)

    def _run(self, rework: Rework[bytes], then: Callable[[bytes], None] | None = None) -> None:
        before = self._givens

        def made(givens: bytes) -> None:
            if self._givens == before and self._composing.is_on:
                self._context.play(edits.fill(self._context.session.state, givens))
                self._context.services.bars.hide_notice()
                if then:
                    then(givens)

        text = self.tr("Reworking the puzzle…")
        job = self._context.foreground_job
        job.run(text, rework_draft(rework), made)

    # What it is called, and where it is kept

    def keep_composed(self) -> None:
        """Store the composed puzzle in the library, if it is valid."""
        grid = self._context.grid
        self.kept.emit(typed_setup(grid))

    def notes_to_solver(self) -> None:
        """Ask for title, author and rules; those that are drawn are in the program's words first.

        They stay the program's, and follow the drawing, unless the setter changes them.
        """
        now, told = self._context.grid.credits, self._told()
        shown = now._replace(comment=now.comment or told)
        notes = NotesDialog.ask(shown, self._context.services.window)
        if notes is None:
            return
        called = Credits(*notes)
        if called.comment == told:
            called = called._replace(comment="")
        self._context.play(edits.call(self._context.grid, called))

    def _told(self) -> str:
        """The rules that are drawn in the program's words, "" for a classic puzzle."""
        puzzle = self._context.grid.puzzle
        if puzzle is None:
            return ""
        return rules_told(puzzle, "")[:LONGEST_RULES].strip()

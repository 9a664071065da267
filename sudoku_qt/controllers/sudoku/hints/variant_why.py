# SPDX-License-Identifier: MIT
"""The question why a digit cannot be in a cell, in a puzzle with rules of its own."""

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.workers.teaching.advise import find_variant_reason
from sudoku_qt.engine.sudoku.hints.variants.advising import VariantReason


class VariantWhy(QObject):
    """Looks for the shortest reason, and has the card of hints show it."""

    def __init__(self, context: SudokuContext, hints: HintPanel) -> None:
        super().__init__(hints)
        self._context, self._hints = context, hints

    def ask(self, cell: int, digit: int) -> None:
        """Ask why a digit cannot be in a cell."""
        context, state = self._context, self._context.grid
        variant = context.setup.variant
        if variant is None:
            return

        def found(reason: VariantReason) -> None:
            if context.grid is state:
                self._hints.show_known(reason)

        self._hints.close()
        context.foreground_job.run(
            QCoreApplication.translate("HintPanel", "Looking for a proof…"),
            find_variant_reason(variant, state, (cell, digit)),
            found,
        )

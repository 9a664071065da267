# SPDX-License-Identifier: MIT
"""Previews: a puzzle is found for the options in the dialog, and described."""

from dataclasses import replace

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle.reserve import SudokuReserve
from sudoku_qt.controllers.sudoku.workers.make import make_puzzle
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.models.sudoku.board.small_boards import preview_board
from sudoku_qt.models.sudoku.levels import digging_word, level_word
from sudoku_qt.models.sudoku.made_variants import variant_and_level
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.dialogs.puzzle_preview import PuzzlePreview

NO_GIVENS = QT_TRANSLATE_NOOP("SudokuCard", "No givens")
SCALE = QT_TRANSLATE_NOOP("SudokuCard", "Difficulty {rating} (Sudoku Explainer)")
DIGGING_SCORE = QT_TRANSLATE_NOOP("SudokuCard", "By the digging paper: {level}, score {score}")


class PuzzlePreviews(QObject):
    """Answers a dialog from the reserve, or as soon as a puzzle is made.

    A puzzle that was shown and not played returns to the reserve, unless the player asked for
    another.
    """

    def __init__(
        self,
        services: Services,
        reserve: SudokuReserve,
        dialog: NewSudokuDialog,
        *,
        both: bool = False,
    ) -> None:
        super().__init__(dialog)
        self._both, self._pace = both, Pace(services.settings).factor
        self._jobs, self._reserve, self._dialog = services.jobs, reserve, dialog
        self._job, self._is_over = 0, False
        self._wanted = NewSudoku()
        self.setup: SudokuSetup | None = None
        """The displayed puzzle."""
        dialog.asked.connect(self._find)
        dialog.another.connect(self._find_another)
        dialog.rejected.connect(self._give_back)
        dialog.finished.connect(self._end)

    def _find(self, options: NewSudoku) -> None:
        self._give_back()
        self._find_another(options)

    def _end(self) -> None:
        """Make no more: the dialog is closed, and what would show a puzzle will be gone."""
        self._is_over = True
        self._jobs.cancel(self._job)

    def _find_another(self, options: NewSudoku) -> None:
        if self._is_over:
            return
        self._jobs.cancel(self._job)
        self._wanted, self.setup = options, None
        ready = self._reserve.take(options)
        if ready:
            self._preview(ready)
        else:
            show = self._dialog.set_share
            self._job = self._jobs.start(make_puzzle(options), self._preview, self._refuse, show)

    def _give_back(self) -> None:
        self._jobs.cancel(self._job)
        if self.setup and self._wanted.is_ordinary:
            self._reserve.put_back(self.setup, self._wanted.variant)
        self.setup = None

    def _preview(self, setup: SudokuSetup) -> None:
        self.setup = setup
        preview = preview_of(setup, both=self._both, pace=self._pace)
        if self._wanted.variant:
            title = variant_and_level(self._wanted.variant, setup.level)
            preview = replace(preview, level=title)
        self._dialog.preview(preview)

    def _refuse(self, fault: Fault) -> None:
        self._dialog.refuse(say(in_words(fault, both=self._both)))


def in_words(fault: Fault, *, both: bool = False) -> Message:
    """A fault of the generator with techniques and levels named as in the dialog."""
    facts = dict(fault.message.facts)
    if "name" in facts:
        facts["name"] = card.technique_title(str(facts["name"]), both=both) or facts["name"]
    for key in facts.keys() & {"level", "lowest"}:
        facts[key] = level_word(int(str(facts[key])))
    return Message(fault.message.template, **facts)


def preview_of(setup: SudokuSetup, *, both: bool = False, pace: float = 1.0) -> PuzzlePreview:
    """The preview of a puzzle, with every scale named; techniques in one or both languages."""
    givens = len(setup.givens) - setup.givens.count(0)
    count = card.say(card.GIVENS, givens).format(count=givens) if givens else card.say(NO_GIVENS)
    lines = [*card.hardest(setup, both=both), count, *card.rating(setup, SCALE)]
    if setup.mode in card.DIGGING_MODES and setup.dug:
        level = digging_word(setup.dug)
        lines.append(card.say(DIGGING_SCORE).format(level=level, score=setup.score))
    preview = PuzzlePreview(card.title(setup), card.time(setup, pace), tuple(lines), setup.givens)
    return replace(preview, board=preview_board(setup.variant)) if setup.variant else preview

# SPDX-License-Identifier: MIT
"""The ways to a new Sudoku: by options, the same kind again, for practice, from the bank."""

from functools import cached_property, partial

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.game_controller import Offers
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.controllers.sudoku.puzzle.options import (
    practised,
    practised_grade,
    remember,
    remember_practice,
    remembered,
)
from sudoku_qt.controllers.sudoku.puzzle.preview import PuzzlePreviews
from sudoku_qt.controllers.sudoku.puzzle.reserve import SudokuReserve
from sudoku_qt.controllers.sudoku.puzzle.techniques import (
    explained,
    families,
    hardest_level,
    variant_families,
)
from sudoku_qt.controllers.sudoku.workers.make import draw_from_bank, make_position, make_puzzle
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import day_of
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.models.sudoku.board.rule_words import variant_of
from sudoku_qt.models.sudoku.levels import LEVELS, level_minutes, level_word
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.store.sudoku.reserve import Ready
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.sudoku.dialogs.practise import PractiseSudokuDialog, PractiseWish

BANK_SIZE = 100
FIRST_PRACTICE = "x_wing"


class NewPuzzle(QObject):
    """Asks for options, takes a puzzle from the reserve or has one made, and begins it."""

    day_wanted = Signal()
    """Another puzzle from the calendar is wanted."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._context = context.services, context

    @cached_property
    def reserve(self) -> SudokuReserve:
        """The puzzles made in advance, read from their file on first use."""
        return SudokuReserve(self._services, self)

    @property
    def _both(self) -> bool:
        """Whether techniques are named in two languages."""
        return self._context.preferences.is_on("both_names")

    def new(self) -> bool:
        """Ask for the kind of puzzle, with a preview, and begin it; return whether it was begun."""
        settings = self._services.settings
        named = partial(families, both=self._both)
        pace = Pace(settings).factor
        dialog = NewSudokuDialog(remembered(settings), named, self._services.window, pace)
        previews = PuzzlePreviews(self._services, self.reserve, dialog, both=self._both)
        dialog.renew()
        setup = previews.setup if dialog.exec() else None
        if setup:
            remember(settings, dialog.chosen())
            self._context.begin(setup)
        dialog.deleteLater()
        self.reserve.fill()
        return setup is not None

    def levels(self) -> Offers:
        """The levels with their times, and the functions that begin a puzzle of each."""
        numbers, pace = [level.number for level in LEVELS], Pace(self._services.settings).factor
        words = [f"{level_word(number)}\t{level_minutes(number, pace)}" for number in numbers]
        begins = [partial(self.begin_level, number) for number in numbers]
        return list(zip(words, begins, strict=True))

    def begin_level(self, level: int) -> None:
        """Begin a puzzle of a level in the current symmetry, without other options."""
        settings = self._services.settings
        options = remembered(settings).usual(level)
        remember(settings, options)
        self.make(options)

    def new_alike(self) -> None:
        """Begin a similar puzzle: for the same practice, with the last options, or of its level.

        The last options are another kind if the puzzle came from the library or a file. After a
        daily puzzle the player chooses another one in the calendar.
        """
        setup, chosen = self._context.setup, remembered(self._services.settings)
        technique = setup.technique
        if day_of(setup):
            self.day_wanted.emit()
            return
        if technique_title(technique):
            grade = practised_grade(self._services.settings, technique)
            self.practise_technique(technique, grade)
        elif alike := _alike(setup, chosen):
            self.make(alike)
        elif setup.level and not chosen.could_be(setup):
            self.make(chosen.usual(setup.level, setup.grade))
        else:
            self.make(chosen)

    def make(self, chosen: NewSudoku) -> None:
        """Begin a puzzle from the reserve, or make one."""
        ready = self.reserve.take(chosen)
        if ready:
            self._context.begin(ready)
        else:
            self._make(chosen)

    def _make(self, options: NewSudoku) -> None:
        self._context.foreground_job.run(
            self.tr("Making a puzzle…"), make_puzzle(options), self._context.begin
        )

    def practise(self) -> None:
        """Ask for a technique, and begin a puzzle in the position where it is due."""
        settings = self._services.settings
        before = self._practice_here() or next(iter(practised(settings)), FIRST_PRACTICE)
        wish = PractiseSudokuDialog.ask(
            PractiseWish(before, practised_grade(settings, before)),
            [*families(unused=True, both=self._both), *variant_families()],
            explained,
            hardest_level(),
            self._services.window,
        )
        if wish is not None:
            self.practise_technique(*wish)

    def _practice_here(self) -> str:
        """What suits the variant that is played; "" in a classic puzzle, or if nothing does."""
        variant = self._context.setup.variant
        if variant is None:
            return ""
        from sudoku_qt.engine.sudoku.generate.variants.variant_practice import (
            practices_for,  # 90 ms
        )

        return next((each.name for each in practices_for(variant)), "")

    def practise_technique(self, technique: str, grade: str = "") -> None:
        """Begin a puzzle where a technique is due, of any grade or of a given one."""
        remember_practice(self._services.settings, technique, grade)
        ready = None if grade else self.reserve.take_position(technique)
        if ready:
            self._begin_practice(ready)
            return
        text = self.tr("Making a puzzle for {technique}…")
        title = technique_title(technique, both=self._both)
        work = make_position(technique, title, grade)
        self._context.foreground_job.run(text.format(technique=title), work, self._begin_practice)

    def _begin_practice(self, ready: Ready) -> None:
        self._context.begin(ready.setup, first=ready.first)
        text = self.tr("The next step here is: {technique}. The notes are filled in.")
        title = technique_title(ready.setup.technique, both=self._both)
        self._services.tell(text.format(technique=title))
        self.reserve.fill()

    def bank_next(self) -> None:
        """Begin the next puzzle of the bank; after the last the first follows."""
        settings = self._services.settings
        if not settings.text("bank/seed"):
            self._new_bank()
        number = settings.number("bank/next", 0, 0, BANK_SIZE - 1)
        settings.set("bank/next", (number + 1) % BANK_SIZE)
        work = draw_from_bank(settings.text("bank/seed"), number)
        self._context.foreground_job.run(
            self.tr("Fetching a puzzle from the bank…"), work, self._context.begin
        )

    def bank_reset(self) -> None:
        """Fill the bank with a hundred new puzzles, and begin with its first."""
        self._new_bank()
        self._services.tell(self.tr("The bank holds 100 new puzzles."))

    def _new_bank(self) -> None:
        self._services.settings.set("bank/seed", fresh_seed())
        self._services.settings.set("bank/next", 0)


def _alike(setup: SudokuSetup, chosen: NewSudoku) -> NewSudoku | None:
    """The options for a variant with the rules of this one, and of its level if it is known.

    Its symmetry is the one that was chosen last.

    None for a classic puzzle, and for rules of which New has no variant.
    """
    if setup.variant is None:
        return None
    kind = variant_of(setup.variant.rules)
    made = VARIANT_NAMED.get(kind)
    if made is None:
        return None
    level = made.nearest(setup.level or chosen.level)
    return NewSudoku(level=level, symmetry=chosen.symmetry, variant=kind)

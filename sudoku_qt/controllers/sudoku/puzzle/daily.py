# SPDX-License-Identifier: MIT
"""The daily puzzles: chosen from a calendar, begun or resumed, and described."""

from dataclasses import replace
from datetime import date
from functools import cached_property

from PySide6.QtCore import QDate, QObject, Signal
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.files.autosave import opened_document
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle.preview import preview_of
from sudoku_qt.controllers.sudoku.workers.daily import (
    VARIANT,
    Begun,
    DayAndLevel,
    Month,
    find_daily,
    look_at_month,
    place_of,
)
from sudoku_qt.controllers.workers.job import Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.generate.daily import DailyPuzzles, today
from sudoku_qt.models.clock import clock_text
from sudoku_qt.models.sudoku.levels import LEVELS, puzzle_level
from sudoku_qt.models.sudoku.made_variants import variant_and_level, variant_of_day
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.record import Played, Record
from sudoku_qt.views.sudoku.dialogs.daily import DailyDialog

LEVEL, WAS_VARIANT = "daily/level", "daily/variant"
"""The settings of the last level chosen, and whether the variant was chosen instead."""


class Daily(QObject):
    """Opens the calendar, and begins what was chosen there."""

    resumed = Signal(object)
    """A daily puzzle is continued, as it was opened."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._context = context.services, context
        self._dialog: DailyDialog | None = None
        self._setup: SudokuSetup | None = None
        self._month = Month()
        self._finding = self._looking = 0

    @cached_property
    def _puzzles(self) -> DailyPuzzles:
        return DailyPuzzles(resource("puzzles/daily.zip"))

    @property
    def _today(self) -> QDate:
        return _shown(today())

    def daily(self) -> None:
        """Open the calendar at the current puzzle's day, or else today; begin what is chosen."""
        place = place_of(self._context.setup)
        settings, today = self._services.settings, self._today
        first_shown = min(_shown(place[0]), today) if place else today
        level = place[1] if place else self._last_chosen
        dialog = self._dialog = DailyDialog(first_shown, today, level, self._services.window)
        dialog.asked.connect(self._find)
        dialog.month_shown.connect(self._look)
        dialog.copy_clicked.connect(self._copy)
        dialog.begin()
        if dialog.exec():
            level = dialog.chosen[1]
            settings.set(WAS_VARIANT, level == VARIANT)
            if level != VARIANT:
                settings.set(LEVEL, level)
            self._play()
        for job in (self._finding, self._looking):
            self._services.jobs.cancel(job)
        self._dialog = None
        dialog.deleteLater()

    @property
    def _usual_level(self) -> int:
        """The level chosen last."""
        return self._services.settings.number(LEVEL, 2, 1, len(LEVELS))

    @property
    def _last_chosen(self) -> int:
        """The level chosen last, or that it was the variant."""
        was_variant = self._services.settings.flag(WAS_VARIANT, default=False)
        return VARIANT if was_variant else self._usual_level

    def today(self) -> None:
        """Begin or continue today's puzzle of that level; open the calendar once it is solved."""
        self._go_on_with(self._usual_level)

    def today_variant(self) -> None:
        """Begin or continue today's variant; open the calendar once it is solved."""
        self._services.settings.set(WAS_VARIANT, True)  # noqa: FBT003 - it is a setting
        self._go_on_with(VARIANT)

    def _go_on_with(self, level: int) -> None:
        day = _date(self._today), level
        job, text = self._context.foreground_job, self.tr("Looking for today’s puzzle…")

        def known(month: Month) -> None:
            self._month = month
            if day in month.solved:
                self.daily()
            else:
                job.run(text, find_daily(self._puzzles, day), self._begin)

        job.run(text, self._month_of(day[0]), known)

    def _begin(self, setup: SudokuSetup) -> None:
        self._setup = setup
        if self._is_running:
            self._services.tell(self.tr("You are playing it now."))
        self._play()

    # What is shown

    def _find(self, day: QDate, level: int) -> None:
        """Grade the chosen puzzle, and show it."""
        jobs = self._services.jobs
        jobs.cancel(self._finding)
        self._setup = None
        work = find_daily(self._puzzles, (_date(day), level))
        self._finding = jobs.start(work, self._show, self._refuse)

    def _show(self, setup: SudokuSetup) -> None:
        self._setup = setup
        if self._dialog:
            both = self._context.preferences.is_on("both_names")
            pace = Pace(self._services.settings).factor
            preview = preview_of(setup, both=both, pace=pace)
            self._dialog.preview(replace(preview, level=_level_of(setup)))
            self._tell()

    def _refuse(self, fault: Fault) -> None:
        if self._dialog:
            self._dialog.refuse(say(fault))

    def _look(self, first: QDate) -> None:
        """Find out which puzzles of a month are begun or solved."""
        jobs = self._services.jobs
        jobs.cancel(self._looking)
        self._looking = jobs.start(self._month_of(_date(first)), self._mark, self._refuse)

    def _month_of(self, day: date) -> Work[Month]:
        paths = self._services.paths
        record, kept = Record(paths.record), KeptGames(paths.kept_games)
        return look_at_month(self._puzzles, day.replace(day=1), record, kept)

    def _mark(self, month: Month) -> None:
        self._month = month
        if self._dialog is None:
            return
        levels: dict[QDate, frozenset[int]] = {}
        for day, level in month.solved:
            at = _shown(day)
            levels[at] = levels.get(at, frozenset()) | {level}
        self._dialog.set_marks(levels)
        self._tell()
        if month.fault:
            self._services.complain(say(month.fault))

    def _tell(self) -> None:
        """Show the progress of the chosen puzzle."""
        dialog = self._dialog
        if dialog is None:
            return
        solved, begun = self._solved, self._begun
        if self._is_running:
            dialog.show_state(
                self.tr("You are playing it now."), self.tr("&Go on"), is_solved=False
            )
        elif solved:
            text = self.tr("Solved in {time}").format(time=clock_text(solved.elapsed_ms))
            dialog.show_state(text, self.tr("&Play again"), ink="good", is_solved=True)
        elif begun:
            text = self.tr("Begun: {percent} % filled").format(percent=round(100 * begun.share))
            dialog.show_state(text, self.tr("&Go on"), is_solved=False)
        else:
            dialog.show_state(self.tr("Not played yet"), self.tr("&Play"), is_solved=False)

    # What is chosen

    @property
    def _which(self) -> DayAndLevel | None:
        return place_of(self._setup) if self._setup else None

    @property
    def _solved(self) -> Played | None:
        return self._month.solved.get(self._which) if self._which else None

    @property
    def _begun(self) -> Begun | None:
        return self._month.begun.get(self._which) if self._which else None

    @property
    def _is_running(self) -> bool:
        """Whether the chosen puzzle is on the board, unsolved."""
        now, chosen = self._context.setup, self._setup
        is_there = chosen is not None and now.identity == chosen.identity
        return is_there and self._solved is None

    def _play(self) -> None:
        """Begin the chosen puzzle, or continue it."""
        setup, begun = self._setup, self._begun
        if setup is None or self._is_running:
            return
        if begun is None or self._solved:
            self._context.begin(setup)
            return
        try:
            opened = opened_document(SudokuGame(), files.read(begun.path))
        except Fault as fault:
            self._services.complain(say(fault))
        else:
            self.resumed.emit(opened)

    def _copy(self) -> None:
        """Copy the result of a solved puzzle."""
        if self._solved and self._setup:
            QGuiApplication.clipboard().setText(self._result(self._setup, self._solved))
            self._services.tell(self.tr("The result is on the clipboard."))

    def _result(self, setup: SudokuSetup, played: Played) -> str:
        """The result without any part of the solution."""
        title = self.tr("Sudoku of {day}: {level}").format(
            day=card.day(setup), level=_level_of(setup)
        )
        time = clock_text(played.elapsed_ms)
        predicted = clock_text(round(1000 * played.predicted_s))
        words = self.tr("Solved in {time} (predicted {predicted})")
        if not played.predicted_s:
            words = self.tr("Solved in {time}")
        counts = (
            self.tr("without a hint")
            if not played.hints
            else self.tr("hints: {count}").format(count=played.hints),
            self.tr("without a mistake")
            if not played.mistakes
            else self.tr("mistakes: {count}").format(count=played.mistakes),
        )
        return "\n".join((title, words.format(time=time, predicted=predicted), ", ".join(counts)))


def _level_of(setup: SudokuSetup) -> str:
    """The level of a daily puzzle, of a variant with its name."""
    place = place_of(setup)
    if place and place[1] == VARIANT:
        return variant_and_level(*variant_of_day(place[0]))
    return puzzle_level(setup.level, setup.se_rating, setup.grade)


def _shown(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)


def _date(day: QDate) -> date:
    return date(day.year(), day.month(), day.day())

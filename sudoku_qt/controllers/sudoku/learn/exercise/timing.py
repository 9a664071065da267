# SPDX-License-Identifier: MIT
"""The time of four exercises and the best one, for those who switch it on."""

from PySide6.QtCore import QObject

from sudoku_qt.controllers.sudoku.learn.exercise.words import SET_AND_BEST, SET_TIME, translated
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, LessonRun
from sudoku_qt.models.clock import PlayClock, clock_text
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseSheet

TIMED = "learn/timed"


class SetTime(QObject):
    """Tells the time below the list of exercises while the switch is on."""

    def __init__(self, settings: Settings, clock: PlayClock, sheet: ExerciseSheet) -> None:
        super().__init__(sheet)
        self._settings, self._clock, self._sheet = settings, clock, sheet
        self._run: LessonRun | None = None
        self._is_done = False
        sheet.timed.setChecked(settings.flag(TIMED, default=False))
        sheet.timed.toggled.connect(self._switch)
        clock.ticked.connect(self.tell)

    def follow(self, run: LessonRun | None, *, is_done: bool = False) -> None:
        """Tell the time of a lesson's progress; if `is_done`, its last exercise is on the board.

        Where there is no list of exercises the run is None.
        """
        self._run, self._is_done = run, is_done
        self.tell()

    def tell(self) -> None:
        """Show the time now."""
        run = self._run
        is_told = run is not None and self._sheet.timed.isChecked()
        self._sheet.show_time(self._words(run) if run is not None and is_told else "")

    def _words(self, run: LessonRun) -> str:
        first = (run.number - self._is_done) // FOUR * FOUR
        seconds = sum(each.seconds for each in run.done[first:])
        if not self._is_done:
            seconds += self._clock.elapsed_ms() // 1000
        words = SET_AND_BEST if run.best else SET_TIME
        return translated(words, time=_written(seconds), best=_written(run.best))

    def _switch(self, on: bool) -> None:  # noqa: FBT001 - a signal's
        self._settings.set(TIMED, on)
        self.tell()


def _written(seconds: int) -> str:
    return clock_text(1000 * seconds)

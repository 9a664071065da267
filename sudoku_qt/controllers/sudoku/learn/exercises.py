# SPDX-License-Identifier: MIT
"""The exercises of a lesson in the window: one after the other, until the lesson is finished."""

from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial

from PySide6.QtCore import QObject

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.learn.exercise.timing import SetTime
from sudoku_qt.controllers.sudoku.learn.exercise.words import Outcome, translated
from sudoku_qt.controllers.sudoku.learn.first_sitting import FirstSitting
from sudoku_qt.controllers.sudoku.learn.learning import Learning
from sudoku_qt.controllers.sudoku.learn.library import Progress
from sudoku_qt.controllers.sudoku.learn.lists import listed_rows, place_words
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting, Sitting
from sudoku_qt.controllers.sudoku.learn.variants.variant_course import VariantCourse
from sudoku_qt.controllers.sudoku.workers.teaching.exercises import (
    make_another,
    make_exercises,
    make_first_puzzle,
)
from sudoku_qt.controllers.workers.job import ResultT, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise
from sudoku_qt.engine.sudoku.learn.lessons.course import EXPERT, LESSONS, Lesson
from sudoku_qt.engine.sudoku.learn.lessons.run import FOUR, Done, LessonRun
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.models.clock import PlayClock
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.store.sudoku.course_progress import CourseProgress
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown, ExerciseView
from sudoku_qt.views.sudoku.learn.page import EXERCISES, EXPLAINED
from sudoku_qt.views.window.notice_bar import announce

AWAY = "away"
"""Stops the clock while something else is shown."""
PUZZLE_PLACE = QT_TRANSLATE_NOOP("Exercises", "{title} · {filled} of {cells} cells filled")


class Exercises(QObject):
    """Shows the next exercise of the chosen lesson, and stores what was done."""

    def __init__(self, services: Services, learning: Learning, hints: HintPanel) -> None:
        super().__init__(learning)
        self._services, self._learning, self._hints = services, learning, hints
        self._progress = CourseProgress(self._services.paths.course_progress)
        self.clock = PlayClock(self)
        self.clock.start()
        self.clock.hold(AWAY, on=True)
        self._run = LessonRun("")
        self._is_read = False
        self._four: tuple[Exercise, ...] = ()
        self.sitting: Sitting | None = None
        self._job = 0
        learning.built.connect(self._build)

    @property
    def _lesson(self) -> Lesson:
        topic = self._learning.topic
        return topic.lesson or Lesson(topic.key, EXPERT, topic.techniques)

    def _build(self) -> None:
        """Make the board when the page exists, and read the player's progress."""
        session = Session(SudokuGame(), EMPTY, self)
        self.model = SudokuModel(session, session)
        self.view = ExerciseView(self.model)
        sheet = self.view.sheet
        self._time = SetTime(self._services.settings, self.clock, sheet)
        self._learning.page.set_exercises(self.view)
        self._learning.shown.connect(self._leave)
        self._learning.part_shown.connect(self._follow)
        self._learning.said_anew.connect(self._say_anew)
        self._services.window.filled_changed.connect(self._follow_window)
        sheet.board.marked.connect(self._mark)
        sheet.board.typed.connect(self._enter)
        sheet.nudge_clicked.connect(self._nudge)
        sheet.show_clicked.connect(self._show_answer)
        sheet.check_clicked.connect(self._check)
        self._tell_progress()
        self._begin_where_it_goes_on()

    def closed(self) -> frozenset[str]:
        """The names of the finished lessons."""
        self._read()
        return frozenset(name for name, run in self._progress.runs().items() if run.closed)

    def _read(self) -> None:
        """Read the player's progress, when it is first needed."""
        if self._is_read:
            return
        self._is_read = True
        try:
            self._progress.read()
        except Fault as fault:
            self._services.complain(say(fault))

    def _begin_where_it_goes_on(self) -> None:
        """Begin with the first lesson that is not done; within its exercises if some are.

        Who has begun lessons on variants only goes on with these.
        """
        closed, begun = self.closed(), self._progress.runs().keys()
        on_variants = {lesson.name for lesson in LESSONS if lesson.is_variant}
        has_only_these = bool(begun) and begun <= on_variants
        among = [lesson for lesson in LESSONS if lesson.is_variant == has_only_these]
        following = (lesson.name for lesson in among if lesson.name not in closed)
        name = next(following, among[0].name)
        run = self._progress.run(name)
        is_begun = run is not None and not run.closed and (run.number or run.entered)
        if self._learning.topic.key == LESSONS[0].name:
            self._learning.start_at(name, EXERCISES if is_begun else EXPLAINED)

    def _tell_progress(self) -> None:
        closed = filter(_is_of_course, self.closed())
        runs = self._progress.runs()
        self._learning.set_progress(
            Progress(
                {name: run.counted for name, run in runs.items()},
                frozenset(closed),
            )
        )

    # Coming and going

    def _leave(self) -> None:
        """Drop the current exercise when another topic is shown."""
        self._services.jobs.cancel(self._job)
        self.sitting, self._four = None, ()
        self._clear()
        self._learning.tell_place("")
        self.clock.hold(AWAY, on=True)

    def _clear(self) -> None:
        """Show an empty board until the next exercise is made."""
        self.model.show(Grid.of_givens(EMPTY.givens))
        self._show_figures(None)
        self.model.set_drawing(Drawing())
        self._time.follow(None)
        self.view.sheet.show_exercise(ExerciseShown(""))

    def _follow(self, part: str) -> None:
        self.clock.hold(AWAY, on=part != EXERCISES or not self._learning.is_open)
        if part == EXERCISES and self.sitting is None and self._learning.topic.has_exercises:
            self._open()

    def _follow_window(self) -> None:
        self.clock.hold(AWAY, on=not self._is_seen)

    @property
    def _is_seen(self) -> bool:
        return self._learning.is_open and self._learning.page.part == EXERCISES

    def _open(self) -> None:
        """Continue the lesson where the player left it."""
        lesson = self._lesson
        self._run = self._progress.run(lesson.name) or LessonRun(fresh_seed())
        if self._is_over:
            self._run = self._run.begun_anew(fresh_seed())
        self._go_on()

    @property
    def _is_over(self) -> bool:
        """Whether the lesson is finished, and no exercise is in progress."""
        least = 1 if self._lesson.is_puzzle else FOUR
        return self._run.closed and self._run.number >= least and not self._run.entered

    def _go_on(self) -> None:
        """Show the next exercise; if there are none, have four made."""
        batch, number = divmod(self._run.number, FOUR)
        topic = self._learning.topic
        if self._lesson.is_puzzle:
            self._make(make_first_puzzle(self._run.seed), self._sit_at_puzzle)
        elif topic.has_boards:
            library, notation = self._learning.library, self._hints.notation
            sitting = self._variants.sitting(topic, self._run, library, notation)
            self._sit_in_frame(sitting)
        elif self._four and self._run.shown:
            self._make_another(number)
        elif number and self._four:
            self._sit_at(self._four[number])
        else:
            work = make_exercises(self._lesson, f"{self._run.seed} {batch}")
            self._make(work, partial(self._take_four, number))

    def _make(self, work: Work[ResultT], done: Callable[[ResultT], None]) -> None:
        jobs = self._services.jobs
        jobs.cancel(self._job)
        self._job = jobs.start(work, done)

    def _take_four(self, number: int, four: tuple[Exercise, ...]) -> None:
        self._four = four
        if self._run.shown:
            self._make_another(number)
        else:
            self._sit_at(four[number])

    def _make_another(self, number: int) -> None:
        """Replace the exercise whose answer was shown."""
        run, like = self._run, (self._four[number], number)
        work = make_another(self._lesson, like, f"{run.seed} {run.number} {run.shown}")
        self._make(work, partial(self._take_another, number))

    def _take_another(self, number: int, exercise: Exercise) -> None:
        self._four = *self._four[:number], exercise, *self._four[number + 1 :]
        self._sit_at(exercise)

    def _sit_at_puzzle(self, grid: Grid) -> None:
        run, notation = self._run, self._hints.notation
        sitting = FirstSitting(grid, run.entered, run.shown, notation)
        self._sit(sitting)
        self._stand_in(sitting.newly_asked)

    def _sit_at(self, exercise: Exercise) -> None:
        notation = self._hints.notation
        if self._learning.topic.is_variant:
            self._sit_in_frame(self._variants.mixed(exercise, notation))
        else:
            self._sit_in_frame(ExerciseSitting(exercise, notation))

    def _sit_in_frame(self, sitting: ExerciseSitting) -> None:
        """Begin an exercise with the cursor in its framed cell, if there is one."""
        self._sit(sitting)
        self._stand_in(sitting.exercise.view.frames)

    def _stand_in(self, cells: frozenset[int]) -> None:
        """Move the cursor to a single cell, where the digit is to be typed; not among several."""
        if len(cells) == 1:
            self.view.sheet.board.stand_on(min(cells))

    def _sit(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.clock.reset(0)
        self.view.sheet.board.keep_cursor(on=sitting.enters)
        self._show(sitting)
        if self._is_seen:
            self.view.sheet.board.setFocus()

    # Doing

    def _mark(self, cell: int, digit: int) -> None:
        self._do(lambda sitting: sitting.mark(cell, digit))

    def _enter(self, cell: int, digit: int) -> None:
        self._do(lambda sitting: sitting.enter(cell, digit))

    def _nudge(self) -> None:
        self._do(lambda sitting: sitting.nudge())

    def _show_answer(self) -> None:
        self._do(lambda sitting: sitting.show())

    def _check(self) -> None:
        """Judge the marks; if the exercise is done, go on."""
        if self.sitting is None or not self.sitting.is_done:
            self._do(lambda sitting: sitting.check())
        elif not self._is_over:
            self._go_on()
        elif self._learning.has_next:
            self._learning.show_next()
        else:
            self._leave()
            self._follow(EXERCISES)

    def _do(self, act: Callable[[Sitting], None]) -> None:
        """Apply an action to an unfinished exercise."""
        sitting = self.sitting
        if sitting is None or sitting.is_done:
            return
        act(sitting)
        self._come_to(sitting)

    def _come_to(self, sitting: Sitting) -> None:
        """Save, show and announce the result of an action."""
        before, self._run = self._run, self._run_after(sitting)
        if self._run != before:
            self._write()
        if sitting.is_done:
            self._tell_progress()
        self._show(sitting)
        if isinstance(sitting, FirstSitting) and self._run != before:
            self._stand_in(sitting.newly_asked)
        sheet = self.view.sheet
        announce(sheet.board, sheet.answer.text.text() or sheet.chips.count)

    def _run_after(self, sitting: Sitting) -> LessonRun:
        """The lesson's new progress: an exercise is done unless its answer was shown."""
        run, done = self._run, Done(self.clock.elapsed_ms() // 1000, sitting.at_once)
        if isinstance(sitting, FirstSitting):
            times_shown = sitting.times_shown
            if sitting.is_done:
                return LessonRun(run.seed, (done,), closed=True, shown=times_shown)
            return replace(run, entered=sitting.entered, shown=times_shown)
        if not sitting.is_done:
            return run
        return run.with_shown() if sitting.times_shown else run.with_done(done)

    def _write(self) -> None:
        try:
            self._progress.keep(self._lesson.name, self._run)
        except Fault as fault:
            self._services.complain(say(fault))

    # What is seen

    @cached_property
    def _variants(self) -> VariantCourse:
        """What makes the exercises on variants."""
        return VariantCourse(self.view.sheet.board, self.model)

    def _show_figures(self, sitting: Sitting | None) -> None:
        """Show the figures of an exercise on a variant; of others there are none."""
        if "_variants" in self.__dict__:
            self._variants.show(sitting)

    def _say_anew(self) -> None:
        learning = self._learning
        if self.sitting is not None and learning.topic.has_boards:
            self._variants.say_anew(self.sitting, learning.topic, self._run, learning.library)
        if self.sitting is not None:
            self._show(self.sitting)

    def _show(self, sitting: Sitting) -> None:
        if self.model.grid != sitting.grid:
            self.model.show(sitting.grid)
        self._show_figures(sitting)
        mistakes = Mistakes.CONFLICTS if sitting.shows_conflicts else Mistakes.OFF
        self.model.set_mistakes(mistakes, None)
        self.model.set_drawing(sitting.drawing)
        self.view.sheet.show_exercise(self._with_list(sitting))
        self._learning.tell_place(self._place(sitting))

    def _with_list(self, sitting: Sitting) -> ExerciseShown:
        """The contents of the page, with the list of exercises, and the filled button's action."""
        content = sitting.content(self._hints.telling)
        if not self._lesson.is_puzzle:
            is_done = sitting.is_done and not self._is_to_repeat(sitting)
            self._time.follow(self._run, is_done=is_done)
            title, rows, spoken = listed_rows(self._run, self._labels, is_done=is_done)
            content = content._replace(title=title, rows=rows, spoken_rows=spoken)
        if not sitting.is_done:
            return content
        is_again, has_next = self._is_to_repeat(sitting), self._learning.has_next
        outcome = Outcome(self._run, is_again, self._is_over, has_next, self._lesson.is_mixed)
        return content._replace(note=outcome.note, check=outcome.onwards, can_check=True)

    @property
    def _labels(self) -> list[str]:
        """The labels of the four exercises that are done now."""
        topic = self._learning.topic
        if topic.has_boards:
            return self._variants.labels(topic, self._learning.library)
        return [say(exercise.task.label) for exercise in self._four]

    def _is_to_repeat(self, sitting: Sitting) -> bool:
        """Whether the answer of an exercise was shown, so that another one replaces it."""
        return sitting.is_done and sitting.times_shown > 0 and not self._lesson.is_puzzle

    def _place(self, sitting: Sitting) -> str:
        title = self._learning.title
        if isinstance(sitting, FirstSitting):
            return translated(PUZZLE_PLACE, title=title, filled=sitting.filled, cells=CELLS)
        is_done = sitting.is_done and not self._is_to_repeat(sitting)
        return place_words(self._run, title, is_done=is_done)


def _is_of_course(name: str) -> bool:
    return any(lesson.name == name for lesson in LESSONS)

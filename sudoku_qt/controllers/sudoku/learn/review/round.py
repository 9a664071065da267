# SPDX-License-Identifier: MIT
"""A sitting of reviews in the window: a position for each technique that is due."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QDate, QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.hints.screens import in_a_row
from sudoku_qt.controllers.sudoku.learn.review.dates import ReviewDates
from sudoku_qt.controllers.sudoku.learn.sitting import ExerciseSitting
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.controllers.sudoku.workers.teaching.exercises import find_review
from sudoku_qt.engine.message import COMMA, Fault, Message
from sudoku_qt.engine.sudoku.game import EMPTY, SudokuGame
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.learn.review.positions import ReviewPosition
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory, Recall, Review
from sudoku_qt.models.clock import PlayClock
from sudoku_qt.models.language import locale
from sudoku_qt.models.local_time import local_time
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.drawing import Drawing
from sudoku_qt.models.sudoku.board.entry_mode import Mistakes
from sudoku_qt.models.sudoku.board.model import SudokuModel
from sudoku_qt.models.sudoku.coach import missed_in
from sudoku_qt.models.words import say
from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.learn.exercise.rows import ExerciseRow
from sudoku_qt.views.sudoku.learn.exercise.sheet import ExerciseShown
from sudoku_qt.views.sudoku.learn.review_page import ReviewPage
from sudoku_qt.views.window.notice_bar import announce

HOLD, AWAY = "review", "away"
QUICK_S = 20
"""Within so many seconds a pattern was seen rather than searched for."""
MOST_OWN = 10
"""The number of the player's own puzzles that are looked into for a position."""
BETWEEN = " · "


class Attempt(NamedTuple):
    """A position that was done: the time, and the grade."""

    seconds: int
    grade: Recall


def graded(sitting: ExerciseSitting, seconds: int) -> Recall:
    """The grade of an exercise that is done: found alone, with help, or not."""
    if sitting.times_shown:
        return Recall.AGAIN
    if sitting.was_helped or not sitting.at_once:
        return Recall.HARD
    return Recall.EASY if seconds <= QUICK_S else Recall.GOOD


class ReviewRound(QObject):
    """Opens the page, shows one position after the other, and stores how each went."""

    status_changed = Signal()

    def __init__(self, context: SudokuContext, hints: HintPanel, dates: ReviewDates) -> None:
        super().__init__(dates)
        self._context, self._hints, self._dates = context, hints, dates
        self._services, self._window = context.services, context.services.window
        self.clock = PlayClock(self)
        self.clock.start()
        self._due: tuple[Memory, ...] = ()
        self._games: Sequence[Played] = ()
        self._done: list[Attempt] = []
        self._after: dict[str, Memory] = {}
        self._own: tuple[Played, ...] = ()
        self._found: ReviewPosition | None = None
        self.sitting: ExerciseSitting | None = None
        self._job = 0
        self._window.filled_changed.connect(self._follow_window)
        context.session.replaced.connect(self.close)

    @cached_property
    def page(self) -> ReviewPage:
        """The page, created on first use."""
        session = Session(SudokuGame(), EMPTY, self)
        self.model = SudokuModel(session, session)
        page = ReviewPage(self.model)
        sheet = page.exercise.sheet
        page.left.connect(self.close)
        sheet.board.marked.connect(self._mark)
        sheet.board.typed.connect(self._enter)
        sheet.nudge_clicked.connect(lambda: self._do(ExerciseSitting.nudge))
        sheet.show_clicked.connect(lambda: self._do(ExerciseSitting.show))
        sheet.check_clicked.connect(self._check)
        return page

    # Coming and going

    @property
    def is_open(self) -> bool:
        """Whether the page is shown in place of the game."""
        return "page" in self.__dict__ and self._window.filling() is self.page

    def begin(self, due: tuple[Memory, ...], games: Sequence[Played]) -> None:
        """Show the positions of what is due, of the player's games where there are some."""
        self._due, self._games, self._done, self._after = due, games, [], {}
        page = self.page
        self._clear()
        self.retranslate()
        self._window.fill(page)
        self._go_on()

    def close(self) -> None:
        """Return to the game."""
        if self.is_open:
            self._window.fill(None)

    def _follow_window(self) -> None:
        """Stop the clock while something else is shown, and the game's while this is."""
        self.clock.hold(AWAY, on=not self.is_open)
        self._context.session.clock.hold(HOLD, on=self.is_open)

    def _clear(self) -> None:
        """Show an empty board until the next position is found."""
        self._services.jobs.cancel(self._job)
        self.sitting = self._found = None
        self.model.show(Grid.of_givens(EMPTY.givens))
        self.model.set_drawing(Drawing())
        self.page.exercise.sheet.show_exercise(ExerciseShown(""))

    # One after the other

    @property
    def _number(self) -> int:
        """The number of the position on the board, from 0."""
        is_done = self.sitting is not None and self.sitting.is_done
        return len(self._done) - is_done

    @property
    def _is_over(self) -> bool:
        """Whether every position is done."""
        return len(self._done) == len(self._due)

    def _go_on(self) -> None:
        """Find the next position; it is shown when it is there."""
        memory = self._due[len(self._done)]
        self._own = missed_in(self._games, memory.technique)[:MOST_OWN]
        work = find_review(memory, [game.puzzle for game in self._own])
        self._job = self._services.jobs.start(work, self._take, self._refuse)

    def _refuse(self, fault: Fault) -> None:
        """Go on without a technique of which there is no position."""
        self._services.complain(say(fault))
        number = len(self._done)
        self._due = (*self._due[:number], *self._due[number + 1 :])
        if number < len(self._due):
            self._go_on()
            self.retranslate()
        else:
            self.close()

    def _take(self, found: ReviewPosition) -> None:
        self._found = found
        sitting = self.sitting = ExerciseSitting(found.exercise, self._hints.notation)
        self.clock.reset(0)
        board = self.page.exercise.sheet.board
        board.keep_cursor(on=sitting.enters)
        self._show(sitting)
        if self.is_open:
            board.setFocus()

    def _mark(self, cell: int, digit: int) -> None:
        self._do(lambda sitting: sitting.mark(cell, digit))

    def _enter(self, cell: int, digit: int) -> None:
        self._do(lambda sitting: sitting.enter(cell, digit))

    def _do(self, act: Callable[[ExerciseSitting], None]) -> None:
        """Apply an action to an exercise that is not done."""
        sitting = self.sitting
        if sitting is None or sitting.is_done:
            return
        act(sitting)
        self._come_to(sitting)

    def _come_to(self, sitting: ExerciseSitting) -> None:
        """Store, show and announce the result of an action."""
        if sitting.is_done:
            self._keep(sitting)
        self._show(sitting)
        sheet = self.page.exercise.sheet
        announce(sheet.board, sheet.answer.text.text() or sheet.chips.count)

    def _check(self) -> None:
        """Judge the marks; if the exercise is done, go on, or back to the game."""
        if self.sitting is None or not self.sitting.is_done:
            self._do(ExerciseSitting.check)
        elif not self._is_over:
            self._clear()
            self._go_on()
            self.retranslate()
        else:
            self.close()

    def _keep(self, sitting: ExerciseSitting) -> None:
        """Store how it went, and learn when the technique comes back."""
        seconds, found = self.clock.elapsed_ms() // 1000, self._found
        if found is None:
            return
        technique = self._due[len(self._done)].technique
        grade = graded(sitting, seconds)
        self._done.append(Attempt(seconds, grade))
        review = Review(technique, self._dates.now(), grade, found.puzzle)
        self._dates.add(review, self._take_memory)

    def _take_memory(self, memory: Memory) -> None:
        self._after[memory.technique] = memory
        if self.sitting is not None:
            self._show(self.sitting)

    # What is seen

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        if "page" not in self.__dict__:
            return
        number, count = self._number + 1, len(self._due)
        place = self.tr("{number} of {count}").format(number=number, count=count) if count else ""
        self.page.show_head(self.tr("Review"), place)
        if self.sitting is not None:
            self._show(self.sitting)
        self.status_changed.emit()

    def status(self) -> str:
        """The status line: which position it is."""
        text = self.tr("Review · {number} of {count}")
        return text.format(number=self._number + 1, count=len(self._due))

    def _show(self, sitting: ExerciseSitting) -> None:
        if self.model.grid != sitting.grid:
            self.model.show(sitting.grid)
        self.model.set_mistakes(Mistakes.CONFLICTS if sitting.is_done else Mistakes.OFF, None)
        self.model.set_drawing(sitting.drawing)
        content = sitting.content(self._hints.telling)
        rows = tuple(self._row(number) for number in range(len(self._due)))
        content = content._replace(
            title=self.tr("What comes back today"), rows=rows, spoken_rows=_spoken(rows)
        )
        if sitting.is_done:
            onwards = self.tr("Back to the game") if self._is_over else self.tr("Next one")
            content = content._replace(note=self._dates_words(), check=onwards, can_check=True)
        else:
            origin = self._origin()
            note = in_a_row(origin, content.note) if origin else content.note
            content = content._replace(note=note)
        self.page.exercise.sheet.show_exercise(content)

    def _row(self, number: int) -> ExerciseRow:
        title = technique_title(self._due[number].technique)
        if number < len(self._done):
            minutes, seconds = divmod(self._done[number].seconds, 60)
            was_shown = self._done[number].grade == Recall.AGAIN
            time = self.tr("shown") if was_shown else f"{minutes}:{seconds:02}"
            return ExerciseRow(number + 1, title, time, "done")
        is_here = number == self._number
        return ExerciseRow(number + 1, title, *((self.tr("now"), "now") if is_here else ()))

    def _origin(self) -> str:
        """That the position is of a game of the player's, and of which day."""
        if self._found is None or self._found.own < 0:
            return ""
        at = local_time(self._own[self._found.own].when)
        if at is None:
            return self.tr("From a game of yours.")
        day = locale().toString(QDate(at.year, at.month, at.day), self.tr("d MMMM"))
        return self.tr("From your game of {day}.").format(day=day)

    def _dates_words(self) -> str:
        """What comes back when, in one sentence: the last technique or, after all, each of them."""
        told = self._due if self._is_over else self._due[self._number : self._number + 1]
        now, by_days = self._dates.now(), defaultdict[int, list[str]](list)
        for memory in (
            self._after[each.technique] for each in told if each.technique in self._after
        ):
            by_days[max(memory.days(now), 1)].append(technique_title(memory.technique))
        if not by_days:
            return ""
        backs = (self._back(days, by_days[days]) for days in sorted(by_days))
        return self.tr("Comes back: {list}.").format(list=self.tr("; ").join(backs))

    def _back(self, days: int, titles: Sequence[str]) -> str:
        names = say(Message(COMMA)).join(titles)
        if days == 1:
            return self.tr("tomorrow {techniques}").format(techniques=names)
        text = self.tr("in {count} days {techniques}", "", days)
        return text.format(count=days, techniques=names)


def _spoken(rows: Sequence[ExerciseRow]) -> str:
    return BETWEEN.join(" ".join(filter(None, (row.label, row.time))) for row in rows)

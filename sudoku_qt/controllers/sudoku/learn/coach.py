# SPDX-License-Identifier: MIT
"""The coach in the window: its advice in words, and the actions that follow from it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.hints.screens import in_a_row
from sudoku_qt.controllers.sudoku.learn.exercises import Exercises
from sudoku_qt.controllers.sudoku.learn.learning import Learning
from sudoku_qt.controllers.sudoku.learn.review.dates import ReviewDates, is_practised
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.message import COMMA, Message
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, Lesson
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.late import late
from sudoku_qt.models.sudoku.coach import Advice, Recommendations, recommendations
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.sudoku.statistics import chosen
from sudoku_qt.models.words import say
from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.learn.coach_card import CoachShown
from sudoku_qt.views.sudoku.learn.due_card import DueShown
from sudoku_qt.views.sudoku.learn.page import EXERCISES

if TYPE_CHECKING:  # whoever reviews imports it, with its page
    from sudoku_qt.controllers.sudoku.learn.review.round import ReviewRound

PUT_OFF = "coach/put_off"
"""The setting: names of postponed lessons, with the number of games recorded by then."""
ALL = 100
MOST_GAMES = 10**9


class Coach(QObject):
    """Advises by the course and the record, and carries out its advice."""

    practice_wanted = Signal(str)
    """A puzzle at a position that needs a technique is wanted."""
    status_changed = Signal()

    def __init__(
        self, context: SudokuContext, hints: HintPanel, learning: Learning, exercises: Exercises
    ) -> None:
        super().__init__(exercises)
        self._context, self._hints = context, hints
        self._settings = context.services.settings
        self._learning, self._exercises = learning, exercises
        self.dates = ReviewDates(context.services.library, exercises.closed, self)

    def recommendations(self, games: Sequence[Played]) -> Recommendations:
        """The advice from all games of the record."""
        return recommendations(chosen(games), self._exercises.closed(), self._put_off())

    def to_practise(self, games: Sequence[Played]) -> Advice | None:
        """The advice that the last games show to be needed, if there are puzzles for it."""
        found = self.recommendations(games)
        best = found.advice[0] if found.advice else None
        if best is None or found.to_play or not best.is_trouble:
            return None
        return best if is_practised(best.technique) else None

    # What comes back

    @late("sudoku_qt.controllers.sudoku.learn.review.round:ReviewRound")
    def review(self, kind: "type[ReviewRound]") -> "ReviewRound":
        """The sitting of reviews."""
        review = kind(self._context, self._hints, self.dates)
        review.status_changed.connect(self.status_changed)
        return review

    @property
    def is_open(self) -> bool:
        """Whether a sitting is shown in place of the game."""
        review = Coach.review.made(self)
        return review is not None and review.is_open

    def status(self) -> str:
        """The status line of the sitting."""
        return self.review.status()

    def retranslate(self) -> None:
        """Set the texts of the sitting again."""
        if review := Coach.review.made(self):
            review.retranslate()

    def enrol(self) -> None:
        """Begin to remember what was learned in a lesson that has just been finished."""
        self.dates.enrol()

    # What a player can do about it

    def read(self, lesson: Lesson) -> None:
        """Show the page of a lesson."""
        self._learning.learn_lesson(lesson.name)

    def exercise(self, lesson: Lesson) -> None:
        """Show the exercises of a lesson."""
        self._learning.learn_lesson(lesson.name, EXERCISES)

    def play(self, advice: Advice) -> None:
        """Begin a puzzle in the position where the technique is due."""
        self.practise(advice.technique)

    def practise(self, technique: str) -> None:
        """Begin a puzzle in a position where any technique is due."""
        self.practice_wanted.emit(technique)

    def put_off(self, lesson: Lesson, games: Sequence[Played]) -> None:
        """Advise something else until some more games have been played."""
        self._put_off_at(lesson, len(chosen(games)))

    def _put_off_at(self, lesson: Lesson, count: int) -> None:
        known = {**self._put_off(), lesson.name: count}
        self._settings.set(PUT_OFF, [f"{name} {at}" for name, at in known.items()])

    def _put_off(self) -> dict[str, int]:
        """The valid part of the setting."""
        names = {lesson.name for lesson in COURSE}
        pairs = (text.partition(" ") for text in self._settings.texts(PUT_OFF))
        return {
            name: int(at)
            for name, _, at in pairs
            if name in names and at.isascii() and at.isdecimal() and len(at) < len(str(MOST_GAMES))
        }

    # Words

    def due_texts(self, due: Sequence[Memory]) -> DueShown | None:
        """The texts about what is due for review; None if nothing is."""
        if not due:
            return None
        titles = say(Message(COMMA)).join(technique_title(each.technique) for each in due)
        words = self.tr("About {count} minutes: {techniques}", "", len(due))
        return DueShown(
            words.format(count=len(due), techniques=titles),
            self.tr(
                "You learned this a while ago. Looking at it again today keeps it from fading."
            ),
            self.tr("Review"),
        )

    def advice_texts(self, found: Recommendations) -> CoachShown | None:
        """The texts of the card; None if there is no advice."""
        if found.knows_all:
            return CoachShown(
                self.tr("What to learn next"),
                self.tr("The whole course is done"),
                self.tr("What it teaches you have practised, or find without a hint."),
            )
        if not found.advice:
            return None
        best = found.advice[0]
        is_puzzle = best.lesson.is_puzzle
        return CoachShown(
            self.tr("What to learn next"),
            self._learning.title_of(best.lesson.name),
            self.why(best, found.to_play),
            self.tr("Read the page"),
            self.tr("Solve it") if is_puzzle else self.tr("Exercise"),
            self.tr("Play a puzzle that needs it") if is_practised(best.technique) else "",
            self.tr("Not now"),
        )

    def why(self, advice: Advice, to_play: int = 0) -> str:
        """The reasons, in one or two sentences."""
        first, *rest = self._reasons(advice, to_play)
        return in_a_row(first, *rest)

    def _reasons(self, advice: Advice, to_play: int) -> Iterator[str]:
        if to_play:
            yield (
                self.tr("You have solved a puzzle, so the course goes on here.")
                if advice.skips
                else self.tr("This is the next lesson of the course.")
            )
            text = self.tr(
                "After {count} more puzzles your own games are taken into account.", "", to_play
            )
            yield text.format(count=to_play)
            return
        yield self._record(advice)
        level, share = advice.lesson.opens
        if share:
            text = (
                self.tr("With it you can solve every puzzle of the level {level}.")
                if share == ALL
                else self.tr(
                    "With it you can solve {count} more of 100 puzzles of the level {level}."
                )
            )
            yield text.format(count=share, level=level_word(level))

    def _record(self, advice: Advice) -> str:
        """The results of the last games."""
        if not advice.due and advice.is_easiest:
            return self.tr("Of all lessons that are left, this is the easiest.")
        if not advice.due:
            text = self.tr("It did not come up in your last {games} games.")
            return text.format(games=advice.games)
        text = self.tr("It came up in {due} of your last {games} games: {how}.")
        how = say(Message(COMMA)).join(self._how(advice))
        return text.format(due=advice.due, games=advice.games, how=how)

    def _how(self, advice: Advice) -> Iterator[str]:
        """Yield how it went in those games, the worst first."""
        for count, text in (
            (advice.missed, self.tr("missed in {count}")),
            (advice.shown, self.tr("shown by a hint in {count}")),
            (advice.found, self.tr("found alone in {count}")),
            (advice.stalled, self.tr("took long in {count}")),
        ):
            if count:
                yield text.format(count=count)
        if not advice.found:
            yield self.tr("never found alone")

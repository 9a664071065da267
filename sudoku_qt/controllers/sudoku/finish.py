# SPDX-License-Identifier: MIT
"""The end of a puzzle: the wave, the card, and its line in the record."""

from collections.abc import Sequence
from datetime import UTC, datetime
from statistics import median

from PySide6.QtCore import QObject, Signal

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.learn.coach import Coach
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.sudoku.puzzle_list.lists import PuzzleLists
from sudoku_qt.controllers.sudoku.tally import BETWEEN, letters_of, tally_words, where, where_named
from sudoku_qt.controllers.sudoku.workers.look_back import Due, LookBack, is_same, look_back
from sudoku_qt.controllers.sudoku.workers.remember import Remembered, remember
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.hints.analysis import Analysis
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.review import (
    Stretch,
    count_mistakes,
    digits_entered,
    hard_places,
    stretches,
    was_filled,
)
from sudoku_qt.models.clock import clock_text, shown_difference
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.models.sudoku.board.rule_words import variant_of
from sudoku_qt.models.sudoku.coach import Advice
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.sudoku.move_words import change_words
from sudoku_qt.models.sudoku.played_kinds import alike, best_before, last_ratios
from sudoku_qt.models.sudoku.statistics import daily_run
from sudoku_qt.models.sudoku.variant_titles import named_with
from sudoku_qt.models.words import say
from sudoku_qt.store.library.entry import VARIANT_GAME
from sudoku_qt.store.record import Played
from sudoku_qt.views.sudoku.finish.card import HardPlace, Result
from sudoku_qt.views.sudoku.finish.parts import ScaleMark
from sudoku_qt.views.sudoku.finish.wave import wave
from sudoku_qt.views.window.notice_bar import announce

FEW = 3
"""The number of earlier games from which a best time is worth a word."""
MOST_RULES = 5
"""The most rules of a variant that are named in the record."""
AS_PREDICTED = 0.03
"""The relative deviation up to which a time is as predicted."""
NOTHING_LEFT = "hint", "check"
"""Actions that have no use for a solved puzzle."""


class SudokuFinish(QObject):
    """Shows the result of a puzzle while it is on the board solved."""

    recorded = Signal(object)
    """A puzzle was solved for the first time in this game: the result, as a `Played`."""

    solved = Signal()
    """The player has solved the puzzle, perhaps again."""
    another_wanted = Signal()
    """Another puzzle of the same kind is wanted."""
    practice_wanted = Signal(str)
    """A puzzle at a position that needs a technique is wanted."""
    lesson_wanted = Signal(str)
    """The lesson of a technique is wanted."""

    def __init__(
        self, context: SudokuContext, hints: HintPanel, coach: Coach, lists: PuzzleLists
    ) -> None:
        super().__init__(context.cards)
        self._services, self._context, self._cards = context.services, context, context.cards
        self._hints, self._coach, self._lists = hints, coach, lists
        self._job = self._analysing = 0
        self._known: LookBack | None = None
        self._remembered: Remembered | None = None
        self._advice: Advice | None = None
        card = self._cards.finish
        card.next_clicked.connect(self._next)
        card.practise_clicked.connect(self._practise)
        card.learn_clicked.connect(self._learn)

    @property
    def _session(self) -> SudokuSession:
        return self._context.session

    @property
    def is_solved(self) -> bool:
        """Whether the puzzle on the board is solved, by the player."""
        session = self._session
        last = session.history.nodes[session.history.at].move
        is_puzzle = not session.setup.is_draft and session.is_finished
        return is_puzzle and last is not None and digits_entered(last) == 1

    @property
    def _was_filled(self) -> bool:
        """Whether the program has filled the board in this game, which is not recorded then."""
        return was_filled(self._session.history.nodes)

    def celebrate(self) -> None:
        """Record the puzzle after its last digit, show the card, and run the wave."""
        if not self.is_solved:
            return
        self.solved.emit()
        page, history = self._cards.page, self._session.history
        last = history.nodes[history.at].move or ()
        solved_before = sum(node.state.solved for node in history.nodes) > 1
        self._look_back(is_new=not solved_before)
        if not solved_before:
            self.recorded.emit(self._played())
        wave(page.board, page.theme, last[0].cell)
        if self._cards.finish.isVisible():
            announce(self._cards.finish, _spoken(self._result(self._played(), None)))
        else:
            self._services.tell(self.tr("Solved. Well done!"))

    def begin(self) -> None:
        """Take another game, solved or not."""
        self._known = self._remembered = None
        self._advice = None
        self._cards.page.set_sole_card(None)
        self.show()

    def show(self) -> None:
        """Show the card if the puzzle is solved, with all texts set again, otherwise hide it."""
        page, finish = self._cards.page, self._cards.finish
        for name in NOTHING_LEFT:
            self._context.actions.allow(name, not self.is_solved)
        if not self.is_solved:
            self._known = self._remembered = None
            for job in (self._job, self._analysing):
                self._services.jobs.cancel(job)
            if page.sole_card in {finish, self._cards.replay}:
                page.set_sole_card(None)
            return
        if page.sole_card is not finish:
            page.set_sole_card(finish)
            if self._known is None:
                self._look_back(is_new=False)
        self._say()

    def _look_back(self, *, is_new: bool) -> None:
        """Compute and read in a worker what the result needs."""

        def known(found: LookBack) -> None:
            if not found.fault:
                Pace(self._services.settings).learn(found.games)
            if self.is_solved:
                self._known = found
                self._take_recommendations()
                self._say()
                if found.fault:
                    self._services.complain(say(found.fault))

        def remembered(found: Remembered) -> None:
            if found.fault:
                self._services.complain(say(found.fault))
            if is_new:
                self._coach.dates.add_found(found.played)
            if self.is_solved:
                self._remembered = found
                self._take_recommendations()
                self._say()

        jobs, played = self._services.jobs, self._played()
        for job in (self._job, self._analysing):
            jobs.cancel(job)  # the game is recorded all the same
        ladder = self._context.ladder()
        variant, solution = self._session.setup.variant, self._session.state.values
        work = look_back(
            self._context.record, played, self._places,
            is_new=is_new, ladder=ladder, variant=variant, solution=solution,
        )  # fmt: skip
        self._job = jobs.start(work, known)
        line, shown = tuple(self._session.history.line()), self._hints.techniques_shown
        record = self._context.record if is_new else None
        analysis = remember(record, played, line, shown, variant=variant)
        self._analysing = jobs.start(analysis, remembered)

    def _take_recommendations(self) -> None:
        """Ask the coach, once the result of this game is known as well."""
        is_classic = self._session.setup.variant is None  # the course's advice is about these
        if self._known and self._remembered and is_classic:
            played = self._remembered.played
            games = (played if is_same(game, played) else game for game in self._known.games)
            self._advice = self._coach.to_practise(tuple(games))

    @property
    def _analysis(self) -> Analysis | None:
        return self._remembered.analysis if self._remembered else None

    # What there is to say

    @property
    def _places(self) -> tuple[Stretch, ...]:
        return hard_places(stretches(self._session.history.line()))

    def _played(self) -> Played:
        setup = self._session.setup
        nodes = self._session.history.nodes
        return Played(
            when=datetime.now(UTC).isoformat(timespec="seconds"),
            game=VARIANT_GAME if setup.variant else self._session.game.name,
            puzzle=setup.identity,
            kind=setup.technique or _rules_of(setup) or setup.mode or setup.origin,
            level=setup.level,
            grade=setup.grade,
            predicted_s=0.0 if setup.technique else round(60 * setup.minutes, 1),
            elapsed_ms=self._session.clock.elapsed_ms(),
            hints=len(self._hints.techniques_shown),
            mistakes=count_mistakes(nodes, self._session.state.values),
        )

    def _say(self) -> None:
        self._cards.finish.show_result(self._result(self._played(), self._known))

    def _next_word(self) -> str:
        if self._lists.has_next:
            return self.tr("Next of the list")
        return self.tr("Next of this kind")

    def _result(self, played: Played, known: LookBack | None) -> Result:
        games = alike(known.games, played) if known else ()
        verdict, is_good = self._verdict(played)
        is_classic = self._session.setup.variant is None
        return Result(
            title=self._title(played, games, daily_run(known.games) if known else 0),
            next=self._next_word(),
            remark=BETWEEN.join(self._remarks(played)),
            remark_in_short=BETWEEN.join(self._remarks(played)[1:]),
            time=clock_text(played.elapsed_ms),
            verdict=verdict,
            is_good=is_good,
            elapsed_ms=played.elapsed_ms,
            marks=self._marks(played, games),
            places=self._hard(known.due) if known else (),
            practice=self._practice(),
            learn=self.tr("Learn") if self._to_practise and is_classic else "",
            why=self._coach.why(self._advice) if self._advice else "",
            summary=tally_words(self._analysis.tallies) if self._analysis else "",
            count=self._count(games),
            ratios=last_ratios(games),
        )

    def _title(self, played: Played, games: Sequence[Played], days: int) -> str:
        """That it is solved, for how many days in a row, or in the shortest time of several."""
        if days > 1:
            return self.tr("Solved: {count} days in a row", "", days).format(count=days)
        is_best = len(games) > FEW and best_before(games) > played.elapsed_ms
        if is_best and not (played.hints or self._was_filled):
            return self.tr("Solved: your best time")
        return self.tr("Solved")

    def _remarks(self, played: Played) -> Sequence[str]:
        count = played.mistakes
        mistakes = (
            self.tr("{count} mistakes", "", count).format(count=count)
            if count
            else self.tr("no mistakes")
        )
        hints = played.hints
        helped = self.tr("{count} hints", "", hints).format(count=hints)
        if self._was_filled:
            mistakes = self.tr("solution shown, so not counted")
        return card.caption(self._session.setup), mistakes, *([helped] if hints else [])

    def _verdict(self, played: Played) -> tuple[str, bool]:
        """The time compared with the prediction, if there is one."""
        predicted = round(1000 * played.predicted_s)
        if not predicted or self._was_filled:
            return "", False
        gained = shown_difference(predicted, played.elapsed_ms)
        if abs(gained) <= AS_PREDICTED * predicted:
            return self.tr("as predicted"), True
        text = self.tr("{time} faster than predicted") if gained > 0 else self.tr(
            "{time} slower than predicted"
        )  # fmt: skip
        return text.format(time=clock_text(abs(gained))), gained > 0

    def _marks(self, played: Played, games: Sequence[Played]) -> tuple[ScaleMark, ...]:
        marks = []
        if played.predicted_s:
            ms = round(1000 * played.predicted_s)
            text = self.tr("predicted {time}").format(time=clock_text(ms))
            marks.append(ScaleMark(ms, text, "predicted"))
        earlier = [game.elapsed_ms for game in games[:-1]]
        if earlier:
            best = best_before(games)
            is_beaten = played.elapsed_ms < best
            text = self.tr("best before {time}") if is_beaten else self.tr("best {time}")
            text = text.format(time=clock_text(best))
            marks.append(ScaleMark(best, text, "best"))
        if len(earlier) > 1:  # with one game, the usual time would be the best again
            usual = round(median(earlier))
            text = self.tr("your usual {time}").format(time=clock_text(usual))
            marks.append(ScaleMark(usual, text, "usual"))
        return tuple(marks)

    def _hard(self, due: Sequence[Due]) -> tuple[HardPlace, ...]:
        return tuple(map(self._hard_place, self._places, due))

    def _hard_place(self, place: Stretch, due: Due) -> HardPlace:
        technique = due.technique
        both = self._context.preferences.is_on("both_names")
        title = card.technique_title(named_with(technique, due.kind), both=both)
        title = title or self.tr("Beyond the techniques known here")
        text = self.tr("{time} of thought before {cells}").format(
            time=clock_text(place.ms),
            cells=change_words(place, self._context.model.label, self._context.model.signs),
        )
        passed = self._passed(place)
        is_variant = self._session.setup.variant is not None
        letters = letters_of("_".join(title.split()) if is_variant else technique, title)
        if is_variant:
            title = where_named(title, [self._context.model.label(cell) for cell in due.cells])
        else:
            title = where(title, due.cells, self._hints.notation)
        return HardPlace(letters, title, BETWEEN.join(filter(None, (spaced(text), passed))))

    def _passed(self, place: Stretch) -> str:
        """How the player went on from a position, as far as that is known."""
        number = stretches(self._session.history.line()).index(place) + 1
        places = self._analysis.places if self._analysis else ()
        passing = next((each.passing for each in places if each.number == number), "")
        words = {
            "found": self.tr("found"),
            "hint": self.tr("with a hint"),
            "trial": self.tr("tried out"),
            "missed": self.tr("missed"),
        }
        return words.get(passing, "")

    @property
    def _to_practise(self) -> str:
        """The coach's advice or, without one, what was missed most in this game."""
        if self._advice:
            return self._advice.technique
        techniques = self._analysis.to_practise if self._analysis else ()
        variant = self._session.setup.variant
        if variant:
            from sudoku_qt.engine.sudoku.generate.variants import variant_practice  # 90 ms

            return variant_practice.advised(variant, techniques)
        known = {rung.name for rung in LADDER if rung.family not in {None, "singles"}}
        return next((each for each in techniques if each in known), "")

    def _practice(self) -> str:
        technique = self._to_practise
        if not technique:
            return ""
        return self.tr("Practise: {technique}").format(technique=card.technique_title(technique))

    def _next(self) -> None:
        """Go on with the next puzzle of the list, or with another one of the same kind."""
        if self._lists.has_next:
            self._lists.list_next()
        else:
            self.another_wanted.emit()

    def _practise(self) -> None:
        if self._to_practise:
            self.practice_wanted.emit(self._to_practise)

    def _learn(self) -> None:
        if self._to_practise:
            self.lesson_wanted.emit(self._to_practise)

    def _count(self, games: Sequence[Played]) -> tuple[str, str]:
        if not games:
            return "", ""
        setup, number = self._session.setup, str(len(games))
        level, rules = level_word(setup.level), card.rules(setup)
        if setup.technique:
            return self.tr("positions for this technique solved"), number
        if len(rules) > 1:
            return self.tr("puzzles of these rules and this level solved"), number
        if rules:
            words = self.tr("{variant} of this level solved")
            return words.format(variant=rules[0]), number
        return self.tr("{level} puzzles solved").format(level=level), number


def _spoken(result: Result) -> str:
    """The part of a result that a screen reader reads at once; the rest is on its card."""
    lines = result.title, result.time, result.verdict, result.remark.replace(BETWEEN, "\n")
    return "\n".join(filter(None, lines))


def _rules_of(setup: SudokuSetup) -> str:
    """The key of a variant, or the names of its rules; "" for a classic puzzle."""
    if setup.variant is None:
        return ""
    rules = setup.variant.rules
    return variant_of(rules) or "+".join(rules.named()[:MOST_RULES])

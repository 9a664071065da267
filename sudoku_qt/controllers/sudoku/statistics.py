# SPDX-License-Identifier: MIT
"""The statistics in the window: read from the record, shown, exported, deleted."""

from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from typing import Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtWidgets import QDialog, QFileDialog

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.learn.coach import Coach
from sudoku_qt.controllers.sudoku.learn.review.dates import is_practised
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.puzzle import card
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.review.schedule import Memory
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.coach import Advice, Recommendations
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED, variant_word
from sudoku_qt.models.sudoku.played_kinds import CLASSIC, OTHER, PRACTICE, kinds_of, of_kind
from sudoku_qt.models.sudoku.statistics import Summary, of_level, summary
from sudoku_qt.models.sudoku.variant_titles import named_with, rules_title, title_named
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.store import files
from sudoku_qt.store.record import Played, Record, table
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.sudoku.learn.coach_card import CoachCard
from sudoku_qt.views.sudoku.statistics.dialog import StatisticsDialog
from sudoku_qt.views.sudoku.statistics.parts import Use
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.window.main_window import MainWindow

DialogT = TypeVar("DialogT", bound=QDialog)


class KeptDialog(Generic[DialogT]):
    """Creates a dialog over a window, again only if theme, size or language have changed."""

    def __init__(self, window: MainWindow, make: Callable[[], DialogT]) -> None:
        self._window, self._make = window, make
        self._dialog: DialogT | None = None
        self._made_for: tuple[Theme, str] | None = None

    def dialog(self, language: str) -> DialogT:
        """The dialog in a language."""
        key = self._window.theme, language
        if self._dialog is None or key != self._made_for:
            if self._dialog is not None:
                self._dialog.deleteLater()
            self._dialog, self._made_for = self._make(), key
        return self._dialog


KIND_WORDS = {
    CLASSIC: QT_TRANSLATE_NOOP("Statistics", "Classic"),
    PRACTICE: QT_TRANSLATE_NOOP("Statistics", "Practised positions"),
    OTHER: QT_TRANSLATE_NOOP("Statistics", "Other rules"),
}


def _kind_word(kind: str) -> str:
    """The name of a kind of Sudoku."""
    if kind in VARIANT_NAMED:
        return variant_word(kind)
    if kind in KIND_WORDS:
        return QCoreApplication.translate("Statistics", KIND_WORDS[kind])
    return rules_title(kind)


def _of_rule(technique: str, kind: str) -> str:
    """The title of a technique with the rule of a kind of Sudoku; "" unless that has just one."""
    made = VARIANT_NAMED.get(kind)
    if made is None or kind == CLASSIC or len(made.rules) > 1:
        return ""
    return title_named(named_with(technique, made.rules[0]))


@as_work
def read_record(_ticket: Ticket, record: Record) -> tuple[Played, ...]:
    """The work of reading the record."""
    return record.read()


class Statistics(QObject):
    """Opens the dialog and answers its signals."""

    def __init__(self, context: SudokuContext, coach: Coach, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._preferences, self._coach = (
            context.services,
            context.preferences,
            coach,
        )
        self._record = context.record
        self._games: Sequence[Played] = ()
        self._recommendations = Recommendations()
        self._due: tuple[Memory, ...] = ()
        self._asked = 0
        self._afterwards: Callable[[], object] = lambda: None
        self._kept = KeptDialog(context.services.window, self._made)

    def statistics(self) -> None:
        """Read the record, and show its statistics."""
        self._games, self._due, self._afterwards = (), (), lambda: None
        dialog = self._dialog = self._kept.dialog(language())
        dialog.begin()
        job = self._services.jobs.start(read_record(self._record), self._take, self._refuse)
        dialog.exec()
        self._services.jobs.cancel(job)
        self._coach.dates.ask_no_more(self._asked)
        self._afterwards()

    def _made(self) -> StatisticsDialog:
        """The dialog, with its signals connected."""
        dialog = StatisticsDialog(self._services.window)
        dialog.asked.connect(self._answer)
        dialog.export_clicked.connect(self._export)
        dialog.erase_clicked.connect(self._erase)
        dialog.techniques.practised.connect(self._practise)
        dialog.due.review_clicked.connect(self._review)
        self._follow_coach(dialog.coach)
        return dialog

    def _follow_coach(self, card: CoachCard) -> None:
        """Connect the buttons of the coach's card, which close the dialog."""
        coach = self._coach

        def leave(act: Callable[[Advice], object]) -> None:
            advice = self._recommendations.advice[0]
            self._afterwards = lambda: act(advice)
            self._dialog.accept()

        card.read_clicked.connect(lambda: leave(lambda advice: coach.read(advice.lesson)))
        card.exercise_clicked.connect(lambda: leave(lambda advice: coach.exercise(advice.lesson)))
        card.play_clicked.connect(lambda: leave(coach.play))
        card.later_clicked.connect(self._put_off)

    def _review(self) -> None:
        """Close the dialog, and show the positions of what is due."""
        due, games = self._due, self._games
        self._afterwards = lambda: self._coach.review.begin(due, games)
        self._dialog.accept()

    def _practise(self, technique: str) -> None:
        """Close the dialog, and begin a puzzle that needs a technique."""
        self._afterwards = lambda: self._coach.practise(technique)
        self._dialog.accept()

    def _put_off(self) -> None:
        """Postpone this advice, and hide the card."""
        self._coach.put_off(self._recommendations.advice[0].lesson, self._games)
        self._dialog.show_coach(None)

    def _take(self, games: tuple[Played, ...]) -> None:
        """Show all games, and ask what is due for review."""
        self._show(games)
        self._asked = self._coach.dates.ask(self._take_due)

    def _show(self, games: tuple[Played, ...]) -> None:
        self._games = games
        self._dialog.set_kinds([(kind, _kind_word(kind)) for kind in kinds_of(games)])
        self._dialog.ask()
        self._recommendations = self._coach.recommendations(games)
        self._dialog.show_coach(self._coach.advice_texts(self._recommendations))

    def _take_due(self, due: tuple[Memory, ...]) -> None:
        if due != self._due:
            self._due = due
            self._dialog.show_due(self._coach.due_texts(due))

    def _refuse(self, fault: Fault) -> None:
        self._dialog.reject()
        self._services.complain(say(fault))

    def _answer(self, kind: str, level: int, grade: str, days: int) -> None:
        """Show the requested games."""
        today = datetime.now().astimezone().date()
        since = today - timedelta(days=days) if days else None
        found = summary(of_level(of_kind(self._games, kind), level, since, grade))
        any_at_all = bool(kinds_of(self._games))
        self._dialog.show_summary(found, self._uses(found, kind), any_at_all=any_at_all)

    def _uses(self, found: Summary, kind: str) -> list[Use]:
        both = self._preferences.is_on("both_names")
        words = self.tr("{technique}: found {found}, with a hint {shown}, missed {missed}")
        uses = []
        for use in found.techniques:
            title = _of_rule(use.technique, kind)
            title = title or card.technique_title(use.technique, both=both) or use.technique
            counts = {"found": use.found, "shown": use.shown, "missed": use.missed}
            told = words.format(technique=title, **counts)
            can_practise = kind == CLASSIC and is_practised(use.technique)
            uses.append(Use(title, **counts, words=told, technique=use.technique * can_practise))
        return uses

    def _export(self) -> None:
        """Ask for a file, and export every game."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name, _ = QFileDialog.getSaveFileName(
            self._dialog,
            self.tr("Export the record"),
            str(Path(folder) / "sudoku.csv"),
            self.tr("Tables ({patterns})").format(patterns="*.csv"),
        )
        if not name:
            return
        path = Path(name) if Path(name).suffix else Path(f"{name}.csv")
        try:
            files.write(path, table(self._games))
        except Fault as fault:
            self._services.complain(say(fault))
        else:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))

    def _erase(self) -> None:
        """Ask, and delete the whole record."""
        answers = Answer.Yes | Answer.Cancel
        text = self.tr(
            "Delete all {count} games of the record, and the dates of reviews? "
            "Nothing can bring them back."
        )
        text = text.format(count=len(self._games))
        if QuestionBox.ask(self.tr("Statistics"), text, answers, self._dialog) != Answer.Yes:
            return
        try:
            self._record.erase()
        except Fault as fault:
            self._services.complain(say(fault))
            return
        Pace(self._services.settings).learn(())
        self._coach.dates.ask_no_more(self._asked)
        self._coach.dates.forget()
        self._show(())
        self._take_due(())

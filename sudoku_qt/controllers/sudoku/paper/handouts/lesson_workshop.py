# SPDX-License-Identifier: MIT
"""The print workshop for a lesson of the course, or for the whole section that it is in."""

from collections.abc import Sequence
from dataclasses import replace

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import Topic
from sudoku_qt.controllers.sudoku.paper.handouts.lesson_content import LessonTeller
from sudoku_qt.controllers.sudoku.paper.handouts.printed import CoursePrint
from sudoku_qt.controllers.sudoku.paper.output import PagesOutput
from sudoku_qt.controllers.sudoku.paper.remembered import (
    remember,
    remember_answers,
    remembered,
    remembered_answers,
)
from sudoku_qt.controllers.sudoku.workers.teaching.handouts import LessonMade
from sudoku_qt.engine.sudoku.logic.step import Notation
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed
from sudoku_qt.models.language import language
from sudoku_qt.models.sudoku.paper.handout.content import LessonOnPaper
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.paper.lesson_source import LESSON, SECTION, LessonSource
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop

WHOLE = 100
"""The parts in which progress is told."""


class LessonWorkshop(PagesOutput):
    """Opens the workshop with a lesson, and carries out what is asked for until it is closed."""

    def __init__(self, services: Services, notation: Notation, topic: Topic) -> None:
        teller = LessonTeller(Library(language()), notation)
        section = topic.lesson.section if topic.lesson else None
        title = teller.library.page(topic).title
        source = LessonSource(title, say(section) if section else "")
        usual = remembered(services.settings)
        options = replace(usual, answers=remembered_answers(services.settings))
        dialog = PrintWorkshop(options, services.window, source)
        super().__init__(services, dialog)
        self._source, self._answers = source, usual.answers
        self._teller, self._seed, self._job = teller, fresh_seed(), 0
        self._kinds = {LESSON: CoursePrint([topic])}
        if section:
            self._kinds[SECTION] = CoursePrint.of_section(section)
        self._ready: dict[str, list[LessonOnPaper]] = {}
        dialog.changed.connect(self.renew)
        dialog.cancelled.connect(self._cancel)
        self._source.others_asked.connect(self._make_others)

    @property
    def _kind(self) -> str:
        return self._source.kind.key

    @property
    def title(self) -> str:
        """The title of the lesson or section."""
        return self._kinds[self._kind].title(self._teller)

    def show_section(self) -> None:
        """Begin with the section that the lesson is in."""
        self._source.show_kind(SECTION)

    def run(self) -> None:
        """Run the workshop; its options are stored."""
        self.renew()
        self.dialog.exec()
        self._services.jobs.cancel(self._job)
        settings, options = self._services.settings, self.dialog.choices.options
        remember(settings, replace(options, answers=self._answers))
        remember_answers(settings, options.answers)
        self.dialog.deleteLater()
        self.deleteLater()

    def renew(self) -> None:
        """Show the pages of what is chosen; make its exercises if there are none yet."""
        self._services.jobs.cancel(self._job)
        kind = self._kind
        if kind in self._ready:
            self._show()
            return

        def done(made: Sequence[LessonMade]) -> None:
            self._ready[kind] = self._kinds[kind].lessons(made, self._teller)
            self._show()

        self.dialog.show_pages(())
        self._progress(0.0)
        work = self._kinds[kind].work(self._seed)
        self._job = self._services.jobs.start(work, done, self.complain, self._progress)

    def _show(self) -> None:
        # Cells of puzzles have another size; lessons have as large ones as fit.
        options = replace(self.dialog.choices.options, cell=0)
        printed, lessons = self._kinds[self._kind], self._ready[self._kind]
        self.plan(lambda: printed.pages(lessons, self._teller, options))
        self.dialog.show_progress(None)

    def _progress(self, share: float) -> None:
        self.dialog.show_progress((round(share * WHOLE), WHOLE))

    def _make_others(self) -> None:
        self._seed = fresh_seed()
        self._ready.clear()
        self.renew()

    def _cancel(self) -> None:
        """Go back to the lesson if its section takes too long."""
        self._services.jobs.cancel(self._job)
        self.dialog.show_progress(None)
        if LESSON in self._ready:
            self._source.show_kind(LESSON)
            self._show()


def print_lesson(
    context: SudokuContext,
    topic: Topic,
    whole: bool,  # noqa: FBT001 - as a signal says it
) -> None:
    """Open the workshop with a lesson, or with the whole section that it is in."""
    letters = context.preferences.value("coordinates") == "letters"
    workshop = LessonWorkshop(context.services, "D5" if letters else "r4c5", topic)
    if whole:
        workshop.show_section()
    workshop.run()

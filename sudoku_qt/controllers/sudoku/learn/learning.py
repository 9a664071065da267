# SPDX-License-Identifier: MIT
"""The course in the window: a page in place of the game, which is paused meanwhile."""

from functools import cached_property

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.controllers.sudoku.learn.example import Example
from sudoku_qt.controllers.sudoku.learn.library import EXERCISES, Library, Progress, contents
from sudoku_qt.controllers.sudoku.learn.puzzle_list import PuzzleList
from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics, topic_about, topic_of
from sudoku_qt.controllers.sudoku.puzzle.card import technique_of
from sudoku_qt.controllers.sudoku.workers.teaching.learn import find_in_game
from sudoku_qt.engine.spacing import spaced
from sudoku_qt.engine.sudoku.hints.advice import Advice
from sudoku_qt.engine.sudoku.learn.in_game import InGameSearch
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, LESSONS, next_lesson
from sudoku_qt.models.contents import ContentsLine, ContentsModel
from sudoku_qt.models.language import language, other_language
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.words import say
from sudoku_qt.views.sudoku.learn.explained import LessonShown
from sudoku_qt.views.sudoku.learn.page import EXERCISES as PRACTICE
from sudoku_qt.views.sudoku.learn.page import EXPLAINED, PUZZLES, LearnPage

HOLD = "learning"


class Learning(QObject):
    """Opens the page, shows a topic on it, walks its example, and returns to the game."""

    shown = Signal(str)
    """The topic with this key is shown."""
    building = Signal()
    """The page is about to be made; the owners of its parts may then connect to `built`."""
    built = Signal()
    """The page was made."""
    said_anew = Signal()
    """The language may have changed."""
    learned = Signal()
    """A lesson was finished."""
    status_changed = Signal()
    practice_wanted = Signal(str)
    """A puzzle at a position that needs a technique is wanted."""
    print_wanted = Signal(object, bool)
    """A topic is to be printed, or with True the whole section that it is in."""
    part_shown = Signal(str)
    """A part of the topic is shown: one of the page's tabs."""

    def __init__(self, context: SudokuContext, hints: HintPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services, self._hints = context, context.services, hints
        self._window = context.services.window
        self.topic = all_topics()[0]
        self._progress, self._place = Progress(), ""
        self._begins = EXPLAINED
        """The part with which the page begins; "" if it is as it was left."""
        self._window.filled_changed.connect(self._follow_window)
        context.session.replaced.connect(self.close)

    # Coming and going

    @cached_property
    def page(self) -> LearnPage:
        """The page, created on first use."""
        self.building.emit()
        self._example, self._contents = Example(self._services.jobs, self), ContentsModel(self)
        page = LearnPage(self._example.model)
        self._example.show_on(page.explained)
        self._puzzles = PuzzleList(self._context, page.puzzles, self)
        self._puzzles.practice_wanted.connect(self.practice_wanted)
        page.contents.set_model(self._contents)
        page.contents.search.textChanged.connect(self._search)
        page.left.connect(self.close)
        page.contents.folded.connect(self._contents.fold)
        page.chosen.connect(self.show_topic)
        page.next_wanted.connect(self.show_next_of_course)
        page.part_chosen.connect(self.show_part)
        page.walked.connect(self._example.walk)
        page.explained.find_clicked.connect(self._find_in_game)
        page.explained.on_clicked.connect(self._go_on)
        page.explained.sheet.print_key.clicked.connect(self.print_shown)
        page.contents.list.menu_asked.connect(self._open_menu)
        self.__dict__["page"] = page  # a slot may ask for it
        self.built.emit()
        return page

    @property
    def is_open(self) -> bool:
        """Whether the page is shown in place of the game."""
        return "page" in self.__dict__ and self._window.filling() is self.page

    def learn(self) -> None:
        """Show the page as it was left, or first where the course goes on."""
        self._open(None)

    def learn_about(self, technique: str) -> None:
        """Show the page of a technique."""
        self._open(topic_about(technique))

    def learn_lesson(self, name: str, part: str = EXPLAINED) -> None:
        """Show a lesson of the course, or one of its parts, which are the page's tabs."""
        self._open(topic_of(name))
        if part != EXPLAINED:
            self.show_part(part)

    def title_of(self, lesson: str) -> str:
        """The title of a lesson."""
        topic = topic_of(lesson)
        return self.library.page(topic).title if topic else lesson

    def learn_hardest(self) -> None:
        """Show the page of the hardest technique that the current puzzle needs."""
        self.learn_about(technique_of(self._context.setup))

    def _open(self, topic: Topic | None) -> None:
        """Show a topic; without one, the page as it was left."""
        self._context.session.clock.hold(HOLD, on=True)
        page = self.page  # making it may choose the first lesson
        self.topic = topic or self.topic
        page.contents.search.clear()
        self.retranslate()
        self._window.fill(page)
        part = EXPLAINED if topic else self._begins
        self._begins = ""
        if part:
            self.show_topic(self.topic.key)
        if part != EXPLAINED:
            self.show_part(part or page.part)

    def close(self) -> None:
        """Return to the game."""
        if self.is_open:
            self._window.fill(None)

    def _follow_window(self) -> None:
        """Stop the clock of the game while this is shown in its place, and start it afterwards."""
        self._context.session.clock.hold(HOLD, on=self.is_open)

    # What is shown

    def start_at(self, key: str, part: str = EXPLAINED) -> None:
        """Set the topic, and its part, that are shown when the page is opened next."""
        self.topic = topic_of(key) or self.topic
        self._begins = part

    def set_progress(self, progress: Progress) -> None:
        """Set the player's progress."""
        before, self._progress = self._progress, progress
        if self.is_open:
            if progress.closed - before.closed:
                self.learned.emit()
            self._say_contents()
            self._say_head()
            self._say_lesson()

    def show_topic(self, key: str) -> None:
        """Show a topic from its beginning."""
        self.topic = topic_of(key) or self.topic
        self.page.show_part(EXPLAINED)
        self._say_topic()
        if self.topic.is_variant:
            self._contents.open()
        self.page.contents.show_at(self._contents.row_of(key))
        self.status_changed.emit()
        self.shown.emit(key)

    def _say_topic(self) -> None:
        self._say_head()
        self._say_lesson()
        self._example.show(self.topic, self.library, self._hints.notation)
        if self.page.part == PUZZLES:
            self._list_puzzles()

    def _list_puzzles(self) -> None:
        if self.topic.has_boards:
            self._puzzles.show_of_lesson(self.topic.key)
        else:
            self._puzzles.show(self.topic.on_ladder, self.title)

    def show_part(self, part: str) -> None:
        """Show a part of the topic: explanation, exercises or puzzles."""
        self.page.show_part(part)
        if part == PUZZLES:
            self._list_puzzles()
        self.status_changed.emit()
        self.part_shown.emit(part)

    def status(self) -> str:
        """The status line: the topic, and the number of its lesson or exercise."""
        if self._place and self.page.part == PRACTICE:
            return self._place
        name = self.title
        if not self.topic.number:
            return name
        text = self.tr("{title} · lesson {number} of {count}")
        if self.topic.is_variant:
            text = self.tr("{title} · variants, lesson {number} of {count}")
        return text.format(title=name, number=self.topic.number, count=len(self.topic.among))

    @property
    def title(self) -> str:
        """The title of the topic shown."""
        return self.library.page(self.topic).title

    def tell_place(self, words: str) -> None:
        """Set the text about the current exercise; "" for none."""
        self._place = words
        self.status_changed.emit()

    def retranslate(self) -> None:
        """Set all texts again in the installed language."""
        if "page" not in self.__dict__:
            return
        self._say_contents()
        self._say_topic()
        self.said_anew.emit()

    @property
    def library(self) -> Library:
        """The pages in the installed language."""
        return self._libraries[0]

    @property
    def _libraries(self) -> tuple[Library, Library]:
        """The pages in the installed language, and in another one."""
        here = language()
        return self._library_of(here), self._library_of(other_language(here))

    def _library_of(self, language: str) -> Library:
        if language not in self._known:
            self._known[language] = Library(language)
        return self._known[language]

    @cached_property
    def _known(self) -> dict[str, Library]:
        return {}

    def _search(self, words: str) -> None:
        """List the topics with these words; without words, show the topic again."""
        self._contents.search(words)
        row = self._contents.row_of(self.topic.key)
        self.page.contents.show_from_top(row)
        if not words:
            self.page.contents.show_at(row)
        self._say_nothing()

    def _say_nothing(self) -> None:
        text = self.tr("No lesson or technique has these words.")
        self.page.contents.say_nothing("" if self._contents.rowCount() else text)

    def _say_contents(self) -> None:
        self._contents.set_entries(
            [*contents(*self._libraries, self._progress)], self.tr("In the text")
        )
        closed, count = len(self._progress.closed & {each.name for each in COURSE}), len(COURSE)
        words = self.tr("{done} of {count}").format(done=closed, count=count)
        self.page.contents.set_progress(words, closed / count)
        following = next_lesson(self._progress.closed)
        text = self.tr("Go on: {lesson}") if closed else self.tr("Begin: {lesson}")
        title = self.title_of(following.name) if following else ""
        self.page.show_onward(text.format(lesson=title) if title else "")
        self.page.contents.show_at(self._contents.row_of(self.topic.key))
        self._say_nothing()

    def _say_head(self) -> None:
        topic, done = self.topic, self._progress.done.get(self.topic.key, 0)
        place = say(topic.lesson.section) if topic.lesson else level_word(topic.level)
        exercises = self.tr("Exercises")
        if topic.lesson and topic.lesson.is_puzzle:
            exercises = self.tr("The puzzle")
        elif topic.lesson:
            exercises = self.tr("Exercises {done}/{count}").format(done=done, count=EXERCISES)
        self.page.show_head(
            self.library.page(topic).title,
            place,
            (
                self.tr("Explained"),
                exercises if topic.has_exercises else "",
                self.tr("Puzzles") if topic.on_ladder or topic.has_boards else "",
            ),
        )

    def _say_lesson(self) -> None:
        topic, library = self.topic, self.library
        page = library.lesson_page(topic)
        related = [(each, topic_about(each)) for each in topic.relatives]
        self.page.explained.show_lesson(
            LessonShown(
                library.idea(topic),
                library.rest(topic),
                [(key, library.page(near).title) for key, near in related if near],
                self.tr("Related"),
                self.tr("Find one in my puzzle") if topic.on_ladder else "",
                self._next_words(),
                has_example=topic.has_boards or bool(topic.example or (page and page.steps)),
            )
        )

    def _next_words(self) -> str:
        """The text of the filled button."""
        topic = self.topic
        if not topic.has_exercises:
            return self.tr("Next lesson") if self._next_lesson() else ""
        if topic.lesson and topic.lesson.is_puzzle:
            return self.tr("Next: the puzzle")
        done = self._progress.done.get(topic.key, 0)
        if topic.key in self._progress.closed or done >= EXERCISES:
            return self.tr("Repeat the exercises")
        return self.tr("Next: exercise {number}").format(number=done + 1)

    @property
    def has_next(self) -> bool:
        """Whether another lesson follows."""
        return self._next_lesson() is not None

    def _next_lesson(self) -> Topic | None:
        number, among = self.topic.number, self.topic.among
        return topic_of(among[number].name) if 0 < number < len(among) else None

    def _go_on(self) -> None:
        """Do the filled button's action."""
        if self.topic.has_exercises:
            self.show_part(PRACTICE)
        else:
            self.show_next()

    def show_next(self) -> None:
        """Show the next lesson, if there is one."""
        following = self._next_lesson()
        if following:
            self.show_topic(following.key)

    def show_next_of_course(self) -> None:
        """Show the first lesson of the course that is not done."""
        following = next_lesson(self._progress.closed)
        if following:
            self.show_topic(following.name)

    # Printing

    def print_shown(self) -> None:
        """Have the topic shown printed."""
        self.print_wanted.emit(self.topic, False)  # noqa: FBT003 - a signal's

    def _open_menu(self, entry: ContentsLine, at: QPoint) -> None:
        """Offer to print a line of the contents: a topic, or a section; not other headings."""
        sections = (each for each in LESSONS if say(each.section) == entry.title)
        first = next((each.name for each in sections), "")
        topic = topic_of(entry.key or first)
        if topic is None:
            return
        text = self.tr("Print “{title}”…") if entry.key else self.tr("Print all of “{title}”…")
        menu = QMenu(self.page)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        action = menu.addAction(text.format(title=entry.title.replace("&", "&&")))
        whole = not entry.key
        action.triggered.connect(lambda: self.print_wanted.emit(topic, whole))
        menu.popup(at)

    # The game

    def _find_in_game(self) -> None:
        """Find the technique in the player's puzzle, and show it there, or that it is absent."""
        states = tuple(node.state for node in self._context.session.history.line())
        text = self.tr("Looking for a step…")
        work = find_in_game(states, self.topic.on_ladder)
        self._context.foreground_job.run(text, work, self._show_in_game)

    def _show_in_game(self, search: InGameSearch) -> None:
        if search.hint and not self._context.is_drafting:
            self.close()
            self._context.session.clock.hold("paused", on=False)
            self._hints.show_known(Advice(hint=search.hint))
        elif search.is_amiss:
            text = self.tr("Something in your puzzle is not right yet: ask for a hint there first.")
            self._services.tell(text)
        else:
            text = self.tr("There is none in your puzzle now: {technique}.")
            self._services.tell(spaced(text.format(technique=self.title)))

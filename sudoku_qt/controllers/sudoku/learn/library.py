# SPDX-License-Identifier: MIT
"""The pages of all topics in a language, and their contents with a search."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from sudoku_qt.controllers.sudoku.learn.stations import translated
from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics
from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, goal_of, next_lesson
from sudoku_qt.engine.sudoku.learn.lessons.pages import LessonPage
from sudoku_qt.engine.sudoku.learn.variants.variant_page import VariantPage
from sudoku_qt.engine.sudoku.logic.pages import Pages, TechniquePage
from sudoku_qt.languages import has_wide_signs
from sudoku_qt.models.contents import ContentsLine, Path, letters
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import resource

MORE = QT_TRANSLATE_NOOP("Learn", "More techniques: {level}")
DONE = QT_TRANSLATE_NOOP("Learn", "Lesson {number}: {title}, done")
OPEN = QT_TRANSLATE_NOOP("Learn", "Lesson {number}: {title}")
BEGUN = QT_TRANSLATE_NOOP("Learn", "Lesson {number}: {title}, {count} exercises done")
SECTION = QT_TRANSLATE_NOOP("Learn", "{title}: {done} of {count} lessons done")
FOLDING = QT_TRANSLATE_NOOP(
    "Learn", "{title}: {done} of {count} lessons done. Enter shows or hides them."
)
PASSED = QT_TRANSLATE_NOOP("Learn", "Lesson {number}: {title}, passed. {goal}")
NOT_PASSED = QT_TRANSLATE_NOOP("Learn", "Lesson {number}: {title}, not passed yet. {goal}")
IS_NEXT = QT_TRANSLATE_NOOP("Learn", "{lesson}, next")
SET_PASSED = QT_TRANSLATE_NOOP("Learn", "passed")
EXERCISES = 4
"""The number of exercises of each lesson."""
IDEA = 2
"""The number of sentences of a page above its example."""
SENTENCE = re.compile(r"\S.*?(?:[.!?](?=\s|$)|[。！？]|$)", re.DOTALL)


SearchedTexts = tuple[str, str]
"""The folded text of names, and of pages, for the search."""


@dataclass(frozen=True)
class Progress:
    """The player's progress: the number of exercises done by lesson, and the finished lessons."""

    done: Mapping[str, int] = field(default_factory=dict)
    closed: frozenset[str] = frozenset()


class Library:
    """Reads the pages of a language, each on first use."""

    def __init__(self, language: str) -> None:
        self.pages = Pages(resource("techniques") / language)
        self._lessons = resource("lessons") / language
        self._known: dict[str, LessonPage] = {}
        self._variants: dict[str, VariantPage] = {}
        self._searched: dict[str, SearchedTexts] = {}

    def page(self, topic: Topic) -> TechniquePage | LessonPage | VariantPage:
        """The page of a topic."""
        return (
            self.variant_page(topic)
            if topic.has_boards
            else self.lesson_page(topic) or self.pages[topic.key]
        )

    def lesson_page(self, topic: Topic) -> LessonPage | None:
        """Its page, unless that is a technique's, or on a variant."""
        if not topic.has_own_page or topic.has_boards:
            return None
        if topic.key not in self._known:
            self._known[topic.key] = LessonPage.read(self._lessons / f"{topic.key}.md")
        return self._known[topic.key]

    def variant_page(self, topic: Topic) -> VariantPage:
        """The page of a lesson on a variant."""
        if topic.key not in self._variants:
            self._variants[topic.key] = VariantPage.read(self._lessons / f"{topic.key}.md")
        return self._variants[topic.key]

    def idea(self, topic: Topic) -> str:
        """The first sentences of a page."""
        return " ".join(self._opening(topic)) if self._spaced else "".join(self._opening(topic))

    def rest(self, topic: Topic) -> tuple[tuple[str, str], ...]:
        """The sections of a page that `idea` does not cover completely."""
        opening = set(self._opening(topic))
        return tuple(
            (heading, text)
            for heading, text in self.page(topic).sections
            if not opening.issuperset(_sentences(text))
        )

    @property
    def _spaced(self) -> bool:
        return not has_wide_signs(self._lessons.name)

    def _opening(self, topic: Topic) -> list[str]:
        texts = (text for _, text in self.page(topic).sections)
        return [each for text in texts for each in _sentences(text)][:IDEA]

    def searched(self, topic: Topic) -> SearchedTexts:
        """The searchable letters of a topic's names, and of its page."""
        if topic.key not in self._searched:
            page = self.page(topic)
            own = page.names.values() if isinstance(page, TechniquePage) else ()
            names, texts = (page.title, *own), (text for _, text in page.sections)
            self._searched[topic.key] = letters(" ".join(names)), letters(" ".join(texts))
        return self._searched[topic.key]


def contents(library: Library, other: Library, progress: Progress) -> Iterator[ContentsLine]:
    """Yield the lessons under their sections, with the goal of each, and other topics by level.

    The search covers the names and the texts in both languages.
    """
    for heading, found in groupby(all_topics(), _heading):
        topics = [*found]
        yield _heading_entry(heading, topics, progress)
        for topic in topics:
            yield _on_path(_entry(topic, (library, other), progress), topic, progress)


def _heading_entry(heading: str, topics: Sequence[Topic], progress: Progress) -> ContentsLine:
    """The heading of a section, with how many of its lessons are done; or of other techniques.

    The lessons on variants are hidden until somebody wants them.
    """
    lesson = topics[0].lesson
    if not lesson:
        return ContentsLine("", heading)
    done, count = len(progress.closed & {topic.key for topic in topics}), len(topics)
    folds = topics[0].is_variant
    spoken = translated(FOLDING if folds else SECTION, title=heading, done=done, count=count)
    goal = say(goal_of(lesson.section))
    return ContentsLine(
        "", heading, exercises=f"{done}/{count}", spoken=spoken, folds=folds, note=goal
    )


def _on_path(entry: ContentsLine, topic: Topic, progress: Progress) -> ContentsLine:
    """A lesson's entry with its place on the path, at whose end mixed exercises are passed.

    Lessons on variants are on no path, since they may be taken in any order; the mixed exercises
    are their end alone.
    """
    lesson = topic.lesson
    if lesson is None or lesson.has_boards:
        return entry
    following = next_lesson(progress.closed)
    if following is lesson:
        entry = entry._replace(is_next=True, spoken=translated(IS_NEXT, lesson=entry.spoken))
    if not lesson.is_mixed:
        is_first = topic.number == 1 or COURSE[topic.number - 2].is_mixed
        return entry._replace(path="first" if is_first else "on")
    goal = say(goal_of(lesson.section))
    words = PASSED if entry.is_done else NOT_PASSED
    spoken = translated(words, number=entry.number, title=entry.title, goal=goal)
    passed = translated(SET_PASSED) if entry.is_done else entry.exercises
    path: Path = "end" if lesson.is_variant else "last"
    return entry._replace(path=path, exercises=passed, spoken=spoken)


def _heading(topic: Topic) -> str:
    if topic.lesson:
        return say(topic.lesson.section)
    return translated(MORE, level=level_word(topic.level))


def _entry(topic: Topic, libraries: tuple[Library, Library], progress: Progress) -> ContentsLine:
    title, number = libraries[0].page(topic).title, topic.number
    done, is_closed = progress.done.get(topic.key, 0), topic.key in progress.closed
    count = f"{done}/{EXERCISES}" if done and not is_closed else ""
    words = DONE if is_closed else BEGUN if count else OPEN
    names, texts = zip(*(each.searched(topic) for each in libraries), strict=True)
    return ContentsLine(
        topic.key,
        title,
        number,
        is_closed,
        count,
        "".join(names),
        "".join(texts),
        translated(words, number=number, title=title, count=count) if number else title,
    )


def _sentences(text: str) -> list[str]:
    return [each.strip() for each in SENTENCE.findall(text)]

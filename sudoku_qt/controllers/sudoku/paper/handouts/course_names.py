# SPDX-License-Identifier: MIT
"""The names of lessons and sections: their keys, and their titles in each language."""

import re
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QTranslator

from sudoku_qt.controllers.sudoku.learn.library import Library
from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics, topic_of
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.learn.lessons.course import LESSONS, SECTIONS, VARIANTS
from sudoku_qt.models.language import language, other_language
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource

ALL_SECTIONS = (*SECTIONS, VARIANTS)
_PARTS = re.compile(r"[/（）()]")
_NO_LETTERS = re.compile(r"[\W_]+")


def lesson_named(name: str) -> Topic:
    """The lesson, or technique, with a name in any language. Raises `Fault`, which names all."""
    here = language()
    libraries = Library(here), Library(other_language(here))
    wanted = _plain(name)
    for topic in all_topics():
        if wanted and wanted in map(_plain, _names_of(topic, libraries)):
            return topic
    titles = [libraries[0].page(topic).title for topic in all_topics() if topic.lesson]
    raise Fault("There is no lesson “{name}”; there are {names}.", name=name, names=tuple(titles))


def section_named(name: str) -> Message:
    """The section with a name in any language. Raises `Fault`, which names all."""
    others = _in_other_languages()
    for section in ALL_SECTIONS:
        names = section.template, say(section), *others.get(section.template, ())
        if _plain(name) in map(_plain, names):
            return section
    raise Fault(
        "The course has no section “{name}”; there are {names}.",
        name=name, names=tuple(map(say, ALL_SECTIONS)),
    )  # fmt: skip


def topics_in(section: Message) -> list[Topic]:
    """The lessons of a section, in order."""
    names = (lesson.name for lesson in LESSONS if lesson.section == section)
    return [topic for name in names if (topic := topic_of(name))]


def _plain(name: str) -> str:
    """A name without what differs from one way of writing it to another."""
    return _NO_LETTERS.sub("", name).casefold()


def _names_of(topic: Topic, libraries: Sequence[Library]) -> Iterator[str]:
    """Yield its key and its titles, also their parts: “AIC / Nice Loop”, “二阶鱼（X-Wing）”."""
    yield topic.key
    for library in libraries:
        title = library.page(topic).title
        yield from (title, *filter(None, map(str.strip, _PARTS.split(title))))


def _in_other_languages() -> Mapping[str, tuple[str, ...]]:
    """The names of sections in the languages that are not installed now."""
    found = dict[str, tuple[str, ...]]()
    for path in sorted(resource("i18n").glob("sudoku_qt_*.qm")):
        translator = QTranslator()
        if translator.load(str(path)):
            for section in ALL_SECTIONS:
                name = translator.translate("Message", section.template) or ""
                found[section.template] = (*found.get(section.template, ()), name)
    return found

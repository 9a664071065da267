# SPDX-License-Identifier: MIT
"""Sudoku's own contribution to the guide: every technique's page, and the table of levels."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import isinf

from sudoku_qt.controllers.guide.library import Table
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.learn.stations import translated
from sudoku_qt.controllers.sudoku.learn.topics import Topic, all_topics
from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from sudoku_qt.engine.guide.pages import Chapter, GuidePage, as_rows, in_cell
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.rating.levels import UNBOUNDED, grade_span
from sudoku_qt.models.keys import BoardKeys
from sudoku_qt.models.sudoku.levels import GRADES, LEVELS, grade_word, level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.paths import resource
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.input.commands import COMMANDS
from sudoku_qt.views.sudoku.input.keys import BoardOptions
from sudoku_qt.views.sudoku.shortcuts import sudoku_keys

HEADING = QT_TRANSLATE_NOOP("Learn", "Techniques: {level}")


def standing_keys(keys: Mapping[str, Sequence[str]], settings: Settings) -> BoardKeys:
    """The keys of the grid as the player prefers them, whether it is played or not."""
    is_on = Preferences(settings, PREFERENCES).is_on
    commands = {name: tuple(keys[name]) for name in COMMANDS}
    return sudoku_keys(BoardOptions(is_on("wrap"), is_on("wasd"), is_on("function_keys"), commands))


def technique_chapters(language: str) -> Sequence[Chapter]:
    """The pages of all techniques under the lowest level that needs them, easiest first."""
    pages = Pages(resource("techniques") / language)
    topics = sorted(_techniques(), key=lambda topic: topic.level)
    return [
        Chapter(
            translated(HEADING, level=level_word(level)), [_page(pages, each) for each in group]
        )
        for level, group in groupby(topics, lambda topic: topic.level)
    ]


def _techniques() -> Iterator[Topic]:
    return (topic for topic in all_topics() if not topic.has_own_page)


def _page(pages: Pages, topic: Topic) -> GuidePage:
    page = pages[topic.key]
    sections = (f"## {in_cell(heading)}\n\n{in_cell(text)}" for heading, text in page.sections)
    return GuidePage(topic.key, page.title, "\n\n".join(sections))


def _levels(_language: str) -> str:
    """The table of levels: number, name, highest SE rating, minutes."""
    return as_rows(
        [
            (
                str(level.number),
                in_cell(level_word(level.number)),
                "–" if isinf(level.highest) else f"{level.highest}",
                str(level.minutes),
            )
            for level in LEVELS
        ]
    )


def _grades(_language: str) -> str:
    """The table of the last level's grades: name, SE ratings, minutes."""
    return as_rows(
        [
            (in_cell(grade_word(grade.key)), _span(*grade_span(grade.key)), str(grade.minutes))
            for grade in GRADES
        ]
    )


def _span(least: float, highest: float) -> str:
    return f"{least}–" if highest == UNBOUNDED else f"{least}–{highest}"


SUDOKU_TABLES: Mapping[str, Table] = {"levels": _levels, "grades": _grades}

# SPDX-License-Identifier: MIT
"""Sudoku's part of the library: the rows of puzzles, and the search."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QRect
from PySide6.QtGui import QPainter

from sudoku_qt.controllers.library.game import Export, LibraryGame, SearchMeaning
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.pace import Pace
from sudoku_qt.controllers.sudoku.play.preferences import PREFERENCES
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.controllers.sudoku.workers.library import puzzle_line
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.models.library.row import EntryShown, RowWords
from sudoku_qt.models.sudoku.library_row import SudokuTold, givens_of, lines_of_characters
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.query import STEPS
from sudoku_qt.store.library.sudoku_entry import RULES, entry_of_document, setup_of, variant_entry
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.sudoku.dialogs.pattern_picture import draw_pattern
from sudoku_qt.views.theme import Theme

FRAME = re.compile(r"[\s|+\-¦│]+")
"""The characters between the cells of a drawn grid."""
EMPTY = str.maketrans("0*_", "...")
CELL = re.compile(rf"[1-9.]{{{CELLS}}}")
LEAST, LEAST_WIDE = 3, 2
"""The least letters of a title that are searched, and the least Chinese characters."""


class SudokuShelf(LibraryGame):
    """Describes puzzles, with techniques named as the player prefers."""

    name, title = RULES.name, QT_TRANSLATE_NOOP("Games", "Sudoku")

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        both = Preferences(settings, PREFERENCES).is_on("both_names")
        self.pace = Pace(settings).factor
        self._tell = SudokuTold(_titles(both=both), self.pace)

    def tell(self, entry: Entry, words: RowWords) -> EntryShown:
        """The name of a puzzle, its progress, and its difficulty."""
        return self._tell(entry, words)

    def draw(self, painter: QPainter, place: QRect, face: bytes, theme: Theme) -> None:
        """Draw the pattern of its givens."""
        draw_pattern(painter, place, face, theme)

    def entry_of(self, found: Found, like: Entry) -> Entry:
        """The entry of a puzzle in a file. Raises `Fault`."""
        setup = position_of(found).setup
        if setup.variant:
            return variant_entry(setup, like)
        clues = len(setup.givens) - setup.givens.count(0)
        line = puzzle_line(setup.givens)
        return replace(like, game=RULES.name, puzzle=line, name=setup.title, clues=clues)

    def entry_of_document(self, data: bytes, like: Entry) -> Entry:
        """The entry of an unfinished puzzle. Raises `Fault`."""
        return entry_of_document(data, like)

    def meaning(self, words: str) -> SearchMeaning:
        """A whole grid, or a technique by its title or a part of it."""
        puzzle = grid_in(words)
        technique = "" if puzzle else technique_called(words.strip())
        if puzzle or technique:
            return SearchMeaning(puzzle, LADDER.kinds(technique) if technique else ())
        return SearchMeaning(techniques=tuple(techniques_with(words.strip())))

    def step_title(self, step: str) -> str:
        """The title of a technique; "" for none."""
        return self._tell.title_of(step) if step in STEPS else ""

    def export(self) -> Export:
        """A puzzle on each line."""
        return Export(lines_of_characters(), (".sdm", ".txt"))

    def write(self, found: Found) -> str:
        """The puzzle as a line, with its name."""
        line = format_named("line").write(found).strip()
        title = str(found.setup.get("title", ""))
        return f"{line} # {title}" if title else line

    def found_of(self, entry: Entry, data: bytes) -> Found:
        """The puzzle as it is begun."""
        return Found(RULES.name, RULES.write_setup(setup_of(entry)))

    def is_running(self, entry: Entry, setup: SudokuSetup) -> bool:
        """Whether it is this puzzle."""
        return not setup.is_draft and setup.givens == givens_of(entry.puzzle)


def _titles(*, both: bool) -> Callable[[str], str]:
    """A function that returns the titles of techniques, with a cache."""

    @cache
    def title(technique: str) -> str:
        return technique_title(technique, both=both) if technique else ""

    return title


def grid_in(words: str) -> str:
    """The grid that the words are, as the library stores it; "" if they are none."""
    cells = FRAME.sub("", words).translate(EMPTY)
    return cells if CELL.fullmatch(cells) else ""


@cache
def _called(technique: str, _language: str) -> tuple[str, ...]:
    """The names of a technique in both languages, case-folded."""
    titles = technique_title(technique, both=True).casefold().split(" · ")
    return *titles, technique.replace("_", " ")


def technique_called(words: str) -> str:
    """The technique that has this title, in either language; "" where none has."""
    word = words.casefold()
    return next((rung.name for rung in LADDER if word and word in _names(rung.name)), "")


def techniques_with(words: str) -> Iterator[str]:
    """Yield the techniques with these words in their titles in either language, and their kinds."""
    word = words.casefold()
    if len(word) >= (LEAST if word.isascii() else LEAST_WIDE):
        for rung in LADDER:
            known = (rung.name, rung.whole) if rung.whole else (rung.name,)
            if any(word in title for name in known for title in _names(name)):
                yield rung.name


def _names(technique: str) -> tuple[str, ...]:
    return _called(technique, technique_title(technique))

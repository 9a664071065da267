# SPDX-License-Identifier: MIT
"""The analysis of a game in words: what was due where, and how often it was found."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.message import COMMA, Message
from sudoku_qt.engine.sudoku.hints.analysis import Tally
from sudoku_qt.engine.sudoku.logic.step import Notation, write_cells
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say

BETWEEN = " · "
MOST_CELLS = 6
"""The cells of larger patterns are not named, only the pattern is."""
MOST_NAMES = 3
"""If there are more techniques, only the hardest are named."""
AT = QT_TRANSLATE_NOOP("SudokuFinish", "{technique} in {cells}")
TECHNIQUES = QT_TRANSLATE_NOOP("SudokuFinish", "Techniques: {how}")
FOUND = QT_TRANSLATE_NOOP("SudokuFinish", "{count} found alone")
HINTED = QT_TRANSLATE_NOOP("SudokuFinish", "with a hint: {names}")
MORE = QT_TRANSLATE_NOOP("SudokuFinish", "{names} and {count} more")
MISSED = QT_TRANSLATE_NOOP("SudokuFinish", "missed: {names}")


def letters_of(technique: str, title: str = "") -> str:
    """Two letters for a technique: "XW" for x_wing, or the first two signs of a Chinese name."""
    if technique and not title[:2].isascii():
        return title[:2]
    return "".join(word[0] for word in technique.split("_")[:2] if word).upper()


def where(title: str, cells: Sequence[int], notation: Notation) -> str:
    """A technique and the cells of its pattern, if these are few."""
    if not 0 < len(cells) <= MOST_CELLS:
        return title
    return _said(AT, technique=title, cells=write_cells(cells, notation))


def where_named(title: str, names: Sequence[str]) -> str:
    """The same of cells that have their names already."""
    if not 0 < len(names) <= MOST_CELLS:
        return title
    return _said(AT, technique=title, cells=say(Message(COMMA)).join(names))


def tally_words(tallies: Sequence[Tally]) -> str:
    """The techniques that were found, shown by a hint and missed; "" if none came up.

    One that was shown by a hint is not named again where it was missed elsewhere.
    """
    how = BETWEEN.join(_how(tallies))
    return _said(TECHNIQUES, how=how) if how else ""


def _how(tallies: Sequence[Tally]) -> Iterator[str]:
    found = sum(bool(each.found) for each in tallies)
    if found:
        yield _said(FOUND, count=found)
    hinted = [each.technique for each in tallies if each.shown]
    missed = [each.technique for each in tallies if each.missed and not each.shown]
    for names, text in ((hinted, HINTED), (missed, MISSED)):
        if names:
            yield _said(text, names=_names(names))


def _names(techniques: Sequence[str]) -> str:
    """The titles of techniques in the ladder's order; if there are many, the hardest."""
    named, more = techniques[-MOST_NAMES:], len(techniques) - MOST_NAMES
    names = say(Message(COMMA)).join(map(technique_title, named))
    return _said(MORE, names=names, count=more) if more > 0 else names


def _said(text: str, **facts: object) -> str:
    return QCoreApplication.translate("SudokuFinish", text).format(**facts)

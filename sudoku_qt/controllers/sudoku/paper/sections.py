# SPDX-License-Identifier: MIT
"""The sections of a worksheet: puzzles under headings by level, kind or source, in that order."""

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.sudoku.puzzle.card import BETWEEN
from sudoku_qt.engine.sudoku.worksheet import Prepared
from sudoku_qt.models.sudoku.board.rule_words import rules_called
from sudoku_qt.models.sudoku.levels import level_word
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

CLASSIC = QT_TRANSLATE_NOOP("Paper", "Classic")
OTHERS = QT_TRANSLATE_NOOP("Paper", "Other puzzles")
NEW_ONES = QT_TRANSLATE_NOOP("Paper", "New puzzles")


class Sourced(NamedTuple):
    """A puzzle, and the name of the file or list that it is from; "" for a new one."""

    source: str
    prepared: Prepared


class Headed(NamedTuple):
    """A puzzle, and the heading that it stands under."""

    section: str
    prepared: Prepared


def source_name(path: str) -> str:
    """The name of a file as a heading: without its folder and suffix."""
    return Path(path).stem


def arranged(puzzles: Sequence[Sourced], sections: str) -> list[Headed]:
    """The puzzles in the order in which they are printed, each with its heading.

    By level the easiest are first, and those without a level last; kinds and sources keep the order
    in which the first of each comes.
    """
    headed = [Headed(_heading(each, sections), each.prepared) for each in puzzles]
    if sections == "level":
        return sorted(headed, key=lambda each: each.prepared.setup.level or len(headed) + 9)
    order = list(dict.fromkeys(each.section for each in headed))
    return sorted(headed, key=lambda each: order.index(each.section))


def _heading(puzzle: Sourced, sections: str) -> str:
    setup = puzzle.prepared.setup
    if sections == "level":
        return level_word(setup.level) if setup.level else _say(OTHERS)
    if sections == "kind":
        return BETWEEN.join(rules_called(setup.variant)) if setup.variant else _say(CLASSIC)
    if sections == "file":
        return puzzle.source or _say(NEW_ONES)
    return ""


def _say(text: str) -> str:
    return QCoreApplication.translate("Paper", text)

# SPDX-License-Identifier: MIT
"""What the card beside the board says of a puzzle: how hard it is and where it came from."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

LEVEL_NAMES = (
    QT_TRANSLATE_NOOP("SudokuCard", "Extremely easy"),
    QT_TRANSLATE_NOOP("SudokuCard", "Easy"),
    QT_TRANSLATE_NOOP("SudokuCard", "Medium"),
    QT_TRANSLATE_NOOP("SudokuCard", "Difficult"),
    QT_TRANSLATE_NOOP("SudokuCard", "Evil"),
)
ORIGIN_NAMES = {
    "generated": QT_TRANSLATE_NOOP("SudokuCard", "A new puzzle"),
    "bank": QT_TRANSLATE_NOOP("SudokuCard", "From the bank"),
    "typed": QT_TRANSLATE_NOOP("SudokuCard", "Your own puzzle"),
    "opened": QT_TRANSLATE_NOOP("SudokuCard", "An opened puzzle"),
    "draft": QT_TRANSLATE_NOOP("SudokuCard", "Typing in a puzzle"),
}
MODE_NAMES = {
    "standard": QT_TRANSLATE_NOOP("SudokuCard", "standard"),
    "classic": QT_TRANSLATE_NOOP("SudokuCard", "classic digging"),
    "simple": QT_TRANSLATE_NOOP("SudokuCard", "simple digging"),
}


def title(setup: SudokuSetup) -> str:
    """Call a puzzle by its own title, its level, or at least its origin."""
    if setup.title:
        return setup.title
    return _say(LEVEL_NAMES[setup.level - 1] if setup.level else ORIGIN_NAMES[setup.origin])


def mode(setup: SudokuSetup) -> str:
    """Say how a puzzle was made, where that is known."""
    return _say(MODE_NAMES[setup.mode]) if setup.mode in MODE_NAMES else ""


def lines(setup: SudokuSetup, givens: bytes) -> list[str]:
    """Say how much is given, what the classic score is, and which seed makes the puzzle again."""
    said = [_say(GIVENS).format(count=len(givens) - givens.count(0))]
    if setup.mode == "classic" and setup.score is not None:
        said[0] += "  ·  " + _say(SCORE).format(score=setup.score)
    if setup.origin == "bank":
        said[0] += "  ·  " + _say(ANY)
    if setup.seed:
        said.append(_say(SEED).format(seed=setup.seed))
    return said


def _say(text: str) -> str:
    return QCoreApplication.translate("SudokuCard", text)


GIVENS = QT_TRANSLATE_NOOP("SudokuCard", "{count} givens")
ANY = QT_TRANSLATE_NOOP("SudokuCard", "any right filling counts")
SCORE = QT_TRANSLATE_NOOP("SudokuCard", "digging score {score}")
SEED = QT_TRANSLATE_NOOP("SudokuCard", "seed {seed}")

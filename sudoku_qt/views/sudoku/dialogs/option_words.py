# SPDX-License-Identifier: MIT
"""What levels, grades, makers and symmetries of new puzzles are called, and what they mean."""

from sudoku_qt.models.sudoku.options import DIGGING, STANDARD
from sudoku_qt.models.words import QT_TRANSLATE_NOOP

LEVEL_WORDS = (  # what the honest levels ask for
    QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "A box, or a line with one cell left, is enough to find every digit."
    ),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Scanning boxes, rows and columns finds every digit."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also naked singles, locked candidates and pairs."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also triples, fish, wings and rectangles; notes help."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "Also chains, in which one step follows from another."),
)
GRADE_WORDS = {  # what the grades of the last level ask for
    "expert": QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "A chain, or a pattern instead of it: SE 6.5 to 7.4."
    ),
    "master": QT_TRANSLATE_NOOP(
        "NewSudokuDialog", "Several chains that meet in one conclusion: SE 7.5 to 8.9."
    ),
    "extreme": QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Chains within chains, from SE 9.0; out of a bank, so without symmetry.",
    ),
}
DIGGING_WORDS = (  # what the digging paper's levels leave
    QT_TRANSLATE_NOOP("NewSudokuDialog", "50 givens or more."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "36 to 49 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "32 to 35 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "28 to 31 givens."),
    QT_TRANSLATE_NOOP("NewSudokuDialog", "22 to 27 givens."),
)
GOES_BY = {  # what the levels of a mode say nothing of
    DIGGING: QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Levels go by givens and searches, not by technique: “{level}” may be easy.",
    ),
    "simple": QT_TRANSLATE_NOOP(
        "NewSudokuDialog",
        "Levels go by givens, not by technique: “{level}” may be easy.",
    ),
}
MODES = (  # value, name, what it means
    (
        STANDARD,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Standard"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Graded by the steps that it takes, not by the number of givens."
        ),
    ),
    (
        DIGGING,
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Digging (paper)"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Holes are dug in an order that belongs to the level; no pattern."
        ),
    ),
    (
        "simple",
        QT_TRANSLATE_NOOP("NewSudokuDialog", "Simple digging"),
        QT_TRANSLATE_NOOP(
            "NewSudokuDialog", "Each cell is emptied by chance, more of them at a higher level."
        ),
    ),
)
SYMMETRIES = (  # value, name
    ("none", QT_TRANSLATE_NOOP("NewSudokuDialog", "None")),
    ("central", QT_TRANSLATE_NOOP("NewSudokuDialog", "Central")),
    ("diagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Diagonal")),
    ("antidiagonal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Anti-diagonal")),
    ("horizontal", QT_TRANSLATE_NOOP("NewSudokuDialog", "Horizontal axis")),
    ("vertical", QT_TRANSLATE_NOOP("NewSudokuDialog", "Vertical axis")),
    ("quarter", QT_TRANSLATE_NOOP("NewSudokuDialog", "Quarter turn")),
    ("all", QT_TRANSLATE_NOOP("NewSudokuDialog", "All of them")),
)
MODE_WORDS = {value: words for value, _, words in MODES}

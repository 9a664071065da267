# SPDX-License-Identifier: MIT
"""A score with its rows, each of which is whole in any language and size."""

import pytest
from PySide6.QtGui import QFontMetrics
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.side.info import AboutPuzzle, SudokuInfo
from sudoku_qt.views.sudoku.side.score_table import ScoreTable, ScoreWords
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.card import Text

ROWS = (
    ("Givens", "17", "5 × 0.4"),
    ("Least in a row or column", "0", "5 × 0.3"),
    ("Searches", "1,000,000+", "5 × 0.3"),
)
WORDS = ScoreWords("Digging score 5.0: Evil", "points × weight", ROWS, "Even that may be easy.")


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_no_row_is_cut_short(qtbot: QtBot, theme: Theme, zoom: float) -> None:
    wear(theme.at_zoom(zoom))
    info = SudokuInfo()
    qtbot.addWidget(info)
    wear(theme.at_zoom(zoom))
    about = AboutPuzzle("About this puzzle", ["first"], info, WORDS)
    about.adjustSize()
    about.show()
    (table,) = about.findChildren(ScoreTable)
    written = [text for text in table.findChildren(Text) if not text.wordWrap()]
    assert {text.text() for text in written} == {WORDS.head, *sum(ROWS, ())}
    for text in written:
        assert QFontMetrics(text.font()).horizontalAdvance(text.text()) <= text.width()
    assert about.accessibleName() == (
        "About this puzzle. first. Digging score 5.0: Evil. Givens: 17 (5 × 0.4). "
        "Least in a row or column: 0 (5 × 0.3). Searches: 1,000,000+ (5 × 0.3). "
        "Even that may be easy."
    )
    about.close()


def test_a_score_alone_is_enough_for_an_i(qtbot: QtBot, theme: Theme) -> None:
    info = SudokuInfo()
    qtbot.addWidget(info)
    info.set_lines("Hard", "", ["first"])
    for score, said in ((WORDS, WORDS.title), (None, "")):
        info.set_score(score)
        assert info._more.isHidden() is (score is None)
        assert info._more.accessibleDescription() == said

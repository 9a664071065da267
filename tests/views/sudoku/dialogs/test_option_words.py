# SPDX-License-Identifier: MIT
"""The words for options: as many as the engine has levels, modes and symmetries."""

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.generate.generator import MODES
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.views.sudoku.dialogs import option_words as words


def test_each_mode_and_symmetry_has_a_name() -> None:
    assert [mode for mode, _, _ in words.MODES] == [mode.name for mode in MODES]
    assert [name for name, _ in words.SYMMETRIES] == [each.name for each in SYMMETRIES]


def test_each_level_and_grade_says_what_it_asks_for() -> None:
    assert len(words.LEVEL_WORDS) == len(LEVELS)
    assert len(words.DIGGING_WORDS) == len(DIGGING_LEVELS)
    assert [*words.GRADE_WORDS] == [grade.key for grade in GRADES]

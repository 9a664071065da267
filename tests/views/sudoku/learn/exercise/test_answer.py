# SPDX-License-Identifier: MIT
"""The box with the answer."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.learn.exercise.answer import ICONS, AnswerBox
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear


@pytest.mark.parametrize("kind", ICONS)
def test_it_says_what_is_to_be_said(qtbot: QtBot, each_theme: Theme, kind: str) -> None:
    wear(each_theme)
    box = AnswerBox()
    qtbot.addWidget(box)
    box.say(kind, "r3c7 also has 4, so column 7 is no strong link.")
    box.resize(240, box.heightForWidth(240))

    assert box.accessibleName() == box.text.text()
    assert not box.isHidden()
    assert not box.grab().isNull()


def test_without_words_it_is_not_there(qtbot: QtBot, theme: Theme) -> None:
    box = AnswerBox()
    qtbot.addWidget(box)
    box.say("", "")

    assert box.isHidden()


def test_a_wrong_answer_is_called_wrong_in_words_and_by_its_ground(
    qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme)
    box = AnswerBox()
    qtbot.addWidget(box)
    box.resize(240, 80)
    grounds = []
    for kind in ("partly", "wrong"):
        box.say(kind, "r2c1 has no 5.")
        grounds.append(box.grab().toImage().pixelColor(120, 75))
    assert box.accessibleName() == "Not right. r2c1 has no 5."
    assert grounds == [each_theme.accent_ground, each_theme.conflict_ground]

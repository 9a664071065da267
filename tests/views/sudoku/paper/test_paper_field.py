# SPDX-License-Identifier: MIT
"""The paper by name or size, shown as it was."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.paper.paper_field import PaperField
from sudoku_qt.views.theme import Theme


@pytest.mark.parametrize("paper", ["a4", "letter", "170x240", "1200x70", "210x297"])
def test_each_paper_comes_back(paper: str, qtbot: QtBot, theme: Theme) -> None:
    field = PaperField()
    qtbot.addWidget(field)
    field.show_paper(paper)
    assert field.paper == paper
    assert field.sides[0].isHidden() == field.sides[1].isHidden()

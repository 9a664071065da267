# SPDX-License-Identifier: MIT
"""What few need: folded, counted, and kept while it is not seen."""

from dataclasses import fields, replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.views.sudoku.paper.choices import SWITCHES
from sudoku_qt.views.sudoku.paper.more_choices import MoreChoices
from sudoku_qt.views.theme import Theme

LEFT = Qt.MouseButton.LeftButton
FIRST_ONES = {"per_page", "paper", "wide", "answers", "later", "title", *dict(SWITCHES)}


def test_every_option_is_asked_for_here_or_above(qtbot: QtBot, theme: Theme) -> None:
    more = MoreChoices()
    qtbot.addWidget(more)
    assert {*more.values} | FIRST_ONES == {each.name for each in fields(PaperOptions)}
    assert not {*more.values} & FIRST_ONES


def test_it_unfolds_and_says_how_many_are_unusual(qtbot: QtBot, theme: Theme) -> None:
    more = MoreChoices()
    qtbot.addWidget(more)
    more.show()
    more.show_options(replace(PaperOptions(), margin=20))
    assert more.more.text() == "More options (1)"
    assert not more.switches["black"].isVisible()
    with qtbot.waitSignal(more.unfolded):
        qtbot.mouseClick(more.more, LEFT)
    with qtbot.waitSignal(more.changed):
        qtbot.mouseClick(more.switches["black"].switch, LEFT)
    qtbot.mouseClick(more.more, LEFT)
    assert more.more.text() == "More options (2)"
    assert (more.values["black"], more.values["margin"]) == (True, 20)
    more.show_options(PaperOptions())
    assert more.more.text() == "More options"

# SPDX-License-Identifier: MIT
"""The words beside an example, and sections of a page."""

from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.cell import Disc
from sudoku_qt.views.sudoku.hint.parts import LegendRow
from sudoku_qt.views.sudoku.learn.words import Beside, Section, StationShown
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear

LEGEND = (
    LegendRow("the body of the fish", Disc(7, "set_a")),
    LegendRow("weak", link="weak"),
    LegendRow("rows", ground="set_a"),
)


def beside(qtbot: QtBot, theme: Theme) -> Beside:
    """The words, shown."""
    made = Beside(None)
    qtbot.addWidget(made)
    made.resize(242, 400)
    made.show()
    return made


def test_a_step_is_read_out(qtbot: QtBot, theme: Theme) -> None:
    words = beside(qtbot, theme)
    words.show_station(StationShown("What follows", "Every other 7 goes.", LEGEND))
    assert words.accessibleName() == "What follows"
    assert words.accessibleDescription() == "Every other 7 goes."


def test_the_room_follows_what_is_said(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    words = beside(qtbot, theme)
    words.show_station(StationShown("Where to look", "Look at row 4."))
    short = words.heightForWidth(242)
    words.show_station(StationShown("What follows", "Every other 7 goes. " * 9, LEGEND))
    assert words.heightForWidth(242) > short
    light = words.grab().toImage()
    wear(dark)
    assert words.grab().toImage() != light


def test_a_section_has_a_heading_and_a_text(qtbot: QtBot, theme: Theme, dark: Theme) -> None:
    section = Section("Why it works", "Because. " * 40, None)
    qtbot.addWidget(section)
    assert section.heightForWidth(300) > section.heightForWidth(600)
    wear(dark)
    assert section.theme is dark

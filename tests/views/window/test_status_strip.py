# SPDX-License-Identifier: MIT
"""The status: left, right, and progress in the left's place while it lasts."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.status_strip import Facts, StatusStrip
from tests.views.parts import part


@pytest.fixture
def strip(qtbot: QtBot, theme: Theme) -> StatusStrip:
    """A strip."""
    made = StatusStrip()
    qtbot.addWidget(made)
    made.set_status("r5c5 · Digit", "Saved")
    made.resize(800, made.height())
    made.show()
    return made


def shown(strip: StatusStrip) -> list[str]:
    """The texts that can be seen, from the left."""
    lines = sorted(strip.findChildren(Line), key=lambda line: line.mapTo(strip, line.pos()).x())
    return [line.text() for line in lines if line.isVisible()]


def test_it_says_where_things_stand(strip: StatusStrip, theme: Theme) -> None:
    assert shown(strip) == ["r5c5 · Digit", "Saved"]
    assert strip.grab().toImage().pixelColor(400, 2) == theme.panel


def test_a_reason_takes_the_place_of_the_facts_for_a_while(strip: StatusStrip) -> None:
    strip.explain("There is nothing to take back.")
    strip.set_status("r5c6 · Digit", "Saved")
    assert shown(strip) == ["There is nothing to take back.", "Saved"]
    strip.explain("")
    assert shown(strip) == ["r5c6 · Digit", "Saved"]


def test_progress_takes_the_place_of_the_left_text(strip: StatusStrip, qtbot: QtBot) -> None:
    cancelled: list[int] = []
    strip.show_progress("Solving…", lambda: cancelled.append(1))
    strip.set_progress(0.5)
    assert shown(strip) == ["Solving…", "Saved"]
    qtbot.mouseClick(part(strip, WordButton), Qt.MouseButton.LeftButton)
    assert cancelled == [1]
    strip.hide_progress()
    assert shown(strip)[-2:] == ["r5c5 · Digit", "Saved"]


def test_one_thing_after_the_other(strip: StatusStrip) -> None:
    strip.show_progress("First…", lambda: None)
    strip.show_progress("Second…", lambda: None)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shown(strip) == ["Second…", "Saved"]
    strip.hide_progress()
    strip.hide_progress()
    strip.set_progress(1)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shown(strip) == ["r5c5 · Digit", "Saved"]


def test_it_follows_the_theme_while_work_runs(strip: StatusStrip, dark: Theme) -> None:
    strip.show_progress("First…", lambda: None)
    wear(dark.at_zoom(1.5))
    assert strip.height() == 48
    assert strip.grab().toImage().pixelColor(790, 2) == dark.panel


def test_without_room_the_last_facts_are_left_out_whole(strip: StatusStrip) -> None:
    facts = ("r5c5", "Digit", "51 of 81", "mistakes: rule conflicts")
    strip.set_status(" · ".join(facts), "Saved automatically")
    left = part(strip, Facts)
    written = []
    for width in (800, 360, 300, 180):
        strip.resize(width, strip.height())
        written.append(left.written())
    assert written[0] == left.text()
    assert written[1] == "r5c5 · Digit · 51 of 81"
    assert written[-1] == "r5c5"
    assert strip.text().startswith(left.text()), "screen readers are told all of it"

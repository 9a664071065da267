# SPDX-License-Identifier: MIT
"""Fades: a surface is on its way for a while, then it is there and no timer runs."""

import pytest
from PySide6.QtCore import QVariantAnimation
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import WordButton
from sudoku_qt.views.widgets.fade import FADE_MS, between
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.widgets.surfaces import NOTHING, Surface


@pytest.fixture
def button(qtbot: QtBot, theme: Theme) -> WordButton:
    """A button that is seen, away from the mouse."""
    made = WordButton("Erase")
    qtbot.addWidget(made)
    made.move(300, 300)
    made.show()
    ground(made)
    return made


def ground(button: WordButton) -> QColor:
    """The colour of a button's ground, left of its word."""
    return button.grab().toImage().pixelColor(9, button.height() // 2)


def way(button: WordButton) -> QVariantAnimation:
    """What moves the button's surface."""
    found = button.findChild(QVariantAnimation)
    assert isinstance(found, QVariantAnimation)
    return found


def test_a_press_fades_in_and_ends(qtbot: QtBot, theme: Theme, button: WordButton) -> None:
    button.setDown(True)
    assert ground(button) == theme.panel  # on its way it begins where it was
    assert way(button).state() == QVariantAnimation.State.Running
    assert way(button).duration() == FADE_MS

    way(button).setCurrentTime(FADE_MS // 2)
    assert theme.press.lightness() < ground(button).lightness() < theme.panel.lightness()

    qtbot.waitUntil(lambda: way(button).state() == QVariantAnimation.State.Stopped)
    assert ground(button) == theme.press


def test_who_turns_back_halfway_is_led_back_from_there(theme: Theme, button: WordButton) -> None:
    button.setDown(True)
    ground(button)
    way(button).setCurrentTime(FADE_MS // 2)
    half = ground(button)
    button.setDown(False)

    assert ground(button) == half


def test_without_motion_it_is_there_at_once(theme: Theme, button: WordButton) -> None:
    wear(theme._replace(motion=False))
    ground(button)
    button.setDown(True)

    assert ground(button) == theme.press
    assert way(button).state() == QVariantAnimation.State.Stopped


def test_another_theme_is_shown_at_once(theme: Theme, dark: Theme, button: WordButton) -> None:
    wear(dark)

    assert ground(button) == dark.panel


def test_a_digit_does_not_wait_for_the_surface(theme: Theme, button: WordButton) -> None:
    button.setCheckable(True)
    button.setChecked(True)

    assert button.ink() == theme.accent_text


def test_what_comes_out_of_nothing_keeps_its_colour() -> None:
    half = between(Surface(NOTHING), Surface(QColor(200, 100, 50)), 0.5)

    assert half.ground.alpha() == pytest.approx(128, abs=1)
    assert half.ground.red() == pytest.approx(200, abs=1)
    assert between(Surface(NOTHING), Surface(NOTHING), 0.5).ground.alpha() == 0


def test_a_part_of_a_segment_answers_to_a_press(qtbot: QtBot, theme: Theme) -> None:
    wear(theme._replace(motion=False))
    segment = Segment()
    qtbot.addWidget(segment)
    for key in ("a", "b"):
        segment.add(key, key)
    part = segment.stops()[1]
    quiet = part.grab().toImage().pixelColor(4, part.height() // 2)
    part.underMouse = lambda: True  # type: ignore[method-assign]  # no mouse is moved here

    assert part.grab().toImage().pixelColor(4, part.height() // 2) != quiet


def test_what_can_no_longer_be_used_looks_so_at_once(button: WordButton) -> None:
    button.setEnabled(False)
    ground(button)
    assert way(button).state() == QVariantAnimation.State.Stopped
    button.setEnabled(True)
    ground(button)
    assert way(button).state() == QVariantAnimation.State.Stopped

# SPDX-License-Identifier: MIT
"""Buttons: they show whether they are on, down, focused, disabled, and how many are missing."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import (
    FlatButton,
    IconButton,
    KeyButton,
    PrimaryButton,
    WordButton,
)


def ground(button: FlatButton) -> QColor:
    """The colour of a button's ground."""
    return picture(button).pixelColor(12, button.height() // 2)


def picture(button: FlatButton) -> QImage:
    """Paint a button."""
    return button.grab().toImage()


def contrast_of(image: QImage, base: QColor) -> int:
    """How far the pixels of an image are from a colour, at most."""
    return max(
        abs(image.pixelColor(x, y).lightness() - base.lightness())
        for x in range(image.width())
        for y in range(image.height())
    )


@pytest.fixture
def word(qtbot: QtBot, each_theme: Theme) -> WordButton:
    """A button with a word."""
    wear(each_theme)
    button = WordButton("Check")
    qtbot.addWidget(button)
    button.setGeometry(300, 300, 120, 40)  # away from the mouse
    button.show()
    return button


def test_a_button_that_is_on_is_filled(word: WordButton, each_theme: Theme) -> None:
    word.setCheckable(True)
    assert ground(word) == each_theme.panel
    word.setChecked(True)
    assert ground(word) == each_theme.accent_ground
    assert word.ink() == each_theme.accent_text


def test_a_button_gives_way_while_it_is_pressed(word: WordButton, each_theme: Theme) -> None:
    word.setDown(True)
    assert ground(word) == each_theme.press


def test_a_disabled_button_is_fainter(word: WordButton, each_theme: Theme) -> None:
    before = picture(word)
    word.setEnabled(False)
    assert picture(word) != before
    ground_around = picture(word).pixelColor(0, 0)
    assert contrast_of(picture(word), ground_around) < contrast_of(before, ground_around)


def test_tab_reaches_a_button_and_a_click_leaves_the_keys_where_they_are(
    word: WordButton, each_theme: Theme, qtbot: QtBot
) -> None:
    word.activateWindow()
    word.setFocus()
    qtbot.waitUntil(word.hasFocus)
    assert word.focusPolicy() == Qt.FocusPolicy.TabFocus
    with qtbot.waitSignal(word.clicked):
        qtbot.keyClick(word, Qt.Key.Key_Space)


def test_a_word_has_room_at_every_zoom(word: WordButton, each_theme: Theme) -> None:
    small = word.sizeHint()
    wear(each_theme.at_zoom(2))
    assert word.sizeHint().width() == pytest.approx(2 * small.width(), abs=4)
    assert word.sizeHint().height() == 2 * small.height()


def test_the_primary_button_wears_the_accent(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    button = PrimaryButton("Apply")
    qtbot.addWidget(button)
    button.resize(120, 40)
    assert ground(button) == each_theme.cursor
    assert button.ink() == each_theme.on_accent


def test_a_key_of_the_pad_shows_what_is_missing_and_a_tick_when_nothing_is(
    qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme)
    key = KeyButton(7)
    qtbot.addWidget(key)
    key.resize(96, 64)
    looks: list[QImage] = []
    for missing in (9, 1, 0):
        key.set_missing(missing)
        looks.append(picture(key))
    assert looks[0] != looks[1] != looks[2]
    assert key.ink() == each_theme.muted
    key.set_amiss(True)
    assert not key.is_complete, "one of them is wrong"
    assert key.ink() == each_theme.entered
    assert picture(key) != looks[2]
    key.set_amiss(False)
    key.set_missing(2)
    assert key.ink() == each_theme.entered
    key.set_noting(True)
    assert key.ink() == each_theme.note


def test_a_sign_has_no_ground_until_the_mouse_is_there(qtbot: QtBot, theme: Theme) -> None:
    button = IconButton("close")
    qtbot.addWidget(button)
    button.resize(32, 32)
    button.show()
    assert button.surface().ground.alpha() == 0
    qtbot.mouseMove(button, QPoint(16, 16))
    cross = picture(button)
    button.set_icon("pause")
    assert picture(button) != cross


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_with_the_keys_is_pressed_by_any_of_three(
    word: WordButton, qtbot: QtBot, key: Qt.Key
) -> None:
    with qtbot.waitSignal(word.clicked):
        qtbot.keyClick(word, key)


def test_in_a_dialog_return_is_the_dialogs(theme: Theme, qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    word, ok = WordButton("Easy", dialog), QPushButton("OK", dialog)
    ok.setDefault(True)
    dialog.show()
    with qtbot.assertNotEmitted(word.clicked), qtbot.waitSignal(ok.clicked):
        qtbot.keyClick(word, Qt.Key.Key_Return)


def test_a_word_that_does_not_fit_is_said_shorter(word: WordButton) -> None:
    word.setText("Back to when all was right (3 moves)")
    word.shorter = ["Back 3 moves"]
    words = []
    for width in (300, 120):
        word.resize(width, 40)
        words.append(word.word())
    assert words == [word.text(), "Back 3 moves"]


def test_an_icon_alone_is_drawn_in_a_small_square(qtbot: QtBot, theme: Theme) -> None:
    with_icon, plain = WordButton(icon="left"), WordButton()
    for button in (with_icon, plain):
        qtbot.addWidget(button)
        button.resize(32, 32)
    assert picture(with_icon) != picture(plain)


def test_an_icon_stands_before_the_word_where_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    plain, with_icon = (WordButton("Erase", icon=icon) for icon in ("", "erase"))
    for button in (plain, with_icon):
        qtbot.addWidget(button)
        button.resize(with_icon.sizeHint())
    assert with_icon.sizeHint().width() > plain.sizeHint().width()
    assert with_icon.grab().toImage() != plain.grab().toImage()
    for button in (plain, with_icon):
        button.resize(plain.minimumSizeHint())
    assert with_icon.grab().toImage() == plain.grab().toImage()


def ink_rows(key: KeyButton) -> tuple[int, int]:
    """The first and the last row of pixels that are written on, inside the key's edge."""
    image, ground = picture(key), ground_of(key)
    rows = [
        y
        for y in range(4, image.height() - 5)
        if any(
            abs(image.pixelColor(x, y).lightness() - ground.lightness()) > 60
            for x in range(12, image.width() - 12)
        )
    ]
    return rows[0], rows[-1]


def ground_of(key: KeyButton) -> QColor:
    """The colour of a key's ground."""
    return picture(key).pixelColor(10, 10)


def test_a_digit_that_stands_alone_stands_in_the_middle(qtbot: QtBot, each_theme: Theme) -> None:
    wear(each_theme)
    key = KeyButton(8)
    qtbot.addWidget(key)
    key.setGeometry(300, 300, 100, 72)
    key.show()
    below = key.height() - 1 - ink_rows(key)[1]
    assert ink_rows(key)[0] > below, "there is a count"
    for counted, colour in ((False, None), (True, each_theme.player(1))):
        key.set_counted(counted)
        key.set_colour(colour)
        first, last = ink_rows(key)
        assert abs(first - (key.height() - 2 - last)) <= 3


def test_an_icon_goes_before_its_word_touches_an_edge(qtbot: QtBot, theme: Theme) -> None:
    plain, with_icon = (WordButton("Erase it all", icon=icon) for icon in ("", "erase"))
    left = QRect(0, 0, 24, 40)
    for more, is_there in ((28, True), (16, False)):
        for button in (plain, with_icon):
            qtbot.addWidget(button)
            button.resize(with_icon.minimumSizeHint().width() + more, 40)
        assert (picture(with_icon).copy(left) != picture(plain).copy(left)) is is_there


def test_the_key_that_is_meant_shows_return_where_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    key = PrimaryButton("Go")
    qtbot.addWidget(key)
    seen = []
    for width in (44, 200):
        key.resize(width, 40)
        seen.append(strokes_in(picture(key), theme))
    assert seen[1] > seen[0] > 0


def strokes_in(image: QImage, theme: Theme) -> int:
    """Count the pixels that are written on the accent."""
    return sum(
        image.pixelColor(x, y) == theme.on_accent
        for x in range(image.width())
        for y in range(image.height())
    )

# SPDX-License-Identifier: MIT
"""Each level of the computer has a stop, a name, stars and a sentence."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.levels import LEVELS, TIMED_LEVELS
from sudoku_qt.views.gomoku.dialogs.strength import (
    STRENGTHS,
    StrengthField,
    strength_meant,
    strength_word,
)
from sudoku_qt.views.theme import Theme

Key = Qt.Key


@pytest.fixture
def field(qtbot: QtBot, theme: Theme) -> StrengthField:
    """The field at the usual level."""
    made = StrengthField()
    qtbot.addWidget(made)
    made.resize(380, made.sizeHint().height())
    made.show()
    return made


def test_all_levels_of_the_engine_can_be_chosen_the_weakest_first() -> None:
    assert tuple(level.name for level in LEVELS + TIMED_LEVELS) == STRENGTHS


def test_each_level_has_a_name_and_a_sentence_of_its_own() -> None:
    assert [strength_word(level) for level in STRENGTHS] == [
        *("Beginner", "Easy", "Medium", "Hard", "A glance", "A moment"),
        *("0.1 s", "0.4 s", "2 s", "10 s"),
    ]
    meant = [strength_meant(level) for level in STRENGTHS]
    assert len(set(meant)) == len(meant)
    assert all(sentence.endswith(".") for sentence in meant)


def test_it_gives_back_what_it_shows_and_says_it(field: StrengthField) -> None:
    for number, level in enumerate(STRENGTHS, start=1):
        field.choose(level)
        assert field.level == level
        assert (field.name.text(), field.stars.filled) == (strength_word(level), number)
        assert field.words.text() == strength_meant(level)
        assert field.slider.accessibleDescription().startswith(strength_word(level))


def test_an_unknown_level_changes_nothing(field: StrengthField) -> None:
    field.choose("hard")
    field.choose("person")
    assert field.level == "hard"


def test_keys_and_mouse_choose(field: StrengthField, qtbot: QtBot) -> None:
    field.slider.setFocus()
    for key in (Key.Key_Right, Key.Key_Right):
        with qtbot.waitSignal(field.changed):
            qtbot.keyClick(field.slider, key)
    chosen = [field.level]
    for key in (Key.Key_End, Key.Key_Home):
        qtbot.keyClick(field.slider, key)
        chosen.append(field.level)
    sixth = QPoint(5 * field.slider.width() // 9, field.slider.height() // 2)
    qtbot.mouseClick(field.slider, Qt.MouseButton.LeftButton, pos=sixth)
    assert [*chosen, field.level] == ["glance", "ten", "beginner", "moment"]


def inked(image: QImage, colour: QColor) -> int:
    """How many pixels have a colour."""
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return sum(image.pixelColor(x, y) == colour for x, y in places)


def test_more_stars_and_more_of_the_track_are_filled_the_stronger_it_is(
    field: StrengthField, theme: Theme
) -> None:
    seen = []
    for level in ("beginner", "moment", "ten"):
        field.choose(level)
        images = field.stars.grab().toImage(), field.slider.grab().toImage()
        seen.append([inked(image, theme.cursor) for image in images])
    (stars, track) = zip(*seen, strict=True)
    assert 0 < stars[0] < stars[1] < stars[2]
    assert 0 < track[0] < track[1] < track[2]

# SPDX-License-Identifier: MIT
"""Segments: one of a few words is chosen, by mouse, keys or program, and is raised."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.segment import Segment, SegmentPart

WORDS = {"digit": "Digit", "corner": "Corner", "colour": "Colour"}


@pytest.fixture
def segment(qtbot: QtBot, each_theme: Theme) -> Segment:
    """Three parts, of which the first is chosen."""
    wear(each_theme._replace(motion=False))
    segment = Segment()
    for key, word in WORDS.items():
        segment.add(key, word, key)
    qtbot.addWidget(segment)
    segment.setGeometry(300, 300, 360, 40)
    segment.show()
    return segment


def part(segment: Segment, text: str) -> QAbstractButton:
    """The part with a word."""
    return next(each for each in segment.findChildren(QAbstractButton) if each.text() == text)


def ground(segment: Segment, text: str) -> QColor:
    """The colour beside a word."""
    place = part(segment, text).geometry()
    image = segment.grab().toImage()
    return image.pixelColor(place.left() + 6, place.center().y())


def test_the_first_part_is_chosen_until_another_is(segment: Segment, qtbot: QtBot) -> None:
    assert segment.key == "digit"
    with qtbot.waitSignal(segment.chosen) as said:
        qtbot.mouseClick(part(segment, "Colour"), Qt.MouseButton.LeftButton)
    assert (said.args, segment.key) == (["colour"], "colour")


def test_what_the_program_chooses_it_does_not_tell(segment: Segment, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(segment.chosen):
        segment.choose("corner")
    assert segment.key == "corner"


def test_a_click_on_the_chosen_part_leaves_it_chosen(segment: Segment, qtbot: QtBot) -> None:
    qtbot.mouseClick(part(segment, "Digit"), Qt.MouseButton.LeftButton)
    assert segment.key == "digit"


def test_arrows_choose_and_tab_is_one_stop(theme: Theme, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    segment, after = Segment(window), QLineEdit(window)
    for key, word in WORDS.items():
        segment.add(key, word)
    segment.choose("corner")
    column = QVBoxLayout(window)
    column.addWidget(segment)
    column.addWidget(after)
    window.show()
    after.setFocus()
    qtbot.waitUntil(after.hasFocus)
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    qtbot.waitUntil(part(segment, "Corner").hasFocus)
    with qtbot.waitSignal(segment.chosen) as said:
        qtbot.keyClick(part(segment, "Corner"), Qt.Key.Key_Right)
    assert said.args == ["colour"]
    assert part(segment, "Colour").hasFocus()
    qtbot.keyClick(part(segment, "Colour"), Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_a_screen_reader_hears_radio_buttons(segment: Segment) -> None:
    heard = QAccessible.queryAccessibleInterface(part(segment, "Digit"))
    assert heard.role() is QAccessible.Role.RadioButton
    assert heard.text(QAccessible.Text.Name) == "Digit"
    assert heard.state().checked


def test_the_chosen_part_is_raised(segment: Segment) -> None:
    theme = segment.theme
    assert (ground(segment, "Digit"), ground(segment, "Corner")) == (theme.raised, theme.well)
    segment.choose("corner")
    assert (ground(segment, "Digit"), ground(segment, "Corner")) == (theme.well, theme.raised)


def test_the_raised_part_follows_the_size(segment: Segment) -> None:
    segment.choose("colour")
    segment.resize(500, 40)
    assert ground(segment, "Colour") == segment.theme.raised


def test_the_raised_part_slides_where_things_may_move(theme: Theme, qtbot: QtBot) -> None:
    segment = Segment()
    for key, word in WORDS.items():
        segment.add(key, word)
    qtbot.addWidget(segment)
    segment.resize(360, 40)
    segment.show()
    segment.choose("colour")
    assert ground(segment, "Colour") == theme.well
    qtbot.waitUntil(lambda: ground(segment, "Colour") == theme.raised)


def test_every_word_is_whole_at_every_zoom(segment: Segment) -> None:
    for zoom in (0.75, 1.0, 2.0):
        wear(segment.theme.at_zoom(zoom))
        segment.resize(segment.minimumSizeHint())
        for each in segment.findChildren(QAbstractButton):
            assert each.width() >= each.minimumSizeHint().width()
            assert segment.rect().contains(each.geometry())


def test_a_part_can_be_called_otherwise(segment: Segment) -> None:
    segment.set_text("digit", "数字")
    segment.set_tip("digit", "Z")
    assert part(segment, "数字").toolTip() == "Z"


def test_a_click_leaves_the_keys_where_they_are(segment: Segment, qtbot: QtBot) -> None:
    qtbot.mouseClick(part(segment, "Corner"), Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert not part(segment, "Corner").hasFocus()


def test_where_a_row_is_too_wide_the_parts_stand_below_one_another(
    qtbot: QtBot, theme: Theme
) -> None:
    segment = Segment(low=True)
    qtbot.addWidget(segment)
    for key in "abc":
        segment.add(key, f"plays when repeated {key}")
    beside = segment.minimumSizeHint()

    segment.fit(beside.width())
    assert segment.minimumSizeHint() == beside

    segment.fit(beside.width() - 1)
    upright = segment.minimumSizeHint()
    assert upright.width() < beside.width() / 2
    segment.resize(upright)
    segment.show()
    first, second, third = segment.stops()
    assert first.geometry().bottom() < second.y() < third.y()
    assert first.height() == second.height() == third.height()
    assert third.geometry().bottom() < segment.height()


def test_a_part_that_is_left_out_takes_no_room(segment: Segment) -> None:
    whole = segment.sizeHint().width()
    segment.have("colour", on=False)
    assert part(segment, "Colour").isHidden()
    assert segment.sizeHint().width() < whole
    segment.have("colour", on=True)
    assert segment.sizeHint().width() == whole


def test_a_note_goes_where_it_has_no_room(segment: Segment) -> None:
    segment.set_text("corner", "Corner", "1872")
    corner = part(segment, "Corner")
    assert isinstance(corner, SegmentPart)
    assert corner.words == "Corner  1872"
    assert corner.accessibleName() == "Corner 1872"
    corner.resize(corner.minimumSizeHint())
    assert corner.words == "Corner"


def test_a_part_may_paint_its_own_icon(theme: Theme, qtbot: QtBot) -> None:
    segment, painted = Segment(), list[QRectF]()
    qtbot.addWidget(segment)
    segment.add("a", "Black", lambda painter, place, theme: painted.append(place))
    segment.resize(200, 40)
    segment.grab()
    assert painted
    assert all(segment.rect().toRectF().contains(place) for place in painted)

# SPDX-License-Identifier: MIT
"""The card for looking back: its line of moves, by mouse and keys, and its buttons."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.cards.replay import ReplayCard, Timeline

LEFT = Qt.MouseButton.LeftButton
TIMES = 0, 10_000, 20_000, 100_000


@pytest.fixture
def card(qtbot: QtBot, theme: Theme) -> ReplayCard:
    """A card with three moves, the last of which took long."""
    card = ReplayCard()
    qtbot.addWidget(card)
    card.set_moves(TIMES, [3])
    card.resize(328, 400)
    card.show()
    return card


@pytest.fixture
def wanted(card: ReplayCard) -> list[int]:
    """The moves that are asked for."""
    numbers: list[int] = []
    card.moved.connect(numbers.append)
    return numbers


def press(line: Timeline, qtbot: QtBot, share: float) -> None:
    qtbot.mouseClick(line, LEFT, pos=QPoint(round(line.width() * share), line.height() // 2))


def test_the_line_is_one_of_time(card: ReplayCard, wanted: list[int], qtbot: QtBot) -> None:
    for share in (0.0, 0.11, 0.3, 0.9):
        press(card.timeline, qtbot, share)

    assert wanted == [0, 1, 2, 3]


def test_without_times_the_moves_lie_evenly(
    card: ReplayCard, wanted: list[int], qtbot: QtBot
) -> None:
    card.set_moves([0, 0, 0, 0, 0], [])
    press(card.timeline, qtbot, 0.5)

    assert wanted == [2]


def test_arrows_step_and_stay_within(card: ReplayCard, wanted: list[int], qtbot: QtBot) -> None:
    for number, key in (
        (0, Qt.Key.Key_Left),
        (1, Qt.Key.Key_Right),
        (3, Qt.Key.Key_Right),
        (1, Qt.Key.Key_End),
        (2, Qt.Key.Key_Home),
    ):
        card.show_move(number, "00:00", "")
        qtbot.keyClick(card.timeline, key)

    assert wanted == [0, 2, 3, 3, 0]


def test_the_line_has_a_frame_where_keys_go_to_it(
    card: ReplayCard, theme: Theme, qtbot: QtBot
) -> None:
    line = card.timeline

    def frame() -> list[QColor]:
        shown = line.grab().toImage()
        return [shown.pixelColor(line.width() // 2, y) for y in (1, line.height() - 2)]

    card.close_key.setFocus()
    assert theme.cursor not in frame()
    line.setFocus()
    qtbot.waitUntil(line.hasFocus)
    assert frame() == [theme.cursor, theme.cursor]


def test_the_keys_step_too(card: ReplayCard, wanted: list[int]) -> None:
    card.show_move(2, "00:20", "")
    card.previous.click()
    card.next.click()
    card.show_move(3, "01:40", "")
    card.next.click()

    assert wanted == [1, 3, 3]


def test_play_speed_and_done_are_told(card: ReplayCard, qtbot: QtBot) -> None:
    for key, signal in (
        (card.play, card.play_clicked),
        (card.speed, card.speed_clicked),
        (card.close_key, card.closed),
    ):
        with qtbot.waitSignal(signal):
            key.click()
    assert card.play.accessibleName() == "Play"


def test_a_long_stretch_is_seen_on_the_line(card: ReplayCard, theme: Theme) -> None:
    image = card.timeline.grab().toImage()
    row = image.height() // 2 + 2

    seen = sum(image.pixelColor(x, row) == theme.set_a for x in range(image.width()))

    assert seen > image.width() // 2


def test_in_a_low_room_line_and_keys_stand_in_one_row(card: ReplayCard) -> None:
    card.resize(712, 67)
    keys = card.previous, card.play, card.next, card.speed, card.close_key
    assert all(card.rect().contains(key.geometry()) for key in keys)
    assert card.timeline.width() >= 200
    card.resize(328, 400)
    assert card.close_key.y() > card.play.y()
    assert card.timeline.y() > 0
    card.resize(328, 140)
    assert all(card.rect().contains(key.geometry()) for key in keys)
    assert card.timeline.geometry().bottom() < min(key.y() for key in keys)
    assert card.timeline.width() >= 200


def test_where_the_row_is_too_narrow_no_key_is_cut_and_the_line_alone_steps(
    card: ReplayCard, theme: Theme
) -> None:
    wear(theme.at_zoom(2))
    card.show_playing("60×", on=True)
    card.resize(396, card.folded_height)
    others = card.play, card.speed, card.close_key
    assert not card.previous.isVisible()
    for key in others:
        assert card.rect().contains(key.geometry())
        assert key.width() >= key.sizeHint().width()
    wear(theme)
    assert card.previous.isVisible()
    assert card.next.isVisible()


def test_no_two_of_its_keys_look_alike(card: ReplayCard) -> None:
    keys = card.previous, card.play, card.next
    assert len({bytes(key.grab().toImage().bits()) for key in keys}) == 3

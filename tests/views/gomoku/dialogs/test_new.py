# SPDX-License-Identifier: MIT
"""The dialog of a new game of Gomoku: it gives back what it was given and what was chosen."""

from collections.abc import Callable
from typing import get_args

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.gomoku.setup import Opening
from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import (
    BALANCED_START,
    CLICKS,
    LEAST_BALANCED,
    NewGomoku,
    PlayerWanted,
)
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs import new
from sudoku_qt.views.gomoku.dialogs.new import OPENINGS, RULES, NewGomokuDialog
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.window.main_window import MainWindow

WANTED = (
    NewGomoku(),
    NewGomoku(
        size=22,
        rule="renju",
        opening="swap2",
        black="hard",
        white="person",
        black_style="attacking",
        white_style="defensive",
        game_minutes=15,
        move_seconds=30,
        increment_seconds=5,
        take_back=False,
        clicks="buttons",
    ),
)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    window = MainWindow()
    qtbot.addWidget(window)
    return window


@pytest.mark.parametrize("wanted", WANTED)
def test_what_was_wanted_is_shown_and_given_back(window: MainWindow, wanted: NewGomoku) -> None:
    assert NewGomokuDialog(wanted, window).chosen() == wanted


def test_the_players_exchange_their_colours(window: MainWindow) -> None:
    dialog = NewGomokuDialog(WANTED[1], window)
    dialog.exchange()
    wanted = dialog.chosen()
    assert (wanted.black, wanted.white) == ("person", "hard")
    assert (wanted.black_style, wanted.white_style) == ("defensive", "attacking")


def test_only_what_the_choices_leave_open_can_be_changed(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    black, white = dialog.players
    assert black.style_box.isHidden(), "a person has a style of their own"
    assert not white.style_box.isHidden()
    assert [player.level.isHidden() for player in dialog.players] == [True, False]
    assert not dialog.increment.isEnabled()
    dialog.limit.kind.findChildren(QAbstractButton)[1].click()
    assert dialog.increment.isEnabled()


def test_an_increment_without_a_limit_is_none(window: MainWindow) -> None:
    dialog = NewGomokuDialog(WANTED[1], window)
    dialog.limit.kind.findChildren(QAbstractButton)[0].click()
    assert dialog.chosen().increment_seconds == 0


def test_every_rule_and_opening_is_explained(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    for rows, segment in ((RULES, dialog.rule), (OPENINGS, dialog.opening)):
        for (_, _, words), part in zip(rows, segment.findChildren(QAbstractButton), strict=True):
            part.click()
            assert words in {text.text() for text in dialog.findChildren(Text)}


def test_a_size_is_chosen_or_counted(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    assert dialog.sizes.key == "16"
    dialog.size_box.setValue(17)
    assert dialog.sizes.key == ""
    dialog.sizes.findChildren(QAbstractButton)[-1].click()
    assert (dialog.chosen().size, dialog.sizes.key) == (19, "19")


def shows(dialog: NewGomokuDialog, widget: QWidget) -> bool:
    """Whether all of a widget can be seen in the dialog."""
    area = dialog.findChildren(FitScrollArea)[0].viewport()
    room = area if area.isAncestorOf(widget) else dialog
    return room.rect().contains(widget.rect().translated(widget.mapTo(room, QPoint(0, 0))))


def test_nothing_scrolls_where_there_is_room_for_everything(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1920, 1080))
    dialog = NewGomokuDialog(NewGomoku(rule="renju", opening="swap2"), window)
    dialog.open()
    QApplication.processEvents()
    (area,) = dialog.findChildren(FitScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    assert shows(dialog, dialog.take_back)


@pytest.mark.parametrize("size", [(960, 500), (700, 500)])  # 1080 lines at 200 %; a small screen
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_on_a_low_screen_it_scrolls_and_keeps_its_buttons_in_sight(
    window: MainWindow, qtbot: QtBot, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    window.theme = theme.at_zoom(zoom)
    dialog = NewGomokuDialog(NewGomoku(), window)
    dialog.open()
    screen = QGuiApplication.primaryScreen().availableSize()
    assert QSize(dialog.size()).boundedTo(screen) == dialog.size()
    assert QSize(*size).expandedTo(dialog.minimumSizeHint()) == QSize(*size)
    dialog.resize(*size)
    QApplication.processEvents()
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    assert shows(dialog, buttons)
    assert not shows(dialog, dialog.take_back)
    (stop,) = (part for part in dialog.clicks.findChildren(QAbstractButton) if part.isChecked())
    stop.setFocus()
    qtbot.keyClick(stop, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.take_back
    assert shows(dialog, dialog.take_back), "Tab scrolls to what it leads to"


def test_everything_that_can_be_wanted_can_be_chosen() -> None:
    assert tuple(value for value, _ in new.CLICKS) == CLICKS
    assert tuple(value for value, _, _ in OPENINGS) == (*get_args(Opening), BALANCED_START)


def test_a_balanced_start_wants_a_board_with_room_for_it(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(opening=BALANCED_START), window)
    assert dialog.chosen().opening == BALANCED_START
    assert dialog.players[0].words.text() == "The computer moves first."
    dialog.size_box.setValue(LEAST_BALANCED - 1)
    assert dialog.chosen().opening == "free"
    assert not dialog.opening.stops()[-1].isEnabled()


def test_engines_are_asked_for_where_one_is_to_play_and_nothing_begins_without(
    window: MainWindow,
) -> None:
    engines = EngineList()
    dialog = NewGomokuDialog(NewGomoku(), window, engines)
    (buttons,) = dialog.findChildren(QDialogButtonBox)
    begin = buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog._engines_card.isHidden()
    dialog.players[1].kind.findChildren(QAbstractButton)[-1].click()
    assert (dialog._engines_card.isHidden(), begin.isEnabled()) == (False, False)
    engines.show_engines((OtherEngine("First", "/opt/first"),), "")
    assert begin.isEnabled()
    assert dialog.chosen().white_engine == "First"


def test_the_dialog_grows_for_the_engines_and_shrinks_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1920, 1400))
    engines = EngineList()
    dialog = NewGomokuDialog(NewGomoku(), window, engines)
    dialog.open()
    heights = []
    parts = dialog.players[1].kind.findChildren(QAbstractButton)
    changes: tuple[Callable[[], object], ...] = (
        lambda: None,
        parts[2].click,
        lambda: engines.show_engines((OtherEngine("First", "/opt/first"),), ""),
        parts[1].click,
    )
    for each in changes:
        each()
        for _ in range(4):
            QApplication.processEvents()
        heights.append(dialog.height())
        (area,) = dialog.findChildren(FitScrollArea)
        assert area.verticalScrollBar().maximum() == 0
    assert heights[0] < heights[1] < heights[2]
    assert heights[3] == heights[0]


def test_it_says_who_moves_first_where_a_person_plays_the_computer(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    said, strength = [], dialog.players[1].words.text()
    for _ in range(2):
        said.append(dialog.players[0].words.text())
        dialog.exchange()
    dialog.players[1].show_wanted(PlayerWanted())
    assert said == ["You move first.", f"{strength} · The computer moves first."]
    assert dialog.players[0].words.text() == ""


def test_an_opening_is_explained_where_it_is_not_free(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    assert dialog._opening_words.isHidden()
    dialog.opening.findChildren(QAbstractButton)[1].click()
    assert not dialog._opening_words.isHidden()


def test_the_switch_says_whether_moves_can_be_taken_back(window: MainWindow) -> None:
    switch = NewGomokuDialog(NewGomoku(), window).take_back
    assert (switch.isChecked(), switch.text()) == (True, "as often as both like")
    switch.setChecked(False)
    assert switch.text() == "not in this game"
    assert NewGomokuDialog(WANTED[1], window).take_back.text() == "not in this game"

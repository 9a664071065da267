# SPDX-License-Identifier: MIT
"""The dialog of a new game of Gomoku: it gives back what it was given and what was chosen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.gomoku.engines import EngineList
from sudoku_qt.models.gomoku.options import BALANCED_START, NewGomoku, PlayerWanted
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.views.gomoku.dialogs.new import NewGomokuDialog
from sudoku_qt.views.kit.fit_scroll_area import FitScrollArea
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards.card import Text
from sudoku_qt.views.widgets.segment import Segment
from sudoku_qt.views.window.main_window import MainWindow

FRIENDS = NewGomoku(white="person")
COMPUTERS = NewGomoku(black="easy", white="ten", black_style="attacking")
WANTED = (
    NewGomoku(),
    NewGomoku(black="hard", white="person", size=22, rule="renju", opening="swap2"),
    NewGomoku(white="ten", lots=True, game_minutes=15, clicks="buttons", take_back=False),
    FRIENDS,
    COMPUTERS,
)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    """A window to ask in."""
    window = MainWindow()
    qtbot.addWidget(window)
    return window


def click(segment: Segment, number: int) -> None:
    """Choose a part of a segment."""
    segment.findChildren(QAbstractButton)[number].click()


def said(dialog: NewGomokuDialog) -> set[str]:
    """All that is written."""
    return {text.text() for text in dialog.findChildren(Text) if not text.isHidden()}


@pytest.mark.parametrize("wanted", WANTED)
def test_what_was_wanted_is_shown_and_given_back(window: MainWindow, wanted: NewGomoku) -> None:
    dialog = NewGomokuDialog(wanted, window)
    assert dialog.chosen() == wanted
    assert dialog.is_unfolded is (wanted == COMPUTERS), "where it cannot be said in short"


def test_who_plays_is_chosen_in_short_and_seen_of_each_colour(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(black_style="attacking"), window)
    dialog.opponent.strength.choose("hard")
    click(dialog.opponent.colour, 1)
    black, white = dialog.options.players
    assert (black.player(), white.player()) == (PlayerWanted("hard"), PlayerWanted())
    click(dialog.opponent.against, 1)
    assert dialog.chosen().players == (PlayerWanted(), PlayerWanted())
    click(dialog.opponent.against, 0)
    assert dialog.chosen().players == (PlayerWanted("hard"), PlayerWanted())


def test_who_plays_is_chosen_of_each_colour_and_seen_in_short(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(lots=True), window)
    assert dialog.opponent.colour.key == "lots"
    dialog.options.exchange()
    assert (dialog.opponent.colour.key, dialog.chosen().lots) == ("white", False)
    black, white = dialog.options.players
    black.show_player(PlayerWanted("moment", "defensive"))
    assert dialog.opponent.strength.level == "moment"
    white.show_player(PlayerWanted("easy"))
    assert dialog.opponent.against.key == ""
    black.show_player(PlayerWanted())
    assert (dialog.opponent.against.key, dialog.opponent.colour.key) == ("computer", "black")
    white.show_player(PlayerWanted())
    assert dialog.opponent.against.key == "friend"


def test_what_is_folded_is_said_in_a_line(window: MainWindow) -> None:
    dialog = NewGomokuDialog(NewGomoku(), window)
    assert "16 × 16 · Freestyle · no clock · a click plays at once" in said(dialog)
    click(dialog.options.rule, 2)
    assert "16 × 16 · Renju · no clock · a click plays at once" in said(dialog)


def test_it_says_who_moves_first(window: MainWindow) -> None:
    for wanted, words in (
        (NewGomoku(), "You move first."),
        (NewGomoku(opening=BALANCED_START), "Your opponent moves first."),
    ):
        assert words in said(NewGomokuDialog(wanted, window))


def shows(dialog: NewGomokuDialog, widget: QWidget) -> bool:
    """Whether all of a widget can be seen in the dialog."""
    area = dialog.findChildren(FitScrollArea)[0].viewport()
    room = area if area.isAncestorOf(widget) else dialog
    return room.rect().contains(widget.rect().translated(widget.mapTo(room, QPoint(0, 0))))


@pytest.mark.parametrize("unfolded", [False, True])
def test_nothing_scrolls_on_a_screen_of_1000_by_740(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, *, unfolded: bool
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1000, 740))
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1000, 740))
    dialog = NewGomokuDialog(NewGomoku(rule="renju", opening="swap2"), window)
    dialog.open()
    dialog.unfold(on=unfolded)
    for _ in range(4):
        QApplication.processEvents()
    (area,) = dialog.findChildren(FitScrollArea)
    assert area.verticalScrollBar().maximum() == 0
    assert area.horizontalScrollBar().maximum() == 0
    for key in ("board", "time", "players"):
        dialog.options.show_page(key)
        QApplication.processEvents()
        assert area.verticalScrollBar().maximum() == 0, key


@pytest.mark.parametrize("size", [(960, 500), (640, 480)])  # 1080 lines at 200 %; a small screen
@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_on_a_low_screen_it_scrolls_and_keeps_its_buttons_in_sight(
    window: MainWindow, qtbot: QtBot, theme: Theme, size: tuple[int, int], zoom: float
) -> None:
    window.theme = theme.at_zoom(zoom)
    dialog = NewGomokuDialog(NewGomoku(), window)
    dialog.open()
    dialog.unfold(on=True)
    screen = QGuiApplication.primaryScreen().availableSize()
    assert QSize(dialog.size()).boundedTo(screen) == dialog.size()
    assert QSize(*size).expandedTo(dialog.minimumSizeHint()) == QSize(*size)
    dialog.resize(*size)
    QApplication.processEvents()
    assert shows(dialog, dialog.buttons)
    dialog.options.show_page("time")
    QApplication.processEvents()
    take_back = dialog.options.take_back
    (stop,) = (
        part for part in dialog.options.clicks.findChildren(QAbstractButton) if part.isChecked()
    )
    stop.setFocus()
    qtbot.keyClick(stop, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is take_back
    assert shows(dialog, take_back), "Tab scrolls to what it leads to"


def test_engines_are_asked_for_where_one_is_to_play_and_nothing_begins_without(
    window: MainWindow,
) -> None:
    engines = EngineList()
    dialog = NewGomokuDialog(NewGomoku(), window, engines)
    begin = dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)
    assert dialog._engines_card.isHidden()
    click(dialog.opponent.against, 2)
    assert (dialog._engines_card.isHidden(), begin.isEnabled()) == (False, False)
    engines.show_engines((OtherEngine("First", "/opt/first"),), "")
    assert begin.isEnabled()
    assert dialog.chosen().white_engine == "First"
    assert dialog.opponent.against.key == "engine"


def test_the_dialog_grows_for_the_engines_and_shrinks_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(0, 0, 1920, 1400))
    engines = EngineList()
    dialog = NewGomokuDialog(NewGomoku(), window, engines)
    dialog.open()
    heights = []
    changes: tuple[Callable[[], object], ...] = (
        lambda: None,
        lambda: click(dialog.opponent.against, 2),
        lambda: engines.show_engines((OtherEngine("First", "/opt/first"),), ""),
        lambda: click(dialog.opponent.against, 0),
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

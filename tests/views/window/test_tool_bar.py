# SPDX-License-Identifier: MIT
"""The tool bar: words show their actions, move into a menu without room, and leave the clock."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Line
from sudoku_qt.views.window.tool_bar import TOOL_MENU, ActionButton, ToolBar

LEFT = Qt.MouseButton.LeftButton
WORDS = ("New", "Undo", "Redo", "Digit", "Notes", "Hint", "Check")


@pytest.fixture
def bar(qtbot: QtBot, theme: Theme) -> ToolBar:
    """A tool bar with seven actions in three groups, and a clock."""
    made = ToolBar()
    qtbot.addWidget(made)
    actions = [QAction(word, made) for word in WORDS]
    actions[1].setProperty("icon_name", "undo")
    actions[1].setProperty("icon_only", True)
    actions[3].setCheckable(True)
    made.set_tools([actions[:1], actions[1:3], actions[3:]])
    made.set_clock("12:47", paused=False, shown=True)
    made.resize(900, 48)
    made.show()
    return made


def buttons(bar: ToolBar) -> list[ActionButton]:
    """The words from left to right."""
    return sorted(bar.findChildren(ActionButton), key=lambda button: button.x())


def shown(bar: ToolBar) -> list[str]:
    """The words that can be seen."""
    return [button.text() for button in buttons(bar) if button.isVisible()]


def sign_named(bar: ToolBar, name: str) -> IconButton:
    """An icon by what it tells a screen reader."""
    return next(each for each in bar.findChildren(IconButton) if each.accessibleName() == name)


def test_words_stand_in_their_order_and_groups_apart(bar: ToolBar) -> None:
    assert shown(bar) == list(WORDS)
    places = [button.geometry() for button in buttons(bar)]
    gaps = [b.left() - a.right() - 1 for a, b in pairwise(places)]
    assert gaps == [24, 8, 24, 8, 8, 8]


def test_the_same_tools_again_stay_and_others_take_their_place(bar: ToolBar) -> None:
    before = buttons(bar)
    actions = [button.action for button in before]

    bar.set_tools([actions[:1], actions[1:3], actions[3:]])
    assert buttons(bar) == before
    assert shown(bar) == list(WORDS)
    bar.set_tools([actions[3:], actions[:1]])
    assert shown(bar) == ["Digit", "Notes", "Hint", "Check", "New"]


def test_a_click_triggers_the_action_once(bar: ToolBar, qtbot: QtBot) -> None:
    button = buttons(bar)[-1]
    triggered: list[int] = []
    button.action.triggered.connect(lambda: triggered.append(1))
    qtbot.mouseClick(button, LEFT)
    assert triggered == [1]


def test_a_word_shows_what_its_action_is(bar: ToolBar) -> None:
    button = buttons(bar)[3]
    button.action.setChecked(True)
    button.action.setEnabled(False)
    button.action.setToolTip("Enter digits (Z)")
    assert button.isChecked()
    assert not button.isEnabled()
    assert button.toolTip() == "Enter digits (Z)"


def test_a_click_leaves_it_to_the_action_whether_it_is_on(bar: ToolBar, qtbot: QtBot) -> None:
    button = buttons(bar)[3]
    button.action.toggled.connect(lambda _on: button.action.setChecked(True))
    qtbot.mouseClick(button, LEFT)
    qtbot.mouseClick(button, LEFT)
    assert button.isChecked()


def test_what_stands_there_is_seen_on_its_button(bar: ToolBar) -> None:
    hint = next(button for button in buttons(bar) if button.text() == "Hint")
    assert not hint.state().on
    hint.action.setProperty("stands", True)
    hint.action.changed.emit()
    assert hint.state().on
    assert not hint.isChecked()


def test_what_is_not_offered_has_no_button_and_no_place_in_the_menu(bar: ToolBar) -> None:
    digit = buttons(bar)[3]
    digit.action.setVisible(False)
    assert shown(bar) == [word for word in WORDS if word != "Digit"]
    assert not sign_named(bar, "More tools").isVisible()
    digit.action.setVisible(True)
    assert shown(bar) == list(WORDS)


def test_a_menus_mnemonic_is_no_part_of_the_word(bar: ToolBar) -> None:
    button = buttons(bar)[1]
    button.action.setText("撤销(&U)")
    assert button.text() == button.accessibleName() == "撤销"
    button.action.setText("&Undo")
    assert button.text() == "Undo"


def test_a_longer_word_makes_room_for_itself(bar: ToolBar) -> None:
    before = buttons(bar)[3].width()
    buttons(bar)[3].action.setIconText("A longer word")
    assert buttons(bar)[3].width() > before
    assert buttons(bar)[4].x() > buttons(bar)[3].geometry().right()


def test_words_without_room_move_into_a_menu(bar: ToolBar, qtbot: QtBot) -> None:
    more = sign_named(bar, "More tools")
    assert not more.isVisible()
    bar.resize(420, 48)
    assert more.isVisible()
    assert shown(bar) == list(WORDS[: len(shown(bar))])
    clock = next(line for line in bar.findChildren(Line) if line.text() == "12:47")
    assert more.geometry().right() < clock.x()
    qtbot.mouseClick(more, LEFT)
    menu = open_menu(qtbot)
    assert [action.text() for action in menu.actions() if action.text()] == list(
        WORDS[len(shown(bar)) :]
    )
    menu.close()


def test_what_goes_last_stays_beside_the_first_and_loses_its_word_before_its_place(
    bar: ToolBar,
) -> None:
    hint = next(each for each in buttons(bar) if each.text() == "Hint")
    hint.action.setProperty("icon_name", "bulb")
    hint.action.setProperty("goes_last", True)
    bar.resize(899, 48)
    whole, icon = hint.width(), hint.height()
    seen: list[tuple[str, ...]] = []
    widths: list[int] = []
    for width in range(900, 150, -1):
        bar.resize(width, 48)
        if tuple(shown(bar)) not in seen[-1:]:
            seen.append(tuple(shown(bar)))
        widths.append(hint.width() if hint.isVisible() else 0)
    assert seen[:-2] == [
        WORDS,
        ("New", "Undo", "Redo", "Digit", "Notes", "Hint"),
        ("New", "Undo", "Redo", "Digit", "Hint"),
        ("New", "Undo", "Redo", "Hint"),
        ("New", "Undo", "Hint"),
        ("New", "Hint"),
    ]
    assert seen[-2:] == [("Hint",), ()]
    assert sorted(widths, reverse=True) == widths, "no word comes back where there is less room"
    assert {*widths} == {whole, icon + 1, 0} or {*widths} == {whole, icon, 0}


@pytest.mark.parametrize("is_its_own", [True, False])
def test_the_arrow_opens_the_menu_of_an_action(
    bar: ToolBar, qtbot: QtBot, *, is_its_own: bool
) -> None:
    new, menu = QAction("New", bar), QMenu(bar)
    menu.addAction("From the bank")
    if is_its_own:
        new.setMenu(menu)
    else:
        new.setProperty(TOOL_MENU, menu)
    bar.set_tools([[new]])
    button = next(each for each in buttons(bar) if each.action is new)
    with qtbot.assertNotEmitted(new.triggered):
        qtbot.mousePress(button, LEFT, pos=QPoint(button.width() - 10, 16))
    assert menu.isVisible()
    menu.close()
    with qtbot.waitSignal(new.triggered):
        qtbot.mouseClick(button, LEFT, pos=QPoint(12, 16))


def test_the_clock_and_its_pause_stand_at_the_right(bar: ToolBar, qtbot: QtBot) -> None:
    with qtbot.waitSignal(bar.pause_clicked):
        qtbot.mouseClick(sign_named(bar, "Pause"), LEFT)
    bar.set_clock("12:47", paused=True, shown=True)
    resume = sign_named(bar, "Resume").geometry()
    assert resume.right() - (bar.width() - 1) == 8  # its icon ends with the bar
    bar.set_clock("12:48", paused=None, shown=True)
    assert bar._clock.isVisible()
    assert not bar._pause.isVisible(), "a game that is over has no pause"
    assert bar._clock.geometry().right() == bar.width() - 1
    bar.set_clock("", paused=False, shown=False)
    assert not sign_named(bar, "Pause").isVisible()


def test_words_and_clock_stand_where_the_page_begins_and_ends(bar: ToolBar) -> None:
    bar.set_span(120, 800)
    assert buttons(bar)[0].x() == 120
    assert sign_named(bar, "Pause").geometry().right() == 800 + 8 - 1


def test_an_icon_stands_before_its_word_or_alone(bar: ToolBar) -> None:
    check = buttons(bar)[-1]
    bare = check.sizeHint().width()
    check.action.setProperty("icon_name", "tick")
    assert check.sizeHint().width() > bare
    check.action.setProperty("icon_only", True)
    assert check.sizeHint().width() == 36


def test_ticking_moves_no_word(bar: ToolBar) -> None:
    before = [button.geometry() for button in buttons(bar)]
    bar.set_clock("11:11", paused=False, shown=True)
    assert [button.geometry() for button in buttons(bar)] == before


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_everything_grows_with_the_zoom(bar: ToolBar, theme: Theme, zoom: float) -> None:
    wear(theme.at_zoom(zoom))
    QApplication.sendEvent(bar, QEvent(QEvent.Type.LanguageChange))
    assert buttons(bar)[0].height() == round(36 * zoom)


def test_what_ends_the_bar_stands_at_its_end_and_makes_room(bar: ToolBar) -> None:
    first, last = QAction("Leave", bar), QAction("Play it", bar)
    last.setProperty("primary", True)
    bar.set_clock("", paused=False, shown=False)
    bar.set_tools([[first]], [last])
    leave, play = (
        next(each for each in buttons(bar) if each.action is action) for action in (first, last)
    )
    assert play.geometry().right() + 1 == bar.width()
    assert leave.x() == 0
    assert play.surface().ground == bar.theme.cursor
    bar.resize(leave.width() + 60, bar.height())
    assert not play.isVisibleTo(bar)


def test_a_menu_alone_opens_wherever_it_is_pressed(bar: ToolBar, qtbot: QtBot) -> None:
    menu = QMenu(bar)
    menu.addAction("Central")
    menu.menuAction().setProperty("opens", True)
    bar.set_tools([[menu.menuAction()]])
    button = next(each for each in buttons(bar) if each.action is menu.menuAction())
    qtbot.mouseClick(button, LEFT, pos=QPoint(8, 16))
    assert open_menu(qtbot) is menu
    menu.close()


def open_menu(qtbot: QtBot) -> QMenu:
    """Wait for a menu to open."""

    def menus() -> Sequence[QMenu]:
        return [w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible()]

    qtbot.waitUntil(lambda: bool(menus()))
    return menus()[0]

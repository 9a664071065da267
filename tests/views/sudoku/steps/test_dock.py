# SPDX-License-Identifier: MIT
"""The dock of the steps says what is wanted, and why there are no steps."""

import pytest
from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.steps.model import StepOrder, StepsModel, StepsProxy
from sudoku_qt.views.sudoku.steps.dock import Caption, DockPanel, StepsDock
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.buttons import PrimaryButton
from tests.step_rows import ROWS

GROUND = QColor("magenta")
"""What lies below a dock, and is no colour of any theme."""


def test_a_panel_reaches_to_its_corners_and_a_card_does_not(
    qtbot: QtBot, each_theme: Theme
) -> None:
    wear(each_theme)
    dock = DockPanel()
    qtbot.addWidget(dock)
    dock.resize(304, 400)
    dock.setPalette(QPalette(GROUND))
    panel = dock.grab().toImage()
    assert panel.pixelColor(0, 0) == each_theme.edge
    assert panel.pixelColor(303, 0) == each_theme.panel
    dock.set_beside(on=False)
    card = dock.grab().toImage()
    assert card.pixelColor(303, 0) == GROUND
    assert card.pixelColor(150, 200) == each_theme.panel


@pytest.fixture
def dock(qtbot: QtBot, theme: Theme, owner: QObject) -> StepsDock:
    """A dock with five steps."""
    model, proxy = StepsModel(owner), StepsProxy(owner)
    model.set_rows(ROWS)
    proxy.setSourceModel(model)
    dock = StepsDock()
    qtbot.addWidget(dock)
    dock.set_model(proxy)
    dock.set_caption(Caption("1", "step 2 of 5", "5"), go_text="Go to here")
    dock.resize(304, 660)
    dock.show()
    return dock


def chosen(dock: StepsDock, word: str) -> None:
    """Choose an entry of the menu that has just been opened."""
    (menu,) = dock.findChildren(QMenu)
    next(action for action in menu.actions() if action.text() == word).trigger()
    menu.close()


def test_what_is_clicked_is_asked_for(dock: StepsDock, qtbot: QtBot) -> None:
    dock.list.choose(1)
    dock.show_message("")
    asked = (
        (dock.cross, dock.closed),
        (dock.explain_key, dock.explained),
        (dock.go_key, dock.gone_to),
    )
    for key, signal in asked:
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(key, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(dock.list_chosen) as told:
        qtbot.mouseClick(dock.segment.stops()[1], Qt.MouseButton.LeftButton)
    assert told.args == ["now"]


def test_menus_open_just_below_their_keys(dock: StepsDock) -> None:
    for key in dock.sort_key, dock.more_key:
        key.click()
        (menu,) = (each for each in dock.findChildren(QMenu) if each.isVisible())
        assert menu.pos() == key.mapToGlobal(QPoint(0, key.height() + 4))
        menu.close()


def test_the_menu_of_orders_remembers_the_one_that_holds(dock: StepsDock, qtbot: QtBot) -> None:
    dock.sort_key.click()
    with qtbot.waitSignal(dock.order_chosen) as told:
        chosen(dock, "Hardest first")
    assert told.args == [StepOrder.DIFFICULTY]
    qtbot.waitUntil(lambda: not dock.findChildren(QMenu))
    dock.sort_key.click()
    (menu,) = dock.findChildren(QMenu)
    assert [action.text() for action in menu.actions() if action.isChecked()] == ["Hardest first"]
    menu.close()


def test_the_search_opens_and_what_was_searched_goes_with_it(dock: StepsDock, qtbot: QtBot) -> None:
    assert not dock.field.isVisible()
    dock.lens.click()
    qtbot.keyClicks(dock.field, "wing")
    qtbot.keyClick(dock.field, Qt.Key.Key_Down)
    with qtbot.waitSignal(dock.searched) as told:
        dock.lens.click()
    assert told.args == [""]
    assert not dock.field.isVisible()


def test_a_message_stands_where_the_list_would(dock: StepsDock) -> None:
    dock.show_message("No step fits.")
    assert not dock.list.isVisible()
    assert dock.accessibleDescription() == "No step fits."
    assert not dock.go_key.isEnabled()
    dock.show_message("")
    assert dock.list.isVisible()
    assert not dock.go_key.isEnabled(), "no step is chosen"
    dock.list.choose(0)
    dock.show_message("")
    assert dock.go_key.isEnabled()


def test_in_a_low_dock_the_list_keeps_its_room(dock: StepsDock, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dock.setParent(window)
    window.show()
    dock.show()
    dock.lens.click()
    seen = []
    for height in (660, 400, 300, 200):
        dock.resize(304, height)
        parts = dock.plot, dock.chips, dock.field, dock.segment
        seen.append([part.isVisible() for part in parts])
        qtbot.waitUntil(lambda: dock.list.height() >= 60)
        assert dock.rect().contains(dock.go_key.geometry())
    dock.setParent(None)
    assert seen == [[True] * 4, [False, *[True] * 3], [False] * 3 + [True], [False] * 4]


def test_every_part_has_a_name(dock: StepsDock) -> None:
    keys = dock.sort_key, dock.more_key, dock.cross, dock.lens
    for part in (dock, dock.list, dock.plot, dock.segment, dock.field, *keys):
        assert part.accessibleName()
    assert dock.plot.accessibleDescription() == "step 2 of 5"


def test_it_grows_with_the_zoom(dock: StepsDock, theme: Theme) -> None:
    before = dock.field.height(), dock.plot.sizeHint().height(), dock.minimumSizeHint().height()
    wear(theme.at_zoom(2.0))
    after = dock.field.height(), dock.plot.sizeHint().height(), dock.minimumSizeHint().height()
    assert all(one < two for one, two in zip(before, after, strict=True))


def test_the_filled_key_is_what_return_does(dock: StepsDock) -> None:
    (key,) = dock.findChildren(PrimaryButton)
    assert key is dock.go_key
    assert key.is_on_return

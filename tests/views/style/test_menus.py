# SPDX-License-Identifier: MIT
"""Menus: rows of one height with ticks, keys and arrows, each of which has its room."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from sudoku_qt.views.style.program_style import ProgramStyle
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from sudoku_qt.views.widgets.icons import sample_of
from tests.views.pixels import colours

Wear = Callable[[QWidget], QWidget]


def made_menu() -> QMenu:
    """A menu with everything that a row can be."""
    menu = QMenu()
    menu.addAction("&Undo").setShortcut(QKeySequence("Ctrl+Z"))
    coordinates = menu.addAction("Coordinates")
    coordinates.setCheckable(True)
    menu.addSeparator()
    menu.addMenu("Theme").addAction("Light")
    menu.addAction("Redo").setEnabled(False)
    return menu


def test_rows_are_30_high_and_whole(worn: Wear) -> None:
    menu = made_menu()
    worn(menu)
    rows = [menu.actionGeometry(action) for action in menu.actions() if not action.isSeparator()]
    assert {row.height() for row in rows} == {30}
    words = QFontMetrics(menu.font()).horizontalAdvance("Coordinates")
    assert min(row.width() for row in rows) > words + 36


def test_a_section_has_its_heading(worn: Wear, each_theme: Theme) -> None:
    menu = QMenu()
    heading = menu.addSection("Why, or why not, in r1c3?")
    menu.addAction("1")
    worn(menu)
    place = menu.actionGeometry(heading)
    assert place.height() == 30
    assert place.width() > QFontMetrics(menu.font()).horizontalAdvance(heading.text())
    assert each_theme.muted.name() in colours(menu.grab(place).toImage())


def test_a_row_shows_whether_it_is_on(worn: Wear) -> None:
    menu = made_menu()
    worn(menu)
    coordinates = menu.actions()[1]
    place = menu.actionGeometry(coordinates)
    before = menu.grab(place).toImage()
    coordinates.setChecked(True)
    assert menu.grab(place).toImage() != before


def test_the_row_of_the_keys_lies_on_the_accents_ground(worn: Wear, each_theme: Theme) -> None:
    menu = made_menu()
    worn(menu)
    menu.setActiveAction(menu.actions()[0])
    seen = colours(menu.grab(menu.actionGeometry(menu.actions()[0])).toImage())
    assert each_theme.accent_ground.name() in seen
    assert each_theme.edge.name() in colours(menu.grab().toImage())


def test_the_menu_bar_is_as_high_as_the_room_that_is_kept_for_it(worn: Wear) -> None:
    bar = QMenuBar()
    bar.addMenu("&File")
    assert worn(bar).height() == 32


def test_what_has_no_room_in_the_menu_bar_is_behind_dots_that_are_seen(
    worn: Wear, each_theme: Theme
) -> None:
    bar = QMenuBar()
    for name in ("&File", "&Edit", "&Help"):
        bar.addMenu(name)
    bar.setFixedWidth(90)
    worn(bar)
    dots = bar.findChild(QToolButton)
    assert dots
    assert dots.isVisible()
    seen = [QColor(name).lightness() for name in colours(dots.grab().toImage())]
    assert max(seen) - min(seen) > 0.8 * abs(
        each_theme.text.lightness() - each_theme.window.lightness()
    )


def test_the_keys_of_a_row_that_opens_a_menu_end_before_its_arrow(worn: Wear) -> None:
    menu, other = QMenu(), QMenu()
    menu.addAction("New").setShortcut(QKeySequence("Ctrl+N"))
    worn(menu)
    menu.actions()[0].setMenu(other)
    row = menu.grab(menu.actionGeometry(menu.actions()[0])).toImage()
    before_arrow = {
        row.pixel(x, y)
        for x in range(row.width() - 27, row.width() - 23)
        for y in range(row.height())
    }
    assert len(before_arrow) == 1


def test_an_icon_stands_before_the_words(worn: Wear) -> None:
    menu, red = QMenu(), QColor("#f00")
    plain = menu.addAction("Red")
    worn(menu)
    before = menu.sizeHint().width()
    plain.setIcon(sample_of(red, red, 16, 1.0))
    row = menu.grab(menu.actionGeometry(plain)).toImage()
    ink = [x for x in range(row.width()) if row.pixelColor(x, row.height() // 2) == red]
    assert len(ink) >= 14
    assert menu.sizeHint().width() == before + 16 + 8


def test_its_corners_are_round(worn: Wear, each_theme: Theme) -> None:
    menu = made_menu()
    worn(menu)
    shape, (right, bottom) = menu.mask(), (menu.width() - 1, menu.height() - 1)
    for x, y in ((0, 0), (right, 0), (0, bottom), (right, bottom)):
        assert not shape.contains(QPoint(x, y))
    for x, y in ((right // 2, 0), (0, bottom // 2), (right // 2, bottom), (right, bottom // 2)):
        assert shape.contains(QPoint(x, y))


def columns_of(menu: QMenu) -> int:
    """In how many columns its rows stand."""
    rows = [action for action in menu.actions() if not action.isSeparator()]
    return len({menu.actionGeometry(row).left() for row in rows})


def test_the_longest_menu_of_the_bar_is_seen_whole_at_every_zoom(
    qtbot: QtBot, theme: Theme
) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    for row in range(14):
        menu.addAction(str(row))
        if row % 3 == 2:
            menu.addSeparator()
    screen = menu.screen().availableGeometry().height()
    wear(theme.at_zoom(screen / 400), ProgramStyle)
    menu.adjustSize()
    assert menu.sizeHint().height() < screen
    assert columns_of(menu) == 1


def test_what_is_longer_than_the_screen_is_scrolled(qtbot: QtBot, theme: Theme) -> None:
    wear(theme, ProgramStyle)
    menu = QMenu()
    qtbot.addWidget(menu)
    for row in range(100):
        menu.addAction(str(row))
    menu.popup(QPoint(0, 0))
    assert columns_of(menu) == 1
    menu.close()

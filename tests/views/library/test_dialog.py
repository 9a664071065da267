# SPDX-License-Identifier: MIT
"""The library's dialog asks for what is wanted, and has its parts where there is room for them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.listing import NAME, SOLVED, Listing
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.heads import PLACES
from sudoku_qt.views.window.notice_bar import buttons_in


def test_it_asks_for_all_puzzles_the_latest_first(dialog: LibraryDialog) -> None:
    assert dialog.listing() == Listing()


def test_whatever_is_chosen_is_asked_for(dialog: LibraryDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.asked):
        dialog.filters.level._toggle(4)
    with qtbot.waitSignal(dialog.asked):
        dialog.filters.minutes._toggle((5.0, 15.0))
    with qtbot.waitSignal(dialog.asked):
        dialog.filters.state_chip._toggle("new")
    with qtbot.waitSignal(dialog.asked):
        place = dialog.heads.sectionViewportPosition(PLACES[NAME]) + 20
        left = Qt.MouseButton.LeftButton
        qtbot.mouseClick(dialog.heads.viewport(), left, pos=QPoint(place, 20))
    with qtbot.waitSignal(dialog.asked):
        qtbot.keyClicks(dialog.filters.search, "kite")
    wanted = Listing(
        words="kite",
        levels=frozenset({4}),
        states=frozenset({"new"}),
        minutes=(5.0, 15.0),
        order=NAME,
        descending=False,
    )
    assert dialog.listing() == wanted
    with qtbot.waitSignal(dialog.asked):
        dialog.shelves.choose(SOLVED)
    assert dialog.listing() == replace(wanted, shelf=SOLVED, states=frozenset())
    assert not dialog.filters.state_chip.isEnabled()


def test_the_line_that_is_chosen_is_played(dialog: LibraryDialog, qtbot: QtBot) -> None:
    dialog.begin_at_top()
    with qtbot.waitSignal(dialog.played) as told:
        dialog.filters.play.click()
    assert told.args == [0]
    dialog.table.go_to(7)
    with qtbot.waitSignal(dialog.played) as told:
        qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert told.args == [7]


def test_keys_lead_from_the_search_to_what_was_found(dialog: LibraryDialog, qtbot: QtBot) -> None:
    dialog.activateWindow()
    qtbot.keyClick(dialog, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert dialog.focusWidget() is dialog.filters.search
    qtbot.keyClick(dialog.filters.search, Qt.Key.Key_Down)
    assert dialog.focusWidget() is dialog.table
    assert dialog.table.chosen() == [range(1)]
    qtbot.keyClick(dialog.table, Qt.Key.Key_Escape)
    assert dialog.is_over


def test_typing_in_the_list_searches(dialog: LibraryDialog, qtbot: QtBot) -> None:
    search = dialog.filters.search
    dialog.table.setFocus()
    for key in "x9 s":  # in the field S is a letter as any other
        qtbot.keyClicks(dialog.focusWidget(), key)
    assert search.text() == "x9 s"
    assert search.hasFocus()
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, "a", Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Space)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Home)
    assert search.text() == "x9 s", "these are keys of a list"


def test_where_nothing_is_found_it_says_so(dialog: LibraryDialog) -> None:
    dialog.show_found("", "Nothing here.")
    assert dialog.nothing.isVisible()
    assert not dialog.table.isVisible()
    assert not dialog.count_line.isVisible()
    assert dialog.filters.level.isVisible(), "a filter may be the reason"
    dialog.show_found("2 puzzles.", "")
    assert dialog.table.isVisible()
    assert not dialog.nothing.isVisible()
    assert dialog.count_line.text() == "2 puzzles."


def test_on_an_empty_shelf_there_is_nothing_to_filter_or_to_play(dialog: LibraryDialog) -> None:
    filters = dialog.filters
    dialog.show_found("", "Every game that is over stands here.", "Nothing finished yet")
    assert dialog.nothing.head.text() == "Nothing finished yet"
    for part in (filters.level, filters.state_chip, filters.minutes, filters.game, filters.play):
        assert not part.isVisible()
    assert filters.search.isVisible()
    dialog.show_found("2 puzzles.", "")
    assert filters.level.isVisible()
    assert filters.play.isVisible()


def test_in_a_narrow_dialog_the_shelves_are_a_menu(dialog: LibraryDialog, qtbot: QtBot) -> None:
    assert dialog.shelves.isVisible()
    assert not dialog.filters.shelf.isVisible()
    dialog.resize(500, 500)
    assert not dialog.shelves.isVisible()
    assert dialog.filters.shelf.text() == "Everything"
    dialog.filters.shelf.click()
    (menu,) = (menu for menu in dialog.findChildren(QMenu) if menu.isVisible())
    with qtbot.waitSignal(dialog.asked):
        menu.actions()[2].trigger()
    menu.close()
    assert dialog.filters.shelf.text() == "Finished"
    assert dialog.foot.isVisible()
    dialog.resize(1000, 500)
    assert dialog.shelves.isVisible()


@pytest.mark.parametrize("size", [(360, 420), (500, 400), (900, 600), (1240, 676)])
def test_every_part_has_its_place(dialog: LibraryDialog, size: tuple[int, int]) -> None:
    dialog.resize(*size)
    for part in (dialog.filters, dialog.table, dialog.count_line, dialog.foot):
        place = part.rect().translated(part.mapTo(dialog, part.rect().topLeft()))
        assert dialog.rect().contains(place)
    assert dialog.table.height() >= 90
    assert dialog.grab().width() == size[0]


def test_long_work_says_how_far_it_is(dialog: LibraryDialog) -> None:
    strip = dialog.show_progress("Adding…")
    assert dialog.progress is strip
    dialog.hide_progress()
    assert dialog.progress is None


def test_a_notice_stays_above_the_keys_when_the_dialog_grows(dialog: LibraryDialog) -> None:
    dialog.resize(700, 600)
    dialog.notice.say("3 puzzles were removed.", "info", ())
    for size in ((900, 650), (760, 560)):
        dialog.resize(*size)
        QApplication.processEvents()
        place = dialog.notice.geometry()
        keys = buttons_in(dialog, dialog)
        assert keys
        assert not any(map(place.intersects, keys))
        assert place.bottom() > 0.75 * dialog.height()
        assert abs(place.center().x() - dialog.width() // 2) <= 1

# SPDX-License-Identifier: MIT
"""The shelves say how many lie on them, and which is shown."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from sudoku_qt.models.library.listing import REMOVED, SHELVES, SOLVED, Shelf
from sudoku_qt.views.library.shelves import COLLECTION, NameField, ShelfFoot, Shelves, shelf_menu
from sudoku_qt.views.theme import Theme

COUNTS = [Shelf(key, 1000 * number) for number, key in enumerate(SHELVES)]
COLLECTIONS = [Shelf(COLLECTION, 40, "From the paper"), Shelf(COLLECTION, 6, "Made by me")]


@pytest.fixture
def shelves(qtbot: QtBot, theme: Theme) -> Shelves:
    """Two collections beside what each library has."""
    shelves = Shelves()
    qtbot.addWidget(shelves)
    shelves.resize(224, 600)
    shelves.show()
    shelves.show_counts(COUNTS, COLLECTIONS)
    return shelves


def test_each_says_its_number(shelves: Shelves) -> None:
    names = [button.accessibleName() for button in shelves.buttons()]
    assert names == [
        "Everything, 0",
        "In progress, 1000",
        "Finished, 2000",
        "Favourites, 3000",
        "Daily, 4000",
        "Removed, 5000",
        "From the paper, 40",
        "Made by me, 6",
    ]
    assert shelves.names() == ["From the paper", "Made by me"]
    assert shelves.grab().width() == shelves.width()


def test_one_is_chosen(shelves: Shelves, qtbot: QtBot) -> None:
    *_, mine = shelves.buttons()
    with qtbot.waitSignal(shelves.chosen) as told:
        qtbot.mouseClick(mine, Qt.MouseButton.LeftButton)
    assert told.args == [COLLECTION, "Made by me"]
    assert shelves.shelf == (COLLECTION, "Made by me")
    assert [button for button in shelves.buttons() if button.isChecked()] == [mine]


def test_the_numbers_change_in_their_place(shelves: Shelves) -> None:
    before = list(shelves.buttons())
    shelves.show_counts(COUNTS, [COLLECTIONS[0], Shelf(COLLECTION, 7, "Made by me")])
    assert list(shelves.buttons()) == before
    assert before[-1].accessibleName() == "Made by me, 7"


def test_the_shelf_that_is_shown_stays_so_when_others_come(shelves: Shelves) -> None:
    shelves.choose(COLLECTION, "Made by me")
    shelves.show_counts(COUNTS, [Shelf(COLLECTION, 1, "Club"), *COLLECTIONS])
    (checked,) = (button for button in shelves.buttons() if button.isChecked())
    assert checked.text() == "Made by me"


def test_what_was_removed_has_a_shelf_while_there_is_any_or_somebody_looks(
    shelves: Shelves,
) -> None:
    removed = next(button for button in shelves.buttons() if button.shelf.key == REMOVED)
    none = [*COUNTS[:-1], Shelf(REMOVED, 0)]
    assert not removed.isHidden()

    shelves.choose(REMOVED)
    shelves.show_counts(none, COLLECTIONS)
    assert not removed.isHidden()
    shelves.choose(SOLVED)
    shelves.show_counts(none, COLLECTIONS)
    assert removed.isHidden()
    texts = [action.text() for action in shelf_menu(shelves, shelves).actions()]
    assert not any(text.startswith("Removed") for text in texts)


def test_they_are_a_menu_where_there_is_no_room(shelves: Shelves, qtbot: QtBot) -> None:
    menu = shelf_menu(shelves, shelves)
    assert [action.text() for action in menu.actions() if action.text()] == [
        "Everything\t0",
        "In progress\t1,000",
        "Finished\t2,000",
        "Favourites\t3,000",
        "Daily\t4,000",
        "Removed\t5,000",
        "From the paper\t40",
        "Made by me\t6",
        "Statistics",
    ]
    with qtbot.waitSignal(shelves.chosen) as told:
        menu.actions()[2].trigger()
    assert told.args == [SOLVED, ""]
    with qtbot.waitSignal(shelves.statistics_clicked):
        menu.actions()[-1].trigger()


@pytest.fixture
def foot(qtbot: QtBot, theme: Theme) -> ShelfFoot:
    """What stands below them."""
    foot = ShelfFoot()
    qtbot.addWidget(foot)
    foot.show()
    return foot


def test_the_foot_says_what_concerns_the_whole_library(foot: ShelfFoot, qtbot: QtBot) -> None:
    with qtbot.waitSignal(foot.add_clicked):
        foot.add.click()
    foot.more.click()
    (menu,) = foot.findChildren(QMenu)
    signals = foot.export_clicked, foot.backup_clicked, foot.restore_clicked
    for action, signal in zip(
        filter(lambda each: each.text(), menu.actions()), signals, strict=True
    ):
        with qtbot.waitSignal(signal):
            action.trigger()
    menu.close()


@pytest.mark.parametrize(
    ("key", "typed", "told"),
    [
        (Qt.Key.Key_Return, "Mine", ["Made by me", "Mine"]),
        (Qt.Key.Key_Escape, "Mine", None),
        (Qt.Key.Key_Return, "Made by me", None),
        (Qt.Key.Key_Return, "  ", None),
    ],
)
def test_a_collection_is_renamed_in_its_place(
    shelves: Shelves, qtbot: QtBot, key: Qt.Key, typed: str, told: list[str] | None
) -> None:
    renamed: list[list[str]] = []
    shelves.renamed.connect(lambda old, new: renamed.append([old, new]))
    *_, mine = shelves.buttons()
    mine.setFocus()
    qtbot.keyClick(mine, Qt.Key.Key_F2)
    (field,) = shelves.findChildren(NameField)
    assert field.geometry() == mine.geometry()
    assert field.selectedText() == "Made by me"
    qtbot.keyClicks(field, typed)
    qtbot.keyClick(field, key)

    assert not field.isVisible()
    assert renamed == ([told] if told else [])


def test_a_click_elsewhere_takes_the_name(shelves: Shelves, qtbot: QtBot) -> None:
    field = shelves.begin_renaming("Made by me")
    assert field is not None
    field.setText("Mine")
    with qtbot.waitSignal(shelves.renamed) as told:
        shelves.setFocus()
    assert told.args == ["Made by me", "Mine"]
    assert shelves.begin_renaming("not there") is None


def test_the_menu_of_a_collection_renames_it_and_shelves_have_none(
    shelves: Shelves, qtbot: QtBot
) -> None:
    first, *_, mine = shelves.buttons()
    for button in (first, mine):
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(), QPoint())
        button.contextMenuEvent(event)
        qtbot.keyClick(first, Qt.Key.Key_F2)
    assert not first.findChildren(QMenu)
    assert not shelves.findChildren(NameField)
    (menu,) = mine.findChildren(QMenu)
    menu.actions()[0].trigger()
    menu.close()
    assert len(shelves.findChildren(NameField)) == 1


def test_where_shelves_are_a_menu_the_one_that_is_shown_can_be_renamed(
    shelves: Shelves, qtbot: QtBot
) -> None:
    menu = shelf_menu(shelves, shelves)
    assert not menu.findChild(QAction, "rename")
    menu.close()
    shelves.choose(COLLECTION, "Made by me")
    menu = shelf_menu(shelves, shelves)
    with qtbot.waitSignal(shelves.rename_asked):
        next(each for each in menu.actions() if each.objectName() == "rename").trigger()
    menu.close()

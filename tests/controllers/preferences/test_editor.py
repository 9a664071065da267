# SPDX-License-Identifier: MIT
"""The dialog of preferences: what is chosen there holds at once, and can be found and undone."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget

from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.preferences.keys.page import KeysPage
from sudoku_qt.views.preferences.option_row import OptionRow
from sudoku_qt.views.widgets.buttons import IconButton, WordButton
from sudoku_qt.views.widgets.cards.card import Paragraph
from sudoku_qt.views.widgets.dialog.switch import Switch
from sudoku_qt.views.widgets.segment import Segment
from tests.controllers.conftest import Begin, Program
from tests.controllers.gomoku.table import Table
from tests.controllers.test_focus import leave
from tests.views.parts import part

STRANGE = """{"format": "sudoku-qt preferences", "version": 1,
"options": {"wrap": true, "moon": 1, "mistakes": "loud"}}"""


@pytest.fixture
def editor(program: Program) -> PreferencesEditor:
    """The dialog over the running program."""
    editor = program.shell.dialogs.preferences()
    program.qtbot.addWidget(editor.dialog)
    editor.dialog.show()
    return editor


def turn(editor: PreferencesEditor, page: str, program: Program) -> None:
    """Click a page in the list."""
    (button,) = [button for button in editor.dialog.list if button.text() == page]
    program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def row(editor: PreferencesEditor, name: str) -> OptionRow:
    """The row of an option on the page that is shown."""
    return next(row for row in editor.dialog.rows if row.option.name == name)


def flip(editor: PreferencesEditor, name: str, program: Program) -> None:
    """Click a switch."""
    field = row(editor, name).field
    assert isinstance(field, Switch)
    program.qtbot.mouseClick(field, Qt.MouseButton.LeftButton)


def push(editor: PreferencesEditor, word: str, program: Program) -> None:
    """Click a button with a word."""
    buttons = editor.dialog.findChildren(WordButton)
    (button,) = [button for button in buttons if button.text() == word and button.isVisible()]
    program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def pick(editor: PreferencesEditor, word: str, program: Program) -> None:
    """Choose something behind the three dots."""
    (dots,) = editor.dialog.findChildren(IconButton)
    program.qtbot.mouseClick(dots, Qt.MouseButton.LeftButton)
    menu = next(menu for menu in editor.dialog.findChildren(QMenu) if menu.isVisible())
    next(action for action in menu.actions() if action.text() == word).trigger()
    menu.close()


def test_a_switch_holds_at_once_and_is_remembered(
    program: Program, editor: PreferencesEditor, begin: Begin
) -> None:
    turn(editor, "Board", program)
    flip(editor, "wrap", program)
    board = program.controller.page.board
    board.move_to(0, 8)
    program.press(Qt.Key.Key_Right)
    assert board.cursor_cell == 0
    assert begin().start().controller.preferences.is_on("wrap")


def test_a_part_of_a_segment_is_chosen_by_a_click(
    program: Program, editor: PreferencesEditor
) -> None:
    field = row(editor, "mistakes").field
    assert isinstance(field, Segment)
    off = field.stops()[0]
    program.qtbot.mouseClick(off, Qt.MouseButton.LeftButton)
    assert program.controller.preferences.value("mistakes") == "off"


def test_the_language_changes_the_open_dialog(program: Program, editor: PreferencesEditor) -> None:
    turn(editor, "Language", program)
    field = row(editor, "language").field
    assert isinstance(field, Segment | QComboBox)
    row(editor, "language").chosen.emit("language", "zh_CN")
    assert editor.dialog.windowTitle() == "偏好设置"
    assert program.appearance.language == "zh_CN"
    assert row(editor, "language").isVisible()


def test_what_is_called_like_its_page_comes_first(
    program: Program, editor: PreferencesEditor
) -> None:
    turn(editor, "Language", program)
    assert [row.option.name for row in editor.dialog.rows] == ["language", "both_names"]


def test_theme_and_size_change_the_window(program: Program, editor: PreferencesEditor) -> None:
    turn(editor, "Looks", program)
    row(editor, "theme").chosen.emit("theme", "dark")
    assert program.shell.window.theme.dark
    row(editor, "zoom").chosen.emit("zoom", "115")
    assert program.shell.window.theme.zoom == 1.15
    push(editor, "Reset this page", program)
    assert program.shell.window.theme.zoom == 1


@pytest.mark.slow
def test_less_motion_holds_at_once_and_at_the_next_start(
    program: Program, editor: PreferencesEditor, begin: Begin
) -> None:
    turn(editor, "Looks", program)
    flip(editor, "still", program)
    assert program.shell.window.theme.ms(120) == 0
    assert begin().start().shell.window.theme.ms(120) == 0
    flip(editor, "still", program)
    assert not program.shell.preferences.is_on("still")
    assert program.shell.window.theme.ms(120) == 120


def test_an_accent_that_is_chosen_is_seen_at_once(
    program: Program, editor: PreferencesEditor
) -> None:
    own = program.shell.window.theme.cursor
    turn(editor, "Looks", program)
    row(editor, "accent").chosen.emit("accent", "green")
    assert program.shell.window.theme.cursor != own
    assert program.appearance.accent == "green"


def test_the_clock_is_hidden_and_the_game_asks_before_it_is_left(
    program: Program, editor: PreferencesEditor
) -> None:
    flip(editor, "show_clock", program)
    assert not program.shell.preferences.is_on("show_clock")
    turn(editor, "Files and saving", program)
    flip(editor, "ask_to_save", program)
    assert program.shell.preferences.is_on("ask_to_save")


def test_the_clock_stops_for_another_program_unless_that_is_not_preferred(
    program: Program, editor: PreferencesEditor
) -> None:
    clock = program.controller.session.clock
    for stops in (False, True):
        flip(editor, "pause_unfocused", program)
        leave()
        assert clock.is_held("unfocused") is stops


@pytest.mark.slow
def test_search_finds_rows_of_all_pages(program: Program, editor: PreferencesEditor) -> None:
    program.qtbot.keyClicks(editor.dialog.search, "coord")
    names = [row.option.name for row in editor.dialog.rows]
    assert names == ["coordinates", "gomoku/show/show_coordinates"]
    editor.dialog.search.setText("zebra")
    page = editor.dialog.area.widget()
    assert page is not None
    said = part(page, Paragraph)
    program.qtbot.waitUntil(said.isVisible)
    assert said.text() == "Nothing here is called that."
    assert said.mapTo(editor.dialog, QPoint()).y() < editor.dialog.height() // 4
    editor.dialog.search.clear()
    assert row(editor, "mistakes").isVisible()


def test_a_reset_is_of_one_page_or_of_all(program: Program, editor: PreferencesEditor) -> None:
    preferences = program.controller.preferences
    flip(editor, "clear_peers", program)
    turn(editor, "Board", program)
    flip(editor, "wasd", program)
    push(editor, "Reset this page", program)
    assert not preferences.is_on("wasd")
    assert not preferences.is_on("clear_peers")
    pick(editor, "Reset all", program)
    assert preferences.is_on("clear_peers")


def test_preferences_go_into_a_file_and_come_back(
    program: Program, editor: PreferencesEditor, tmp_path: Path
) -> None:
    path, preferences = tmp_path / "mine.json", program.controller.preferences
    flip(editor, "clear_peers", program)
    editor.export_to(path)
    pick(editor, "Reset all", program)
    assert preferences.is_on("clear_peers")
    editor.import_from(path)
    assert not preferences.is_on("clear_peers")
    assert editor.dialog.notice.text() == "Taken over: 1."


def test_a_file_is_looked_at_before_it_is_taken(
    editor: PreferencesEditor, tmp_path: Path, subtests: pytest.Subtests
) -> None:
    path = tmp_path / "others.json"
    for text, said in (  # no sentence comes twice in a row
        ("[" * 5000, "This file is damaged, or holds no preferences."),
        (
            '{"format": "sudoku-qt preferences", "version": 9}',
            "A later version of the program wrote these preferences.",
        ),
        ("{}", "This file is damaged, or holds no preferences."),
        (" " * (1 << 20) + "{}", "This file is too large to hold preferences."),
        (STRANGE, "Taken over: 1. Not known here and skipped: moon, mistakes."),
    ):
        with subtests.test(said):
            path.write_text(text, encoding="utf-8")
            editor.import_from(path)
            assert editor.dialog.notice.text() == said


def test_options_of_the_other_game_hold_before_and_while_it_is_played(program: Program) -> None:
    editor = program.shell.dialogs.preferences()
    editor.dialog.chosen.emit("gomoku/show/show_numbers", False)
    table = Table(program)
    assert not table.controller.page.board.look.numbers
    editor = program.shell.dialogs.preferences()
    editor.dialog.chosen.emit("gomoku/show/show_coordinates", False)
    editor.dialog.chosen.emit("gomoku/new/clicks", "second")
    assert not table.controller.page.board.look.coordinates
    assert table.controller.clicks.value == "second"


@pytest.mark.slow
def test_at_twice_the_size_a_small_dialog_shows_every_row_whole(
    program: Program, editor: PreferencesEditor
) -> None:
    editor.dialog.chosen.emit("zoom", "200")
    editor.dialog.resize(700, 500)
    for button in editor.dialog.list:
        button.click()
        QApplication.processEvents()
        assert not editor.dialog.area.horizontalScrollBar().isVisible(), button.text()
    assert editor.dialog.height() <= 500


def test_its_key_opens_the_dialog(program: Program) -> None:
    assert program.shell._actions["show_preferences"].shortcut().toString() == "Ctrl+,"
    seen: list[str] = []

    def close() -> None:
        (dialog,) = program.shell.window.findChildren(PreferencesDialog)
        seen.append(dialog.windowTitle())
        dialog.reject()

    QTimer.singleShot(0, close)
    program.shell._actions["show_preferences"].trigger()
    assert seen == ["Preferences"]


def test_the_page_of_keys_is_made_once(program: Program, editor: PreferencesEditor) -> None:
    pages: list[QWidget | None] = []
    for title in ("Keys", "Board", "Keys"):
        turn(editor, title, program)
        pages.append(editor.dialog.area.widget())
    assert pages[0] is pages[2] is not pages[1]
    kept = pages[0]
    assert isinstance(kept, KeysPage)
    kept.search.setText("hint")
    editor.dialog.close()
    again = program.shell.dialogs.preferences()
    program.qtbot.addWidget(again.dialog)
    again.dialog.show()
    turn(again, "Keys", program)
    assert again.dialog.area.widget() is kept
    assert kept.search.text() == "", "it is looked at from its beginning"
    assert kept.isVisible()
    line = next(each for each in kept.cards.rows if each.line.name == "daily")
    line.recorded.emit("F9")
    assert line.accessibleName().endswith("F9")
    again.dialog.reset_asked.emit("keys")
    assert not line.accessibleName().endswith("F9")
    program.appearance.set_zoom(125)
    again.dialog.close()
    third = program.shell.dialogs.preferences()
    program.qtbot.addWidget(third.dialog)
    turn(third, "Keys", program)
    assert third.dialog.area.widget() is not kept, "it is of another size now"
    program.appearance.set_zoom(100)

# SPDX-License-Identifier: MIT
"""The page of keys in the real window: recorded by keys, used on the board, kept and given back."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from sudoku_qt.controllers.preferences.editor import PreferencesEditor
from sudoku_qt.models.sudoku.board.entry_mode import EntryMode
from sudoku_qt.views.preferences.keys.key_row import KeyRow
from sudoku_qt.views.preferences.keys.page import KeysPage
from sudoku_qt.views.preferences.keys.recorder import Recorder
from tests.controllers.conftest import Begin, Program
from tests.sweeps import dear

Key = Qt.Key
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)

NONE = Qt.KeyboardModifier.NoModifier


class Hand:
    """Goes through the page of keys with real keys and clicks."""

    def __init__(self, program: Program, editor: PreferencesEditor) -> None:
        self.program, self.editor, self.dialog = program, editor, editor.dialog
        (button,) = [button for button in self.dialog.list if button.text() == "Keys"]
        program.qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    @property
    def page(self) -> KeysPage:
        """The page of keys."""
        (page,) = self.dialog.findChildren(KeysPage)
        return page

    def row(self, name: str) -> KeyRow:
        """The row of an action."""
        (row,) = [row for row in self.page.cards.rows if row.line.name == name]
        return row

    def press(self, key: Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Press a key wherever the keys are."""
        focus = self.dialog.focusWidget()
        assert focus is not None
        self.program.qtbot.keyClick(focus, key, held)

    def record(self, name: str, key: Key, held: Qt.KeyboardModifier = NONE) -> None:
        """Click a row and press a key."""
        row = self.row(name)
        self.program.qtbot.mouseClick(row, Qt.MouseButton.LeftButton, pos=QPoint(8, 8))
        assert self.recorders()
        self.program.qtbot.keyClick(self.recorders()[0], key, held)

    def recorders(self) -> list[Recorder]:
        """The fields that wait for a key."""
        return [field for field in self.page.findChildren(Recorder) if not field.isHidden()]

    def use(self, key_set: str) -> None:
        """Click a set of keys."""
        parts = self.page.sets.findChildren(QAbstractButton)
        (part,) = [part for part in parts if part.text() == key_set]
        self.program.qtbot.mouseClick(part, Qt.MouseButton.LeftButton)

    def key_set(self) -> str:
        """The set that is in use."""
        return self.program.shell.preferences.value("key_set")

    def shown(self) -> list[str]:
        """The names of the rows that are shown."""
        return [row.line.name for row in self.page.cards.rows if not row.isHidden()]


@pytest.fixture
def hand(program: Program) -> Hand:
    """The page of keys of the running program."""
    editor = program.shell.dialogs.preferences()
    program.qtbot.addWidget(editor.dialog)
    editor.dialog.show()
    return Hand(program, editor)


def mode(program: Program) -> EntryMode:
    """The way of entering."""
    return program.controller.entering.entry.mode


@pytest.mark.slow
def test_a_recorded_key_is_the_boards_at_once_and_after_a_restart(
    program: Program, hand: Hand, begin: Begin
) -> None:
    hand.record("next_mode", Key.Key_E)
    assert hand.row("next_mode").line.keys == ("E",)
    assert hand.key_set() == "own"
    assert not hand.recorders()
    program.press(Key.Key_E)
    assert mode(program) is EntryMode.CENTRE
    program.press(Key.Key_Space)
    assert mode(program) is EntryMode.CENTRE
    again = begin().start()
    again.press(Key.Key_E)
    assert mode(again) is EntryMode.CENTRE
    again.appearance.set_language("zh_CN", remember=False)
    again.press(Key.Key_E)
    assert mode(again) is EntryMode.CORNER
    title = again.controller.cards.tip._title
    again.qtbot.waitUntil(lambda: title.text() == "E：切换输入方式")


@pytest.mark.slow
def test_an_action_of_a_menu_has_its_new_key_in_the_window(program: Program, hand: Hand) -> None:
    hand.record("centre_mode", Key.Key_F11, CTRL | SHIFT)
    action = program.controller.actions["centre_mode"]
    assert [key.toString() for key in action.shortcuts()] == ["Ctrl+Shift+F11"]
    hand.dialog.close()
    window = program.shell.window
    window.activateWindow()
    program.qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    program.press(Key.Key_F11, CTRL | SHIFT)
    assert mode(program) is EntryMode.CENTRE


@pytest.mark.slow
def test_a_key_of_another_action_is_marked_in_both_rows(program: Program, hand: Hand) -> None:
    hand.record("check", Key.Key_M, CTRL)
    check, fill = hand.row("check"), hand.row("fill_notes")
    assert check.line.also == ("Fill notes",)
    assert not check.line.idle
    assert fill.line.also == ("Check",)
    assert fill.line.idle
    assert "Check" in fill.accessibleDescription()
    actions = program.controller.actions
    assert [key.toString() for key in actions["check"].shortcuts()] == ["Ctrl+M"]
    assert actions["fill_notes"].shortcuts() == []
    fill.standard_wanted.emit()
    assert [key.toString() for key in actions["fill_notes"].shortcuts()] == ["Ctrl+M"]
    assert hand.row("check").line.idle
    hand.row("check").standard_wanted.emit()
    assert not hand.row("fill_notes").line.also


@pytest.mark.parametrize(
    ("key", "held", "why"),
    [
        dear(Key.Key_F4, ALT, "belongs to the system"),
        (Key.Key_5, NONE, "5 enters or points out digits on the board."),
        dear(Key.Key_Tab, NONE, "Tab moves about on the board or in the window."),
        dear(Key.Key_Return, NONE, "Return confirms or leaves what is open."),
    ],
)
def test_a_key_that_cannot_be_had_is_refused_and_the_row_waits_on(
    hand: Hand, key: Key, held: Qt.KeyboardModifier, why: str
) -> None:
    hand.record("check", key, held)
    assert why in hand.row("check")._why.text()
    assert hand.recorders()
    hand.press(Key.Key_F2)
    assert hand.row("check").line.keys == ("F2",)
    assert hand.row("check")._why.isHidden()


@pytest.mark.slow
def test_letters_that_move_the_cursor_are_refused_with_the_reason(
    program: Program, hand: Hand
) -> None:
    program.controller.preferences.set("wasd", value=True)
    hand.record("check", Key.Key_W)
    assert hand.row("check")._why.text() == "W does something else on the board: Move."


@pytest.mark.parametrize("key", [Key.Key_Backspace, dear(Key.Key_Delete)])
def test_backspace_takes_the_key_away(program: Program, hand: Hand, key: Key) -> None:
    hand.record("check", key)
    assert hand.row("check").line.keys == ()
    assert hand.row("check").accessibleName() == "Check: no key"
    assert program.controller.actions["check"].shortcuts() == []


@pytest.mark.slow
def test_escape_and_the_cross_leave_everything_as_it_was(program: Program, hand: Hand) -> None:
    hand.record("check", Key.Key_Escape)
    assert not hand.recorders()
    assert hand.dialog.isVisible()
    row = hand.row("check")
    row.record()
    assert row._was.text() == "was Ctrl+K"
    program.qtbot.mouseClick(row.parts.side, Qt.MouseButton.LeftButton)
    assert not hand.recorders()
    assert hand.key_set() == "standard"


@pytest.mark.slow
def test_the_menu_of_a_row_records_takes_away_and_gives_back(hand: Hand) -> None:
    choices = dict(hand.row("check").choices())
    assert [*choices] == ["Record a key", "No key", "Standard key"]
    choices["No key"]()
    assert hand.row("check").line.keys == ()
    choices["Standard key"]()
    assert hand.row("check").line.keys == ("Ctrl+K",)
    choices["Record a key"]()
    assert hand.recorders()


@pytest.mark.slow
def test_everything_can_be_done_by_keys(program: Program, hand: Hand) -> None:
    hand.dialog.activateWindow()
    hand.row("digit_mode").setFocus()
    hand.press(Key.Key_Down)
    assert hand.dialog.focusWidget() is hand.row("corner_mode")
    hand.press(Key.Key_Return)
    hand.press(Key.Key_F2)
    assert hand.row("corner_mode").line.keys == ("F2",)
    assert hand.dialog.focusWidget() is hand.row("corner_mode")
    hand.press(Key.Key_Delete)
    assert hand.row("corner_mode").line.keys == ()
    hand.press(Key.Key_Up)
    assert hand.dialog.focusWidget() is hand.row("digit_mode")
    hand.press(Key.Key_Up)
    assert hand.dialog.focusWidget() is hand.row("digit_mode")


@pytest.mark.slow
def test_a_row_that_the_arrows_come_to_is_seen(hand: Hand) -> None:
    hand.row("digit_mode").setFocus()
    for _ in range(20):
        hand.press(Key.Key_Down)
    row = hand.dialog.focusWidget()
    assert row is not None
    assert not row.visibleRegion().isEmpty()


@pytest.mark.slow
def test_the_standard_set_brings_all_back_and_ones_own_is_kept(
    program: Program, hand: Hand
) -> None:
    hand.record("check", Key.Key_F2)
    hand.use("Standard")
    assert hand.row("check").line.keys == ("Ctrl+K",)
    hand.use("My own")
    assert hand.row("check").line.keys == ("F2",)
    hand.dialog.reset_asked.emit("keys")
    assert hand.key_set() == "standard"
    assert hand.row("check").line.keys == ("Ctrl+K",)
    hand.use("My own")
    assert hand.row("check").line.keys == ("Ctrl+K",)


@pytest.mark.slow
def test_hodokus_set_shows_where_the_guide_is_now_and_can_be_changed(
    program: Program, hand: Hand
) -> None:
    hand.use("HoDoKu")
    assert hand.row("show_keys").line.keys == ("Ctrl+?",)
    fixed = {row.line.text: row.line.keys for row in hand.page.cards.rows if row.line.fixed}
    assert fixed["Point out where a digit can go"] == ("Alt+1–9", "F1–F9")
    hand.record("check", Key.Key_F5)
    assert "Point out where a digit can go" in hand.row("check")._why.text()
    hand.row("check").cleared.emit()
    assert hand.key_set() == "own"
    assert hand.row("show_keys").line.keys == ("Ctrl+?",)
    assert program.controller.preferences.is_on("function_keys")


@pytest.mark.slow
def test_a_reset_of_the_standard_keys_leaves_the_boards_own_option(
    program: Program, hand: Hand
) -> None:
    program.controller.preferences.set("function_keys", value=True)
    hand.dialog.reset_asked.emit("keys")
    assert program.controller.preferences.is_on("function_keys")
    hand.use("HoDoKu")
    hand.dialog.reset_asked.emit("keys")
    assert not program.controller.preferences.is_on("function_keys")


@pytest.mark.slow
def test_words_and_pressed_keys_find_rows(program: Program, hand: Hand) -> None:
    search = hand.page.search
    program.qtbot.keyClicks(search, "corner")
    assert hand.shown() == ["corner_mode", ""]
    search.clear()
    program.qtbot.keyClick(search, Key.Key_M, CTRL)
    assert search.text() == "Ctrl+M"
    assert hand.shown() == ["fill_notes"]
    program.qtbot.keyClick(search, Key.Key_F11)
    assert hand.shown() == ["full_screen"]
    program.qtbot.keyClick(search, Key.Key_F12, CTRL | SHIFT)
    assert hand.shown() == []
    assert hand.page._foot.text() == "Nothing is called that, and nothing has this key."
    program.qtbot.keyClick(search, Key.Key_Escape)
    assert hand.dialog.isVisible()
    assert "check" in hand.shown()


@pytest.mark.slow
def test_the_search_of_all_settings_finds_keys_that_can_be_changed_there(
    program: Program, hand: Hand
) -> None:
    hand.dialog.search.setText("notes")
    assert "fill_notes" in hand.shown()
    assert "corner_first" in [row.option.name for row in hand.dialog.rows]
    hand.record("fill_notes", Key.Key_F2)
    assert hand.row("fill_notes").line.keys == ("F2",)


@pytest.mark.slow
def test_keys_go_into_a_file_and_come_back(program: Program, hand: Hand, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    hand.record("check", Key.Key_F2)
    hand.editor.export_to(path)
    hand.dialog.reset_asked.emit("")
    assert hand.row("check").line.keys == ("Ctrl+K",)
    hand.editor.import_from(path)
    assert hand.row("check").line.keys == ("F2",)
    path.write_text(
        '{"format": "sudoku-qt preferences", "version": 1, "options": {"keys": 7, "key_set": "x"}}',
        encoding="utf-8",
    )
    hand.editor.import_from(path)
    assert "keys, key_set" in hand.dialog.notice.text()
    assert hand.row("check").line.keys == ("F2",)


@pytest.mark.slow
def test_every_row_is_named_with_its_keys(hand: Hand) -> None:
    for row in hand.page.cards.rows:
        assert row.accessibleName().startswith(f"{row.line.text}: ")
        assert row.line.fixed or row.parts.side.accessibleName()
    assert hand.row("undo").accessibleName().startswith("Undo: Ctrl+Z")
    assert hand.page.search.accessibleName()
    assert hand.page.sets.field.accessibleName() == "Set of keys"

# SPDX-License-Identifier: MIT
"""Actions are made of tables: each does something, says what, and stands where its row says."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu
from shiboken6 import Shiboken

from sudoku_qt.controllers.actions import ActionRow, Key, Rows, Separator, SharedAction, Submenu
from sudoku_qt.controllers.menus.actions import Actions
from tests.owners import delete_what_waits


class Owner(QObject):
    """Does what the table below says, and remembers it."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[object] = []

    def jump(self) -> None:
        """Do the plain action."""
        self.done.append("jump")

    def sing(self, checked: bool) -> None:  # noqa: FBT001 - as Qt hands it over
        """Do the action that is on or off."""
        self.done.append(checked)

    def bow(self) -> None:
        """Do the action of a second table."""
        self.done.append("bow")

    def fill_songs(self, menu: QMenu) -> None:
        """Fill the menu in the menu."""
        menu.clear()
        menu.addAction("Greensleeves")


class Elder(QObject):
    """Would jump as well, if it were asked first."""

    def jump(self) -> None:
        """Do what no test expects."""
        pytest.fail("the second owner was asked")

    def rest(self) -> None:
        """Do what the first owner cannot."""


ROWS: Rows = (
    ActionRow("play", "jump", "&Jump…", ("Ctrl+J", "F2"), tool="Hop"),
    Separator("play"),
    ActionRow("play", "sing", "&Sing", checkable=True),
    Submenu("play", "songs", "S&ongs"),
    ActionRow("help", "rest", "&Rest && more", (Key.Quit, "Ctrl+Q")),
)


@pytest.fixture
def owner(qapp: object) -> Owner:
    """Somebody to own actions."""
    return Owner()


@pytest.fixture
def actions(owner: Owner) -> Actions:
    """The actions of the table."""
    actions = Actions(owner)
    actions.add(ROWS, owner, Elder())
    return actions


def test_an_action_calls_the_method_that_bears_its_name(owner: Owner, actions: Actions) -> None:
    actions["jump"].trigger()
    actions["sing"].trigger()
    actions["sing"].trigger()
    actions["rest"].trigger()

    assert owner.done == ["jump", True, False]


def test_a_row_without_a_method_is_noticed_at_the_start(owner: Owner) -> None:
    with pytest.raises(StopIteration):
        Actions(owner).add((ActionRow("play", "fly", "Fly"),), owner)


def test_a_menu_is_filled_in_the_order_of_the_table(owner: Owner, actions: Actions) -> None:
    menu = QMenu()
    actions.fill(menu, "play")
    jump, line, sing, songs = menu.actions()

    assert [jump.text(), sing.text(), songs.text()] == ["&Jump…", "&Sing", "S&ongs"]
    assert line.isSeparator()
    assert sing.isCheckable()
    assert not jump.isCheckable()
    assert jump.iconText() == "Hop"


def test_a_menu_in_a_menu_is_filled_when_it_is_opened(actions: Actions) -> None:
    menu = QMenu()
    actions.fill(menu, "play")
    songs = menu.actions()[-1].menu()
    assert isinstance(songs, QMenu)
    assert songs.isEmpty()

    songs.aboutToShow.emit()

    assert [action.text() for action in songs.actions()] == ["Greensleeves"]


def test_a_menu_in_a_menu_goes_with_its_actions(owner: Owner, actions: Actions) -> None:
    menu = QMenu()
    actions.fill(menu, "play")
    songs = menu.actions()[-1].menu()

    Shiboken.delete(owner)
    delete_what_waits()

    assert not Shiboken.isValid(songs)


def test_rows_stand_in_a_menu_inside_a_menu(owner: Owner) -> None:
    actions, menu = Actions(owner), QMenu()
    inner = ActionRow("play", "jump", "&Jump", ("Ctrl+J",), submenu="tricks")
    actions.add((Submenu("play", "tricks", "&Tricks"), inner), owner)
    actions.fill(menu, "play")
    (tricks,) = menu.actions()
    within = tricks.menu()
    assert isinstance(within, QMenu)
    assert tricks.text() == "&Tricks"
    assert [action.text() for action in within.actions()] == ["&Jump"]
    assert [action.text() for action in actions.each()] == ["&Jump"]
    assert actions.tool("tricks") is tricks
    assert actions.tool("tricks").property("opens")
    assert [name for name in ("tricks", "jump", "fly") if actions.has_tool(name)] == [
        "tricks", "jump",
    ]  # fmt: skip
    assert "tricks" not in actions


def test_an_action_says_how_its_button_looks(owner: Owner) -> None:
    actions = Actions(owner)
    row = ActionRow("play", "jump", "&Jump", tool="Hop", icon="bulb", goes_last=True)
    alone = ActionRow("play", "sing", "&Sing", icon="bin")
    actions.add((row, alone), owner)
    asked = "icon_name", "goes_last", "icon_only"

    assert [actions["jump"].property(name) for name in asked] == ["bulb", True, False]
    assert [actions["sing"].property(name) for name in asked] == ["bin", False, True]


def test_a_second_table_adds_to_the_same_menus(owner: Owner, actions: Actions) -> None:
    actions.add((ActionRow("play", "bow", "&Bow"),), owner)
    menu = QMenu()
    actions.fill(menu, "play")

    menu.actions()[-1].trigger()

    assert owner.done == ["bow"]


def test_every_action_with_keys_is_on_the_sheet_of_keys(actions: Actions) -> None:
    sheet = dict(actions.keys("play"))

    assert sheet["Jump"] == "Ctrl+J, F2"
    assert "Sing" not in sheet


def test_the_sheet_shows_only_keys_that_keyboards_have(owner: Owner) -> None:
    actions = Actions(owner)
    actions.add(
        (ActionRow("play", "jump", "&Jump", ("F14", "Shift+Save", "Back", "Ctrl+J", "F12")),), owner
    )

    assert dict(actions.keys("play")) == {"Jump": "Ctrl+J, F12"}
    assert len(actions["jump"].shortcuts()) == 5


def test_tool_tips_have_no_letter_keys(owner: Owner) -> None:
    actions = Actions(owner)
    actions.add((ActionRow("play", "jump", "撤销(&U)…"), ActionRow("play", "sing", "&Sing")), owner)

    assert [actions[name].toolTip() for name in ("jump", "sing")] == ["撤销", "Sing"]


def test_an_action_can_have_other_keys_and_its_tool_tip_names_them(actions: Actions) -> None:
    actions.set_keys({"jump": ("F7", "F8"), "sing": (), "strange": ("F9",)})

    assert [key.toString() for key in actions["jump"].shortcuts()] == ["F7", "F8"]
    assert actions["jump"].toolTip() == "Jump (F7)"
    actions.set_keys({"jump": ()})
    assert actions["jump"].toolTip() == "Jump"


def test_an_action_that_has_the_keys_already_is_left_alone(actions: Actions) -> None:
    actions.set_keys({"jump": ("F7", "F8")})
    changed: list[str] = []
    actions["jump"].changed.connect(lambda: changed.append("jump"))

    actions["jump"].setToolTip("Jump")
    actions.set_keys({"jump": ("F7", "F8")})
    assert actions["jump"].toolTip() == "Jump"
    assert len(changed) == 1


def test_quitting_has_keys_even_where_the_system_names_none(actions: Actions) -> None:
    assert QKeySequence("Ctrl+Q") in actions["rest"].shortcuts()


def test_a_key_that_the_system_names_too_is_there_once(owner: Owner) -> None:
    actions = Actions(owner)
    actions.add((ActionRow("play", "jump", "&Jump", (Key.Undo, "Ctrl+Z")),), owner)

    assert [key.toString() for key in actions["jump"].shortcuts()].count("Ctrl+Z") == 1


class Shouting(QTranslator):
    """Another language: the same words, louder."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Translate a text of the tables."""
        return source.upper() if context == "Actions" else source


@pytest.fixture
def shouting(qapp: QCoreApplication) -> Iterator[None]:
    """Speak another language during a test."""
    translator = Shouting()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def test_every_text_follows_the_language(actions: Actions, shouting: None) -> None:
    menu = QMenu()
    actions.fill(menu, "play")

    actions.retranslate()

    texts = [action.text() for action in menu.actions() if not action.isSeparator()]
    assert texts == ["&JUMP…", "&SING", "S&ONGS"]
    assert actions["jump"].iconText() == "HOP"


def test_what_stands_last_stands_below_what_a_game_adds(owner: Owner) -> None:
    shell, game, menu = Actions(owner), Actions(owner), QMenu()
    shell.add(
        (ActionRow("help", "jump", "Keys"), ActionRow("help", "bow", "About", last=True)), owner
    )
    game.add((ActionRow("help", "jump", "Learn"),), owner)
    shell.fill(menu, "help")
    game.fill(menu, "help")
    shell.end(menu, "help")
    assert [action.text() for action in menu.actions()] == ["Keys", "Learn", "", "About"]
    assert menu.actions()[2].isSeparator()


def test_what_cannot_be_had_leaves_its_menu_unless_it_says_why(owner: Owner) -> None:
    actions, menu = Actions(owner), QMenu()
    rows = (
        ActionRow("play", "jump", "Jump"),
        ActionRow("play", "bow", "Bow", why="You are sitting."),
    )
    actions.add((*rows, Submenu("play", "songs", "Songs")), owner)
    actions.fill(menu, "play")
    for name in ("jump", "bow", "songs"):
        actions.allow(name, on=False)
    jump, bow, songs = menu.actions()
    assert [each.isVisible() for each in (jump, bow, songs)] == [False, True, False]
    assert not bow.isEnabled()
    assert bow.statusTip() == "You are sitting."
    for name in ("jump", "bow", "songs"):
        actions.allow(name, on=True)
    assert all(each.isVisible() and each.isEnabled() for each in (jump, bow, songs))
    assert bow.statusTip() == ""


def test_what_waits_for_the_end_of_a_pause_stays_in_its_menu_and_says_so(owner: Owner) -> None:
    actions = Actions(owner)
    actions.add((ActionRow("play", "jump", "Jump"), ActionRow("play", "bow", "Bow")), owner)
    actions.allow("bow", on=False)
    actions.set_paused(True)
    assert actions["jump"].isVisible()
    assert not actions["jump"].isEnabled()
    assert "paused" in actions["jump"].statusTip()
    assert not actions["bow"].isVisible()
    actions.set_paused(False)
    actions.set_away(True)
    assert "board" in actions["jump"].statusTip()
    actions.set_away(False)
    assert actions["jump"].isEnabled()
    assert actions["jump"].statusTip() == ""


def test_a_row_of_a_mode_stands_in_its_menu_in_that_mode_only(owner: Owner) -> None:
    actions = Actions(owner)
    rows = ActionRow("play", "jump", "Jump", modes=("awake",)), ActionRow("play", "bow", "Bow")
    actions.add((*rows, Submenu("play", "songs", "Songs", modes=("awake", "merry"))), owner)

    def shown(mode: str) -> list[str]:
        menu = QMenu()
        actions.fill(menu, "play", mode)
        return [action.text() for action in menu.actions()]

    assert shown("awake") == ["Jump", "Bow", "Songs"]
    assert shown("merry") == ["Bow", "Songs"]
    assert shown("") == ["Bow"]
    assert actions["jump"].isEnabled(), "its key works in any mode"


def test_a_common_action_stands_where_a_game_has_its_place(owner: Owner) -> None:
    shell, game, menu = Actions(owner), Actions(owner), QMenu()
    shell.add(
        (ActionRow("play", "jump", "Jump"), ActionRow("play", "rest", "Rest")), owner, Elder()
    )
    game.add((ActionRow("play", "bow", "Bow"), SharedAction("play", "jump")), owner)
    shell.fill(menu, "play", but=game.common_names)
    game.fill(menu, "play", common=shell)
    assert menu.actions() == [shell["rest"], game["bow"], shell["jump"]]


def test_an_action_can_be_called_otherwise(actions: Actions) -> None:
    actions.call("jump", "&Leap")
    assert actions["jump"].text() == "&Leap"
    assert actions["jump"].toolTip() == "Leap (Ctrl+J)"
    actions.retranslate()
    assert actions["jump"].text() == "&Jump…"


def test_no_text_decides_where_a_mac_puts_an_action(owner: Owner, actions: Actions) -> None:
    assert {action.menuRole() for action in actions.each()} == {QAction.MenuRole.NoRole}

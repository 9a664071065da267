# SPDX-License-Identifier: MIT
"""The lists of techniques: searched, chosen from, wanted or not, with keys alone."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.views.sudoku.dialogs.technique_lists import Family, TechniqueList, TechniqueOptions
from sudoku_qt.views.sudoku.dialogs.wish_delegate import MUST, MUST_NOT
from sudoku_qt.views.theme import Theme

PAGES = {"x_wing": "Two rows.", "swordfish": "Also called a rig-wing, by X-Wing's kin."}
FAMILIES = (
    Family("Singles", (("naked_single", "唯一余数"), ("hidden_single", "Hidden Single"))),
    Family("Fish", (("x_wing", "X-Wing"), ("swordfish", "Swordfish")), lambda name: PAGES[name]),
)
Key = Qt.Key


@pytest.fixture
def chooser(qtbot: QtBot, theme: Theme) -> TechniqueList:
    """A list to choose from."""
    made = TechniqueList(FAMILIES)
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def options(qtbot: QtBot, theme: Theme) -> TechniqueOptions:
    """A list of musts and must-nots."""
    made = TechniqueOptions(FAMILIES)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(techniques: TechniqueList) -> list[str]:
    return [item.text(0) for item in techniques.items() if not item.isHidden()]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("x wing", ["X-Wing"]),
        ("XWING", ["X-Wing"]),
        ("唯一", ["唯一余数"]),
        ("naked", ["唯一余数"]),
        ("s", ["唯一余数", "Hidden Single", "Swordfish"]),
        ("unheard of", []),
        ("Rig wing", ["Swordfish"]),
        ("", ["唯一余数", "Hidden Single", "X-Wing", "Swordfish"]),
    ],
)
def test_searching_finds_titles_and_names(
    chooser: TechniqueList, typed: str, found: list[str]
) -> None:
    chooser.search.setText("something else")
    chooser.search.clear()
    chooser.search.setText(typed)
    assert shown(chooser) == found
    if typed and found:
        assert chooser.current(), "the first that was found is chosen"


def test_a_family_is_no_technique(chooser: TechniqueList, qtbot: QtBot) -> None:
    chooser.tree.setCurrentItem(chooser.groups[0][0])
    assert chooser.current() == ""
    chooser.go_to("swordfish")
    assert chooser.current() == "swordfish"
    with qtbot.waitSignal(chooser.chosen):
        chooser.tree.itemDoubleClicked.emit(chooser.tree.currentItem(), 0)


def test_space_leads_from_either_to_must_to_must_not_and_back(
    options: TechniqueOptions, qtbot: QtBot
) -> None:
    options.go_to("x_wing")
    item = next(item for item in options.items() if item.text(0) == "X-Wing")
    seen = []
    for _ in range(3):
        with qtbot.waitSignal(options.changed):
            qtbot.keyClick(options.tree, Key.Key_Space)
        spoken = item.data(0, Qt.ItemDataRole.AccessibleTextRole)
        seen.append((options.checked(MUST), options.checked(MUST_NOT), spoken))
    assert seen == [
        (("x_wing",), (), "X-Wing, must come up"),
        ((), ("x_wing",), "X-Wing, must not come up"),
        ((), (), "X-Wing"),
    ]


def test_nothing_can_be_a_must_and_a_must_not(options: TechniqueOptions) -> None:
    options.set_checked(["x_wing"], ["naked_single"])
    item = next(item for item in options.items() if item.text(0) == "X-Wing")
    item.setCheckState(MUST_NOT, Qt.CheckState.Checked)
    assert options.checked(MUST) == ()
    assert options.checked(MUST_NOT) == ("naked_single", "x_wing")


def test_what_is_chosen_is_unfolded(options: TechniqueOptions) -> None:
    options.set_checked(["x_wing"], [])
    assert [family.isExpanded() for family, _ in options.groups] == [False, True]


def test_a_family_says_how_many_it_has_and_what_is_wished_in_it(options: TechniqueOptions) -> None:
    fish = options.groups[1][0]
    assert fish.text(0) == "Fish  2"
    options.set_checked(["x_wing"], ["swordfish"])
    assert fish.text(MUST) == "1 must, 1 not"
    options.set_checked([], [])
    assert fish.text(MUST) == ""


def test_a_family_s_title_is_whole_until_a_badge_stands_beside_it(
    options: TechniqueOptions,
) -> None:
    family = options.groups[1][0]
    assert family.isFirstColumnSpanned()
    options.set_checked(["x_wing"], [])
    assert not family.isFirstColumnSpanned()
    options.set_checked([], [])
    assert family.isFirstColumnSpanned()

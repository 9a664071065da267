# SPDX-License-Identifier: MIT
"""The wishes that most players never have: shown, given back, and only where they hold."""

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.sudoku.dialogs.advanced_options import MoreWishes
from sudoku_qt.views.sudoku.dialogs.technique_lists import Family
from sudoku_qt.views.theme import Theme

FAMILIES = (Family("Fish", (("x_wing", "X-Wing"), ("swordfish", "Swordfish"))),)
EVERYTHING = NewSudoku(
    clues=(24, 28),
    must=("x_wing",),
    must_not=("swordfish",),
    mask=frozenset(range(30)),
    minimal=True,
    seed="7Q4-KM2",
)


@pytest.fixture
def more(qtbot: QtBot, theme: Theme) -> MoreWishes:
    """Give the tabs with nothing wished."""
    made = MoreWishes(theme, lambda: FAMILIES)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("wish", [NewSudoku(), EVERYTHING])
def test_it_gives_back_what_it_was_shown(more: MoreWishes, wish: NewSudoku) -> None:
    more.show_wish(wish)
    assert more.wish(NewSudoku()) == wish
    assert [more.tabText(tab).endswith("•") for tab in range(3)] == 3 * [wish == EVERYTHING]


def test_any_level_will_do_only_where_a_technique_must_come_up(more: MoreWishes) -> None:
    more.show_wish(NewSudoku(level=0, must=("x_wing",)))
    assert more.wish(NewSudoku(level=3)) == NewSudoku(level=0, must=("x_wing",))
    more.techniques.set_checked([], ["x_wing"])
    assert not more.any_level.isEnabled()
    assert more.wish(NewSudoku(level=3)).level == 3


def test_a_digging_mode_looks_at_the_seed_alone(more: MoreWishes) -> None:
    more.show_wish(EVERYTHING)
    more.offer("classic", "central")
    assert more.wish(NewSudoku("classic", 5)) == NewSudoku("classic", 5, seed="7Q4-KM2")
    assert [more.isTabEnabled(tab) for tab in range(3)] == [True, False, False]
    assert not more.givens.fewest.isEnabled()
    assert more.givens.seed.isEnabled()
    more.offer("standard", "central")
    assert more.wish(NewSudoku()) == EVERYTHING


def test_a_range_never_turns_round(more: MoreWishes) -> None:
    more.givens.counted.setChecked(True)
    more.givens.fewest.setValue(40)
    assert more.givens.clues() == (40, 40)
    more.givens.most.setValue(20)
    assert more.givens.clues() == (20, 20)


def test_a_number_of_givens_is_between_17_and_80(more: MoreWishes) -> None:
    more.show_wish(NewSudoku(clues=(3, 99)))
    assert more.givens.clues() == (17, 80)


def test_blanks_round_a_seed_do_not_count(more: MoreWishes) -> None:
    more.givens.seed.setText("  abc ")
    assert more.wish(NewSudoku()).seed == "abc"


def test_cells_are_mirrored_as_the_symmetry_says_unless_that_is_not_wanted(
    more: MoreWishes,
) -> None:
    more.offer("standard", "central")
    more.cells.model.draw(0, on=True)
    assert more.wish(NewSudoku()).mask == frozenset({0, 80})
    more.cells.mirrored.setChecked(False)
    more.cells.model.draw(1, on=True)
    assert more.wish(NewSudoku()).mask == frozenset({0, 1, 80})


def test_all_and_clear_lead_back_to_anywhere(more: MoreWishes) -> None:
    more.cells.model.draw(0, on=True)
    more.cells.all.click()
    assert (more.cells.model.count, more.wish(NewSudoku()).mask) == (81, None)
    more.cells.model.draw(0, on=False)
    assert more.wish(NewSudoku()).mask == frozenset(range(1, 81))
    more.cells.none.click()
    assert more.cells.model.count == 0


def test_all_wishes_are_forgotten_at_once(more: MoreWishes, qtbot: QtBot) -> None:
    more.show_wish(EVERYTHING)
    with qtbot.waitSignal(more.changed):
        more.forget.click()
    assert more.wish(NewSudoku()) == NewSudoku()
    assert not more.forget.isEnabled()


def test_every_wish_is_told(more: MoreWishes, qtbot: QtBot) -> None:
    givens = more.givens
    for wish in (
        lambda: givens.counted.setChecked(True),
        lambda: givens.most.setValue(30),
        lambda: givens.minimal.setChecked(True),
        lambda: qtbot.keyClicks(givens.seed, "a"),
        lambda: more.techniques.set_checked(["x_wing"], []),
        lambda: more.cells.model.draw(3, on=True),
    ):
        with qtbot.waitSignal(more.changed):
            wish()

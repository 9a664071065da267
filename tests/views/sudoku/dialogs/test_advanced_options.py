# SPDX-License-Identifier: MIT
"""The options that most players never touch: shown, given back, and only where they hold."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions
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
def more(qtbot: QtBot, theme: Theme) -> AdvancedOptions:
    """The tabs with nothing chosen."""
    made = AdvancedOptions(lambda: FAMILIES)
    qtbot.addWidget(made)
    return made


def enabled(more: AdvancedOptions) -> list[bool]:
    """Which of the three pages can be chosen."""
    return [part.isEnabled() for part in more.pages.findChildren(QAbstractButton)]


@pytest.mark.parametrize("wanted", [NewSudoku(), EVERYTHING])
def test_it_gives_back_what_it_was_shown(more: AdvancedOptions, wanted: NewSudoku) -> None:
    more.show_wanted(wanted)
    assert more.wanted(NewSudoku()) == wanted
    assert more.count() == (6 if wanted == EVERYTHING else 0)
    assert more.badge.isHidden() is (wanted != EVERYTHING)


def test_any_level_will_do_only_where_a_technique_must_come_up(more: AdvancedOptions) -> None:
    more.show_wanted(NewSudoku(level=0, must=("x_wing",)))
    assert more.wanted(NewSudoku(level=3)) == NewSudoku(level=0, must=("x_wing",))
    more.techniques.set_checked([], ["x_wing"])
    assert not more.any_level.isEnabled()
    assert more.wanted(NewSudoku(level=3)).level == 3


def test_a_digging_mode_looks_at_the_seed_alone(more: AdvancedOptions) -> None:
    more.show_wanted(EVERYTHING)
    more.offer("digging", "central")
    assert more.wanted(NewSudoku("digging", 5)) == NewSudoku("digging", 5, seed="7Q4-KM2")
    assert enabled(more) == [True, False, False]
    assert more.pages.key == "givens"
    assert not more.givens.fewest.isEnabled()
    assert more.givens.seed.isEnabled()
    more.offer("standard", "central")
    assert more.wanted(NewSudoku()) == EVERYTHING
    assert enabled(more) == [True, True, True]


def test_a_range_never_turns_round(more: AdvancedOptions) -> None:
    more.givens.counted.setChecked(True)
    more.givens.fewest.setValue(40)
    assert more.givens.clues() == (40, 40)
    more.givens.most.setValue(20)
    assert more.givens.clues() == (20, 20)


def test_a_number_of_givens_is_between_17_and_80(more: AdvancedOptions) -> None:
    more.show_wanted(NewSudoku(clues=(3, 99)))
    assert more.givens.clues() == (17, 80)


def test_blanks_round_a_seed_do_not_count(more: AdvancedOptions) -> None:
    more.givens.seed.setText("  abc ")
    assert more.wanted(NewSudoku()).seed == "abc"


def test_cells_are_mirrored_as_the_symmetry_says_unless_that_is_not_wanted(
    more: AdvancedOptions,
) -> None:
    more.offer("standard", "central")
    more.cells.model.draw(0, on=True)
    assert more.wanted(NewSudoku()).mask == frozenset({0, 80})
    more.cells.mirrored.setChecked(False)
    more.cells.model.draw(1, on=True)
    assert more.wanted(NewSudoku()).mask == frozenset({0, 1, 80})


def test_all_and_clear_lead_back_to_anywhere(more: AdvancedOptions) -> None:
    more.cells.model.draw(0, on=True)
    more.cells.all.click()
    assert (more.cells.model.count, more.wanted(NewSudoku()).mask) == (81, None)
    more.cells.model.draw(0, on=False)
    assert more.wanted(NewSudoku()).mask == frozenset(range(1, 81))
    more.cells.none.click()
    assert more.cells.model.count == 0


def test_all_options_are_reset_at_once(more: AdvancedOptions, qtbot: QtBot) -> None:
    more.show_wanted(EVERYTHING)
    with qtbot.waitSignal(more.changed):
        more.forget.click()
    assert more.wanted(NewSudoku()) == NewSudoku()
    assert not more.forget.isEnabled()


def test_every_option_is_told(more: AdvancedOptions, qtbot: QtBot) -> None:
    givens = more.givens
    for wanted in (
        lambda: givens.counted.setChecked(True),
        lambda: givens.most.setValue(30),
        lambda: givens.minimal.setChecked(True),
        lambda: qtbot.keyClicks(givens.seed, "a"),
        lambda: more.techniques.set_checked(["x_wing"], []),
        lambda: more.cells.model.draw(3, on=True),
    ):
        with qtbot.waitSignal(more.changed):
            wanted()


def test_a_part_shows_its_page(more: AdvancedOptions) -> None:
    more.show()
    for key, part in (("techniques", more.techniques), ("cells", more.cells)):
        more.show_page(key)
        assert (part.isVisible(), more.givens.isVisible()) == (True, False)


def test_a_range_of_ratings_frees_the_level(more: AdvancedOptions) -> None:
    more.givens.rated.setChecked(True)
    more.givens.lowest.setValue(9.0)
    assert more.wanted(NewSudoku(level=3)) == NewSudoku(level=0, se=(9.0, 9.0))
    more.show_wanted(NewSudoku(level=0, se=(2.0, 3.4)))
    assert more.wanted(NewSudoku(level=3)) == NewSudoku(level=0, se=(2.0, 3.4))
    assert more.count() == 1
    more.forget.click()
    assert more.wanted(NewSudoku(level=3)) == NewSudoku(level=3)
    assert not more.givens.lowest.isEnabled()


def test_a_key_step_is_of_the_highest_level(more: AdvancedOptions) -> None:
    more.key_step.click()
    assert more.wanted(NewSudoku(level=3)) == NewSudoku(level=5, one_key_step=True)
    assert more.count() == 1
    more.show_wanted(NewSudoku(level=5, one_key_step=True))
    assert more.key_step.isChecked()


def test_the_words_of_a_range_are_whole(more: AdvancedOptions) -> None:
    more.show()
    given = more.givens
    for box, end in ((given.counted, given.fewest), (given.rated, given.lowest)):
        assert box.geometry().bottom() < end.y()
        assert box.width() >= box.sizeHint().width()
        assert end.width() >= end.sizeHint().width()

# SPDX-License-Identifier: MIT
"""The options that most players never touch: shown, given back, and only where they hold."""

import pytest
from PySide6.QtWidgets import QAbstractButton, QLineEdit
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.sudoku.dialogs.advanced_options import AdvancedOptions
from sudoku_qt.views.sudoku.dialogs.option_fields import SpanField, SwitchField, WordsField
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


def span(more: AdvancedOptions, name: str) -> SpanField:
    """The field of a range."""
    field = more.fields[name]
    assert isinstance(field, SpanField)
    return field


def seed(more: AdvancedOptions) -> QLineEdit:
    """The line of the seed."""
    field = more.fields["seed"]
    assert isinstance(field, WordsField)
    return field.line


def enabled(more: AdvancedOptions) -> list[bool]:
    """Which of the three pages can be chosen."""
    return [part.isEnabled() for part in more.pages.findChildren(QAbstractButton)]


@pytest.mark.parametrize("wanted", [NewSudoku(), EVERYTHING])
def test_it_gives_back_what_it_was_shown(more: AdvancedOptions, wanted: NewSudoku) -> None:
    more.show_options(wanted)
    assert more.added_to(NewSudoku()) == wanted
    more.offer(wanted)
    assert more.badge.isHidden() is (wanted != EVERYTHING)
    assert more.badge.text() == ("6 set" if wanted == EVERYTHING else "0 set")


def test_any_level_will_do_only_where_a_technique_must_come_up(more: AdvancedOptions) -> None:
    more.show_options(NewSudoku(level=0, must=("x_wing",)))
    assert more.added_to(NewSudoku(level=3)) == NewSudoku(level=0, must=("x_wing",))
    more.techniques.list.set_checked([], ["x_wing"])
    more.offer(more.added_to(NewSudoku()))
    assert not more.techniques.any_level.isEnabled()
    assert more.added_to(NewSudoku(level=3)).level == 3


def test_a_digging_mode_looks_at_the_seed_alone(more: AdvancedOptions) -> None:
    more.show_options(EVERYTHING)
    more.offer(NewSudoku("digging"))
    assert more.added_to(NewSudoku("digging", 5)) == NewSudoku("digging", 5, seed="7Q4-KM2")
    assert enabled(more) == [True, False, False]
    assert more.pages.key == "givens"
    assert not span(more, "clues").ends[0].isEnabled()
    assert seed(more).isEnabled()
    more.offer(NewSudoku())
    assert more.added_to(NewSudoku()) == EVERYTHING
    assert enabled(more) == [True, True, True]


def test_blanks_round_a_seed_do_not_count(more: AdvancedOptions) -> None:
    seed(more).setText("  abc ")
    assert more.added_to(NewSudoku()).seed == "abc"


def test_cells_are_mirrored_as_the_symmetry_says_unless_that_is_not_wanted(
    more: AdvancedOptions,
) -> None:
    more.offer(NewSudoku())
    more.cells.model.draw(0, on=True)
    assert more.added_to(NewSudoku()).mask == frozenset({0, 80})
    more.cells.mirrored.setChecked(False)
    more.cells.model.draw(1, on=True)
    assert more.added_to(NewSudoku()).mask == frozenset({0, 1, 80})


def test_all_and_clear_lead_back_to_anywhere(more: AdvancedOptions) -> None:
    more.cells.model.draw(0, on=True)
    more.cells.all.click()
    assert (more.cells.model.count, more.added_to(NewSudoku()).mask) == (81, None)
    more.cells.model.draw(0, on=False)
    assert more.added_to(NewSudoku()).mask == frozenset(range(1, 81))
    more.cells.none.click()
    assert more.cells.model.count == 0


def test_to_reset_all_is_offered_where_anything_is_set(more: AdvancedOptions, qtbot: QtBot) -> None:
    more.offer(NewSudoku())
    assert not more.forget.isEnabled()
    more.offer(NewSudoku(symmetry="none"))
    with qtbot.waitSignal(more.forgotten):
        more.forget.click()


def test_every_option_is_told(more: AdvancedOptions, qtbot: QtBot) -> None:
    clues, minimal = span(more, "clues"), more.fields["minimal"]
    assert isinstance(minimal, SwitchField)
    for wanted in (
        lambda: clues.box.setChecked(True),
        lambda: clues.ends[1].setValue(30),
        lambda: minimal.box.setChecked(True),
        lambda: qtbot.keyClicks(seed(more), "a"),
        lambda: more.techniques.list.set_checked(["x_wing"], []),
        lambda: more.techniques.any_level.setChecked(True),
        lambda: more.cells.model.draw(3, on=True),
    ):
        with qtbot.waitSignal(more.changed):
            wanted()


def test_a_part_shows_its_page(more: AdvancedOptions) -> None:
    more.show()
    for key, part in (("techniques", more.techniques), ("cells", more.cells)):
        more.show_page(key)
        assert (part.isVisible(), seed(more).isVisible()) == (True, False)


def test_a_range_of_ratings_frees_the_level(more: AdvancedOptions) -> None:
    field = span(more, "se")
    field.box.setChecked(True)
    field.ends[0].setValue(9.0)
    wanted = more.added_to(NewSudoku(level=3))
    assert wanted == NewSudoku(level=0, se=(9.0, 9.0))
    more.show_options(NewSudoku(level=0, se=(2.0, 3.4)))
    assert more.added_to(NewSudoku(level=3)) == NewSudoku(level=0, se=(2.0, 3.4))


def test_a_key_step_is_of_the_highest_level(more: AdvancedOptions) -> None:
    (field,) = more.techniques.fields
    assert isinstance(field, SwitchField)
    field.box.click()
    assert more.added_to(NewSudoku(level=3)) == NewSudoku(level=5, one_key_step=True)
    more.show_options(NewSudoku())
    assert more.added_to(NewSudoku(level=3)) == NewSudoku(level=3)
    more.show_options(NewSudoku(level=5, one_key_step=True))
    assert field.box.isChecked()

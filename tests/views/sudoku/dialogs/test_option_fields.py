# SPDX-License-Identifier: MIT
"""Every option has the field of its kind, which gives back what it shows."""

from collections.abc import Mapping

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.sudoku.dialogs.option_fields import (
    GIVEN_ROWS,
    TECHNIQUE_ROWS,
    OptionField,
    OptionWords,
    SpanField,
    field_of,
)
from sudoku_qt.views.theme import Theme

ROWS = {row.name: row for row in (*GIVEN_ROWS, *TECHNIQUE_ROWS)}
WANTED = NewSudoku(clues=(24, 28), minimal=True, se=(7.5, 8.5), seed="7Q4", one_key_step=True)


def made(qtbot: QtBot, name: str) -> OptionField:
    """The field of an option."""
    field = field_of(ROWS[name])
    qtbot.addWidget(field)
    return field


def span(qtbot: QtBot, name: str) -> SpanField:
    """The field of a range."""
    field = made(qtbot, name)
    assert isinstance(field, SpanField)
    return field


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("wanted", [NewSudoku(), WANTED])
def test_a_field_gives_back_what_it_shows(
    qtbot: QtBot, theme: Theme, name: str, wanted: NewSudoku
) -> None:
    field = made(qtbot, name)
    field.show_options(wanted)
    assert field.values() == {name: getattr(wanted, name)}
    values: Mapping[str, object] = field.values()
    assert type(values[name]) is type(getattr(wanted, name))


def test_only_what_a_mode_looks_at_can_be_chosen_in_it(qtbot: QtBot, theme: Theme) -> None:
    offered = set()
    for name in ROWS:
        field = made(qtbot, name)
        field.offer("digging")
        if field.isEnabled():
            offered.add(name)
        field.offer("standard")
        assert field.isEnabled()
    assert offered == {"seed"}


def test_an_option_of_another_kind_has_no_field(theme: Theme) -> None:
    with pytest.raises(TypeError, match="no field for mask"):
        field_of(OptionWords("mask", "Cells"))


def test_a_range_never_turns_round(qtbot: QtBot, theme: Theme) -> None:
    field = span(qtbot, "clues")
    field.box.setChecked(True)
    field.ends[0].setValue(40)
    assert field.values() == {"clues": (40, 40)}
    field.ends[1].setValue(20)
    assert field.values() == {"clues": (20, 20)}


def test_a_range_stays_within_its_bounds(qtbot: QtBot, theme: Theme) -> None:
    field = span(qtbot, "clues")
    field.show_options(NewSudoku(clues=(3, 99)))
    assert field.values() == {"clues": (17, 80)}


def test_the_ends_of_a_range_are_offered_where_one_is_wanted(qtbot: QtBot, theme: Theme) -> None:
    field = span(qtbot, "se")
    assert not any(end.isEnabled() for end in field.ends)
    field.box.click()
    assert all(end.isEnabled() for end in field.ends)


@pytest.mark.parametrize("name", ["clues", "se"])
def test_the_words_of_a_range_are_whole(qtbot: QtBot, theme: Theme, name: str) -> None:
    field = span(qtbot, name)
    field.show()
    assert field.box.geometry().bottom() < field.ends[0].y()
    for part in (field.box, *field.ends):
        assert part.width() >= part.sizeHint().width()

# SPDX-License-Identifier: MIT
"""What is written is read again: all that a format can carry, and what it cannot is named."""

from dataclasses import replace

import pytest
from hypothesis import given

from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position_of
from sudoku_qt.engine.sudoku.text.position_format import Part, PositionFormat, parts_of
from tests.engine.formats.positions import positions

WRITTEN = [form for form in FORMATS if isinstance(form, PositionFormat) and form.writes]
each_format = pytest.mark.parametrize("form", WRITTEN, ids=lambda form: form.name)


def writable(form: PositionFormat, drawn: Position) -> Position:
    """The position, without what its format refuses: GNOME's code counts up to eight of a digit."""
    if form.name != "gnome_code":
        return drawn
    givens = bytes(digit if cell else 0 for cell, digit in enumerate(drawn.setup.givens))
    givens = bytes(
        digit if givens[:cell].count(digit) < 8 else 0 for cell, digit in enumerate(givens)
    )
    setup = replace(drawn.setup, givens=givens)
    return replace(drawn, setup=setup, grid=replace(drawn.grid, givens=givens))


@each_format
@given(drawn=positions())
def test_what_is_written_is_read_again(form: PositionFormat, drawn: Position) -> None:
    found = found_at(writable(form, drawn))
    before = form.kept(position_of(found))
    text = form.write(found)

    (again,) = form.read(text)

    assert parts_of(position_of(again)) == parts_of(before)
    assert form.part(again) in text
    assert form.kept(before) == before


@each_format
@given(drawn=positions())
def test_what_is_lost_is_named_and_nothing_else(form: PositionFormat, drawn: Position) -> None:
    found = found_at(drawn)
    before, after = parts_of(drawn), parts_of(form.kept(drawn))

    lost = form.lost(found)

    named = set(lost.facts["parts"]) if lost else set()  # type: ignore[call-overload]  # a tuple
    assert named == {part.value for part in Part if before[part] != after[part]}
    assert form.lost(found_at(form.kept(drawn))) is None
    assert all(before[part] == after[part] for part in form.carries - {Part.NOTES, Part.COLOURS})


def test_a_sentence_tells_what_is_lost() -> None:
    form = next(form for form in WRITTEN if form.name == "sdk")
    marked = position_of(form.read("[Puzzle]\n" + "123456789\n" + ".........\n" * 8)[0])
    played = replace(
        marked,
        elapsed_ms=65_000,
        grid=marked.grid.with_markings(marked.grid.markings.with_colours(80, 0b11)),
    )

    assert (
        str(form.lost(found_at(played))) == "SadMan Sudoku (.sdk) cannot hold: colours, the clock."
    )
    assert form.lost(found_at(marked)) is None

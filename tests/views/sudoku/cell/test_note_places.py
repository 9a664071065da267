# SPDX-License-Identifier: MIT
"""The places of notes: nine of them in the middle of the cell, or corners and a row."""

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sudoku_qt.models.sudoku.board.cell import Cell, Disc, Layout
from sudoku_qt.models.sudoku.board.model import digits_in
from sudoku_qt.views.sudoku.cell.digit_cache import whole_height
from sudoku_qt.views.sudoku.cell.note_places import (
    CORNERS,
    NOTE_HEIGHT,
    digit_at,
    note_frame,
    note_places,
    placed_notes,
)
from tests.sweeps import every

SIZE = 66
EACH_SIZE = pytest.mark.parametrize("size", every(6, range(20, 200, 7)))


@EACH_SIZE
def test_nine_places_lie_in_the_middle_of_a_cell(size: int) -> None:
    room, first, step = note_places(size)
    last = first + 2 * step + room
    assert first + last == size
    assert 0 <= first < size / 8
    assert step <= room <= step + 1


def test_a_candidate_has_its_own_place_whatever_else_is_noted() -> None:
    alone = placed_notes(Cell(notes=0b100), SIZE)
    full = placed_notes(Cell(notes=0b111111111), SIZE)
    assert alone == [full[2]]
    assert [note.digit for note in full] == list(range(1, 10))
    assert len({(note.left, note.top) for note in full}) == 9


@EACH_SIZE
def test_the_digit_at_a_candidate_is_its_own(size: int) -> None:
    for note in placed_notes(Cell(notes=0b111111111), size):
        middle = note.left + note.room / 2, note.top + note.room / 2
        assert digit_at(*middle, size) == note.digit


def test_corner_notes_take_the_corners_in_their_order() -> None:
    notes = placed_notes(Cell(corners=0b110010010), SIZE)  # 2, 5, 8 and 9
    _, first, step = note_places(SIZE)
    far = first + 2 * step
    assert [(note.digit, note.left, note.top) for note in notes] == [
        (2, first, first), (5, far, first), (8, first, far), (9, far, far),
    ]  # fmt: skip
    assert all(note.corner for note in notes)
    assert len(set(CORNERS)) == 9


@pytest.mark.parametrize("snyder", [False, True])
@given(notes=st.integers(0, 511), corners=st.integers(1, 511))
def test_no_candidate_moves_when_corner_notes_come(
    *, snyder: bool, notes: int, corners: int
) -> None:
    assume(notes.bit_count() + corners.bit_count() <= 9)
    alone = Cell(notes=notes, snyder=snyder)
    both = placed_notes(alone._replace(corners=corners), SIZE)
    assert [note for note in both if not note.corner] == placed_notes(alone, SIZE)
    assert [note.digit for note in both if note.corner] == list(digits_in(corners))


@given(notes=st.integers(0, 511), corners=st.integers(0, 511))
def test_no_two_notes_share_a_place(notes: int, corners: int) -> None:
    both = placed_notes(Cell(notes=notes, corners=corners), SIZE)
    if notes.bit_count() + corners.bit_count() <= 9:
        assert len({(note.left, note.top) for note in both}) == len(both)
    assert len(both) == notes.bit_count() + corners.bit_count()


def test_corner_notes_take_what_the_candidates_leave_free_corners_first() -> None:
    notes = placed_notes(Cell(notes=0b1000011, corners=0b11100), SIZE)  # 1, 2, 7; 3, 4, 5
    _, first, step = note_places(SIZE)
    far = first + 2 * step
    assert [(note.digit, note.left, note.top) for note in notes if note.corner] == [
        (3, far, first), (4, far, far), (5, first + step, far),
    ]  # fmt: skip


@pytest.mark.parametrize("notes", [0b11111111, 0b111111111])
def test_where_corner_notes_find_no_place_the_candidates_stand_in_one_row(notes: int) -> None:
    row = [note for note in placed_notes(Cell(notes=notes, corners=3), SIZE) if not note.corner]
    assert {note.top for note in row} == {(SIZE - row[0].room) // 2}
    assert [note.left for note in row] == sorted({note.left for note in row})
    assert row[0].left >= 0
    assert abs(row[0].left + row[-1].left + row[0].room - SIZE) <= 1


@pytest.mark.parametrize("notes", [0b1, 0b10010001, 0b111110000])
def test_in_snyders_way_no_note_moves_when_one_of_the_other_kind_comes(notes: int) -> None:
    alone, corner = Cell(notes=notes, snyder=True), Cell(corners=0b1000, snyder=True)
    both = placed_notes(alone._replace(corners=corner.corners), SIZE)
    assert both == placed_notes(corner, SIZE) + placed_notes(alone, SIZE)


def test_what_does_not_fit_into_a_row_stands_three_by_three_in_snyders_way_too() -> None:
    many, hinted = Cell(notes=0b111111, snyder=True), Cell(discs=(Disc(3, "set_a"),), snyder=True)
    for cell in (many, hinted):
        assert placed_notes(cell, SIZE) == placed_notes(cell._replace(snyder=False), SIZE)


def test_a_note_is_hit_where_it_is() -> None:
    note = placed_notes(Cell(notes=0b1), SIZE)[0]
    assert note.holds(note.left + 1, note.top + 1)
    assert not note.holds(note.left + note.room, note.top)


FOUR = Layout.FOUR_BY_FOUR
CLOSER = [Layout.LOWERED, FOUR, FOUR | Layout.LOWERED, Layout.LOWERED | Layout.LABELLED]


@EACH_SIZE
@pytest.mark.parametrize("layout", CLOSER)
def test_closer_notes_are_apart_and_within_the_cell(size: int, layout: Layout) -> None:
    every_digit = 0xFFFF if layout & FOUR else 0x1FF
    notes = placed_notes(Cell(notes=every_digit, layout=layout), size)
    assert len({(note.left, note.top) for note in notes}) == every_digit.bit_count()
    for note in notes:
        assert 0 <= note.left <= size - note.room
        assert 0 <= note.top <= size - note.room
        middle = note.left + note.room / 2, note.top + note.room / 2
        assert digit_at(*middle, size, layout) == note.digit
        assert note.scale < 1


def test_below_a_sum_candidates_stand_lower_and_closer() -> None:
    frame = note_frame(100, Layout.LOWERED)
    assert (frame.across, frame.down) == (27, 22)
    middle = frame.top + frame.down + frame.room / 2
    assert middle == pytest.approx(50 + 8.5, abs=1)


@EACH_SIZE
def test_rows_of_four_by_four_use_the_cell_and_stand_apart(size: int) -> None:
    """Also in cells of 24 pixels, as large as those of 16 rows are in a small window."""
    frame = note_frame(size, FOUR)
    written = whole_height(round(size * NOTE_HEIGHT * frame.height), frame.room)
    assert 0 < written < frame.down
    assert frame.left == frame.top < size / 12
    assert 4 * written > 0.68 * size if size > 23 else written > 3


@pytest.mark.parametrize("layout", [Layout.LABELLED, Layout.LABELLED | Layout.LOWERED | FOUR])
@pytest.mark.parametrize("notes", [0, 0b111])
def test_corner_notes_and_a_row_stand_below_a_label_however_long(
    notes: int, layout: Layout
) -> None:
    label = 0.235 * SIZE
    cell = Cell(notes=notes, corners=0b1111 << 4, layout=layout, snyder=True)
    placed = placed_notes(cell, SIZE)
    assert len(placed) == 4 + notes.bit_count()
    for note in placed:
        height = SIZE * NOTE_HEIGHT * note.height
        assert note.top + (note.room - height) / 2 > label
    corners, row = placed[:4], placed[4:]
    rows = sorted({note.top for note in corners})
    assert len(rows) == 2, "above and below the row"
    assert all(rows[0] < note.top < rows[1] for note in row)


@pytest.mark.parametrize("layout", CLOSER)
def test_corner_notes_stand_among_closer_candidates(layout: Layout) -> None:
    notes = placed_notes(Cell(notes=0b11, corners=0b1100, layout=layout), SIZE)
    assert len({(note.left, note.top) for note in notes}) == 4

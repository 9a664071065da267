# SPDX-License-Identifier: MIT
"""The places of notes: nine of them in the middle of the cell, or corners and a row."""

import pytest

from sudoku_qt.models.sudoku.board.cell import Cell, Disc
from sudoku_qt.views.sudoku.cell.note_places import CORNERS, digit_at, note_places, placed_notes
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


@pytest.mark.parametrize("notes", [0b1, 0b10010001, 0b111111111])
def test_beside_corner_notes_the_candidates_stand_in_one_row_in_the_middle(notes: int) -> None:
    row = [note for note in placed_notes(Cell(notes=notes, corners=1), SIZE) if not note.corner]
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

# SPDX-License-Identifier: MIT
"""Sets of cells and masks as plain Python reads them."""

from sudoku_qt.engine.sudoku.logic import bits
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.sweeps import in_turn


def test_a_set_of_cells_is_counted_and_its_lowest_cell_found() -> None:
    cells = bits.bit(80) | bits.bit(17) | bits.bit(40)
    assert bits.count(cells) == 3
    assert bits.first(cells) == 17


def test_a_mask_is_counted_and_its_lowest_bit_found() -> None:
    assert bits.size(0b101000) == 2
    assert bits.low(0b101000) == 3


def test_sets_come_in_ascending_order() -> None:
    choices = [0b11]
    while choices[-1] < 0b11000:
        choices.append(bits.after(choices[-1]))
    assert choices == [mask for mask in range(0b11001) if mask.bit_count() == 2]


def test_numbers_are_copied_from_one_array_to_another() -> None:
    source = [7, 8, 9]
    for copied in (bits.copy, bits.copy_shorts):
        to = [1, 2, 3, 4]
        copied(to, source, 2)
        assert to == [7, 8, 3, 4]


def test_sets_are_added_to_others_of_the_same_array() -> None:
    sets = [1, 2, 4, 8, 16]
    bits.add(sets, 1, 3, 2)
    assert sets == [1, 10, 20, 8, 16]


@in_turn("house", range(27))
def test_places_of_a_house_and_its_cells_say_the_same(house: int) -> None:
    cells = [bits.cell_at(house, place) for place in range(9)]
    assert tuple(cells) == STANDARD_SHAPE.houses[house]
    assert [bits.place_in(house, cell) for cell in cells] == list(range(9))


def test_houses_come_boxes_first_where_that_is_asked_for() -> None:
    rows, columns, boxes = list(range(9)), list(range(9, 18)), list(range(18, 27))
    assert list(map(bits.box_row_column, range(27))) == boxes + rows + columns
    assert list(map(bits.box_column_row, range(27))) == boxes + columns + rows
    assert [bits.house_around(40, turn) for turn in range(3)] == [22, 4, 13]


def test_all_cells_are_the_union_of_the_rows() -> None:
    union = 0
    for house in range(9):
        union |= bits.HOUSES[house]
    assert union == bits.ALL_CELLS


def test_the_area_of_houses_is_their_union() -> None:
    assert bits.area(0) == bits.NO_CELLS
    assert bits.area(1 | 1 << 9 | 1 << 26) == bits.HOUSES[0] | bits.HOUSES[9] | bits.HOUSES[26]


def test_what_is_not_compiled_says_so() -> None:
    assert not bits.COMPILED


def test_a_bytearray_is_read_as_numbers() -> None:
    room = bytearray(4)
    bits.shorts(room)[1] = -2
    assert list(bits.shorts(room)) == [0, -2]
    bits.bytes_of(room)[0] = 7
    assert room[0] == 7


def test_a_part_of_a_room_is_what_is_from_a_place_on() -> None:
    assert bits.part([3, 1, 4, 1], 1) == [1, 4, 1]

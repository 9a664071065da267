# SPDX-License-Identifier: MIT
"""What is written in signs: for programs always alike, for a player as they prefer."""

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.variants.written import (
    Hand,
    by_hand,
    in_turn,
    told_candidate,
    told_cell,
    told_cells,
    told_digit,
    told_digits,
    told_place,
    told_removal,
)

NUMBERS = Hand(tuple(map(str, range(17))), letters=True)


def test_programs_read_letters_above_nine_and_rows_as_numbers() -> None:
    assert [*map(str, told_cells((0, 17, 255), 16))] == ["r1c1", "r2c2", "r16c16"]
    assert str(told_digit(10)) == "A"
    assert str(told_digits((1, 12), "+")) == "1+C"
    assert str(told_candidate(17, 16, 16)) == "r2c2=G"
    assert str(told_removal(3, (9, 10), 16)) == "r1c4≠9,A"


def test_a_player_reads_what_they_prefer() -> None:
    told = told_removal(3, (9, 10), 16)
    assert told.by(NUMBERS) == "A4≠9,10"
    assert told.by(Hand(letters=True)) == "A4≠9,A"
    assert told_digits((1, 12), "+").by(NUMBERS) == "1+12"


def test_a_message_is_written_by_hand_down_to_its_last_fact() -> None:
    inner = Message("{digit} in {cells}", digit=told_digit(11), cells=told_cells((0, 1), 16))
    message = Message("{number} of {removed}", number=11, removed=(inner, told_cell(2, 16)))
    assert str(message) == "11 of B in r1c1, r1c2, r1c3"
    assert str(by_hand(message, NUMBERS)) == "11 of 11 in A1, A2, A3"
    assert str(message) == "11 of B in r1c1, r1c2, r1c3"


def test_notation_knows_the_cells_digits_and_candidates_that_it_names() -> None:
    chain = in_turn((told_candidate(0, 5, 9), told_candidate(80, 3, 9)), " → ")
    assert str(chain) == "r1c1=5 → r9c9=3"
    assert chain.cells == (0, 80)
    assert chain.digits == (5, 3)
    assert chain.candidates == ((0, 5), (80, 3))
    assert told_removal(0, (5,), 9).candidates == ()


def test_equal_notations_are_equal() -> None:
    assert told_cell(4, 9) == told_cell(4, 9)
    assert hash(told_cell(4, 9)) == hash(told_cell(4, 9))
    assert told_cell(4, 9) != told_cell(4, 16)
    assert repr(told_cell(4, 9)) == "Notation('r1c5')"


def test_a_counted_message_keeps_its_forms() -> None:
    message = Counted("{cells} is it.", "{cells} are it.", 2, cells=told_cells((0, 1), 9))
    assert str(by_hand(message, NUMBERS)) == "A1, A2 are it."


def test_a_row_or_column_has_its_name() -> None:
    assert str(told_place((4, 5, 6, 7), 4)) == "row 2"
    assert str(told_place((14, 10, 6, 2), 4)) == "column 3"
    told = told_place((4, 5, 6), 4)
    assert isinstance(told, tuple)
    assert [*map(str, told)] == ["r2c1", "r2c2", "r2c3"]
    message = Message("{kind} at {cells}", kind="Sandwich", cells=told_place((2, 6, 10, 14), 4))
    assert str(by_hand(message, NUMBERS)) == "Sandwich at column 3"
    assert told_place((), 4) == ()

# SPDX-License-Identifier: MIT
"""JSON of other programs: read, or refused with a sentence."""

import pytest

from sudoku_qt.engine.foreign_json import digit_in, list_in, mask_in, parse_json, text_in
from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.game import Json
from tests.sweeps import in_turn


def test_an_object_is_read() -> None:
    assert parse_json('{"cells": [1], "name": "a"}') == {"cells": [1], "name": "a"}


@in_turn(
    ("text", "said"),
    [
        ('{\n"cells": [1,', "cut off: line 2"),
        ("[1]", "“cells” is missing"),
        ('{"a": NaN}', "a number that no game has"),
        ('{"a": ' + "9" * 5_000 + "}", "a number that no game has"),
        ('{"a": ' + "[" * 100_000 + "}", "nested too deeply"),
        ('{"a": "' + "b" * 2**20 + '"}', "larger than 1 MB"),
    ],
)
def test_anything_else_is_refused(text: str, said: str) -> None:
    with pytest.raises(FormatFault, match=said):
        parse_json(text)


@pytest.mark.parametrize(("value", "digit"), [(0, 0), (9, 9), ("7", 7)])
def test_a_digit_may_be_a_number_or_a_text(value: Json, digit: int) -> None:
    assert digit_in(value) == digit


@in_turn("value", [10, -1, True, 1.0, "10", "", "x", None, [1]])
def test_what_is_no_digit_is_named(value: Json) -> None:
    with pytest.raises(FormatFault, match="is no digit"):
        digit_in(value)


def test_digits_become_a_mask() -> None:
    assert mask_in([1, 9, 1]) == 0b100000001
    assert mask_in([0]) == 0


@in_turn("value", ["12", None, [1] * 10, ["a"]])
def test_what_is_no_list_of_digits_is_refused(value: Json) -> None:
    with pytest.raises(FormatFault):
        mask_in(value)


def test_parts_are_asked_for_by_their_kind() -> None:
    assert list_in({}, "a") == []
    assert text_in({"a": 3}, "a") == ""
    with pytest.raises(FormatFault, match="“a” is missing"):
        list_in({"a": 3}, "a")

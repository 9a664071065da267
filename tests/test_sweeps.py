# SPDX-License-Identifier: MIT
"""What goes through cases goes through all of them, and says which one failed."""

import pytest

from tests.sweeps import dear, every, in_turn


def test_a_test_goes_through_all_cases_and_says_which_one_failed() -> None:
    met: list[tuple[int, str]] = []

    @in_turn(("number", "word"), [(1, "one"), pytest.param(2, "two", id="second"), (3, "tri")])
    def is_as_long(number: int, word: str) -> None:
        met.append((number, word))
        assert len(word) == 3, "as long"
        assert number < 3

    with pytest.raises(AssertionError) as failed:
        is_as_long()
    assert met == [(1, "one"), (2, "two"), (3, "tri")]
    assert failed.value.__notes__ == ["with number, word = (3, 'tri')"]


def test_cases_multiply_and_the_other_arguments_are_fixtures() -> None:
    met: list[tuple[int, int]] = []

    @in_turn("one", [1, 2])
    @in_turn("two", [3, 4])
    def collects(one: int, two: int, to: list[tuple[int, int]]) -> None:
        to.append((one, two))

    collects(to=met)
    assert met == [(1, 3), (1, 4), (2, 3), (2, 4)]


def test_without_a_case_there_is_no_test() -> None:
    @in_turn("one", [])
    def is_never_there(one: int) -> None:
        raise NotImplementedError

    with pytest.raises(AssertionError, match="no case"):
        is_never_there()


def test_the_first_case_and_some_others_are_tried_by_day() -> None:
    cases = every(3, "abcde")
    assert [case for case in cases if isinstance(case, str)] == ["a", "d"]
    assert [case.values[0] for case in cases if not isinstance(case, str)] == ["b", "c", "e"]


def test_parameters_with_which_a_test_is_slow_are_not_tried_by_day() -> None:
    (mark,) = dear("renju", 15).marks
    assert mark.name == "slow"
    assert dear("renju", 15).values == ("renju", 15)


def test_a_dear_case_is_slow_wherever_it_stands() -> None:
    cases = every(2, [dear("a"), dear("b"), "c"])
    assert [[mark.name for mark in case.marks] for case in cases[:2]] == [["slow"], ["slow"]]
    assert cases[2] == "c"

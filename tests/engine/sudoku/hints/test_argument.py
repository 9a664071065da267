# SPDX-License-Identifier: MIT
"""The argument of what rests on many cells and houses at once."""

import pytest

from sudoku_qt.engine.sudoku.hints.argument import argument
from tests.case_steps import first_step


@pytest.mark.parametrize("name", ["junior_exocet", "senior_exocet"])
def test_an_exocet_goes_through_its_digits(name: str) -> None:
    _, step = first_step(name)
    told = [*argument(step)]
    assert len(told) == len(step.digits) + 2
    assert "hold two of" in str(told[0][0])
    for digit, (text, members) in zip(step.digits, told[1:-1], strict=True):
        assert f"has {digit}," in str(text)
        assert {each.digit for each in members} == {digit}


@pytest.mark.parametrize("name", ["domino_loop", "msls"])
def test_a_multi_sector_set_is_counted_house_by_house(name: str) -> None:
    _, step = first_step(name)
    (sectors,) = (part[3] for part in step.parts if part[0] == "sectors")
    told = [*argument(step)]
    assert len(told) == len(sectors) + 2  # type: ignore[arg-type]  # the evidence is plain tuples
    links = len(step.proof.links)
    assert f"room for {links} digits in all" in str(told[-1][0])
    assert len(step.proof.truths) == links


def test_of_other_steps_it_says_nothing() -> None:
    _, step = first_step("als_xz")
    assert [*argument(step)] == []

# SPDX-License-Identifier: MIT
"""The argument of what rests on many cells and houses at once."""

from collections.abc import Iterable, Sequence
from itertools import islice, pairwise, product
from typing import cast

import pytest

from sudoku_qt.engine.sudoku.hints.argument import argument
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.step import Step, digits_in
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE, cells_in
from tests.case_steps import each_variant, first_step


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


SETS = "als_xz", "als_xy_wing", "als_chain"


@pytest.mark.parametrize("name", SETS)
def test_of_linked_sets_each_link_and_each_house_is_said(name: str) -> None:
    for grid, step in each_variant(name).values():
        (sets, links), told = linked(step), [*argument(step)]
        if step.variant == "double":
            assert "Each of " + ", ".join(map(str, links[0])) in str(told[-1][0])
            continue
        assert len(told) == len(sets) + 1
        if step.variant == "several":
            continue
        assert all(len(digits) == 1 for digits in links)
        for place, ((cells, _), (text, members)) in enumerate(zip(sets, told, strict=False)):
            assert (" in " in str(text).partition(":")[0]) == (len(cells) > 1)
            assert {each.cell for each in members} == set(cells)
            if place < len(links):
                link = links[place][0]
                assert f" {link} among" in str(text) or f"holds {link}." in str(text)
            if place:
                assert f": {links[place - 1][0]} can be in only one" in str(text)
        assert grid.candidates == step.position


def test_where_each_digit_needs_other_links_all_are_said() -> None:
    grid, _ = first_step("als_xy_wing")
    for finding in LADDER["als_xy_wing"].technique.find(Board(grid)):
        step = Step.of("als_xy_wing", finding, grid.candidates, grid.values)
        (before, after), told = linked(step)[1], [str(text) for text, _ in argument(step)]
        if len(before) + len(after) > 2:
            assert (f"one of {', '.join(map(str, before))} among" in told[0]) == (len(before) > 1)
            assert (f"each of {', '.join(map(str, before))} can" in told[1]) == (len(before) > 1)
            assert (f"each of {', '.join(map(str, after))} can" in told[2]) == (len(after) > 1)
            break
    else:
        pytest.fail("no such wing")


@pytest.mark.parametrize("name", SETS)
def test_what_links_two_sets_is_in_one_of_them_at_most(name: str) -> None:
    case = next(iter(each_variant(name).values()))[0]
    for finding in islice(LADDER[name].technique.find(Board(case)), 120):
        step = Step.of(name, finding, case.candidates, case.values)
        sets, links = linked(step)
        for (one, _), (two, _), digits in zip(sets, sets[1:], links, strict=False):
            for digit in digits:
                places = product(*(having(case.candidates, digit, each) for each in (one, two)))
                assert all(b in STANDARD_SHAPE.peers[a] for a, b in places)
        free = [{*digits} - {*step.digits} for digits in links]
        if all(len(digits) == 1 for digits in links):
            assert all(one != two for one, two in pairwise(links))
            assert step.variant == "double" or (free[0] and free[-1])
        elif step.variant != "double":  # for each digit other links have to be taken
            assert not any(one != two for one, two in product(free[0], free[-1]))
        roles = [part[2] for part in step.parts if part[0] == "cells"]
        assert len(roles) == len(set(roles)) == len(sets)


def having(candidates: Sequence[int], digit: int, cells: Iterable[int]) -> list[int]:
    """Those of some cells that can hold a digit: one at least."""
    found = [cell for cell in cells if candidates[cell] >> digit - 1 & 1]
    assert found
    return found


def linked(step: Step) -> tuple[list[tuple[list[int], list[int]]], list[list[int]]]:
    """The cells and digits of the sets of a step, and the digits between them."""
    (part,) = (part for part in step.parts if part[0] == "linked_sets")
    sets = cast(tuple[tuple[int, int], ...], part[3])
    read = [([*cells_in(cells)], [*digits_in(digits)]) for cells, digits in sets]
    return read, [[*digits_in(mask)] for mask in cast(tuple[int, ...], part[4])]


def test_of_other_steps_it_says_nothing() -> None:
    _, step = first_step("xy_wing")
    assert [*argument(step)] == []

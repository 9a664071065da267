# SPDX-License-Identifier: MIT
"""Whips and braids hold what their names promise, unit by unit."""

from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.refutation import conflicts
from sudoku_qt.engine.sudoku.logic.search.braids.whips import Variable, Whips
from sudoku_qt.engine.sudoku.shape import CELLS
from tests.sweeps import dear

CASES = Path(__file__).parents[5] / "data" / "techniques"


def cases(name: str) -> list[Case]:
    lines = (CASES / f"{name}.txt").read_text("utf-8").splitlines()
    return [case for case in map(read_case, lines) if not case.forbids]


def units_hold(whips: Whips, variables: list[Variable]) -> bool:
    """Whether every unit loses all candidates but one to what came before, the last one all."""
    true = [variables[0][0]]
    for origin, left, right, unit in variables:
        gone = sum({1 << other for each in true for other in numbers(conflicts(each))})
        stay = [each for each in whips.members(unit) if not gone >> each & 1]
        if origin not in true or not conflicts(origin) >> left & 1:
            return False
        if stay != ([right] if right >= 0 else []):
            return False
        true += [right]
    return variables[-1][2] == -1


def numbers(mask: int) -> list[int]:
    return [number for number in range(9 * CELLS) if mask >> number & 1]


def test_every_unit_of_a_whip_goes_on_from_the_one_before() -> None:
    for case in cases("whip"):
        (target,) = case.eliminations
        whips = Whips(Board(case.grid))
        assert whips.search(target, 18)
        variables = whips.variables()
        assert units_hold(whips, variables)
        ways = zip(variables[1:], variables, strict=False)
        assert all(after[0] == before[2] for after, before in ways)


def test_no_shorter_whip_is_found_than_the_net_is_deep() -> None:
    for case in cases("whip"):
        whips = Whips(Board(case.grid))
        for least, _, target in whips.targets()[:5]:
            assert not whips.search(target, least - 1)


@pytest.mark.parametrize("name", ["braid", dear("whip")])
def test_what_a_net_refutes_is_a_braid(name: str) -> None:
    for case in cases(name)[:3]:
        whips = Whips(Board(case.grid))
        for least, _, target in whips.targets():
            variables = whips.braid(target)
            assert units_hold(whips, variables)
            assert 0 < least <= len(variables)

# SPDX-License-Identifier: MIT
"""What a technique is like."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.learn.relatives import MOST, relatives
from sudoku_qt.engine.sudoku.logic.techniques import LADDER


def test_kinds_of_it_come_before_the_rest_of_its_family() -> None:
    found = relatives("x_wing")
    assert found[0] == "finned_x_wing"
    assert found.index("mutant_x_wing") < found.index("swordfish")
    assert relatives("finned_x_wing")[0] == "x_wing"
    assert "xyz_wing" in relatives("xy_wing")


def test_nothing_is_its_own_relative_and_they_are_a_handful() -> None:
    for rung in LADDER:
        found = relatives(rung.name)
        assert rung.name not in found
        assert len(set(found)) == len(found) <= MOST
        if rung.family is not None:
            assert found, rung.name


def test_a_name_that_nobody_knows_is_refused() -> None:
    with pytest.raises(Fault):
        relatives("magic")


def test_of_the_rest_what_stands_near_on_the_ladder_comes_first() -> None:
    place = {rung.name: number for number, rung in enumerate(LADDER)}
    for name in ("xy_chain", "naked_quad", "hidden_pair", "als_xz"):
        rest = [
            abs(place[each] - place[name])
            for each in relatives(name)
            if not each.endswith(f"_{name}") and not name.endswith(f"_{each}")
        ]
        assert rest == sorted(rest), name


def test_a_technique_and_its_kinds_are_the_nearest() -> None:
    kinds = LADDER.kinds("nice_loop")[1:]
    assert {*kinds} <= {*relatives("nice_loop")}
    for kind in kinds:
        assert relatives(kind)[0] == "nice_loop"

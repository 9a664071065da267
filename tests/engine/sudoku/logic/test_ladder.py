# SPDX-License-Identifier: MIT
"""A ladder can be switched, reordered and scored, and the old one stays as it is."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import climb
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.engine.sudoku.logic.techniques.singles import NakedSingle
from tests.case_steps import first_step
from tests.sweeps import in_turn


def test_names_are_different() -> None:
    names = [rung.name for rung in LADDER]
    assert len(set(names)) == len(names)


def test_brute_force_comes_last() -> None:
    assert [rung.name for rung in LADDER][-1] == "brute_force"


def test_what_is_left_out_to_practise_a_technique_is_found_earlier() -> None:
    names = [rung.name for rung in LADDER]
    for place, rung in enumerate(LADDER):
        assert set(rung.without) <= set(names[:place]), rung.name


def test_techniques_are_switched() -> None:
    changed = LADDER.switched(on=["siamese_fish"], off=["xy_wing"])
    assert changed["siamese_fish"].on
    assert not changed["xy_wing"].on
    assert not LADDER["siamese_fish"].on
    assert LADDER["xy_wing"].on


def test_only_some_are_left_on() -> None:
    active = LADDER.only("xy_wing", "siamese_fish").active
    assert {rung.name for rung in active} == {"xy_wing", "siamese_fish"}


def test_only_what_a_level_asks_for_is_left() -> None:
    assert [rung.name for rung in LADDER.up_to(2)] == ["full_house", "hidden_single"]
    names = [rung.name for rung in LADDER.up_to(4)]
    assert "xy_wing" in names
    assert "skyscraper" not in names


@in_turn(
    ("name", "level"), [("naked_single", 3), ("naked_triple", 4), ("x_wing", 4), ("xy_chain", 4)]
)
def test_a_technique_comes_up_from_some_level_on(name: str, level: int) -> None:
    assert LADDER.met_from(name) == level


@pytest.mark.parametrize(
    ("name", "level"),
    [("hidden_single", 1), ("x_wing", 4), ("remote_pair", 5), ("contradiction", 5)],
)
def test_a_technique_is_listed_with_a_level_and_what_no_ladder_has_with_the_last(
    name: str, level: int
) -> None:
    assert LADDER.listed_with(name) == level


@pytest.mark.parametrize("level", [1, 2, 3])
def test_what_comes_up_at_a_level_is_met_from_there(level: int) -> None:
    for number in range(25):
        givens = make(MakeOptions(level=level, symmetry="none", seed=f"met {number}")).givens
        way = climb(Board.of_givens(givens))
        assert all(LADDER.met_from(name) <= level for name in way)


def test_what_an_easier_level_asks_for_comes_first() -> None:
    levels = [rung.lowest_level for rung in LADDER]
    assert levels == sorted(levels)


def test_hodoku_s_order_is_its_own_and_has_what_it_knows() -> None:
    names = [rung.name for rung in ORDERS["hodoku"]]
    assert names[:4] == ["full_house", "naked_single", "hidden_single", "locked_pair"]
    assert "medusa" not in names
    assert names[-1] == "brute_force"
    assert ORDERS["level"] is LADDER


def test_hodoku_s_order_goes_without_the_fish_that_it_has_switched_off() -> None:
    used = {rung.name for rung in ORDERS["hodoku"].active}
    assert "finned_franken_swordfish" in used
    assert used.isdisjoint({"finned_franken_jellyfish", "mutant_swordfish", "kraken_fish"})
    assert LADDER["kraken_fish"].on


def test_a_technique_is_searched_for_in_another_way() -> None:
    other = NakedSingle(first_come=True)
    assert LADDER.searching(other)["naked_single"].technique is other
    assert LADDER["naked_single"].technique is not other


def test_an_unknown_name_is_a_fault() -> None:
    for change in (LADDER.only, lambda name: LADDER.switched(off=[name])):
        with pytest.raises(Fault, match="No technique is called “y_wing”"):
            change("y_wing")


# Kinds


def test_a_kind_is_found_by_the_search_of_its_technique_and_called_by_its_name() -> None:
    grid, _ = first_step("m_wing")
    rung, board = LADDER["nice_loop"], Board(grid)
    called = {
        rung.name_of(finding): rung.names_of(finding) for finding in rung.technique.find(board)
    }
    assert called["m_wing"] == {"m_wing", "nice_loop"}
    assert called.keys() <= {*LADDER.kinds("nice_loop")}


def test_who_asks_for_a_kind_gets_nothing_else() -> None:
    grid, _ = first_step("m_wing")
    kind, whole = LADDER["m_wing"].technique, LADDER["nice_loop"].technique
    found = [finding.key for finding in kind.find(Board(grid))]
    assert found == [
        finding.key for finding in whole.find(Board(grid)) if whole.kind_of(finding) == "m_wing"
    ]
    assert 0 < len(found) < len(list(whole.find(Board(grid))))
    eliminations = next(kind.find(Board(grid))).eliminations
    aimed = [finding.key for finding in kind.concluding(Board(grid), eliminations)]
    assert aimed[0] == found[0]


def test_a_kind_is_as_hard_as_its_technique_and_looked_for_by_who_asks_alone() -> None:
    for kind, whole in LADDER.wholes.items():
        assert LADDER[kind].hardness == LADDER[whole].hardness
        assert LADDER[kind].family == LADDER[whole].family
        assert not LADDER[kind].on
        assert not LADDER[kind].place


@in_turn("order", ORDERS)
def test_what_finds_a_kind_is_its_technique_unless_it_is_on(order: str) -> None:
    assert ORDERS[order].finder("m_wing").name == "nice_loop"
    assert LADDER.switched(on=["m_wing"]).finder("m_wing").name == "m_wing"
    assert ORDERS[order].finder("x_wing").name == "x_wing"
    with pytest.raises(Fault, match="no_such"):
        ORDERS[order].finder("no_such")


def test_the_way_up_counts_what_players_call_things() -> None:
    grid, _ = first_step("m_wing")
    counted = climb(Board(grid), LADDER.only("nice_loop"))
    assert counted
    assert counted.keys() <= LADDER.wholes.keys(), "by the kinds"
    assert {rung.name for rung, _ in counted.values()} == {"nice_loop"}, "and of one search"

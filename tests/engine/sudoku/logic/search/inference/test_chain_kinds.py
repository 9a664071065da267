# SPDX-License-Identifier: MIT
"""Chains are told apart by what they are made of, read from either end."""

from itertools import pairwise

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.inference.chain_kinds import CHAIN_KINDS, kind_of_chain
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn


def chain(digits: str) -> list[Node]:
    """A chain over these digits, each link in a house or, between two digits, in a cell."""
    cells, cell = [0], 0
    for one, two in pairwise(digits):
        cell += one == two
        cells.append(cell)
    return [
        (1 << at, int(digit) - 1, bool(place % 2))
        for place, (at, digit) in enumerate(zip(cells, digits, strict=True))
    ]


@in_turn(
    ("digits", "kind"),
    [
        ("122211", "m_wing"),
        ("112221", "m_wing"),
        ("111222", "s_wing"),
        ("111122", "l_wing"),
        ("221111", "l_wing"),
        ("112233", "h_wing"),
        ("122233", "h_wing"),
        ("122333", "h_wing"),
        ("112223", "h_wing"),
        ("122221", "aic_type_1"),  # a W-Wing
        ("122331", "aic_type_1"),  # an XY-Wing
        ("111111", "aic_type_1"),  # a Turbot Fish
        ("112211", "aic_type_1"),
        ("122223", "aic_type_2"),  # a W-Wing's links, over three digits
        ("1222", "aic_type_2"),
        ("12221111", "aic_type_1"),  # four strong links
        ("11122222", "aic_type_2"),
        ("11111122", "aic_type_2"),
        ("12223333", "aic_type_2"),
    ],
)
def test_a_wing_has_three_strong_links_of_its_own_kind(digits: str, kind: str) -> None:
    assert kind_of_chain("chain", chain(digits)) == kind
    assert kind_of_chain("chain", chain(digits[::-1])) == kind


@in_turn(("digits", "kind"), [("112233", "aic_type_2"), ("122211", "aic_type_1")])
def test_a_wing_comes_to_each_of_its_cells_once(digits: str, kind: str) -> None:
    nodes = chain(digits)
    first, others = nodes[0], nodes[1:-1]
    assert kind_of_chain("chain", [first, *others, (first[0], *nodes[-1][1:])]) == kind


@in_turn("digits", ["122211", "1133", "11112222"])
def test_what_closes_is_a_ring_and_no_wing(digits: str) -> None:
    assert kind_of_chain("loop", chain(digits)) == "aic_ring"


def test_a_chain_that_comes_back_to_its_start_has_no_name_of_its_own() -> None:
    assert kind_of_chain("true", chain("122211")) == ""


def test_every_kind_stands_on_the_ladder() -> None:
    assert LADDER.kinds("nice_loop") == ("nice_loop", *CHAIN_KINDS)
    assert {LADDER.wholes[kind] for kind in CHAIN_KINDS} == {"nice_loop"}

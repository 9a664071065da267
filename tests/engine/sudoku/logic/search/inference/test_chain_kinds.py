# SPDX-License-Identifier: MIT
"""Chains are told apart by what they are made of, read from either end."""

from itertools import pairwise
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.logic.evidence import Node
from sudoku_qt.engine.sudoku.logic.search.inference.chain_kinds import CHAIN_KINDS, kind_of_chain
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.program_copy import ROOT, Copy
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


# Another one, as CONTRIBUTING.md says

ANOTHER = "xy_triplet"
CASE = (
    "4:+5.1+23+8.....+4+1.7.+8...86.4..+14+8+9+5+63..7+65+2+8+7+1..9+7+13+94+2..8+927+4+85..3+8+3+57+16.9."
    "+14+6+3+298+7+5:148 177:419::"
)
FILE = "sudoku_qt/engine/sudoku/logic/search/inference/chain_kinds.py"


@pytest.mark.slow
def test_a_name_for_a_kind_of_chain_is_its_word_cases_and_pages(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.add_line(FILE, '"xxxyyy":', f'    "xyyzzx": "{ANOTHER}",')
    copy.add(f"tests/data/techniques/{ANOTHER}.txt", f":{ANOTHER}:{CASE}\n")
    for language, title in (("en", "XY Triplet"), ("zh_CN", "XY 三元链")):
        page = (ROOT / f"resources/techniques/{language}/h_wing.md").read_text("utf-8")
        heading = page.splitlines()[0]
        copy.add(
            f"resources/techniques/{language}/{ANOTHER}.md",
            page.replace(heading, f"# {title}", 1),
        )

    assert ANOTHER in copy.sudoku("info", "techniques")
    told = copy.sudoku("cases", f"tests/data/techniques/{ANOTHER}.txt")
    assert "1 passed, 0 failed" in told
    offered = copy.run(
        "-c",
        "from sudoku_qt.controllers.sudoku.puzzle.techniques import families\n"
        "print([dict(each.techniques).get('xy_triplet') for each in families(unused=True)])\n"
        "from sudoku_qt.engine.sudoku.logic.techniques import LADDER\n"
        "print('xy_triplet' in LADDER.kinds('nice_loop'))",
    )
    assert "'XY Triplet'" in offered
    assert offered.endswith("True\n")

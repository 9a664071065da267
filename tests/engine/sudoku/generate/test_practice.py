# SPDX-License-Identifier: MIT
"""Puzzles that need a technique, and the position where it is due."""

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice import (
    due,
    ladder_with,
    needing,
    puzzles_of,
    up_to,
)
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

BANK = resource("puzzles/techniques.txt")


@pytest.mark.parametrize("rung", LADDER.rungs, ids=lambda rung: rung.name)
def test_every_technique_can_be_practised(rung: Rung) -> None:
    setup, position = needing(rung.name, "practice", bank=BANK)
    step = next_step(position, ladder_with(rung.name))

    assert kernel.count_solutions(setup.givens, 2) == 1
    assert setup.technique == rung.name
    assert position.givens == setup.givens
    assert step is not None
    assert step.technique == rung.name


def test_the_puzzle_cannot_be_solved_by_what_is_easier() -> None:
    setup, _ = needing("xy_wing", "stuck", bank=BANK)
    rungs = [rung.name for rung in LADDER]
    easier = rungs[: rungs.index("xy_wing")]

    assert rate(setup.givens, ("hardest",), LADDER.only(*easier)).hardest != "xy_wing"
    assert due(setup.givens, "xy_wing", LADDER.only(*easier, "xy_wing"))


@pytest.mark.parametrize("technique", ["naked_single", "x_wing", "xy_wing"])
def test_a_common_technique_is_practised_on_its_own_level(
    technique: str,
) -> None:
    for number in range(4):
        setup, _ = needing(technique, f"level {number}", bank=BANK)
        assert setup.level == LADDER[technique].lowest_level


def test_a_seed_gives_the_same_puzzle_again() -> None:
    for technique in ("skyscraper", "jellyfish"):
        first = needing(technique, "7q4-km2", bank=BANK)

        assert needing(technique, "7Q4-KM2 ", bank=BANK) == first
        assert needing(technique, "other", bank=BANK) != first
        assert (first[0].mode, first[0].seed) == ("technique", "7Q4-KM2")


def test_the_bank_is_only_asked_where_no_new_puzzle_comes_soon() -> None:
    banked = {kernel.canonical_form(puzzle) for puzzle in puzzles_of(BANK, "xy_wing")}
    found = [needing("xy_wing", f"{number}", bank=BANK)[0].givens for number in range(5)]

    assert banked
    assert not banked & {kernel.canonical_form(puzzle) for puzzle in found}


def test_rare_puzzles_come_in_ever_new_disguises() -> None:
    puzzles = {needing("hidden_quad", f"{number}", bank=BANK)[0].givens for number in range(10)}

    assert len(puzzles) == 10
    assert len({kernel.canonical_form(puzzle) for puzzle in puzzles}) < 10


def test_the_bank_holds_puzzles_that_need_what_it_says() -> None:
    names = dict.fromkeys(line.split(" ")[0] for line in BANK.read_text("ascii").splitlines())

    assert [rung.name for rung in LADDER if rung.name in names] == list(names)
    for name in names:
        puzzles = puzzles_of(BANK, name)
        assert all(kernel.count_solutions(puzzle, 2) == 1 for puzzle in puzzles)
        assert due(puzzles[0], name, ladder_with(name)) is not None


def test_a_ladder_is_cut_above_the_technique_but_keeps_the_singles() -> None:
    names = [rung.name for rung in up_to("naked_single", LADDER)]

    assert names == ["full_house", "hidden_single", "naked_single"]
    assert [rung.name for rung in up_to("pointing", LADDER)][-1] == "pointing"


def test_an_unknown_technique_is_a_fault() -> None:
    with pytest.raises(Fault, match="No technique is called “magic”"):
        needing("magic")


def test_without_the_bank_a_rare_one_is_not_found() -> None:
    with pytest.raises(Fault, match="No puzzle for “avoidable_rectangle_2” was found"):
        needing("avoidable_rectangle_2", "bad luck")


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        needing("swordfish", stop=lambda: True)

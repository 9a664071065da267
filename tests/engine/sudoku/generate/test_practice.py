# SPDX-License-Identifier: MIT
"""Puzzles that need a technique, and the position where it is due."""

from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.practice import due, is_needed, ladder_with, needing, up_to
from sudoku_qt.engine.sudoku.generate.practice_bank import DUE, NEEDED, banked
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.logic.solving import next_step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import amount, every

BANK = resource("puzzles/techniques.zip")


@pytest.mark.parametrize("rung", every(12, LADDER.rungs), ids=lambda rung: rung.name)
def test_every_technique_can_be_practised(rung: Rung) -> None:
    setup, position = needing(rung.name, "practice", bank=BANK)
    step = next_step(position, ladder_with(rung.name))

    assert kernel.count_solutions(setup.givens, 2) == 1
    assert setup.technique == rung.name
    assert position.givens == setup.givens
    assert step is not None
    assert step.technique in LADDER.kinds(rung.name)


@pytest.mark.parametrize("grade", ["expert", "master"])
@pytest.mark.parametrize("bank", [BANK, None])
def test_a_puzzle_is_of_the_grade_that_is_wanted(grade: str, bank: Path | None) -> None:
    setup, position = needing("skyscraper", "graded", bank=bank, grade=grade)
    step = next_step(position, ladder_with("skyscraper"))
    assert (setup.level, setup.grade) == (5, grade)
    assert step is not None
    assert step.technique == "skyscraper"


def test_a_grade_that_a_technique_does_not_lead_to_is_said() -> None:
    with pytest.raises(Fault, match="of this grade for “braid”"):
        needing("braid", "graded", bank=BANK, grade="expert")


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


def test_the_puzzles_come_in_ever_new_disguises() -> None:
    puzzles = [needing("hidden_quad", f"{number}", bank=BANK)[0].givens for number in range(10)]
    known = {kernel.canonical_form(puzzle) for puzzle in banked(BANK, "hidden_quad").puzzles}

    assert len(set(puzzles)) == 10
    assert {kernel.canonical_form(puzzle) for puzzle in puzzles} <= known


@pytest.mark.parametrize("rung", every(9, LADDER.rungs), ids=lambda rung: rung.name)
@amount("count", 2, 20)
def test_what_the_bank_promises_holds(rung: Rung, count: int) -> None:
    held = banked(BANK, rung.name)
    ladder = ladder_with(rung.name)
    for puzzle in held.puzzles[:: 1 + len(held.puzzles) // count]:
        assert kernel.count_solutions(puzzle, 2) == 1
        assert due(puzzle, rung.name, up_to(rung.name, ladder)) is not None
        assert held.promise == DUE or is_needed(puzzle, rung.name, ladder)


@pytest.mark.parametrize(
    ("technique", "needed"), [("x_wing", True), ("full_house", False), ("skyscraper", False)]
)
def test_a_technique_is_needed_where_everything_else_as_easy_gets_stuck(
    technique: str,
    needed: bool,  # noqa: FBT001 - a column of the table
) -> None:
    assert (banked(BANK, technique).promise == NEEDED) == needed


def test_what_is_not_needed_may_still_be_due() -> None:
    puzzle = banked(BANK, "full_house").puzzles[0]

    assert due(puzzle, "full_house", LADDER) is not None
    assert not is_needed(puzzle, "full_house", LADDER)


def test_a_ladder_is_cut_above_the_technique_but_keeps_the_singles() -> None:
    names = [rung.name for rung in up_to("naked_single", LADDER)]

    assert names == ["full_house", "hidden_single", "naked_single"]
    assert [rung.name for rung in up_to("pointing", LADDER)][-1] == "pointing"


def test_an_unknown_technique_is_a_fault() -> None:
    with pytest.raises(Fault, match="No technique is called “magic”"):
        needing("magic")


@pytest.mark.slow
def test_without_the_bank_a_rare_one_is_not_found() -> None:
    with pytest.raises(Fault, match="No puzzle for “avoidable_rectangle_2” was found"):
        needing("avoidable_rectangle_2", "bad luck")


def test_it_stops_when_it_is_told_to() -> None:
    with pytest.raises(Cancelled):
        needing("swordfish", stop=lambda: True)


def test_who_practises_a_technique_practises_its_kinds() -> None:
    for wing in ("m_wing", "s_wing"):
        ladder = up_to("nice_loop", LADDER.only("nice_loop"))
        givens = next(each for each in banked(BANK, wing).puzzles)
        assert due(givens, wing, up_to(wing, ladder_with(wing))) is not None
        path = [rung.name_of(finding) for rung, finding in follow(Board.of_givens(givens), LADDER)]
        assert wing in path
        assert due(givens, "nice_loop", LADDER) is not None
        assert due(givens, "nice_loop", ladder.switched(off=["nice_loop"])) is None

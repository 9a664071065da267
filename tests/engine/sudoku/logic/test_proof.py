# SPDX-License-Identifier: MIT
"""Every step of every technique follows from its printed proof, which holds nothing to spare."""

import json
from pathlib import Path

import pytest

from sudoku_qt.cli.steps import Objects
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic import evidence
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.proof import branches_of, prove
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER, ORDERS
from sudoku_qt.paths import resource
from tests.engine.sudoku.logic.proof_checker import Checker, Position
from tests.engine.sudoku.puzzle_lists import HARD, digits
from tests.sweeps import amount, every

CASES = Path(__file__).parents[3] / "data" / "techniques"
PAGES = Pages(resource("techniques") / "en")
REASONED = [rung.name for rung in LADDER if rung.name != "brute_force"]
SLOW_TO_PROVE = {"template_set", "template_delete"}


def printed(step: Step) -> dict[str, object]:
    """A step as the command line prints it."""
    text = Objects(PAGES, "r4c5").record({"line": 1, "steps": [step]})
    found: dict[str, object] = json.loads(text)
    return found


def position_of(candidates: tuple[int, ...]) -> Position:
    return {
        (cell // 9 + 1, cell % 9 + 1): {digit + 1 for digit in range(9) if mask >> digit & 1}
        for cell, mask in enumerate(candidates)
        if mask
    }


def checker_of(grid: Grid) -> Checker:
    return Checker(grid.givens, position_of(grid.candidates), grid.values)


def cases(name: str) -> list[Case]:
    lines = (CASES / f"{name}.txt").read_text("utf-8").splitlines()
    return [case for case in map(read_case, lines) if not case.forbids]


@amount("most", 2, 6)
@pytest.mark.parametrize("name", every(6, REASONED))
def test_the_steps_of_a_technique_follow_from_their_proofs(name: str, most: int) -> None:
    for case in cases(name)[: 1 if name in SLOW_TO_PROVE else most]:
        checker = checker_of(case.grid)
        found = list(instances(LADDER[name].technique, Board(case.grid)))
        for finding in found[:1] if name in SLOW_TO_PROVE else found[:3] + found[-3:]:
            checker.check(printed(Step.of(name, finding, case.grid.candidates, case.grid.values)))


@pytest.mark.parametrize("order", list(ORDERS))
def test_the_steps_of_a_path_follow_from_their_proofs(order: str) -> None:
    for puzzle in (digits(HARD), *map(kernel.minimal_puzzle, range(5, 12))):
        board = Board.of_givens(puzzle)
        for rung, finding in follow(board, ORDERS[order]):
            if rung.name != "brute_force":
                grid = board.grid()
                checker = checker_of(grid)
                checker.check(printed(Step.of(rung.name, finding, grid.candidates, grid.values)))


@pytest.mark.parametrize("seed", [3691, 1535])
def test_chains_through_almost_hidden_sets_follow_from_their_proofs(seed: int) -> None:
    board = Board.of_givens(kernel.minimal_puzzle(seed))
    proven = 0
    for rung, finding in follow(board):
        if any(part[0] == "hidden_sets" for part in finding.parts):
            proven += 1
            grid = board.grid()
            checker = checker_of(grid)
            checker.check(printed(Step.of(rung.name, finding, grid.candidates, grid.values)))
    assert proven


@pytest.mark.parametrize("name", ["hidden_rectangle", "unique_rectangle_4", "unique_rectangle_6"])
def test_a_rectangle_rests_on_its_pattern_and_the_houses_of_its_corners(name: str) -> None:
    """Not on a roundabout way through the whole grid, which takes seconds to find, too."""
    for case in cases(name):
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            proof = Step.of(name, finding, case.grid.candidates, case.grid.values).proof
            kinds = [truth.kind for truth in proof.truths]
            assert "pattern" in kinds
            assert len(kinds) <= 5


WITH_SUBSET = (
    "unique_rectangle_3",
    "bug_type_3",
    "avoidable_rectangle_3",
    "unique_loop",
    "extended_rectangle",
    "reverse_bug",
)


@pytest.mark.parametrize("name", WITH_SUBSET)
def test_what_makes_a_subset_rests_on_its_pattern_and_the_cells_of_that(name: str) -> None:
    seen = 0
    for case in cases(name):
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            subset = [part[3] for part in finding.parts if part[1] == "subset"]
            if subset:
                seen += 1
                step = Step.of(name, finding, case.grid.candidates, case.grid.values)
                truths = step.proof.truths
                cells = [truth.number for truth in truths if truth.kind == "cell"]
                assert all(int(str(subset[0])) >> cell & 1 for cell in cells)
                assert cells
                assert {truth.kind for truth in truths} <= {"cell", "pattern"}
    assert seen


TRUTHS = {"empty_rectangle": 2, "skyscraper": 2, "multi_colouring": 20}


@pytest.mark.parametrize("name", list(TRUTHS))
def test_what_looks_at_one_digit_rests_on_houses(name: str) -> None:
    for case in cases(name):
        for finding in instances(LADDER[name].technique, Board(case.grid)):
            truths = Step.of(name, finding, case.grid.candidates, case.grid.values).proof.truths
            assert {truth.kind for truth in truths} == {"house"}
            assert len(truths) <= TRUTHS[name]


def test_a_step_under_an_assumption_rests_on_what_its_steps_rest_on() -> None:
    grid = Grid.of_givens(digits(HARD)).with_all_candidates()
    units = (("cell", 0), ("house", 3))

    proof = prove((evidence.under((), units),), grid.candidates, [0], [])
    unsure = prove((evidence.under((), (*units, ("pattern", 0))),), grid.candidates, [0], [])

    assert [(truth.kind, truth.number) for truth in proof.truths] == list(units)
    assert unsure.truths == ()


def test_branches_are_those_of_the_proof_and_what_is_proved_otherwise_has_none() -> None:
    (case, *_) = cases("nice_loop")
    (chained, *_) = instances(LADDER["nice_loop"].technique, Board(case.grid))
    under = evidence.under((), (("cell", 0),))

    for parts in (chained.parts, (*chained.parts, under), (evidence.digits("digit", 1),)):
        proof = prove(parts, case.grid.candidates, chained.eliminations, [])
        assert branches_of(parts, case.grid.candidates) == proof.branches
    assert branches_of(chained.parts, case.grid.candidates)


def test_looking_up_the_solution_is_no_proof() -> None:
    (case, *_) = cases("brute_force")
    (finding,) = LADDER["brute_force"].technique.find(Board(case.grid))
    proof = printed(Step.of("brute_force", finding, case.grid.candidates, case.grid.values))[
        "proof"
    ]
    assert proof == {"truths": [], "patterns": [], "branches": []}


def a_chain() -> tuple[Checker, dict[str, object]]:
    """A printed chain and a checker of it."""
    (case, *_) = cases("nice_loop")
    (finding, *_) = instances(LADDER["nice_loop"].technique, Board(case.grid))
    checker = checker_of(case.grid)
    return checker, printed(Step.of("nice_loop", finding, case.grid.candidates, case.grid.values))


def in_proof(step: dict[str, object], *change: tuple[str, object]) -> dict[str, object]:
    """A step with some fields of its proof, or of the proof's first branch, changed."""
    proof = json.loads(json.dumps(step["proof"]))
    for name, value in change:
        (proof if name in proof else proof["branches"][0])[name] = value
    return {**step, "proof": proof}


def test_a_false_conclusion_is_refused() -> None:
    checker, step = a_chain()
    checker.check(step)
    cell, mask = next(
        (cell, digits) for cell, digits in checker.position.items() if len(digits) > 1
    )
    kept = {f"r{cell[0]}c{cell[1]}≠{digit}" for digit in mask}
    for elimination in kept - set(str(step["eliminations"]).split("'")):
        with pytest.raises(AssertionError):
            checker.check({**step, "eliminations": [elimination]})


def test_a_proof_that_lacks_a_truth_or_has_one_to_spare_is_refused() -> None:
    checker, step = a_chain()
    truths = step["proof"]["truths"]  # type: ignore[index]  # as json has it
    spare = next(
        word for cell in checker.position if (word := f"r{cell[0]}c{cell[1]}") not in truths
    )
    for changed in (truths[1:], [*truths, spare]):
        with pytest.raises(AssertionError):
            checker.check(in_proof(step, ("truths", changed)))


def test_a_link_that_does_not_follow_is_refused() -> None:
    checker, step = a_chain()
    (branch, *_) = step["proof"]["branches"]  # type: ignore[index]  # as json has it
    (first, *others) = branch["links"]
    for changed in (
        [{**first, "to": "r1c1=1" if "r1c1" not in first["to"] else "r9c9=1"}, *others],
        others,
    ):
        with pytest.raises(AssertionError):
            checker.check(in_proof(step, ("links", changed)))

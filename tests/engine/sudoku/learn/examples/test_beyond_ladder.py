# SPDX-License-Identifier: MIT
"""What has a page and no rung has an example, which needs what its page speaks of."""

from pathlib import Path
from typing import cast

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction
from sudoku_qt.engine.sudoku.hints.walk import walk
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import (
    BEYOND,
    LESS,
    PATTERNS,
    SINGLES,
    cases_of,
    disguised,
    example_of,
    proof_of,
    refutations,
)
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource
from tests.sweeps import every

EXAMPLES = resource("puzzles/examples.txt")
LONGEST_WALK = 20
AT_LEAST = 10
"""Positions of each."""
USED = {
    "dynamic_forcing_chains_plus": {rung.name for rung in PATTERNS},
    "nested_forcing_chains": {"x_chain", "xy_chain", "nice_loop"},
    "nested_multiple_forcing_chains": {"multiple_forcing_chains"},
    "nested_dynamic_forcing_chains": {"forcing_net"},
}
"""What does it under the assumption."""


def under(step: Step) -> set[str]:
    """The techniques under an assumption, singles apart."""
    (part,) = (part for part in step.parts if part[0] == "under")
    names = {each.technique for each in cast(tuple[Step, ...], part[3])}
    return names - {rung.name for rung in SINGLES}


def test_they_are_the_pages_that_the_ladder_does_not_have() -> None:
    pages = {path.stem for path in resource("techniques/en").glob("*.md")}

    assert set(BEYOND) == pages - {rung.name for rung in LADDER}


@pytest.mark.parametrize("name", every(4, BEYOND))
def test_each_has_an_example_that_the_solution_bears_out(name: str) -> None:
    position = example_of(name, EXAMPLES)
    solution = kernel.solve(position.grid.givens)
    ((cell, digit),) = position.step.eliminations

    assert solution
    assert position.step.technique == name
    assert solution[cell] != digit
    assert all(
        position.grid.candidates[each] >> due - 1 & 1
        for each, due in enumerate(solution)
        if not position.grid.values[each]
    )


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("name", every(4, BEYOND))
def test_each_is_walked_in_a_few_steps(name: str, language: str) -> None:
    step = example_of(name, EXAMPLES).step
    pages = Pages(resource("techniques") / language)
    stations = walk(step, pages).stations

    assert 4 <= len(stations) <= LONGEST_WALK
    assert "{" not in pages[name].sentence(step)


@pytest.mark.slow
@pytest.mark.parametrize("name", USED)
def test_what_is_told_to_be_used_on_the_way_is_needed(name: str) -> None:
    position = example_of(name, EXAMPLES)
    ((cell, digit),) = position.step.eliminations

    assert under(position.step) & USED[name]
    assert Contradiction(LESS[name]).of(position.grid, 81 * (digit - 1) + cell) is None


def test_several_results_join_in_the_example_of_what_joins_them() -> None:
    (branch,) = example_of("dynamic_forcing_chains", EXAMPLES).step.proof.branches

    assert sum(len(link.sources) > 1 for link in branch.links if link.result[2]) > 1


@pytest.mark.slow
def test_a_true_candidate_is_not_refuted() -> None:
    for name in BEYOND:
        grid = example_of(name, EXAMPLES).grid
        solution = kernel.solve(grid.givens)
        assert solution
        cell = next(iter(grid.empty_cells))
        assert proof_of(name, grid, 81 * (solution[cell] - 1) + cell) is None


@pytest.mark.parametrize("name", every(4, BEYOND))
def test_there_are_many_essentially_different_positions_of_each(name: str) -> None:
    givens = {kernel.canonical_form(case.grid.givens) for case in cases_of(name, EXAMPLES)}

    assert len(givens) >= AT_LEAST


@pytest.mark.parametrize("name", every(4, BEYOND))
def test_what_is_eliminated_in_a_disguise_is_false_and_refuted(name: str) -> None:
    rng = SeededRandom(f"disguise {name}")
    for case in cases_of(name, EXAMPLES):
        grid, number = disguised(case, rng)
        solution = kernel.solve(grid.givens)

        assert solution
        assert grid.candidates[number % 81] >> number // 81 & 1
        assert solution[number % 81] != number // 81 + 1


def test_positions_follow_from_the_seed() -> None:
    one, again, other = (next(refutations("nishio", seed, EXAMPLES)) for seed in "aab")

    assert one == again != other
    assert one.step.technique == "nishio"


def test_looking_for_them_can_be_stopped() -> None:
    with pytest.raises(Cancelled):
        next(refutations("nishio", "stop", EXAMPLES, stop=lambda: True))


def test_what_the_file_lacks_is_said(tmp_path: Path) -> None:
    file = tmp_path / "examples.txt"
    file.write_text(":x_wing::\n", encoding="ascii")

    with pytest.raises(Fault, match="no example"):
        example_of("nishio", file)

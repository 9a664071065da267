# SPDX-License-Identifier: MIT
"""What a technique concludes does not depend on how the grid is turned and its digits named."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, holds, read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.cases.test_reglib import image_of

CASES = Path(__file__).parents[4] / "data" / "techniques"
ONE_WAY = ("als_chain",)
"""Those that follow one way to each place: which, of several as near and of one kind, the order of
cells and digits says. What a case wants they find all the same."""
GUESSES = "brute_force", "template_set", "template_delete"
Conclusions = set[tuple[tuple[int, ...], tuple[int, ...]]]


def conclusions(technique: Technique, case: Case) -> Conclusions:
    return {
        (tuple(sorted(found.eliminations)), tuple(sorted(found.placements)))
        for found in instances(technique, Board(case.grid))
    }


def turned(found: Conclusions, seed: int, case: Case) -> Conclusions:
    """The conclusions as they stand in an image of their case."""

    def image(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return image_of(replace(case, eliminations=numbers), Random(seed)).eliminations

    return {(image(gone), image(placed)) for gone, placed in found}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [rung.name for rung in LADDER if rung.name not in ONE_WAY + GUESSES]
)
def test_an_image_has_the_conclusions_of_the_position(name: str) -> None:
    lines = (CASES / f"{name}.txt").read_text("utf-8").splitlines()
    for case in map(read_case, lines):
        if not case.forbids:
            found = conclusions(LADDER[name].technique, case)
            assert found
            for seed in range(4):
                image = image_of(case, Random(seed))
                told = conclusions(LADDER[name].technique, image)
                assert told == turned(found, seed, case), (case, seed)


@pytest.mark.slow
@pytest.mark.parametrize("name", ONE_WAY)
def test_a_case_holds_in_all_images(name: str) -> None:
    for case in map(read_case, (CASES / f"{name}.txt").read_text("utf-8").splitlines()):
        if not case.forbids:
            for seed in range(4):
                image = image_of(case, Random(seed))
                told = conclusions(LADDER[name].technique, image)
                assert holds(image, (LADDER[name].technique,)), (case, seed)
                assert all(is_right(found, image) for found in told)


def is_right(found: tuple[tuple[int, ...], tuple[int, ...]], case: Case) -> bool:
    """Whether what is concluded holds in the solution."""
    solution = kernel.solve(bytes(case.grid.givens))
    assert solution is not None
    gone, placed = found
    true = {81 * (digit - 1) + cell for cell, digit in enumerate(solution)}
    return true.isdisjoint(gone) and true.issuperset(placed)

# SPDX-License-Identifier: MIT
"""What a technique concludes does not depend on how the grid is turned and its digits named."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.sudoku.cases.case import Case, read_case
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.technique import Technique
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.engine.sudoku.cases.test_reglib import image_of

CASES = Path(__file__).parents[4] / "data" / "techniques"
GUESSES = "brute_force", "template_set", "template_delete"
ANOTHER_FIRST = (
    ("nice_loop", 1, 1),
    ("grouped_nice_loop", 1, 1),
    ("unique_nice_loop", 2, 0),
    ("als_chain", 4, 0),
    ("als_nice_loop", 0, 0),
    ("whip", 2, 0),
    ("forcing_net", 0, 1),
)
"""Cases, by their line, and images of them in which another of several as good ways comes first."""
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
@pytest.mark.parametrize("name", [rung.name for rung in LADDER if rung.name not in GUESSES])
def test_an_image_has_the_conclusions_of_the_position(name: str) -> None:
    lines = (CASES / f"{name}.txt").read_text("utf-8").splitlines()
    for case in map(read_case, lines):
        if not case.forbids:
            found = conclusions(LADDER[name].technique, case)
            assert found
            for seed in range(4):
                image = image_of(case, Random(seed))
                wanted = turned(found, seed, case)
                told = conclusions(LADDER.finder(name).technique, image)
                if name in LADDER.wholes:  # of several chains with the same ends one is shown
                    assert told >= wanted, (case, seed)
                else:
                    assert told == wanted, (case, seed)


@pytest.mark.parametrize(("name", "line", "seed"), ANOTHER_FIRST)
def test_which_way_comes_first_does_not_say_what_is_concluded(
    name: str, line: int, seed: int
) -> None:
    case = read_case((CASES / f"{name}.txt").read_text("utf-8").splitlines()[line])
    found = conclusions(LADDER[name].technique, case)
    told = conclusions(LADDER[name].technique, image_of(case, Random(seed)))
    assert told == turned(found, seed, case)

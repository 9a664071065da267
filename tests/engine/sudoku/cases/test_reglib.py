# SPDX-License-Identifier: MIT
"""The published library's numbers, and its cases where they are at hand."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import Case, holds, read_case
from sudoku_qt.engine.sudoku.cases.reglib import techniques_for, variant_for
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.techniques import ALS_OVERLAPPING, LADDER


def test_a_technique_is_known_by_its_name_and_by_its_number() -> None:
    for code in ("xy_wing", "0800"):
        assert [each.name for each in techniques_for(code, "")] == ["xy_wing"]


def test_an_unknown_number_has_no_technique() -> None:
    assert techniques_for("4711", "") == ()


def test_some_numbers_mean_a_variant() -> None:
    assert variant_for("0501") == "wrap"
    assert variant_for("0800") is None


def test_every_technique_can_be_asked_for_by_name() -> None:
    for rung in LADDER:
        assert techniques_for(rung.name, "x") == (rung.technique,)


@pytest.fixture(scope="module")
def published() -> list[str]:
    folder = os.environ.get("SUDOKU_DATA")
    if folder is None:
        pytest.skip("SUDOKU_DATA does not name the folder of published cases")
    return Path(folder, "techniques", "cases.txt").read_text("utf-8").splitlines()


def test_what_is_looked_for_in_cases_is_what_the_ladder_looks_for() -> None:
    ladder = [rung.technique for rung in LADDER] + list(ALS_OVERLAPPING)
    for code in ("0310", "03621", "0606", "0703", "0706", "0707", "0708", "0709", "0710", "0903"):
        for variant in ("", "1", "2", "3"):
            techniques = techniques_for(code, variant)
            assert techniques
            assert all(technique in ladder for technique in techniques)


def test_published_chains_are_called_as_they_are_here(published: list[str]) -> None:
    of_two = {"s_wing", "l_wing", "h_wing", "aic_type_2"}
    called = {"0706": {"aic_ring"}, "0708-1": {"m_wing", "aic_type_1"}, "0708-2": of_two}
    rung, seen = LADDER["nice_loop"], set[str]()
    for case in map(read_case, published):
        code = f"{case.code}-{case.variant}" if case.variant else case.code
        for finding in rung.technique.find(Board(case.grid)) if code in called else ():
            if finding.eliminations == case.eliminations:
                assert rung.name_of(finding) in called[code], case
                seen.add(code)
    assert seen == called.keys()


@pytest.mark.slow
def test_every_published_case_holds_in_any_orientation(published: list[str]) -> None:
    rng = Random(7)
    cases = [read_case(line) for line in published]
    images = [image_of(case, rng) for case in cases for _ in range(2)]
    lost = [
        f"{case.code}: {case}"
        for case in cases + images
        if not holds(case, techniques_for(case.code, case.variant))
    ]
    assert not lost, lost[0]


def image_of(case: Case, rng: Random) -> Case:
    """A case with its lines, its digits and perhaps its sides exchanged."""
    lines = [lines_of(rng), lines_of(rng)]
    labels = rng.sample(range(9), 9)
    turned = rng.random() < 0.5

    def place(cell: int) -> int:
        row, column = lines[0][cell // 9], lines[1][cell % 9]
        return 9 * column + row if turned else 9 * row + column

    def label(mask: int) -> int:
        return sum(1 << labels[digit] for digit in range(9) if mask >> digit & 1)

    def candidates(numbers: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(81 * labels[each // 81] + place(each % 81) for each in numbers))

    back = sorted(range(81), key=place)
    values = [0, *(each + 1 for each in labels)]
    grid = Grid(
        bytes(values[case.grid.givens[cell]] for cell in back),
        bytes(values[case.grid.values[cell]] for cell in back),
        tuple(label(case.grid.candidates[cell]) for cell in back),
    )
    return replace(
        case,
        digits=label(case.digits),
        grid=grid,
        eliminations=candidates(case.eliminations),
        placements=candidates(case.placements),
    )


def lines_of(rng: Random) -> list[int]:
    threes = range(3)
    return [3 * band + line for band in rng.sample(threes, 3) for line in rng.sample(threes, 3)]


@pytest.mark.slow
def test_no_published_position_leads_to_a_wrong_step(published: list[str]) -> None:
    for line in published:
        case = read_case(line)
        count, solution, _ = kernel.examine(case.grid.values)
        if count != 1 or solution is None:
            continue
        board = Board(case.grid)
        for technique in techniques_for(case.code, case.variant):
            for finding in instances(technique, board):
                wrong = [
                    each for each in finding.eliminations if solution[each % 81] == each // 81 + 1
                ]
                assert not wrong, line

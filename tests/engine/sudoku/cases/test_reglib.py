# SPDX-License-Identifier: MIT
"""The published library's numbers, and its cases where they are at hand."""

import os
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.cases.case import holds, read_case
from sudoku_qt.engine.sudoku.cases.reglib import techniques_for, variant_for
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.techniques import LADDER


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


def test_at_least_98_of_100_published_cases_hold(published: list[str]) -> None:
    cases = [read_case(line) for line in published]
    held = sum(holds(case, techniques_for(case.code, case.variant)) for case in cases)
    assert held >= 0.98 * len(cases)


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

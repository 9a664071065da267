# SPDX-License-Identifier: MIT
"""The way of the SE rating, step by step."""

import json

import pytest

from sudoku_qt.cli.explaining import RULES
from sudoku_qt.cli.language import spoken
from sudoku_qt.engine.sudoku.rating.se_path import se_path
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY
from tests.engine.sudoku.rating.explainer.rated import rated


def test_the_way_of_the_se_rating_is_explained_step_by_step(sudoku: Sudoku) -> None:
    head, *steps = sudoku("rate", EASY, "--explain").out.splitlines()
    assert head == f"{EASY} 1.2/1.2/1.2"
    assert len(steps) == EASY.count(".")
    assert steps[0].startswith("  1.  1.2 hidden_single: r")
    told = [
        *map(
            json.loads, sudoku("rate", EASY, "--explain", "--format", "jsonl").out.split("\n")[:-1]
        )
    ]
    assert [each["step"] for each in told] == [*range(1, len(steps) + 1)]
    assert f"{told[0]['rule']}: {told[0]['placements'][0]}" in steps[0]


def test_the_way_names_techniques_in_the_language_of_the_run(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    monkeypatch.setenv("LANGUAGE", "zh_CN")
    steps = sudoku("rate", EASY, "--explain").out.splitlines()[1:]
    assert steps[0].startswith("  1.  1.2 排除：r")
    assert not any("_" in step or "single" in step for step in steps)
    in_json = sudoku("rate", EASY, "--explain", "--format", "jsonl").out
    assert '"rule": "hidden_single"' in in_json


def test_every_rule_has_a_name_in_chinese(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "zh_CN")
    named = {rule: spoken(rule) for rule in RULES}
    assert not [rule for rule, name in named.items() if name == rule]
    assert len(set(named.values())) == len(named)


def test_no_rule_is_left_out() -> None:
    found = {step.rule for _, puzzle in rated() for step in se_path(puzzle)[0]}
    assert len(found) > 20
    assert found <= {*RULES}

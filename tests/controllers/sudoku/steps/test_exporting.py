# SPDX-License-Identifier: MIT
"""What a file of steps holds, and what it is called."""

import json
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.controllers.sudoku.steps.exporting import StepsExport, objects_of, text_of
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep, steps_from
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.paths import resource
from tests.controllers.conftest import Program
from tests.engine.sudoku.puzzle_lists import CHAINS, digits

HARD = digits(CHAINS)
CHINESE = Telling(Pages(resource("techniques") / "zh_CN"), "D5")


@pytest.fixture(scope="module")
def steps() -> list[PathStep[Step]]:
    """The path of a puzzle from its tenth step on."""
    return list(steps_from(Grid.of_givens(HARD).with_all_candidates()))[9:]


def test_a_text_begins_with_its_position(steps: list[PathStep[Step]]) -> None:
    first, second, *_ = text_of(steps, CHINESE, "：").decode().splitlines()
    assert first.count(".") == steps[0].before.values.count(0)
    assert len(first) == 81
    assert second.startswith("  1. 宫区块：")


def test_objects_are_english_whatever_the_window_speaks(steps: list[PathStep[Step]]) -> None:
    each = [json.loads(line) for line in objects_of(steps, CHINESE).decode().splitlines()]
    assert [one["step"] for one in each] == list(range(1, len(steps) + 1))
    assert all(one["sentence"].isascii() or "≠" in one["sentence"] for one in each)
    assert each[0]["eliminations"] == ["D5≠3"]


@pytest.mark.parametrize(
    ("name", "kind", "written"),
    [
        ("a", "JSON, a line a step (*.jsonl)", "a.jsonl"),
        ("a.txt", "JSON, a line a step (*.jsonl)", "a.txt"),
        ("a.JSONL", "Text (*.txt)", "a.JSONL"),
        ("r1.5", "Text (*.txt)", "r1.5.txt"),
        ("a", "", "a.txt"),
    ],
)
def test_the_name_decides_and_without_an_ending_the_kind(
    name: str,
    kind: str,
    written: str,
    program: Program,
    steps: list[PathStep[Step]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chosen = str(tmp_path / "files" / name)
    (tmp_path / "files").mkdir()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen, kind))
    export = StepsExport(program.controller.services, program.controller)
    export.write_steps(
        lambda colon: text_of(steps, CHINESE, colon), lambda: objects_of(steps, CHINESE), {}
    )
    (file,) = (tmp_path / "files").iterdir()
    assert file.name == written
    assert (file.read_text("utf-8")[0] == "{") is written.lower().endswith(".jsonl")

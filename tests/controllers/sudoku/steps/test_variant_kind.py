# SPDX-License-Identifier: MIT
"""The steps of a variant in the real window: listed, shown, explained, applied and shared."""

import json
import sys
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.cli.main import main
from sudoku_qt.controllers.sudoku.steps import variant_kind as kind_module
from sudoku_qt.engine.sudoku.generate.variants.daily_variants import DailyVariants
from sudoku_qt.engine.sudoku.hints.variants.outlook import ReasonedPathStep, explained_there
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import Because
from sudoku_qt.paths import resource
from tests.cages import KILLER, SOLVED
from tests.controllers.conftest import Program, click, work_without_end
from tests.controllers.sudoku.by_hand import go, paste
from tests.controllers.sudoku.steps.test_panel import dock, listed, look, open_steps, panel
from tests.views.sudoku.boards import as_json, filled

KILLER_DAY = date(2026, 11, 6)
EMPTY = {0, 1, 2, 13, 14, 27}


@pytest.fixture
def killer(program: Program) -> Program:
    """A killer whose steps are open."""
    open_steps(program, KILLER)
    return program


def test_the_dock_lists_the_way_to_the_end_without_a_time(killer: Program) -> None:
    assert dock(killer).isVisible()
    steps = panel(killer).steps
    assert listed(killer) == list(range(1, len(steps) + 1))
    assert panel(killer).outlook.whole
    assert dock(killer).plot.accessibleDescription() == f"step 1 of {len(steps)}"


def test_a_step_is_drawn_on_its_rule_and_cells(program: Program) -> None:
    killer = program
    killer.controller.begin(DailyVariants(resource("puzzles/daily_variants.zip")).of(KILLER_DAY))
    killer.controller.steps.open()
    look(killer)
    number = next(
        number
        for number, each in enumerate(panel(killer).steps, 1)
        if each.step.technique.startswith("constraint") and each.step.constraint
    )
    panel(killer).show_step(number)
    each, drawing = panel(killer).steps[number - 1], killer.controller.model.drawing
    assert {drawing.grounds[cell] for cell in each.step.constraint.cells} == {"set_a"}
    assert {disc.role for discs in drawing.discs.values() for disc in discs} <= {
        "follows",
        "eliminated",
    }


def test_what_decides_a_step_is_drawn_in_its_picture_as_on_the_card(program: Program) -> None:
    killer = program
    killer.controller.begin(DailyVariants(resource("puzzles/daily_variants.zip")).of(KILLER_DAY))
    killer.controller.steps.open()
    look(killer)
    number = next(
        number
        for number, each in enumerate(panel(killer).steps, 1)
        if any(each.before.values[at] for reason in explained_in(killer, each) for at in reason.at)
    )
    panel(killer).show_step(number)
    drawn = killer.controller.model.drawing
    assert "placed" in {disc.role for discs in drawn.discs.values() for disc in discs}
    panel(killer).explain()
    assert killer.controller.hints._screens[-1].drawing == drawn


def explained_in(program: Program, each: ReasonedPathStep) -> tuple[Because, ...]:
    """The reasons of a step of the path."""
    puzzle = program.controller.session.setup.variant
    assert puzzle
    return explained_there(puzzle, each).because


def test_a_step_is_explained_with_its_legend(killer: Program) -> None:
    panel(killer).explain()
    card = killer.controller.cards.hint
    assert killer.controller.hints.is_open
    assert "Step 4 of 4" in card.accessibleDescription() or card.isVisible()
    assert killer.controller.hints._screens[-1].card.legend


def test_enter_applies_the_step_that_comes_next(killer: Program) -> None:
    before = killer.controller.session.state
    killer.qtbot.keyClick(dock(killer).list, Qt.Key.Key_Return)
    look(killer)
    after = killer.controller.session.state
    changed = [cell for cell in range(81) if before.values[cell] != after.values[cell]]
    assert all(after.values[cell] == int(SOLVED[cell]) for cell in changed)
    assert after != before


def test_the_board_goes_to_a_later_step_and_back(killer: Program) -> None:
    count = len(panel(killer).steps)
    panel(killer).show_step(count)
    panel(killer).go()
    look(killer)
    values = killer.controller.session.state.values
    assert values.count(0) == 1
    assert all(not digit or digit == int(SOLVED[cell]) for cell, digit in enumerate(values))
    killer.controller.session.undo()
    assert killer.controller.session.state.values.count(0) > 1


def test_possible_steps_are_listed_too(killer: Program) -> None:
    dock(killer).segment.choose("now")
    dock(killer).list_chosen.emit("now")
    assert listed(killer)
    assert all(each.before == panel(killer).steps[0].before for each in panel(killer).steps)


def test_another_side_has_its_cells_and_digits(program: Program) -> None:
    open_steps(program, as_json(12, EMPTY))
    assert len(panel(program).steps) == len(EMPTY)
    digit = max(filled(12)[cell] for cell in EMPTY)
    assert digit > 9
    dock(program).searched.emit(str(digit))
    assert listed(program)
    program.controller.preferences.set("above_nine", "letters")
    dock(program).searched.emit(".123456789ABCDEFG"[digit])
    assert listed(program)
    row = panel(program)._model.rows[listed(program)[0] - 1]
    assert row.conclusion.endswith(f"= {'.123456789ABCDEFG'[digit]}")


def test_another_puzzle_has_the_steps_of_its_own_kind(killer: Program) -> None:
    paste(killer, as_json(6, {0, 1}))
    look(killer)
    assert len(panel(killer).steps) == 2
    paste(killer, KILLER)
    go(killer, 0)
    look(killer)
    assert len(panel(killer).steps) > 2


def test_a_long_search_can_be_stopped(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind_module, "find_variant_path", lambda *_: work_without_end)
    paste(program, KILLER)
    program.controller.actions["show_steps"].trigger()
    click(program, "Cancel")
    assert "stopped" in dock(program).accessibleDescription()


def test_steps_are_copied_and_written(
    killer: Program,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    dock(killer).copy_asked.emit()
    title, _, conclusion = QGuiApplication.clipboard().text().rpartition(": ")
    assert title
    assert "=" in conclusion or "≠" in conclusion
    written = {}
    for ending in ("txt", "jsonl", "html", "pdf", "png"):
        chosen = tmp_path / f"steps.{ending}"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, at=chosen: (str(at), ""))
        (dock(killer).picture_asked if ending == "png" else dock(killer).export_asked).emit()
        killer.settle()
        written[ending] = chosen.read_bytes()
    steps = panel(killer).steps
    first, *lines = written["txt"].decode().splitlines()
    assert first.count(".") == steps[0].before.values.count(0)
    assert len(lines) == len(steps)
    assert str(steps[0].step.reason) in lines[0]
    file = tmp_path / "killer.json"
    file.write_text(KILLER, "utf-8")
    monkeypatch.setattr(sys, "stdin", None)
    main(["steps", "--format", "jsonl", str(file)])
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    own = [json.loads(line) for line in written["jsonl"].decode().splitlines()]
    assert [each["sentence"] for each in own] == [each["sentence"] for each in told]
    assert written["html"].count(b"<section>") == len(steps)
    assert written["pdf"].startswith(b"%PDF")
    assert not QImage.fromData(written["png"]).isNull()

# SPDX-License-Identifier: MIT
"""A window that tests use one after the other: the next one finds it as the first one did."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from sudoku_qt.controllers.sudoku.controller import SudokuController
from sudoku_qt.controllers.sudoku.learn.topics import all_topics
from sudoku_qt.models.sudoku.steps.model import StepChoice, StepOrder
from sudoku_qt.views.sudoku.steps.dock import NOW
from tests.controllers.conftest import Begin, Program
from tests.controllers.gomoku.table import FIVE, Table
from tests.controllers.lasting import Lasting, values_of
from tests.controllers.sudoku.by_hand import EASY, paste
from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parent.parent.parent
FAILING = """
met = []

def test_one_that_fails(lasting):
    met.append(lasting)
    lasting.shell.guide.show_guide()
    raise ValueError("midway")

def test_another_window_is_there(lasting):
    met.append(lasting)
    assert met[0] is not lasting
    assert not lasting.shell.guide.is_open

def test_the_same_window_is_there(lasting):
    assert met[1] is lasting
"""


@pytest.fixture
def used(begin: Begin) -> Iterator[Lasting]:
    """What starts a program here."""

    @contextmanager
    def started() -> Iterator[Program]:
        yield begin().start()

    lasting = Lasting(started)
    yield lasting
    lasting.end()


def read(program: Program) -> None:
    program.shell.guide.show_guide()
    program.shell.guide.show_page("hints")


def learn(program: Program) -> None:
    program.controller.learning.learn()
    program.controller.learning.show_topic("x_wing")
    program.settle()


def ask(program: Program) -> None:
    program.controller.actions["hint"].trigger()
    program.settle()
    assert program.controller.hints.is_open


def list_steps(program: Program) -> None:
    program.controller.actions["show_steps"].trigger()
    program.settle()
    steps = program.controller.steps
    assert steps.is_open
    steps.dock.segment.choose(NOW)
    steps._choose_list(NOW)
    steps.dock._sort(StepOrder.CELL)
    steps.dock.chips._chips[StepChoice.HARD].click()
    steps.dock.lens.setChecked(True)
    steps.dock.field.setText("wing")


def look_at_history(program: Program) -> None:
    program.controller.history.show_history()
    assert program.controller.history.is_open


def pause(program: Program) -> None:
    program.shell.pause()
    assert program.controller.session.is_paused


def prefer(program: Program) -> None:
    program.controller.preferences.set("coordinates", "letters")
    program.shell.preferences.set("show_clock", value=False)
    program.settings.set("recent", ["/somewhere/else.sdm"])
    program.controller.composing.guide.choose("central")


def speak_chinese(program: Program) -> None:
    program.appearance.set_language("zh_CN")
    program.shell.window.resize(QSize(640, 700))


def leave_a_dialog(program: Program) -> None:
    dialog = QDialog(program.shell.window)
    dialog.open()
    assert QApplication.activeModalWidget() is dialog


def play_gomoku(program: Program) -> None:
    table = Table(program)
    table.begin()
    table.click(FIVE)
    assert program.paths.record.exists()
    table.controller.preferences.set("gomoku/show/show_evaluation", value=False)
    table.controller.draft.set_up()


LEFT = (
    read, learn, ask, list_steps, look_at_history, pause, prefer, speak_chinese, leave_a_dialog,
    play_gomoku,
)  # fmt: skip
"""What tests may leave behind."""


def state_of(program: Program) -> dict[str, object]:
    """What a test finds of a program before it has done anything, but for the game."""
    shell, known = program.shell, program.shell.games._controllers
    controller, gomoku = known["sudoku"], known.get("gomoku")
    assert isinstance(controller, SudokuController)
    proxy = controller.steps._proxy
    return {
        "game": shell.controller is controller,
        "page": shell.window.page() is controller.page and shell.window.filling(),
        "guide": shell.guide._trail.here,
        "lesson": controller.learning.topic.key,
        "sole card": controller.page.sole_card,
        "steps": (controller.steps.is_open, controller.steps._list),
        "steps listed": (proxy.order, proxy._choice, proxy._words),
        "cells": controller.model.drawing.cells,
        "paused": controller.session.is_paused,
        "preferred": values_of(program.settings),
        "language": program.appearance.language,
        "size": shell.window.size(),
        "over": QApplication.activeModalWidget(),
        "record": program.paths.record.exists(),
        "notice": program.notice(),
        "copied": QGuiApplication.clipboard().text(),
        "draft": gomoku is not None and gomoku.session.clock.is_held("set up"),
    }


@pytest.mark.slow
def test_what_a_test_leaves_is_taken_away(used: Lasting) -> None:
    program = used.program()
    used.put_back()
    before = state_of(program)
    assert before["lesson"] == all_topics()[0].key

    @in_turn("leave", LEFT)
    def is_taken_away(leave: Callable[[Program], None]) -> None:
        paste(used.program(), EASY)
        pasted = state_of(program)
        leave(used.program())
        assert state_of(program) != pasted
        used.put_back()
        assert state_of(program) == before

    is_taken_away()
    assert used.program() is program


def test_a_program_that_cannot_be_put_back_is_not_used_again(
    used: Lasting, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = used.program()
    monkeypatch.setattr(program.controller.replay, "end", lambda: int("midway"))
    with pytest.raises(ValueError, match="midway"):
        used.put_back()
    assert not program.shell.window.isVisible()
    assert used.program() is not program


@pytest.mark.slow
def test_after_one_that_failed_there_is_another_window(tmp_path: Path) -> None:
    module = tmp_path / "test_two.py"
    module.write_text(FAILING, encoding="utf-8")
    words = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "tests.controllers.conftest"]
    words += ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), str(module)]
    command = [sys.executable, "-m", "pytest", *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "1 failed, 2 passed" in done.stdout, done.stdout[-3000:] + done.stderr[-3000:]

# SPDX-License-Identifier: MIT
"""Steps are written to files that can be read again, and presented."""

import json
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from sudoku_qt.cli.main import main
from sudoku_qt.controllers.sudoku.steps import sharing
from sudoku_qt.controllers.sudoku.steps.sharing import Presentation
from sudoku_qt.models.sudoku.board.cell import Cell
from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.store.files import write_fault
from sudoku_qt.views.sudoku.steps.page import PathPage
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.controllers.conftest import Program
from tests.controllers.sudoku.hints.test_walking import HARD
from tests.controllers.sudoku.steps.test_panel import dock, open_steps, panel
from tests.layout_items import items_known
from tests.one_line import read_line

OUTCOMES = {"txt": "Text (*.txt)", "jsonl": "JSON, a line a step (*.jsonl)"}


@pytest.fixture
def choose(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> "Chosen":
    """Answers the file dialog."""
    chosen = Chosen(tmp_path)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen.answer)
    return chosen


class Chosen:
    """The file that a player chooses, and the kind."""

    def __init__(self, folder: Path) -> None:
        self.path, self.kind, self.proposed = folder / "file", "", ""

    def answer(self, _parent: object, _title: str, proposal: str, _kinds: str) -> tuple[str, str]:
        """As the dialog does."""
        self.proposed = Path(proposal).name
        return str(self.path), self.kind


def test_a_step_is_copied_as_one_line_that_can_be_read(program: Program) -> None:
    open_steps(program)
    panel(program).show_step(2)
    dock(program).copy_asked.emit()
    copied = QApplication.clipboard().text()
    step = panel(program).steps[1].step
    read = read_line(copied)
    assert read.name == panel(program).telling.pages[step.technique].name(step)
    assert read.placements == frozenset(step.placements)
    assert read.eliminations == frozenset(step.eliminations)
    assert copied in program.notice()


def test_text_and_json_are_those_of_the_command_line(
    program: Program, choose: Chosen, capsys: pytest.CaptureFixture[str]
) -> None:
    open_steps(program)
    for suffix, kind in OUTCOMES.items():
        choose.kind = kind
        dock(program).export_asked.emit()
        assert f"file.{suffix}" in program.notice()
    main(["steps", HARD])
    assert choose.path.with_suffix(".txt").read_text("utf-8") == capsys.readouterr().out
    main(["steps", "--format", "jsonl", HARD])
    written = choose.path.with_suffix(".jsonl").read_text("utf-8")
    assert written == capsys.readouterr().out
    assert len([json.loads(line) for line in written.splitlines()]) == len(panel(program).steps)
    assert choose.proposed == "steps.txt"


@pytest.mark.slow
def test_a_step_becomes_a_picture_in_either_format(program: Program, choose: Chosen) -> None:
    open_steps(program)
    panel(program).show_step(13)
    for suffix in ("png", "svg"):
        choose.path = choose.path.with_suffix(f".{suffix}")
        dock(program).picture_asked.emit()
    png = QImage(str(choose.path.with_suffix(".png")))
    svg = QSvgRenderer(str(choose.path.with_suffix(".svg")))
    assert png.size() == svg.viewBox().size()
    assert "Two-String Kite" in choose.path.with_suffix(".svg").read_text("utf-8")
    assert choose.proposed == "step 13.png"


def test_a_file_that_cannot_be_written_is_told_of(program: Program, choose: Chosen) -> None:
    open_steps(program)
    choose.path = choose.path / "nowhere" / "steps.txt"
    dock(program).export_asked.emit()
    assert "is not there. Save elsewhere." in program.notice()


@pytest.mark.slow
def test_a_full_disk_is_told_of(
    program: Program, choose: Chosen, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, data: bytes) -> None:
        raise write_fault(path, len(data), "No space left on device")

    monkeypatch.setattr(files, "write", refuse)
    open_steps(program)
    dock(program).picture_asked.emit()
    assert "No space left on device" in program.notice()


def test_who_changes_their_mind_writes_nothing(
    program: Program, choose: Chosen, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_steps(program)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    dock(program).export_asked.emit()
    assert not list(choose.path.parent.glob("file*"))


def test_presented_steps_are_led_through_by_keys(program: Program) -> None:
    open_steps(program)

    def lead() -> None:
        presenter = QApplication.activeModalWidget()
        assert isinstance(presenter, Presenter)
        assert presenter.windowState() & Qt.WindowState.WindowFullScreen
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Escape):
            program.qtbot.keyClick(presenter, key)

    QTimer.singleShot(0, lead)
    dock(program).present_asked.emit()
    assert QApplication.activeModalWidget() is None
    assert panel(program).number == 2
    assert dock(program).list.number == 2


@pytest.mark.parametrize("language", ["en", pytest.param("zh_CN", marks=pytest.mark.slow)])
def test_a_page_of_the_path_tells_every_step_in_the_language_of_the_window(
    program: Program, choose: Chosen, language: str
) -> None:
    program.shell.preferences.set("language", language)
    open_steps(program)
    session, steps = program.controller.session, panel(program)
    session.learn(replace(session.setup, title="<b>Mine</b> & yours", author="A <i>B</i>"))
    choose.kind = ""
    choose.path = choose.path.with_suffix(".html")
    dock(program).export_asked.emit()
    text = choose.path.read_text("utf-8")
    shown = unescape(text)
    for each in steps.steps:
        page = steps.telling.pages[each.step.technique]
        assert page.sentence(each.step, steps.telling.notation) in shown
    assert text.count("<section>") == len(steps.steps)
    assert "&lt;b&gt;Mine&lt;/b&gt; &amp; yours" in text
    assert "<b>" not in text
    assert "<i>" not in text
    assert f'lang="{language.replace("_", "-")}"' in text
    choose.path = choose.path.with_suffix(".pdf")
    dock(program).export_asked.emit()
    assert choose.path.read_bytes().startswith(b"%PDF")
    program.shell.preferences.set("language", "")


@pytest.mark.parametrize(
    ("coordinates", "rows"), [("numbers", "123456789"), ("letters", "ABCDEFGHI")]
)
def test_the_rows_of_a_page_are_called_as_on_the_board(
    program: Program,
    choose: Chosen,
    monkeypatch: pytest.MonkeyPatch,
    coordinates: str,
    rows: str,
) -> None:
    pages: list[PathPage] = []

    def keep(page: PathPage, _theme: Theme) -> bytes:
        pages.append(page)
        return b""

    monkeypatch.setattr(sharing, "html", keep)
    open_steps(program)
    program.shell.preferences.set("coordinates", coordinates)
    choose.kind, choose.path = "", choose.path.with_suffix(".html")
    dock(program).export_asked.emit()
    assert "".join(pages[0].rows) == rows


def shown(number: int) -> StepShown:
    """A step of which nothing is known but its number."""
    return StepShown([Cell()] * 81, NOTHING_DRAWN, f"step {number}", "")


def test_it_ends_at_both_ends(qtbot: QtBot) -> None:
    items = items_known()
    wear(Theme.read(resource("themes") / "light.json"))
    presenter = Presenter()
    qtbot.addWidget(presenter)
    steps = Presentation(presenter, shown, 2, 3)
    assert presenter.accessibleDescription() == "step 2. "
    assert presenter.back_key.isEnabled()
    assert items_known() == items, "none is known of those of its layouts"
    for way, number in ((1, 3), (1, 3), (-1, 2), (-1, 1), (-1, 1)):
        presenter.stepped.emit(way)
        assert steps.number == number
    assert not presenter.back_key.isEnabled()
    QTimer.singleShot(0, presenter.reject)
    assert steps.run() == 1

# SPDX-License-Identifier: MIT
"""The print workshop through the real window: what is chosen is seen at once, and comes out."""

import os
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.game import Edit
from sudoku_qt.engine.sudoku.worksheet import Kind
from sudoku_qt.models.sudoku.paper.items import Board, Code
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop
from tests.cages import KILLER
from tests.controllers.conftest import Begin, Program
from tests.controllers.sudoku.by_hand import paste
from tests.controllers.sudoku.paper.opened import Open

LEFT = Qt.MouseButton.LeftButton
LIST = Path(__file__).parents[3] / "data/formats/line/good.txt"
SEVERAL = "1" + "." * 80


def test_the_action_opens_it_with_the_puzzle_that_is_played(program: Program) -> None:
    seen: list[object] = []

    def look() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintWorkshop)
        seen.extend((dialog.pages.count, dialog.choices.source.kind.key))
        program.qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    QTimer.singleShot(0, look)
    program.shell.print_out()
    assert seen == [2, "this"]


@pytest.mark.slow
def test_each_choice_is_seen_at_once(opened: Open) -> None:
    opened.click(opened.source.kind, "New ones")
    opened.source.counts.set_counts({})
    kinds: tuple[tuple[Kind, int], ...] = ((1, 2), (3, 3), ("expert", 1))
    for kind, count in kinds:
        opened.count(kind, count)
    opened.click(opened.choices.answers, "None")
    assert len(opened.items(Board)) == 6
    assert [opened.dialog.pages.count, "6 puzzles" in opened.said()] == [2, True]
    opened.click(opened.choices.per_page, "6")
    assert opened.dialog.pages.count == 1
    levels = [text.partition(",")[0] for text in opened.texts() if "min" in text]
    assert levels == ["Very easy"] * 2 + ["Medium"] * 3 + ["Expert"]
    opened.click(opened.choices.answers, "At the end")
    opened.more("techniques")
    assert opened.dialog.pages.count == 3
    assert "Techniques" in opened.texts()
    opened.more("codes")
    assert len(opened.items(Code)) == 6
    opened.click(opened.choices.paper.names, "Letter")
    assert opened.workshop._pages[0].width == 612


def test_a_title_is_printed_as_it_is_typed(opened: Open) -> None:
    opened.qtbot.keyClicks(opened.choices.title, "Class 4b")
    opened.qtbot.waitUntil(lambda: "Class 4b" in opened.texts())
    assert "Answers: Class 4b" in opened.texts()


def test_what_was_entered_is_printed_where_that_is_wanted(program: Program) -> None:
    cell = program.controller.session.state.values.index(0)
    program.controller.play((Edit(cell, "=", 5),))
    opened = Open(program)
    board = opened.items(Board)[0]
    assert isinstance(board, Board)
    assert board.values[cell] == 0
    program.qtbot.mouseClick(opened.source.entered.switch, LEFT)
    board = opened.items(Board)[0]
    assert isinstance(board, Board)
    assert (board.values[cell], board.givens[cell]) == (5, 0)
    opened.dialog.close()


def test_one_puzzle_has_a_page_for_itself_and_many_share_theirs(opened: Open) -> None:
    per_page = opened.choices.per_page
    assert per_page.key == "1"
    opened.click(opened.source.kind, "New ones")
    assert per_page.key == "4"
    opened.click(per_page, "9")
    opened.click(opened.source.kind, "This one")
    assert per_page.key == "1"
    opened.click(opened.source.kind, "New ones")
    assert per_page.key == "9"


def test_other_puzzles_take_the_place_of_these(opened: Open) -> None:
    opened.click(opened.source.kind, "New ones")
    before = opened.items(Board)
    opened.qtbot.mouseClick(opened.source.others, LEFT)
    opened.program.settle()
    after = opened.items(Board)
    assert len(before) == len(after)
    assert not {one for one in before if one in after}


def test_stopped_while_it_makes_it_prints_what_there_is(opened: Open, qtbot: QtBot) -> None:
    opened.click(opened.source.kind, "New ones")
    opened.workshop._stock.progressed.connect(opened.dialog.cancelled)
    opened.source.counts.numbers[1].setValue(400)
    qtbot.waitUntil(lambda: opened.source.counts.numbers[1].value() < 400)
    opened.program.settle()
    count = sum(opened.source.counts.counts.values())
    assert 0 < count < 400
    assert len(opened.items(Board)) == 2 * count, "each with its answer"
    assert opened.dialog.side.print_key.isEnabled()


def test_the_puzzles_of_a_file_as_many_as_are_wanted(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(LIST)], ""))
    opened.click(opened.source.kind, "A file")
    assert opened.dialog.pages.count == 0
    assert not opened.dialog.side.print_key.isEnabled()
    opened.qtbot.mouseClick(opened.source.choose_file, LEFT)
    opened.program.settle()
    whole = len(opened.items(Board)) // 2
    assert whole > 1
    opened.source.how_many.setValue(1)
    opened.program.settle()
    assert len(opened.items(Board)) == 2


def test_a_puzzle_with_several_solutions_is_printed_and_says_so(
    opened: Open, tmp_path: Path
) -> None:
    path = tmp_path / "several.txt"
    path.write_text(SEVERAL, encoding="utf-8")
    opened.click(opened.source.kind, "A file")
    opened.workshop.read(path)
    opened.program.settle()
    assert "Several solutions" in opened.texts()
    assert "no answer" in opened.texts()
    boards = [item for item in opened.items(Board) if isinstance(item, Board)]
    assert all(board.values.count(0) == 80 for board in boards)


def test_a_file_that_cannot_be_read_is_told_and_changes_nothing(
    opened: Open, tmp_path: Path
) -> None:
    before = opened.items(Board)
    opened.workshop.read(tmp_path / "missing.txt")
    assert any("is not there" in text for text in opened.said())
    assert opened.items(Board) == before


def chosen(name: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(name), ""))


def test_a_pdf_is_written_with_all_pages(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(tmp_path / "week 1.2", monkeypatch)
    opened.qtbot.mouseClick(opened.dialog.side.save_key, LEFT)
    data = (tmp_path / "week 1.2.pdf").read_bytes()
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == opened.dialog.pages.count
    assert "Written: week 1.2.pdf" in opened.said()


@pytest.mark.parametrize(
    ("title", "name"), [("Class 4b - week_1: a/b?", "Class 4b - week_1 ab"), ("?!", "sudoku")]
)
def test_the_name_that_is_proposed_is_the_title_without_what_no_file_may_have(
    opened: Open, monkeypatch: pytest.MonkeyPatch, title: str, name: str
) -> None:
    proposed: list[str] = []

    def propose(*words: str) -> tuple[str, str]:
        proposed.append(words[2])
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", propose)
    opened.choices.title.setText(title)
    opened.workshop.save()

    assert [Path(each).name for each in proposed] == [f"{name}.pdf"]


def test_where_nothing_can_be_written_that_is_said_and_nothing_is_there(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen(tmp_path / "no folder" / "a.pdf", monkeypatch)
    opened.qtbot.mouseClick(opened.dialog.side.save_key, LEFT)
    assert any("is not there. Save elsewhere." in text for text in opened.said())
    assert list(tmp_path.rglob("*.pdf")) == []


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
def test_a_full_disk_is_said(opened: Open) -> None:
    if not os.path.exists("/dev/full"):  # noqa: PTH110 - a device
        pytest.skip("no such device here")
    opened.workshop.write(Path("/dev/full"))
    assert any("device" in text for text in opened.said())


def test_without_a_printer_that_is_said(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    opened.qtbot.mouseClick(opened.dialog.side.print_key, LEFT)
    assert any(text.startswith("There is no printer here.") for text in opened.said())


def with_printer(answer: int, target: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have a printer that writes to a file, and a player who answers the system's dialog."""
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", lambda: ["Paper"])

    def answered(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(target))
        return answer

    monkeypatch.setattr(QPrintDialog, "exec", answered)


def test_the_printer_gets_the_pages(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_printer(QPrintDialog.DialogCode.Accepted, tmp_path / "out.pdf", monkeypatch)
    opened.qtbot.mouseClick(opened.dialog.side.print_key, LEFT)
    assert (tmp_path / "out.pdf").read_bytes().startswith(b"%PDF-")
    assert any(text.startswith("Sent to the printer") for text in opened.said())


def test_a_booklet_is_turned_on_its_short_edge(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_printer(QPrintDialog.DialogCode.Rejected, tmp_path / "out.pdf", monkeypatch)
    turned = list[QPrinter.DuplexMode]()
    monkeypatch.setattr(QPrinter, "setDuplex", lambda _, mode: turned.append(mode))
    opened.workshop.print_out()
    assert turned == []
    opened.more("booklet")
    opened.workshop.print_out()
    assert turned == [QPrinter.DuplexMode.DuplexShortSide]


def test_a_printer_that_takes_nothing_is_told_of(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_printer(QPrintDialog.DialogCode.Accepted, tmp_path / "no" / "out.pdf", monkeypatch)
    opened.qtbot.mouseClick(opened.dialog.side.print_key, LEFT)
    assert any("did not take the pages" in text for text in opened.said())


def test_who_does_not_print_after_all_hears_nothing(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_printer(QPrintDialog.DialogCode.Rejected, tmp_path / "out.pdf", monkeypatch)
    before = opened.said()
    opened.qtbot.mouseClick(opened.dialog.side.print_key, LEFT)
    assert opened.said() == before


def ask(program: Program, do: Callable[[PrintWorkshop], object]) -> None:
    """Open the workshop by its action, do something there, and close it."""

    def act() -> None:
        program.settle()
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PrintWorkshop)
        do(dialog)
        program.settle()
        dialog.close()

    QTimer.singleShot(0, act)
    program.controller.print_out()


@pytest.mark.slow
def test_what_was_wanted_is_wanted_the_next_time(begin: Begin) -> None:
    def choose(dialog: PrintWorkshop) -> None:
        choices = dialog.choices
        for segment, word in (
            (choices.source.kind, "New ones"),
            (choices.paper.names, "Letter"),
            (choices.per_page, "9"),
        ):
            parts = segment.findChildren(QAbstractButton)
            next(part for part in parts if part.text() == word).click()
        choices.source.counts.numbers[4].setValue(7)

    seen: list[object] = []

    def look(dialog: PrintWorkshop) -> None:
        choices = dialog.choices
        seen.extend((choices.source.kind.key, choices.options.paper, choices.options.per_page))
        seen.append(choices.source.counts.counts[4])

    program = begin().start()
    ask(program, choose)
    ask(program, look)
    assert seen == ["new", "letter", 9, 7]


def test_a_puzzle_that_is_typed_in_is_printed_as_far_as_it_is(program: Program) -> None:
    program.controller.type_in()
    program.controller.play((Edit(0, "=", 5),))
    seen: list[int] = []
    ask(program, lambda dialog: seen.append(dialog.pages.count))
    assert seen == [2]


def test_another_game_has_nothing_for_paper(program: Program) -> None:
    program.shell.games.go_to("gomoku")
    assert not program.shell._actions["print_out"].isEnabled()
    program.shell.print_out()
    assert QApplication.activeModalWidget() is None
    program.shell.games.go_to("sudoku")
    assert program.shell._actions["print_out"].isEnabled()


def test_a_variant_is_printed_with_its_rules_and_its_answer(program: Program) -> None:
    paste(program, KILLER)
    opened = Open(program)
    opened.more("codes")
    boards = [item for item in opened.items(Board) if isinstance(item, Board)]
    assert all(board.variant == program.controller.session.setup.variant for board in boards)
    assert [board.values.count(0) for board in boards] == [7, 0]
    assert any("Killer" in text for text in opened.texts())
    assert not opened.items(Code)
    opened.dialog.close()
    opened.program.settle()

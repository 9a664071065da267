# SPDX-License-Identifier: MIT
"""Pages and pictures are written whole, or not at all."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.sharing.writing import write_page, write_pictures
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.text.position import Position, found
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.views.board.picture import PictureLook
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import go

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SETUP = SudokuSetup(parse(LINE))


def test_a_page_tells_its_progress(qtbot: QtBot, tmp_path: Path) -> None:
    told: list[float] = []
    write_page([SETUP, SETUP], tmp_path / "a.html", "Two")(Ticket(told.append))
    assert told == [1 / 3, 2 / 3]
    assert "<title>Two</title>" in (tmp_path / "a.html").read_text("utf-8")


def test_a_stopped_page_is_not_written(qtbot: QtBot, tmp_path: Path) -> None:
    ticket = Ticket(lambda _: ticket.stop())
    with pytest.raises(Cancelled):
        write_page([SETUP], tmp_path / "a.html")(ticket)
    assert not [*tmp_path.iterdir()]


def test_stopped_pictures_are_not_written(tmp_path: Path) -> None:
    drawn: list[Position] = []

    def draw(position: Position) -> bytes:
        drawn.append(position)
        return b"picture"

    ticket = Ticket(lambda share: ticket.stop() if share > 0.5 else None)
    paths = [tmp_path / f"{number}.png" for number in range(4)]
    with pytest.raises(Cancelled):
        write_pictures([found(LINE)] * 4, paths, draw)(ticket)
    assert len(drawn) == 3
    assert not [*tmp_path.iterdir()]


def test_what_is_no_puzzle_is_named_by_its_number(tmp_path: Path) -> None:
    puzzles = [found(LINE), Found("sudoku", {"givens": "12"})]
    work = write_pictures(puzzles, [tmp_path / "1", tmp_path / "2"], lambda _: b"")
    with pytest.raises(Fault, match="Puzzle") as caught:
        work(Ticket(lambda _: None))
    assert caught.value.message.facts["number"] == 2
    assert not [*tmp_path.iterdir()]


def offer(program: Program) -> PageOffer:
    """The page that the game offers."""
    page = program.controller.web_page()
    assert page is not None
    return page


def shown(program: Program) -> str:
    """The digits in the preview of the page."""
    return offer(program).picture(PictureLook(program.appearance.theme(), 120)).description


def test_what_was_entered_is_not_on_the_page(program: Program, tmp_path: Path) -> None:
    session = program.controller.session
    before, givens = shown(program), session.setup.givens
    go(program, givens.index(0))
    program.press(Qt.Key.Key_1)
    assert session.state.values != givens
    assert shown(program) == before == "".join(str(each or ".") for each in givens)
    program.controller.services.jobs.start(offer(program).write(tmp_path / "page.html"))
    program.settle()
    assert (tmp_path / "page.html").read_text("utf-8").count("<article") == 1


def test_a_draft_is_on_the_page_as_it_is_now(program: Program) -> None:
    program.controller.type_in()
    assert set(shown(program)) == {"."}
    go(program, 40)
    program.press(Qt.Key.Key_5)
    assert len(shown(program).replace(".", "")) == 1

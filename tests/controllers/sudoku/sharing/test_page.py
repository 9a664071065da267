# SPDX-License-Identifier: MIT
"""The page of the puzzle on the board is the puzzle as it begins, and a draft as it is now."""

from pathlib import Path

from PySide6.QtCore import Qt

from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.views.board.picture import PictureLook
from tests.controllers.conftest import Program
from tests.controllers.sudoku.by_hand import go


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

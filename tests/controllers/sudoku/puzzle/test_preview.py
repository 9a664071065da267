# SPDX-License-Identifier: MIT
"""What is expected of a puzzle, and that an answer nobody wants any more is never given."""

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.puzzle import preview as puzzle_preview
from sudoku_qt.controllers.sudoku.puzzle.card import time
from sudoku_qt.controllers.sudoku.puzzle.preview import PuzzlePreviews, preview_of
from sudoku_qt.controllers.sudoku.puzzle.techniques import families
from sudoku_qt.controllers.workers.job import Ticket, Work
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.models.sudoku.options import NewSudoku
from sudoku_qt.views.sudoku.dialogs.new import NewSudokuDialog
from sudoku_qt.views.widgets.cards.card import Paragraph
from tests.controllers.conftest import Program

SETUP = SudokuSetup(
    bytes([5, 3]) + bytes(79),
    origin="generated",
    mode="standard",
    level=4,
    minutes=9.4,
    se_rating=3.2,
    hardest="x_wing",
)


def test_a_preview_names_every_scale() -> None:
    preview = preview_of(SETUP)
    assert (preview.level, preview.time) == ("Hard", "about 9 min")
    assert preview.lines == (
        "Hardest: X-Wing",
        "2 givens",
        "Difficulty 3.2 (Sudoku Explainer)",
    )
    assert preview.givens == SETUP.givens


def test_a_preview_tells_the_time_as_the_card_does() -> None:
    assert preview_of(SETUP, pace=0.5).time == time(SETUP, 0.5)


@pytest.mark.parametrize("mode", ["digging", "simple"])
def test_a_digging_mode_shows_its_own_level_beside_the_honest_one(mode: str) -> None:
    preview = preview_of(replace(SETUP, mode=mode, level=2, score=4.7, dug=5))
    assert preview.level == "Easy"
    assert preview.lines[-1] == "By the digging paper: Evil, score 4.7"


def test_an_unknown_technique_is_not_named() -> None:
    assert preview_of(replace(SETUP, hardest="unheard_of")).lines[0] == "2 givens"


def test_a_technique_that_never_comes_up_is_refused_in_the_words_of_the_dialog(
    program: Program, qtbot: QtBot
) -> None:
    dialog = NewSudokuDialog(NewSudoku(level=2, must=("x_wing",)), families, program.shell.window)
    PuzzlePreviews(program.controller.services, program.controller.new_puzzle.reserve, dialog)
    dialog.open()
    dialog.renew()
    words = "“X-Wing” never comes up at level Easy; the lowest level that asks for it is Hard."
    qtbot.waitUntil(lambda: words in [text.text() for text in dialog.findChildren(Paragraph)])
    dialog.reject()


def test_a_stale_answer_is_never_given(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tickets: list[Ticket] = []

    def slow(wanted: NewSudoku) -> Work[SudokuSetup]:
        def work(ticket: Ticket) -> SudokuSetup:
            tickets.append(ticket)
            while not ticket.stopped() and wanted.level == 1:
                pass
            return replace(SETUP, level=wanted.level)

        return work

    monkeypatch.setattr(puzzle_preview, "make_puzzle", slow)
    dialog = NewSudokuDialog(NewSudoku(level=1), tuple, program.shell.window)
    previews = PuzzlePreviews(
        program.controller.services, program.controller.new_puzzle.reserve, dialog
    )
    dialog.open()
    dialog.renew()
    qtbot.waitUntil(lambda: len(tickets) == 1)
    for level in (3, 4):
        dialog.asked.emit(NewSudoku(level=level))
    program.settle()
    assert tickets[0].stopped()
    assert getattr(previews.setup, "level", 0) == 4
    dialog.reject()
    assert previews.setup is None
    assert program.controller.new_puzzle.reserve.take(NewSudoku(level=4, symmetry="")) is None


def test_a_dialog_that_was_closed_asks_for_nothing_more(program: Program, qtbot: QtBot) -> None:
    dialog = NewSudokuDialog(NewSudoku(), families, program.shell.window)
    qtbot.addWidget(dialog)
    services = program.shell._services
    PuzzlePreviews(services, program.controller.new_puzzle.reserve, dialog)
    dialog.show()
    dialog.reject()
    program.settle()

    dialog.asked.emit(NewSudoku(variant="killer", level=3))
    dialog.another.emit(NewSudoku(variant="killer", level=3))

    assert not program.shell.jobs.any_running(), "its progress would be shown by what is gone"

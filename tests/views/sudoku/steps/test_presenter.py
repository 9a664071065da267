# SPDX-License-Identifier: MIT
"""The presenter leads on and back by keys, and Esc ends it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from sudoku_qt.models.sudoku.board.drawing import NOTHING_DRAWN
from sudoku_qt.models.sudoku.board.model import SudokuSession
from sudoku_qt.views.sudoku.steps.picture import StepShown
from sudoku_qt.views.sudoku.steps.presenter import Presenter
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import wear
from tests.views.sudoku.positions import model_of

Key = Qt.Key


@pytest.fixture
def presenter(qtbot: QtBot, each_theme: Theme, session: SudokuSession) -> Presenter:
    """A presenter that shows a step."""
    wear(each_theme)
    made = Presenter()
    qtbot.addWidget(made)
    model = model_of(session)
    cells = [model.cell(cell) for cell in range(81)]
    made.show_step(StepShown(cells, NOTHING_DRAWN, "Kite", "So it goes.", "step 2 of 3"))
    made.resize(1000, 800)
    made.show()
    return made


def test_keys_lead_on_and_back(presenter: Presenter, qtbot: QtBot) -> None:
    ways: list[int] = []
    presenter.stepped.connect(ways.append)
    for key in (Key.Key_Right, Key.Key_PageDown, Key.Key_Left, Key.Key_PageUp, Key.Key_7):
        qtbot.keyClick(presenter, key)
    assert ways == [1, 1, -1, -1]
    presenter.set_ends(first=False, last=True)
    assert presenter.back_key.isEnabled()
    assert not presenter.next_key.isEnabled()
    presenter.back_key.click()
    assert ways[-1] == -1


def test_escape_ends_it(presenter: Presenter, qtbot: QtBot) -> None:
    with qtbot.waitSignal(presenter.rejected):
        qtbot.keyClick(presenter, Key.Key_Escape)
    assert not presenter.isVisible()


def test_board_and_caption_are_seen_and_said(presenter: Presenter, each_theme: Theme) -> None:
    assert presenter.accessibleName() == "step 2 of 3"
    assert presenter.accessibleDescription() == "Kite. So it goes."
    image = presenter.grab().toImage()
    inks = {image.pixelColor(x, 300).name() for x in range(image.width())}
    assert {each_theme.window.name(), each_theme.box.name(), each_theme.board.name()} <= inks


def test_on_a_large_screen_the_words_grow_with_the_board(presenter: Presenter) -> None:
    presenter.resize(1280, 800)
    usual = presenter.next_key.height(), presenter.next_key.font().pixelSize()
    presenter.resize(3840, 2160)
    assert presenter.next_key.font().pixelSize() == round(usual[1] * 2160 / 800)
    presenter.resize(1280, 800)
    assert presenter.next_key.font().pixelSize() == usual[1]

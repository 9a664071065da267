# SPDX-License-Identifier: MIT
"""The dialog for a new puzzle: it gives back what it was given, and what was chosen."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot

from sudoku_qt.engine.sudoku.maker import MODES, MakeOptions
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.views.buttons import WordButton
from sudoku_qt.views.cards import Paragraph
from sudoku_qt.views.dialogs import new_sudoku
from sudoku_qt.views.dialogs.new_sudoku import NewSudoku, NewSudokuDialog
from sudoku_qt.views.main_window import MainWindow
from sudoku_qt.views.theme import Theme
from tests.views.parts import part

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> Iterator[MainWindow]:
    """Give a window to ask over."""
    made = MainWindow(theme)
    qtbot.addWidget(made)
    yield made
    made.close()


def explained(dialog: NewSudokuDialog) -> str:
    """Give all that the dialog explains."""
    return " ".join(text.text() for text in dialog.findChildren(Paragraph))


@pytest.mark.parametrize(
    "wish",
    [
        NewSudoku(),
        NewSudoku("classic", 5, "none", None, "7Q4-KM2"),
        NewSudoku("simple", 1, "all", 17, ""),
        NewSudoku("standard", 3, "quarter", 80, ""),
    ],
)
def test_it_gives_back_what_it_was_given(window: MainWindow, wish: NewSudoku) -> None:
    assert NewSudokuDialog(wish, window).wish() == wish


def test_what_cannot_be_is_replaced_by_what_can(window: MainWindow) -> None:
    odd = NewSudoku("unheard of", 9, "unheard of", None, "")
    wish = NewSudokuDialog(odd, window).wish()
    assert (wish.mode, wish.level, wish.symmetry) == ("standard", 2, "none")


def test_the_engine_knows_every_choice() -> None:
    assert [mode for mode, _, _ in new_sudoku.MODES] == [mode.name for mode in MODES]
    assert [name for name, _ in new_sudoku.SYMMETRIES] == [each.name for each in SYMMETRIES]
    options = MakeOptions(level=len(new_sudoku.LEVELS))
    assert options.bounds.name == "evil"


def test_each_level_says_how_many_givens_it_has(window: MainWindow, qtbot: QtBot) -> None:
    dialog = NewSudokuDialog(NewSudoku(), window)
    dialog.show()
    words = []
    for level, button in enumerate(dialog.findChildren(WordButton), start=1):
        qtbot.mouseClick(button, LEFT)
        assert dialog.wish().level == level
        fewest = MakeOptions(level=level).bounds.fewest
        assert str(fewest) in explained(dialog)
        words.append(explained(dialog))
    assert len(set(words)) == 5


def test_only_the_standard_mode_asks_for_a_pattern(window: MainWindow) -> None:
    dialog = NewSudokuDialog(NewSudoku(), window)
    mode, symmetry = dialog.findChildren(QComboBox)
    clues = part(dialog, QSpinBox)
    before = explained(dialog)
    mode.setCurrentIndex(1)
    assert (symmetry.isEnabled(), clues.isEnabled()) == (False, False)
    assert explained(dialog) != before
    mode.setCurrentIndex(0)
    assert (symmetry.isEnabled(), clues.isEnabled()) == (True, True)


def test_a_number_of_givens_is_between_17_and_80_or_the_levels(window: MainWindow) -> None:
    dialog = NewSudokuDialog(NewSudoku(), window)
    clues = part(dialog, QSpinBox)
    assert clues.text() == "As the level has it"
    given = []
    for number in (0, 17, 30, 99):
        clues.setValue(number)
        given.append(dialog.wish().clues)
    assert given == [None, 17, 30, 80]


def test_blanks_round_a_seed_do_not_count(window: MainWindow) -> None:
    dialog = NewSudokuDialog(NewSudoku(), window)
    dialog.findChildren(QLineEdit)[-1].setText("  abc ")
    assert dialog.wish().seed == "abc"


@pytest.mark.parametrize(("button", "wanted"), [("Ok", True), ("Cancel", False)])
def test_asking_gives_the_wish_or_nothing(
    window: MainWindow, qtbot: QtBot, button: str, wanted: object
) -> None:
    wish = replace(NewSudoku(), level=4)

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, NewSudokuDialog)
        buttons = part(dialog, QDialogButtonBox)
        kind = getattr(QDialogButtonBox.StandardButton, button)
        qtbot.mouseClick(buttons.button(kind), LEFT)

    QTimer.singleShot(50, answer)
    assert NewSudokuDialog.ask(wish, window) == (wish if wanted else None)

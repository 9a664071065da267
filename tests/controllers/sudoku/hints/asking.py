# SPDX-License-Identifier: MIT
"""A hint in the real window: how it is asked for and read, and gone through by its keys."""

import pytest
from PySide6.QtCore import Qt

from sudoku_qt.controllers.sudoku.hints.panel import HintPanel
from sudoku_qt.views.sudoku.hint.card import HintCard
from sudoku_qt.views.widgets.cards.card import Line
from tests.controllers.conftest import Program

APPLY = "Apply", "填入", "删去"
"""The key of the last screen, in either language."""


def panel(program: Program) -> HintPanel:
    """The program's panel."""
    hints = program.controller.hints
    assert isinstance(hints, HintPanel)
    return hints


def card(program: Program) -> HintCard:
    """The card that shows a hint."""
    shown = program.controller.cards.hint
    assert isinstance(shown, HintCard)
    return shown


def ask(program: Program) -> None:
    """Press H and wait for what it finds."""
    program.press(Qt.Key.Key_H)
    program.qtbot.waitUntil(lambda: panel(program).is_open)


def tell_all(program: Program) -> None:
    """Press H until all is told, whatever there is to be mended before."""
    for _ in range(40):
        if card(program).primary_key.text() in APPLY:
            return
        program.press(Qt.Key.Key_H)
    pytest.fail("it never came to an end")


def apply(program: Program) -> None:
    """Press Enter until the hint is done with."""
    for _ in range(60):
        if not panel(program).is_open:
            return
        program.press(Qt.Key.Key_Return)
    pytest.fail("it never came to an end")


def words(program: Program) -> str:
    """What the card says."""
    return f"{card(program).accessibleName()}. {card(program).accessibleDescription()}"


def shown_progress(program: Program) -> str:
    """What stands beside the bars."""
    return " ".join(line.text() for line in card(program).findChildren(Line) if line.isVisible())

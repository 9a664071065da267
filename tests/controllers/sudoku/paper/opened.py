# SPDX-License-Identifier: MIT
"""The print workshop, open, and what can be done and seen in it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel

from sudoku_qt.controllers.sudoku.paper.workshop import Workshop
from sudoku_qt.engine.sudoku.worksheet import Kind
from sudoku_qt.models.sudoku.paper.items import Words
from sudoku_qt.views.widgets.segment import Segment
from tests.controllers.conftest import Program

LEFT = Qt.MouseButton.LeftButton


class Open:
    """The workshop, open, with what can be seen in it."""

    def __init__(self, program: Program) -> None:
        controller = program.controller
        self.program, self.qtbot = program, program.qtbot
        self.workshop = Workshop(
            controller.services, controller.session.setup, controller.session.state
        )
        self.dialog, self.choices = self.workshop.dialog, self.workshop.dialog.choices
        self.source = self.choices.source
        self.dialog.open()
        self.workshop.renew()
        program.settle()

    def click(self, segment: Segment, word: str) -> None:
        """Click a part of a segment, and wait for what follows."""
        parts = segment.findChildren(QAbstractButton)
        self.qtbot.mouseClick(next(part for part in parts if part.text() == word), LEFT)
        self.program.settle()

    def switch(self, name: str) -> None:
        """Move a switch."""
        self.qtbot.mouseClick(self.choices.switches[name].switch, LEFT)
        self.program.settle()

    def more(self, name: str) -> None:
        """Move a switch that is folded."""
        self.choices.more.unfold(on=True)
        self.qtbot.mouseClick(self.choices.more.switches[name].switch, LEFT)
        self.program.settle()

    def count(self, kind: Kind, count: int) -> None:
        """Have so many of a level or a grade."""
        self.source.counts.numbers[kind].setValue(count)
        self.program.settle()

    def items(self, kind: type) -> list[object]:
        """What is on all pages, of a kind."""
        pages = self.workshop._pages
        return [item for page in pages for item in page.items if isinstance(item, kind)]

    def texts(self) -> list[str]:
        """What is written on all pages."""
        return [item.text for item in self.items(Words) if isinstance(item, Words)]

    def said(self) -> list[str]:
        """What the workshop says."""
        labels = self.dialog.findChildren(QLabel)
        return [label.text() for label in labels if label.isVisible() and label.text()]

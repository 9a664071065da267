# SPDX-License-Identifier: MIT
"""The puzzle on the board, handed to others as a link."""

from dataclasses import replace

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.files.exporting import found_in
from sudoku_qt.controllers.game_controller import Offers
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.engine.format import Format
from sudoku_qt.engine.formats.links.fpuzzles_link import FpuzzlesLinkFormat
from sudoku_qt.engine.formats.links.sudokupad import SudokuPadFormat
from sudoku_qt.engine.message import Fault, Message
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.text.position import Position, found_at, position_of
from sudoku_qt.models.words import say


class PuzzleSharing(QObject):
    """Copies links to what is on the board."""

    def __init__(self, context: SudokuContext, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services = context, context.services

    def copy_sudokupad(self) -> None:
        """Copy the puzzle as a link that SudokuPad opens."""
        self._copy(SudokuPadFormat())

    def copy_fpuzzles(self) -> None:
        """Copy the puzzle as a link that f-puzzles opens."""
        self._copy(FpuzzlesLinkFormat())

    def _copy(self, form: Format) -> None:
        """Copy a link to the puzzle alone; offer one with what was entered, if there is."""
        now = replace(position_of(found_in(self._context.session)), elapsed_ms=0)
        alone = alone_of(now)
        title = say(Message(form.title))

        def copy_all() -> None:
            text = self.tr("The {link} with what you entered is on the clipboard.")
            self._put(form, now, text.format(link=title))

        offer = self.tr("Copy it with what I entered"), copy_all
        has_more = not self._context.is_drafting and now.grid != alone.grid
        text = self.tr("The {link} is on the clipboard.").format(link=title)
        self._put(form, alone, text, [offer] if has_more else ())

    def _put(self, form: Format, position: Position, text: str, offers: Offers = ()) -> None:
        found = found_at(position)
        try:
            link = form.write(found).strip()
        except Fault as fault:
            self._services.complain(say(fault))
            return
        QGuiApplication.clipboard().setText(link)
        lost = form.lost(found)
        self._services.tell(" ".join((text, say(lost))) if lost else text, offers)


def alone_of(position: Position) -> Position:
    """The puzzle of a position as it begins; a draft is what it has become."""
    setup = position.setup
    if setup.is_draft:
        setup = replace(setup, origin="typed", variant=position.grid.puzzle)
    return Position(setup, SudokuGame().start(setup))

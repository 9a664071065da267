# SPDX-License-Identifier: MIT
"""The logic of the dialog for the player's own order: read, written, exported, imported."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog, QWidget

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.hints.ladders import Ladders, file_of
from sudoku_qt.controllers.sudoku.play.preferences import TECHNIQUE_ORDER
from sudoku_qt.controllers.sudoku.puzzle.card import technique_title
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.hints.order import (
    ALWAYS,
    LARGEST,
    Order,
    Placed,
    ladder_of,
    order_of,
    read_order,
)
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.words import say
from sudoku_qt.store.files import head, write
from sudoku_qt.views.sudoku.hint.order_dialog import OrderDialog, OrderLine

ENDING = ".txt"


class OrderEditor(QObject):
    """Lets the player put techniques into their own order."""

    def __init__(self, services: Services, ladders: Ladders, parent: QObject) -> None:
        super().__init__(parent)
        self._services, self._ladders = services, ladders

    def open(self, name: str, above: QWidget) -> None:
        """Open the dialog above a window, if `name` is its option; store the order made there."""
        if name != TECHNIQUE_ORDER:
            return
        self.dialog = dialog = self.made(above)
        if dialog.exec():
            self._ladders.keep(order_from(dialog.lines()))
        dialog.deleteLater()

    def made(self, above: QWidget) -> OrderDialog:
        """The dialog, ready to be shown."""
        dialog = OrderDialog(lines_of(ladder_of(self._ladders.own())), above)
        dialog.restore_asked.connect(lambda: dialog.show_lines(lines_of(LADDER)))
        dialog.import_asked.connect(lambda: self._ask_import(dialog))
        dialog.export_asked.connect(lambda: self._ask_export(dialog))
        return dialog

    def _ask_import(self, dialog: OrderDialog) -> None:
        title = self.tr("Import an order of techniques")
        name, _ = QFileDialog.getOpenFileName(dialog, title, "", f"*{ENDING} (*{ENDING});;* (*)")
        if name:
            self.import_from(Path(name), dialog)

    def import_from(self, path: Path, dialog: OrderDialog) -> None:
        """Show the order of a file, or report why it cannot be used."""
        try:
            order = read_order(head(path, LARGEST + 1))
        except Fault as fault:
            dialog.tell(say(fault))
            return
        dialog.show_lines(lines_of(ladder_of(order)))
        dialog.tell(self.tr("This is the order of {file}.").format(file=path.name))

    def _ask_export(self, dialog: OrderDialog) -> None:
        title = self.tr("Export the order of techniques")
        start = self.tr("order of techniques") + ENDING
        name, _ = QFileDialog.getSaveFileName(dialog, title, start, f"*{ENDING}")
        if name:
            self.export_to(Path(name), dialog)

    def export_to(self, path: Path, dialog: OrderDialog) -> None:
        """Write the order shown to a file, and report the result."""
        try:
            write(path, file_of(order_from(dialog.lines())))
        except Fault as fault:
            dialog.tell(say(fault))
            return
        dialog.tell(self.tr("The order is in the file {file}.").format(file=path.name))


def lines_of(ladder: Ladder) -> list[OrderLine]:
    """A line for each technique of a ladder, in its order."""
    return [
        OrderLine(
            name,
            technique_title(name) or name,
            ladder[name].score,
            is_on,
            is_fixed=ladder[name].family == ALWAYS,
        )
        for name, _, is_on in order_of(ladder)
    ]


def order_from(lines: Iterable[OrderLine]) -> Order:
    """The order that some lines show."""
    return tuple(Placed(line.name, line.score, line.on) for line in lines)

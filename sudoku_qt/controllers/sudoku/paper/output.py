# SPDX-License-Identifier: MIT
"""The output of the print workshop: pages planned and shown, a file written, a printer used."""

from abc import abstractmethod
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QStandardPaths
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QFileDialog

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.sudoku.paper.items import Page
from sudoku_qt.models.words import say
from sudoku_qt.store import files
from sudoku_qt.views.sudoku.paper.output import pdf_of, print_pages
from sudoku_qt.views.sudoku.paper.workshop import PrintWorkshop

SUFFIX = ".pdf"
translate = QCoreApplication.translate


class PagesOutput(QObject):
    """Shows pages in the workshop, and writes or prints them; subclasses make them."""

    def __init__(self, services: Services, dialog: PrintWorkshop) -> None:
        super().__init__(services.window)
        self._services, self.dialog = services, dialog
        self._pages: tuple[Page, ...] = ()
        dialog.print_asked.connect(self.print_out)
        dialog.save_asked.connect(self.save)

    @property
    @abstractmethod
    def title(self) -> str:
        """The title of what is printed."""

    def plan(self, pages: Callable[[], tuple[Page, ...]]) -> None:
        """Lay the pages out, and show them, or why that cannot be done."""
        self._pages, wrong = (), ""
        try:
            self._pages = pages()
        except Fault as fault:
            wrong = say(fault)
        self.dialog.show_pages(self._pages, wrong)

    def complain(self, fault: Fault) -> None:
        """Say what went wrong."""
        self.dialog.tell(say(fault), bad=True)

    # Files

    def save(self) -> None:
        """Ask for a file, and write the pages to it."""
        kinds = translate("Workshop", "PDF ({patterns})").format(patterns="*.pdf")
        proposal = str(Path(documents()) / f"{self._file_name()}{SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(
            self.dialog, translate("Workshop", "Save as PDF"), proposal, kinds
        )
        if name:
            self.write(Path(name if name.lower().endswith(SUFFIX) else f"{name}{SUFFIX}"))

    def write(self, path: Path) -> None:
        """Write the pages to a file, all of them or none."""
        try:
            files.write(path, pdf_of(self._pages, self._file_name()))
        except Fault as fault:
            self.complain(fault)
        else:
            self.dialog.tell(translate("Workshop", "Written: {name}").format(name=path.name))

    # The printer

    def print_out(self) -> None:
        """Ask for a printer, and print."""
        if not QPrinterInfo.availablePrinterNames():
            text = translate(
                "Workshop", "There is no printer here. Save a PDF, and print that elsewhere."
            )
            self.dialog.tell(text, bad=True)
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._file_name())
        chooser = QPrintDialog(printer, self.dialog)
        if self.dialog.choices.options.booklet:
            printer.setDuplex(QPrinter.DuplexMode.DuplexShortSide)
        chooser.setMinMax(1, len(self._pages))
        chooser.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
        if chooser.exec() != QDialog.DialogCode.Accepted:
            return
        if print_pages(printer, self._pages):
            self.dialog.tell(
                translate("Workshop", "Sent to the printer “{name}”.").format(
                    name=printer.printerName()
                )
            )
        else:
            text = translate("Workshop", "The printer “{name}” did not take the pages.")
            self.dialog.tell(text.format(name=printer.printerName()), bad=True)

    def _file_name(self) -> str:
        """The title without what a file's name cannot have."""
        kept = "".join(each for each in self.title if each.isalnum() or each in " -_")
        return kept.strip() or "sudoku"


def documents() -> str:
    """The initial folder of file dialogs."""
    documents = QStandardPaths.StandardLocation.DocumentsLocation
    folder = Path(QStandardPaths.writableLocation(documents))
    return str(folder if folder.is_dir() else Path.home())

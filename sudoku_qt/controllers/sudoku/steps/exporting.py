# SPDX-License-Identifier: MIT
"""Steps written to files: as sentences, as objects for programs, and one of them as a picture."""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.game import write_rows
from sudoku_qt.engine.sudoku.hints.path_text import lines, objects
from sudoku_qt.engine.sudoku.hints.solving_path import PathStep
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.languages import ENGLISH
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.store import files
from sudoku_qt.views.board.picture import WRITERS
from sudoku_qt.views.sudoku.steps.picture import StepPicture

Writers = Mapping[str, Callable[[], bytes]]
"""What a file holds, by what its name ends in; the first is the usual one."""


class StepsExport(QObject):
    """Asks for a file and writes it; what goes wrong is said."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._services = services

    def write_steps(self, steps: Sequence[PathStep], telling: Telling) -> None:
        """Ask for a file for all of some steps, as text or as JSON."""
        writers: Writers = {
            ".txt": lambda: text_of(steps, telling, self.tr(": ")),
            ".jsonl": lambda: objects_of(steps, telling),
        }
        kinds = {
            self.tr("Text ({patterns})").format(patterns="*.txt"): ".txt",
            self.tr("JSON, a line a step ({patterns})").format(patterns="*.jsonl"): ".jsonl",
        }
        self._ask(self.tr("Export the steps"), self.tr("steps"), kinds, writers)

    def write_picture(self, picture: StepPicture, number: int) -> None:
        """Ask for a file for the picture of a step."""
        writers: Writers = {suffix: partial(write, picture) for suffix, write in WRITERS.items()}
        kinds = {
            self.tr("PNG picture ({patterns})").format(patterns="*.png"): ".png",
            self.tr("SVG picture ({patterns})").format(patterns="*.svg"): ".svg",
            self.tr("PDF page ({patterns})").format(patterns="*.pdf"): ".pdf",
        }
        name = self.tr("step {number}").format(number=number)
        self._ask(self.tr("Export a picture of the step"), name, kinds, writers)

    def _ask(self, title: str, name: str, kinds: Mapping[str, str], writers: Writers) -> None:
        usual = next(iter(writers))
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        proposal = str((folder if folder.is_dir() else Path.home()) / f"{name}{usual}")
        chosen, kind = QFileDialog.getSaveFileName(
            self._services.window, title, proposal, ";;".join(kinds)
        )
        if chosen:
            self._write(Path(chosen), kinds.get(kind, usual), writers)

    def _write(self, path: Path, suffix: str, writers: Writers) -> None:
        """Write what the name asks for; a name without an ending of ours gets the one chosen."""
        if path.suffix.lower() not in writers:
            path = path.with_name(path.name + suffix)
        try:
            files.write(path, writers[path.suffix.lower()]())
        except Fault as fault:
            self._services.complain(say(fault))
        else:
            self._services.tell(self.tr("Written: {name}").format(name=path.name))


def text_of(steps: Sequence[PathStep], telling: Telling, colon: str) -> bytes:
    """The position and a numbered sentence a step, as `sudoku steps` writes them."""
    told = lines((each.step for each in steps), telling.pages, telling.notation, colon)
    start = "".join(write_rows(steps[0].before.values)) if steps else ""
    return ("\n".join((start, *told)) + "\n").encode()


def objects_of(steps: Sequence[PathStep], telling: Telling) -> bytes:
    """An object a line and step, in English, as `sudoku steps --format jsonl` writes them."""
    pages = Pages(resource("techniques") / ENGLISH)
    found = objects((each.step for each in steps), pages, telling.notation)
    return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in found).encode()

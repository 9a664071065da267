# SPDX-License-Identifier: MIT
"""The export of steps: as sentences, as objects for programs, and as a picture of one."""

import json
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject

from sudoku_qt.controllers.files.pictures import picture_kinds
from sudoku_qt.controllers.files.writing_as import Writers, WritingAs
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.sudoku.hints.screens import Telling
from sudoku_qt.engine.sudoku.hints.path.path_text import lines, objects
from sudoku_qt.engine.sudoku.hints.path.solving_path import PathStep
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.words import write_rows
from sudoku_qt.languages import ENGLISH
from sudoku_qt.models.words import say
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import WRITERS
from sudoku_qt.views.sudoku.steps.picture import StepPicture


class StepsExport(QObject):
    """Asks for a file for steps, or for the picture of one."""

    def __init__(self, services: Services, parent: QObject) -> None:
        super().__init__(parent)
        self._writing = WritingAs(services, self)

    def write_steps(
        self,
        text: Callable[[str], bytes],
        objects: Callable[[], bytes],
        drawn: Writers,
    ) -> None:
        """Ask for a file for some steps.

        They are written as `text`, which is given what stands between a name and its sentence, as
        `objects`, or with a drawing of each step by the writers `drawn`.
        """
        writers: Writers = {".txt": lambda: text(self.tr(": ")), ".jsonl": objects, **drawn}
        kinds = {
            ".txt": self.tr("Text ({patterns})").format(patterns="*.txt"),
            ".jsonl": self.tr("JSON, a line a step ({patterns})").format(patterns="*.jsonl"),
            ".html": self.tr("Page for browsers, with drawings ({patterns})").format(
                patterns="*.html"),
            ".pdf": self.tr("Pages for paper, with drawings ({patterns})").format(
                patterns="*.pdf"),
        }  # fmt: skip
        self._writing.ask(self.tr("Export the steps"), self.tr("steps"), kinds, writers)

    def write_picture(self, picture: StepPicture, number: int) -> None:
        """Ask for a file for the picture of a step."""
        writers = {ending: partial(write, picture) for ending, write in WRITERS.items()}
        name = self.tr("step {number}").format(number=number)
        title = self.tr("Export a picture of the step")
        self._writing.ask(title, name, picture_kinds(), writers)


def text_of(steps: Sequence[PathStep[Step]], telling: Telling, colon: str) -> bytes:
    """The position and a numbered sentence for each step, as `sudoku steps` writes them."""
    sentences = lines((each.step for each in steps), telling.pages, telling.notation, colon, say)
    start = "".join(write_rows(steps[0].before.values)) if steps else ""
    return ("\n".join((start, *sentences)) + "\n").encode()


def objects_of(steps: Sequence[PathStep[Step]], telling: Telling, ladder: Ladder = LADDER) -> bytes:
    """An object on a line for each step, in English, as `sudoku steps --format jsonl` has them."""
    pages = Pages(resource("techniques") / ENGLISH)
    found = objects((each.step for each in steps), pages, telling.notation, ladder=ladder)
    return "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in found).encode()

# SPDX-License-Identifier: MIT
"""A picture of each technique: a step of its cases on the board, with its card, and one sheet.

`python -m tests.technique_pictures FOLDER [LANGUAGE] [THEME] [SIDE]` writes them; the board is SIDE
logical pixels wide.
"""

import os
import sys
from collections.abc import Iterator
from math import ceil
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QImage, QPainter, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QWidget

from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.controllers.sudoku.hints.screens import Screen, Telling, screens_of
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.advice import WITHOUT_NOTES, Advice, Hint
from sudoku_qt.engine.sudoku.learn.examples.beyond_ladder import BEYOND, example_of
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.board.model import SudokuModel, SudokuSession
from sudoku_qt.paths import resource
from sudoku_qt.views.fonts import add_fonts
from sudoku_qt.views.sudoku.hint.card import HintCard
from sudoku_qt.views.sudoku.hint.links import HintOverlay
from sudoku_qt.views.sudoku.view import SudokuView
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.themed import theme_of, wear
from tests.case_steps import each_variant

SIDE, CARD, MARGIN = 600, 328, 16
ACROSS = 10
"""Pictures beside each other on the sheet."""
THUMB = 300


class Stage(QWidget):
    """A board with the card of a hint beside it."""

    def __init__(self, telling: Telling, side: int = SIDE) -> None:
        super().__init__()
        self.telling = telling
        self.setAutoFillBackground(True)
        self.setPalette(QPalette(theme_of(self).window))
        self.board = SudokuView()
        self.board.setFixedSize(side, side)
        self.model = SudokuModel(_session(self))
        self.board.setModel(self.model)
        self._card = HintCard()
        self._card.setFixedWidth(CARD)
        self._overlay = HintOverlay(self.board, self.model)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        row.addWidget(self.board, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._card)

    def show_step(self, grid: Grid, step: Step) -> Screen:
        """Show the whole reasoning of a step; singles and direct steps without notes."""
        notes = bytes(81) if step.technique in WITHOUT_NOTES else grid.candidates
        self.model.show(Grid(grid.givens, grid.values, tuple(notes)))
        screen = screens_of(Advice((), Hint(step)), self.telling)[-1]
        self.board.move_to(*divmod((*step.placements, *step.eliminations)[0].cell, 9))
        self.model.set_drawing(screen.drawing)
        self._card.show_hint(screen.card)
        return screen

    def picture(self) -> QImage:
        """What is seen when all is laid out: where a scroll bar goes, the text runs wider."""
        last = QImage()
        while (seen := self._grabbed()) != last:
            last = seen
        return seen

    def _grabbed(self) -> QImage:
        QApplication.processEvents()
        return self.grab().toImage()


def _session(owner: QObject) -> SudokuSession:
    return Session(SudokuGame(), SudokuSetup(bytes(81)), owner)


def pictures(stage: Stage) -> Iterator[tuple[str, QImage]]:
    """Yield a picture for each sentence of each technique, and of what the ladder does not have."""
    for rung in LADDER:
        for number, (variant, (grid, step)) in enumerate(each_variant(rung.name).items()):
            stage.show_step(grid, step)
            yield f"{rung.name}-{variant or number}" if number else rung.name, stage.picture()
    for name in BEYOND:
        position = example_of(name, resource("puzzles/examples.txt"))
        stage.show_step(position.grid, position.step)
        yield name, stage.picture()


def sheet(images: list[QImage]) -> QImage:
    """All pictures in rows, small."""
    small = [
        each.scaledToWidth(THUMB, Qt.TransformationMode.SmoothTransformation) for each in images
    ]
    height = max(each.height() for each in small)
    whole = QImage(ACROSS * THUMB, ceil(len(small) / ACROSS) * height, QImage.Format.Format_RGB32)
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    for number, each in enumerate(small):
        row, column = divmod(number, ACROSS)
        painter.drawImage(column * THUMB, row * height, each)
    painter.end()
    return whole


def main(folder: str, language: str = "en", theme: str = "light", side: str = str(SIDE)) -> None:
    """Write the pictures and the sheet."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication.instance() or QApplication([])
    add_fonts(resource("fonts"))
    for each in translators(language, resource("i18n"), app):
        app.installTranslator(each)
    colours = Theme.read(resource(f"themes/{theme}.json"))._replace(motion=False)
    wear(colours)
    stage = Stage(Telling(Pages(resource("techniques") / language)), int(side))
    stage.show()
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    images = []
    for name, image in pictures(stage):
        image.save(str(target / f"{name}.png"))
        images.append(image)
    sheet(images).save(str(target / "sheet.png"))


if __name__ == "__main__":
    main(*sys.argv[1:])

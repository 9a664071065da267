# SPDX-License-Identifier: MIT
"""Pictures of the puzzles of a list, each in a file with its number."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from sudoku_qt.controllers.files.file_names import numbered
from sudoku_qt.controllers.files.pictures import look_of, remember, remembered
from sudoku_qt.controllers.files.unplayed import MOST_PICTURES
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.sudoku.context import SudokuContext
from sudoku_qt.controllers.sudoku.picture import Naming, naming_of, picture_at
from sudoku_qt.controllers.sudoku.sharing.writing import write_pictures
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.position import Position, position_of
from sudoku_qt.models.words import QT_TRANSLATE_NOOP, say
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import WRITERS, FramedBoard
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureSubject, PictureWish
from sudoku_qt.views.dialogs.question_box import Answer, QuestionBox
from sudoku_qt.views.theme import Theme

KINDS = {
    ".png": QT_TRANSLATE_NOOP("ListDrawing", "PNG pictures, one for each puzzle ({patterns})"),
    ".svg": QT_TRANSLATE_NOOP("ListDrawing", "SVG pictures, one for each puzzle ({patterns})"),
    ".pdf": QT_TRANSLATE_NOOP("ListDrawing", "PDF pages, one for each puzzle ({patterns})"),
}


def drawn_kinds() -> dict[str, str]:
    """The lines of a file dialog, by the suffix of a picture."""
    return {
        ending: QCoreApplication.translate("ListDrawing", words).format(patterns=f"*{ending}")
        for ending, words in KINDS.items()
    }


def _first_of(puzzles: Sequence[Found]) -> Position:
    """The first of puzzles that can be drawn together. Raises `Fault`."""
    if len(puzzles) > MOST_PICTURES:
        raise Fault("At most {most} pictures are made at once.", most=MOST_PICTURES)
    return position_of(puzzles[0])


class Drawer(NamedTuple):
    """Draws positions as wanted; used by threads, too."""

    shown: Theme
    light: Theme
    naming: Naming

    def draw(self, position: Position, wish: PictureWish) -> FramedBoard:
        """The picture of a position."""
        return picture_at(position, look_of(wish, self.shown, self.light), self.naming)


class ListDrawing(QObject):
    """Asks how pictures should look, and draws them in a worker."""

    def __init__(self, context: SudokuContext, job: ForegroundJob, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._services, self._job = context, context.services, job

    def write(self, puzzles: Sequence[Found], path: Path) -> None:
        """Write pictures of puzzles; several have a number in their names, one has the name."""
        count = len(puzzles)
        try:
            first = _first_of(puzzles)
        except Fault as fault:
            self._services.complain(say(fault))
            return
        wish = self._wish(first, path.suffix.lower(), count)
        if wish is None:
            return
        paths = [path]
        if count > 1:
            paths = [numbered(path, number, count) for number in range(1, count + 1)]
            if not self._may_replace([each for each in paths if each.exists()]):
                return

        def content(position: Position) -> bytes:
            return WRITERS[wish.ending](drawer.draw(position, wish))

        drawer = self._drawer()
        text = self.tr("Drawing {count} puzzles…", "", count).format(count=f"{count:,}")
        work = write_pictures(puzzles, paths, content)
        self._job.run(text, work, lambda _: self._tell(paths))

    def _wish(self, first: Position, ending: str, count: int) -> PictureWish | None:
        """Ask how the pictures should look, with the first of them; remember it."""
        settings, drawer = self._services.settings, self._drawer()
        title = self.tr("Pictures of {count} puzzles", "", count).format(count=f"{count:,}")
        subject = PictureSubject(lambda wish: drawer.draw(first, wish), (ending,), title)
        before = replace(remembered(settings, WRITERS), ending=ending)
        wish = PictureDialog.ask(before, subject, self._services.window)
        if wish:
            remember(settings, wish)
        return wish

    def _drawer(self) -> Drawer:
        light = Theme.read(resource("themes/light.json"))
        return Drawer(self._context.page.theme, light, naming_of(self._context.model))

    def _may_replace(self, there: Sequence[Path]) -> bool:
        """Ask whether files may be replaced of which the system's dialog knew nothing."""
        if not there:
            return True
        text = self.tr(
            "{count} files are there already, such as “{name}”. Replace them?", "", len(there)
        )
        asked = text.format(count=f"{len(there):,}", name=there[0].name)
        answers = Answer.Yes | Answer.Cancel
        title = self.tr("Export the puzzles")
        return QuestionBox.ask(title, asked, answers, self._services.window) == Answer.Yes

    def _tell(self, paths: Sequence[Path]) -> None:
        if len(paths) == 1:
            self._services.tell(self.tr("Written: {name}").format(name=paths[0].name))
            return
        text = self.tr("{count} pictures are written: {first} to {last}", "", len(paths))
        first, last = paths[0].name, paths[-1].name
        self._services.tell(text.format(count=f"{len(paths):,}", first=first, last=last))

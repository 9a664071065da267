# SPDX-License-Identifier: MIT
"""Pictures of the board: exported to files, and copied to the clipboard."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.files.loader import CurrentGame
from sudoku_qt.controllers.files.writing_as import WritingAs
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.board.picture import (
    LEAST_SIDE,
    MOST_SIDE,
    SIDE,
    WRITERS,
    Picture,
    PictureLook,
    image_of,
    on_paper,
    plain,
    png,
    svg,
)
from sudoku_qt.views.dialogs.picture import PictureDialog, PictureWish

KINDS = {
    ".png": QT_TRANSLATE_NOOP("Pictures", "PNG picture ({patterns})"),
    ".svg": QT_TRANSLATE_NOOP("Pictures", "SVG picture ({patterns})"),
    ".pdf": QT_TRANSLATE_NOOP("Pictures", "PDF page ({patterns})"),
}
LOOKS = {"paper": on_paper, "plain": plain}
"""What takes the place of the theme, and is made of the light one."""
MIME = {"image/png": png, "image/svg+xml": svg}
"""The clipboard formats that are offered."""


def picture_kinds() -> dict[str, str]:
    """The lines of a file dialog, by the suffix of a picture."""
    return {
        ending: QCoreApplication.translate("Pictures", words).format(patterns=f"*{ending}")
        for ending, words in KINDS.items()
    }


class Pictures(QObject):
    """Makes pictures of the current game, with the player's last options."""

    def __init__(self, services: Services, appearance: Appearance, current: CurrentGame) -> None:
        super().__init__(services.window)
        self._services, self._appearance, self._current = services, appearance, current
        self._writing = WritingAs(services, self)

    def export_picture(self) -> None:
        """Ask for the options of a picture, and for its file."""
        wish = PictureDialog.ask(self._wish(), self._seen, self._services.window)
        if wish is None:
            return
        self._remember(wish)
        picture = self._seen(wish)
        kinds = picture_kinds()
        ordered = {wish.ending: kinds[wish.ending], **kinds}
        writers = {ending: partial(write, picture) for ending, write in WRITERS.items()}
        name = Path(self._current.controller.file_name()).stem
        self._writing.ask(self.tr("Export a picture of the board"), name, ordered, writers)

    def copy_picture(self) -> None:
        """Copy a picture of the board to the clipboard, in pixels and in outlines."""
        picture = self._seen(self._wish())
        content = QMimeData()
        content.setImageData(image_of(picture))
        for kind, write in MIME.items():
            content.setData(kind, write(picture))
        QGuiApplication.clipboard().setMimeData(content)
        self._services.tell(self.tr("A picture of the board is on the clipboard."))

    def _seen(self, wish: PictureWish) -> Picture:
        """The board as displayed now, with the options of a request."""
        made = LOOKS.get(wish.colours)
        theme = made(self._appearance.light_theme()) if made else self._appearance.theme()
        look = PictureLook(theme, wish.side, "named" if wish.coordinates else "none")
        return self._current.controller.seen(look)

    # What was wanted last

    def _wish(self) -> PictureWish:
        settings = self._services.settings
        ending, colours = settings.text("picture/ending"), settings.text("picture/colours")
        return PictureWish(
            ending if ending in WRITERS else next(iter(WRITERS)),
            colours if colours in LOOKS else "shown",
            settings.flag("picture/coordinates", default=True),
            settings.number("picture/side", SIDE, LEAST_SIDE, MOST_SIDE),
        )

    def _remember(self, wish: PictureWish) -> None:
        for name, value in vars(wish).items():
            self._services.settings.set(f"picture/{name}", value)

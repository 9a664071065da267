# SPDX-License-Identifier: MIT
"""Pictures of the board: exported to files, and copied to the clipboard."""

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.files.loader import CurrentGame
from sudoku_qt.controllers.files.writing_as import WritingAs
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
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
from sudoku_qt.views.dialogs.picture import PAGE, PictureDialog, PictureSubject, PictureWish
from sudoku_qt.views.theme import Theme

KINDS = {
    ".png": QT_TRANSLATE_NOOP("Pictures", "PNG picture ({patterns})"),
    ".svg": QT_TRANSLATE_NOOP("Pictures", "SVG picture ({patterns})"),
    ".pdf": QT_TRANSLATE_NOOP("Pictures", "PDF page ({patterns})"),
}
WEB_PAGE = QT_TRANSLATE_NOOP("Pictures", "Web page ({patterns})")
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


def page_kind() -> str:
    """The line of a file dialog for a web page."""
    return QCoreApplication.translate("Pictures", WEB_PAGE).format(patterns=f"*{PAGE}")


class Pictures(QObject):
    """Makes pictures of the current game, with the player's last options, and its web page."""

    def __init__(self, services: Services, appearance: Appearance, current: CurrentGame) -> None:
        super().__init__(services.window)
        self._services, self._appearance, self._current = services, appearance, current
        self._writing = WritingAs(services, self)
        self._job = ForegroundJob(services, self)

    def export_picture(self) -> None:
        """Ask for the options of a picture or of a page, and for its file."""
        controller, settings = self._current.controller, self._services.settings
        page = controller.web_page()
        kinds = picture_kinds() | ({PAGE: page_kind()} if page else {})

        def seen(wish: PictureWish) -> Picture:
            if page and wish.ending == PAGE:
                return page.picture(self._look_of(wish))
            return self._seen(wish)

        subject = PictureSubject(seen, tuple(kinds))
        wish = PictureDialog.ask(remembered(settings, kinds), subject, self._services.window)
        if wish is None:
            return
        remember(settings, wish)
        picture = self._seen(wish)
        ordered = {wish.ending: kinds[wish.ending], **kinds}
        name = Path(controller.file_name()).stem
        path = self._writing.path(self.tr("Export a picture of the board"), name, ordered)
        if path is None:
            return
        if page and path.suffix.lower() == PAGE:
            self._write_page(page, path)
        else:
            self._writing.write(path, lambda: WRITERS[path.suffix.lower()](picture))

    def _write_page(self, page: PageOffer, path: Path) -> None:
        text = self.tr("Written: {name}").format(name=path.name)
        self._job.run(
            self.tr("Writing the web page…"),
            page.write(path),
            lambda _: self._services.tell(text),
        )

    def copy_picture(self) -> None:
        """Copy a picture of the board to the clipboard, in pixels and in outlines."""
        picture = self._seen(remembered(self._services.settings, WRITERS))
        content = QMimeData()
        content.setImageData(image_of(picture))
        for kind, write in MIME.items():
            content.setData(kind, write(picture))
        QGuiApplication.clipboard().setMimeData(content)
        self._services.tell(self.tr("A picture of the board is on the clipboard."))

    def _seen(self, wish: PictureWish) -> Picture:
        """The board as displayed now, with the options of a request."""
        return self._current.controller.seen(self._look_of(wish))

    def _look_of(self, wish: PictureWish) -> PictureLook:
        return look_of(wish, self._appearance.theme(), self._appearance.light_theme())


def remembered(settings: Settings, endings: Collection[str]) -> PictureWish:
    """What was wanted last; of the formats one that is offered now."""
    ending, colours = settings.text("picture/ending"), settings.text("picture/colours")
    return PictureWish(
        ending if ending in endings else next(iter(endings)),
        colours if colours in LOOKS else "shown",
        settings.flag("picture/coordinates", default=True),
        settings.number("picture/side", SIDE, LEAST_SIDE, MOST_SIDE),
    )


def remember(settings: Settings, wish: PictureWish) -> None:
    """Keep what is wanted now."""
    for name, value in vars(wish).items():
        settings.set(f"picture/{name}", value)


def look_of(wish: PictureWish, shown: Theme, light: Theme) -> PictureLook:
    """The look that is wanted, made of the theme that is shown or of the light one."""
    made = LOOKS.get(wish.colours)
    theme = made(light) if made else shown
    return PictureLook(theme, wish.side, "named" if wish.coordinates else "none")

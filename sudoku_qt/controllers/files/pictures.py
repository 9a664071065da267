# SPDX-License-Identifier: MIT
"""Pictures of the board: exported to files, and copied to the clipboard."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QMimeData, QObject
from PySide6.QtGui import QGuiApplication

from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.files.loader import CurrentGame
from sudoku_qt.controllers.files.picture_wishes import look_of, remember, remembered
from sudoku_qt.controllers.files.writing_as import WritingAs
from sudoku_qt.controllers.foreground_job import ForegroundJob
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.workers.page_offer import PageOffer
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.views.board.picture import WRITERS, Picture, PictureLook, image_of, png, svg
from sudoku_qt.views.dialogs.picture import PAGE, PictureDialog, PictureSubject, PictureWish

KINDS = {
    ".png": QT_TRANSLATE_NOOP("Pictures", "PNG picture ({patterns})"),
    ".svg": QT_TRANSLATE_NOOP("Pictures", "SVG picture ({patterns})"),
    ".pdf": QT_TRANSLATE_NOOP("Pictures", "PDF page ({patterns})"),
}
WEB_PAGE = QT_TRANSLATE_NOOP("Pictures", "Web page ({patterns})")
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

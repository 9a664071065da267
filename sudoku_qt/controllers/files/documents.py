# SPDX-License-Identifier: MIT
"""Documents: opening and saving by menu, drop, paste and command line."""

import os
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import cast

from PySide6.QtCore import QMimeData, QObject, QStandardPaths
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog, QMenu

from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.files.autosave import Homeless, opened_document
from sudoku_qt.controllers.files.earlier_games import earlier_game
from sudoku_qt.controllers.files.exporting import (
    ask_to_lose,
    filters_of,
    found_in,
    path_for,
    suffixes,
)
from sudoku_qt.controllers.files.file_names import free_path
from sudoku_qt.controllers.files.loader import CurrentGame, Loader
from sudoku_qt.controllers.files.picture_reader import SUFFIXES
from sudoku_qt.controllers.game_controller import Services, controller_of
from sudoku_qt.engine import document
from sudoku_qt.engine.format import HEAD, Format
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store import files
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.views.dialogs.question_box import LossBox
from sudoku_qt.views.window.drops import carried, image_in

MOST_RECENT = 10


class Documents(QObject):
    """Passes files and texts to the controller of their game; after a fault nothing has changed."""

    def __init__(
        self,
        services: Services,
        games: Sequence[GameEntry],
        current: CurrentGame,
        kept: KeptGames,
        app: Callable[[], str],
    ) -> None:
        super().__init__(services.window)
        self._services, self._games, self._kept, self._app = services, games, kept, app
        self._current = current
        self.loader = Loader(services, games, current, self)
        self.loader.loaded.connect(self._remember)
        self.loader.refused.connect(self._forget)

    # Opening

    def open_file(self) -> None:
        """Ask for a file and open it."""
        title = self.tr("Open a game or a puzzle")
        kinds = ";;".join((self.tr("Games and puzzles ({patterns})"), self.tr("All files (*)")))
        ours = (f".{entry.name}" for entry in self._games)
        patterns = " ".join(f"*{suffix}" for suffix in (*ours, *suffixes(), *SUFFIXES))
        name, _ = QFileDialog.getOpenFileName(
            self._services.window, title, self._folder(), kinds.format(patterns=patterns)
        )
        if name:
            self.open(Path(name))

    def open_dropped(self, names: Sequence[str]) -> None:
        """Open the first of some files that were dropped on the window."""
        text = self.tr("Only the first of {count} files was opened.")
        self.open(Path(names[0]), text.format(count=len(names)) if len(names) > 1 else "")

    def open(self, path: Path, remark: str = "") -> bool:
        """Open a file of any kind; return whether it could be opened, or is being read now.

        The `remark` is added to the message about it.
        """
        try:
            if document.is_document(files.head(path, HEAD)):
                self._open_document(path, files.read(path))
                self._remember(str(path))
                if remark:
                    self._services.tell(remark)
            else:
                self.loader.load_file(path, remark)
        except Fault as fault:
            self.loader.refuse(fault, str(path))
            return False
        return True

    def paste(self) -> None:
        """Open the contents of the clipboard: a copied file, a picture, or a text."""
        mime = _on_clipboard()
        paths, text = carried(mime)
        if paths:
            self.open_dropped(paths)
        elif mime.hasImage() and not self.loader.wants([], text):
            self.loader.load_image(image_in(mime))
        else:
            self.open_text(text)

    def open_text(self, text: str) -> None:
        """Open a text that was pasted or dropped."""
        self.loader.load_text(text)

    def open_image(self, image: QImage) -> None:
        """Open a picture that was dropped."""
        self.loader.load_image(image)

    def _open_document(self, path: Path, data: bytes) -> None:
        own = not self._is_kept(path)
        self.open_data(data, str(path) if own else "")

    def open_data(self, data: bytes, path: str = "") -> None:
        """Resume the game of a document, with its file if it has one. Raises `Fault`."""
        name = document.read(data).game
        entry = next((entry for entry in self._games if entry.name == name), None)
        if entry is None:
            raise Fault(
                "This is a saved game of “{game}”, which this program does not play.", game=name
            )
        opened = opened_document(controller_of(entry).rules, data)
        self._current.switch_game(name).resume(opened, path, saved=bool(path))

    # Saving

    def save(self) -> bool:
        """Save to the game's file, or ask for one; return whether it was saved."""
        path = self._current.controller.session.path
        return self.save_to(Path(path)) if path else self.save_as()

    def save_as(self) -> bool:
        """Ask for a file and save to it, in our format or another; return whether it was saved."""
        controller = self._current.controller
        suffix = controller.session.game.name
        own = controller.session.path
        known = own if own and Path(own).parent.is_dir() else ""
        proposal = known or str(free_path(Path(self._folder()), controller.file_name()))
        ours = self.tr("Saved games ({patterns})").format(patterns=f"*.{suffix}")
        foreign = filters_of(suffix)
        name, kind = QFileDialog.getSaveFileName(
            self._services.window, self.tr("Save the game"), proposal, ";;".join((ours, *foreign))
        )
        if not name:
            return False
        path = Path(name)
        if kind in foreign:
            return self.export_to(path, foreign[kind])
        return self.save_to(path if path.suffix else path.with_suffix(f".{suffix}"))

    def save_to(self, path: Path) -> bool:
        """Save to a file; return whether it was saved."""
        session = self._current.controller.session
        try:
            self._spare_newer(path)
            files.write(path, document.write(session.document(self._app())))
        except Fault as fault:
            again = (self.tr("Save as…"), self._save_elsewhere)
            self._services.complain(say(fault), (again,))
            return False
        session.mark_saved(str(path))
        self._remember(str(path))
        return True

    def export_to(self, path: Path, form: Format) -> bool:
        """Write a file in a foreign format; the game's own file stays the same.

        The player is first told what would be lost. Returns whether anything was written.
        """
        path, found = path_for(path, form), found_in(self._current.controller.session)
        try:
            data = form.encode(form.write(found))
            choice = ask_to_lose(form.lost(found), self._services.window)
            if choice is LossBox.Choice.OTHER:
                return self.save_as()
            if choice is LossBox.Choice.CANCEL:
                return False
            files.write(path, data)
        except Fault as fault:
            self._services.complain(say(fault))
            return False
        self._services.tell(self.tr("Written: {name}").format(name=path.name))
        return True

    def rescue(self, left: Homeless) -> bool:
        """Ask for a file for a game that cannot be saved; return whether it was written."""
        kinds = self.tr("Saved games ({patterns})").format(patterns=f"*.{left.game}")
        proposal = str(Path(self._folder()) / f"{left.game}.{left.game}")
        window = self._services.window
        name, _ = QFileDialog.getSaveFileName(window, self.tr("Save the game"), proposal, kinds)
        if not name:
            return False
        path = Path(name) if Path(name).suffix else Path(f"{name}.{left.game}")
        try:
            self._spare_newer(path)
            files.write(path, left.data)
        except Fault as fault:
            self._services.complain(say(fault))
            return False
        self._remember(str(path))
        return True

    def _save_elsewhere(self) -> None:
        self.save_as()

    def _spare_newer(self, path: Path) -> None:
        """Refuse to overwrite a newer program's document; other files may be replaced."""
        is_there = os.path.isfile(path)  # noqa: PTH113 - Path's raises where a name is too long
        if is_there and document.is_document(data := files.read(path)):
            document.refuse_newer(data)

    # What was open before

    def fill_recent(self, menu: QMenu) -> None:
        """Fill the menu of the files opened or saved last."""
        names = self._services.settings.texts("recent")
        self._offer(menu, [(Path(name).name, Path(name)) for name in names])

    def fill_earlier(self, menu: QMenu) -> None:
        """Fill the menu of earlier, unfinished games."""
        now = datetime.now()  # noqa: DTZ005 - as the player's clock shows it
        games = [(earlier_game(path, self._games, now), path) for path in self.earlier()]
        self._offer(menu, games)

    def earlier(self) -> list[Path]:
        """The archived games of the kind that is being played, the latest first."""
        return self._kept.earlier(self._current.controller.session.game.name)

    def _offer(self, menu: QMenu, choices: Sequence[tuple[str, Path]]) -> None:
        menu.clear()
        for text, path in choices:
            action = menu.addAction(text.replace("&", "&&"))
            action.setToolTip(str(path))
            action.triggered.connect(lambda _=False, path=path: self.open(path))
        if not choices:
            none = menu.addAction(self.tr("None yet"))
            none.setEnabled(False)
            none.setStatusTip(self.tr("What you open or leave unfinished stands here."))

    def _is_kept(self, path: Path) -> bool:
        return path in self._kept.earlier(path.suffix.lstrip("."))

    def _remember(self, name: str) -> None:
        if not name or self._is_kept(Path(name)):
            return
        others = [other for other in self._services.settings.texts("recent") if other != name]
        self._services.settings.set("recent", [name, *others][:MOST_RECENT])

    def _forget(self, name: str) -> None:
        others = [other for other in self._services.settings.texts("recent") if other != name]
        self._services.settings.set("recent", others)

    def _folder(self) -> str:
        path = self._current.controller.session.path
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folders = [Path(path).parent] if path else []
        folders.append(Path(QStandardPaths.writableLocation(documents)))
        return str(next((each for each in folders if each.is_dir()), Path.home()))


def _on_clipboard() -> QMimeData:
    """The clipboard's contents; if it is empty, some systems return None."""
    held = cast("QMimeData | None", QGuiApplication.clipboard().mimeData())
    return QMimeData() if held is None else held

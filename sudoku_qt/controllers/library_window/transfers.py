# SPDX-License-Identifier: MIT
"""Puzzles on their way into the library and out of it: files added, exports, backups."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import suffixes
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library.game import Export, LibraryGame, LibraryGames
from sudoku_qt.controllers.library_window.pages import LibraryPages
from sudoku_qt.controllers.workers.job import ResultT, Ticket, Work
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.words import say
from sudoku_qt.store.library.entry import Entry, Imported
from sudoku_qt.store.library.exchange import Writer
from sudoku_qt.views.library.dialog import LibraryDialog

BACKUP = ".sudoku-library"
"""What the name of a backup ends in."""


class LibraryTransfers(QObject):
    """One at a time, with how far it is; what it came to is said at the dialog's foot.

    It goes on where the dialog is closed meanwhile, and is then told in the window.
    """

    def __init__(
        self,
        services: Services,
        games: LibraryGames,
        pages: LibraryPages,
        dialog: LibraryDialog,
    ) -> None:
        super().__init__(services.library)
        self._services, self._access, self._games = services, services.library, games
        self._pages, self._dialog = pages, dialog
        self._work, self._is_running = 0, False
        foot = dialog.foot
        foot.add_clicked.connect(self.add)
        foot.export_clicked.connect(self.export)
        foot.backup_clicked.connect(self.back_up)
        foot.restore_clicked.connect(self.restore)

    # In

    def add(self) -> None:
        """Ask for files, and add the puzzles of each as a collection that bears its name."""
        patterns = " ".join(f"*{suffix}" for suffix in suffixes())
        kinds = self.tr("Files with puzzles ({patterns})").format(patterns=patterns)
        every = self.tr("All files ({patterns})").format(patterns="*")
        name, _ = QFileDialog.getOpenFileName(
            self._dialog, self.tr("Add puzzles"), _documents(), f"{kinds};;{every}"
        )
        if name:
            self.add_file(Path(name))

    def add_file(self, path: Path) -> None:
        """Add the puzzles of a file, however many."""
        library = self._access.library
        self._run(
            self.tr("Adding the puzzles of {name}…").format(name=path.name),
            lambda ticket: library.import_file(
                path, path.stem, ticket.tell, self._access.patient(ticket), self._games.entry_of
            ),
            lambda found: self._say(self._came(path.name, found)),
        )

    def _came(self, name: str, found: Imported) -> str:
        """Tell what came of a file."""
        parts = [self.tr("{name}: {count} added")]
        if found.doubles:
            parts.append(self.tr("{doubles} were there already"))
        if found.refused:
            parts.append(self.tr("{refused} could not be read"))
        words = {
            "name": name,
            "count": f"{found.kept:,}",
            "doubles": f"{found.doubles:,}",
            "refused": f"{found.refused:,}",
        }
        return self.tr("{parts}.").format(parts=self.tr("; ").join(parts)).format(**words)

    def restore(self) -> None:
        """Ask for a backup, and take over what is in it; nothing that is here is lost."""
        name, _ = QFileDialog.getOpenFileName(
            self._dialog, self.tr("Restore from a backup"), _documents(), self._backups
        )
        if not name:
            return
        library, path = self._access.library, Path(name)
        text = self.tr("{count} entries came from the backup; all others are still here.")

        def work(ticket: Ticket) -> int:
            count = library.merge(path, ticket.tell, self._access.patient(ticket))
            library.renew(self._games.entry_of)
            return count

        self._run(
            self.tr("Reading the backup…"),
            work,
            lambda count: self._say(text.format(count=f"{count:,}")),
        )

    # Out

    def export(self) -> None:
        """Ask for a file, and write what is listed of a game into it."""
        games = self._games.games
        kinds = {_kind(game.export()): name for name, game in games.items()}
        first = self._pages.query.game or next(iter(games))
        (suffix, *_), words = games[first].export().suffixes, _kind(games[first].export())
        proposal = str(Path(_documents()) / f"{first}{suffix}")
        name, chosen = QFileDialog.getSaveFileName(
            self._dialog, self.tr("Export what is listed"), proposal, ";;".join(kinds), words
        )
        if name:
            self._export(Path(name), kinds.get(chosen, first))

    def _export(self, path: Path, game: str) -> None:
        """Write what is listed of a game."""
        library, kept = self._access.library, self._games.games[game]
        query = replace(self._pages.query, game=game)
        path = _ending(str(path), kept.export().suffixes[0])
        text = self.tr("{count} written: {name}")
        self._run(
            self.tr("Writing the puzzles…"),
            lambda ticket: library.export(query, path, ticket.stopped, writer(kept)),
            lambda count: self._say(text.format(count=f"{count:,}", name=path.name)),
        )

    def back_up(self) -> None:
        """Ask for a file, and write everything into it."""
        proposal = str(Path(_documents()) / f"sudoku{BACKUP}")
        name, _ = QFileDialog.getSaveFileName(
            self._dialog, self.tr("Back up the library"), proposal, self._backups
        )
        if not name:
            return
        library, path = self._access.library, _ending(name, BACKUP)
        text = self.tr("Written: {name}").format(name=path.name)
        self._run(
            self.tr("Writing the backup…"),
            lambda _: library.backup(path),
            lambda _: self._say(text),
        )

    @property
    def _backups(self) -> str:
        return self.tr("Backups of the library ({patterns})").format(patterns=f"*{BACKUP}")

    # Long work

    def _run(self, text: str, work: Work[ResultT], done: Callable[[ResultT], None]) -> None:
        """Write in the dialog what is under way; the one before it is stopped."""
        self._access.stop(self._work)
        strip, self._is_running = self._dialog.show_progress(text), True

        def ended(found: ResultT) -> None:
            self._hide_progress()
            done(found)

        def refused(fault: Fault) -> None:
            self._hide_progress()
            self._say(say(fault), is_fault=True)

        def progress(share: float) -> None:
            if not self._dialog.is_over:
                strip.set_share(share)

        number = self._work = self._access.write(work, ended, refused, progress)
        strip.cancelled.connect(lambda: self._cancel(number))

    def _cancel(self, number: int) -> None:
        self._access.stop(number)
        self._hide_progress()
        self._say(self.tr("Stopped. What was done until then stays."))
        self._access.changed.emit()

    def leave(self) -> None:
        """The dialog is closed: go when nothing is under way any more."""
        if not self._is_running:
            self.deleteLater()

    def _hide_progress(self) -> None:
        """What was under way is done, or stopped."""
        self._is_running = False
        if self._dialog.is_over:
            self.leave()
        else:
            self._dialog.hide_progress()

    def _say(self, text: str, *, is_fault: bool = False) -> None:
        if not self._dialog.is_over:
            self._dialog.notice.say(text, "error" if is_fault else "info", ())
        elif is_fault:
            self._services.complain(text)
        else:
            self._services.tell(text)


def writer(game: LibraryGame) -> Writer:
    """What is written of an entry of a game: nothing of one that cannot be read any more."""

    def write(entry: Entry, data: bytes) -> str:
        try:
            return game.write(game.found_of(entry, data))
        except Fault:
            return ""

    return write


def _kind(export: Export) -> str:
    patterns = " ".join(f"*{suffix}" for suffix in export.suffixes)
    return f"{export.title} ({patterns})"


def _documents() -> str:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def _ending(name: str, suffix: str) -> Path:
    return Path(name) if Path(name).suffix else Path(name + suffix)

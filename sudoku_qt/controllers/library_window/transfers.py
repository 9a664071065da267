# SPDX-License-Identifier: MIT
"""Transfers into and out of the library: files added, exports, backups."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.files.exporting import suffixes
from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.library.game import Export, LibraryGame, LibraryGames
from sudoku_qt.controllers.library_window.long_work import LongWork
from sudoku_qt.controllers.library_window.pages import LibraryPages
from sudoku_qt.controllers.workers.job import Ticket, as_work
from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library.entry import Entry, Imported, Merged
from sudoku_qt.store.library.exchange import FileLayout
from sudoku_qt.views.library.dialog import LibraryDialog

BACKUP = ".sudoku-library"
"""The suffix of a backup."""


class LibraryTransfers(QObject):
    """Asks for the files; the results are reported at the foot of the dialog."""

    def __init__(
        self,
        services: Services,
        games: LibraryGames,
        pages: LibraryPages,
        dialog: LibraryDialog,
        long: LongWork,
    ) -> None:
        super().__init__(long)
        self._access, self._games, self._long = services.library, games, long
        self._pages, self._dialog = pages, dialog
        foot = dialog.foot
        foot.add_clicked.connect(self.add)
        foot.export_clicked.connect(self.export)
        foot.backup_clicked.connect(self.back_up)
        foot.restore_clicked.connect(self.restore)

    # In

    def add(self) -> None:
        """Ask for files, and add the puzzles of each as a collection named after it."""
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
        self._long.run(
            self.tr("Adding the puzzles of {name}…").format(name=path.name),
            lambda ticket: library.import_file(
                path, None, ticket.tell, self._access.patient(ticket), self._games.entry_of
            ),
            lambda found: self._long.say(self._came(path.name, found)),
        )

    def _came(self, name: str, found: Imported) -> str:
        """The message about an imported file."""
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
        """Ask for a backup and take over its contents; nothing in the library is lost."""
        name, _ = QFileDialog.getOpenFileName(
            self._dialog, self.tr("Restore from a backup"), _documents(), self._backups
        )
        if not name:
            return
        self._long.run(
            self.tr("Reading the backup…"),
            take_backup(self._access, Path(name), self._games),
            lambda merged: self._long.say(self._merged(merged)),
        )

    def _merged(self, merged: Merged) -> str:
        """The message about a merged backup."""
        came = self.tr(
            "{count} entries came from the backup; all others are still here.", "", merged.new
        ).format(count=f"{merged.new:,}")
        if not merged.damaged:
            return came
        left = self.tr("{count} are damaged and were left out.", "", merged.damaged)
        both = self.tr("{first} {second}")
        return both.format(first=came, second=left.format(count=f"{merged.damaged:,}"))

    # Out

    def export(self) -> None:
        """Ask for a file, and write the listed entries of a game to it."""
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
        """Write the listed entries of a game."""
        library, kept = self._access.library, self._games.games[game]
        query = replace(self._pages.query, game=game)
        path = _ending(str(path), kept.export().suffixes[0])
        text, layout = self.tr("{count} written: {name}"), layout_of(kept)
        self._long.run(
            self.tr("Writing the puzzles…"),
            lambda ticket: library.export(query, path, layout, ticket.tell, ticket.stopped),
            lambda count: self._long.say(text.format(count=f"{count:,}", name=path.name)),
        )

    def back_up(self) -> None:
        """Ask for a file, and write the whole library to it."""
        proposal = str(Path(_documents()) / f"sudoku{BACKUP}")
        name, _ = QFileDialog.getSaveFileName(
            self._dialog, self.tr("Back up the library"), proposal, self._backups
        )
        if not name:
            return
        library, path = self._access.library, _ending(name, BACKUP)
        text = self.tr("Written: {name}").format(name=path.name)
        self._long.run(
            self.tr("Writing the backup…"),
            lambda _: library.backup(path),
            lambda _: self._long.say(text),
        )

    @property
    def _backups(self) -> str:
        return self.tr("Backups of the library ({patterns})").format(patterns=f"*{BACKUP}")


@as_work
def take_backup(ticket: Ticket, access: LibraryAccess, path: Path, games: LibraryGames) -> Merged:
    """The work of taking over a backup. Raises `Fault`."""
    merged = access.library.merge(path, ticket.tell, access.patient(ticket))
    access.library.renew(games.entry_of)
    return merged


def layout_of(game: LibraryGame) -> FileLayout:
    """The layout of a game's files, with nothing for an unreadable entry."""

    def write(entry: Entry, data: bytes) -> str:
        try:
            return game.write(game.found_of(entry, data))
        except Fault:
            return ""

    return FileLayout(write)


def _kind(export: Export) -> str:
    patterns = " ".join(f"*{suffix}" for suffix in export.suffixes)
    return f"{export.title} ({patterns})"


def _documents() -> str:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def _ending(name: str, suffix: str) -> Path:
    return Path(name) if Path(name).suffix else Path(name + suffix)

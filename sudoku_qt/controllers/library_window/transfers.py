# SPDX-License-Identifier: MIT
"""Transfers into and out of the library: files added, exports, backups."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

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
from sudoku_qt.store.library.documents import SUDOKUS
from sudoku_qt.store.library.entry import Entry, Imported, Merged
from sudoku_qt.store.library.exchange import FileLayout, Writer
from sudoku_qt.store.library.query import Choice, Picked, Query
from sudoku_qt.store.library.records import json_line, table_head, table_row
from sudoku_qt.views.library.dialog import LibraryDialog

BACKUP = ".sudoku-library"
"""The suffix of a backup."""


TABLE, JSON, SAVED = "table", "json", "saved"


class FileKind(NamedTuple):
    """A kind of exported file; without a layout it is a folder of saved games."""

    key: str
    export: Export
    layout: FileLayout | None


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
        """Ask for a file, and write the listed entries to it."""
        self._ask_and_write(self._pages.query, self.tr("Export what is listed"))

    def export_chosen(self, ids: Sequence[int]) -> None:
        """Ask for a file, and write single entries to it."""
        picked = Picked(tuple(ids), removed=self._pages.query.removed)
        self._ask_and_write(picked, self.tr("Export what is selected"))

    def _ask_and_write(self, choice: Choice, title: str) -> None:
        kinds = {_kind(each.export): each for each in self._kinds()}
        game = self._pages.query.game or next(iter(self._games.games))
        words, first = next((words, kind) for words, kind in kinds.items() if kind.key == game)
        proposal = str(Path(_documents()) / f"{game}{first.export.suffixes[0]}")
        name, chosen = QFileDialog.getSaveFileName(
            self._dialog, title, proposal, ";;".join(kinds), words
        )
        if name:
            self._export(choice, Path(name), kinds.get(chosen, first))

    def _kinds(self) -> Iterator[FileKind]:
        """Yield every kind of file for entries."""
        for name, game in self._games.games.items():
            yield FileKind(name, game.export(), layout_of(game))
        table = Export(self.tr("Table with all that is known, CSV"), (".csv",))
        lines = Export(self.tr("All that is known, JSON lines"), (".jsonl",))
        saved = Export(self.tr("Saved games, in a new folder"), ("",))
        yield FileKind(TABLE, table, FileLayout(_of_sudokus(table_row), table_head()))
        yield FileKind(JSON, lines, FileLayout(_of_sudokus(json_line)))
        yield FileKind(SAVED, saved, None)

    def _export(self, choice: Choice, path: Path, kind: FileKind) -> None:
        """Write entries to a file, or into a folder."""
        library, layout = self._access.library, kind.layout
        if isinstance(choice, Query) and kind.key in self._games.games:
            choice = replace(choice, game=kind.key)
        text = self.tr("{count} written: {name}")

        def work(ticket: Ticket) -> int:
            if layout is None:
                return library.export_documents(choice, path, ticket.tell, ticket.stopped)
            return library.export(choice, path, layout, ticket.tell, ticket.stopped)

        path = _ending(str(path), kind.export.suffixes[0])
        self._long.run(
            self.tr("Writing the puzzles…"),
            work,
            lambda count: self._long.say(text.format(count=f"{count:,}", name=path.name)),
            leaves_nothing=True,
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
            return game.write(game.found_of(entry, data)) if entry.game == game.name else ""
        except Fault:
            return ""

    return FileLayout(write)


def _of_sudokus(write: Callable[[Entry], str]) -> Writer:
    """A writer that leaves out entries of which a record says nothing."""
    return lambda entry, _: write(entry) if entry.game in SUDOKUS else ""


def _kind(export: Export) -> str:
    patterns = " ".join(f"*{suffix}" for suffix in export.suffixes)  # "*" for a folder
    return f"{export.title} ({patterns})"


def _documents() -> str:
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    return folder if Path(folder).is_dir() else str(Path.home())


def _ending(name: str, suffix: str) -> Path:
    return Path(name) if Path(name).suffix else Path(name + suffix)

# SPDX-License-Identifier: MIT
"""What a player does with the lines of the library that are chosen."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint

from sudoku_qt.controllers.library.access import LibraryAccess
from sudoku_qt.controllers.library_window.pages import LibraryPages
from sudoku_qt.controllers.workers.library import find_lines
from sudoku_qt.models.library.model import LibraryModel
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.views.library.dialog import LibraryDialog
from sudoku_qt.views.library.line_menu import Chosen, LineMenu, NameDialog

Ids = tuple[int, ...]
LONGEST_TAG = 60


class LibraryChanges(QObject):
    """Stars, renames, tags, moves and removes; what was removed can be put back."""

    def __init__(
        self, access: LibraryAccess, pages: LibraryPages, model: LibraryModel, dialog: LibraryDialog
    ) -> None:
        super().__init__(dialog)
        self._question = 0
        self._access, self._pages = access, pages
        self._model, self._dialog = model, dialog
        table = dialog.table
        table.starred.connect(self.star)
        table.renamed.connect(self.rename)
        table.removed.connect(self.remove)
        table.menu_asked.connect(self._open_menu)

    # What is chosen

    def _first(self) -> Entry | None:
        """The entry that the keys are at; None where it is not there yet."""
        return self._model.entry_at(self._dialog.table.currentIndex().row())

    def _with_chosen(self, act: Callable[[Sequence[Entry]], None]) -> None:
        """Fetch the entries of all lines that are chosen, and do something with them."""
        lines = self._dialog.table.chosen()
        work = find_lines(self._access.library, self._pages.query, lines)
        self._question = self._access.read(work, act)

    def _open_menu(self, at: QPoint) -> None:
        entry = self._first()
        if entry is None:
            return
        count = sum(map(len, self._dialog.table.chosen()))
        started = entry.state is State.STARTED
        chosen = Chosen(count, started, entry.favourite, entry.collection)
        menu = LineMenu(chosen, self._dialog.shelves.names(), self._dialog)
        menu.wanted.connect(self._do)
        menu.moved.connect(self.move)
        menu.moved_to_new.connect(self._move_to_new)
        menu.popup(at)

    def _do(self, name: str) -> None:
        acts = {"star": self.star, "rename": self.rename, "tags": self.tag, "remove": self.remove}
        if name == "open":
            self._dialog.played.emit(self._dialog.table.currentIndex().row())
        elif name == "export":
            self._dialog.foot.export_clicked.emit()
        else:
            acts[name]()

    # Changing

    def star(self) -> None:
        """Make the chosen ones favourites, or none any more where the first is one."""
        first, library = self._first(), self._access.library
        if first is None:
            return

        def act(entries: Sequence[Entry]) -> None:
            ids = ids_of(entries)
            self._access.write(lambda _: library.set_favourite(ids, favourite=not first.favourite))

        self._with_chosen(act)

    def rename(self) -> None:
        """Ask for another name."""
        first, library, dialog = self._first(), self._access.library, self._dialog
        if first is None:
            return
        asked = self.tr("&Name:")
        name = NameDialog.ask(self.tr("Rename"), asked, first.name, dialog.theme, dialog)
        if name is not None:
            self._access.write(lambda _: library.rename(first.id, name))

    def tag(self) -> None:
        """Ask for the tags of the chosen ones."""
        first, library, dialog = self._first(), self._access.library, self._dialog
        if first is None:
            return
        asked, now = self.tr("&Tags, with commas between them:"), self.tr(", ").join(first.tags)
        text = NameDialog.ask(self.tr("Tags"), asked, now, dialog.theme, dialog)
        if text is None:
            return
        tags = tags_in(text)

        def act(entries: Sequence[Entry]) -> None:
            ids = ids_of(entries)
            self._access.write(lambda _: library.set_tags(ids, tags))

        self._with_chosen(act)

    def move(self, collection: str) -> None:
        """Put the chosen ones into a collection, "" for none."""
        library = self._access.library

        def act(entries: Sequence[Entry]) -> None:
            ids = ids_of(entries)
            self._access.write(lambda _: library.move(ids, collection))

        self._with_chosen(act)

    def _move_to_new(self) -> None:
        dialog, asked = self._dialog, self.tr("&Name of the collection:")
        name = NameDialog.ask(self.tr("New collection"), asked, "", dialog.theme, dialog)
        if name:
            self.move(name)

    def remove(self) -> None:
        """Remove the chosen ones, and offer to put them back."""
        self._with_chosen(self._remove)

    def _remove(self, entries: Sequence[Entry]) -> None:
        ids, library = ids_of(entries), self._access.library

        def removed(_: None) -> None:
            if self._dialog.is_over:
                return
            one = self.tr("It is removed.")
            many = self.tr("{count} entries are removed.").format(count=f"{len(ids):,}")
            undo = self.tr("Undo"), lambda: self._put_back(ids)
            self._dialog.notice.say(one if len(ids) == 1 else many, "info", [undo])

        self._access.write(lambda _: library.remove(ids), removed)

    def _put_back(self, ids: Ids) -> None:
        library = self._access.library
        self._access.write(lambda _: library.put_back(ids))


def ids_of(entries: Sequence[Entry]) -> Ids:
    """The numbers that entries have in the library."""
    return tuple(entry.id for entry in entries)


def tags_in(text: str) -> tuple[str, ...]:
    """The tags in what somebody has typed, each once; a Chinese comma parts them, too."""
    words = text.replace("，", ",").replace("、", ",").split(",")
    return tuple(dict.fromkeys(word.strip()[:LONGEST_TAG] for word in words if word.strip()))

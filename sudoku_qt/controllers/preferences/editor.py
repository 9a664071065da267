# SPDX-License-Identifier: MIT
"""The logic of the dialog of preferences: changes take effect at once, everywhere."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from sudoku_qt.controllers.keys.editor import KeysEditor
from sudoku_qt.controllers.keys.sets import with_options
from sudoku_qt.controllers.preferences import exchange
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.preferences.table import DRESS, PAGES
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.keys import KEYS
from sudoku_qt.models.option import Option, Value
from sudoku_qt.models.words import say
from sudoku_qt.views.preferences.dialog import PreferencesDialog
from sudoku_qt.views.preferences.sidebar import Page
from sudoku_qt.views.window.main_window import MainWindow

JSON = ".json"


class PreferencesEditor(QObject):
    """Passes changes in the dialog to the owners of the options."""

    def __init__(self, owners: Sequence[Preferences], keys: KeysEditor, window: MainWindow) -> None:
        super().__init__(window)
        self._owners = {name: owner for owner in owners for name in owner.options}
        self._keys = keys
        self._keys.chosen.connect(self._choose)
        self.dialog = PreferencesDialog(self._pages(), self._now, window)
        self.dialog.chosen.connect(self._choose)
        self.dialog.opened.connect(self._open)
        self.dialog.reset_asked.connect(self._reset)
        self.dialog.export_asked.connect(self._ask_export)
        self.dialog.import_asked.connect(self._ask_import)

    def run(self) -> None:
        """Show the dialog until the player closes it."""
        self.dialog.exec()
        self.dialog.deleteLater()
        self.deleteLater()

    def _pages(self) -> list[Page]:
        """The pages that are not empty; the group with the page's own title comes first."""
        return [page for page in map(self._page, PAGES) if page.options]

    def _page(self, about: tuple[str, str, str]) -> Page:
        key, title, icon = about
        rows = [row for row in self._options.values() if row.page == key]
        maker = self._keys if key == KEYS else None
        return Page(key, title, icon, sorted(rows, key=lambda row: row.group != title), maker)

    @property
    def _options(self) -> dict[str, Option]:
        return {name: owner.options[name] for name, owner in self._owners.items()}

    def _now(self, name: str) -> Value:
        return self._owners[name].now(name)

    def _choose(self, name: str, value: Value) -> None:
        self._set({name: value}.items())

    def _open(self, name: str) -> None:
        """Open the settings behind a value, then update the page."""
        self._owners[name].opened.emit(name, self.dialog)
        self.dialog.follow()

    def _set(self, values: Iterable[tuple[str, Value]]) -> None:
        """Set the values of options, and show them in the dialog."""
        changed = self._differing(with_options(self._differing(dict(values))))
        for name, value in changed.items():
            self._owners[name].set(name, value)
        if DRESS.isdisjoint(changed):
            self.dialog.follow()
        else:
            self.dialog.fill(self._pages())

    def _differing(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The options whose values differ from these."""
        known = {name: value for name, value in values.items() if name in self._owners}
        return {name: value for name, value in known.items() if self._now(name) != value}

    def _reset(self, key: str) -> None:
        """Reset a page, or with "" all of them."""
        rows = self._options.values()
        self._set((row.name, row.default) for row in rows if not key or row.page == key)

    # As a file

    def _ask_export(self) -> None:
        title = self.tr("Export preferences")
        name, _ = QFileDialog.getSaveFileName(self.dialog, title, f"preferences{JSON}", f"*{JSON}")
        if name:
            self.export_to(Path(name))

    def export_to(self, path: Path) -> None:
        """Write the options that are not at their defaults to a file; report the result."""
        values = {name: self._now(name) for name in self._options}
        own = {name: each for name, each in values.items() if each != self._options[name].default}
        try:
            path.write_text(exchange.written(own), encoding="utf-8")
        except OSError:
            self.dialog.tell(self.tr("The file could not be written."))
        else:
            self.dialog.tell(self.tr("The preferences are in the file {file}.").format(
                file=path.name))  # fmt: skip

    def _ask_import(self) -> None:
        title = self.tr("Import preferences")
        name, _ = QFileDialog.getOpenFileName(self.dialog, title, "", f"*{JSON}")
        if name:
            self.import_from(Path(name))

    def import_from(self, path: Path) -> None:
        """Take over the options in a file, and name unknown ones."""
        try:
            found = exchange.read(path)
        except Fault as fault:
            self.dialog.tell(say(fault))
        except OSError:
            self.dialog.tell(self.tr("The file could not be read."))
        else:
            self._take(found)

    def _take(self, found: dict[str, object]) -> None:
        values, unknown = exchange.taken(found, self._options)
        self._set(values.items())
        notice = self.tr("Taken over: {count}.").format(count=len(values))
        if unknown:
            left = self.tr("Not known here and skipped: {names}.")
            notice = f"{notice} {left.format(names=exchange.named(unknown))}"
        self.dialog.tell(notice)

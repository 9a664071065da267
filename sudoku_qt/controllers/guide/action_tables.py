# SPDX-License-Identifier: MIT
"""The guide's tables of actions: their places in the menus, and all present shortcuts."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from sudoku_qt.controllers.actions import (
    MENUS,
    SHELL_ROWS,
    ActionRow,
    Rows,
    Submenu,
    plain,
    translate,
)
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_controller import controller_of
from sudoku_qt.controllers.guide.library import Table
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.keys.table import DRAWING
from sudoku_qt.controllers.preferences.table import PAGES, shell_options
from sudoku_qt.engine.guide.pages import as_rows, code, in_cell
from sudoku_qt.models.option import Option, translated
from sudoku_qt.models.words import QT_TRANSLATE_NOOP
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.widgets.keys.key_names import on_keyboards, spelled

BEHIND = "\N{NO-BREAK SPACE}▸ "
"""The separator between a menu and its entries."""
HEAD = QT_TRANSLATE_NOOP("Guide", "| What it does | Keys |\n|:--|:--|")
BETWEEN = ", "
"""The separator between two keys, also on the sheet of keys."""
EVERY = QT_TRANSLATE_NOOP("Guide", "Every game")
BOARD = QT_TRANSLATE_NOOP("Guide", "{game}: on the board")
MENU = QT_TRANSLATE_NOOP("Guide", "{game}: {menu}")
PREFERRED = "show_preferences"
Keys = Mapping[str, Sequence[str]]


class ActionTables:
    """Describes the actions of the window and of every game, in the installed language."""

    def __init__(self, games: Sequence[GameEntry], keys: KeyBindings, settings: Settings) -> None:
        self._games, self._keys, self._settings = games, keys, settings

    def tables(self) -> dict[str, Table]:
        """The blanks: the menu and shortcuts of each action, and `keys`, all shortcuts.

        The blank `option NAME` is the place of an option in the preferences.

        An action that two games share is described for the first one.
        """
        found: dict[str, Table] = {"keys": self._all_keys}
        for entry in self._games:
            found[f"board_keys {entry.name}"] = partial(self._sheet, entry)
        for entry, rows in self._every():
            for row in rows:
                if isinstance(row, ActionRow | Submenu):
                    found.setdefault(row.name, partial(self._placed, row, entry))
        for option in self._options():
            found[f"option {option.name}"] = partial(self._preferred, option)
        return found

    def _options(self) -> Iterator[Option]:
        """Yield every option of the program and its games; their values are left out."""
        yield from shell_options((), (), ())
        for entry in self._games:
            yield from controller_of(entry).options

    def _preferred(self, option: Option, _language: str) -> str:
        """The place of an option: the menu entry of the preferences, its page, its own text."""
        row = next(
            row for row in SHELL_ROWS if isinstance(row, ActionRow) and row.name == PREFERRED
        )
        page = next(title for key, title, _ in PAGES if key == option.page)
        menu = plain(translate(dict(MENUS)[row.menu]))
        words = menu, plain(translate(row.text)), translated(page), translated(option.text)
        return f"**{in_cell(BEHIND.join(words))}**"

    def _every(self) -> Iterator[tuple[GameEntry, Rows]]:
        """Yield the tables of actions, each with its game; the window's own come with the first."""
        yield self._games[0], SHELL_ROWS
        yield from ((entry, controller_of(entry).rows) for entry in self._games)

    def _placed(self, row: ActionRow | Submenu, entry: GameEntry, _language: str) -> str:
        """The menu and the text of an action, and its keys."""
        menu = plain(translate(dict(MENUS)[row.menu])) or plain(controller_of(entry).menu_title())
        within = [plain(translate(each)) for each in _submenus(controller_of(entry).rows, row)]
        path = BEHIND.join((menu, *within, plain(translate(row.text))))
        place = f"**{in_cell(path)}**"
        keys = _said(self._keys.working_keys(entry.name).get(row.name, ()))
        words = QCoreApplication.translate("Guide", "{place} ({keys})")
        return words.format(place=place, keys=in_cell(keys)) if keys else place

    def _sheet(self, entry: GameEntry, _language: str) -> str:
        """The table of the keys of a board."""
        keys = self._keys.working_keys(entry.name)
        rows = controller_of(entry).standing_keys(keys, self._settings).sheet
        return as_rows([(in_cell(words), _caps(each)) for words, each in rows])

    def _all_keys(self, _language: str) -> str:
        """All keys: those of menus and, for each game, those of its board and its own menus."""
        return "\n\n".join(
            f"## {heading}\n\n{QCoreApplication.translate('Guide', HEAD)}\n{rows}"
            for heading, rows in self._groups()
            if rows
        )

    def _groups(self) -> Iterator[tuple[str, str]]:
        """Yield headings, each with its rows."""
        say, keys = QCoreApplication.translate, self._keys.working_keys(self._games[0].name)
        for menu, title in MENUS:
            yield (
                plain(translate(title)) or say("Guide", EVERY),
                _keyed(SHELL_ROWS, keys, menu),
            )
        for entry in self._games:
            game, keys = entry.said_title(), self._keys.working_keys(entry.name)
            yield say("Guide", BOARD).format(game=game), self._sheet(entry, "")
            of_tools = _keyed(controller_of(entry).board_rows, keys, DRAWING)
            yield say("Shell", "Drawing rules"), of_tools
            for menu, title in MENUS:
                title_text = plain(translate(title) or controller_of(entry).menu_title())
                heading = say("Guide", MENU).format(game=game, menu=title_text)
                yield heading, _keyed(controller_of(entry).rows, keys, menu)


def _submenus(rows: Rows, row: ActionRow | Submenu) -> list[str]:
    """The texts of the submenus that contain a row, the outermost first."""
    found = [each for each in rows if isinstance(each, Submenu) and each.name == row.submenu]
    return [text for each in found for text in (*_submenus(rows, each), each.text)]


def _keyed(rows: Rows, keys: Keys, menu: str) -> str:
    """The rows of a menu's actions that have keys."""
    own = (row for row in rows if isinstance(row, ActionRow) and row.menu == menu)
    lines = [
        (in_cell(plain(translate(row.text))), _caps(_said(keys.get(row.name, ())))) for row in own
    ]
    return as_rows([line for line in lines if line[1]])


def _said(keys: Sequence[str]) -> str:
    """Keys as labelled on keyboards."""
    sequences = map(QKeySequence, keys)
    return BETWEEN.join(spelled(key) for key in sequences if on_keyboards(key))


def _caps(keys: str) -> str:
    """Keys in a row of a table, each separately."""
    return "\N{EN SPACE}".join(code(key) for key in keys.split(BETWEEN) if key)

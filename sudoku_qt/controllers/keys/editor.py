# SPDX-License-Identifier: MIT
"""The logic of the page of shortcuts: a pressed key is assigned at once, or refused."""

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from sudoku_qt.controllers.actions import MENUS, plain, translate
from sudoku_qt.controllers.keys.bindings import KeyBindings
from sudoku_qt.controllers.keys.changes import Changes, written
from sudoku_qt.controllers.keys.reserved import why_not
from sudoku_qt.controllers.keys.table import DRAWING, KeyAction, KeyTable
from sudoku_qt.models.keys import KEY_SET, KEYS, OWN, BoardKeys, KeyLine
from sudoku_qt.models.option import Value
from sudoku_qt.views.preferences.keys.page import KeyCards, KeysPage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.keys.key_names import on_keyboards, spelled


class KeysEditor(QObject):
    """Creates the page of shortcuts, and carries out the player's changes."""

    chosen = Signal(str, object)
    """The name of an option, and its new value."""

    def __init__(self, bindings: KeyBindings, parent: QObject) -> None:
        super().__init__(parent)
        self._bindings = bindings
        self._kept: KeysPage | None = None
        self._made_for: object = None

    # What is shown

    def page(self, theme: Theme, *, narrow: bool, words: str = "") -> KeysPage | None:
        """The page, or its part with some words; None if nothing matches.

        The whole page is created once, and reused for as long as it would look the same; whoever
        shows it must release it before its own deletion would delete the page.
        """
        lines = self.lines()
        if words:
            return self._made(narrow, lines, words) if any(e.has(words) for e in lines) else None
        key = theme, narrow, [(line.name, line.heading) for line in lines]
        if self._kept is None or key != self._made_for:
            self._kept, self._made_for = self._made(narrow, lines), key
            self._kept.destroyed.connect(self._forget)
        else:
            self._kept.search.clear()
            self._kept.show_lines(lines, self._bindings.key_set)
        return self._kept

    def _forget(self) -> None:
        """Drop the page, which was deleted with the window."""
        self._kept = None

    def _made(self, narrow: bool, lines: Sequence[KeyLine], words: str = "") -> KeysPage:  # noqa: FBT001 - a width
        page = KeysPage(narrow=narrow, words=words)
        page.cards.recorded.connect(lambda name, key: self._record(page.cards, name, key))
        page.cards.cleared.connect(lambda name: self._change(name, ()))
        page.cards.standard_wanted.connect(self._give_standard)
        page.set_chosen.connect(lambda key_set: self.chosen.emit(KEY_SET, key_set))
        page.show_lines(lines, self._bindings.key_set)
        return page

    def show_on(self, page: QWidget) -> None:
        """Show the present state on a page made here."""
        cast("KeysPage", page).show_lines(self.lines(), self._bindings.key_set)

    def lines(self) -> list[KeyLine]:
        """Every line, grouped by heading."""
        table, board = self._table(), self._bindings.board_keys()
        lines = [self._line(table, action, board) for action in table.actions.values()]
        headings = list(dict.fromkeys((*self._headings().values(), *(e.heading for e in lines))))
        lines.sort(key=lambda line: headings.index(line.heading))
        return lines + self._fixed(board)

    def _line(self, table: KeyTable, action: KeyAction, board: BoardKeys) -> KeyLine:
        keys, taken = seen(table.keys(action.name)), self._taken(action, board)
        also = [self._text(table.actions[other]) for other in table.rivals(action.name)]
        blocked = [taken[key] for key in keys if key in taken]
        working = [key for key in seen(table.working(action.name)) if key not in taken]
        return KeyLine(
            action.name,
            self._text(action),
            self._heading(action),
            tuple(spelled(QKeySequence(key)) for key in keys),
            tuple(dict.fromkeys((*also, *blocked))),
            idle=bool(keys) and not working,
        )

    def _taken(self, action: KeyAction, board: BoardKeys) -> Mapping[str, str]:
        """Keys that the board handles before actions do, and their use."""
        return board.taken if action.game in {"", self._bindings.here} else {}

    def drawing(self) -> tuple[str, list[tuple[str, str]]]:
        """The heading of the keys of tools, and their rows, if the game in the window has some."""
        table, here = self._table(), self._bindings.here
        of_tools = [
            self._line(table, each, self._bindings.board_keys())
            for each in table.actions.values()
            if each.group == DRAWING and each.game == here
        ]
        rows = [(line.text, ", ".join(line.keys)) for line in of_tools if line.keys]
        return self._headings()[DRAWING], rows

    def _fixed(self, board: BoardKeys) -> list[KeyLine]:
        """The board's keys that cannot be changed."""
        heading = self.tr("Always the same")
        return [
            KeyLine("", text, heading, tuple(keys.split(", ")), fixed=True)
            for text, keys in board.fixed
        ]

    def _headings(self) -> dict[str, str]:
        """The headings of the groups that belong to no game, in order."""
        here = self._bindings.title_of(self._bindings.here)
        menus = {name: plain(translate(title)) or here for name, title in MENUS}
        board = QCoreApplication.translate("Shell", "On the board")
        return {
            "board": board, DRAWING: QCoreApplication.translate("Shell", "Drawing rules"), **menus,
        }  # fmt: skip

    def _heading(self, action: KeyAction) -> str:
        elsewhere = action.game and action.game != self._bindings.here
        title = self._bindings.title_of(action.game) if elsewhere else ""
        return title or self._headings()[action.group]

    def _text(self, action: KeyAction) -> str:
        return plain(translate(action.text))

    # What is wanted

    def _table(self) -> KeyTable:
        actions = self._bindings.all_actions()
        return KeyTable(actions, self._bindings.changes(actions))

    def _record(self, cards: KeyCards, name: str, key: str) -> None:
        """Give an action a key, or show why it cannot have it."""
        action = self._table().actions[name]
        taken = self._taken(action, self._bindings.board_keys()).get(key, "")
        words = self.tr("{key} does something else on the board: {action}.")
        why = why_not(key, self._bindings.system, action.standard)
        if taken and not why:
            why = words.format(key=spelled(QKeySequence(key)), action=taken)
        if why:
            cards.refuse(name, why)
        else:
            self._change(name, (key,))

    def _give_standard(self, name: str) -> None:
        self._change(name, self._table().actions[name].standard)

    def _change(self, name: str, keys: tuple[str, ...]) -> None:
        """Set an action's keys, which makes the set the player's own."""
        actions = self._bindings.all_actions()
        changes: Changes = {
            **{each: had for each, had in self._bindings.changes(actions).items() if each != name},
            name: keys,
        }
        table = KeyTable(actions, changes)
        if keys == table.actions[name].standard and not table.rivals(name):
            changes = {each: had for each, had in changes.items() if each != name}
        values: Sequence[tuple[str, Value]] = ((KEYS, written(changes)), (KEY_SET, OWN))
        for option, value in values:
            self.chosen.emit(option, value)


def seen(keys: Iterable[str]) -> list[str]:
    """Those of some keys that keyboards have."""
    return [key for key in keys if on_keyboards(QKeySequence(key))]

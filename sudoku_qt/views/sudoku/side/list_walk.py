# SPDX-License-Identifier: MIT
"""The card with the puzzle's place in a list, and keys: back, forward, and to the list."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QWidget

from sudoku_qt.views.fonts import Weight
from sudoku_qt.views.kit.layout import Inset, column, filling, lay_out, row
from sudoku_qt.views.widgets.buttons import IconButton
from sudoku_qt.views.widgets.cards.card import Card, Line
from sudoku_qt.views.widgets.keys.key_names import with_key

HEIGHT = 60
ACTIONS = "show_list", "list_previous", "list_next"
"""The actions of the buttons, by name."""


class ListWalk(Card):
    """Emits which puzzle is wanted."""

    is_needed = True
    walked = Signal(int)
    """The next puzzle is wanted (1), or the previous one (-1)."""
    list_clicked = Signal()
    """The list is to be shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place, self._name = Line(14, Weight.DemiBold), Line(13, ink="muted")
        self.keys = self.list, self.back, self.on = tuple(
            IconButton(icon, self) for icon in ("list", "left", "right")
        )
        words = filling(column(self._place, self._name, gap="hair"))
        around: Inset = ("wide", "usual", "usual", "usual")
        lay_out(self, row(words, *self.keys, gap="tight", inset=around))
        self._shortcuts = "", "", ""
        self.list.clicked.connect(self.list_clicked)
        self.back.clicked.connect(lambda: self.walked.emit(-1))
        self.on.clicked.connect(lambda: self.walked.emit(1))
        self.retranslate()

    def sizeHint(self) -> QSize:
        """Ask for two lines."""
        return QSize(self.theme.px(280), self.theme.px(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Texts may be elided."""
        return QSize(self.theme.px(160), self.theme.px(HEIGHT))

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Set the shortcuts that are named, by action."""
        show, back, on = (keys.get(name, "") for name in ACTIONS)
        self._shortcuts = show, back, on
        self.retranslate()

    def retranslate(self) -> None:
        """Name the keys."""
        words = self.tr("Show the list"), self.tr("Previous puzzle"), self.tr("Next puzzle")
        for key, word, shortcut in zip(self.keys, words, self._shortcuts, strict=True):
            key.setAccessibleName(word)
            key.setToolTip(with_key(word, shortcut))

    def set_place(self, place: str, name: str, *, first: bool, last: bool) -> None:
        """Show which puzzle of which list it is."""
        self._place.setText(place)
        self._name.setText(name)
        self.setAccessibleName(f"{place}, {name}" if name else place)
        self.back.setEnabled(not first)
        self.on.setEnabled(not last)

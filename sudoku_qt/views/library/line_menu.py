# SPDX-License-Identifier: MIT
"""The context menu of the selected entries, and the dialog for a name."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QLineEdit, QMenu, QWidget

from sudoku_qt.views.kit.dialog import Dialog
from sudoku_qt.views.kit.dialog_foot import Kind
from sudoku_qt.views.kit.layout import column

WIDE = 320
LONGEST = 200


@dataclass(frozen=True)
class Chosen:
    """What the menu has to know of the selected entries."""

    count: int
    is_started: bool = False
    is_favourite: bool = False
    collection: str = ""
    is_removed: bool = False
    is_damaged: bool = False


class LineMenu(QMenu):
    """Emits the name of the chosen action; for a move, the collection, None for a new one."""

    wanted = Signal(str)
    moved = Signal(str)
    moved_to_new = Signal()

    def __init__(self, chosen: Chosen, collections: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if chosen.is_removed:
            self._add("put_back", self.tr("&Put back"))
            self._add("export", self.tr("&Export…"))
            self.addSeparator()
            self._add("forget", self.tr("&Delete for good…"))
        elif chosen.is_damaged:
            self._add("remove", self.tr("Re&move"))
        else:
            self._add_all(chosen, collections)

    def _add_all(self, chosen: Chosen, collections: Sequence[str]) -> None:
        single = chosen.count == 1
        play = self.tr("&Continue") if chosen.is_started else self.tr("&Play")
        star = self.tr("No &favourite any more") if chosen.is_favourite else self.tr("&Favourite")
        self._add("open", play, on=single)
        self.addSeparator()
        self._add("star", star)
        self._add("rename", self.tr("&Rename…"), on=single)
        self._add("tags", self.tr("&Tags…"))
        self._add_collections(chosen, collections)
        self.addSeparator()
        self._add("print", self.tr("Pr&int…"))
        self._add("export", self.tr("&Export…"))
        self._add("remove", self.tr("Re&move"))

    def _add(self, name: str, words: str, *, on: bool = True) -> None:
        action = self.addAction(words)
        action.triggered.connect(lambda: self.wanted.emit(name))
        action.setObjectName(name)
        action.setEnabled(on)

    def _add_collections(self, chosen: Chosen, collections: Sequence[str]) -> None:
        menu = self.addMenu(self.tr("Move to a c&ollection"))
        for name in ("", *collections):
            words = name.replace("&", "&&") or self.tr("None")
            action = menu.addAction(words)
            action.triggered.connect(lambda _=False, name=name: self.moved.emit(name))
            action.setCheckable(True)
            action.setChecked(name == chosen.collection)
        menu.addSeparator()
        menu.addAction(self.tr("New…")).triggered.connect(self.moved_to_new)


class NameDialog(Dialog):
    """Asks for a line of text."""

    def __init__(self, title: str, question: str, text: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.field = QLineEdit(text)
        self.field.setMaxLength(LONGEST)
        self.field.setMinimumWidth(min(self.theme.px(WIDE), self.room.width() - 64))
        self.field.selectAll()
        label = QLabel(question)
        label.setWordWrap(True)
        label.setBuddy(self.field)
        self.set_body(
            column(label, self.field, gap="usual", inset=("frame", "frame", "frame", "wide"))
        )
        self.add_foot(Kind.Ok)

    @classmethod
    def ask(cls, title: str, question: str, text: str, parent: QWidget) -> str | None:
        """Ask, and wait for the answer; None if the player cancels."""
        dialog = cls(title, question, text, parent)
        return dialog.answer(lambda: dialog.field.text().strip())

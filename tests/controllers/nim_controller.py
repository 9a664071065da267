# SPDX-License-Identifier: MIT
"""A tiny third game in the window: the template for a new one, and the proof for the shell."""

# ruff: noqa: D102, FBT001 - the contracts say what these methods do, and how they are called

from typing import Any, TypeAlias

from PySide6.QtCore import QAbstractTableModel, QModelIndex, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QStyledItemDelegate

from sudoku_qt.controllers.actions import Actions, Row
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_controller import GameController, Services
from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.engine.format import Found
from sudoku_qt.models.session import Session
from sudoku_qt.models.sudoku.model import Index
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.view import BoardView
from sudoku_qt.views.game_page import GamePage
from sudoku_qt.views.theme import Theme
from sudoku_qt.views.widgets.cards import Card
from tests.engine.nim import Nim, Piles, Take

PILES = (3, 4, 5)
SIDE = 5

NimParts: TypeAlias = GameParts[Piles, Piles, Take]


class NimModel(QAbstractTableModel):
    """One pile a row, one match a cell."""

    def __init__(self, session: Session[Piles, Piles, Take]) -> None:
        super().__init__(session)
        self.session = session
        session.changed.connect(lambda _: self.layoutChanged.emit())

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else SIDE

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role != Qt.ItemDataRole.DisplayRole or index.row() >= len(PILES):
            return None
        return "|" if index.column() < self.session.state[index.row()] else ""


class NimView(BoardView):
    """Takes one match from the cursor's pile when Return is pressed."""

    def __init__(self, theme: Theme) -> None:
        super().__init__((1.0,) * (SIDE + 1), theme)
        self.setItemDelegate(QStyledItemDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Return:
            model = self.model()
            assert isinstance(model, NimModel)
            model.session.play((self.cursor_cell // SIDE, 1))
        else:
            super().keyPressEvent(event)


class NimPage(GamePage):
    """A board and an empty card."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(NimView(theme), theme)
        card = Card(theme)
        self.set_cards((card,), card)

    def set_paused(self, on: bool) -> None:
        self.board.setDisabled(on)


class NimController(GameController[Piles, Piles, Take]):
    """Everything that the shell asks of a game."""

    rows = (Row("game", "take_one", "Take &one", ("Ctrl+1",), tool="Take"),)
    tools = (("take_one",),)

    def __init__(self, services: Services, parts: NimParts) -> None:
        super().__init__(services, parts)
        self.actions = Actions(self)
        self.actions.add(self.rows, self)

    def menu_title(self) -> str:
        return "Nim"

    def take_one(self) -> None:
        pile = next(pile for pile, matches in enumerate(self.session.state) if matches)
        self.session.play((pile, 1))

    def new(self) -> bool:
        self.leaving.emit()
        self.session.begin(PILES)
        return True

    def begin_first(self) -> None:
        self.new()

    def take(self, found: Found, said: str) -> None:
        raise NotImplementedError("nobody writes Nim down but we")

    def status(self) -> str:
        return f"{sum(self.session.state)} matches"

    def copied(self) -> str:
        return " ".join(map(str, self.session.state))

    def file_name(self) -> str:
        return "matches.nim"

    def retranslate(self) -> None:
        self.page.update()


def create_nim_page(theme: Theme, _settings: Settings) -> NimParts:
    page = NimPage(theme)
    session = Session(Nim(), PILES, page)
    model = NimModel(session)
    page.set_model(model)
    page.board.move_to(0, 0)
    return GameParts(session, model, page)


def tell_nim(_setup: object, state: tuple[int, ...]) -> str:
    return f"Nim, {sum(state)} matches"


NIM = GameEntry(
    "nim", "Nim", Nim, create_nim_page, NimController, tell_nim, lambda: "Nim: no engine"
)

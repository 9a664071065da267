# SPDX-License-Identifier: MIT
"""A tiny third game in the window: the template for a new one, and the proof for the shell.

With `tests/engine/nim.py`, `tests/models/nim.py` and `tests/views/nim.py` it is a whole game: a
piece a layer, and `ENTRY` for the list.
"""

from typing import TypeAlias

# ruff: noqa: D102 - the contract says what these methods do
from sudoku_qt.controllers.actions import ActionRow
from sudoku_qt.controllers.entry import GameEntry
from sudoku_qt.controllers.game_controller import GameController, Services
from sudoku_qt.controllers.game_parts import GameParts
from sudoku_qt.controllers.menus.actions import Actions
from sudoku_qt.engine.format import Found
from sudoku_qt.models.session import Session
from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import FramedBoard, PictureLook
from tests.engine.nim import Nim, Piles, Take
from tests.models.nim import PILES, NimModel
from tests.views.nim import NimPage, paint_piles

NimParts: TypeAlias = GameParts[Piles, Piles, Take]


class NimController(GameController[Piles, Piles, Take]):
    """Everything that the shell asks of a game."""

    rules = Nim()
    rows = (ActionRow("game", "take_one", "Take &one", ("Ctrl+1",), tool="Take"),)
    tools = (("take_one",),)

    def __init__(self, services: Services, parts: NimParts) -> None:
        super().__init__(services, parts)
        self.actions = Actions(self)
        self.actions.add(self.rows, self)

    @staticmethod
    def description(_setup: Piles, state: Piles) -> str:
        return f"Nim, {sum(state)} matches"

    @staticmethod
    def picture(parts: NimParts, look: PictureLook) -> FramedBoard:
        piles = parts.session.state
        return FramedBoard(lambda onto, room: paint_piles(onto, room, piles), look, "Nim", "")

    @classmethod
    def menu_title(cls) -> str:
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

    def take(self, found: Found, recognition: str) -> None:
        raise NotImplementedError("nobody writes Nim down but we")

    def status(self) -> str:
        return f"{sum(self.session.state)} matches"

    def copied(self) -> str:
        return " ".join(map(str, self.session.state))

    def file_name(self) -> str:
        return "matches.nim"

    def retranslate(self) -> None:
        self.page.update()


def create_nim_page(_settings: Settings) -> NimParts:
    page = NimPage()
    session = Session(Nim(), PILES, page)
    model = NimModel(session)
    page.set_model(model)
    page.board.move_to(0, 0)
    return GameParts(session, model, page)


ENTRY = GameEntry("nim", "Nim", create_nim_page, lambda: NimController, lambda: "Nim: no engine")

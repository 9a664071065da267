# SPDX-License-Identifier: MIT
"""The orders of techniques for hints and steps; the player's own is a file."""

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.preferences.preferences import Preferences
from sudoku_qt.controllers.sudoku.play.preferences import OWN_ORDER, TECHNIQUE_ORDER
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.hints.order import (
    HEADING,
    LARGEST,
    Order,
    ladder_of,
    read_order,
    written,
)
from sudoku_qt.engine.sudoku.logic.ladder import Ladder
from sudoku_qt.engine.sudoku.logic.techniques import ORDERS
from sudoku_qt.models.words import say
from sudoku_qt.store.files import MissingFault, head, write_private


class Ladders:
    """Knows the ladder that the player prefers. Levels and ratings never use it."""

    def __init__(self, services: Services, preferences: Preferences) -> None:
        self._services, self._preferences = services, preferences

    def chosen(self) -> Ladder:
        """The present ladder for hints and steps."""
        name = self._preferences.value(TECHNIQUE_ORDER)
        return ladder_of(self.own()) if name == OWN_ORDER else ORDERS[name]

    def own(self) -> Order:
        """The player's own order, read again each time; empty if there is no readable one."""
        try:
            return read_order(head(self._services.paths.technique_order, LARGEST + 1))
        except MissingFault:
            return ()
        except Fault as fault:
            text = QCoreApplication.translate(
                "Ladders", "Your order of techniques is not followed. {reason}"
            )
            self._services.complain(text.format(reason=say(fault)))
            return ()

    def keep(self, order: Order) -> bool:
        """Write the player's own order and use it; return whether that worked."""
        try:
            write_private(self._services.paths.technique_order, file_of(order))
        except Fault as fault:
            self._services.complain(say(fault))
            return False
        self._preferences.set(TECHNIQUE_ORDER, OWN_ORDER)
        return True


def file_of(order: Order) -> bytes:
    """An order as the contents of a file."""
    return written(order, map(say, HEADING)).encode()

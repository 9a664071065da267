# SPDX-License-Identifier: MIT
"""Undo and resignation at Gomoku: both belong to a person, since the computer moves by itself."""

from collections.abc import Callable

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.gomoku.computer import GomokuComputer
from sudoku_qt.controllers.gomoku.play.clocks import GomokuClocks
from sudoku_qt.engine.gomoku.board import COLOUR_NAMES
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.models.gomoku.model import GomokuSession


def has_person(setup: GomokuSetup) -> bool:
    """Whether a person plays."""
    return any(player.kind == "person" for player in setup.players)


def person_at_turn(setup: GomokuSetup, state: GomokuState) -> bool:
    """Whether a person is to move."""
    return state.ending is None and setup.players[state.at_turn].kind == "person"


def earlier(session: GomokuSession) -> int | None:
    """The node of the history to go back to; None if there is none."""
    history = session.history
    number = history.node(history.at).parent
    if not has_person(session.setup):
        return number if number >= 0 else None
    while number >= 0 and not person_at_turn(session.setup, history.state_at(number)):
        number = history.node(number).parent
    return number if number >= 0 else None


def redo(session: GomokuSession) -> None:
    """Go forward to the next turn of a person, or to the end of what was played."""
    session.redo()
    while (
        has_person(session.setup)
        and session.history.can_redo()
        and not person_at_turn(session.setup, session.state)
    ):
        session.redo()


def travel(
    services: Services, computer: GomokuComputer, clocks: GomokuClocks, go: Callable[[], object]
) -> None:
    """Go to another state of the game; the computer stops thinking about this one."""
    computer.stop()
    services.bars.hide_notice()
    clocks.keep_time(go)


def resignation(setup: GomokuSetup, state: GomokuState) -> GomokuMove:
    """The resignation of the only person or, of two, of the one to move."""
    persons = [seat for seat in (0, 1) if setup.players[seat].kind == "person"]
    seat = persons[0] if len(persons) == 1 else state.at_turn
    return GomokuMove(f"resign-{COLOUR_NAMES[state.colour_of(seat)]}")

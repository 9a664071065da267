# SPDX-License-Identifier: MIT
"""Taking back at Gomoku, and giving up: both are a person's, since the computer moves alone."""

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
    """Whether anybody but the computer plays."""
    return any(player.kind == "person" for player in setup.players)


def person_at_turn(setup: GomokuSetup, state: GomokuState) -> bool:
    """Whether a person has to act."""
    return state.ending is None and setup.players[state.at_turn].kind == "person"


def earlier(session: GomokuSession) -> int | None:
    """The node of the history to go back to; None where there is none."""
    nodes = session.history.nodes
    number = nodes[session.history.at].parent
    if not has_person(session.setup):
        return number if number >= 0 else None
    while number >= 0 and not person_at_turn(session.setup, nodes[number].state):
        number = nodes[number].parent
    return number if number >= 0 else None


def redo(session: GomokuSession) -> None:
    """Go forward to the next time a person was at turn, or as far as it was played."""
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
    """Go elsewhere in the game: nobody thinks about this place or says any more of it."""
    computer.stop()
    services.bars.hide_notice()
    clocks.keep_time(go)


def resignation(setup: GomokuSetup, state: GomokuState) -> GomokuMove:
    """The move with which the only person resigns, or of two the one at turn."""
    persons = [seat for seat in (0, 1) if setup.players[seat].kind == "person"]
    seat = persons[0] if len(persons) == 1 else state.at_turn
    return GomokuMove(f"resign-{COLOUR_NAMES[state.colour_of(seat)]}")

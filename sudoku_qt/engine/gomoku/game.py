# SPDX-License-Identifier: MIT
"""Gomoku as a game: the moves that each state allows, and their results."""

from dataclasses import replace

from sudoku_qt.engine.game import Game, IllegalMove, Section, Status
from sudoku_qt.engine.gomoku import move as moves
from sudoku_qt.engine.gomoku import setup as setups
from sudoku_qt.engine.gomoku import state as states
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    EMPTY,
    WHITE,
    other,
    point_name,
    point_named,
    with_stone,
)
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.rules import Ban, ban_on, forbidden_points, tell_ban, winning_points
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import Ending, GomokuState, Phase
from sudoku_qt.engine.message import Fault


class GomokuGame(Game[GomokuSetup, GomokuState, GomokuMove]):
    """The rules of play. A move that a rule forbids is refused, not punished."""

    name = "gomoku"
    has_variations = True

    def start(self, setup: GomokuSetup) -> GomokuState:
        """The empty board, or the position that was set up."""
        return states.start_state(setup)

    def play(self, setup: GomokuSetup, state: GomokuState, move: GomokuMove) -> GomokuState:
        """Make a move and add its time. Raises `IllegalMove`."""
        if state.ending:
            raise IllegalMove("The game is over.")
        if move.is_stone:
            return _play_stone(setup, state, move)
        used, turns = _counted(state, move)
        return replace(_play_word(setup, state, move), used_ms=used, turns=turns)

    def status(self, setup: GomokuSetup, state: GomokuState) -> Status:
        """Finished as soon as somebody has won or nobody can."""
        return Status.FINISHED if state.ending else Status.RUNNING

    def touched(
        self, setup: GomokuSetup, before: GomokuState, after: GomokuState
    ) -> frozenset[int]:
        """The points that differ in stone, number, last stone, winning line or ban."""
        points = {
            point
            for point, (old, new) in enumerate(zip(before.stones, after.stones, strict=True))
            if old != new
        }
        points.update(
            point
            for point in before.numbers.keys() | after.numbers.keys()
            if before.numbers.get(point) != after.numbers.get(point)
        )
        if before.last != after.last:
            points.update(point for point in (before.last, after.last) if point is not None)
        points |= _line(before) ^ _line(after)
        points |= bans(setup, before).keys() ^ bans(setup, after).keys()
        return frozenset(points)

    def write_setup(self, setup: GomokuSetup) -> Section:
        """Write size, rule, opening and players, and whatever differs from the defaults."""
        return setups.write_setup(setup)

    def read_setup(self, section: Section) -> GomokuSetup:
        """Read a setup; missing words have their defaults, unknown ones are ignored."""
        return setups.read_setup(section)

    def write_state(self, setup: GomokuSetup, state: GomokuState) -> Section:
        """Write the board as rows, the order of play, and the rest of the state."""
        return states.write_state(setup, state)

    def read_state(self, setup: GomokuSetup, section: Section) -> GomokuState:
        """Read a state and check it against its setup."""
        return states.read_state(setup, section)

    def write_move(self, setup: GomokuSetup, move: GomokuMove) -> str:
        """Write a move: "h8", "h8@1500" with the thinking time in milliseconds, "resign"."""
        return moves.write_move(move)

    def read_move(self, setup: GomokuSetup, word: str) -> GomokuMove:
        """Read what `write_move` wrote."""
        return moves.read_move(word)


def bans(setup: GomokuSetup, state: GomokuState) -> dict[int, Ban]:
    """The points forbidden to the side to move, with the reasons."""
    if not setup.rule.forbids or state.to_move != BLACK or state.ending:
        return {}
    return dict(forbidden_points(state.stones))


def colour_choices(setup: GomokuSetup, state: GomokuState) -> tuple[str, ...]:
    """The words among which the player to move has to choose; none outside an opening."""
    if state.ending or state.phase not in {Phase.CHOICE, Phase.LAST_CHOICE}:
        return ()
    more = setup.opening == "swap2" and state.phase is Phase.CHOICE
    return ("black", "white", "two") if more else ("black", "white")


def _line(state: GomokuState) -> frozenset[int]:
    return state.ending.line if state.ending else frozenset()


def _counted(state: GomokuState, move: GomokuMove) -> tuple[tuple[int, int], tuple[int, int]]:
    """The times and the turns of both players after a move."""
    (first, second), (one, another) = state.used_ms, state.turns
    if state.at_turn:
        return (first, second + move.ms), (one, another + 1)
    return (first + move.ms, second), (one + 1, another)


# A stone


def _play_stone(setup: GomokuSetup, state: GomokuState, move: GomokuMove) -> GomokuState:
    point = _legal_point(setup, state, move.word)
    stones = with_stone(state.stones, point, state.to_move)
    line = winning_points(setup.rule, stones, point)
    ending = None
    if line:
        ending = Ending("five", state.to_move, line)
    elif EMPTY not in stones:
        ending = Ending("full")
    used, turns = _counted(state, move)
    return GomokuState(  # not `replace`, which takes longer: libraries have 100,000 moves
        stones,
        (*state.order, point),
        other(state.to_move),
        _phase_after(state),
        state.black_seat,
        used_ms=used,
        turns=turns,
        ending=ending,
    )


def _legal_point(setup: GomokuSetup, state: GomokuState, name: str) -> int:
    try:
        point = point_named(setup.size, name)
    except Fault as fault:
        raise IllegalMove(fault.message.template, **fault.message.facts) from None
    if state.phase in {Phase.CHOICE, Phase.LAST_CHOICE}:
        raise IllegalMove("A colour has to be chosen first.")
    if state.stones[point]:
        raise IllegalMove("{point} is taken.", point=point_name(setup.size, point))
    if setup.rule.forbids and state.to_move == BLACK:
        ban = ban_on(state.stones, point)
        if ban:
            raise tell_ban(ban, point_name(setup.size, point))
    return point


def _phase_after(state: GomokuState) -> Phase:
    """What comes after the next stone: in an opening the third and fifth end a phase."""
    if state.phase is Phase.THREE and len(state.order) == 2:
        return Phase.CHOICE
    if state.phase is Phase.TWO and len(state.order) == 4:
        return Phase.LAST_CHOICE
    return state.phase


# A word


def _play_word(setup: GomokuSetup, state: GomokuState, move: GomokuMove) -> GomokuState:
    loser = move.loser
    if loser is not None:
        reason: states.EndReason = "time" if move.word.startswith("time") else "resigned"
        return replace(state, ending=Ending(reason, other(loser or state.colour_of(state.at_turn))))
    if move.word == "draw":
        return replace(state, ending=Ending("agreed"))
    if move.word in {"black", "white", "two"}:
        return _choose(setup, state, move.word)
    if state.phase is not Phase.PLAY:
        raise IllegalMove("This is not possible before the opening is over.")
    if move.word == "swap":
        return replace(state, black_seat=1 - state.black_seat)
    return _pass(state)


def _choose(setup: GomokuSetup, state: GomokuState, word: str) -> GomokuState:
    if word not in colour_choices(setup, state):
        raise IllegalMove("There is no such choice now.")
    if word == "two":
        return replace(state, phase=Phase.TWO)
    chooser = state.at_turn
    black_seat = chooser if word == "black" else 1 - chooser
    return replace(state, phase=Phase.PLAY, black_seat=black_seat, to_move=WHITE)


def _pass(state: GomokuState) -> GomokuState:
    passes = state.passes + 1
    ending = Ending("passed") if passes == 2 else None
    return replace(state, to_move=other(state.to_move), passes=passes, ending=ending)

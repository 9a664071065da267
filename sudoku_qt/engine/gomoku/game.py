# SPDX-License-Identifier: MIT
"""Gomoku as a game: the moves that each state allows, and their results."""

from dataclasses import replace

from sudoku_qt.engine.game import Game, IllegalMove, Section, Status
from sudoku_qt.engine.gomoku import move as moves
from sudoku_qt.engine.gomoku import setup as setups
from sudoku_qt.engine.gomoku import state as states
from sudoku_qt.engine.gomoku.board import BLACK, EMPTY, other, point_name, point_named, with_stone
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.openings.equals import twin
from sudoku_qt.engine.gomoku.openings.procedures import OPENING_WORDS
from sudoku_qt.engine.gomoku.openings.steps import PLAY, Choose, Offer, Pick, Place, Step, declared
from sudoku_qt.engine.gomoku.rules import Ban, ban_on, forbidden_points, tell_ban, winning_points
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.state import Ending, GomokuState
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
        points |= set(before.offered) ^ set(after.offered)
        points |= bans(setup, before).keys() ^ bans(setup, after).keys()
        return frozenset(points)

    def repeats(self, known: GomokuMove, move: GomokuMove) -> bool:
        """Whether it is the same stone or word, whatever time it took."""
        return known.word == move.word

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


def choices(state: GomokuState) -> tuple[str, ...]:
    """The words among which the player to act has to choose; none outside an opening's choices."""
    if state.ending or not isinstance(state.step, Choose):
        return ()
    return tuple(word for word, _ in state.step.words)


def _line(state: GomokuState) -> frozenset[int]:
    return state.ending.line if state.ending else frozenset()


def _counted(state: GomokuState, move: GomokuMove) -> tuple[tuple[int, int], tuple[int, int]]:
    """The times and the turns of both players after a move."""
    (first, second), (one, another) = state.used_ms, state.turns
    turn = len(state.offered) + 1 >= state.wanted_fifths  # all that are offered are one turn
    if state.at_turn:
        return (first, second + move.ms), (one, another + turn)
    return (first + move.ms, second), (one + turn, another)


# A stone


def _play_stone(setup: GomokuSetup, state: GomokuState, move: GomokuMove) -> GomokuState:
    point = _legal_point(setup, state, move.word)
    if state.wanted_fifths > 1:
        return _offer(setup, state, point, move)
    stones = with_stone(state.stones, point, state.to_move)
    line = winning_points(setup.rule, stones, point)
    ending = None
    if line:
        ending = Ending("five", state.to_move, line)
    elif EMPTY not in stones:
        ending = Ending("full")
    used, turns = _counted(state, move)
    step = state.step if state.step is PLAY else _step_after_stone(setup, state)
    return GomokuState(  # not `replace`, which takes longer: libraries have 100,000 moves
        stones,
        (*state.order, point),
        other(state.to_move),
        step,
        state.black_seat,
        used_ms=used,
        turns=turns,
        ending=ending,
        fifths=0 if step is PLAY else state.fifths,
    )


def _legal_point(setup: GomokuSetup, state: GomokuState, name: str) -> int:
    try:
        point = point_named(setup.size, name)
    except Fault as fault:
        raise IllegalMove(fault.message.template, **fault.message.facts) from None
    if isinstance(state.step, Choose):
        raise _to_choose(state.step)
    if state.stones[point]:
        raise IllegalMove("{point} is taken.", point=point_name(setup.size, point))
    if setup.rule.forbids and state.to_move == BLACK:
        ban = ban_on(state.stones, point)
        if ban:
            raise tell_ban(ban, point_name(setup.size, point))
    if state.step is not PLAY:
        _check_step(setup, state, point)
    return point


# An opening


def _to_choose(step: Choose) -> IllegalMove:
    if {word for word, _ in step.words} <= {"black", "white", "two"}:
        return IllegalMove("A colour has to be chosen first.")
    return IllegalMove("First one of the answers beside the board has to be chosen.")


def _check_step(setup: GomokuSetup, state: GomokuState, point: int) -> None:
    """Raise `IllegalMove` if an opening does not allow a stone on an empty point."""
    step = state.step
    if isinstance(step, Place):
        _check_square(setup.size, point, len(state.order) + 1, step)
    elif isinstance(step, Pick) and point not in state.offered:
        raise IllegalMove("Only an offered point can become the fifth stone.")
    elif isinstance(step, Offer):
        name = point_name(setup.size, point)
        if point in state.offered:
            raise IllegalMove("{point} is offered already.", point=name)
        equal = twin(state.stones, point, state.offered)
        if equal is not None:
            raise IllegalMove(
                "{point} would make the same position as {other}, turned or mirrored.",
                point=name,
                other=point_name(setup.size, equal),
            )


def _check_square(size: int, point: int, number: int, step: Place) -> None:
    rows, middle = step.square(number), size // 2
    if not rows or all(abs(place - middle) <= rows // 2 for place in divmod(point, size)):
        return
    if rows == 1:
        raise IllegalMove("The first stone goes on the middle point of the board.")
    raise IllegalMove(
        "Stone {number} has to lie within the middle {rows} × {rows} points.",
        number=number,
        rows=rows,
    )


def _offer(setup: GomokuSetup, state: GomokuState, point: int, move: GomokuMove) -> GomokuState:
    used, turns = _counted(state, move)
    offered, step = (*state.offered, point), state.step
    if isinstance(step, Offer) and len(offered) == state.wanted_fifths:
        step = setup.procedure.named(step.then)
    return replace(state, offered=offered, step=step, used_ms=used, turns=turns)


def _step_after_stone(setup: GomokuSetup, state: GomokuState) -> Step:
    step, procedure = state.step, setup.procedure
    if isinstance(step, Place) and len(state.order) + 1 < step.last:
        return step
    if isinstance(step, Place | Offer | Pick):
        then = procedure.named(step.then)
        # a single fifth stone is not offered but put
        return procedure.named(then.then) if isinstance(then, Pick) else then
    return PLAY


# A word


def _play_word(setup: GomokuSetup, state: GomokuState, move: GomokuMove) -> GomokuState:
    loser = move.loser
    if loser is not None:
        reason: states.EndReason = "time" if move.word.startswith("time") else "resigned"
        return replace(state, ending=Ending(reason, other(loser or state.colour_of(state.at_turn))))
    if move.word == "draw":
        return replace(state, ending=Ending("agreed"))
    if move.word in OPENING_WORDS:
        return _choose(setup, state, move.word)
    if state.is_opening:
        raise IllegalMove("This is not possible before the opening is over.")
    if move.word == "swap":
        return replace(state, black_seat=1 - state.black_seat)
    return _pass(state)


def _choose(setup: GomokuSetup, state: GomokuState, word: str) -> GomokuState:
    step = state.step
    if not isinstance(step, Choose) or word not in choices(state):
        raise IllegalMove("There is no such choice now.")
    black_seat, chooser = state.black_seat, state.at_turn
    if word in {"black", "white"}:
        black_seat = chooser if word == "black" else 1 - chooser
    fifths = declared(word) or state.fifths
    then = setup.procedure.named(step.after(word))
    return replace(state, step=then, black_seat=black_seat, fifths=fifths)


def _pass(state: GomokuState) -> GomokuState:
    passes = state.passes + 1
    ending = Ending("passed") if passes == 2 else None
    return replace(state, to_move=other(state.to_move), passes=passes, ending=ending)

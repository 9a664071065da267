# SPDX-License-Identifier: MIT
"""A state of play: the stones and their order, who is to move, and the ending if there is one."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal, get_args

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOUR_NAMES,
    EMPTY,
    Stones,
    other,
    point_name,
    point_named,
    size_of,
    with_stone,
)
from sudoku_qt.engine.gomoku.openings.equals import twin
from sudoku_qt.engine.gomoku.openings.steps import (
    PLAY,
    Choose,
    Offer,
    Pick,
    Place,
    Step,
    colour_of_stone,
)
from sudoku_qt.engine.gomoku.rules import winning_points
from sudoku_qt.engine.gomoku.setup import GomokuSetup, read_colour, unreadable

EndReason = Literal["five", "resigned", "time", "full", "passed", "agreed"]
DRAWS: tuple[EndReason, ...] = ("full", "passed", "agreed")
MOST_USED_MS = 10**15
MOST_TURNS = 10**6
MOST_FIFTHS = 10
_STONES_WRITTEN = ".XO"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. `winner` is a colour, or `EMPTY` for a draw; `line` the winning points."""

    reason: EndReason
    winner: int = EMPTY
    line: frozenset[int] = frozenset()


@dataclass(frozen=True)
class GomokuState:
    """Everything that a move changes and undo restores.

    `order` are the points in the order of play, without set-up stones. `black_seat` is the number
    (0 or 1) of the player who has Black; `passes` counts the latest passes in a row; `used_ms` is
    the time each player has used, `turns` the number of turns each has taken. In an opening `step`
    is what is to be done, `fifths` how many fifth stones are to be offered where that was said, and
    `offered` are the points offered so far.
    """

    stones: Stones
    order: tuple[int, ...] = ()
    to_move: int = BLACK
    step: Step = PLAY
    black_seat: int = 0
    passes: int = 0
    used_ms: tuple[int, int] = (0, 0)
    turns: tuple[int, int] = (0, 0)
    ending: Ending | None = None
    fifths: int = 0
    offered: tuple[int, ...] = ()

    @cached_property
    def size(self) -> int:
        """The number of rows of the board."""
        return size_of(self.stones)

    @cached_property
    def numbers(self) -> dict[int, int]:
        """The number of each stone in the order of play, by its point; from 1."""
        return {point: number for number, point in enumerate(self.order, 1)}

    @property
    def last(self) -> int | None:
        """The point of the stone put last."""
        return self.order[-1] if self.order else None

    @property
    def is_opening(self) -> bool:
        """Whether the opening is not over."""
        return self.step is not PLAY

    @property
    def acts(self) -> int:
        """The colour of the player to act, which is not always that of the next stone."""
        return self.step.by if self.is_opening else self.to_move

    @property
    def at_turn(self) -> int:
        """The number (0 or 1) of the player to act."""
        return self.black_seat if self.acts == BLACK else 1 - self.black_seat

    @property
    def may_place(self) -> bool:
        """Whether a stone may be put on an empty point, if only as an offer."""
        return self.ending is None and not isinstance(self.step, Choose | Pick)

    @property
    def wanted_fifths(self) -> int:
        """How many fifth stones are to be offered; 0 where none are."""
        return self.step.number or self.fifths if isinstance(self.step, Offer) else 0

    def colour_of(self, seat: int) -> int:
        """The current colour of a player; provisional during an opening."""
        return BLACK if seat == self.black_seat else other(BLACK)


def time_left(
    setup: GomokuSetup, state: GomokuState, seat: int, thinking_ms: int = 0
) -> int | None:
    """The milliseconds until a player loses on time; None for no limit.

    `thinking_ms` is how long the player to move has been thinking; it also counts against the limit
    for a move, and so is given for that player only.
    """
    left = [game_time_left(setup, state, seat, thinking_ms)]
    if setup.limits.move_ms and seat == state.at_turn:
        left.append(setup.limits.move_ms - thinking_ms)
    return min((each for each in left if each is not None), default=None)


def game_time_left(
    setup: GomokuSetup, state: GomokuState, seat: int, thinking_ms: int = 0
) -> int | None:
    """The milliseconds a player has left for the whole game; None for no limit."""
    limits = setup.limits
    if not limits.game_ms:
        return None
    granted = limits.game_ms + limits.increment_ms * state.turns[seat]
    return granted - state.used_ms[seat] - thinking_ms


def start_state(setup: GomokuSetup) -> GomokuState:
    """The state before the first move."""
    begins = setup.procedure.begins
    to_move = BLACK if begins is not PLAY else setup.to_move
    return GomokuState(setup.first_stones, to_move=to_move, step=begins)


def write_state(setup: GomokuSetup, state: GomokuState) -> Section:
    """A state as a section: the board as rows of ".XO", the order of play and the rest."""
    size = state.size
    text = "".join(_STONES_WRITTEN[stone] for stone in state.stones)
    section: Section = {
        "board": [text[row * size : row * size + size] for row in range(size)],
        "order": " ".join(point_name(size, point) for point in state.order),
        "to_move": COLOUR_NAMES[state.to_move],
    }
    if setup.opening != "free":
        section["phase"] = state.step.name
    if state.fifths:
        section["fifths"] = state.fifths
    if state.offered:
        section["offered"] = " ".join(point_name(size, point) for point in state.offered)
    if state.black_seat:
        section["black_player"] = 2
    if state.passes:
        section["passes"] = state.passes
    for name in ("used_ms", "turns"):
        if any(getattr(state, name)):
            section[name] = list(getattr(state, name))
    if state.ending:
        section["ending"] = {
            "reason": state.ending.reason,
            "winner": COLOUR_NAMES[state.ending.winner],
        }
    return section


def read_state(setup: GomokuSetup, section: Section) -> GomokuState:
    """Read a section from `write_state` and check it against its setup. Raises `Fault`."""
    stones = _read_board(setup.size, section.get("board"))
    state = GomokuState(
        stones=stones,
        order=_read_order(setup, stones, section.get("order", "")),
        to_move=read_colour(section.get("to_move"), "to_move"),
        step=_read_step(setup, section.get("phase", PLAY.name)),
        black_seat=_read_number(section, "black_player", 1, 2) - 1,
        passes=_read_number(section, "passes", 0, 2),
        used_ms=_read_pair(section, "used_ms", MOST_USED_MS),
        turns=_read_pair(section, "turns", MOST_TURNS),
        ending=_read_ending(section.get("ending")),
        fifths=_read_number(section, "fifths", 0, MOST_FIFTHS),
        offered=_read_points(setup.size, section.get("offered", ""), "offered"),
    )
    if not (_can_open(setup, state) if state.is_opening else _has_opened(state)):
        raise unreadable("phase")
    return _checked(setup, state)


def _has_opened(state: GomokuState) -> bool:
    """Whether nothing is left of an opening."""
    return not (state.fifths or state.offered)


def _can_open(setup: GomokuSetup, state: GomokuState) -> bool:
    """Whether so many stones can lie there in the state's step, and so many be offered."""
    ways = [
        (stones, fifths) for step, stones, fifths in setup.procedure.ways() if step is state.step
    ]
    stones = len(state.order)
    if state.to_move != colour_of_stone(stones + 1):
        return False
    if isinstance(state.step, Place):
        return state.step.first <= stones + 1 <= state.step.last and not state.offered
    if (stones, state.fifths) not in ways:
        return False
    if isinstance(state.step, Offer):
        return len(state.offered) < state.wanted_fifths and _may_offer(state)
    if isinstance(state.step, Pick):
        offer = next(step for step in setup.procedure.steps if isinstance(step, Offer))
        return len(state.offered) == (offer.number or state.fifths) and _may_offer(state)
    return not state.offered


def _may_offer(state: GomokuState) -> bool:
    """Whether the offered points are empty, and no two of them equal."""
    offered, stones = state.offered, state.stones
    free = not any(stones[point] for point in offered)
    return free and all(
        twin(stones, point, offered[:number]) is None for number, point in enumerate(offered)
    )


def _checked(setup: GomokuSetup, state: GomokuState) -> GomokuState:
    """Find the winning line again, and let no state say that it ended as it cannot have."""
    line = frozenset[int]()
    if state.last is not None:
        line = winning_points(setup.rule, state.stones, state.last)
    reason = state.ending.reason if state.ending else ""
    full = EMPTY not in state.stones and not line
    if bool(line) != (reason == "five") or full != (reason == "full"):
        raise unreadable("ending")
    if not state.ending or state.last is None or not line:
        return state
    return replace(state, ending=Ending("five", state.stones[state.last], line))


def _read_board(size: int, rows: object) -> Stones:
    if isinstance(rows, list) and len(rows) == size:
        text = "".join(row for row in rows if isinstance(row, str) and len(row) == size)
        if len(text) == size * size and set(text) <= set(_STONES_WRITTEN):
            return bytes(map(_STONES_WRITTEN.index, text))
    raise unreadable("board")


def _read_order(setup: GomokuSetup, stones: Stones, names: object) -> tuple[int, ...]:
    """Read the order of play: with the set-up stones, it has to account for every stone."""
    order = _read_points(setup.size, names, "order")
    left = stones
    for point in order:
        if not left[point]:
            raise unreadable("order")
        left = with_stone(left, point, EMPTY)
    if left != setup.first_stones:
        raise unreadable("order")
    return order


def _read_points(size: int, names: object, what: str) -> tuple[int, ...]:
    if not isinstance(names, str) or len(names) > 4 * size * size:
        raise unreadable(what)
    return tuple(point_named(size, name) for name in names.split())


def _read_step(setup: GomokuSetup, word: object) -> Step:
    if isinstance(word, str) and setup.procedure.has(word):
        return setup.procedure.named(word)
    raise unreadable("phase")


def _read_pair(section: Section, name: str, most: int) -> tuple[int, int]:
    pair = section.get(name, [0, 0])
    if isinstance(pair, list) and len(pair) == 2:
        numbers = [number for number in pair if type(number) is int and 0 <= number <= most]
        if len(numbers) == 2:
            return numbers[0], numbers[1]
    raise unreadable(name)


def _read_ending(ending: object) -> Ending | None:
    if ending is None:
        return None
    if isinstance(ending, dict) and ending.get("reason") in get_args(EndReason):
        winner = ending.get("winner")
        drawn = ending["reason"] in DRAWS
        if winner in COLOUR_NAMES and drawn == (winner == COLOUR_NAMES[EMPTY]):
            return Ending(ending["reason"], COLOUR_NAMES.index(winner))
    raise unreadable("ending")


def _read_number(section: Section, name: str, least: int, most: int) -> int:
    number = section.get(name, least)
    if type(number) is int and least <= number <= most:
        return number
    raise unreadable(name)

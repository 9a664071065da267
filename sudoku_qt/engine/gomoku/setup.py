# SPDX-License-Identifier: MIT
"""The setup of a game: board, rule, opening, players, clocks, set-up stones."""

from dataclasses import dataclass, field
from typing import Literal, get_args

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.gomoku.board import (
    BLACK,
    COLOUR_NAMES,
    COLOURS,
    EMPTY,
    SIZES,
    USUAL_SIZE,
    Stones,
    empty_board,
    point_name,
    point_named,
    points_with,
    with_stone,
)
from sudoku_qt.engine.gomoku.levels import (
    BALANCED,
    BEGINNER,
    EASY,
    HARD,
    MEDIUM,
    TIMED_LEVELS,
    level_named,
    style_named,
)
from sudoku_qt.engine.gomoku.openings.procedures import (
    FREE,
    LEAST_CENTRED,
    Procedure,
    procedure_named,
)
from sudoku_qt.engine.gomoku.rules import FREESTYLE, Rule, rule_named, winning_points
from sudoku_qt.engine.message import Fault

Kind = Literal["person", "computer"]

LONGEST_NAME = 100
LONGEST_TEXT = 10_000
LONGEST_LIMIT_MS = 100 * 3_600_000
_TIMED_NAMES = {level.name for level in TIMED_LEVELS}


@dataclass(frozen=True, slots=True)
class GomokuPlayer:
    """A player: a person, or the computer with a level and a style.

    `engine` is the name of an external engine that plays in the computer's place; the level, which
    must have a clock, is then its time for a move. The path of its program is stored in no file.
    """

    kind: Kind = "person"
    level: str = MEDIUM.name
    style: str = BALANCED.name
    name: str = ""
    engine: str = ""

    @property
    def called(self) -> str:
        """The name of a person or an engine; "" where there is none."""
        return self.name or self.engine


@dataclass(frozen=True, slots=True)
class TimeLimits:
    """The time limits of each player, in milliseconds; 0 is no limit.

    `increment_ms` is added to the time for the game after each move.
    """

    game_ms: int = 0
    move_ms: int = 0
    increment_ms: int = 0


@dataclass(frozen=True)
class GomokuSetup:
    """What stays the same throughout a game.

    `players[0]` has Black at the start and begins an opening. `opening` is the name of an opening
    procedure, which only applies to games that begin on an empty board. `stones` were set up before
    the first move (b"" for none); `to_move` then moves first.
    """

    size: int = USUAL_SIZE
    rule: Rule = FREESTYLE
    opening: str = FREE.name
    players: tuple[GomokuPlayer, GomokuPlayer] = (GomokuPlayer(), GomokuPlayer("computer"))
    limits: TimeLimits = field(default_factory=TimeLimits)
    take_back: bool = True
    stones: Stones = b""
    to_move: int = BLACK
    title: str = ""
    comment: str = ""
    identity: str = field(default="", compare=False)
    """The identity of this game, wherever it is stored."""

    @property
    def first_stones(self) -> Stones:
        """The whole board before the first move."""
        return self.stones or empty_board(self.size)

    @property
    def procedure(self) -> Procedure:
        """The opening procedure; the free one where stones were set up."""
        return FREE if self.stones else procedure_named(self.opening)


def write_setup(setup: GomokuSetup) -> Section:
    """A setup as a section; fields with their defaults are left out, except board and rule."""
    usual = GomokuSetup()
    section: Section = {"size": setup.size, "rule": setup.rule.name, "opening": setup.opening}
    section["players"] = [_write_player(player) for player in setup.players]
    if setup.limits != usual.limits:
        limits = setup.limits
        section["limits_ms"] = [limits.game_ms, limits.move_ms, limits.increment_ms]
    if not setup.take_back:
        section["take_back"] = False
    if any(setup.stones):
        section["stones"] = {
            COLOUR_NAMES[colour]: [
                point_name(setup.size, point) for point in points_with(setup.stones, colour)
            ]
            for colour in COLOURS
        }
    if setup.to_move != BLACK:
        section["to_move"] = COLOUR_NAMES[setup.to_move]
    for name in ("title", "comment", "identity"):
        if getattr(setup, name):
            section[name] = getattr(setup, name)
    return section


def read_setup(section: Section) -> GomokuSetup:
    """Read a section from `write_setup`; missing fields have their defaults. Raises `Fault`."""
    size = read_size(section.get("size", USUAL_SIZE))
    rule = rule_named(section.get("rule", FREESTYLE.name))
    procedure = procedure_named(section.get("opening", FREE.name))
    if not procedure.fits(size):
        raise Fault(
            "This opening needs a board with a middle point, of {least} rows or more.",
            least=LEAST_CENTRED,
        )
    stones = _read_stones(size, rule, section.get("stones", {}))
    return GomokuSetup(
        size=size,
        rule=rule,
        opening=FREE.name if stones else procedure.name,
        players=_read_players(section.get("players", [{}, {"kind": "computer"}])),
        limits=_read_limits(section.get("limits_ms", [0, 0, 0])),
        take_back=section.get("take_back", True) is not False,
        stones=stones,
        to_move=read_colour(section.get("to_move", COLOUR_NAMES[BLACK]), "to_move"),
        title=_read_text(section, "title", LONGEST_NAME),
        comment=_read_text(section, "comment", LONGEST_TEXT),
        identity=_read_text(section, "identity", LONGEST_NAME),
    )


def read_size(size: object) -> int:
    """Read the number of rows of a board. Raises `Fault`."""
    if isinstance(size, bool) or not isinstance(size, int) or size not in SIZES:
        raise Fault(
            "A board has from {least} to {most} rows.", least=SIZES.start, most=SIZES.stop - 1
        )
    return size


def read_colour(name: object, part: str) -> int:
    """Read the name of a colour; `part` names it in the `Fault`."""
    if isinstance(name, str) and name in COLOUR_NAMES[1:]:
        return COLOUR_NAMES.index(name)
    raise unreadable(part)


def unreadable(part: str) -> Fault:
    """The fault of a saved game with an unreadable part."""
    return Fault("The game is damaged: its “{name}” cannot be read.", name=part)


def _write_player(player: GomokuPlayer) -> Section:
    """Put a player into words; by those that earlier versions know they play on."""
    section: Section = {"kind": player.kind}
    if player.kind == "computer":
        nearest, key = _nearest_known(player.level)
        section |= {"level": nearest, "style": player.style}
        if key:
            section[key] = player.level
        if player.engine:
            section["engine"] = player.engine
    if player.name:
        section["name"] = player.name
    return section


def _nearest_known(level: str) -> tuple[str, str]:
    """The nearest level that all versions know; the key for the level, if it is another one."""
    if level in _TIMED_NAMES:
        return HARD.name, "timed_level"
    return (EASY.name, "first_level") if level == BEGINNER.name else (level, "")


def _read_players(players: object) -> tuple[GomokuPlayer, GomokuPlayer]:
    if isinstance(players, list) and len(players) == 2:
        first, second = players
        return _read_player(first), _read_player(second)
    raise unreadable("players")


def _read_player(player: object) -> GomokuPlayer:
    if not isinstance(player, dict):
        raise unreadable("players")
    kind = player.get("kind", "person")
    if kind not in get_args(Kind):
        raise unreadable("players")
    return GomokuPlayer(
        kind=kind,
        level=_read_level(player),
        style=style_named(player.get("style", BALANCED.name)).name,
        name=_read_text(player, "name", LONGEST_NAME),
        engine=_read_text(player, "engine", LONGEST_NAME),
    )


def _read_level(player: Section) -> str:
    keys = (key for key in ("first_level", "timed_level", "level") if key in player)
    return level_named(player.get(next(keys, ""), MEDIUM.name)).name


def _read_limits(limits: object) -> TimeLimits:
    if isinstance(limits, list) and len(limits) == 3:
        numbers = [
            number for number in limits if type(number) is int and 0 <= number <= LONGEST_LIMIT_MS
        ]
        if len(numbers) == 3:
            return TimeLimits(*numbers)
    raise unreadable("limits_ms")


def _read_stones(size: int, rule: Rule, named: object) -> Stones:
    """Read set-up stones. A position that is won already, or has no empty point, is refused."""
    stones = empty_board(size)
    if not isinstance(named, dict):
        raise unreadable("stones")
    for colour in COLOURS:
        names = named.get(COLOUR_NAMES[colour], [])
        if not isinstance(names, list) or len(names) > size * size:
            raise unreadable("stones")
        for name in names:
            point = point_named(size, name if isinstance(name, str) else "")
            if stones[point]:
                raise Fault("Two stones were set up at {point}.", point=name)
            stones = with_stone(stones, point, colour)
    check_set_up(rule, stones)
    return stones if any(stones) else b""


def check_set_up(rule: Rule, stones: Stones) -> None:
    """Raise `Fault` for a position that nobody can play on from."""
    if any(winning_points(rule, stones, point) for point in range(len(stones))):
        raise Fault("The position that was set up holds five in a row already.")
    if EMPTY not in stones:
        raise Fault("The position that was set up has no empty point.")


def _read_text(section: Section, name: str, longest: int) -> str:
    text = section.get(name, "")
    if not isinstance(text, str) or len(text) > longest:
        raise unreadable(name)
    return text

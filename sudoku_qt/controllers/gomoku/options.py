# SPDX-License-Identifier: MIT
"""The last options of a game of Gomoku: stored in the preferences, and as a setup."""

from dataclasses import fields, replace
from random import Random
from typing import Any

from sudoku_qt.engine.gomoku.board import BLACK, LARGEST, SMALLEST, WHITE, Stones
from sudoku_qt.engine.gomoku.levels import FORMER, LEVELS, STYLES, TIMED_LEVELS
from sudoku_qt.engine.gomoku.openings.balanced import balanced_stones
from sudoku_qt.engine.gomoku.openings.procedures import FREE, PROCEDURES
from sudoku_qt.engine.gomoku.rules import RULES, rule_named
from sudoku_qt.engine.gomoku.setup import (
    LONGEST_NAME,
    GomokuPlayer,
    GomokuSetup,
    TimeLimits,
    check_set_up,
)
from sudoku_qt.models.gomoku.options import (
    BALANCED_START,
    CLICKS,
    LEAST_BALANCED,
    MOST_MINUTES,
    MOST_SECONDS,
    PERSON,
    NewGomoku,
    PlayerWanted,
    fits_board,
)
from sudoku_qt.store.settings import Settings

KEY = "gomoku/new/"
USUAL_COMPUTER = GomokuPlayer("computer")
_STYLE_NAMES = {style.name for style in STYLES}
_WHO = {PERSON, *(level.name for level in LEVELS + TIMED_LEVELS)}
_WORDS = {
    "rule": {rule.name for rule in RULES},
    "opening": {*(procedure.name for procedure in PROCEDURES), BALANCED_START},
    "black": _WHO,
    "white": _WHO,
    "black_style": _STYLE_NAMES,
    "white_style": _STYLE_NAMES,
    "clicks": set(CLICKS),
}
_ENGINES = "black_engine", "white_engine"
_SWITCHES = "take_back", "lots"
_BOUNDS = {
    "size": (SMALLEST, LARGEST),
    "game_minutes": (0, MOST_MINUTES),
    "move_seconds": (0, MOST_SECONDS),
    "increment_seconds": (0, MOST_SECONDS),
}


def remembered(settings: Settings) -> NewGomoku:
    """The last options; missing or damaged ones have their defaults."""
    usual = NewGomoku()
    chosen: dict[str, Any] = {
        name: word if (word := _word(settings, name)) in known else getattr(usual, name)
        for name, known in _WORDS.items()
    }
    chosen |= {
        name: settings.number(KEY + name, getattr(usual, name), *bounds)
        for name, bounds in _BOUNDS.items()
    }
    chosen |= {name: settings.text(KEY + name)[:LONGEST_NAME] for name in _ENGINES}
    chosen |= {name: settings.flag(KEY + name, default=getattr(usual, name)) for name in _SWITCHES}
    return NewGomoku(**chosen)


def _word(settings: Settings, name: str) -> str:
    """A stored option, by its present name."""
    word = settings.text(KEY + name)
    return FORMER.get(word, word) if _WORDS[name] is _WHO else word


def remember(settings: Settings, chosen: NewGomoku) -> None:
    """Store the options for the next time."""
    for field in fields(chosen):
        settings.set(KEY + field.name, getattr(chosen, field.name))


def setup_of(chosen: NewGomoku, rng: Random) -> GomokuSetup:
    """The setup of the options; balanced openings and lots are drawn here."""
    rule = rule_named(chosen.rule)
    balanced = chosen.opening == BALANCED_START
    begun = balanced and chosen.size >= LEAST_BALANCED
    fits = not balanced and fits_board(chosen.opening, chosen.size)
    opening = chosen.opening if fits else FREE.name
    black, white = chosen.players[:: rng.choice((1, -1)) if chosen.lots else 1]
    return GomokuSetup(
        size=chosen.size,
        rule=rule,
        opening=opening,
        stones=balanced_stones(rule, chosen.size, rng) if begun else b"",
        to_move=WHITE if begun else BLACK,
        players=(_player(black), _player(white)),
        limits=TimeLimits(
            chosen.game_minutes * 60_000,
            chosen.move_seconds * 1000,
            chosen.increment_seconds * 1000,
        ),
        take_back=chosen.take_back,
    )


def setup_from(setup: GomokuSetup, stones: Stones, to_move: int) -> GomokuSetup:
    """The setup with stones on the board. Raises `Fault` if nobody could play on."""
    check_set_up(setup.rule, stones)
    return replace(
        setup, stones=stones if any(stones) else b"", to_move=to_move, opening="free", title=""
    )


def _player(chosen: PlayerWanted) -> GomokuPlayer:
    if chosen.who == PERSON:
        return GomokuPlayer()
    return GomokuPlayer("computer", chosen.who, chosen.style, engine=chosen.engine)


def usual_computer(chosen: NewGomoku) -> GomokuPlayer:
    """The computer player of the last options, or the default one."""
    players = map(_player, chosen.players[::-1])
    return next((player for player in players if player.kind == "computer"), USUAL_COMPUTER)


def against_computer(setup: GomokuSetup, seat: int, chosen: NewGomoku) -> GomokuSetup:
    """The setup with a person in a seat and the usual computer in the other."""
    computer = usual_computer(chosen)
    players = (computer, GomokuPlayer()) if seat else (GomokuPlayer(), computer)
    return replace(setup, players=players)

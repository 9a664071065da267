# SPDX-License-Identifier: MIT
"""A wanted tournament: who can play, what was wanted last, and the tournament made of it."""

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import islice
from typing import Any

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.gomoku import words
from sudoku_qt.engine.gomoku.board import LARGEST, SMALLEST
from sudoku_qt.engine.gomoku.levels import LEVELS, TIMED_LEVELS, UNLIMITED
from sudoku_qt.engine.gomoku.protocol.settings import rule_bits
from sudoku_qt.engine.gomoku.rules import RULES, rule_named
from sudoku_qt.engine.gomoku.tournament.openings import BALANCED_SIZE, balanced, playable, scattered
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament, shuffled
from sudoku_qt.engine.gomoku.tournament.terms import FULL, Entrant, Opening, Terms, told_apart
from sudoku_qt.models.gomoku.tournament import (
    BALANCED,
    FROM_FILE,
    MOST_AT_ONCE,
    MOST_PAIRS,
    MOST_PLAYERS,
    SCATTERED,
    TIMES_MS,
    Competitor,
    TournamentWanted,
)
from sudoku_qt.store.gomoku.engines import OtherEngine
from sudoku_qt.store.settings import Settings

KEY = "gomoku/tournament/"
LEVEL, ENGINE = "level:", "engine:"
USUAL = (f"{LEVEL}easy", f"{LEVEL}medium", f"{LEVEL}hard")
SLACK = 5.0
"""The seconds that an engine may be late: the window's own work may hold it up."""
_BOUNDS = {
    "size": (SMALLEST, LARGEST),
    "turn_ms": (TIMES_MS[0], TIMES_MS[-1]),
    "pairs": (1, MOST_PAIRS),
    "at_once": (1, MOST_AT_ONCE),
}
_WORDS = {
    "rule": {rule.name for rule in RULES},
    "openings": {BALANCED, SCATTERED, FROM_FILE},
}


def competitors(engines: Sequence[OtherEngine]) -> tuple[Competitor, ...]:
    """Everybody who can play: the levels that leave a move's time alone, full strength, engines."""
    depths = (level for level in LEVELS + TIMED_LEVELS if level.depth < UNLIMITED)
    ours = [Competitor(LEVEL + level.name, _name(level.name)) for level in depths]
    full = QCoreApplication.translate("Tournament", "Full strength")
    others = (Competitor(ENGINE + each.name, each.name, is_engine=True) for each in engines)
    return (*ours, Competitor(LEVEL + FULL, full), *others)


def _name(level: str) -> str:
    word = words.level_word(level)
    return word[:1].upper() + word[1:]


def remembered(settings: Settings) -> TournamentWanted:
    """What was wanted last; what is missing or damaged is as usual."""
    usual = TournamentWanted(players=USUAL)
    found: dict[str, Any] = {
        name: settings.number(KEY + name, getattr(usual, name), *bounds)
        for name, bounds in _BOUNDS.items()
    }
    for name, known in _WORDS.items():
        word = settings.text(KEY + name)
        found[name] = word if word in known else getattr(usual, name)
    players = tuple(settings.texts(KEY + "players"))[:MOST_PLAYERS]
    return TournamentWanted(players=players or usual.players, **found)


def remember(settings: Settings, wanted: TournamentWanted) -> None:
    """Store what is wanted for the next time."""
    for field in fields(wanted):
        value = getattr(wanted, field.name)
        settings.set(KEY + field.name, list(value) if isinstance(value, tuple) else value)


def tournament_of(
    wanted: TournamentWanted,
    able: Sequence[Competitor],
    engines: Sequence[OtherEngine],
    read: Sequence[Opening],
    seed: int,
) -> Tournament:
    """The tournament that is wanted; `read` are the openings of the file, if they are wanted."""
    terms = Terms(wanted.size, rule_bits(rule_named(wanted.rule)), wanted.turn_ms, 0, slack=SLACK)
    chosen = [each for each in able if each.key in wanted.players]
    names = told_apart([each.name for each in chosen])
    entrants = [
        Entrant(name, "" if each.is_engine else each.key.removeprefix(LEVEL))
        for name, each in zip(names, chosen, strict=True)
    ]
    known = {ENGINE + each.name: (each.program,) for each in engines}
    whole = tuple(
        replace(entrant, command=known.get(each.key, ()))
        for entrant, each in zip(entrants, chosen, strict=True)
    )
    openings = _openings(wanted, terms, read, seed)
    return Tournament(whole, terms, openings, wanted.pairs, seed)


def _openings(
    wanted: TournamentWanted, terms: Terms, read: Sequence[Opening], seed: int
) -> tuple[Opening, ...]:
    if wanted.openings == FROM_FILE:
        allowed = (opening for opening in shuffled(read, seed) if playable([opening], terms))
        return tuple(islice(allowed, wanted.pairs))
    if wanted.openings == BALANCED and wanted.size >= BALANCED_SIZE:
        return tuple(balanced(terms, seed, wanted.pairs))
    drawn = (scattered(wanted.size, seed + number) for number in range(wanted.pairs))
    return tuple(playable(list(drawn), terms))


def with_commands(tournament: Tournament, engines: Sequence[OtherEngine]) -> Tournament:
    """A tournament from a log, with the programs of its engines; one that is gone has none."""
    programs = {each.name: (each.program,) for each in engines}
    entrants = tuple(
        each if each.level else replace(each, command=programs.get(each.name, ()))
        for each in tournament.entrants
    )
    return replace(tournament, entrants=entrants)


def missing(tournament: Tournament) -> tuple[str, ...]:
    """The names of engines that are no longer in the list."""
    return tuple(each.name for each in tournament.entrants if not each.level and not each.command)

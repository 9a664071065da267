# SPDX-License-Identifier: MIT
"""`sudoku gomoku-match`: engines play each other from paired openings, two or more of them."""

import shlex
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from math import isinf
from pathlib import Path

from sudoku_qt.cli.columns import columns, padded
from sudoku_qt.cli.exits import FINE, CommandFault, InputFault, OutputFault, UsageFault
from sudoku_qt.cli.language import later, reason, say, spoken
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.output import Output, check_folder, write_out
from sudoku_qt.cli.reading import read_text
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.gomoku.board import BLACK, LARGEST, SMALLEST, WHITE
from sudoku_qt.engine.gomoku.levels import LEVELS, TIMED_LEVELS
from sudoku_qt.engine.gomoku.tournament.log_file import LogFile
from sudoku_qt.engine.gomoku.tournament.openings import openings_in, playable, scattered
from sudoku_qt.engine.gomoku.tournament.records import found_in
from sudoku_qt.engine.gomoku.tournament.run import in_order, play_games
from sudoku_qt.engine.gomoku.tournament.schedule import MOST, Tournament, shuffled
from sudoku_qt.engine.gomoku.tournament.score import Rating, Score, elo
from sudoku_qt.engine.gomoku.tournament.table import Standing, crosstable, score_of
from sudoku_qt.engine.gomoku.tournament.terms import (
    FULL,
    Entrant,
    Opening,
    Played,
    Terms,
    told_apart,
)
from sudoku_qt.engine.message import Fault

NAMES = ("A", "B")
"""The names of two; more than two bear those of their programs."""
SHORT = {"five in a row": "five", "the board is full": "full", "out of time": "time"}
"""What is told in a word, in English."""
LEVEL = "level:"
LEVEL_NAMES = (FULL, *(level.name for level in LEVELS + TIMED_LEVELS))
NONE = "-"
PREFIX = "pbrain-"
"""The usual prefix of such programs' file names."""

GameEnded = tuple[int, Played]


class GomokuMatch(Verb):
    """Plays matches and tournaments."""

    summary = "let two Gomoku engines or more play each other, and tell the score with its interval"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the engines, the openings, and the terms of a game."""
        parser.add_argument(
            "engines",
            nargs="+",
            metavar="ENGINE",
            help=later(
                "the command of an engine, or level:NAME for a level of this program; "
                "more than two play all against all"
            ),
        )
        parser.add_argument(
            "--openings",
            type=Path,
            action=Once,
            help="a file with an opening a line: x,y pairs from the middle",
        )
        for name, least, most, usual, text in (
            ("--pairs", 1, 100_000, 10, later("openings to play, each with both colours (10)")),
            ("--size", SMALLEST, LARGEST, 15, later("rows of the board (15)")),
            ("--turn", 1, 3_600_000, 500, later("milliseconds for a move (500)")),
            ("--match", 0, 86_400_000, 0, later("milliseconds for a game (no limit)")),
            ("--slack", 0, 3600, 2, later("seconds that an answer may be late (2)")),
            ("--jobs", 1, 64, 1, later("games at a time (1)")),
            ("--seed", 0, 2**31, 1, later("chooses the order of the openings (1)")),
        ):
            parser.add_argument(
                name, type=whole(least, most), default=usual, action=Once, help=text
            )
        parser.add_argument(
            "--rule",
            choices=("0", "1", "4", "8"),
            default="0",
            action=Once,
            help="0 freestyle, 1 exactly five, 4 renju, 8 caro (0)",
        )
        parser.add_argument(
            "--log",
            action=Once,
            metavar="FILE",
            help="keeps each game that is over; the same command goes on from there",
        )
        parser.add_argument(
            "--games", action=Once, metavar="FILE", help="where to write the games, as SGF"
        )

    def run(self, options: Namespace) -> int:
        """Play, and print each game and the score."""
        entrants = entrants_of(options.engines)
        terms = Terms(options.size, int(options.rule), options.turn, options.match, options.slack)
        openings = shuffled(_openings(options, terms), options.seed)
        tournament = Tournament(entrants, terms, openings, options.pairs, options.seed)
        if options.games:
            check_folder(options.games)
        played = list(_tell(tournament, _logged(tournament, options)))
        if options.games:
            _write_games(options.games, tournament, played)
        return FINE


def entrants_of(words: Sequence[str]) -> tuple[Entrant, ...]:
    """Who takes part. Raises `UsageFault`."""
    if not 2 <= len(words) <= MOST:
        raise UsageFault("a match needs {least} to {most} engines", least=2, most=MOST)
    entrants = [_entrant(word) for word in words]
    names = NAMES if len(words) == 2 else told_apart([each.name for each in entrants])
    return tuple(
        Entrant(name, each.level, each.command) for name, each in zip(names, entrants, strict=True)
    )


def _entrant(word: str) -> Entrant:
    if word.startswith(LEVEL):
        level = word.removeprefix(LEVEL)
        if level not in LEVEL_NAMES:
            names = tuple(LEVEL_NAMES)
            raise UsageFault("“{word}” is no level; there are: {names}", word=level, names=names)
        return Entrant(level, level)
    try:
        command = tuple(shlex.split(word))
    except ValueError:
        command = ()
    if not command:
        raise UsageFault("“{word}” is no command", word=word)
    return Entrant(Path(command[0]).stem.removeprefix(PREFIX) or command[0], command=command)


def _openings(options: Namespace, terms: Terms) -> list[Opening]:
    """The openings of the file, or scattered ones. Raises `InputFault`."""
    if options.openings is None:
        return [scattered(options.size, number) for number in range(options.pairs)]
    openings = openings_in(read_text(str(options.openings)), options.size)
    if not openings:
        raise InputFault("{name}: there is no opening in it", name=options.openings)
    allowed = playable(openings, terms)
    if not allowed:
        raise InputFault("{name}: the rule allows no opening in it", name=options.openings)
    return allowed


def _logged(tournament: Tournament, options: Namespace) -> Iterator[GameEnded]:
    """Yield the games of the log, and play and log those that are left.

    Raises `InputFault` for a log that is none of this tournament, and `OutputFault`.
    """
    log, over = LogFile(Path(options.log or "")), dict[int, Played]()
    try:
        if options.log:
            over = log.go_on(tournament)
        yield from over.items()
        for number, played in play_games(tournament, over, options.jobs):
            if options.log:
                log.add(number, played)
            yield number, played
    except OSError as error:
        name = options.log
        raise OutputFault(
            "cannot write {name}: {reason}", name=name, reason=reason(error)
        ) from None
    except Fault as fault:
        if isinstance(fault, CommandFault):
            raise
        raise InputFault("{name}: {reason}", name=options.log, reason=fault) from None


def _tell(tournament: Tournament, ended: Iterator[GameEnded]) -> Iterator[GameEnded]:
    """Print each game as soon as it and those before it are over, and what it comes to."""
    told: list[GameEnded] = []
    several, score = len(tournament.entrants) > 2, Score()
    try:
        for number, played in in_order(ended, range(len(tournament.games()))):
            told.append((number, played))
            score += score_of(played, WHITE if number % 2 else BLACK)
            standing = "" if several else f"{_standing(score)}\n"
            write_out(f"{_told(tournament, number, played)}\n{standing}")
            yield number, played
    finally:
        if several and told:
            _write_table(tournament, told)


def _write_table(tournament: Tournament, played: Sequence[GameEnded]) -> None:
    names = [entrant.name for entrant in tournament.entrants]
    write_out("\n" + table_text(crosstable(len(names), tournament.games(), played), names))


def _told(tournament: Tournament, number: int, played: Played) -> str:
    """One line about a game."""
    game = tournament.games()[number]
    black, white = (tournament.entrants[side].name for side in (game.black, game.white))
    facts = {
        "winner": {0: "=", BLACK: black, WHITE: white}[played.winner],
        "reason": _in_short(say(played.reason)),
        "black": black,
        "white": white,
        "moves": len(played.moves),
        "slowest": " ".join(f"{seconds:.3f}" for seconds in played.slowest),
    }
    if len(tournament.entrants) > 2:
        return spoken(
            "{black} – {white}: {winner} ({reason}), {moves} moves, slowest {slowest} s"
        ).format(**facts)
    return spoken("{winner} ({reason}), Black {black}, {moves} moves, slowest {slowest} s").format(
        **facts
    )


def _in_short(reason: str) -> str:
    """The reason in a word where it is one of the rules'."""
    return SHORT.get(reason, reason)


def _standing(score: Score) -> str:
    """The score so far."""
    low, high = score.interval
    return spoken("A +{won} ={drawn} -{lost}: {share} % ({low} to {high}), {elo} Elo").format(
        won=score.won,
        drawn=score.drawn,
        lost=score.lost,
        share=round(100 * score.share),
        low=round(100 * low),
        high=round(100 * high),
        elo=f"{elo(score.share, score.games):+.0f}",
    )


def _write_games(name: str, tournament: Tournament, played: Sequence[GameEnded]) -> None:
    """Write all games, one after the other. Raises `OutputFault`."""
    form, output = format_named("gomoku_sgf"), Output(name)
    for number, game in played:
        output.write(form.write(found_in(tournament, number, game)).encode())
    output.finish()


# The table


def table_text(table: Sequence[Standing], names: Sequence[str]) -> str:
    """A line for each entrant, the best first: rating, games, points, and those against each."""
    order = [line.entrant for line in table]
    head = ["", spoken("Name"), "Elo", "95 %", spoken("Games"), spoken("Points")]
    rows = [[*head, *(str(place) for place in range(1, len(table) + 1))]]
    for place, line in enumerate(table, 1):
        against = [_points(line.against[other]) for other in order]
        rating = _rating(line.rating)
        score = str(line.score.games), f"{line.score.points:g}"
        rows.append([str(place), names[line.entrant], *rating, *score, *against])
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    return "".join(_line(row, widths) for row in rows)


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Cells side by side; names begin at the left, numbers end at the right."""
    cells = [
        padded(cell, width) if place == 1 else " " * (width - columns(cell)) + cell
        for place, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip() + "\n"


def _rating(rating: Rating | None) -> tuple[str, str]:
    if rating is None:
        return NONE, NONE
    ends = [f"{end:+.0f}" if not isinf(end) else f"{end:+}"[0] + "∞" for end in _ends(rating)]
    return f"{rating.elo:+.0f}", spoken("{low} to {high}").format(low=ends[0], high=ends[1])


def _ends(rating: Rating) -> tuple[float, float]:
    return rating.low, rating.high


def _points(score: Score) -> str:
    return f"{score.points:g}/{score.games}" if score.games else NONE


VERB = GomokuMatch()

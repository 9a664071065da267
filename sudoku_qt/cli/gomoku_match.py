# SPDX-License-Identifier: MIT
"""`sudoku gomoku-match`: two engines play each other from paired openings."""

import shlex
from argparse import ArgumentParser, Namespace
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from sudoku_qt.cli.exits import FINE, InputFault
from sudoku_qt.cli.language import later, spoken
from sudoku_qt.cli.options import Once, whole
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.reading import read_text
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.gomoku.board import BLACK, LARGEST, SMALLEST, WHITE
from sudoku_qt.engine.gomoku.protocol.match import (
    MatchGame,
    Opening,
    Played,
    Score,
    Terms,
    elo,
    openings_in,
)

NAMES = ("A", "B")
SCATTERED = 4  # stones of an opening if no file gives openings
NEAR = 3  # the distance of these stones from the middle, in points


class GomokuMatch(Verb):
    """Plays matches."""

    summary = "let two Gomoku engines play each other, and tell the score with its interval"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the engines, the openings, and the terms of a game."""
        parser.add_argument("engines", nargs=2, metavar="ENGINE", help="the command of an engine")
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

    def run(self, options: Namespace) -> int:
        """Play, and print each game and the score."""
        terms = Terms(options.size, int(options.rule), options.turn, options.match, options.slack)
        openings = _openings(options)
        Random(options.seed).shuffle(openings)
        games = [
            (openings[number // 2 % len(openings)], number % 2)
            for number in range(2 * options.pairs)
        ]
        commands = [shlex.split(command) for command in options.engines]
        score = Score(0, 0, 0)

        def play(game: tuple[Opening, int]) -> Played:
            opening, exchanged = game
            ordered = commands[::-1] if exchanged else commands
            return MatchGame(ordered, terms, opening).play()

        with ThreadPoolExecutor(options.jobs) as pool:
            for (_, exchanged), played in zip(games, pool.map(play, games), strict=True):
                colour = WHITE if exchanged else BLACK
                score = _with(score, played, colour)
                write_out(f"{_told(played, exchanged)}\n{_standing(score)}\n")
        return FINE


def _openings(options: Namespace) -> list[Opening]:
    """The openings of the file, or scattered ones. Raises `InputFault`."""
    if options.openings is None:
        return [_scattered(options.size, number) for number in range(options.pairs)]
    openings = openings_in(read_text(str(options.openings)), options.size)
    if not openings:
        raise InputFault("{name}: there is no opening in it", name=options.openings)
    return openings


def _scattered(size: int, seed: int) -> Opening:
    """Four stones near the middle."""
    middle, reach = size // 2, min(NEAR, (size - 1) // 2)
    near = range(middle - reach, middle + reach + 1)
    points = [(x, y) for x in near for y in near]
    return tuple(Random(seed).sample(points, SCATTERED))


def _with(score: Score, played: Played, colour: int) -> Score:
    won, drawn = played.winner == colour, not played.winner
    return Score(score.won + won, score.drawn + drawn, score.lost + (not won and not drawn))


def _told(played: Played, exchanged: int) -> str:
    """One line about a game."""
    winner = {0: "=", BLACK: NAMES[exchanged], WHITE: NAMES[1 - exchanged]}[played.winner]
    black = NAMES[exchanged]
    return spoken("{winner} ({reason}), Black {black}, {moves} moves, slowest {slowest} s").format(
        winner=winner,
        reason=played.reason,
        black=black,
        moves=len(played.moves),
        slowest=" ".join(f"{seconds:.3f}" for seconds in played.slowest),
    )


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


VERB = GomokuMatch()

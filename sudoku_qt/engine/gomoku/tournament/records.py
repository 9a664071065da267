# SPDX-License-Identifier: MIT
"""A finished game of a tournament as a game of the program: names, moves, and why it ended."""

from sudoku_qt.engine.format import Found
from sudoku_qt.engine.gomoku.levels import HARD
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.record import found_of
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME, LONGEST_TEXT, GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.tournament.game import FIVE, FULL_BOARD, OUT_OF_TIME
from sudoku_qt.engine.gomoku.tournament.schedule import Tournament
from sudoku_qt.engine.gomoku.tournament.terms import FULL, Entrant, Played
from sudoku_qt.engine.message import Message

LATE = (OUT_OF_TIME, Message("it took too long"))
LOSERS = ("", "white", "black")  # by the winner's colour


def found_in(tournament: Tournament, number: int, played: Played, comment: str = "") -> Found:
    """The game of a number. Without a comment it says why it ended, if the board does not."""
    game, size = tournament.games()[number], tournament.terms.size
    reason = "" if shows_why(played) else str(played.reason)
    setup = GomokuSetup(
        size=size,
        rule=tournament.terms.played_rule,
        players=(
            _player(tournament.entrants[game.black]),
            _player(tournament.entrants[game.white]),
        ),
        comment=(comment or reason)[:LONGEST_TEXT],
    )
    moves = [GomokuMove.at(size, y * size + x) for x, y in played.moves]
    return found_of(setup, moves, end=_end(played))


def shows_why(played: Played) -> bool:
    """Whether the board shows why the game is over."""
    return played.reason in {FIVE, FULL_BOARD}


def _end(played: Played) -> GomokuMove | None:
    if shows_why(played):
        return None
    word = "time" if played.reason in LATE else "resign"
    return GomokuMove(f"{word}-{LOSERS[played.winner]}")


def _player(entrant: Entrant) -> GomokuPlayer:
    level = entrant.level if entrant.level not in {"", FULL} else HARD.name
    return GomokuPlayer("computer", level, name=entrant.name[:LONGEST_NAME])

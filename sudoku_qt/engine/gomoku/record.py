# SPDX-License-Identifier: MIT
"""A game record in a foreign format: conversion to and from what the program opens."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.format import FormatFault, Found
from sudoku_qt.engine.game import IllegalMove
from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove, write_move
from sudoku_qt.engine.gomoku.setup import LONGEST_NAME, GomokuPlayer, GomokuSetup
from sudoku_qt.engine.gomoku.state import GomokuState
from sudoku_qt.engine.message import Message


@dataclass(frozen=True)
class Record:
    """A setup, its moves, and the states before the first and after each of them."""

    setup: GomokuSetup
    moves: tuple[GomokuMove, ...]
    states: tuple[GomokuState, ...]

    @property
    def last(self) -> GomokuState:
        """The state after the last move."""
        return self.states[-1]

    def stones(self) -> Iterator[tuple[int, int, int]]:
        """Yield the stones in the order of play: point, colour and milliseconds thought."""
        for before, after, move in zip(self.states, self.states[1:], self.moves, strict=False):
            if len(after.order) > len(before.order) and after.last is not None:
                yield after.last, before.to_move, move.ms

    def plain_stones(self) -> list[tuple[int, int, int]]:
        """The stones, for formats that hold nothing else. Raises `FormatFault`."""
        if self.setup.stones:
            raise FormatFault("This format cannot hold stones that were set up.")
        if any(move.word == "pass" for move in self.moves):
            raise FormatFault("This format has no word for a pass.")
        return list(self.stones())

    def player_of(self, colour: int) -> GomokuPlayer:
        """The player who has a colour at the end of the game."""
        seat = self.last.black_seat if colour == BLACK else 1 - self.last.black_seat
        return self.setup.players[seat]


def record_of(found: Found) -> Record:
    """Play the moves of a finding. Raises `Fault` if they are not legal for its setup."""
    game = GomokuGame()
    setup = game.read_setup(found.setup)
    moves = tuple(game.read_move(setup, word) for word in found.moves)
    if not moves and found.state is not None:
        order = game.read_state(setup, found.state).order
        setup = replace(setup, opening="free")
        moves = tuple(GomokuMove.at(setup.size, point) for point in order)
    states = [game.start(setup)]
    for move in moves:
        states.append(game.play(setup, states[-1], move))
    return Record(setup, moves, tuple(states))


def found_of(
    setup: GomokuSetup,
    moves: Iterable[GomokuMove],
    notices: Sequence[Message] = (),
    end: GomokuMove | None = None,
) -> Found:
    """The part of a game that follows the rules; a notice tells what was dropped.

    `end` is the move that ended the game, if it did not end by itself.
    """
    game = GomokuGame()
    state = game.start(setup)
    played: list[str] = []
    all_notices = list(notices)
    for move in moves:
        try:
            state = game.play(setup, state, move)
        except IllegalMove as fault:
            all_notices.append(
                Message(
                    "Move {number} and what follows were left out. {reason}",
                    number=len(played) + 1,
                    reason=fault.with_traceback(None),  # whose frames would keep all that was read
                )
            )
            break
        played.append(write_move(move))
    if end and not state.ending:
        played.append(write_move(end))
    return Found(game.name, game.write_setup(setup), None, tuple(played), tuple(all_notices))


def named_players(black: str, white: str) -> tuple[GomokuPlayer, GomokuPlayer]:
    """Two human players of whom only the names are known."""
    return GomokuPlayer(name=black[:LONGEST_NAME]), GomokuPlayer(name=white[:LONGEST_NAME])


def colour_word(colour: int) -> str:
    """The letter of a colour in several formats."""
    return {BLACK: "B", WHITE: "W"}[colour]

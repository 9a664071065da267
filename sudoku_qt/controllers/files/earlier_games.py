# SPDX-License-Identifier: MIT
"""Earlier games in words: which game it was, its progress, and when it was left."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from sudoku_qt.controllers.entry import GameEntry, entry_named
from sudoku_qt.controllers.game_controller import controller_of
from sudoku_qt.engine import document
from sudoku_qt.engine.message import Fault
from sudoku_qt.store import files

MOST_BYTES = 2**18
"""Larger games are not read, so that the menu opens at once."""
STAMP = "%Y-%m-%d %H.%M.%S"
STAMP_LENGTH = 19

translate = QCoreApplication.translate


def earlier_game(path: Path, games: Sequence[GameEntry], now: datetime) -> str:
    """The file of an earlier game as a player remembers the game."""
    return translate("EarlierGames", "{game}, {time}").format(
        game=game_of(path, games), time=left_at(path, now)
    )


def game_of(path: Path, games: Sequence[GameEntry]) -> str:
    """Which game it is and its progress; a damaged file is named as such."""
    try:
        if path.stat().st_size > MOST_BYTES:
            return entry_named(games, path.suffix.lstrip(".")).said_title()
        read = document.read(files.read(path, MOST_BYTES))
        game = controller_of(entry_named(games, read.game))
        setup = game.rules.read_setup(read.setup)
        return game.description(setup, game.rules.read_state(setup, read.state))
    except (Fault, OSError):
        return translate("EarlierGames", "Damaged game")


def left_at(path: Path, now: datetime) -> str:
    """When a game was left, "today 08:13", according to the name of its file."""
    try:
        left = datetime.strptime(path.stem[:STAMP_LENGTH], STAMP)  # noqa: DTZ007 - on this clock
    except ValueError:
        return path.stem
    time = f"{left:%H:%M}"
    if left.date() == now.date():
        return translate("EarlierGames", "today {time}").format(time=time)
    if left.date() == now.date() - timedelta(days=1):
        return translate("EarlierGames", "yesterday {time}").format(time=time)
    return f"{left:%Y-%m-%d} {time}"

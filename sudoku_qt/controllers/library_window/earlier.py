# SPDX-License-Identifier: MIT
"""Data that earlier versions stored elsewhere, or in another form, taken into the library."""

from functools import partial

from sudoku_qt.controllers.game_controller import Services
from sudoku_qt.controllers.library.game import LibraryGames
from sudoku_qt.controllers.workers.library import take_archive
from sudoku_qt.store.game_archive import KeptGames
from sudoku_qt.store.settings import Settings

TAKEN = "library/took_{game}"
"""The setting that records that the games of a kind were copied: the library has its own copies."""


def take_earlier_games(services: Services, games: LibraryGames) -> None:
    """Take over the unfinished games from before the library kept them, once."""
    settings, access = services.settings, services.library
    archive = KeptGames(services.paths.kept_games)
    for name, game in games.games.items():
        taken = TAKEN.format(game=name)
        if not settings.flag(taken, default=False):
            access.write(lambda _: access.library.renew(games.entry_of))
            paths = reversed(archive.earlier(name))
            work = take_archive(access.library, paths, game.entry_of_document)
            access.write(work, partial(_remember, settings, taken))


def _remember(settings: Settings, taken: str, _: int) -> None:
    settings.set(taken, value=True)

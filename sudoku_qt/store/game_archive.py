# SPDX-License-Identifier: MIT
"""Unfinished games: the one that comes back at the next start, and those before it."""

import contextlib
import itertools
import re
import time
from pathlib import Path

from sudoku_qt.store import files

MOST_EARLIER = 30
NUMBER = re.compile(r" ([0-9]{6,12})$")
"""The number at the end of an archived game's name; the time before it may go backwards."""


class KeptGames:
    """A folder with a `NAME.current` for each kind of game, beside documents of earlier games.

    `NAME.latest` is the same game with the moves made since `NAME.current` was written: it is
    written after each move, without waiting until it is on the disk.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, game: str, data: bytes) -> None:
        """Keep the game that is being played. Raises `FileFault`."""
        files.write_private(self._current(game), data)
        with contextlib.suppress(OSError):  # then there are two of it, which does no harm
            self._latest(game).unlink(missing_ok=True)

    def keep_latest(self, game: str, data: bytes) -> None:
        """Keep the moves made since; if that fails, the next `keep` will say why."""
        with contextlib.suppress(OSError):
            files.write_unsynced(self._latest(game), data)

    def latest(self, game: str) -> bytes | None:
        """What a killed program left in `NAME.latest`; None where no program was killed."""
        try:
            return files.read(self._latest(game))
        except files.FileFault:
            return None

    def has_current(self, game: str) -> bool:
        """Whether there is a current game of a kind, readable or not."""
        return self._current(game).is_file() or self._latest(game).is_file()

    def current(self, game: str) -> bytes | None:
        """The current game of a kind, or None. Raises `FileFault` where it cannot be read."""
        try:
            return files.read(self._current(game))
        except files.MissingFault:
            return None

    def set_aside(self, game: str) -> Path:
        """Move a kept game that cannot be opened out of the way; return where it lies now."""
        path = self._current(game)
        names = (f"{game}.damaged-{number}" for number in itertools.count(1))
        aside = self._folder / next(name for name in names if not (self._folder / name).exists())
        try:
            return path.rename(aside)
        except OSError:
            return path  # if it cannot be moved, it cannot be overwritten either

    def archive(self, game: str, data: bytes) -> Path:
        """Archive a game that makes room for another one; delete the oldest of many."""
        earlier = self.earlier(game)
        number = _number(earlier[0]) + 1 if earlier else 1
        stamp = time.strftime("%Y-%m-%d %H.%M.%S")
        path = self._folder / f"{stamp} {number:06}.{game}"
        files.write_private(path, data)
        for old in earlier[MOST_EARLIER - 1 :]:
            with contextlib.suppress(OSError):  # one too many does no harm
                old.unlink()
        return path

    def earlier(self, game: str) -> list[Path]:
        """The archived games of a kind, the latest first.

        The order is that of their numbers; the system's clock may have been set back in between.
        """
        paths = self._folder.glob(f"*.{game}")
        return sorted(paths, key=lambda path: (_number(path), path.stem), reverse=True)

    def forget(self, game: str, name: str) -> None:
        """Delete an archived game because it is being played again. No other file is touched."""
        for path in self.earlier(game):
            if path.name == name:
                with contextlib.suppress(OSError):  # one too many does no harm
                    path.unlink()

    def _current(self, game: str) -> Path:
        return self._folder / f"{game}.current"

    def _latest(self, game: str) -> Path:
        return self._folder / f"{game}.latest"


def _number(path: Path) -> int:
    """The number of an archived game, 0 for one of a version that did not number them."""
    found = NUMBER.search(path.stem)
    return int(found[1]) if found else 0

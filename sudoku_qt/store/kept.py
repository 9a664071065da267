# SPDX-License-Identifier: MIT
"""Games that were left: the one that comes back at the next start, and the ones before it."""

import time
from pathlib import Path

from sudoku_qt.store import files

MOST_EARLIER = 30


class KeptGames:
    """A folder with `NAME.current` for each game, and earlier games as documents beside it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def keep(self, game: str, data: bytes) -> None:
        """Keep the game that is being played. Raises `FileFault`."""
        files.write_private(self._current(game), data)

    def current(self, game: str) -> bytes | None:
        """Give what was kept last, or nothing. Raises `FileFault` where it cannot be read."""
        try:
            return files.read(self._current(game))
        except files.MissingFault:
            return None

    def set_aside(self, game: str) -> Path:
        """Move a kept game that cannot be opened out of the way, and say where it lies now."""
        path = self._current(game)
        try:
            return path.rename(path.with_suffix(f".damaged-{time.time_ns() // 10**9}"))
        except OSError:
            return path  # where nothing can be moved, nothing can be written over it either

    def archive(self, game: str, data: bytes) -> Path:
        """Keep a game that makes room for another one; the oldest of very many go."""
        stamp = time.strftime("%Y-%m-%d %H.%M.%S")
        names = (f"{stamp}.{game}", *(f"{stamp} {number}.{game}" for number in range(2, 100)))
        taken = {old.name for old in self.earlier(game)}
        path = self._folder / next(name for name in names if name not in taken)
        files.write_private(path, data)
        for old in self.earlier(game)[MOST_EARLIER:]:
            old.unlink(missing_ok=True)
        return path

    def earlier(self, game: str) -> list[Path]:
        """Give the archived games of a kind, the latest first."""
        return sorted(self._folder.glob(f"*.{game}"), key=lambda path: path.stem, reverse=True)

    def _current(self, game: str) -> Path:
        return self._folder / f"{game}.current"

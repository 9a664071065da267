# SPDX-License-Identifier: MIT
"""The paths of all files: the only module that knows where they lie."""

import os
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import NamedTuple

import appdirs

_PROGRAM = "sudoku-qt"
_FREELY_CHOSEN = "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"


class Paths(NamedTuple):
    """The folders that the program keeps for one user; each is made when first written to."""

    config: Path
    data: Path
    state: Path

    @classmethod
    def of_user(cls) -> "Paths":
        """The folders in the places that the system has for programs."""
        _drop_what_names_no_folder(os.environ)
        return cls(
            Path(appdirs.user_config_dir(_PROGRAM, appauthor=False)),
            Path(appdirs.user_data_dir(_PROGRAM, appauthor=False)),
            Path(appdirs.user_state_dir(_PROGRAM, appauthor=False)),
        )

    @classmethod
    def below(cls, folder: Path) -> "Paths":
        """Separate folders below one folder, for tests and demonstrations."""
        return cls(folder / "config", folder / "data", folder / "state")

    @property
    def settings(self) -> Path:
        """The file of the preferences."""
        return self.config / "settings.ini"

    @property
    def technique_order(self) -> Path:
        """The file of the player's own order of techniques."""
        return self.config / "technique-order.txt"

    @property
    def kept_games(self) -> Path:
        """The folder of unfinished games."""
        return self.state / "games"

    @property
    def sudoku_reserve(self) -> Path:
        """The file of Sudokus made in advance."""
        return self.data / "sudoku-reserve.jsonl"

    @property
    def record(self) -> Path:
        """The file of finished games."""
        return self.data / "record.jsonl"

    @property
    def library(self) -> Path:
        """The library's file: every puzzle that was played, made or imported."""
        return self.data / "library.sqlite"

    @property
    def course_progress(self) -> Path:
        """The file of the player's progress in the course."""
        return self.data / "course-progress.json"

    @property
    def gomoku_problems(self) -> Path:
        """The file of the Gomoku problems that were made for this user."""
        return self.data / "gomoku-problems.txt"

    @property
    def gomoku_tournament(self) -> Path:
        """The log of the last tournament of Gomoku engines."""
        return self.data / "gomoku-tournament.jsonl"

    @property
    def errors(self) -> Path:
        """The log of the program's own errors."""
        return self.state / "errors.log"


def _drop_what_names_no_folder(environ: MutableMapping[str, str]) -> None:
    """Ignore variables that are empty or relative, which XDG requires and `appdirs` does not do.

    Otherwise everything would be written into the current folder.
    """
    for name in _FREELY_CHOSEN:
        if name in environ and not Path(environ[name]).is_absolute():
            del environ[name]


def program_folder() -> Path:
    """The folder of everything that was installed; in a frozen program, where it was unpacked."""
    frozen = getattr(sys, "frozen", False)
    return Path(sys.executable if frozen else __file__).resolve().parent


def resource(name: str) -> Path:
    """Find a file that ships with the program: in the package, or beside it in a checkout."""
    package = Path(__file__).resolve().parent
    inside = package / "resources" / name
    return inside if inside.exists() else package.parent / "resources" / name

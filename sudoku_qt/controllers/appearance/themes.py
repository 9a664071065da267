# SPDX-License-Identifier: MIT
"""The available themes: each is a file in a folder, whoever put it there."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from sudoku_qt.engine.message import Fault
from sudoku_qt.views.theme import Theme, WrongTheme

OWN = ("light", "dark", "night", "paper")
"""The themes for every day, which come first in every list; those for other eyes follow."""
MOST_NAMED = 5
"""The most parts of a damaged file that are named."""


class Themes:
    """Reads a theme on first use; faults of files are kept to be reported."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._read: dict[str, Theme | Fault] = {}
        self._unsaid: list[Fault] = []

    def named(self, name: str) -> Theme | None:
        """The theme of a file's name; None if there is no usable one."""
        if name not in self._read:
            self._read[name] = self._tried(name)
        found = self._read[name]
        return found if isinstance(found, Theme) else None

    def first_of(self, names: Iterable[str]) -> Theme:
        """The first usable one of some themes. Raises the last one's `Fault`."""
        for name in names:
            theme = self.named(name)
            if theme:
                return theme
        raise self._unsaid[-1]

    def all(self, language: str) -> list[Theme]:
        """The usable themes: those for every day, then others by title."""
        stems = {path.stem for path in self._folder.glob("*.json")}
        found = [theme for stem in sorted(stems) if (theme := self.named(stem))]
        own = [theme for name in OWN for theme in found if theme.name == name]
        others = (theme for theme in found if theme.name not in OWN)
        return own + sorted(others, key=lambda theme: theme.title(language))

    def faults(self) -> list[Fault]:
        """The faults found since the last call."""
        unsaid, self._unsaid = self._unsaid, []
        return unsaid

    def _tried(self, name: str) -> Theme | Fault:
        path = self._folder / f"{name}.json"
        try:
            return Theme.read(path)
        except OSError:
            fault = Fault("The theme {file} cannot be read.", file=path.name)
        except WrongTheme as wrong:
            fault = fault_of(path.name, wrong.parts)
        self._unsaid.append(fault)
        return fault


def fault_of(file: str, parts: Sequence[str]) -> Fault:
    """The fault of a file that is no theme, with its wrong parts."""
    if not parts:
        return Fault("The theme {file} is damaged and is left out.", file=file)
    named = (*parts[:MOST_NAMED], *["…"] * (len(parts) > MOST_NAMED))
    template = "The theme {file} is left out: it lacks, or has wrongly, {parts}."
    return Fault(template, file=file, parts=named)

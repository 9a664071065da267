# SPDX-License-Identifier: MIT
"""The external Gomoku engines that the player has chosen: their names and paths.

They are kept in the settings only; a saved game knows an engine by its name alone.
"""

import json
from dataclasses import asdict, dataclass, replace

from sudoku_qt.store.settings import Settings

KEY = "gomoku/engines"
FIELDS = "name", "program"
MOST = 50


@dataclass(frozen=True)
class OtherEngine:
    """An external engine: what it calls itself, and the path of its program."""

    name: str
    program: str


class EngineStore:
    """The external engines in the settings, in the order in which they were chosen."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings

    def engines(self) -> tuple[OtherEngine, ...]:
        """All engines; damaged entries are left out."""
        read = (_read(text) for text in self._settings.texts(KEY)[:MOST])
        return tuple(engine for engine in read if engine)

    def program_of(self, name: str) -> str:
        """The path of the engine of a name; "" where none has been chosen."""
        return next((engine.program for engine in self.engines() if engine.name == name), "")

    def add(self, engine: OtherEngine) -> OtherEngine:
        """Add an engine, or rename it where its program is known already.

        Where another engine has the same name, the new one gets a number behind it.
        """
        others = [each for each in self.engines() if each.program != engine.program]
        names = {each.name for each in others}
        numbered = (f"{engine.name} {number}" for number in range(2, MOST + 2))
        named = replace(
            engine, name=next(name for name in (engine.name, *numbered) if name not in names)
        )
        self._write([*others, named][-MOST:])
        return named

    def remove(self, name: str) -> None:
        """Forget an engine; its program stays where it is."""
        self._write([engine for engine in self.engines() if engine.name != name])

    def _write(self, engines: list[OtherEngine]) -> None:
        self._settings.set(KEY, [json.dumps(asdict(engine)) for engine in engines])


def _read(text: str) -> OtherEngine | None:
    try:
        value = json.loads(text)
    except ValueError:
        return None
    name, program = (value.get(word) if isinstance(value, dict) else None for word in FIELDS)
    if isinstance(name, str) and isinstance(program, str) and name and program:
        return OtherEngine(name, program)
    return None

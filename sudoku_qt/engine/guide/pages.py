# SPDX-License-Identifier: MIT
"""The pages of the guide, and how their blanks are filled from the program's own tables.

A page is a Markdown file `NUMBER_KEY.md` of a folder: the folder is the list, the number its order.
Its first line is its title. `{{hint}}` is a blank: the menu and the keys of an action by its name,
or a table by its own (`{{formats}}`, `{{verb solve}}`). A link leads to another page by its key.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from sudoku_qt.engine.message import Fault

_BLANK = re.compile(r"\{\{([^{}]+)\}\}")
_LINK = re.compile(r"\]\(([^()\s]+)\)")
_TITLE = "# "


@dataclass(frozen=True)
class GuidePage:
    """One page in one language: its text is Markdown, without the title."""

    key: str
    title: str
    text: str

    @classmethod
    def read(cls, key: str, text: str) -> "GuidePage":
        """Read the text of a page. Raises `Fault` where it has no title."""
        title, _, rest = text.strip().partition("\n")
        if not title.startswith(_TITLE):
            raise Fault("A page of the guide has no title.")
        return cls(key, title.removeprefix(_TITLE).strip(), rest.strip())

    @property
    def blanks(self) -> tuple[str, ...]:
        """The names of its blanks."""
        return tuple(_BLANK.findall(self.text))

    @property
    def links(self) -> tuple[str, ...]:
        """The keys of the pages that it leads to."""
        return tuple(_LINK.findall(self.text))

    def filled(self, value: Callable[[str], str]) -> "GuidePage":
        """The page with the value of each blank in its place."""
        return replace(self, text=_BLANK.sub(lambda blank: value(blank[1]), self.text))


@dataclass(frozen=True)
class Chapter:
    """Pages that stand below one heading."""

    heading: str
    pages: Sequence[GuidePage]


def read_guide(folder: Path) -> tuple[GuidePage, ...]:
    """Read every page of a folder, in the order of their numbers. Raises `OSError` and `Fault`."""
    return tuple(
        GuidePage.read(path.stem.partition("_")[2], path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.md"))
    )


def in_cell(text: str) -> str:
    """A text as it stands in a cell of a table, or anywhere else in Markdown, letter by letter."""
    return re.sub(r"([\\|*_<>`\[\]])", r"\\\1", text)


def as_rows(rows: Sequence[Sequence[str]]) -> str:
    """The rows of a table below its heading, which the page itself has; cells are Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def code(text: str) -> str:
    """A text as it is typed, in Markdown; inside a table too."""
    plain = text.replace("|", r"\|")
    return f"`{plain}`"

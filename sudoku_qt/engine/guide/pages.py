# SPDX-License-Identifier: MIT
"""The pages of the guide, whose blanks are filled from the program's own tables.

A page is a Markdown file `NUMBER_KEY.md`: the folder is the list, the number gives the order. Its
first line is its title. `{{hint}}` is a blank: the menu and keys of the action of that name, or a
table (`{{formats}}`, `{{verb solve}}`). A link names another page by its key.
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
        """The keys of the pages that it links to."""
        return tuple(_LINK.findall(self.text))

    def filled(self, value: Callable[[str], str]) -> "GuidePage":
        """The page with each blank replaced by its value."""
        return replace(self, text=_BLANK.sub(lambda blank: value(blank[1]), self.text))


@dataclass(frozen=True)
class Chapter:
    """The pages below one heading."""

    heading: str
    pages: Sequence[GuidePage]


def read_guide(folder: Path) -> tuple[GuidePage, ...]:
    """Read every page of a folder, in the order of their numbers. Raises `OSError` and `Fault`."""
    return tuple(
        GuidePage.read(path.stem.partition("_")[2], path.read_text(encoding="utf-8"))
        for path in sorted(folder.glob("*.md"))
    )


def in_cell(text: str) -> str:
    """A text as it is written literally in a table cell, or anywhere else, in Markdown."""
    return re.sub(r"([\\|*_<>`\[\]])", r"\\\1", text)


def as_rows(rows: Sequence[Sequence[str]]) -> str:
    """The rows of a Markdown table whose heading is on the page; cells are Markdown."""
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def code(text: str) -> str:
    """A text as code in Markdown, also inside a table."""
    plain = text.replace("|", r"\|")
    return f"`{plain}`"

# SPDX-License-Identifier: MIT
"""The credits of a puzzle: title, author, and the comment, which holds rules and notes."""

from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from sudoku_qt.engine.message import Fault

LONGEST = 1_000


class Credits(NamedTuple):
    """Three plain texts; each may be empty. The comment is what the window calls rules."""

    title: str = ""
    author: str = ""
    comment: str = ""


NO_CREDITS = Credits()
_OF_ONE: dict[str, int] = {name: place for place, name in enumerate(Credits._fields)}
"""The edits to credits, which name their text by its number."""


def with_credit(credits_now: Credits, place: int, text: str) -> Credits:
    """The credits with the text at one place replaced."""
    return credits_now._replace(**{Credits._fields[place]: text})


def write_credits(credits_now: Credits) -> dict[str, Any]:
    """Credits as a section of a document; empty ones are left out."""
    texts = {name: text for name, text in credits_now._asdict().items() if text}
    return {"credits": texts} if texts else {}


def read_credits(section: Any) -> Credits:
    """Read a section from `write_credits`. Raises `Fault` for anything else."""
    if not isinstance(section, dict):
        raise Fault("What the puzzle is called cannot be read.")
    texts = [section.get(name, "") for name in Credits._fields]
    if not all(isinstance(text, str) and len(text) <= LONGEST for text in texts):
        raise Fault("What the puzzle is called cannot be read.")
    return Credits(*texts)


def write_credit(place: int, text: str) -> str:
    """A text and its place as one ASCII word: "title:My%20first"."""
    return f"{Credits._fields[place]}:{quote(text, safe='')}"


def read_credit(word: str) -> tuple[int, str]:
    """Read a word from `write_credit`. Raises `Fault` for anything else."""
    name, mark, quoted = word.partition(":")
    text = unquote(quoted)
    if not mark or name not in _OF_ONE or len(text) > LONGEST:
        raise Fault("“{word}” is not a move.", word=word[:20])
    return _OF_ONE[name], text

# SPDX-License-Identifier: MIT
"""Single values as the tables store them: digests, names, tags, times."""

import re
from collections.abc import Iterable
from datetime import UTC, datetime
from hashlib import blake2b

from sudoku_qt.engine.sudoku.game import SudokuGame

SUDOKU = SudokuGame.name
_SUDOKU = re.compile(r"[.1-9]{81}")
LONGEST_NAME = 200
NO_WORDS = "\n"
"""The value of `words_of` for an entry without a name and tags."""


class Broken(str):
    """A text in a file that is not UTF-8, with a sign for each byte that cannot be read."""

    __slots__ = ()


def text_of(data: bytes) -> str:
    """Decode a text from SQLite, whatever its bytes; raises nothing."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return Broken(data.decode("utf-8", "replace"))


def digest(game: str, line: str | bytes) -> bytes:
    """The digest of a puzzle or canonical form; that two share one is next to impossible."""
    data = line if isinstance(line, bytes) else line.encode()
    return blake2b(data, digest_size=12, person=game.encode()[:16]).digest()


def clues_in(puzzle: str, game: str) -> int:
    """The number of givens of a Sudoku; 0 for another game."""
    return len(puzzle) - puzzle.count(".") if game == SUDOKU else 0


def is_puzzle(game: str, puzzle: str) -> bool:
    """Whether a text can be a puzzle of a game; games other than Sudoku check theirs themselves."""
    if game == SUDOKU:
        return _SUDOKU.fullmatch(puzzle) is not None
    return puzzle.isprintable()


def tidy(name: str) -> str:
    """A name on one line, of bounded length, without characters that some programs cannot show."""
    plain = name.replace("\0", " ").encode("utf-8", "replace").decode()
    return " ".join(plain.split())[:LONGEST_NAME]


def tidy_tags(tags: Iterable[str]) -> str:
    """Tags as the table stores them: unique, in alphabetical order, with line ends around each."""
    plain = sorted({tidy(tag) for tag in tags} - {""})
    return "\n".join(["", *plain, ""]) if plain else ""


def tags_in(text: str) -> tuple[str, ...]:
    """The tags of an entry."""
    return tuple(text.split("\n")[1:-1])


def words_of(name: str, tags: str, terms: str = "") -> str:
    """The text that searches look into, and that entries are ordered by where they go by name."""
    return f"{name}\n{tags}{terms}".casefold()


def words_of_values(*values: bytes | str | float | None) -> str:
    """`words_of` for the values in a row, as an SQL function: texts come as bytes."""
    texts = (text_of(value) if isinstance(value, bytes) else str(value or "") for value in values)
    return words_of(*texts)


def seconds(when: str) -> int:
    """A time in ISO 8601 as seconds since 1970; 0 for a text that is no time."""
    try:
        at = datetime.fromisoformat(when)
        return max(0, int((at if at.tzinfo else at.replace(tzinfo=UTC)).timestamp()))
    except (ValueError, OverflowError):
        return 0


def moment(since: int) -> str:
    """Seconds since 1970 as a time in ISO 8601; "" for 0."""
    return datetime.fromtimestamp(since, UTC).isoformat() if since else ""

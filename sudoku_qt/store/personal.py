# SPDX-License-Identifier: MIT
"""The removal of personal data from texts: names, paths, puzzles.

It removes too much rather than too little: an error is identified by its kind and its place in the
program, and its words are only a help. A quoted text is taken for somebody's data and removed,
unless it is the name of something in a program.
"""

import getpass
import platform
import re
from collections.abc import Iterable
from pathlib import Path

LEFT_OUT = "…"
ASIDE = "\ue000"
"""A placeholder for a quotation while the rest is examined."""
LONGEST = 300
"""The most characters of a message that are kept."""
QUOTED = re.compile(r"(?<!\w)(?:'.*?'|\".*?\"|`.*?`|“.*?”|‘.*?’|«.*?»|「.*?」)(?!\w)")
OPEN_QUOTE = re.compile(r"(?<!\w)['\"`“‘«「].*")
"""A quotation that is not closed: everything after it may belong to it."""
NAME_IN_CODE = re.compile(r"['\"`“‘«「][A-Za-z_]\w{0,40}['\"`”’»」]", re.ASCII)
SUFFIX = re.compile(r"\.[A-Za-z]\w{0,7}(?!\w)")
SLASH = re.compile(r"[/\\]")
PART = re.compile(rf"{LEFT_OUT}{SUFFIX.pattern}|[^:{LEFT_OUT}]+")
"""Characters that may be in a file's name; blanks are among them, so its beginning is unknown."""
GRID = re.compile(r"(?:[0-9.*_][ |+-]?){9,}")
WORD = re.compile(r"\S+")
LONGEST_WORD = 16
"""From this length on, letters with digits are not a word."""


class Cleaner:
    """Removes personal data from texts; `home` is the user's folder, `names` are always removed."""

    def __init__(self, home: str, names: Iterable[str]) -> None:
        self._home = home.rstrip("/\\")
        longest_first = sorted({name for name in names if name.strip()}, key=len, reverse=True)
        self._names = re.compile("|".join(map(_alone, longest_first)) or "(?!)", re.IGNORECASE)

    @classmethod
    def of_user(cls) -> "Cleaner":
        """The cleaner for the user and the machine that this program runs for."""
        home, host = Path.home(), platform.node()
        return cls(str(home), (_user(), home.name, host, host.partition(".")[0]))

    def without_names(self, text: str) -> str:
        """A text without the names of the user and the machine."""
        return self._names.sub(LEFT_OUT, text)

    def clean(self, text: str, *, is_of_code: bool = False) -> str:
        """A message on one line without personal data.

        `is_of_code` says that what it quotes are names in the program.
        """
        quoted: list[str] = []

        def lay_aside(found: re.Match[str]) -> str:
            quoted.append(self._quoted(found[0], keep=is_of_code))
            return ASIDE

        line = " ".join(text.replace(ASIDE, "").split())[: 2 * LONGEST]
        line = OPEN_QUOTE.sub(LEFT_OUT, QUOTED.sub(lay_aside, line))
        if slash := SLASH.search(line):
            begin = line.rfind(" ", 0, slash.start()) + 1
            line = line[:begin] + self._path(line[begin:])
        line = PART.sub(lambda found: _without_file(found[0]), line)
        line = GRID.sub(LEFT_OUT, WORD.sub(lambda found: _plain(found[0]), line))
        for each in quoted:
            line = line.replace(ASIDE, each, 1)
        return self.without_names(line.replace(ASIDE, LEFT_OUT)).strip()[:LONGEST]

    def _quoted(self, text: str, *, keep: bool) -> str:
        if keep and NAME_IN_CODE.fullmatch(text):
            return text
        return text[0] + self._path(text[1:-1]) + text[-1]

    def _path(self, text: str) -> str:
        """For a possible path: whether it is the user's, and its suffix."""
        suffixes = SUFFIX.findall(text)
        inside = bool(self._home) and self._home in text
        return ("~/" if inside else "") + LEFT_OUT + (suffixes[-1] if suffixes else "")


def _without_file(part: str) -> str:
    """A part of a line without the part of a file's name before the suffix."""
    suffixes = list(SUFFIX.finditer(part)) if not part.startswith(LEFT_OUT) else []
    return f" {LEFT_OUT}{suffixes[-1][0]}{part[suffixes[-1].end() :]}" if suffixes else part


def _plain(word: str) -> str:
    """A word, unless it is an address, a seed or the like."""
    is_key = len(word) >= LONGEST_WORD and any(letter.isdigit() for letter in word)
    return LEFT_OUT if is_key or "@" in word else word


def _alone(name: str) -> str:
    """The pattern of a name that is not part of a longer word, which only Latin scripts have."""
    begin = r"(?<![^\W_])" if name[0].isascii() else ""
    end = r"(?![^\W_])" if name[-1].isascii() else ""
    return begin + re.escape(name) + end


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError):  # the system has no name for the user
        return ""

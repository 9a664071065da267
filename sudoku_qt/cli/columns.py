# SPDX-License-Identifier: MIT
"""The width of texts in a terminal, where a Chinese character takes two columns."""

import re
import unicodedata
from argparse import Action, HelpFormatter
from collections.abc import Iterable, Iterator
from typing import Any

from sudoku_qt.cli.language import spoken

WIDE = frozenset("WF")
FILLER = "\N{ZERO WIDTH SPACE}"
UNITS = re.compile(r"[!-~]+[，。：；、）”]*|\s+|[（“]*[^\s!-~][，。：；、）”]*")
"""The unbreakable units of a line: a Latin word, or a character with its combining marks."""


def columns(text: str) -> int:
    """The number of columns that a text takes."""
    return sum(2 if unicodedata.east_asian_width(letter) in WIDE else 1 for letter in text)


def padded(text: str, width: int) -> str:
    """A text padded with blanks to a width."""
    return text + " " * (width - columns(text))


def wrapped(text: str, width: int) -> Iterator[str]:
    """Break a text into lines of at most `width` columns."""
    line = ""
    for unit in UNITS.findall(" ".join(text.split())):
        if columns(line + unit.rstrip()) > width:
            yield line.rstrip()
            line = ""
        line += unit if line else unit.lstrip()
    if line:
        yield line


class Columns(HelpFormatter):
    """argparse's help formatter, corrected for the width of characters."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Write the usage with a prefix padded to as many characters as it takes columns."""
        prefix = prefix or spoken("usage: ")
        super().add_usage(usage, actions, groups, prefix + FILLER * (columns(prefix) - len(prefix)))

    def format_help(self) -> str:
        """Remove the padding again, and use a wide colon after headings in wide characters."""
        text = super().format_help().replace(FILLER, "")
        return re.sub(r"(?<=[^ -~]):$", "：", text, flags=re.MULTILINE)

    def _split_lines(self, text: str, width: int) -> list[str]:
        if columns(text) == len(text):
            return super()._split_lines(text, width)
        return list(wrapped(text, width))

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if columns(text) == len(text):
            return super()._fill_text(text, width, indent)
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))

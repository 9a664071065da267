# SPDX-License-Identifier: MIT
"""Text on paper: its lines are broken here, by widths that are measured elsewhere."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol


class Measure(Protocol):
    """A function that measures the width of a text in the fonts used for printing."""

    def __call__(self, text: str, size: float, *, bold: bool = False) -> float:
        """The width of a text at a size; both are in points."""


_TOKEN = re.compile(
    r"(?:[\u2e80-\u2fff\u3021-\u9fff]"
    r"|(?:(?![=-]\()[^ \u2e80-\u9fff，。；：？！）])+(?:[=-](?=\())?)"
    r"[、，。；：？！）]*[ ]*"
    r"|[^ ][ ]*"
)
"""The unbreakable units of a line: a word, or a Chinese character, with the signs after it.

A chain may be broken behind each of its links."""


def broken(
    text: str, size: float, width: float, measure: Measure, *, bold: bool = False
) -> list[str]:
    """Break a text into lines of at most `width`, at least one; a longer word is cut."""

    def fits(line: str) -> bool:
        return measure(line.rstrip(), size, bold=bold) <= width

    lines = [""]
    for token in _TOKEN.findall(text):
        for part in [token] if fits(token) else list(_cut(token, fits)):
            if fits(lines[-1] + part):
                lines[-1] += part
            else:
                lines.append(part)
    return [line.rstrip() for line in lines if line.strip()] or [""]


class Breaker:
    """Breaks texts into lines, each text of a width only once."""

    def __init__(self, measure: Measure) -> None:
        self._measure = measure
        self._known: dict[tuple[str, float, float, bool], Sequence[str]] = {}

    def lines(self, text: str, size: float, width: float, *, bold: bool = False) -> Sequence[str]:
        """The lines of a text; none of an empty one."""
        key = text, size, width, bold
        if text and key not in self._known:
            self._known[key] = broken(text, size, width, self._measure, bold=bold)
        return self._known[key] if text else ()


def _cut(word: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """Cut a word into parts that fit, of at least one letter."""
    part = ""
    for letter in word:
        if part and not fits(part + letter):
            yield part
            part = ""
        part += letter
    yield part

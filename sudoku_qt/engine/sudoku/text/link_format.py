# SPDX-License-Identifier: MIT
"""The base of all links: one on each line, recognised by the site that opens it."""

import re
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from sudoku_qt.engine.format import FormatFault, Found, at_line
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.position_format import PositionFormat

LONGEST_LINK = 2**16


class LinkFormat(PositionFormat):
    """A format whose positions are links, or codes on a line of their own."""

    between = ""
    suffixes = ()
    pattern: ClassVar[re.Pattern[str]]
    """The beginning of such a link, up to its contents."""
    ends: ClassVar[re.Pattern[str]] = re.compile(r"[\s<>\"]")
    """The characters that end a link in a text."""

    def likeness(self, head: str) -> float:
        """Look at the first line that is not a comment."""
        first = next((line for line in head.split("\n") if line.strip()), "")
        return 1.0 if self.pattern.search(first) else 0.0

    def read(self, text: str) -> Sequence[Found]:
        """Read a link from every line."""
        lines = [(n, line) for n, line in enumerate(text.split("\n"), 1) if line.strip()]
        found = [self._read_line(number, line) for number, line in lines]
        if not found:
            raise FormatFault("This text holds no puzzle that this program can read.")
        return found

    def _read_line(self, number: int, line: str) -> Found:
        match = self.pattern.search(line)
        try:
            if not match:
                raise Fault("this is no link of the site that the others are of.")  # noqa: TRY301 - at its line
            if len(line) > LONGEST_LINK:
                raise Fault("the link is longer than any puzzle's.")  # noqa: TRY301 - at its line
            held = self.ends.split(line[match.end() :], maxsplit=1)[0]
            return self.read_link(held)
        except Fault as fault:
            raise at_line(number, fault) from None

    @abstractmethod
    def read_link(self, held: str) -> Found:
        """Read the part of a link after its prefix. Raises `Fault`."""


def on_the_network(site: str) -> Fault:
    """The fault of a link that only names a puzzle on a server."""
    return Fault(
        "this link only names a puzzle that lies at {site}, and nothing is fetched from there: "
        "open it in a browser and copy the puzzle itself.",
        site=site,
    )


def cut_off() -> Fault:
    """The fault of a truncated link."""
    return Fault("the text is damaged or cut off.")

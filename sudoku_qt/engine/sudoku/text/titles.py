# SPDX-License-Identifier: MIT
"""Names of the puzzles in a list: a comment, a title or a number, above a puzzle or beside it."""

import re
from collections.abc import Iterator

from sudoku_qt.engine.format import COMMENT_MARKS
from sudoku_qt.engine.sudoku.text.lines import attempt, span_of_cells

LONGEST_TITLE = 200
_NUMBER = re.compile(r"(?:No\.?|Nr\.?|#)?\s*([0-9]{1,9})\s*[.:)]?")
_MARKS = "".join({mark[0] for mark in COMMENT_MARKS})


class Titles:
    """Gives each puzzle its name, one puzzle late where a line above it may be its title.

    A line names the puzzle below it if no other puzzle follows that one directly: otherwise it is
    the heading of several. A puzzle's own remark goes before it, and an empty line ends its effect.
    """

    def __init__(self) -> None:
        self._title = ""
        self._is_comment = True
        self._held: tuple[str, str, bool] | None = None
        self.unused = 0
        """The lines without a puzzle that are no comments, and named none."""

    @property
    def is_waiting(self) -> bool:
        """Whether a puzzle is held back, or a title waits for one."""
        return bool(self._title or self._held)

    def above(self, line: str, *, is_heading: bool = False) -> Iterator[tuple[str, str]]:
        """Take a comment, an empty line, or a title; yield the puzzle before it, with its name.

        A list may begin with a line that `is_heading`, and need not name a puzzle.
        """
        yield from self._release(named=True)
        self._drop_title()
        if line.strip():
            self._is_comment = is_heading or line.lstrip().startswith(COMMENT_MARKS)
            self._title = "" if span_of_cells(line) else title_in(line)

    def puzzle(self, cells: str, remark: str) -> Iterator[tuple[str, str]]:
        """Take a puzzle; yield it, or the one before it, with its name."""
        yield from self._release(named=False)
        if self._title and not remark:
            self._held = cells, self._title, self._is_comment
            self._title = ""
        else:
            self._drop_title()
            yield cells, remark

    def end(self) -> Iterator[tuple[str, str]]:
        """Yield the last puzzle, if it was held back."""
        yield from self._release(named=True)
        self._drop_title()

    def _release(self, *, named: bool) -> Iterator[tuple[str, str]]:
        if self._held:
            cells, title, is_comment = self._held
            self._held = None
            self.unused += not (named or is_comment)
            yield cells, title if named else ""

    def _drop_title(self) -> None:
        self.unused += bool(self._title) and not self._is_comment
        self._title = ""


def may_be_title(line: str) -> bool:
    """Whether a line without a puzzle may be the title of the next one."""
    return 0 < len(line.strip()) <= LONGEST_TITLE and attempt(line) is None


def title_in(line: str) -> str:
    """The words of a title, without the marks of a comment around them."""
    return line.strip().strip(_MARKS + "-= \t")


def plain_number(name: str) -> str:
    """A name without the marks around a number: "12" for "12." or "#12"."""
    match = _NUMBER.fullmatch(name)
    return match[1] if match else name

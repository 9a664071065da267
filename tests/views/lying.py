# SPDX-License-Identifier: MIT
"""All that lies on a whole, a dialog, a page or a card: each part, what it is like and paints."""

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLabel, QWidget

from sudoku_qt.views.theme import Theme
from tests.views.painted import painted
from tests.views.painted_boards import summed
from tests.views.traits import timers_and_actions, traits

Seen = dict[type, set[str]]
"""What parts of a kind were like so far."""


def below(whole: QWidget, seen: Seen, theme: Theme) -> list[str]:
    """A line for each part, and of its looks those that are new for its kind."""
    return [*merged(_below(whole, seen, theme))]


def _below(whole: QWidget, seen: Seen, theme: Theme) -> Iterator[str]:
    for part in whole.children():
        if isinstance(part, QWidget) and not part.isHidden() and not part.isWindow():
            place = part.geometry()
            ends = f"{place.x()} {place.y()} {place.width()} {place.height()}"
            yield f"{type(part).__name__}{words_on(part)} {ends}"
            yield from (f"  - {line}" for line in looks(part, seen, theme))
            yield from (f"  {line}" for line in _below(part, seen, theme))


def looks(part: QWidget, seen: Seen, theme: Theme) -> Iterator[str]:
    """What a part is like and paints, and of another one of its kind only what it has not."""
    found = traits(part)
    if type(part).__module__.startswith("sudoku_qt"):
        found += [*timers_and_actions(part), *all_painted_by(part, theme)]
    known = seen.setdefault(type(part), set())
    yield from (line for line in found if line not in known)
    known.update(found)


def all_painted_by(part: QWidget, theme: Theme) -> list[str]:
    """What a part paints, on itself or, where that can be scrolled, on what lies on it for that."""
    lines = painted(part, theme)
    if isinstance(part, QAbstractScrollArea):
        lines += painted(part.viewport(), theme)
    return [*summed(lines)]


def words_on(part: QWidget) -> str:
    """What a part says: its text, its tip, the name that is spoken, and whether it is off."""
    text = part.text() if isinstance(part, QAbstractButton | QLabel) else ""
    told = f" “{text}”" if text else ""
    told += f", tip “{part.toolTip()}”" if part.toolTip() else ""
    spoken = part.accessibleName()
    told += f", spoken “{spoken}”" if spoken not in {"", text, part.toolTip()} else ""
    return (told if part.isEnabled() else f"{told}, off").replace("\n", " / ")


def merged(lines: Iterator[str]) -> Iterator[str]:
    """The same lines, of equal ones that follow each other only one with their number."""
    for line, alike in groupby(lines):
        count = len([*alike])
        yield line if count == 1 else f"{line} ({count} times)"

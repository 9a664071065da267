# SPDX-License-Identifier: MIT
"""Chunks of a text with boards, which are not parted, and their flow into pages."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sudoku_qt.models.sudoku.paper.items import Box, Item

ROUNDING = 0.01


class Chunk(NamedTuple):
    """Items with their top at 0, and their place across the page."""

    height: float
    items: tuple[Item, ...] = ()
    above: float = 0.0
    """The space above, except at the top of a page."""
    is_tied: bool = False
    """Whether it stays on a page with the next one."""


def tied(chunks: Sequence[Chunk]) -> list[Chunk]:
    """Chunks that all stay together."""
    return [each._replace(is_tied=True) for each in chunks[:-1]] + [*chunks[-1:]]


def on_pages(chunks: Iterable[Chunk], room: Box) -> list[tuple[Item, ...]]:
    """The items of each page, at least of one."""
    pages = list[list[Item]]([[]])
    top = room.top
    for group in _groups(chunks):
        if not _fits(_height(group, is_first=top <= room.top), top, room):
            pages.append([])
            top = room.top
        for chunk in group:
            top += chunk.above if top > room.top else 0.0
            if not _fits(chunk.height, top, room):  # of a group that is higher than a page
                pages.append([])
                top = room.top
            pages[-1] += [each._replace(box=each.box.moved(0, top)) for each in chunk.items]
            top += chunk.height
    return [tuple(page) for page in pages]


def _fits(height: float, top: float, room: Box) -> bool:
    return top <= room.top or top + height <= room.bottom + ROUNDING


def _groups(chunks: Iterable[Chunk]) -> Iterator[list[Chunk]]:
    """Yield the chunks that stay together."""
    group = list[Chunk]()
    for chunk in chunks:
        group.append(chunk)
        if not chunk.is_tied:
            yield group
            group = []
    if group:
        yield group


def _height(group: Sequence[Chunk], *, is_first: bool) -> float:
    whole = sum(chunk.above + chunk.height for chunk in group)
    return whole - (group[0].above if is_first else 0.0)

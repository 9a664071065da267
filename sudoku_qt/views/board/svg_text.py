# SPDX-License-Identifier: MIT
"""The text of SVG drawings as Qt writes them, cut down to what a web page needs of it."""

import re
from collections.abc import Iterator, Sequence

DRAWN = re.compile(rb"</defs>(.*)</svg>", re.DOTALL)
UNSAID = re.compile(
    r'\s*(?:font-(?:family|size|weight|style)="[^"]*"|fill-opacity="1"|vector-effect="none"'
    r'|transform="matrix\(1,0,0,1,0,0\)")'
)
"""Attributes written by Qt that are defaults anyway."""
CLOSED = "</g>"
BLANK = re.compile(r"\s*\n\s*")
GROUP = re.compile(r"(<g [^>]*>)")


def contents(svg: bytes) -> str:
    """What an SVG file draws, without the element around it."""
    found = DRAWN.search(svg)
    return found[1].decode() if found else ""


def leaner(drawing: str) -> str:
    """A drawing without default attributes, with one group where several alike follow."""
    return "".join(_merged(GROUP.split(BLANK.sub("", UNSAID.sub("", drawing)))))


def _merged(parts: Sequence[str]) -> Iterator[str]:
    """Yield the parts, merging adjacent groups with equal attributes.

    Qt makes a group for each shape, whatever the one before it was.
    """
    first, *parts = parts
    yield first
    open_group = ""
    for group, inside in zip(parts[::2], parts[1::2], strict=True):
        yield "" if group == open_group else f"{CLOSED if open_group else ''}{group}"
        is_closed = inside.endswith(CLOSED)
        open_group = group if is_closed else ""
        yield inside.removesuffix(CLOSED) if is_closed else inside
    yield CLOSED if open_group else ""

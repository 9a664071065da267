# SPDX-License-Identifier: MIT
"""XML from other programs, which is not trusted."""

from collections.abc import Mapping
from xml.etree.ElementTree import Element, ParseError

from defusedxml.common import DefusedXmlException
from defusedxml.ElementTree import fromstring

from sudoku_qt.engine.format import FormatFault

MOST_ELEMENTS = 200_000


def parse_xml(text: str) -> Element:
    """Read a document and return its root. A DOCTYPE is allowed, entities and other files are not.

    Raises `FormatFault`.
    """
    if text.count("<") > 2 * MOST_ELEMENTS:
        raise FormatFault("The file has more than {limit} parts.", limit=f"{MOST_ELEMENTS:,}")
    try:
        root: Element = fromstring(text, forbid_dtd=False)
    except ParseError as error:
        raise FormatFault(
            "The file is damaged or cut off: line {line} cannot be read.", line=error.position[0]
        ) from None
    except DefusedXmlException:
        raise FormatFault("The file defines entities of its own; it is not opened.") from None
    except (ValueError, LookupError):  # an unknown encoding
        raise FormatFault("The file is damaged: it is not a text.") from None
    return root


def written(name: str, words: Mapping[str, object]) -> str:
    """An empty element with its attributes, as text."""
    from xml.sax.saxutils import quoteattr  # it imports urllib: 36 ms

    parts = (f" {word}={quoteattr(str(value))}" for word, value in words.items())
    return f"<{name}{''.join(parts)}/>"


def number_in(element: Element, name: str) -> int:
    """The number in an attribute, 0 if it is missing. Raises `FormatFault`."""
    text = element.get(name, "0").strip()
    if not (text.isascii() and text.removeprefix("-").isdigit() and len(text) < 19):
        raise FormatFault("The file is damaged: its “{name}” is not a number.", name=name)
    return int(text)

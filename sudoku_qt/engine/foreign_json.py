# SPDX-License-Identifier: MIT
"""JSON from other programs, which is not trusted."""

import json
from typing import NoReturn

from sudoku_qt.engine.format import FormatFault
from sudoku_qt.engine.game import Json, Section

MAX_CHARACTERS = 2**20
"""The most characters of one puzzle; known ones have a hundredth of it."""


def parse_json(text: str) -> Section:
    """Read an object. Raises `FormatFault` for anything else."""
    if len(text) > MAX_CHARACTERS:
        raise FormatFault("The text is larger than {limit} MB.", limit=MAX_CHARACTERS >> 20)
    try:
        whole: Json = json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise FormatFault(
            "The file is damaged or cut off: line {line} cannot be read.", line=error.lineno
        ) from None
    except RecursionError:
        raise FormatFault("The file is damaged: its lists are nested too deeply.") from None
    except ValueError:  # a number with thousands of digits
        raise FormatFault("The file is damaged: it holds a number that no game has.") from None
    if not isinstance(whole, dict):
        raise missing("cells")
    return whole


def missing(name: str) -> FormatFault:
    """The fault of a file in which a part is missing or malformed."""
    return FormatFault("The file is damaged: its part “{name}” is missing.", name=name)


def list_in(section: Section, name: str) -> list[Json]:
    """A list in an object, empty if it is missing. Raises `FormatFault`."""
    found = section.get(name)
    if found is None:
        return []
    if not isinstance(found, list):
        raise missing(name)
    return found


def text_in(section: Section, name: str) -> str:
    """A text in an object, empty if it is missing."""
    found = section.get(name)
    return found if isinstance(found, str) else ""


def digit_in(value: Json) -> int:
    """A digit, or 0 for none. Raises `FormatFault`."""
    if isinstance(value, str) and len(value) == 1 and value in "0123456789":
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= 9:
        raise FormatFault("“{word}” is no digit from 1 to 9.", word=str(value)[:20])
    return value


def mask_in(value: Json) -> int:
    """The mask of a list of digits. Raises `FormatFault`."""
    if not isinstance(value, list) or len(value) > 9:
        raise FormatFault("“{word}” is no list of digits.", word=str(value)[:20])
    mask = 0
    for each in value:
        mask |= 1 << digit_in(each) >> 1
    return mask


def _no_constant(_name: str) -> NoReturn:
    raise FormatFault("The file is damaged: it holds a number that no game has.")

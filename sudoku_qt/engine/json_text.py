# SPDX-License-Identifier: MIT
"""JSON of saved games: written fast, with a line for each part; read with distrust."""

import json
import math
from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
from json.encoder import encode_basestring
from typing import Any, NoReturn

from sudoku_qt.engine.game import Json, Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.text import is_whole

AS_IT_IS: dict[type, Callable[[Any], str]] = {
    str: encode_basestring,
    int: str,
    bool: ("false", "true").__getitem__,
    type(None): {None: "null"}.__getitem__,
}
"""Python's own functions that write what has no parts."""


def text_of(value: object, depth: int = 0) -> str:
    """Write as `json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)` does.

    `json.dumps` makes several calls for each line, and a saved game has a line for each move; here
    lists of texts or numbers cost no call. Only fractions are left to it.
    """
    if (kind := type(value)) in AS_IT_IS:
        return AS_IT_IS[kind](value)
    if not isinstance(value, dict | list | tuple):
        return json.dumps(value, allow_nan=False)
    if not value:
        return "{}" if isinstance(value, dict) else "[]"
    deeper = partial(text_of, depth=depth + 1)
    parts = value.values() if isinstance(value, dict) else value
    lines = [AS_IT_IS.get(type(part), deeper)(part) for part in parts]
    ends = "[]"
    if isinstance(value, dict):
        ends, lines = "{}", list(map("{}: {}".format, map(encode_basestring, value), lines))
    within = "\n" + " " * (depth + 1)
    return ends[0] + within + f",{within}".join(lines) + within[:-1] + ends[1]


# Reading


class JsonFault(Fault):
    """A saved file cannot be read."""


def read_json(data: bytes, most_bytes: int, most_depth: int) -> Json:
    """Read a saved file that is not trusted. Raises `JsonFault`."""
    if len(data) > most_bytes:
        raise JsonFault("The file is larger than {limit} MB.", limit=most_bytes >> 20)
    try:
        text = data.decode("utf-8-sig")
        whole: Json = json.loads(
            text, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite
        )
        too_deep = _depth(whole) > most_depth
        broken = "\\u" in text and not all(map(is_whole, _texts(whole)))
    except UnicodeError:
        raise JsonFault("The file is damaged: it is not a text.") from None
    except json.JSONDecodeError as error:
        raise JsonFault(
            "The file is damaged or cut off: line {line} cannot be read.", line=error.lineno
        ) from None
    except RecursionError:
        broken, too_deep = False, True
    except ValueError:
        raise JsonFault("The file is damaged: it holds a number that no game has.") from None
    if broken:  # such text can hold NUL or half a character, which not every program shows
        raise JsonFault("The file is damaged: it is not a text.")
    if too_deep:
        raise JsonFault("The file is damaged: its lists are nested too deeply.")
    return whole


def _depth(value: Json) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(_depth, inner), default=0)


def _texts(value: Json) -> Iterator[str]:
    """Yield every text in a value, the names of its parts among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in chain(value, value.values() if isinstance(value, dict) else ()):
            yield from _texts(part)


def _unique(pairs: list[tuple[str, Json]]) -> Section:
    section = dict(pairs)
    if len(section) != len(pairs):
        raise JsonFault("The file is damaged: one of its words stands there twice.")
    return section


def _finite(digits: str) -> float:
    number = float(digits)
    return number if math.isfinite(number) else _no_constant(digits)


def _no_constant(_name: str) -> NoReturn:
    raise JsonFault("The file is damaged: it holds a number that no game has.")

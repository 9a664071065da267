# SPDX-License-Identifier: MIT
"""JSON with a line for each part, written fast, since a game is saved after each move."""

import json
from collections.abc import Callable
from functools import partial
from json.encoder import encode_basestring
from typing import Any

AS_IT_IS: dict[type, Callable[[Any], str]] = {str: encode_basestring, int: str}
"""Python's own functions that write texts and whole numbers."""


def text_of(value: object, depth: int = 0) -> str:
    """Write as `json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)` does.

    `json.dumps` makes several calls for each line, and a saved game has a line for each move; here
    lists of texts or numbers cost no call.
    """
    if (kind := type(value)) in AS_IT_IS:
        return AS_IT_IS[kind](value)
    if not value or not isinstance(value, dict | list | tuple):
        return json.dumps(value, allow_nan=False)
    deeper = partial(text_of, depth=depth + 1)
    parts = value.values() if isinstance(value, dict) else value
    lines = [AS_IT_IS.get(type(part), deeper)(part) for part in parts]
    ends = "[]"
    if isinstance(value, dict):
        ends, lines = "{}", list(map("{}: {}".format, map(encode_basestring, value), lines))
    within = "\n" + " " * (depth + 1)
    return ends[0] + within + f",{within}".join(lines) + within[:-1] + ends[1]

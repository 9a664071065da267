# SPDX-License-Identifier: MIT
"""JSON with a line for each part, written quickly: a game is kept after each move."""

import json
from collections.abc import Callable
from json.encoder import encode_basestring
from typing import Any

AS_IT_IS: dict[type, Callable[[Any], str]] = {str: encode_basestring, int: str}
"""How texts and whole numbers are written, by functions of Python's own."""


def text_of(value: object, depth: int = 0) -> str:
    """Write as `json.dumps(value, indent=1, ensure_ascii=False, allow_nan=False)` does.

    With lines that has some calls for each of them, and a game that is kept after each move has a
    line for each move: here a list of texts or of numbers costs none.
    """
    if (kind := type(value)) in AS_IT_IS:
        return AS_IT_IS[kind](value)
    if not value or not isinstance(value, dict | list | tuple):
        return json.dumps(value, allow_nan=False)
    if isinstance(value, dict):
        pairs = [(encode_basestring(key), text_of(part, depth + 1)) for key, part in value.items()]
        ends, lines = "{}", [f"{key}: {part}" for key, part in pairs]
    elif len(kinds := set(map(type, value))) == 1 and (kind := kinds.pop()) in AS_IT_IS:
        ends, lines = "[]", list(map(AS_IT_IS[kind], value))
    else:
        ends, lines = "[]", [text_of(part, depth + 1) for part in value]
    within = "\n" + " " * (depth + 1)
    return ends[0] + within + f",{within}".join(lines) + within[:-1] + ends[1]

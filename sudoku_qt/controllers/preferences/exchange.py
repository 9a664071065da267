# SPDX-License-Identifier: MIT
"""Preferences as a file: JSON, bounded and checked before anything is taken over."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import cast

from sudoku_qt.engine.message import Fault
from sudoku_qt.models.option import Option, Value

FORMAT = "sudoku-qt preferences"
VERSION = 1
LARGEST = 1 << 20
"""The most bytes of a file that is read."""
MOST_NAMED = 5


def written(values: Mapping[str, Value]) -> str:
    """The options as the text of a file."""
    content = {"format": FORMAT, "version": VERSION, "options": dict(values)}
    return json.dumps(content, ensure_ascii=False, indent=2) + "\n"


def read(path: Path) -> dict[str, object]:
    """The options in a file. Raises `Fault`, or OSError if it cannot be read."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise Fault("This file is too large to hold preferences.")
    try:
        found = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Fault("This file is damaged, or holds no preferences.") from error
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Fault("This file is damaged, or holds no preferences.")
    if found.get("version") != VERSION:
        raise Fault("A later version of the program wrote these preferences.")
    options = found.get("options", {})
    if not isinstance(options, dict):
        raise Fault("This file is damaged, or holds no preferences.")
    return cast("dict[str, object]", options)


def taken(
    found: Mapping[str, object], options: Mapping[str, Option]
) -> tuple[dict[str, Value], list[str]]:
    """The valid ones of some values, and the names of the others."""
    good = {
        name: cast("Value", value)
        for name, value in found.items()
        if name in options and options[name].takes(value)
    }
    return good, [name for name in found if name not in good]


def named(names: Sequence[str]) -> str:
    """The first of some names, for a sentence."""
    more = ["…"] * (len(names) > MOST_NAMED)
    return ", ".join([*(name[:40] for name in names[:MOST_NAMED]), *more])

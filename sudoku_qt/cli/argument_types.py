# SPDX-License-Identifier: MIT
"""Types of command-line arguments: techniques, masks of cells, ratings."""

import os
import re
from argparse import ArgumentTypeError
from difflib import get_close_matches
from pathlib import Path

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import reason, spoken
from sudoku_qt.engine.sudoku.generate.se_range import HIGHEST, LOWEST
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.shape import CELLS

EMPTY = frozenset(".0_-*")
"""The signs of cells that must stay empty; any other sign is a cell that may be filled."""
SUGGESTIONS = 3
_RATING = r"[0-9]{1,2}(?:\.[0-9])?"
LARGEST_MASK = 2**16
"""The most bytes of a mask's file; it may be a device without an end."""


def technique_named(text: str) -> str:
    """Parse the name of a technique in any case, with any separators, or none, between its words.

    "X-Wings" is accepted for "x_wing". Raises `UsageFault`.
    """
    known = {rung.name.replace("_", ""): rung.name for rung in LADDER}
    word = "".join(letter for letter in text.lower() if letter not in " -_")
    for meant in (word, word.removesuffix("s")):
        if meant in known:
            return known[meant]
    near = get_close_matches(word, known, SUGGESTIONS, cutoff=0.5)
    names = spoken(" or ").join(known[each] for each in near)
    hint = spoken("perhaps {names}; ").format(names=names) if near else ""
    raise UsageFault(
        "there is no technique “{name}”; {hint}sudoku info techniques lists them",
        name=text,
        hint=hint,
    )


def techniques_named(text: str) -> tuple[str, ...]:
    """Parse names separated by commas."""
    return tuple(dict.fromkeys(technique_named(name) for name in text.split(",")))


def se_range(text: str) -> tuple[float, float]:
    """Parse a range of SE ratings: "7.5~8.5", "7.5" alone, "~3.0" up to it, "9~" from it on."""
    match = re.fullmatch(rf"({_RATING})?(~)?({_RATING})?", text)
    first, sign, last = match.groups() if match else (None, None, None)
    low, high = float(first or LOWEST), float(last or (HIGHEST if sign else first or 0))
    if (first or last) and LOWEST <= low <= high <= HIGHEST and (sign or not last):
        return low, high
    words = spoken("“{text}” is no range of SE ratings from {least} to {most}, such as {examples}")
    facts = {"text": text, "least": LOWEST, "most": HIGHEST, "examples": "7.5~8.5, 7.5, ~3.0, 9~"}
    raise ArgumentTypeError(words.format(**facts))


def cells_for_givens(text: str) -> frozenset[int]:
    """Parse 81 signs, or a file with them: cells that are not `EMPTY` may hold givens."""
    signs = text if len(text) == CELLS and not _is_there(text) else _signs_in(text)
    if len(signs) != CELLS:
        words = spoken("a mask has {wanted} signs, and this one has {count}")
        raise ArgumentTypeError(words.format(wanted=CELLS, count=len(signs)))
    return frozenset(cell for cell, sign in enumerate(signs) if sign not in EMPTY)


def _is_there(name: str) -> bool:
    return os.path.exists(name)  # noqa: PTH110 - Path's raises where a name is too long


def _signs_in(name: str) -> str:
    try:
        with Path(name).open("rb") as stream:
            return "".join(stream.read(LARGEST_MASK).decode().split())
    except UnicodeDecodeError:
        raise _unreadable(name, spoken("it is no text")) from None
    except (OSError, ValueError) as error:
        raise _unreadable(name, reason(error)) from None


def _unreadable(name: str, why: str) -> ArgumentTypeError:
    return ArgumentTypeError(spoken("cannot read {name}: {reason}").format(name=name, reason=why))

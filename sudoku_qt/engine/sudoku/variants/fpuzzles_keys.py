# SPDX-License-Identifier: MIT
"""The keys of an f-puzzles object that are not those of kinds, and what they mean."""

import re

from sudoku_qt.engine.game import Json

CAGE, MARKS = "cage", "givenPencilMarks"
_SUM = re.compile(r"[1-9]\d*", re.ASCII)
NO_RULES = frozenset(
    (
        "size", "title", "author", "ruleset", "grid", "solution", "successMessage", "metadata",
        "highlightConflicts", "disabledlogic", "truecandidatesoptions", "text", "line",
        "rectangle", "circle", CAGE, "cosmetics",
    )
)  # fmt: skip
"""Keys that change no rule: names, settings, drawings; of cages those without a sum."""


def has_sum(cage: Json) -> bool:
    """Whether a cage that is otherwise only drawn has a number, which is then the sum in it."""
    value = cage.get("value") if isinstance(cage, dict) else None
    return not isinstance(value, bool) and bool(_SUM.fullmatch(str(value)))

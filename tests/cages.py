# SPDX-License-Identifier: MIT
"""A puzzle with cages, for tests of what a puzzle with rules of its own is in the program."""

import json
from typing import Any

SOLVED = "123456789456789123789123456214365897365897214897214365531642978642978531978531642"
CAGES = [
    {"cells": ["R1C1", "R1C2"], "value": "3"},
    {"cells": ["R1C3", "R1C4", "R2C3"], "value": "13"},
    {"cells": ["R5C5", "R5C6"], "value": "16"},
]


def killer(givens: str, **rules: Any) -> str:
    """An object with cages, and with givens."""
    cells = [{"value": int(digit), "given": True} if digit > "0" else {} for digit in givens]
    grid = [cells[start : start + 9] for start in range(0, 81, 9)]
    return json.dumps({"size": 9, "grid": grid, "killercage": CAGES, **rules})


GIVENS = "".join("0" if cell in {0, 1, 2, 3, 40, 41, 80} else SOLVED[cell] for cell in range(81))
KILLER = killer(GIVENS, title="Little cages", ruleset="Cages <b>add up</b>.")

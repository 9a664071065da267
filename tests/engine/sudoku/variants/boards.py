# SPDX-License-Identifier: MIT
"""Variants for the tests: objects of f-puzzles, and a search that knows nothing but the rules."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sudoku_qt.engine.sudoku.variants.rules import Rules
from sudoku_qt.engine.sudoku.variants.variant_board import board_of
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle, broken_by

DATA = Path(__file__).parents[3] / "data" / "variants"


def fpuzzle(rest: str, size: int = 9) -> str:
    """An empty board with rules, as f-puzzles writes it."""
    grid = json.dumps([[{}] * size] * size)
    return f'{{"size":{size},"grid":{grid}{"," if rest else ""}{rest}}}'


def read(rest: str, size: int = 9) -> VariantPuzzle:
    """An empty board with rules."""
    return read_variant(fpuzzle(rest, size))


def cells_of(names: str, size: int = 9) -> list[int]:
    """The cells of names as R1C1."""
    board = board_of(size)
    places = {board.name(cell): cell for cell in range(size * size)}
    return [places[name] for name in names.split()]


def lines_of(name: str) -> list[str]:
    """The cases of a file, one a line."""
    text = (DATA / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def brute(rules: Rules, givens: bytes) -> Iterator[bytes]:
    """Yield all solutions, trying every digit in every cell and asking the rules alone."""
    values = list(givens)
    free = [cell for cell, given in enumerate(givens) if not given]

    def go_on(depth: int) -> Iterator[bytes]:
        if depth == len(free):
            yield bytes(values)
            return
        for digit in range(1, rules.size + 1):
            values[free[depth]] = digit
            if not broken_by(rules, values):
                yield from go_on(depth + 1)
        values[free[depth]] = 0

    if not broken_by(rules, values):
        yield from go_on(0)


def own_steps() -> dict[str, tuple[VariantPuzzle, str]]:
    """For each kind a position whose next step is the kind's own, and the sentence of the step."""
    return {each["kind"]: (_position(each), each["told"]) for each in own_step_cases()}


def own_step_cases() -> list[dict[str, Any]]:
    """The same as they are written down."""
    return [json.loads(line) for line in lines_of("own_steps.txt")]


def own_step_text(case: dict[str, Any]) -> str:
    """The position of such a case, as f-puzzles writes it."""
    size, marks = case["size"], case.get("marks", {})
    cells: list[dict[str, object]] = [
        {} if given == "." else {"value": int(given), "given": True} for given in case["givens"]
    ]
    for cell, digits in marks.items():
        cells[int(cell)]["givenPencilMarks"] = digits
    rows = [cells[row : row + size] for row in range(0, size * size, size)]
    return json.dumps({"size": size, "grid": rows, **case["rules"]})


def _position(case: dict[str, Any]) -> VariantPuzzle:
    return read_variant(own_step_text(case))

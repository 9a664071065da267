# SPDX-License-Identifier: MIT
"""The way of the SE rating, step by step, as `sudoku rate --explain` writes it."""

import json
from collections.abc import Sequence
from typing import cast

from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.engine.sudoku.rating.explainer.scale import Way
from sudoku_qt.engine.sudoku.rating.se_path import RatedStep


class ExplainedLines(Layout):
    """Each puzzle in a line with its three ratings, and below it the steps, numbered."""

    lines_of_record = None

    def record(self, fields: Fields) -> str:
        """Write a line for the puzzle and a line a step."""
        way = cast(Way, fields["way"])
        head = f"{fields['puzzle']} {way.rating}/{way.pearl}/{way.diamond}"
        steps = enumerate(_explained(fields), 1)
        return "\n".join((head, *(f"{number:>3}. {_line(step)}" for number, step in steps))) + "\n"


class ExplainedObjects(Layout):
    """One JSON object a step."""

    lines_of_record = None

    def record(self, fields: Fields) -> str:
        """Write a line a step."""
        return "".join(
            json.dumps(_object(fields["line"], number, step), ensure_ascii=False) + "\n"
            for number, step in enumerate(_explained(fields), 1)
        )


def _explained(fields: Fields) -> Sequence[RatedStep]:
    return cast(Sequence[RatedStep], fields["steps"])


def _line(step: RatedStep) -> str:
    placed, eliminated = step.conclusions()
    return f"{step.rating:>4} {step.rule}: {', '.join(placed + eliminated)}"


def _object(line: object, number: int, step: RatedStep) -> dict[str, object]:
    placed, eliminated = step.conclusions()
    return {
        "line": line,
        "step": number,
        "se_rating": step.rating,
        "rule": step.rule,
        "placements": placed,
        "eliminations": eliminated,
    }

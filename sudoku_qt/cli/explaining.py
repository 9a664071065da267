# SPDX-License-Identifier: MIT
"""The path of the SE rating, step by step, as `sudoku rate --explain` writes it."""

import json
from collections.abc import Sequence
from typing import cast

from sudoku_qt.cli.language import later, listed, spoken
from sudoku_qt.cli.layouts import Fields, Layout
from sudoku_qt.engine.sudoku.rating.explainer.scale import Way
from sudoku_qt.engine.sudoku.rating.se_path import RatedStep

RULES = (
    later("last_cell"),
    later("hidden_single"),
    later("direct_pointing"),
    later("direct_claiming"),
    later("direct_hidden_pair"),
    later("direct_hidden_triplet"),
    later("naked_single"),
    later("pointing"),
    later("claiming"),
    later("naked_pair"),
    later("naked_triplet"),
    later("naked_quad"),
    later("hidden_pair"),
    later("hidden_triplet"),
    later("hidden_quad"),
    later("x-wing"),
    later("swordfish"),
    later("jellyfish"),
    later("xy-wing"),
    later("xyz-wing"),
    later("unique_rectangle_1"),
    later("unique_rectangle_2"),
    later("unique_rectangle_3"),
    later("unique_rectangle_4"),
    later("unique_loop_1"),
    later("unique_loop_2"),
    later("unique_loop_3"),
    later("unique_loop_4"),
    later("bug_1"),
    later("bug_2"),
    later("bug_3"),
    later("bug_4"),
    later("aligned_pair_exclusion"),
    later("aligned_triplet_exclusion"),
    later("x-cycle"),
    later("y-cycle"),
    later("cycle"),
    later("x-chain"),
    later("forcing_chain"),
    later("nishio"),
    later("multiple_forcing_chains"),
    later("dynamic_forcing_chains"),
    later("dynamic_forcing_chains_plus"),
    later("nested_forcing_chains"),
    later("nested_multiple_forcing_chains"),
    later("nested_dynamic_forcing_chains"),
)
"""The names of the SE rating's rules, which are translated."""


class ExplainedLines(Layout):
    """Each puzzle on a line with its three ratings, and the numbered steps below it."""

    lines_of_record = None

    def record(self, fields: Fields) -> str:
        """Write a line for the puzzle and a line for each step."""
        way = cast(Way, fields["way"])
        head = f"{fields['puzzle']} {way.rating}/{way.pearl}/{way.diamond}"
        steps = enumerate(_explained(fields), 1)
        return "\n".join((head, *(f"{number:>3}. {_line(step)}" for number, step in steps))) + "\n"


class ExplainedObjects(Layout):
    """A JSON object for each step."""

    lines_of_record = None

    def record(self, fields: Fields) -> str:
        """Write a line for each step."""
        return "".join(
            json.dumps(_object(fields["line"], number, step), ensure_ascii=False) + "\n"
            for number, step in enumerate(_explained(fields), 1)
        )


def _explained(fields: Fields) -> Sequence[RatedStep]:
    return cast(Sequence[RatedStep], fields["steps"])


def _line(step: RatedStep) -> str:
    placed, eliminated = step.conclusions()
    return f"{step.rating:>4} {spoken(step.rule)}{spoken(': ')}{listed(placed + eliminated)}"


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

# SPDX-License-Identifier: MIT
"""The rules of a puzzle as a list: sentences, cells and signs, and what the setter wrote."""

import json

import pytest

from sudoku_qt.engine.game import Json
from sudoku_qt.engine.sudoku.variants.drawing.rule_list import (
    LONGEST,
    listed_rules,
    remark,
    setters_text,
)
from sudoku_qt.engine.sudoku.variants.figures import Clue, Line
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from tests.engine.sudoku.variants.boards import fpuzzle, lines_of, read

UNDRAWN = {"disjointgroups", "antiknight", "antiking", "nonconsecutive", "negative"}


def told(rest: str, size: int = 9) -> list[str]:
    """The sentences."""
    return [str(rule.sentence) for rule in listed_rules(read(rest, size))]


def test_a_classic_board_has_no_rules_of_its_own() -> None:
    assert told("") == []


@pytest.mark.parametrize(
    ("size", "sentence"),
    [(6, "Each row, column and box holds 1 to 6."), (7, "Each row and column holds 1 to 7.")],
)
def test_other_sizes_are_said(size: int, sentence: str) -> None:
    assert told("", size) == [sentence]


def test_regions_are_said_and_where_they_are_if_not_everywhere() -> None:
    whole = json.loads(fpuzzle("", 4))
    regions = [[0, 0, 0, 1], [0, 2, 1, 1], [2, 2, 1, 3], [2, 3, 3, 3]]
    whole["grid"] = [[{"region": region} for region in row] for row in regions]
    (rule,) = listed_rules(read_variant(json.dumps(whole)))
    assert (str(rule.sentence), rule.cells) == ("Each outlined region holds 1 to 4.", ())
    whole["grid"][0][0] = {"region": None}
    (rule,) = listed_rules(read_variant(json.dumps(whole)))
    assert str(rule.sentence) == "No digit stands twice in an outlined region."
    assert rule.cells == tuple(range(1, 16))


def test_each_kind_is_said_once_with_all_its_cells() -> None:
    cages = '"killercage":[{"cells":["R1C1","R1C2"],"value":"5"},{"cells":["R9C9"]}]'
    (rule,) = listed_rules(read(cages))
    assert rule.cells == (0, 1, 80)
    assert len(rule.constraints) == 2
    (rule,) = listed_rules(read('"diagonal-":true'))
    assert rule.cells == tuple(range(0, 81, 10))


def test_a_number_that_is_not_drawn_is_said() -> None:
    lines = '"whispers":[{"lines":[["R1C1","R1C2"]],"value":"4"},{"lines":[["R2C1","R2C2"]]}]'
    assert {*told(lines)} == {
        "Neighbours differ by 4 or more.",
        "Neighbours differ by 5 or more.",
    }
    (line,) = told('"ratio":[{"cells":["R1C1","R1C2"]}]')
    assert line == "Black dot: one is twice the other."
    (line,) = told('"ratio":[{"cells":["R1C1","R1C2"],"value":"3"}]')
    assert line.endswith("as many times as its number.")
    (line,) = told('"negative":["xv"]')
    assert "XV" in line


def test_every_kind_has_a_sign_but_those_that_are_not_drawn() -> None:
    assert {kind.name for kind in KINDS if not kind.sign()} == UNDRAWN


@pytest.mark.parametrize("case", lines_of("figures.txt"))
def test_a_sign_shows_what_is_on_the_board(case: str) -> None:
    size, key, value = (part.strip() for part in case.split(";")[:3])
    for rule in listed_rules(read(f'"{key}":{value}', int(size))):
        forms = [type(figure).__name__ for figure in rule.sign]
        assert bool(forms) == any(each.kind not in UNDRAWN for each in rule.constraints)
        for figure in rule.sign:
            if isinstance(figure, Line):
                assert {*figure.cells, *figure.start, *figure.end} <= {0, 1, 2, 3}
            if isinstance(figure, Clue):
                assert (figure.row, figure.column) == (0, 0)


@pytest.mark.parametrize(
    ("rest", "is_said"),
    [
        ("", False),
        ('"ratio":[{"cells":["R1C1","R1C2"]}]', True),
        ('"ratio":[{"cells":["R1C1","R1C2"]}],"negative":["ratio"]', False),
        ('"difference":[{"cells":["R1C1","R1C2"]}],"nonconsecutive":true', False),
        ('"xv":[{"cells":["R1C1","R1C2"],"value":"X"}],"negative":["ratio"]', True),
    ],
)
def test_missing_marks_mean_nothing_unless_a_rule_says_so(rest: str, *, is_said: bool) -> None:
    assert bool(remark(read(rest))) == is_said


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("Plain.\nTwo lines.\n", "Plain.\nTwo lines."),
        ("<b>bold</b>\u0007", "<b>bold</b>"),
        (None, ""),
        ([1], ""),
        ("x" * (2 * LONGEST), "x" * LONGEST),
    ],
)
def test_the_setters_text_is_plain(value: Json, text: str) -> None:
    assert setters_text(read(f'"ruleset":{json.dumps(value)}')) == text


def test_what_a_sign_needs_said_is_short() -> None:
    assert [kind.name for kind in KINDS if not 10 < len(kind.short) < 80] == []

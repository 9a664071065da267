# SPDX-License-Identifier: MIT
"""Decorations of f-puzzles: what is drawn of them, and what is skipped without a word."""

import pytest

from sudoku_qt.engine.game import Json
from sudoku_qt.engine.sudoku.variants.drawing.decorations import MOST, colour_in, decorations
from sudoku_qt.engine.sudoku.variants.figures import Plate
from sudoku_qt.engine.sudoku.variants.variant_board import board_of

NINE = board_of(9)


@pytest.mark.parametrize(
    ("value", "colour"),
    [
        ("#1a2", "#11AA22"),
        ("#cfcfcf", "#CFCFCF"),
        ("#CFCFCF80", "#CFCFCF"),
        ("#CFCFCF00", ""),
        ("red", ""),
        ("#12345", ""),
        (None, ""),
        (7, ""),
    ],
)
def test_colours_are_read_from_their_hexadecimal_form(value: Json, colour: str) -> None:
    assert colour_in({"baseC": value}, "baseC") == colour


@pytest.mark.parametrize("value", [None, 3, "x", {}, [3], [[]], [{"cells": 3}], [{"lines": [3]}]])
@pytest.mark.parametrize("key", ["line", "rectangle", "circle", "text", "cage"])
def test_what_cannot_be_drawn_is_skipped(key: str, value: Json) -> None:
    assert decorations({key: value}, NINE) == ()


def test_there_is_an_end_to_decorating() -> None:
    plates: Json = [{"cells": ["R1C1"]}] * (MOST + 5)
    assert len(decorations({"rectangle": plates, "circle": plates}, NINE)) == MOST


@pytest.mark.parametrize("width", ["wide", "nan", "inf", -1, 0, [], "1" * 400])
def test_a_size_that_makes_no_sense_is_the_usual_one_or_the_largest(width: Json) -> None:
    (plate,) = decorations({"rectangle": [{"cells": ["R1C1"], "width": width}]}, NINE)
    assert isinstance(plate, Plate)
    assert 0 < plate.width <= 32

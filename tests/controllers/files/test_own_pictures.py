# SPDX-License-Identifier: MIT
"""Pictures that the program exports itself are called what they are when they are read again."""

import io
import json

import numpy as np
import pytest
from PIL import Image, ImageFilter

from sudoku_qt.controllers.files.picture_reader import PictureReader
from sudoku_qt.controllers.sudoku.picture import Naming, picture_at
from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.engine.work import never
from sudoku_qt.models.picture_read import BoardRead
from sudoku_qt.models.sudoku.board.cell import NUMBERS
from sudoku_qt.paths import resource
from sudoku_qt.views.board.picture import PictureLook, png
from sudoku_qt.views.theme import Theme
from tests.engine.pictures.screens import PUZZLE, digits_of
from tests.engine.sudoku.variants.boards import fpuzzle, lines_of
from tests.sweeps import every
from tests.views.sudoku.boards import as_json

LOOKS = [("light", 360, 0.0), ("light", 900, 8.0), ("dark", 500, 0.0), ("dark", 500, 8.0)]
"""Themes, sides in pixels, and the deviation of the noise on a blurred picture."""
LINES = [[part.strip() for part in line.split(";")] for line in lines_of("figures.txt")]
OTHER_RULES = [
    (key, value)
    for size, key, value, *_ in LINES
    if size == "9" and key not in {"killercage", "cage"}
]
CAGES = [
    {"cells": [f"R{row}C{column}", f"R{row}C{column + 1}"], "value": "9"}
    for row in range(1, 10, 2)
    for column in (1, 4, 7)
]
FOUR = {number for number in range(256) if number % 5 < 3}


def exported(text: str, theme: str, side: int, noise: float) -> bytes:
    """The picture of a puzzle, perhaps as somebody else's program has blurred it."""
    position = position_of(recognise(text.encode()).found[0])
    look = PictureLook(Theme.read(resource(f"themes/{theme}.json")), side)
    data = png(picture_at(position, look, Naming(NUMBERS, letters=False)))
    if not noise:
        return data
    image = Image.open(io.BytesIO(data)).convert("RGB").filter(ImageFilter.GaussianBlur(0.7))
    grain = np.random.default_rng(1).normal(0, noise, (side, side, 3))
    stream = io.BytesIO()
    Image.fromarray((np.asarray(image) + grain).clip(0, 255).astype(np.uint8)).save(stream, "PNG")
    return stream.getvalue()


def with_givens(rules: str, givens: str = PUZZLE) -> str:
    """The digits of a puzzle on a board with some rules; it need not have a solution."""
    whole = json.loads(fpuzzle(rules))
    for cell, digit in enumerate(givens):
        if digit != ".":
            whole["grid"][cell // 9][cell % 9] = {"value": int(digit), "given": True}
    return json.dumps(whole)


def read(data: bytes) -> BoardRead:
    """The one board of a picture."""
    (board,) = PictureReader().read(data, never).boards
    return board


IN_EACH_LOOK = pytest.mark.parametrize("look", LOOKS, ids=str)


@IN_EACH_LOOK
def test_a_killer_is_called_one_and_its_digits_are_read(
    qapp: object, look: tuple[str, int, float]
) -> None:
    board = read(exported(with_givens(f'"killercage":{json.dumps(CAGES)}'), *look))
    assert board.cages
    assert board.digits == digits_of(PUZZLE)


@IN_EACH_LOOK
def test_a_killer_without_givens_is_not_taken_for_an_empty_board(
    qapp: object, look: tuple[str, int, float]
) -> None:
    bare = with_givens(f'"killercage":{json.dumps(CAGES)}', "")
    with pytest.raises(Fault, match="a killer without givens"):
        PictureReader().read(exported(bare, *look), never)


@pytest.mark.slow
@IN_EACH_LOOK
@pytest.mark.parametrize("size", [10, 12, 16])
def test_a_board_that_is_larger_is_called_by_its_size(
    qapp: object, look: tuple[str, int, float], size: int
) -> None:
    with pytest.raises(Fault, match=f"a grid of {size} × {size}"):
        PictureReader().read(exported(few_on_a_diagonal(size), *look), never)


@pytest.mark.slow
@IN_EACH_LOOK
@pytest.mark.parametrize("size", [4, 6, 8])
def test_a_smaller_board_is_read_with_its_size(
    qapp: object, look: tuple[str, int, float], size: int
) -> None:
    board = read(exported(few_on_a_diagonal(size), *look))
    assert len(board.digits) == size * size


def few_on_a_diagonal(size: int) -> str:
    """Some digits on a board of so many rows, in whose picture a diagonal is drawn."""
    return as_json(size, FOUR & {*range(size * size)}, **{"diagonal-": True})


@IN_EACH_LOOK
def test_a_classic_puzzle_is_called_nothing_else(
    qapp: object, look: tuple[str, int, float]
) -> None:
    board = read(exported(PUZZLE, *look))
    assert not board.cages
    assert board.digits == digits_of(PUZZLE)


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("rule", every(3, OTHER_RULES), ids=lambda rule: rule[0])
def test_other_rules_are_not_taken_for_cages(
    qapp: object, rule: tuple[str, str], theme: str
) -> None:
    key, value = rule
    board = read(exported(with_givens(f'"{key}":{value}'), theme, 500, 8.0))
    assert not board.cages

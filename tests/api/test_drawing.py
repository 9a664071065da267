# SPDX-License-Identifier: MIT
"""The library draws what the command line draws, and refuses what makes no sense in a sentence."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import sudoku_qt.api as sudoku
from sudoku_qt.api import drawing
from sudoku_qt.engine.sudoku.kernel.solver import solve
from sudoku_qt.engine.sudoku.words import write_rows
from tests.api.puzzles import EASY, digits
from tests.cages import GIVENS, killer

SOLVED = "".join(write_rows(solve(EASY).solution or b""))


def described(picture: bytes) -> str:
    """The digits in the description of an SVG file."""
    return picture.decode().partition("<desc>")[2].partition("</desc>")[0]


def test_each_puzzle_has_its_picture_a_variant_among_them() -> None:
    (variant,) = sudoku.parse(killer(GIVENS))
    drawn = sudoku.picture([EASY, SOLVED, variant, EASY], size=200)
    assert [described(each) for each in drawn][:2] == [EASY, SOLVED], "though one solves the other"
    assert len(drawn) == 4
    assert described(drawn[3]) == EASY
    assert drawn[2].count(b"<path") > drawn[3].count(b"<path")


def test_an_array_is_drawn_like_texts() -> None:
    one = sudoku.picture(np.array(digits(EASY)[0]), "pdf")
    assert one.startswith(b"%PDF")
    assert sudoku.picture([]) == []


def test_a_page_holds_all_puzzles() -> None:
    page = sudoku.web_page(EASY)
    assert page.startswith("<!DOCTYPE html>")
    assert page.count("<article") == 1


@pytest.mark.parametrize(
    ("draw", "said"),
    [
        (lambda: sudoku.picture(EASY, "eps"), "kind is one of svg, png, pdf, not 'eps'"),
        (lambda: sudoku.picture(EASY, size=99), "size is a whole number from 100 to 8,000, not 99"),
        (lambda: sudoku.picture([EASY, "123"]), "puzzle 1: a puzzle has 81 characters"),
        (lambda: sudoku.picture(EASY, candidates="some"), "^candidates knows no “some”"),
        (lambda: sudoku.picture(EASY, theme="Dark"), "^theme knows no “Dark”; there are .*dark"),
        (lambda: sudoku.web_page([]), "a page has at least one puzzle"),
        (lambda: sudoku.web_page([EASY] * 201), "A page holds at most 200 puzzles."),
    ],
)
def test_what_makes_no_sense_is_said(draw: Callable[[], Any], said: str) -> None:
    with pytest.raises(ValueError, match=said.replace("(", r"\(")):
        draw()


def test_errors_are_english_wherever_they_come_from(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    with pytest.raises(ValueError, match=r"^theme knows no “none”; there are "):
        sudoku.picture(EASY, theme="none")


@pytest.mark.parametrize("puzzles", [b"12", 5, [5]])
def test_what_is_no_text_is_no_puzzle(puzzles: Any) -> None:
    with pytest.raises(TypeError):
        sudoku.picture(puzzles)


def test_without_what_draws_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drawing, "find_spec", lambda _: None)
    with pytest.raises(ModuleNotFoundError, match="pictures need PySide6"):
        sudoku.picture(EASY)

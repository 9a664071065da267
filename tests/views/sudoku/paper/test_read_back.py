# SPDX-License-Identifier: MIT
"""Worksheets are read back from their own PDF: every puzzle, in order, however many a page has."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from sudoku_qt.engine.pictures.digit_net import DigitNet
from sudoku_qt.engine.pictures.reading import read_pictures
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.models.sudoku.paper.options import PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.paper.output import pdf_of
from sudoku_qt.views.sudoku.paper.painter import measure
from tests.models.sudoku.paper.worksheets import EASY, WORDS
from tests.sweeps import every


def puzzles(count: int) -> Iterator[PaperPuzzle]:
    for seed in range(count):
        givens = kernel.minimal_puzzle(seed)
        yield replace(EASY, givens=givens, values=givens, solution=kernel.solve(givens) or b"")


@pytest.mark.parametrize("per_page", every(5, (1, 2, 4, 6, 9)))
def test_all_puzzles_of_a_page_are_read(per_page: int) -> None:
    wanted = list(puzzles(per_page))
    options = PaperOptions(per_page=per_page, wide=per_page in {1, 4}, answers="none")
    pdf = pdf_of(pages_of(wanted, options, WORDS, measure), "Sudoku")
    read = read_pictures(pdf, DigitNet.load(resource("digits.npz")))
    assert [each.digits for each in read.puzzles] == [each.givens for each in wanted]
    assert not any(each.doubtful for each in read.puzzles)


@pytest.mark.slow
def test_the_answers_behind_them_are_left_out() -> None:
    wanted = list(puzzles(2))
    pdf = pdf_of(pages_of(wanted, PaperOptions(per_page=2), WORDS, measure), "Sudoku")
    read = read_pictures(pdf, DigitNet.load(resource("digits.npz")))
    assert [each.digits for each in read.puzzles] == [each.givens for each in wanted]

# SPDX-License-Identifier: MIT
"""The plan of a worksheet: what stands on which page, where nothing lies over anything else."""

import pytest

from sudoku_qt.models.sudoku.paper.options import PAPERS, PER_PAGE, PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords
from tests.models.sudoku.paper.worksheets import (
    EASY,
    LONG_WORDS,
    SEVERAL,
    WORDS,
    boards,
    each_layout,
    kinds,
    measure,
    outside,
    overlapping,
    texts,
    words,
)
from tests.sweeps import every

LEAST_MARGIN = 30.0
LEAST_SIDE = 85.0


def sheds(options: PaperOptions) -> bool:
    """Whether so many may be more than fit: on small paper, or with everything that takes room."""
    return options.paper == "a5" or options.codes


@pytest.mark.parametrize("said", [WORDS, LONG_WORDS], ids=["short", "long"])
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", every(2, PER_PAGE))
def test_nothing_overlaps_and_all_lies_within_the_margins(
    count: int, paper: str, said: PaperWords
) -> None:
    for options in each_layout(count, paper):
        for page in pages_of([EASY] * (count - 1) + [SEVERAL, EASY], options, said, measure):
            assert (page.width, page.height) == options.size
            assert not overlapping(page), options
            assert not outside(page, LEAST_MARGIN), options


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("count", every(2, PER_PAGE))
def test_boards_are_squares_of_one_size_that_can_be_written_in(count: int, paper: str) -> None:
    for options in each_layout(count, paper):
        page = pages_of([EASY] * count, options, WORDS, measure)[0]
        sides = [
            (round(board.box.width, 6), round(board.box.height, 6))
            for board in boards(page)
            if not board.turned
        ]
        assert len(sides) == count or sheds(options), options
        assert len({side for both in sides for side in both}) == 1
        assert sides[0][0] >= LEAST_SIDE, options


@pytest.mark.parametrize("count", every(2, PER_PAGE))
def test_so_many_stand_on_a_page_and_the_rest_on_the_next(count: int) -> None:
    options = PaperOptions(per_page=count, answers="none")
    pages = pages_of([EASY] * (count + 1), options, WORDS, measure)
    assert [len(boards(page)) for page in pages] == [count, 1]


def test_answers_come_behind_the_puzzles_and_techniques_behind_those() -> None:
    options = PaperOptions(per_page=9, techniques=True)
    pages = pages_of([EASY] * 14, options, WORDS, measure)
    titles = [texts(page)[0] for page in pages]
    assert titles == ["Sudoku", "Sudoku", "Answers", "Answers", "Techniques"]
    assert [board.values for board in boards(pages[2])] == [EASY.solution] * 12
    assert len(boards(pages[3])) == 2


def test_puzzles_and_answers_have_the_same_numbers_and_pages_have_theirs() -> None:
    pages = pages_of([EASY] * 3, PaperOptions(per_page=2), WORDS, measure)
    assert [text for page in pages for text in texts(page) if text.isdecimal()] == [
        *"12", "1", *"3", "2", *"123", "3"
    ]  # fmt: skip


def test_one_puzzle_alone_has_no_number() -> None:
    (page,) = pages_of([EASY], PaperOptions(answers="none", numbers=False), WORDS, measure)
    assert texts(page) == ["Sudoku", "22 November 2026", "Very easy, 25 min"]


def test_answers_below_stand_upside_down_on_the_same_page() -> None:
    options = PaperOptions(per_page=4, answers="below")
    (page,) = pages_of([EASY] * 4, options, WORDS, measure)
    turned = [board for board in boards(page) if board.turned]
    assert len(turned) == 4
    assert min(board.box.top for board in turned) > page.height / 2
    numbers = {each.text: each.box.left for each in words(page) if each.turned}
    assert numbers["1"] > numbers["2"] > numbers["4"], "turned round, the first is at the left"


def test_titles_and_numbers_are_bold_and_what_is_told_stands_at_the_right() -> None:
    options = PaperOptions(per_page=2, answers="below", techniques=True, name_line=True)
    said = [
        (each.text, each.bold, each.align, each.turned)
        for page in pages_of([EASY, SEVERAL], options, WORDS, measure)
        for each in words(page)
        if each.text
    ]
    assert said == [
        ("Sudoku", True, "left", False),
        ("Name", False, "left", False),
        ("Date", False, "left", False),
        ("1", True, "left", False),
        (EASY.remark, False, "right", False),
        ("2", True, "left", False),
        (SEVERAL.remark, False, "right", False),
        ("1", True, "left", True),
        ("2", True, "left", True),
        ("none", False, "right", True),
        ("1", False, "centre", False),
        ("Techniques", True, "left", False),
        (WORDS.date, False, "right", False),
        (EASY.remark, False, "left", False),
        ("1", True, "left", False),
        (EASY.techniques, False, "left", False),
        (SEVERAL.remark, False, "left", False),
        ("2", True, "left", False),
        ("2", False, "centre", False),
    ]


@pytest.mark.parametrize("large", [False, True])
def test_puzzles_and_answers_behind_them_are_as_large_as_asked(*, large: bool) -> None:
    options = PaperOptions(answers="last", large=large)
    pages = pages_of([EASY], options, WORDS, measure)
    assert [(each.large, each.turned, each.notes) for page in pages for each in boards(page)] == [
        (large, False, ())
    ] * 2


@pytest.mark.parametrize("answers", ["last", "below"])
def test_where_there_is_not_one_solution_no_answer_is_invented(answers: str) -> None:
    options = PaperOptions(answers=answers, level=False)
    pages = pages_of([EASY, SEVERAL], options, WORDS, measure)
    said = [text for page in pages for text in texts(page)]
    assert "Several solutions" in said, "also where levels are not wanted"
    assert "none" in said
    wrong = [board for page in pages for board in boards(page)][3]
    assert wrong.values == SEVERAL.givens


def test_what_is_not_wanted_is_left_out() -> None:
    bare = PaperOptions(heading=False, level=False, numbers=False, answers="none")
    (page,) = pages_of([EASY], bare, WORDS, measure)
    assert kinds(page) == {"board"}
    full = PaperOptions(name_line=True, codes=True, answers="none")
    (page,) = pages_of([EASY], full, WORDS, measure)
    assert kinds(page) == {"board", "words", "rule", "code"}
    assert {"Name", "Date"} <= set(texts(page))
    assert WORDS.date not in texts(page), "pupils write it themselves"


def test_large_print_has_larger_boards_and_words() -> None:
    usual, large = (
        pages_of([EASY] * 2, PaperOptions(per_page=2, large=on), WORDS, measure)[0]
        for on in (False, True)
    )
    assert boards(large)[0].large
    assert min(each.size for each in words(large)) > min(each.size for each in words(usual))
    assert boards(large)[0].box.width >= boards(usual)[0].box.width


def test_a_long_list_of_techniques_goes_on_the_next_page_line_by_line() -> None:
    named = PaperPuzzle(
        EASY.givens, EASY.values, (), EASY.solution, "Hard, 9 min", "XY-Wing, " * 40
    )
    pages = pages_of([named] * 30, PaperOptions(answers="none", techniques=True), WORDS, measure)
    lists = [page for page in pages if texts(page)[0] == "Techniques"]
    assert len(lists) > 1
    joined = " ".join(text for page in lists for text in texts(page))
    assert joined.count("XY-Wing") == 30 * 40


def test_without_puzzles_there_are_no_pages_of_puzzles_or_answers() -> None:
    assert pages_of([], PaperOptions(), WORDS, measure) == ()

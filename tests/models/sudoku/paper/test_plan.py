# SPDX-License-Identifier: MIT
"""The plan of a worksheet: what stands on which page, where nothing lies over anything else."""

from dataclasses import replace

import pytest

from sudoku_qt.models.sudoku.paper.frame import BETWEEN
from sudoku_qt.models.sudoku.paper.items import Board
from sudoku_qt.models.sudoku.paper.options import PAPERS, PER_PAGE, PaperOptions
from sudoku_qt.models.sudoku.paper.plan import pages_of
from sudoku_qt.models.sudoku.paper.sheet import PaperPuzzle, PaperWords
from tests.models.sudoku.paper.worksheets import (
    EASY,
    LONG_WORDS,
    NAMED,
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
        puzzles = [EASY] * (count - 1) + [SEVERAL, NAMED, EASY]
        for page in pages_of(puzzles, options, said, measure):
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


def side_mm(board: Board) -> float:
    """The side of a cell of a board, in millimetres."""
    return board.box.width / 9 / 72 * 25.4


@pytest.mark.parametrize("paper", ["a4", "letter", "297x420"])
@pytest.mark.parametrize("answers", ["none", "later", "last"])
def test_large_print_is_large_also_in_the_answers(paper: str, answers: str) -> None:
    options = PaperOptions(large=True, paper=paper, answers=answers, per_page=9)
    for said in (WORDS, LONG_WORDS):
        for page in pages_of([EASY] * 3 + [SEVERAL], options, said, measure):
            assert not overlapping(page)
            assert not outside(page, LEAST_MARGIN)
            assert all(side_mm(board) >= 19.999 for board in boards(page))


def test_cells_have_the_side_that_is_asked_for_whatever_board_they_are_on() -> None:
    small = replace(EASY, across=6.0)
    (page,) = pages_of([EASY, small], PaperOptions(cell=9, answers="none"), WORDS, measure)
    nine, six = (board.box.width / 72 * 25.4 for board in boards(page))
    assert nine == pytest.approx(81)
    assert six == pytest.approx(54)


def test_four_on_a4_use_the_page() -> None:
    (page,) = pages_of([EASY] * 4, PaperOptions(answers="none"), WORDS, measure)
    places = [board.box for board in boards(page)]
    across = (places[1].right - places[0].left) / (page.width - 2 * 42)
    assert across == pytest.approx(1), "from margin to margin"
    gap, below = places[2].top - places[0].bottom, page.height - 42 - places[2].bottom
    assert gap == pytest.approx(below, abs=25), "as much room to work below each row"


@pytest.mark.parametrize("later", [1, 2, 3, 7])
def test_answers_come_so_many_pages_later(later: int) -> None:
    options = PaperOptions(per_page=1, answers="later", later=later)
    pages = pages_of([EASY] * 7, options, WORDS, measure)
    assert len(pages) == 14
    number = {
        kind: [
            at
            for at, page in enumerate(pages, start=1)
            if (texts(page)[0] == WORDS.answers) == (kind == "answer")
        ]
        for kind in ("puzzle", "answer")
    }
    between = [b - a for a, b in zip(number["puzzle"], number["answer"], strict=True)]
    whole = 7 // later * later
    assert between[:whole] == [later] * whole
    assert all(0 < each <= later for each in between)
    for puzzle, answer in zip(number["puzzle"], number["answer"], strict=True):
        assert texts(pages[puzzle - 1])[-1] == str(answer), "which its foot tells"
        assert pages[answer - 1].items[2:-1] != ()


def test_puzzles_are_numbered_from_the_first_on_everywhere() -> None:
    rules = replace(EASY, rules="No digit twice.")
    options = PaperOptions(first=99, answers="below", techniques=True, numbers=False)
    said = [
        text for page in pages_of([EASY, rules], options, WORDS, measure) for text in texts(page)
    ]
    assert [text for text in said if text[:2] in {"99", "10"}] == [
        "99", "100", "100: No digit twice.", "99", "100", "99", "100"
    ]  # fmt: skip
    alone = pages_of([EASY], PaperOptions(first=7), WORDS, measure)[0]
    assert "7" in texts(alone), "then also a single one"


def test_titles_and_authors_stand_above_and_can_be_left_out() -> None:
    named = replace(EASY, title="Two doors", author="sudoku-qt")
    for names in (True, False):
        options = PaperOptions(names=names)
        front, back = pages_of([named, EASY], options, WORDS, measure)
        assert ("Two doors" in texts(front), "sudoku-qt" in texts(front)) == (names, names)
        assert ("Two doors" in texts(back), "sudoku-qt" in texts(back)) == (names, False)


@pytest.mark.parametrize("remark", ["Easy", "Anti-knight · Non-consecutive · Killer cage · Arrow"])
@pytest.mark.parametrize("author", ["A", "A long name with many words in it, and more of them"])
def test_an_author_stands_apart_from_what_is_beside(author: str, remark: str) -> None:
    named = replace(EASY, author=author, remark=remark)
    page = pages_of([named] * 4, PaperOptions(), WORDS, measure)[0]
    ends = [each.box.left + each.box.width for each in words(page) if each.text == author]
    begins = [
        each.box.right - min(each.box.width, measure(remark, each.size))
        for each in words(page)
        if each.text == remark
    ]
    assert len(ends) == len(begins) == 4
    for end, begin in zip(ends, begins, strict=True):
        assert begin - end >= BETWEEN - 0.01


def test_a_section_has_its_heading_once_above_its_puzzles() -> None:
    puzzles = [replace(EASY, section=name) for name in ("Easy", "Easy", "Easy", "Hard")]
    pages = pages_of(puzzles, PaperOptions(per_page=6, answers="none"), WORDS, measure)
    (page,) = pages
    heads = {each.text: each.box.top for each in words(page) if each.text in {"Easy", "Hard"}}
    tops = [board.box.top for board in boards(page)]
    assert heads["Easy"] < tops[0] == tops[1] < tops[2] < heads["Hard"] < tops[3]
    assert [text for text in texts(page) if text in heads] == ["Easy", "Hard"]


def test_a_page_says_whether_it_is_black() -> None:
    for black in (True, False):
        options = PaperOptions(black=black, booklet=True, marks=True)
        assert {page.black for page in pages_of([EASY], options, WORDS, measure)} == {black}


def test_a_number_with_nothing_below_it_stands_by_its_board() -> None:
    named = replace(EASY, title="Two doors", author="sudoku-qt")
    page = pages_of([named, EASY], PaperOptions(level=False), WORDS, measure)[0]
    number = next(each for each in words(page) if each.text == "2")
    assert boards(page)[1].box.top - number.box.bottom == pytest.approx(2)


def test_words_above_a_smaller_board_are_no_wider() -> None:
    small = replace(EASY, across=6.0)
    page = pages_of([EASY, small], PaperOptions(cell=9), WORDS, measure)[0]
    remark = [each for each in words(page) if each.text == EASY.remark][1]
    assert remark.box.right == pytest.approx(boards(page)[1].box.right)


@pytest.mark.parametrize("answers", ["below", "last"])
def test_boards_with_many_cells_and_their_answers_lie_over_nothing(answers: str) -> None:
    sixteen = replace(EASY, across=16.0)
    for count in PER_PAGE:
        options = PaperOptions(per_page=count, answers=answers, wide=count == 4)
        for page in pages_of([sixteen, EASY, sixteen] * 3, options, WORDS, measure):
            assert not overlapping(page)
            assert not outside(page, LEAST_MARGIN)

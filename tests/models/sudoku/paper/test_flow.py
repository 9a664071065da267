# SPDX-License-Identifier: MIT
"""The flow of puzzles into rows: each once, in order, and none beside one of another section."""

from itertools import product

from sudoku_qt.models.sudoku.paper.flow import Row, flow


def test_without_sections_rows_are_full() -> None:
    assert flow([""] * 5, 2, 2) == [
        (Row("", (0, 1)), Row("", (2, 3))),
        (Row("", (4,)),),
    ]


def test_a_section_begins_a_row_with_its_heading() -> None:
    assert flow(["Easy"] * 3 + ["Hard"] * 2, 2, 3) == [
        (Row("Easy", (0, 1)), Row("", (2,)), Row("Hard", (3, 4))),
    ]


def test_one_that_goes_on_over_the_page_has_no_second_heading() -> None:
    first, second = flow(["Easy"] * 3, 1, 2)
    assert [row.heading for row in first] == ["Easy", ""]
    assert second == (Row("", (2,)),)


def test_each_is_placed_once_in_order() -> None:
    for columns, rows, count in product((1, 2, 3), (1, 2, 3), range(12)):
        sections = [str(place // 3) for place in range(count)]
        pages = flow(sections, columns, rows)
        assert [place for page in pages for row in page for place in row.places] == [*range(count)]
        for row in (row for page in pages for row in page):
            assert len({sections[place] for place in row.places}) == 1
            assert len(row.places) <= columns
        assert all(len(page) <= rows for page in pages)

# SPDX-License-Identifier: MIT
"""The flow of chunks into pages: what is tied stays together, and nothing is lost."""

from sudoku_qt.models.sudoku.paper.handout.chunks import Chunk, on_pages, tied
from sudoku_qt.models.sudoku.paper.items import Box, Rule

ROOM = Box(10, 20, 100, 100)


def chunk(height: float, above: float = 0.0, *, is_tied: bool = False) -> Chunk:
    return Chunk(height, (Rule(Box(10, 0, 1, height)),), above, is_tied)


def tops(*chunks: Chunk) -> list[list[float]]:
    """The top of each chunk on each page."""
    return [[item.box.top for item in page] for page in on_pages(chunks, ROOM)]


def test_chunks_follow_each_other_with_the_space_above_them() -> None:
    assert tops(chunk(30, above=5), chunk(30, above=5), chunk(30, above=5)) == [[20, 55, 90]]


def test_what_has_no_room_begins_a_page_without_the_space_above_it() -> None:
    assert tops(chunk(60), chunk(41, above=9)) == [[20], [20]]
    assert tops(chunk(60), chunk(40)) == [[20, 80]]


def test_a_heading_goes_with_what_follows_it() -> None:
    assert tops(chunk(70), chunk(10, is_tied=True), chunk(25)) == [[20], [20, 30]]
    assert tops(chunk(70), chunk(10), chunk(25)) == [[20, 90], [20]]


def test_a_group_higher_than_a_page_is_parted_between_chunks() -> None:
    group = tied([chunk(60), chunk(60), chunk(60)])
    assert tops(chunk(10), *group) == [[20], [20], [20], [20]]


def test_the_last_of_a_group_is_not_tied_to_what_follows() -> None:
    assert [each.is_tied for each in tied([chunk(1), chunk(1), chunk(1)])] == [True, True, False]
    assert tied([]) == []


def test_of_nothing_there_is_one_empty_page() -> None:
    assert on_pages([], ROOM) == [()]

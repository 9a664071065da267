# SPDX-License-Identifier: MIT
"""Lines are as long as they look, and broken where a reader would break them."""

from argparse import ArgumentParser

from sudoku_qt.cli.columns import Columns, columns, padded, wrapped

LONG = "出题方式：standard（标准，默认）；digging（挖洞法，按论文）"


def test_a_chinese_character_takes_two_columns() -> None:
    assert columns("abc") == 3
    assert columns("数独 ab") == 7
    assert padded("数独", 6) == "数独  "


def test_no_line_is_wider_than_it_may_be_and_nothing_is_lost() -> None:
    lines = list(wrapped(LONG, 20))

    assert max(columns(line) for line in lines) <= 20
    assert "".join(lines) == LONG


def test_no_line_begins_with_a_closing_mark_nor_ends_with_an_opening_one() -> None:
    for width in range(14, 60):
        lines = list(wrapped(LONG, width))
        assert not any(line[0] in "，。；：、）" or line[-1] == "（" for line in lines)


def test_latin_words_stay_whole() -> None:
    assert list(wrapped("写成 jsonl 或 line", 9)) == ["写成", "jsonl 或", "line"]


def test_help_in_english_is_what_argparse_makes() -> None:
    plain, ours = ArgumentParser("x"), ArgumentParser("x", formatter_class=Columns)
    for parser in (plain, ours):
        parser.description = "many words " * 20
        parser.add_argument("--option", help="some words " * 20)

    assert ours.format_help() == plain.format_help()

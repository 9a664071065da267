# SPDX-License-Identifier: MIT
"""Options said once, whole numbers within bounds."""

from argparse import ArgumentTypeError

import pytest

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.options import Once, Parser, add_flag, interval, utf8, whole
from tests.sweeps import in_turn


@in_turn("text", ["1", "42", "007", "100"])
def test_a_whole_number_within_its_bounds_is_read(text: str) -> None:
    assert whole(1, 100)(text) == int(text)


@in_turn("text", ["", "0", "101", "-1", "+5", "5.5", "5a", " 5", "1_0", "0x1", "５", "9" * 99])
def test_anything_else_is_not(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="whole number from 1 to 100"):
        whole(1, 100)(text)


def test_an_interval_is_two_numbers_in_order() -> None:
    assert interval(20, 55)("20~55") == (20, 55)
    assert interval(20, 55, "~-")("30-30") == (30, 30)


@in_turn("text", ["", "20", "20-55", "55~20", "19~55", "20~56", "20~", "a~b"])
def test_other_intervals_are_refused(text: str) -> None:
    with pytest.raises(ArgumentTypeError, match="20 ≤ A ≤ B ≤ 55"):
        interval(20, 55)(text)


@pytest.mark.parametrize("text", ["", "7Q4-KM2", "数独 é"])
def test_a_text_is_kept(text: str) -> None:
    assert utf8(text) == text


def test_bytes_that_no_file_can_hold_as_text_are_refused() -> None:
    with pytest.raises(ArgumentTypeError, match="is no text in UTF-8"):
        utf8(b"caf\xe9".decode("utf-8", "surrogateescape"))


@in_turn(
    ("arguments", "sentence"),
    [
        (["-c", "1", "-c", "2"], "-c is given twice (see test --help)"),
        (["--flag", "--flag"], "--flag is given twice (see test --help)"),
        (["--fl"], "unrecognized arguments: --fl (see test --help)"),
        (["-c"], "argument -c: expected one argument (see test --help)"),
    ],
)
def test_faults_are_one_line(arguments: list[str], sentence: str) -> None:
    parser = Parser(prog="test")
    parser.add_argument("-c", action=Once)
    add_flag(parser, "--flag", "a flag")

    with pytest.raises(UsageFault) as fault:
        parser.parse_args(arguments)
    assert str(fault.value) == sentence


def test_what_is_said_once_is_kept() -> None:
    parser = Parser(prog="test")
    parser.add_argument("-c", action=Once)
    add_flag(parser, "--flag", "a flag")

    said = parser.parse_args(["-c", "5", "--flag"])

    assert (said.c, said.flag) == ("5", True)
    assert parser.parse_args([]).flag is False

# SPDX-License-Identifier: MIT
"""The arguments of `--print`: what is understood, and what is refused in which words."""

import pytest

from sudoku_qt.automation.paper_arguments import PaperArguments, PaperOrder
from sudoku_qt.engine.message import Fault
from sudoku_qt.models.sudoku.paper.options import MOST_PUZZLES, PaperOptions
from tests.sweeps import in_turn


def order(*words: str) -> PaperOrder:
    """What somebody asked for behind the program's name."""
    return PaperArguments(["sudoku-qt", "--print", "out.pdf", *words]).order


def test_files_are_printed_as_usual() -> None:
    asked = order("a.sdm", "b.sudoku")
    assert (asked.path, asked.files, asked.counts) == ("out.pdf", ["a.sdm", "b.sudoku"], {})
    assert asked.options == PaperOptions()


def test_every_option_is_understood() -> None:
    words = (
        "--per-page 9 --paper letter --wide --answers below --title Test --large --candidates "
        "--no-levels --name-line --no-page-numbers --techniques --qr --seed S --symmetry all "
        "--level easy=10 --level 5=2 --level very-easy=1 --level easy=1 more.txt"
    )
    asked = order(*words.split())
    assert asked.options == PaperOptions(
        per_page=9, paper="letter", wide=True, answers="below", title="Test", large=True,
        candidates=True, level=False, name_line=True, numbers=False, techniques=True, codes=True,
    )  # fmt: skip
    assert (asked.counts, asked.seed, asked.symmetry) == ({2: 11, 5: 2, 1: 1}, "S", "all")
    assert asked.files == ["more.txt"]


def test_an_empty_title_leaves_out_the_heading() -> None:
    assert not order("a.txt", "--title", "").options.heading
    assert order("a.txt").options.heading


@in_turn(
    ("words", "said"),
    [
        ("", "There is nothing to print: name files, or say --level easy=10."),
        ("--nonsense", "Unknown option 'nonsense'."),
        ("--level easy", "“easy” is not a level and a count, as in easy=10."),
        ("--level easy=0", "“easy=0” is not a level and a count, as in easy=10."),
        ("--level easy=-3", "“easy=-3” is not a level and a count, as in easy=10."),
        ("--level easy=1.5", "“easy=1.5” is not a level and a count, as in easy=10."),
        (
            "--level easy=999999999999",
            "“easy=999999999999” is not a level and a count, as in easy=10.",
        ),
        (
            "--level 6=1",
            "There is no level “6”; there are very-easy, easy, medium, hard, expert, master, ext",
        ),
        ("--level 1=300 --level 2=300", f"At most {MOST_PUZZLES} puzzles are printed at once."),
        ("a --per-page 3", "--per-page knows no “3”; there are 1, 2, 4, 6, 9."),
        ("a --paper a0", "--paper knows no “a0”; there are a4, a5, letter."),
        ("a --answers here", "--answers knows no “here”; there are none, below, last."),
        ("a --symmetry odd", "--symmetry knows no “odd”; there are none, central, "),
        ("a --language fr", "--language knows no “fr”; there are en, zh_CN."),
        ("a --title " + "x" * 121, "A title has at most 120 letters."),
    ],
)
def test_what_is_wrong_is_said(words: str, said: str) -> None:
    with pytest.raises(Fault) as caught:
        order(*words.split())
    assert str(caught.value).startswith(said)


def test_help_is_given_behind_print_too() -> None:
    told = PaperArguments(["sudoku-qt", "--print", "--help"]).help
    assert "--per-page" in told
    assert PaperArguments(["sudoku-qt", "--print", "out.pdf", "a"]).help == ""
    assert PaperArguments(["sudoku-qt", "--print", "a", "--language", "zh_CN"]).language == "zh_CN"


def test_higher_grades_are_printed_by_their_names() -> None:
    wanted = order("--level", "Master=2", "--level", "extreme=1", "--level", "expert=1")
    assert wanted.counts == {"master": 2, "extreme": 1, 5: 1}

# SPDX-License-Identifier: MIT
"""The arguments of `--print`: what is understood, and what is refused in which words."""

from dataclasses import fields

import pytest

from sudoku_qt.automation.paper_arguments import FIELDS, PAPER_OPTIONS, PaperArguments, PaperOrder
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
        "--per-page 9 --paper letter --wide --answers last --title Test --large --candidates "
        "--no-levels --name-line --no-page-numbers --techniques --qr --seed S --symmetry all "
        "--level easy=10 --level 5=2 --level very-easy=1 --level easy=1 more.txt"
    )
    asked = order(*words.split())
    assert asked.options == PaperOptions(
        per_page=9, paper="letter", wide=True, answers="last", title="Test", large=True,
        candidates=True, level=False, name_line=True, numbers=False, techniques=True, codes=True,
    )  # fmt: skip
    assert (asked.counts, asked.seed, asked.symmetry) == ({2: 11, 5: 2, 1: 1}, "S", "all")
    assert asked.files == ["more.txt"]


OTHERWISE = {
    "per_page": "9", "paper": "170x240", "answers": "later", "later": "3", "title": "Week 12",
    "sections": "kind", "first": "101", "cell": "12", "margin": "20", "bleed": "3",
}  # fmt: skip
"""A value for each option of a worksheet that takes one, other than the usual."""


@in_turn("name", [each.name for each in fields(PaperOptions)])
def test_every_option_of_the_dialog_can_be_asked_for(name: str) -> None:
    (argument,) = [argument for argument, field in FIELDS.items() if field == name]
    takes_value = {names[-1]: bool(value) for names, _, value in PAPER_OPTIONS}[argument]
    value = [OTHERWISE[name]] if takes_value else []
    got = order("a.txt", f"--{argument}", *value).options
    usual = PaperOptions()
    changed = [
        each.name for each in fields(usual) if getattr(got, each.name) != getattr(usual, each.name)
    ]
    assert changed == [name]
    assert str(getattr(got, name)) == OTHERWISE.get(name, str(not getattr(usual, name)))


def test_the_largest_bleed_is_the_margin() -> None:
    assert order("a", "--bleed", "15").options.bleed == 15
    assert order("a", "--bleed", "8", "--margin", "8").options.bleed == 8


def test_so_many_of_each_file_with_what_was_entered() -> None:
    asked = order("a", "--limit", "3", "--entered")
    assert (asked.limit, asked.entered) == (3, True)
    assert (order("a").limit > MOST_PUZZLES, order("a").entered) == (True, False)


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
        ("a --paper a0", "“a0” is no paper; there are a4, a5, letter, and sizes in millimetres"),
        ("a --paper 0x0", "A paper of 0 × 0 mm cannot be printed; each side is 70 to 1200 mm."),
        ("a --paper 210x", "“210x” is no paper; there are a4, a5, letter, and sizes in "),
        ("a --paper -170x240", "“-170x240” is no paper; there are a4, a5, letter, and sizes in "),
        ("a --paper 999999999x200", "A paper of 999999999 × 200 mm cannot be printed; each "),
        ("a --answers here", "--answers knows no “here”; there are none, below, later, last."),
        ("a --later 0", "--later is a whole number from 1 to 50, and not “0”."),
        ("a --first-number 0", "--first-number is a whole number from 1 to 99999, and not “0”."),
        ("a --first-number 1e9", "--first-number is a whole number from 1 to 99999, and not “1e9"),
        ("a --first-number " + "9" * 5000, "--first-number is a whole number from 1 to 99999, and"),
        ("a --cell 3", "--cell is a whole number from 4 to 40, and not “3”."),
        ("a --cell 7.5", "--cell is a whole number from 4 to 40, and not “7.5”."),
        ("a --margin 90", "--margin is a whole number from 5 to 60, and not “90”."),
        ("a --limit 0", "--limit is a whole number from 1 to 500, and not “0”."),
        ("a --bleed 21", "--bleed is a whole number from 0 to 20, and not “21”."),
        ("a --bleed 12 --paper a5", "The bleed of 12 mm is wider than the margin of 11 mm, so "),
        ("a --bleed 9 --margin 8", "The bleed of 9 mm is wider than the margin of 8 mm, so that "),
        ("a --sections author", "--sections knows no “author”; there are none, level, kind, file."),
        ("a --booklet --wide", "The pages of a booklet are upright. Choose an upright page."),
        ("a --large --answers below", "In large print there is no room for answers below the "),
        ("a --large --cell 12", "Large print has cells of 20 mm or more. Choose such cells, or no"),
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

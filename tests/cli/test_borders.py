# SPDX-License-Identifier: MIT
"""What each option of the command line takes at most and at least, and what it is unsaid."""

from argparse import Action, ArgumentError, ArgumentParser
from collections.abc import Iterator

import pytest

from sudoku_qt.cli import course
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.main import VERBS, parser_of
from sudoku_qt.cli.options import Once
from tests.sweeps import in_turn

COURSE = ""
"""The course's options, which follow no verb."""
MANY = 1_000_000_000
NUMBERS = (  # verb, option, least, most
    (COURSE, "-c", 1, 1_000_000),
    (COURSE, "-n", 1, 10_000),
    (COURSE, "-m", 1, 3),
    (COURSE, "--first", 1, 9),
    ("generate", "--count", 1, MANY),
    ("generate", "--level", 1, 5),
    ("generate", "--hardest", 1, 1_000_000),
    ("daily", "--count", 1, 3_653),
    ("daily", "--level", 1, 5),
    ("solve", "--max", 1, 100_000),
    ("check", "--max", 2, 1_000_000),
    ("count", "--max", 1, 10**18 - 1),
    ("unavoidable", "--size", 4, 15),
    ("minimal", "--max", 1, MANY),
    ("neighbours", "--remove", 0, 4),
    ("neighbours", "--add", 0, 2),
    ("pattern", "--count", 1, MANY),
    ("pattern", "--tries", 1, MANY),
    ("library", "--level", 1, 5),
    ("gomoku-engine", "--seed", 0, 2**31),
    ("gomoku-match", "--pairs", 1, 100_000),
    ("gomoku-match", "--size", 5, 22),
    ("gomoku-match", "--turn", 1, 3_600_000),
    ("gomoku-match", "--match", 0, 86_400_000),
    ("gomoku-match", "--slack", 0, 3_600),
    ("gomoku-match", "--jobs", 1, 64),
    ("gomoku-match", "--seed", 0, 2**31),
    ("gomoku-solve", "--milliseconds", 1, 3_600_000),
    ("gomoku-solve", "--size", 5, 22),
)
SHARED = (("--jobs", 1, 256), ("--part", 1, MANY))
RANGES = (  # verb, option, the widest, and what is just too wide or upside down
    (COURSE, "-r", "20~55", ("19~55", "20~56", "56~64", "55~54")),
    ("generate", "--clues", "17~80", ("16~80", "17~81", "30~29")),
    ("generate", "--se", "1.0~12.0", ("0.9~12.0", "1.0~12.1", "7.5~7.4")),
    ("neighbours", "--clues", "0~81", ("0~82", "30~29")),
    ("neighbours", "--se", "1.0~12.0", ("0.9~12.0", "1.0~12.1")),
    ("pattern", "--se", "1.0~12.0", ("0.9~12.0", "1.0~12.1")),
    ("library", "--se", "1.0~12.0", ("0.9~12.0", "1.0~12.1")),
)
UNSAID: dict[str, dict[str, object]] = {
    COURSE: {"o": "sudoku.txt"},
    "generate": {"count": 1, "mode": "standard", "symmetry": "central", "must": (), "must_not": ()}
    | {"seed": ""},
    "daily": {"level": 2, "count": 1},
    "solve": {"max": 1_000},
    "check": {"max": 2},
    "count": {"max": 1_000_000},
    "steps": {"order": "level", "notation": "r4c5", "format": "text"},
    "rate": {
        "only": ("level", "minutes", "se_rating", "ladder_score", "hardest", "steps", "grade")
    },
    "unavoidable": {"size": 9},
    "minimal": {"max": MANY},
    "neighbours": {"remove": 1, "add": 1},
    "pattern": {"count": 1, "tries": 1_000},
    "library": {"output": "-", "format": "line"},
    "gomoku-engine": {"seed": 0},
    "gomoku-match": {"pairs": 10, "size": 15, "turn": 500, "match": 0, "slack": 2, "seed": 1}
    | {"rule": "0", "jobs": 1},
    "gomoku-solve": {"milliseconds": 1_000, "size": 15, "rule": "freestyle"},
}
"""What options are that are not said: no, or nothing, but for these."""
WRITTEN: dict[str, object] = {"output": "-", "format": "line", "jobs": 1}
"""The same of whichever verb writes records."""


def parser(verb: str) -> ArgumentParser:
    return parser_of(verb) if verb else course.parser()


def options(verb: str) -> Iterator[Action]:
    """The options of a verb, but for help, which ends it."""
    yield from (
        action
        for action in parser(verb)._actions
        if action.option_strings and action.dest != "help"
    )


def shared() -> Iterator[tuple[str, str, int, int]]:
    for verb in VERBS:
        said = {name for action in options(verb) for name in action.option_strings}
        for option, least, most in SHARED:
            if option in said and (verb, option) not in {each[:2] for each in NUMBERS}:
                yield verb, option, least, most


def taken(verb: str, option: str, text: str) -> object:
    """What an option makes of a text, whatever else the verb wants."""
    action = next(each for each in options(verb) if option in each.option_strings)
    return parser(verb)._get_values(action, [text])


def refuses(verb: str, option: str, text: str) -> bool:
    action = next(each for each in options(verb) if option in each.option_strings)
    with pytest.raises(UsageFault) as fault:
        parser(verb).parse_args([option, text])
    names = "/".join(action.option_strings)
    return str(fault.value).startswith(f"argument {names}: “{text}” ")


@in_turn("verb, option, least, most", [*NUMBERS, *shared()])
def test_a_number_is_taken_up_to_its_borders(verb: str, option: str, least: int, most: int) -> None:
    assert taken(verb, option, str(least)) == least
    assert taken(verb, option, str(most)) == most
    assert refuses(verb, option, str(least - 1)) or least == 0
    assert refuses(verb, option, str(most + 1))


@in_turn("verb, option, widest, wrong", RANGES)
def test_a_range_is_taken_up_to_its_borders(
    verb: str, option: str, widest: str, wrong: tuple[str, ...]
) -> None:
    least, most = (float(end) for end in widest.split("~"))
    assert taken(verb, option, widest) == (least, most)
    for text in wrong:
        assert refuses(verb, option, text)


def test_no_number_is_left_out() -> None:
    known = {each[:2] for each in (*NUMBERS, *shared(), *RANGES)}
    for verb in (COURSE, *VERBS):
        for action in options(verb):
            if known.isdisjoint((verb, name) for name in action.option_strings):
                assert not takes_numbers(verb, action), (verb, action.option_strings)


def takes_numbers(verb: str, action: Action) -> bool:
    """Whether what is said of a text tells of the numbers that there could be."""
    try:
        parser(verb)._get_values(action, ["no number"])
    except (ArgumentError, UsageFault) as fault:
        return "whole number" in str(fault) or "≤" in str(fault) or "range" in str(fault)
    return False


@in_turn("verb", [COURSE, *VERBS])
def test_what_is_not_said_is_what_the_help_tells(verb: str) -> None:
    found = {action.dest: action.default for action in options(verb)}
    usual = WRITTEN if "sync" in found else {}
    wanted = {**usual, **UNSAID.get(verb, {})}

    assert {name: value for name, value in found.items() if value not in (None, False)} == {
        name: value for name, value in wanted.items() if value not in (None, False)
    }


@in_turn("verb", [COURSE, *VERBS])
def test_every_option_is_said_once(verb: str) -> None:
    for action in options(verb):
        assert isinstance(action, Once), action.option_strings

# SPDX-License-Identifier: MIT
"""Command-line options: each given at most once, whole numbers within bounds, one-line faults."""

import re
from argparse import Action, ArgumentParser, ArgumentTypeError, HelpFormatter, Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from sudoku_qt.cli.columns import Columns
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import OPTION, languages, listed, spoken
from sudoku_qt.cli.output import write_out

UNSHOWN = partial(HelpFormatter, width=80)
"""A formatter with a width, for argparse's checks; without a width it would query the terminal."""


class Parser(ArgumentParser):
    """An argument parser that takes no abbreviations and raises `UsageFault`."""

    def __init__(self, **settings: Any) -> None:
        self.offered: dict[str, tuple[str, ...]] = {}
        """The possible choices, by the destination of the argument."""
        super().__init__(allow_abbrev=False, formatter_class=UNSHOWN, **settings)

    def add_argument(self, *names: Any, **settings: Any) -> Action:
        """Add an argument whose help is translated, and whose faults are ours."""
        settings["help"] = spoken(settings.get("help", ""))
        choices = tuple(settings.pop("choices", ()))
        if choices:
            settings.setdefault("metavar", f"{{{','.join(choices)}}}")
            settings["type"] = one_of(choices, settings.get("type", str))
        action = super().add_argument(*names, **settings)
        if choices:
            self.offered[action.dest] = choices
        return action

    def error(self, message: str) -> NoReturn:
        """Report an error on one line, and where help is."""
        raise UsageFault("{what} (see {program} --help)", what=message, program=self.prog)

    def format_help(self) -> str:
        """Format the help for the width of the terminal."""
        self.formatter_class = Columns
        return super().format_help()

    def print_help(self, file: object = None) -> None:
        """Write the help to standard output, like everything else."""
        write_out(self.format_help())


class Once(Action):
    """Stores the value of an option, and refuses a second one."""

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        """Store the value, or True for an option that takes none."""
        typed: frozenset[str] = getattr(namespace, "options_said", frozenset())
        if self.dest in typed:
            parser.error(spoken("{option} is given twice").format(option=option_string))
        namespace.options_said = typed | {self.dest}
        setattr(namespace, self.dest, True if self.nargs == 0 else values)


def add_flag(parser: ArgumentParser, name: str, help_text: str) -> None:
    """Add an option without a value."""
    parser.add_argument(name, action=Once, nargs=0, default=False, help=help_text)


def add_language(parser: ArgumentParser) -> None:
    """Add the language option, which is applied before there is a parser."""
    parser.add_argument(
        OPTION, action=Once, choices=languages(), help="what to speak (as the system does)"
    )


def utf8(text: str) -> str:
    """Accept only text that can be written as UTF-8, not undecodable bytes."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError(spoken("“{text}” is no text in UTF-8").format(text=text)) from None
    return text


def one_of(names: Sequence[str], read: Callable[[str], str] = str) -> Callable[[str], str]:
    """A parser for one of some names, each first passed through `read`."""

    def named(text: str) -> str:
        name = read(text)
        if name in names:
            return name
        words = spoken("“{name}” is none of {names}")
        raise ArgumentTypeError(words.format(name=text, names=listed(names)))

    return named


def whole(least: int, most: int) -> Callable[[str], int]:
    """A parser for whole numbers from `least` to `most`, in ASCII digits."""

    def read(text: str) -> int:
        if re.fullmatch("[0-9]{1,18}", text) and least <= int(text) <= most:
            return int(text)
        words = spoken("“{text}” is no whole number from {least:,} to {most:,}")
        raise ArgumentTypeError(words.format(text=text, least=least, most=most))

    return read


def interval(least: int, most: int, signs: str = "~") -> Callable[[str], tuple[int, int]]:
    """A parser for two whole numbers separated by one of some signs: "20~55"."""

    def read(text: str) -> tuple[int, int]:
        match = re.fullmatch(f"([0-9]{{1,9}})[{re.escape(signs)}]([0-9]{{1,9}})", text)
        if match and least <= int(match[1]) <= int(match[2]) <= most:
            return int(match[1]), int(match[2])
        words = spoken("“{text}” is not A{sign}B with {least} ≤ A ≤ B ≤ {most}")
        facts = {"text": text, "sign": signs[0], "least": least, "most": most}
        raise ArgumentTypeError(words.format(**facts))

    return read

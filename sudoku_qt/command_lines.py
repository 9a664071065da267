# SPDX-License-Identifier: MIT
"""Both command lines as tables for the guide: every option of every verb, read from the parsers."""

from argparse import SUPPRESS, Action
from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication

from sudoku_qt.arguments import OPTIONS
from sudoku_qt.automation.paper_arguments import PAPER_OPTIONS
from sudoku_qt.cli import course
from sudoku_qt.cli.exits import MEANINGS
from sudoku_qt.cli.language import speaking, spoken
from sudoku_qt.cli.main import VERBS, parser_of
from sudoku_qt.cli.options import Parser
from sudoku_qt.controllers.guide.library import Table
from sudoku_qt.engine.guide.pages import as_rows, code, in_cell

WindowOption = tuple[tuple[str, ...], str, str]
"""Its names, what it does in English, and what is called that follows it."""


def command_line_tables() -> Mapping[str, Table]:
    """The tables of the command lines, by the names of the blanks that they fill in the guide."""
    return {
        **{f"verb {name}": partial(_verb, name) for name in VERBS},
        "course": _course,
        "exits": _exits,
        "window_options": partial(_window_options, OPTIONS),
        "paper_options": partial(_window_options, PAPER_OPTIONS),
    }


def _verb(name: str, language: str) -> str:
    """A verb's summary, and each of its arguments."""
    with speaking(language):
        parser = parser_of(name)
        return "\n\n".join((in_cell(parser.description or ""), _listed(_arguments(parser))))


def _course(language: str) -> str:
    with speaking(language):
        return _listed(_arguments(course.parser()))


def _arguments(parser: Parser) -> Iterator[tuple[Sequence[str], Sequence[str], str]]:
    """Yield the names of each argument, its possible values, and its help."""
    for action in parser._actions:  # noqa: SLF001 - argparse has no other list
        if action.help is not SUPPRESS and action.dest not in {"help", "language"}:
            yield action.option_strings, _values(parser, action), action.help or ""


def _values(parser: Parser, action: Action) -> Sequence[str]:
    """The possible values of an option, or their name; empty for a switch."""
    if action.nargs == 0:
        return ()
    if action.dest in parser.offered:
        return parser.offered[action.dest]
    return (str(action.metavar or action.dest),)


def _listed(arguments: Iterator[tuple[Sequence[str], Sequence[str], str]]) -> str:
    return "\n".join(_line(*argument) for argument in arguments)


def _line(names: Sequence[str], values: Sequence[str], words: str) -> str:
    """One argument: its names, its values, its help."""
    typed = ", ".join(map(code, names))
    following = in_cell(" | ".join(values))
    return f"- {typed}{' ' if typed and values else ''}{following} – {in_cell(words)}"


def _exits(language: str) -> str:
    with speaking(language):
        return as_rows([(code(str(number)), in_cell(spoken(words))) for number, words in MEANINGS])


def _window_options(options: Sequence[WindowOption], language: str) -> str:  # noqa: ARG001 - Qt knows it
    rows = []
    for names, text, value in options:
        typed = [f"--{name}" if len(name) > 1 else f"-{name}" for name in names]
        words = QCoreApplication.translate("Program", text)
        rows.append(_line(typed, (value.upper(),) if value else (), words))
    return "\n".join(rows)

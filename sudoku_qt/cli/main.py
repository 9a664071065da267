# SPDX-License-Identifier: MIT
"""The command line `sudoku`: the table of verbs, and the course project's options as front door."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from sudoku_qt.cli import course
from sudoku_qt.cli.exits import FINE, INTERRUPTED, MEANINGS, UNWRITABLE, CommandFault, UsageFault
from sudoku_qt.cli.options import Parser
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.verb import Verb
from sudoku_qt.version import version

VERBS = (
    "generate",
    "solve",
    "check",
    "convert",
    "steps",
    "rate",
    "cases",
    "info",
)
"""One file each: `sudoku solve` is `solve.py`. They are loaded when they are asked for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and give its exit code."""
    try:
        return run(list(sys.argv[1:] if arguments is None else arguments))
    except CommandFault as fault:
        print(f"sudoku: {fault}", file=sys.stderr)
        return fault.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read us has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNWRITABLE


def run(arguments: list[str]) -> int:
    """Find out who is meant: a verb, the course's options, or whoever asks for help."""
    word = arguments[0] if arguments else ""
    if word in {"-h", "--help", "help"}:
        write_out(f"{overview()}\n")
        return FINE
    if word == "--version":
        write_out(f"sudoku {version()}\n")
        return FINE
    if word in VERBS:
        verb = verb_named(word)
        parser = Parser(prog=f"sudoku {word}", description=f"{verb.summary.capitalize()}.")
        verb.add_options(parser)
        return verb.run(parser.parse_args(arguments[1:]))
    if word[:1].isalpha():
        raise UsageFault("there is no “{word}”; see sudoku --help", word=word)
    return course.run(arguments)


def verb_named(name: str) -> Verb:
    """Load a verb."""
    verb: Verb = import_module(f"sudoku_qt.cli.{name.replace('-', '_')}").VERB
    return verb


def overview() -> str:
    """Tell of all verbs, of what is done without one, and of the exit codes."""
    verbs = "\n".join(f"  {name:<10} {verb_named(name).summary}" for name in VERBS)
    codes = "".join(f"  {code:<10} {meaning}\n" for code, meaning in MEANINGS)
    _, _, without = (course.__doc__ or "").partition("\n\n")
    return (
        f"usage: sudoku VERB [FILE ...]\n\n{verbs}\n\n"
        "sudoku VERB --help tells more; FILE may be - for standard input.\n"
        f"\nWithout a verb, what it makes goes into {course.OUTPUT}:\n\n{without}"
        f"\nExit codes:\n\n{codes}".rstrip()
    )


if __name__ == "__main__":
    sys.exit(main())

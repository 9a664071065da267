# SPDX-License-Identifier: MIT
"""The command line `sudoku`: the table of verbs, and the course project's options by default."""

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from types import ModuleType

from sudoku_qt.cli.endings import Ended, endings
from sudoku_qt.cli.exits import FINE, INTERRUPTED, MEANINGS, UNWRITABLE, CommandFault, UsageFault
from sudoku_qt.cli.language import OPTION, chosen_language, later, say, speaking, spoken
from sudoku_qt.cli.options import Parser, add_language
from sudoku_qt.cli.output import forget, write_out
from sudoku_qt.cli.streams import open_closed_streams
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.text import escaped_sentence
from sudoku_qt.version import version

VERBS = (
    "generate",
    "daily",
    "solve",
    "check",
    "convert",
    "count",
    "steps",
    "rate",
    "canonical",
    "automorphisms",
    "true-candidates",
    "unavoidable",
    "minimal",
    "neighbours",
    "pattern",
    "cases",
    "library",
    "gomoku-engine",
    "gomoku-match",
    "gomoku-solve",
    "info",
)
"""The commands, one file each: `sudoku solve` is `solve.py`. They are imported when used."""
WIDTH = max(map(len, VERBS))
OVERVIEW = later(
    """\
usage: sudoku VERB [FILE ...]

{verbs}

sudoku VERB --help tells more; FILE may be - for standard input.
--language en, or zh_CN, stands before the verb or behind it; else the system chooses.

Without a verb, what it makes goes into {output}:

{without}
Exit codes:

{codes}"""
)


def unheard() -> None:
    """A callback that does nothing."""


def main(arguments: Sequence[str] | None = None, loaded: Callable[[], None] = unheard) -> int:
    """Run the command line and return its exit code; `loaded` is called after the imports."""
    open_closed_streams()
    words = list(sys.argv[1:] if arguments is None else arguments)
    with speaking(chosen_language(words)):
        return answer(words, loaded)


def answer(arguments: list[str], loaded: Callable[[], None] = unheard) -> int:
    """Run it in the chosen language, and report what ends it."""
    try:
        work = chosen(arguments)
        loaded()
        with endings():
            return work()
    except CommandFault as fault:
        return _said(fault)
    except KeyboardInterrupt:
        return INTERRUPTED
    except Ended as ended:
        return ended.code
    except BrokenPipeError:  # the reader of our output has gone
        for stream in (sys.stdout, sys.stderr):
            forget(stream)
        return UNWRITABLE


def _said(fault: CommandFault) -> int:
    """Report the fault that ended the run, and return its exit code."""
    try:
        print(escaped_sentence(f"sudoku: {say(fault)}"), file=sys.stderr, flush=True)
    except OSError:
        forget(sys.stderr)
    return fault.code


def chosen(arguments: list[str]) -> Callable[[], int]:
    """The function to run: a verb, the course's options, or help. Raises `UsageFault`."""
    if any("\0" in argument for argument in arguments):
        raise UsageFault("there is a NUL among the arguments; no name and no text has one")
    language, arguments = language_first(arguments)
    word = arguments[0] if arguments else ""
    if word in {"-h", "--help", "help"}:
        return partial(_tell, overview())
    if word == "--version":
        return partial(_tell, f"sudoku {version()}")
    if word in VERBS:
        verb = verb_named(word)
        options = verb.parse(parser_of(word), [*language, *arguments[1:]])
        return partial(verb.run, options)
    if word[:1].isalpha():
        raise UsageFault("there is no “{word}”; see sudoku --help", word=word)
    return partial(_course().run, [*language, *arguments])


def language_first(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Split the language off before the verb; return it and the rest. Raises `UsageFault`."""
    count = 0
    while arguments[count : count + 1] and arguments[count].partition("=")[0] == OPTION:
        count += 1 if "=" in arguments[count] else 2
    if count:
        parser = Parser(prog="sudoku", usage=_course().USAGE, add_help=False)
        add_language(parser)
        parser.parse_args(arguments[:count])
    return arguments[:count], arguments[count:]


def _tell(text: str) -> int:
    write_out(f"{text}\n")
    return FINE


def verb_named(name: str) -> Verb:
    """Import a verb."""
    verb: Verb = import_module(f"sudoku_qt.cli.{name.replace('-', '_')}").VERB
    return verb


def parser_of(name: str) -> Parser:
    """The parser of a verb, in the language of the run."""
    verb = verb_named(name)
    words = spoken(verb.summary)
    summary = spoken("{summary}.").format(summary=words[:1].upper() + words[1:])
    example = spoken("Example: {command}").format(command=verb.example) if verb.example else None
    parser = Parser(prog=f"sudoku {name}", description=summary, epilog=example)
    verb.add_options(parser)
    add_language(parser)
    return parser


def _course() -> ModuleType:
    """Import the course project's options, which no verb needs."""
    return import_module("sudoku_qt.cli.course")


def overview() -> str:
    """The help on all verbs, on the options without a verb, and on the exit codes."""
    course = _course()
    verbs = "\n".join(f"  {name:<{WIDTH}} {spoken(verb_named(name).summary)}" for name in VERBS)
    codes = "".join(f"  {code:<{WIDTH}} {spoken(meaning)}\n" for code, meaning in MEANINGS)
    return spoken(OVERVIEW).format(
        verbs=verbs, output=course.OUTPUT, without=spoken(course.HELP), codes=codes.rstrip()
    )


if __name__ == "__main__":
    sys.exit(main())

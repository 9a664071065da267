# SPDX-License-Identifier: MIT
"""The choice of the library's entries on the command line: which, and in which order."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace

from sudoku_qt.cli.argument_types import se_range, technique_named, techniques_named
from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.options import Once, add_flag, interval, utf8, whole
from sudoku_qt.cli.output import tell
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.store.library.entry import State
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Order, Query

MOST_GIVENS = 256
CHOOSING = frozenset(
    {"search", "level", "se", "clues", "technique", "hardest", "minimal", "not_minimal", "state",
     "sort", "descending"}
)  # fmt: skip
SORTS = tuple(order.value for order in Order if order not in {Order.REMOVED, Order.TWIN})
STATES = tuple(state.name.lower() for state in State)


def add_choosing(parser: ArgumentParser) -> None:
    """Add the options that choose entries."""
    say = parser.add_argument
    say("--search", type=utf8, metavar="TEXT", action=Once, help="in names, tags and collections")
    level = whole(1, len(LEVELS))
    say("--level", type=level, metavar="1-5", action=Once, help="only of this level")
    say("--se", type=se_range, metavar="A~B", action=Once, help="only of these SE ratings")
    say("--clues", type=_clues, metavar="N or A~B", action=Once, help="only with so many givens")
    say("--technique", type=utf8, metavar="NAME", action=Once, help="only if it is on the way")
    say("--hardest", type=utf8, metavar="NAME,...", action=Once,
        help="only if one of these is the hardest step")  # fmt: skip
    add_flag(parser, "--minimal", "only if each given is needed")
    add_flag(parser, "--not-minimal", "only if some givens are not needed")
    say("--state", choices=STATES, action=Once, help="only in this state")
    say("--sort", choices=SORTS, action=Once, help="by what (added)")
    add_flag(parser, "--descending", "the greatest first")


def _clues(text: str) -> tuple[int, int]:
    """Parse one number of givens, or a range of two."""
    try:
        is_range = "~" in text or "-" in text
        return interval(1, MOST_GIVENS, "~-")(text if is_range else f"{text}~{text}")
    except ArgumentTypeError:
        words = spoken("“{text}” is no number of givens from {least} to {most}, nor A~B")
        raise ArgumentTypeError(words.format(text=text, least=1, most=MOST_GIVENS)) from None


def query_of(options: Namespace) -> Query:
    """The entries that the options choose. Raises `UsageFault`."""
    if options.minimal and options.not_minimal:
        raise UsageFault("--minimal and --not-minimal exclude each other")
    name = technique_named(options.technique) if options.technique else ""
    hardest = techniques_named(options.hardest) if options.hardest else ()
    return Query(
        text=options.search or "",
        technique=LADDER.kinds(name) if name else (),
        states=frozenset({State[options.state.upper()]} if options.state else ()),
        levels=frozenset({options.level} if options.level else ()),
        collection=options.collection or "",
        se=options.se,
        givens=options.clues,
        hardest=frozenset(kind for each in hardest for kind in LADDER.kinds(each)),
        minimal=options.minimal if options.minimal or options.not_minimal else None,
        order=Order(options.sort or Order.ADDED.value),
        descending=options.descending,
    )


def tell_unknown(library: Library, query: Query) -> None:
    """Say how many puzzles cannot be found yet by what is asked."""
    totals = library.totals()
    needs_all = bool(query.technique or query.se or query.hardest)
    count = totals.without_techniques if needs_all else totals.unrated if query.levels else 0
    if query.minimal is not None:
        count = max(count, totals.unexamined)
    if count:
        words = spoken("{count:,} puzzles are not rated yet, which the window does when it is open")
        tell(words.format(count=count))

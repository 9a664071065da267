# SPDX-License-Identifier: MIT
"""`sudoku library`: the collection that the window shows, listed, added to, merged and exported.

The window may be open: each of the two sees what the other has written.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sudoku_qt.cli.argument_types import se_range, technique_named
from sudoku_qt.cli.exits import FINE, SOME_BAD, InputFault, OutputFault, UsageFault
from sudoku_qt.cli.language import later, spoken
from sudoku_qt.cli.layouts import Fields, Layout, Template, layout_named
from sudoku_qt.cli.library_records import (
    DONE,
    FIELDS,
    GAMES,
    LISTED,
    TWINS,
    DoneLines,
    NamedLines,
    fields_of,
)
from sudoku_qt.cli.options import Once, add_flag, utf8, whole
from sudoku_qt.cli.output import STANDARD, Output, output_name, tell
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.message import Fault, message_of
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import LEVELS
from sudoku_qt.engine.sudoku.text.position import position_of
from sudoku_qt.paths import Paths
from sudoku_qt.store.library.entry import Entry, State
from sudoku_qt.store.library.library import MOST_ON_PAGE, Library
from sudoku_qt.store.library.query import Order, Query
from sudoku_qt.store.library.tables.faults import BackupFault, LibraryFault
from sudoku_qt.store.library.variant_entry import variant_entry

CHOOSING = frozenset({"search", "level", "se", "technique", "state", "sort", "descending"})
WRITING = frozenset({"output", "format", "template"})
OPTIONS = {
    "list": CHOOSING | WRITING | {"collection"},
    "export": CHOOSING | WRITING | {"collection"},
    "twins": WRITING,
    "add": frozenset({"output", "format", "collection"}),
    "merge": frozenset({"output", "format"}),
    "vacuum": frozenset({"output", "format"}),
}
"""The actions, and the options that go with each, besides --library."""
TAKING = "add", "merge"
"""The actions that take files."""
SORTS = tuple(order.value for order in Order if order is not Order.REMOVED)
STATES = tuple(state.name.lower() for state in State)


class LibraryVerb(Verb):
    """Does one thing with the library's file."""

    summary = "list, add to, merge and export the library, also while the window is open"
    example = "sudoku library list --level 4"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the action, the files, and what goes with single actions."""
        parser.add_argument("action", choices=tuple(OPTIONS), help=_ACTIONS)
        parser.add_argument("files", nargs="*", metavar="FILE", help="what to add or to merge")
        _add_choosing(parser)
        _add_writing(parser)

    def run(self, options: Namespace) -> int:
        """Do it."""
        _check(options)
        path = Path(options.library) if options.library else Paths.of_user().library
        if not (path.exists() or options.action == "add"):
            if options.library:
                raise InputFault("there is no library “{path}”", path=path)
            path = Path()
        library = Library(path, replaces=False)
        try:
            return _written(_layout(options), _records(library, path, options), options)
        finally:
            with suppress(Fault):
                library.close()


_ACTIONS = later(
    "list: the entries, a line each; twins: puzzles that are the same but for names of digits, "
    "turning, mirroring and swapped lines, with a number for each puzzle; export: the puzzles with "
    "their names, to be read again, or in csv and jsonl all that is known of them; add: the "
    "puzzles of files; merge: a backup, or the library of somebody else; vacuum: make the file "
    "small"
)


def _add_choosing(parser: ArgumentParser) -> None:
    say = parser.add_argument
    say("--library", type=utf8, metavar="FILE", action=Once, help="another file than the window's")
    say("--collection", type=utf8, metavar="NAME", action=Once,
        help="only this one; of add: where to (the name of the file)")  # fmt: skip
    say("--search", type=utf8, metavar="TEXT", action=Once, help="in names, tags and collections")
    level = whole(1, len(LEVELS))
    say("--level", type=level, metavar="1-5", action=Once, help="only of this level")
    say("--se", type=se_range, metavar="A~B", action=Once, help="only of these SE ratings")
    say("--technique", type=utf8, metavar="NAME", action=Once, help="only if it is on the way")
    say("--state", choices=STATES, action=Once, help="only in this state")
    say("--sort", choices=SORTS, action=Once, help="by what (added)")
    add_flag(parser, "--descending", "the greatest first")


def _add_writing(parser: ArgumentParser) -> None:
    say = parser.add_argument
    say("-o", "--output", type=output_name, default=STANDARD, metavar="FILE", action=Once,
        help="where to write")  # fmt: skip
    say("--format", choices=("line", "csv", "jsonl"), default="line", action=Once,
        help="how to write")  # fmt: skip
    words = spoken("lines of your own, with fields in braces: {fields}")
    fields = " ".join(f"{{{name}}}" for name in FIELDS)
    say("--template", type=utf8, metavar="TEXT", action=Once, help=words.format(fields=fields))


def _check(options: Namespace) -> None:
    """Refuse what does not go with the action."""
    said: frozenset[str] = getattr(options, "options_said", frozenset())
    wrong = sorted(said - OPTIONS[options.action] - {"library", "language"})
    if wrong:
        raise UsageFault("--{option} does not go with “{action}”", option=wrong[0],
                         action=options.action)  # fmt: skip
    if options.action in TAKING and not options.files:
        raise UsageFault("“{action}” needs a file", action=options.action)
    if options.action not in TAKING and options.files:
        raise UsageFault("“{action}” takes no file; -o FILE is where to write",
                         action=options.action)  # fmt: skip


def _layout(options: Namespace) -> Layout:
    if options.action in DONE:
        fields = DONE[options.action]
        return DoneLines() if options.format == "line" else layout_named(
            options.format, "", (), fields
        )  # fmt: skip
    if options.template is not None:
        return Template(options.template, FIELDS)
    if options.format == "line" and options.action == "export":
        return NamedLines()
    line = TWINS if options.action == "twins" else LISTED
    return layout_named(options.format, "", line, FIELDS)


def _records(library: Library, path: Path, options: Namespace) -> Iterator[Fields]:
    """What is to be written, a record each. Raises `InputFault`, `OutputFault`."""
    if not path.name:
        return iter(())  # nobody has a library yet, and looking makes none
    if options.action == "twins":
        return _twins(library)
    if options.action == "add":
        return _added(library, options)
    if options.action == "merge":
        return _merged(library, options)
    if options.action == "vacuum":
        return _vacuumed(library, path)
    return _listed(library, _query(options))


def _written(layout: Layout, records: Iterator[Fields], options: Namespace) -> int:
    """Write all records; return the exit code."""
    output = Output(options.output)
    code = FINE
    try:
        output.write(layout.header().encode())
        for fields in records:
            output.write(layout.record(fields).encode())
            if fields.get("refused") or fields.get("damaged"):
                code = SOME_BAD
    except BaseException:
        output.discard()
        raise
    output.finish()
    return code


@contextmanager
def _as(kind: type[InputFault | OutputFault]) -> Iterator[None]:
    """Make a fault of the library's file end the run; what is read from elsewhere is an input."""
    try:
        yield
    except Fault as fault:
        is_own = isinstance(fault, LibraryFault) and not isinstance(fault, BackupFault)
        message = message_of(fault)
        raise (kind if is_own else InputFault)(message.template, **message.facts) from None


# Out


def _query(options: Namespace) -> Query:
    """The entries that the options choose."""
    name = technique_named(options.technique) if options.technique else ""
    return Query(
        text=options.search or "",
        technique=LADDER.kinds(name) if name else (),
        states=frozenset({State[options.state.upper()]} if options.state else ()),
        levels=frozenset({options.level} if options.level else ()),
        collection=options.collection or "",
        se=options.se,
        order=Order(options.sort or Order.ADDED.value),
        descending=options.descending,
    )


def _listed(library: Library, query: Query) -> Iterator[Fields]:
    with _as(InputFault):
        count = library.count(query)
        _tell_unrated(library, query)
    line = 0
    for first in range(0, count, MOST_ON_PAGE):
        with _as(InputFault):
            entries = library.page(query, first, MOST_ON_PAGE)
        for entry in _sound(entries):
            line += 1
            yield fields_of(entry, line, None)


def _sound(entries: list[Entry]) -> Iterator[Entry]:
    """The Sudokus among entries that can be read."""
    damaged = sum(entry.is_damaged for entry in entries)
    if damaged:
        tell(spoken("{count:,} damaged entries are left out").format(count=damaged))
    return (each for each in entries if each.game in GAMES and not each.is_damaged)


def _tell_unrated(library: Library, query: Query) -> None:
    """Say how many puzzles cannot be found yet by what is asked."""
    totals = library.totals()
    needs_all = bool(query.technique or query.se)
    count = totals.without_techniques if needs_all else totals.unrated if query.levels else 0
    if count:
        words = spoken("{count:,} puzzles are not rated yet, which the window does when it is open")
        tell(words.format(count=count))


def _twins(library: Library) -> Iterator[Fields]:
    with _as(InputFault):
        with suppress(LibraryFault):  # what may not be written is searched as it is
            library.compare()
        groups = library.twins()
        unknown = library.totals().uncanonical
    if unknown:
        tell(spoken("{count:,} puzzles could not be compared").format(count=unknown))
    line = 0
    for number, ids in enumerate(groups, 1):
        with _as(InputFault):
            entries = library.entries(ids)
        for entry in _sound(entries):
            line += 1
            yield fields_of(entry, line, number)


# In


def _added(library: Library, options: Namespace) -> Iterator[Fields]:
    for name in options.files:
        collection = Path(name).stem if options.collection is None else options.collection
        with _as(OutputFault):
            found = library.import_file(Path(name), collection, read=_read)
        yield {
            "file": name,
            "added": found.kept,
            "doubles": found.doubles,
            "refused": found.refused,
        }


def _read(found: Found, like: Entry) -> Entry:
    """The entry of a puzzle with other rules; games of Gomoku are added in the window."""
    if found.game not in GAMES:
        raise Fault("This text holds no puzzle that this program can read.")
    return variant_entry(position_of(found).setup, like)


def _merged(library: Library, options: Namespace) -> Iterator[Fields]:
    for name in options.files:
        with _as(OutputFault):
            merged = library.merge(Path(name))
        yield {"file": name, "added": merged.new, "damaged": merged.damaged}


def _vacuumed(library: Library, path: Path) -> Iterator[Fields]:
    with _as(OutputFault):
        before, after = library.vacuum()
    yield {"file": str(path), "bytes_before": before, "bytes": after}


VERB = LibraryVerb()

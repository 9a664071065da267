# SPDX-License-Identifier: MIT
"""The course project's command line: grids, solutions and puzzles into `sudoku.txt`."""

# Imports that only one of the four parts needs are made in it, so that `-c` starts at once.

from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from functools import partial
from typing import TypeVar

from sudoku_qt.cli.exits import FINE, INTERRUPTED, UsageFault
from sudoku_qt.cli.language import later, say, spoken
from sudoku_qt.cli.layouts import layout_named
from sudoku_qt.cli.options import Once, Parser, add_flag, add_language, interval, utf8, whole
from sudoku_qt.cli.output import Output, check_not_read, output_name, tell
from sudoku_qt.cli.progress import Progress
from sudoku_qt.cli.stream import Outcome, pour
from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.generate.distinct_grids import DistinctGrids
from sudoku_qt.engine.sudoku.seeded_random import SeededRandom, fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.shape import CELLS

OUTPUT = "sudoku.txt"
MOST_GRIDS = 1_000_000
MOST_PUZZLES = 10_000
FEWEST_BLANKS, MOST_BLANKS = 20, 55
MOST_BLANKS_OF_A_PUZZLE = 64  # of a puzzle with one solution
LEVEL_OF_M = {1: 1, 2: 3, 3: 4}
"""Our levels for the course's simple, entry and hard."""
IMAGES_OF_A_GRID = 1_000
PUZZLES_AT_ONCE = 50
PieceT = TypeVar("PieceT")

HELP = later(
    """\
    sudoku -c N [--first D] [--uniform]      N different full grids, D in the top left of each
    sudoku -s PATH [--keep-going]            one solution of each puzzle of a file
    sudoku -n N -m M                         N puzzles of level 1, 2 or 3, each with one solution
    sudoku -n N -r A~B [-u]                  N puzzles with A to B blanks, -u with one solution

Nine lines a grid, a space between digits, an empty line between grids, none behind the last. The
file is written beside its name and renamed when it is whole; nothing is touched before the
arguments hold. `--seed TEXT` makes a run repeat itself, `-o FILE` writes elsewhere.
"""
)
USAGE = "sudoku -c N | -s PATH | -n N -m M | -n N -r A~B [-u]"
BELONGS_TO = (
    ("-m", ("-n",)),
    ("-r", ("-n",)),
    ("-u", ("-r",)),
    ("--first", ("-c",)),
    ("--uniform", ("-c",)),
    ("--seed", ("-c", "-n")),
    ("--keep-going", ("-s",)),
)
"""Options that need one of some other options."""


def run(arguments: list[str]) -> int:
    """Do what the course's options say, and return the exit code. Raises `CommandFault`."""
    options = parser().parse_args(arguments)
    return _chosen(options)(options)


def parser() -> Parser:
    """The parser of the course's options."""
    options = Parser(prog="sudoku", usage=USAGE, add_help=False)
    say = options.add_argument
    say("-c", type=whole(1, MOST_GRIDS), metavar="N", action=Once, help="N different full grids")
    say("-s", metavar="PATH", action=Once, help="one solution of each puzzle of a file")
    say("-n", type=whole(1, MOST_PUZZLES), metavar="N", action=Once, help="N puzzles")
    say("-m", type=whole(1, 3), metavar="M", action=Once, help="of level 1, 2 or 3")
    say(
        "-r",
        type=_blanks,
        metavar="A~B",
        action=Once,
        help="or with A to B blanks",
    )
    add_flag(options, "-u", "and one solution")
    elsewhere = spoken("write there, not to {output}").format(output=OUTPUT)
    say("-o", type=output_name, metavar="FILE", default=OUTPUT, action=Once, help=elsewhere)
    say("--first", type=whole(1, 9), metavar="D", action=Once, help="first digit of every grid (1)")
    add_flag(options, "--uniform", "find each grid by a search of its own")
    say("--seed", type=utf8, metavar="TEXT", action=Once, help="a text that all follows from")
    add_flag(options, "--keep-going", "leave out puzzles that have no solution")
    add_language(options)
    return options


def _blanks(text: str) -> tuple[int, int]:
    """Parse two numbers of blanks; for numbers beyond the course's, suggest the other generator."""
    try:
        return interval(FEWEST_BLANKS, MOST_BLANKS)(text)
    except ArgumentTypeError as wrong:
        try:
            fewest, most = interval(1, MOST_BLANKS_OF_A_PUZZLE)(text)
        except ArgumentTypeError:
            raise wrong from None
        other = f"sudoku generate --clues {CELLS - most}~{CELLS - fewest}"
        words = spoken("{wrong}; others are made by “{command}”")
        raise ArgumentTypeError(words.format(wrong=wrong, command=other)) from None


def _chosen(options: Namespace) -> Callable[[Namespace], int]:
    """The function for the task that is chosen. Raises `UsageFault` for none or two."""
    typed: frozenset[str] = getattr(options, "options_said", frozenset())
    given = {f"-{name}" if len(name) == 1 else f"--{name.replace('_', '-')}" for name in typed}
    if wrong := _wrong(given):
        raise UsageFault("{wrong} (usage: {usage})", wrong=wrong, usage=USAGE)
    for option, chosen in (("-c", _grids), ("-s", _solutions), ("-n", _puzzles)):
        if option in given:
            return chosen
    raise UsageFault("usage: {usage}; sudoku --help tells more", usage=USAGE)


def _wrong(given: set[str]) -> Message | None:
    """The fault of some options; None for a valid combination."""
    for first, second in (("-c", "-s"), ("-c", "-n"), ("-s", "-n"), ("-m", "-r"), ("-m", "-u")):
        if {first, second} <= given:
            return Message("{first} and {second} do not go together", first=first, second=second)
    for option, owners in BELONGS_TO:
        if option in given and not given.intersection(owners):
            owner = spoken(" or ").join(owners)
            return Message("{option} goes with {owner}", option=option, owner=owner)
    if "-n" in given and not given & {"-m", "-r"}:
        return Message("-n needs -m M, a level, or -r A~B, a number of blanks")
    return None


def _grids(options: Namespace) -> int:
    rng = _chance(options)
    source = DistinctGrids(options.first or 1, rng.word(), options.c)
    base = rng.word()

    def draw(numbers: range) -> Outcome:
        size = len(numbers)
        if options.uniform:
            grids = kernel.random_grids(base + numbers[0], size)
            starts = range(0, CELLS * size, CELLS)
            texts = (source.images(bytes(grids[at : at + CELLS]), 1) for at in starts)
            text = bytearray().join(texts)
        else:
            text = source.images(kernel.random_grid(base + numbers[0]), size)
        return Outcome(text, size, size=size)

    return _write(options, _in_parts(options.c, IMAGES_OF_A_GRID), draw, "grids", options.c)


def _solutions(options: Namespace) -> int:
    from sudoku_qt.cli import reading, solve  # 16 ms

    check_not_read([options.s], options.o)
    size = reading.check_inputs([options.s])
    layout = layout_named("course", "solution", (), ())
    options.strict = options.all = False
    verb = solve.SolveAnyhow()
    work = partial(verb.outcome, options=options, layout=layout)
    missing = set(b"123456789")

    def watched() -> Iterator[reading.Piece]:
        for piece in reading.pieces([options.s], verb.batch):
            missing.difference_update({digit for digit in missing if digit in piece.letters})
            yield piece

    code = _write(options, watched(), work, "puzzles", size)
    if missing == set(b"9"):  # some files of the course use the digits 0 to 8
        note = Message(
            "{file} has no 9 at all; if its digits are 0 to 8, its 0s were taken for empty cells",
            file=options.s,
        )
        tell(f"sudoku: {say(note)}")
    return code


def _puzzles(options: Namespace) -> int:
    rng = _chance(options)
    layout = layout_named("course", "puzzle", (), ())
    known: set[bytes] = set()

    def draw(numbers: range) -> Outcome:
        made: list[bytes] = []
        while len(made) < len(numbers):
            puzzle = _puzzle(options, f"{rng.word():x}")
            if puzzle not in known:
                known.add(puzzle)
                made.append(puzzle)
        text = layout.bulk("puzzle", b"".join(made)) or b""
        return Outcome(text, len(made), size=len(made))

    return _write(options, _in_parts(options.n, PUZZLES_AT_ONCE), draw, "puzzles", options.n)


def _puzzle(options: Namespace, seed: str) -> bytes:
    from sudoku_qt.engine.sudoku.generate import generator  # 130 ms
    from sudoku_qt.engine.sudoku.generate.course import bank, full_grid  # with the next, 5 ms
    from sudoku_qt.engine.sudoku.generate.options import MakeOptions

    made = partial(MakeOptions, symmetry="none", seed=seed)
    if options.m:
        return generator.make(made(level=LEVEL_OF_M[options.m])).givens
    rng = SeededRandom(f"blanks {seed}")
    blanks = rng.within(*options.r)
    if options.u:
        clues = (CELLS - blanks, CELLS - blanks)
        return generator.make(made(level=0, clues=clues)).givens
    return bank.blanked(full_grid.random_grid(rng), blanks, 0, rng)


def _chance(options: Namespace) -> SeededRandom:
    return SeededRandom(f"course {tidy_seed(options.seed or '') or fresh_seed()}")


def _in_parts(count: int, size: int) -> Iterator[range]:
    return (range(start, min(start + size, count)) for start in range(0, count, size))


def _write(
    options: Namespace,
    parts: Iterator[PieceT],
    work: Callable[[PieceT], Outcome],
    what: str,
    size: int | None,
) -> int:
    """Write everything, or nothing if a puzzle is invalid and --keep-going is not given."""
    output = Output(options.o)
    try:
        poured = pour(parts, work, 1, output, Progress(what, size), between="\n")
    except BaseException:
        output.discard()
        raise
    if poured.code == INTERRUPTED:
        output.keep()
    elif poured.code == FINE or options.keep_going:
        output.finish()
    else:
        output.discard()
        if output.resumable:
            note = Message(
                "nothing is written to {file}; with --keep-going it gets the solutions of all "
                "other puzzles",
                file=options.o,
            )
            tell(f"sudoku: {say(note)}")
    return poured.code

# SPDX-License-Identifier: MIT
"""`sudoku generate`: new puzzles, the same for the same seed on every machine."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from functools import partial

from sudoku_qt.cli.exits import UsageFault
from sudoku_qt.cli.layouts import NAMES, Layout
from sudoku_qt.cli.options import Once, interval, whole
from sudoku_qt.cli.stream import Outcome
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku.chance import fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.levels import LEVELS, count_givens
from sudoku_qt.engine.sudoku.maker import FEWEST_CLUES, MODES, MOST_CLUES, MakeOptions, make
from sudoku_qt.engine.sudoku.solver import to_text
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES

MOST = 1_000_000_000
BATCH = 64
COLUMNS = (
    "line",
    "puzzle",
    "clues",
    "mode",
    "level",
    "minutes",
    "classic",
    "hardest",
    "symmetry",
    "score",
    "dug",
    "seed",
)


class Generate(Verb):
    """Writes new puzzles. The second of a run has the seed "SEED 2", and so on."""

    summary = "make new puzzles, each with one solution"

    def add_options(self, parser: ArgumentParser) -> None:
        """Say how many, of which kind, and from which seed."""
        say = parser.add_argument
        modes = [mode.name for mode in MODES]
        symmetries = [symmetry.name for symmetry in SYMMETRIES]
        say(
            "-n",
            "--count",
            type=whole(1, MOST),
            default=1,
            metavar="N",
            action=Once,
            help="how many (1)",
        )
        say("--mode", choices=modes, default="standard", action=Once, help="how they are made")
        say(
            "--level",
            type=whole(1, len(LEVELS)),
            default=2,
            metavar="1-5",
            action=Once,
            help="how hard (2)",
        )
        say(
            "--symmetry",
            choices=symmetries,
            default="central",
            action=Once,
            help="the pattern (central)",
        )
        say("--clues", type=_clues, metavar="N or A~B", action=Once, help="how many givens")
        say("--seed", default="", metavar="TEXT", action=Once, help="a text that they follow from")
        add_output_options(parser, COLUMNS, NAMES)

    def run(self, options: Namespace) -> int:
        """Make them all."""
        if options.mode != "standard" and options.clues:
            raise UsageFault("--clues goes with --mode standard")
        seed = tidy_seed(options.seed)
        if options.resume and not seed:
            raise UsageFault("--resume needs the --seed of the run that was interrupted")
        options.seed = seed or fresh_seed()
        layout = chosen_layout(options, "puzzle", ("puzzle",), COLUMNS, COLUMNS)

        def rest(done: int) -> Iterator[range]:
            starts = range(done + 1, options.count + 1, BATCH)
            return (range(start, min(start + BATCH, options.count + 1)) for start in starts)

        work = partial(_make, options, layout)
        remark = f"seed {options.seed}"
        return write_records(rest, work, layout, options, "puzzles", options.count, remark)


def _clues(text: str) -> tuple[int, int]:
    """Read one number, or two with a sign between."""
    try:
        return interval(FEWEST_CLUES, MOST_CLUES, "~-")(
            text if "~" in text or "-" in text else f"{text}~{text}"
        )
    except ArgumentTypeError:
        raise ArgumentTypeError(
            f"“{text}” is no number of givens from {FEWEST_CLUES} to {MOST_CLUES}, nor A~B"
        ) from None


def _make(options: Namespace, layout: Layout, numbers: range) -> Outcome:
    """Make the puzzles of some numbers; where one cannot be had, the run ends."""
    texts: list[str] = []
    for number in numbers:
        seed = f"{options.seed} {number}" if number > 1 else options.seed
        try:
            fields = _fields(options, seed, number)
        except Fault as fault:
            return Outcome("".join(texts).encode(), len(texts), (str(fault),), stopped=True)
        texts.append(layout.between + layout.record(fields))
    return Outcome("".join(texts).encode(), len(texts), size=len(texts))


def _fields(options: Namespace, seed: str, number: int) -> dict[str, object]:
    setup = make(
        MakeOptions(options.mode, options.level, options.symmetry, options.clues, seed=seed)
    )
    return {
        "line": number,
        "puzzle": to_text(setup.givens),
        "clues": count_givens(setup.givens),
        "mode": setup.mode,
        "level": setup.level,
        "minutes": setup.minutes,
        "classic": setup.classic,
        "hardest": setup.hardest,
        "symmetry": setup.symmetry,
        "score": setup.score,
        "dug": setup.dug,
        "seed": setup.seed,
    }


VERB = Generate()

# SPDX-License-Identifier: MIT
"""`sudoku generate`: new puzzles, the same for the same seed on every machine."""

import time
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from sudoku_qt.cli.argument_types import (
    cells_for_givens,
    se_range,
    technique_named,
    techniques_named,
)
from sudoku_qt.cli.clustered import add_cluster_options, cluster, is_clustered, only_clustered
from sudoku_qt.cli.exits import UsageFault, wrong_at
from sudoku_qt.cli.language import later, say, spoken
from sudoku_qt.cli.layouts import NAMES, Layout, Line
from sudoku_qt.cli.misfits import misfit
from sudoku_qt.cli.options import Once, add_flag, interval, utf8, whole
from sudoku_qt.cli.output import tell
from sudoku_qt.cli.reading import pieces
from sudoku_qt.cli.stream import Outcome, mapping, watched
from sudoku_qt.cli.verb import Verb
from sudoku_qt.cli.writing import add_output_options, chosen_layout, write_records
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup, mode_called
from sudoku_qt.engine.sudoku.generate.course.digging_levels import count_givens
from sudoku_qt.engine.sudoku.generate.generator import FEWEST_CLUES, MODES, MOST_CLUES, make
from sudoku_qt.engine.sudoku.generate.options import KEY_ABOVE, STANDARD_ONLY, MakeOptions
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS
from sudoku_qt.engine.sudoku.seeded_random import fresh_seed, tidy_seed
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.paths import resource

if TYPE_CHECKING:  # a start need not
    from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

MOST = 1_000_000_000
MOST_SECONDS = 1_000_000
BATCH = 16
AT_ONCE = 1024
"""The number of puzzles read at once, of those that a run starts from."""
COLUMNS = (
    "line",
    "puzzle",
    "clues",
    "mode",
    "level",
    "minutes",
    "se_rating",
    "hardest",
    "symmetry",
    "score",
    "dug",
    "seed",
    "grade",
)
HELP_ON_MODES = later(
    "how they are made: standard (default); digging, as the digging paper does; simple, by chance"
)
HELP_ON_LEVELS = later(
    "how hard (2; any with --must, --se); digging and simple have levels of their own: sudoku info"
)
HELP_ON_GRADES = later("level 5 by its SE rating: to 7.4, to 8.9, or from 9.0, out of a bank")
HELP_ON_SE = later("SE rating: 7.5~8.5, or 7.5, ~3.0, 9~; the level then follows from it")
HELP_ON_KEYS = later("level 5, with exactly one step on the way up that level 4 never asks for")
HELP_ON_MASKS = later("cells that may hold givens: 81 signs, . for the others, or a file of them")
HELP_ON_HARDEST = later("so long, each harder than the one before: the last line is the hardest")
HELP_ON_NEAR = later("with --hardest: begin near these puzzles, and write none that they are")
HELP_ON_VARIANTS = later("other rules: killer, kropki, jigsaw ..., several with commas between")
HELP_ON_RULES = later("keep the rules of f-puzzles' object or link in this file")
HELP_ON_SIZES = later("rows of a board with other rules (9)")
KIND = ("mode", "level", *STANDARD_ONLY)
OBJECTS = ("fpuzzles", "fpuzzles_link", "sudokupad")
"""Formats that write any puzzle on one line, whatever its rules."""
SIZES = ("4", "6", "9")
WAYS = frozenset(("variant", "rules", "size"))
"""Options that each ask for other rules."""

Generator = Callable[[Namespace, str], "SudokuSetup | VariantPuzzle"]


class Generate(Verb):
    """Writes new puzzles. The second puzzle of a run has the seed "SEED 2", and so on."""

    summary = "make new puzzles, each with one solution"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the number, the kind, and the seed."""
        say = partial(parser.add_argument, action=Once)
        modes = [mode.name for mode in MODES]
        patterns = [symmetry.name for symmetry in SYMMETRIES]
        many, level = whole(1, MOST), whole(1, len(LEVELS))
        names, name = techniques_named, technique_named
        say("-n", "--count", type=many, default=1, metavar="N", help="how many (1)")
        say("--mode", type=mode_called, choices=modes, default="standard", help=HELP_ON_MODES)
        say("--level", type=level, metavar="1-5", help=HELP_ON_LEVELS)
        say("--grade", choices=[grade.key for grade in GRADES], help=HELP_ON_GRADES)
        say("--symmetry", choices=patterns, default="central", help="the pattern (central)")
        say("--clues", type=_clues, metavar="N or A~B", help="how many givens")
        say("--must", type=names, default=(), metavar="NAMES", help="techniques to use: a,b")
        say("--must-not", type=names, default=(), metavar="NAMES", help="and not to use")
        say("--mask", type=cells_for_givens, metavar="CELLS", help=HELP_ON_MASKS)
        add_flag(parser, "--minimal", "no given can be left out")
        add_flag(parser, "--one-key-step", HELP_ON_KEYS)
        say("--se", type=se_range, metavar="RANGE", help=HELP_ON_SE)
        say("--technique", type=name, metavar="NAME", help="puzzles that need it")
        seconds = whole(1, MOST_SECONDS)
        say("--variant", type=utf8, metavar="NAMES", help=HELP_ON_VARIANTS)
        say("--rules", type=utf8, metavar="FILE", help=HELP_ON_RULES)
        say("--size", choices=SIZES, help=HELP_ON_SIZES)
        say("--hardest", type=seconds, metavar="SECONDS", help=HELP_ON_HARDEST)
        say("--from", dest="near", metavar="FILE", help=HELP_ON_NEAR)
        say("--seed", type=utf8, default="", metavar="TEXT", help="a text that they follow from")
        formats, ways = (*NAMES, *OBJECTS), ("--format", "--to")
        add_output_options(parser, COLUMNS, formats, ways, others=only_clustered(NAMES))
        add_cluster_options(parser)

    def run(self, options: Namespace) -> int:
        """Make them all."""
        _check(options)
        seed = tidy_seed(options.seed)
        if options.resume and not seed:
            raise UsageFault("--resume needs the --seed of the run that was interrupted")
        options.seed = seed or fresh_seed()
        generator = _generator(options)
        layout = _layout(options)
        remark = f"seed {options.seed}"
        if options.format in OBJECTS or WAYS & _said(options):
            if not seed:  # since a remark cannot stand among JSON objects
                tell(remark)
            remark = ""
        if options.hardest:
            return _climb(options, layout, remark)

        def rest(done: int) -> Iterator[range]:
            return _pieces(range(done + 1, options.count + 1))

        work = partial(_make, generator, options, layout)
        if is_clustered(options):
            run = cluster(options).run_numbers
            code: int = run(work, layout, options, BATCH, _pieces, remark=remark)
            return code
        return write_records(rest, work, layout, options, size=options.count, remark=remark)


def _generator(options: Namespace) -> Generator:
    """The function that makes one puzzle. Raises `UsageFault`, `InputFault`."""
    if WAYS & _said(options):
        from sudoku_qt.cli.variant_making import variant_maker  # variants: 67 ms

        options.size = None if options.size is None else int(options.size)
        return variant_maker(options)
    return _practice if options.technique else _standard


def _layout(options: Namespace) -> Layout:
    if options.template is None and options.format in OBJECTS:
        return Line(("text",))
    return chosen_layout(options, "puzzle", ("puzzle",), COLUMNS, COLUMNS)


def _pieces(numbers: range) -> Iterator[range]:
    """Cut numbers into pieces."""
    return (numbers[at : at + BATCH] for at in range(0, len(numbers), BATCH))


def _said(options: Namespace) -> frozenset[str]:
    """The options that were given on the command line."""
    typed: frozenset[str] = getattr(options, "options_said", frozenset())
    return typed


def _check(options: Namespace) -> None:
    """Refuse contradictory options."""
    typed = _said(options)
    for chosen, others in (
        ("hardest", (*KIND, "technique", "count", "resume", "cluster", "part")),
        ("technique", KIND),
    ):
        for other in others:
            if chosen in typed and other in typed:
                raise UsageFault(
                    "--{first} and --{second} do not go together",
                    first=chosen,
                    second=other.replace("_", "-"),
                )
    if options.near and not options.hardest:
        raise UsageFault("--from goes with --hardest")
    if options.mask is not None and "symmetry" in typed and options.symmetry != "none":
        raise UsageFault(
            "--mask says itself which cells may hold givens, so --symmetry {name} cannot be kept; "
            "leave it out, or say --symmetry none",
            name=options.symmetry,
        )
    for other in STANDARD_ONLY:
        if options.mode != "standard" and other in typed:
            name = other.replace("_", "-")
            raise UsageFault("--{name} goes with --mode standard", name=name)


def _clues(text: str) -> tuple[int, int]:
    """Parse one number, or a range of two."""
    try:
        return interval(FEWEST_CLUES, MOST_CLUES, "~-")(
            text if "~" in text or "-" in text else f"{text}~{text}"
        )
    except ArgumentTypeError:
        words = spoken("“{text}” is no number of givens from {least} to {most}, nor A~B")
        raise ArgumentTypeError(
            words.format(text=text, least=FEWEST_CLUES, most=MOST_CLUES)
        ) from None


def _make(generator: Generator, options: Namespace, layout: Layout, numbers: range) -> Outcome:
    """Make the puzzles of some numbers; the run ends at the first that cannot be made."""
    texts: list[str] = []
    messages: tuple[str, ...] = ()
    for number in numbers:
        seed = f"{options.seed} {number}" if number > 1 else options.seed
        try:
            setup = generator(options, seed)
        except Fault as fault:
            messages = (say(fault),)
            break
        except Cancelled:
            break
        texts.append(layout.between + layout.record(_fields(setup, number, options, seed)))
    done = len(texts)
    stopped = done < len(numbers)
    return Outcome(
        "".join(texts).encode(), done, messages, done, bad=bool(messages), stopped=stopped
    )


def _standard(options: Namespace, seed: str) -> SudokuSetup:
    """Make a puzzle in one of the modes."""
    values = {name: getattr(options, name) for name in ("mode", *STANDARD_ONLY)}
    values["grade"] = options.grade or ""
    chosen = MakeOptions(**values, level=_level(options), seed=seed)
    return make(chosen, watched(), bank=resource("puzzles/extreme.txt"))


def _level(options: Namespace) -> int:
    """The level that was given, or that follows from the other options."""
    if options.level is not None:
        return int(options.level)
    if options.grade or (options.one_key_step and not options.se):
        return KEY_ABOVE + 1
    return 0 if options.must or options.se else MakeOptions.level


def _practice(options: Namespace, seed: str) -> SudokuSetup:
    """Make a puzzle that needs a technique."""
    from sudoku_qt.engine.sudoku.generate.practice import needing  # 14 ms

    bank = resource("puzzles/techniques.zip")
    return needing(options.technique, seed, watched(), bank=bank)[0]


def _climb(options: Namespace, layout: Layout, remark: str) -> int:
    """Write each puzzle that is harder than the one before as soon as it is found."""
    from sudoku_qt.engine.sudoku.generate.hardest.hill_climb import hardest  # 150 ms

    seeds = seed_puzzles(options.near) if options.near else ()
    end = time.monotonic() + options.hardest

    def found(_done: int) -> Iterator[tuple[int, SudokuSetup]]:
        is_interrupted = watched()

        def stop() -> bool:
            return is_interrupted() or time.monotonic() > end

        with suppress(Cancelled), mapping(options.jobs) as mapped:
            yield from enumerate(hardest(options.seed, stop, seeds, mapped), start=1)

    def work(item: tuple[int, SudokuSetup]) -> Outcome:
        number, setup = item
        text = layout.between + layout.record(_fields(setup, number, options, setup.seed))
        return Outcome(text.encode(), 1)

    alone = Namespace(**{**vars(options), "jobs": 1})
    return write_records(found, work, layout, alone, size=None, remark=remark)


def _fields(
    made: "SudokuSetup | VariantPuzzle", number: int, options: Namespace, seed: str
) -> dict[str, object]:
    fields: dict[str, object] = {**dict.fromkeys(COLUMNS), "line": number}
    if isinstance(made, SudokuSetup):
        fields |= _setup_fields(made)
    else:
        from sudoku_qt.cli.variant_making import fields_of  # as above

        fields |= fields_of(made, options, seed)
    if options.format in OBJECTS:
        from sudoku_qt.cli.variant_making import text_of  # as above

        fields["text"] = text_of(made, options.format)
    return fields


def _setup_fields(setup: SudokuSetup) -> dict[str, object]:
    return {
        "puzzle": to_text(setup.givens),
        "clues": count_givens(setup.givens),
        "mode": setup.mode,
        "level": setup.level,
        "minutes": setup.minutes,
        "se_rating": setup.se_rating,
        "hardest": setup.hardest,
        "symmetry": setup.symmetry,
        "score": setup.score,
        "dug": setup.dug or None,
        "seed": setup.seed,
        "grade": setup.grade,
    }


def seed_puzzles(name: str) -> tuple[bytes, ...]:
    """The puzzles of an input that a run starts from, 81 bytes of 0-9 each.

    Raises `InputFault` if one cannot be read, or has no solution or several.
    """
    found: list[bytes] = []
    for piece in pieces([name], AT_ONCE):
        batch = piece.read()
        for line, fault in batch.faults:
            raise wrong_at(name, line, fault)
        _, counts = kernel.solve_many(batch.cells, 2)
        for place, (line, count) in enumerate(zip(batch.lines, counts, strict=True)):
            cells = batch.cells[CELLS * place : CELLS * (place + 1)]
            if count != 1:
                raise wrong_at(name, line, misfit(cells, count))
            found.append(cells)
    return tuple(found)


VERB = Generate()

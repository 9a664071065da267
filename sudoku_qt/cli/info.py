# SPDX-License-Identifier: MIT
"""`sudoku info`: the version, the kernel in use, and the names that other verbs accept."""

import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from sudoku_qt.cli import convert
from sudoku_qt.cli.columns import columns, padded
from sudoku_qt.cli.exits import FINE
from sudoku_qt.cli.language import language_of_run, later, listed, say, spoken, spoken_in
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.reading import READ_AS_LINES
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.generate.generator import MODES
from sudoku_qt.engine.sudoku.generate.practice_bank import NEEDED, banked
from sudoku_qt.engine.sudoku.hints.order import HEADING, order_of, written
from sudoku_qt.engine.sudoku.logic.pages import Pages
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS, grade_span
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.paths import resource
from sudoku_qt.version import version

TECHNIQUES, VARIANTS, ORDER = later("techniques"), later("variants"), "order"
WIDTH = 12


class Info(Verb):
    """Prints information about the program."""

    summary = "tell the version, which kernel runs, and the names of formats, levels, techniques"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the topic."""
        parser.add_argument(
            "what",
            nargs="?",
            choices=(TECHNIQUES, VARIANTS, ORDER),
            help="list the techniques, easiest first, each with the lowest level whose puzzles "
            "may ask for it and how many puzzles there are to practise it; an asterisk marks "
            "those that are looked for only where --technique or an order names them; ! after the "
            "number means that everything else as easy gets stuck on these puzzles, otherwise "
            "what stands above in the list does; variants: the kinds of rules beside the plain "
            "ones, each with its key and fields in f-puzzles' files, made where generate "
            "--variant takes it; or order: the usual "
            "order as a file to change, for steps --order",
        )

    def run(self, options: Namespace) -> int:
        """Write a line for each item."""
        if options.what == ORDER:
            write_out(written(order_of(LADDER), map(say, HEADING)))
            return FINE
        rows = ROWS.get(options.what, _program)
        write_out("".join(f"{row}\n" for row in rows()))
        return FINE


def _program() -> Iterator[str]:
    formats = (form.name for form in FORMATS if form.game == SudokuGame.name)
    built = spoken("{build} (compiled)" if kernel.COMPILED else "{build} (not compiled)")
    honest = _numbered("Level", [level.name for level in LEVELS])
    digging = _numbered("DiggingLevel", [level.name for level in DIGGING_LEVELS])
    system = {"system": platform.system(), "machine": platform.machine()}
    runs = spoken("{version} on {system} {machine}")
    for name, what in (
        (spoken("version"), version()),
        (spoken("kernel"), built.format(build=kernel.BUILD)),
        ("python", runs.format(version=platform.python_version(), **system)),
        (spoken("reads"), listed((*formats, *READ_AS_LINES))),
        (spoken("opens"), spoken("games that the window saved (NAME.sudoku), for their givens")),
        (spoken("writes"), listed(convert.VERB.formats)),
        (spoken("modes"), listed(mode.name for mode in MODES)),
        (
            spoken("levels"),
            spoken("{levels} (mode standard, and every rating)").format(levels=honest),
        ),
        (spoken("by SE"), listed(_by_rating())),
        (
            spoken("digging"),
            spoken("{levels} (levels of the modes digging and simple)").format(levels=digging),
        ),
        (spoken("symmetries"), listed(symmetry.name for symmetry in SYMMETRIES)),
        (
            spoken(TECHNIQUES),
            spoken("{count}, listed by sudoku info techniques").format(count=len(LADDER.rungs)),
        ),
        (spoken(VARIANTS), spoken("kinds of rules that are read, listed by sudoku info variants")),
    ):
        yield padded(name, WIDTH) + what


def _by_rating() -> Iterator[str]:
    """The upper SE rating of each level and grade; for the last one, the lower."""
    for level in LEVELS[:-1]:
        yield f"{level.number} ≤ {level.highest}"
    for grade in GRADES[:-1]:
        yield f"{spoken_in('Level', grade.key)} ≤ {grade_span(grade.key)[1]}"
    yield f"{spoken_in('Level', GRADES[-1].key)} ≥ {GRADES[-1].least}"


def _numbered(context: str, names: list[str]) -> str:
    """Names in the language of the run, each preceded by its number."""
    return listed(f"{n} {spoken_in(context, name)}" for n, name in enumerate(names, 1))


def _techniques() -> Iterator[str]:
    """Yield a line for each technique of the ladder: name, level, puzzles, title."""
    pages = Pages(resource("techniques") / language_of_run())
    bank = resource("puzzles/techniques.zip")
    width = max(len(rung.name) for rung in LADDER) + 1
    for rung in LADDER:
        level = f"{rung.lowest_level} {spoken_in('Level', LEVELS[rung.lowest_level - 1].name)}"
        title = pages[rung.name].title
        if rung.whole:
            title = spoken("{title}, a kind of {name}").format(title=title, name=rung.whole)
        name = rung.name + "*" * (not rung.on and not rung.whole)
        held = banked(bank, rung.name)
        count = f"{len(held.puzzles):>3}{'!' if held.promise == NEEDED else ' '}"
        yield f"{name:<{width}}  {padded(level, WIDTH - 1)}  {count}  {title}"


def _variants() -> Iterator[str]:
    """Yield a line for each kind: key, name, whether it can be made, rule, the fields read."""
    from sudoku_qt.engine.sudoku.variants.kinds import KINDS  # for this list alone: 24 ms
    from sudoku_qt.engine.sudoku.variants.making.maker import MADE  # as above

    keys = max(len(kind.name) for kind in KINDS)
    titles = max(columns(spoken(kind.title)) for kind in KINDS)
    word = spoken("made")
    for kind in KINDS:
        fields = f" ({listed(sorted(kind.fields))})" if kind.fields else ""
        rule = spoken(kind.rule).format(value=listed(kind.values))
        made = padded(word if kind.name in MADE else "-", columns(word))
        title = padded(spoken(kind.title), titles)
        yield f"{kind.name:<{keys}}  {title}  {made}  {rule}{fields}"


ROWS = {TECHNIQUES: _techniques, VARIANTS: _variants}
VERB = Info()

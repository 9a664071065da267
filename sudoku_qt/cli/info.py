# SPDX-License-Identifier: MIT
"""`sudoku info`: the version, which kernel runs, and what the other verbs can be asked for."""

import platform
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from sudoku_qt.cli import convert
from sudoku_qt.cli.exits import FINE
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.reading import READ_AS_LINES
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.levels import LEVELS as DIGGING_LEVELS
from sudoku_qt.engine.sudoku.maker import MODES
from sudoku_qt.engine.sudoku.pages import Pages
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.engine.sudoku.techniques import LADDER
from sudoku_qt.paths import resource
from sudoku_qt.version import version

TECHNIQUES = "techniques"
LEVELS = ("very easy", "easy", "medium", "hard", "expert")
"""The honest levels, 1 to 5, by what solving a puzzle asks for."""


class Info(Verb):
    """Tells about the program."""

    summary = "tell the version, which kernel runs, and the names of formats, levels, techniques"

    def add_options(self, parser: ArgumentParser) -> None:
        """Take what is asked for."""
        parser.add_argument(
            "what",
            nargs="?",
            choices=(TECHNIQUES,),
            metavar=TECHNIQUES,
            help="list the techniques, easiest first, each with the lowest level whose puzzles "
            "may ask for it; an asterisk marks those that are looked for only where --technique "
            "names them",
        )

    def run(self, options: Namespace) -> int:
        """Write one line for each thing."""
        rows = _techniques() if options.what == TECHNIQUES else _program()
        write_out("".join(f"{row}\n" for row in rows))
        return FINE


def _program() -> Iterator[str]:
    formats = (form.name for form in FORMATS if form.game == SudokuGame.name)
    honest = ", ".join(f"{number} {name}" for number, name in enumerate(LEVELS, 1))
    dug = ", ".join(f"{level.number} {level.name}" for level in DIGGING_LEVELS)
    for name, what in (
        ("version", version()),
        ("kernel", f"{kernel.BUILD} ({'compiled' if kernel.COMPILED else 'not compiled'})"),
        ("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
        ("reads", ", ".join((*formats, *READ_AS_LINES))),
        ("opens", "games that the window saved (NAME.sudoku), for their givens"),
        ("writes", ", ".join(convert.VERB.formats)),
        ("modes", ", ".join(mode.name for mode in MODES)),
        ("levels", f"{honest} (mode standard, and every rating)"),
        ("digging", f"{dug} (levels of the modes classic and simple)"),
        ("symmetries", ", ".join(symmetry.name for symmetry in SYMMETRIES)),
        (TECHNIQUES, f"{len(LADDER.rungs)}, listed by sudoku info {TECHNIQUES}"),
    ):
        yield f"{name:<12}{what}"


def _techniques() -> Iterator[str]:
    """Write a line a rung of the ladder: its name, its level, its title."""
    pages = Pages(resource("techniques") / "en")
    width = max(len(rung.name) for rung in LADDER) + 1
    for rung in LADDER:
        level = f"{rung.asked_from} {LEVELS[rung.asked_from - 1]}"
        yield f"{rung.name + '*' * (not rung.on):<{width}}  {level:<11}  {pages[rung.name].title}"


VERB = Info()

# SPDX-License-Identifier: MIT
"""`sudoku info`: the version, which kernel runs, and what the other verbs can be asked for."""

import platform
from argparse import ArgumentParser, Namespace

from sudoku_qt.cli import convert
from sudoku_qt.cli.exits import FINE
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.reading import READ_AS_LINES
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.formats import FORMATS
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame
from sudoku_qt.engine.sudoku.levels import LEVELS
from sudoku_qt.engine.sudoku.maker import MODES
from sudoku_qt.engine.sudoku.symmetry import SYMMETRIES
from sudoku_qt.version import version


class Info(Verb):
    """Tells about the program."""

    summary = "tell the version, which kernel runs, and the names of formats, modes and levels"

    def add_options(self, parser: ArgumentParser) -> None:
        """Take none."""

    def run(self, options: Namespace) -> int:
        """Write one line for each thing."""
        formats = (form.name for form in FORMATS if form.game == SudokuGame.name)
        rows = (
            ("version", version()),
            ("kernel", f"{kernel.BUILD} ({'compiled' if kernel.COMPILED else 'not compiled'})"),
            ("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}"),
            ("reads", ", ".join((*formats, *READ_AS_LINES))),
            ("writes", ", ".join(convert.VERB.formats)),
            ("modes", ", ".join(mode.name for mode in MODES)),
            ("levels", ", ".join(f"{level.number} {level.name}" for level in LEVELS)),
            ("symmetries", ", ".join(symmetry.name for symmetry in SYMMETRIES)),
        )
        write_out("".join(f"{name:<12}{what}\n" for name, what in rows))
        return FINE


VERB = Info()

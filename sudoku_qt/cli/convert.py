# SPDX-License-Identifier: MIT
"""`sudoku convert`: every puzzle in another format."""

from argparse import Namespace

from sudoku_qt.cli.layouts import NAMES, Foreign, Layout
from sudoku_qt.cli.puzzle_verb import Puzzle, PuzzleVerb, Record
from sudoku_qt.engine.format import Found
from sudoku_qt.engine.formats import FORMATS, format_named
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.work import Stop

READ_WHOLE = tuple(form.name for form in FORMATS if form.game == SudokuGame.name)


class Convert(PuzzleVerb):
    """Writes puzzles as they are, whether or not they have a solution."""

    summary = "write every puzzle in another format"
    columns = ("line", "puzzle", "comment")
    line = ("puzzle",)
    plain = True
    formats = tuple(dict.fromkeys((*NAMES, *READ_WHOLE)))
    format_options = ("--to", "--format")

    def layout(self, options: Namespace) -> Layout:
        """Leave the formats that are no layout of every verb to themselves."""
        if options.template is None and options.format not in NAMES:
            return Foreign(format_named(options.format))
        return super().layout(options)

    def record(self, puzzle: Puzzle, options: Namespace, stop: Stop) -> Record:
        """Add the puzzle in the words of its game, for the formats that ask for it."""
        setup = SudokuSetup(puzzle.cells, comment=puzzle.comment)
        return Record({"found": Found(SudokuGame.name, SudokuGame().write_setup(setup))})


VERB = Convert()

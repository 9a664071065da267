# SPDX-License-Identifier: MIT
"""`sudoku steps`: how a person solves a puzzle, step by step, or all steps that are there now."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from sudoku_qt.cli.exits import FINE, SOME_BAD, UsageFault
from sudoku_qt.cli.options import Once, add_flag
from sudoku_qt.cli.reading import check_inputs, pieces
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.fault import Fault
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.ladder import Ladder
from sudoku_qt.engine.sudoku.logic import all_steps, path
from sudoku_qt.engine.sudoku.pages import Pages
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.solver import find_clash, to_text
from sudoku_qt.engine.sudoku.step import Step
from sudoku_qt.engine.sudoku.techniques import LADDER
from sudoku_qt.paths import resource

LANGUAGES = ("en", "zh_CN")
NOTATIONS = ("r4c5", "D5")
PUZZLES_AT_A_TIME = 16


class Steps(Verb):
    """Writes a sentence or a JSON object a step."""

    summary = "solve puzzles as a person does and explain every step"

    def add_options(self, parser: ArgumentParser) -> None:
        """Say what to show and how."""
        parser.add_argument(
            "inputs",
            nargs="*",
            metavar="FILE",
            help="puzzles: files, - for standard input, or 81 characters",
        )
        add_flag(parser, "--all", "all steps of the position as it stands, not the path")
        parser.add_argument("--technique", action=Once, metavar="NAME", help="only this one's")
        parser.add_argument(
            "--language", action=Once, choices=LANGUAGES, default="en", help="en (default), zh_CN"
        )
        parser.add_argument(
            "--notation", action=Once, choices=NOTATIONS, default="r4c5", help="r4c5 or D5"
        )
        parser.add_argument(
            "--format", action=Once, choices=("text", "jsonl"), default="text", help="or jsonl"
        )

    def run(self, options: Namespace) -> int:
        """Go through all puzzles; one that is broken or stays unsolved makes the run end with 1."""
        ladder = _ladder(options)
        pages = Pages(resource("techniques") / options.language)
        check_inputs(options.inputs)
        code = FINE
        for piece in pieces(options.inputs, PUZZLES_AT_A_TIME):
            batch = piece.read()
            for line, fault in batch.faults:
                print(f"line {line}: {fault}", file=sys.stderr)
                code = SOME_BAD
            for place, line in enumerate(batch.lines):
                cells = bytes(batch.cells[CELLS * place : CELLS * (place + 1)])
                if not _tell(cells, line, options, ladder, pages):
                    code = SOME_BAD
        return code


def _ladder(options: Namespace) -> Ladder:
    if options.technique is None:
        return LADDER
    try:
        return LADDER.only(options.technique)
    except Fault as fault:
        raise UsageFault("{fault}", fault=fault) from None


def _tell(cells: bytes, line: int, options: Namespace, ladder: Ladder, pages: Pages) -> bool:
    """Write the steps of one puzzle, and say whether that is all that was wanted."""
    clash = find_clash(cells)
    if clash is not None:
        print(f"line {line}: {clash.fault}", file=sys.stderr)
        return False
    grid = Grid.of_givens(cells).with_all_candidates()
    partly = options.all or options.technique is not None
    steps = all_steps(grid, ladder) if partly else path(grid, ladder)
    left = cells.count(0)
    if options.format == "text":
        print(to_text(cells))
    for number, step in enumerate(steps, 1):
        left -= len(step.placements)
        print(_written(number, step, line, options, ladder, pages))
    if left and not partly:
        print(f"line {line}: not solved", file=sys.stderr)
    return partly or not left


def _written(
    number: int, step: Step, line: int, options: Namespace, ladder: Ladder, pages: Pages
) -> str:
    page = pages[step.technique]
    sentence = page.sentence(step, options.notation)
    if options.format == "text":
        colon = "：" if options.language.startswith("zh") else ": "
        return f"{number:>3}. {page.title}{colon}{sentence}"
    facts = step.facts(options.notation)
    fields = {
        "line": line,
        "step": number,
        "technique": step.technique,
        "variant": step.variant,
        "score": ladder[step.technique].score,
        "digits": list(step.digits),
        "placements": list(_listed(facts["placements"])),
        "eliminations": list(_listed(facts["eliminations"])),
        "sentence": sentence,
    }
    return json.dumps(fields, ensure_ascii=False)


def _listed(text: str) -> Iterator[str]:
    return (word for word in text.split(", ") if word)


VERB = Steps()

# SPDX-License-Identifier: MIT
"""`sudoku gomoku-engine`: a Gomoku engine that speaks the Gomocup protocol."""

import sys
import time
from argparse import ArgumentParser, Namespace
from queue import SimpleQueue
from threading import Event, Thread

from sudoku_qt.cli.exits import FINE
from sudoku_qt.cli.options import Once, add_flag, whole
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.gomoku.protocol.engine import Engine, Manner
from sudoku_qt.version import version

STOPS = frozenset({"END", "STOP", "YXSTOP"})
LAST = "END"


class GomokuEngine(Verb):
    """Plays Gomoku through standard input and output."""

    summary = "play Gomoku through standard input and output, by the Gomocup protocol"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the options for processor time, and for varied games."""
        parser.add_argument(
            "--seed",
            type=whole(0, 2**31),
            default=0,
            action=Once,
            help="play a little differently with each number but 0 (0)",
        )
        add_flag(
            parser,
            "--cpu-time",
            "count the time of the processor, so that a busy machine weakens nobody",
        )
        add_flag(
            parser,
            "--no-book",
            "think about the first moves, too, instead of taking them from the opening book",
        )

    def run(self, options: Namespace) -> int:
        """Answer lines until END, or the end of the input."""
        stop, lines = Event(), SimpleQueue[str]()
        Thread(target=_read, args=(lines, stop), daemon=True).start()
        now = time.process_time if options.cpu_time else time.monotonic
        about = f'name="sudoku-qt", version="{version()}", author="The sudoku-qt authors"'
        manner = Manner(options.seed, has_book=not options.no_book)
        engine = Engine(about, manner, _say, now, stop.is_set)
        while engine.hear(line := lines.get()):
            if line.strip().upper() in STOPS:
                stop.clear()
        return FINE


def _read(lines: "SimpleQueue[str]", stop: Event) -> None:
    """Pass every line on; a line that ends a search stops it at once."""
    for line in sys.stdin:
        if line.strip().upper() in STOPS:
            stop.set()
        lines.put(line)
    stop.set()
    lines.put(LAST)


def _say(line: str) -> None:
    print(line, flush=True)


VERB = GomokuEngine()

# SPDX-License-Identifier: MIT
"""The start of `sudoku`: while modules are imported, Ctrl+C ends it at once and silently.

So nothing that takes time may be imported here, and what is imported later knows of this handler.
"""

import gc
import signal

from sudoku_qt.cli.leaving import leave


def main() -> int:
    """Run the command line with the process's arguments and return its exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # unless it is ignored
        signal.signal(signal.SIGINT, leave)
    gc.disable()  # until everything is loaded and frozen: a seventh of the start
    from sudoku_qt.cli.main import main as run

    return run(loaded=keep)


def keep() -> None:
    """Enable Python's garbage collector again, but exempt everything imported."""
    gc.freeze()
    gc.set_threshold(10_000)  # reference cycles are freed every few puzzles
    gc.enable()


if __name__ == "__main__":
    raise SystemExit(main())

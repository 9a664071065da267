# SPDX-License-Identifier: MIT
"""Where `sudoku` starts: while its modules are loaded, Ctrl+C ends it at once and says nothing.

So nothing may be imported here that takes time, and what is imported later knows of it.
"""

import gc
import signal

from sudoku_qt.cli.leaving import leave


def main() -> int:
    """Run the command line with the arguments of the process and give its exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not where it is ignored
        signal.signal(signal.SIGINT, leave)
    gc.disable()  # until all is loaded, and then for what is: a seventh of the start
    from sudoku_qt.cli.main import main as run

    return run(loaded=keep)


def keep() -> None:
    """Have Python's collector work again, but not on what is loaded: that stays to the end."""
    gc.freeze()
    gc.set_threshold(10_000)  # what goes round in circles is let go every few puzzles
    gc.enable()


if __name__ == "__main__":
    raise SystemExit(main())

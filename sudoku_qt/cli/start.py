# SPDX-License-Identifier: MIT
"""Where `sudoku` starts: while its modules are loaded, Ctrl+C ends it at once and says nothing.

So nothing may be imported here that takes time, and what is imported later knows of it.
"""

import os
import signal
from types import FrameType
from typing import NoReturn


def main() -> int:
    """Run the command line with the arguments of the process and give its exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not where it is ignored
        signal.signal(signal.SIGINT, leave)
    from sudoku_qt.cli.main import main as run

    return run()


def leave(number: int, _frame: FrameType | None) -> NoReturn:
    """End the process: nothing was begun yet, or everything is written."""
    os._exit(128 + number)


if __name__ == "__main__":
    raise SystemExit(main())

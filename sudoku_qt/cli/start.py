# SPDX-License-Identifier: MIT
"""Where `sudoku` starts: while its modules are loaded, Ctrl+C ends it at once and says nothing.

So nothing may be imported here that takes time, and what is imported later knows of it.
"""

import signal

from sudoku_qt.cli.leaving import leave


def main() -> int:
    """Run the command line with the arguments of the process and give its exit code."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # not where it is ignored
        signal.signal(signal.SIGINT, leave)
    from sudoku_qt.cli.main import main as run

    return run()


if __name__ == "__main__":
    raise SystemExit(main())

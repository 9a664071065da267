# SPDX-License-Identifier: MIT
"""`python -m sudoku_qt` starts the window program."""

import sys

from sudoku_qt.app import main

if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""What a worker of a test loads first, to be on a machine where this program is not installed."""

import sys
from importlib.machinery import ModuleSpec


class Nowhere:
    """Finds everything but this program."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Say that it is not there; leave all else to others."""
        if name.partition(".")[0] == "sudoku_qt":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None


sys.meta_path.insert(0, Nowhere())

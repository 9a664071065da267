# SPDX-License-Identifier: MIT
"""A copy of the program, to which a test adds something and which is then run."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOW = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QMenu
from sudoku_qt.controllers.appearance.appearance import Appearance
from sudoku_qt.controllers.first_paint import FirstPaint
from sudoku_qt.controllers.games import GAMES
from sudoku_qt.controllers.shell import Shell
from sudoku_qt.paths import Paths, resource
from sudoku_qt.store.settings import Settings
app = QApplication([])
paths = Paths.below(Path("home"))
settings = Settings(paths.settings)
appearance = Appearance(app, settings, resource)
shell = Shell(FirstPaint(GAMES, settings, appearance), paths, str)
menu = QMenu()
def offered():
    return {action.text(): action for action in menu.actions()}
"""


class Copy:
    """The program in a folder of its own, to which something is added."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in ("sudoku_qt", "resources"):
            shutil.copytree(ROOT / name, root / name, copy_function=_copied)

    def add(self, name: str, content: str) -> None:
        """Write a new file; its folder becomes a package where it is part of the program."""
        path = self.root / name
        assert not path.exists()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, encoding="utf-8")

    def add_line(self, name: str, before: str, *lines: str) -> None:
        """Write lines before the only one of a file that begins with some words."""
        path = self.root / name
        old = path.read_text(encoding="utf-8").splitlines(keepends=True)
        (place,) = (at for at, line in enumerate(old) if line.lstrip().startswith(before))
        old[place:place] = [f"{line}\n" for line in lines]
        path.write_text("".join(old), encoding="utf-8")

    def run(self, *words: str) -> str:
        """Run Python in the copy, and give what it says."""
        done = subprocess.run(
            [sys.executable, *words],
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=120,
            check=False,
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root), "PYTHONUTF8": "1"},
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    def window(self, code: str) -> list[str]:
        """Build the window in the copy, run some more, and give the lines that it says."""
        return self.run("-c", WINDOW + code).splitlines()

    def sudoku(self, *words: str) -> str:
        """Run the command line of the copy."""
        return self.run("-m", "sudoku_qt.cli.main", *words)


def _copied(source: str, target: str) -> None:
    """Copy a file; what is compiled is large, and nobody writes to it."""
    if source.endswith(".so"):
        Path(target).symlink_to(source)
    else:
        shutil.copy2(source, target)

# SPDX-License-Identifier: MIT
"""The same files find the same, compiled or as they are."""

import subprocess
import sys

import pytest

SCRIPT = """
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

class PlainFinder:
    def find_spec(self, name, path=None, target=None):
        if not name.startswith("sudoku_qt.") or path is None:
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            if spec := finder.find_spec(name):
                return spec

if sys.argv[1] == "plain":
    sys.meta_path.insert(0, PlainFinder())
sys.path.insert(0, sys.argv[2])

from sudoku_qt.engine.sudoku.logic import board
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.logic.path import follow, instances
from sudoku_qt.engine.sudoku.logic.techniques import LADDER

print(Path(board.__file__).suffix == ".py", file=sys.stderr)
slow = {"forcing_chain", "forcing_net", "als_nice_loop", "kraken_fish"}
slow |= {rung.name for rung in LADDER if "jellyfish" in rung.name or "siamese" in rung.name}
for seed in (20, 21):
    position = board.Board.of_givens(kernel.minimal_puzzle(seed))
    searched = False
    for rung, finding in follow(position, LADDER.switched(off=["forcing_chain", "forcing_net"])):
        print(rung.name, finding.key, finding.size, finding.variant, finding.parts)
        if rung.level != "easy" and not searched:
            searched = True
            for each in LADDER:
                if each.name not in slow:
                    for found in instances(each.technique, position):
                        print(each.name, found.key, found.size, found.variant, found.parts)
"""


def found(way: str, root: str) -> tuple[str, str]:
    ended = subprocess.run(
        [sys.executable, "-c", SCRIPT, way, root], capture_output=True, text=True, check=True
    )
    return ended.stdout, ended.stderr.strip()


@pytest.mark.slow
def test_plain_python_finds_the_same_in_the_same_order(pytestconfig: object) -> None:
    root = str(getattr(pytestconfig, "rootpath", ""))
    plain, is_plain = found("plain", root)
    compiled, _ = found("compiled", root)
    assert is_plain == "True"
    assert plain == compiled
    assert plain.count("\n") > 150

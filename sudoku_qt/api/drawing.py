# SPDX-License-Identifier: MIT
"""Pictures and web pages of puzzles, which the window program draws in a process of its own."""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from sudoku_qt.api.arguments import whole
from sudoku_qt.api.listing import is_one
from sudoku_qt.api.pieces import Digits, pieces
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from sudoku_qt.engine.sudoku.variants.variant_json import write_variant
from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

KINDS = ("svg", "png", "pdf")
WIDEST, NARROWEST = 8000, 100
DRAWER = "PySide6"
"""What the window program needs."""
PROGRAM = (sys.executable, "-m", "sudoku_qt", "--language", "en")
"""The window program, whose sentences are English like all errors of the library."""

Puzzle = str | VariantPuzzle
Puzzles = Puzzle | Digits | Iterable[Puzzle]


def picture(
    puzzles: Puzzles,
    kind: str = "svg",
    *,
    theme: str = "paper",
    size: int = 1200,
    coordinates: str = "none",
    candidates: str = "none",
) -> Any:
    r"""The picture of each puzzle as the bytes of a file: `svg`, `png` or `pdf`.

        >>> sudoku.picture(puzzle)[:5]
        b'<?xml'
        >>> small = sudoku.picture(puzzle, "png", theme="plain", size=200, candidates="all")
        >>> small[:4]
        b'\x89PNG'

    `theme` is `paper` (in colours on white), `plain` (black on nothing, with lines that print) or a
    theme of the window, such as `dark`. `size` is the side in pixels, 100 to 8000; `coordinates`
    are `none`, `digits` or `letters`, `candidates` `none` or `all`. They are the options of
    `sudoku-qt --export`, which draws: PySide6 has to be installed, and runs in another process.

    Raises:
        ValueError: A puzzle, or an argument, makes no sense.
        ModuleNotFoundError: PySide6 is not installed.
    """
    if kind not in KINDS:
        raise ValueError(f"kind is one of {', '.join(KINDS)}, not {kind!r}")
    whole("size", size, NARROWEST, WIDEST)
    options = {"theme": theme, "size": size, "coordinates": coordinates, "candidates": candidates}
    lines = [*_lines(puzzles)]
    drawn = [each for batch in _batches(lines) for each in _exported(batch, kind, options)]
    return drawn[0] if isinstance(puzzles, VariantPuzzle) or is_one(puzzles) else drawn


def web_page(puzzles: Puzzles) -> str:
    """A web page with up to 200 puzzles, to be played and printed in a browser without a network.

        >>> page = sudoku.web_page([puzzle, puzzle])
        >>> page.count("<article")
        2

    The solutions are not in it, only their hashes. A full grid that solves the puzzle before it is
    no puzzle of its own. Drawn as `picture` is.

    Raises:
        ValueError: A puzzle makes no sense, or there are none, or too many.
        ModuleNotFoundError: PySide6 is not installed.
    """
    lines = [*_lines(puzzles)]
    if not lines:
        raise ValueError("a page has at least one puzzle")
    (page,) = _exported(lines, "html", {})
    return page.decode()


def _lines(puzzles: Puzzles) -> Iterator[str]:
    """Yield each puzzle as a line of text. Raises `ValueError`, `TypeError`."""
    if isinstance(puzzles, np.ndarray):
        yield from (to_text(cells) for _, cells in pieces(puzzles, 1))
        return
    if isinstance(puzzles, bytes | bytearray) or not isinstance(puzzles, Iterable | VariantPuzzle):
        kind = type(puzzles).__name__
        raise TypeError(f"puzzles are a text, several texts or an array, and not {kind}")
    several = [puzzles] if isinstance(puzzles, str | VariantPuzzle) else puzzles
    for number, puzzle in enumerate(several):
        yield _line(number, puzzle)


def _line(number: int, puzzle: object) -> str:
    if isinstance(puzzle, VariantPuzzle):
        return write_variant(puzzle)
    if not isinstance(puzzle, str):
        raise TypeError(f"puzzle {number}: {type(puzzle).__name__} is no text")
    try:
        return to_text(parse(puzzle))
    except Fault as fault:
        raise ValueError(f"puzzle {number}: {fault}") from None


def _batches(lines: Sequence[str]) -> Iterator[Sequence[str]]:
    """Part lines so that no full grid follows another: it would be taken as its solution."""
    starts = [at for at, line in enumerate(lines) if not at or line.isdecimal()]
    for start, end in pairwise([*starts, len(lines)]):
        yield lines[start:end]


def _exported(lines: Sequence[str], kind: str, options: dict[str, Any]) -> list[bytes]:
    """The files that the window program writes of puzzles.

    Raises `ValueError` with its sentence, and `ModuleNotFoundError`.
    """
    if find_spec(DRAWER) is None:
        raise ModuleNotFoundError(f"pictures need {DRAWER}: pip install {DRAWER}", name=DRAWER)
    with TemporaryDirectory() as folder:
        source, target = Path(folder, "puzzles.txt"), Path(folder, f"drawn.{kind}")
        source.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        done = subprocess.run(  # noqa: S603 - ourselves
            [*PROGRAM, "--export", target, *words, "--all", source],
            capture_output=True,
            check=False,
            encoding="utf-8",
            cwd=folder,
        )
        if done.returncode:
            raise ValueError(_as_argument(done.stderr))
        return [Path(line).read_bytes() for line in done.stdout.splitlines()]


def _as_argument(said: str) -> str:
    """What the program said about an option, behind Qt's remarks, as said of an argument."""
    return re.sub(r"--(?=[a-z])", "", said.strip().rpartition("sudoku-qt: ")[2], count=1)

# SPDX-License-Identifier: MIT
"""Sudokus made in advance: a small file with one on each line, checked before it is played.

The file is the program's own but not trusted: a line that is too long, malformed or made by another
version is skipped, and a puzzle is only handed out after a check that it has one solution. Nothing
here raises, for there is no one to tell: if the file cannot be read there is no reserve.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic

from sudoku_qt.engine.game import Section
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.engine.sudoku.shape import CELLS
from sudoku_qt.engine.sudoku.variants.search import variant_solver
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store import files

MOST = 80
"""The most puzzles that are kept; the oldest are deleted first."""
LONGEST_LINE = 4096
MAX_BYTES = MOST * LONGEST_LINE
LONGEST_SEED = 40
MOST_SECONDS = 0.5
"""For the proof that a puzzle with its own rules has one solution; ours take some milliseconds."""
ORDINARY, PRACTICE = "standard", "technique"
"""The modes of the generator."""


@dataclass(frozen=True)
class Ready:
    """A puzzle made in advance, of a level and a symmetry, or to practise a technique.

    For a technique, named in the setup, there is also the position in which it is due. `variant` is
    the key of a variant, "" for classic rules.
    """

    setup: SudokuSetup
    position: Grid | None = None
    variant: str = ""

    @property
    def first(self) -> Grid | None:
        """The grid to begin with; None where that is the givens alone."""
        if self.position is None:
            return None
        values = self.position.values
        noted = zip(values, self.position.candidates, strict=True)
        notes = tuple(0 if digit else mask for digit, mask in noted)
        start = Grid.of_givens(self.setup.givens, self.setup.shape)
        return replace(start, values=values, candidates=notes)

    @property
    def kind(self) -> str:
        """The key of what it was made for."""
        setup = self.setup
        if self.variant:
            return variant_kind(self.variant, setup.level, setup.symmetry)
        return setup.technique or ordinary_kind(setup.level, setup.symmetry, setup.grade)


def ordinary_kind(level: int, symmetry: str, grade: str = "") -> str:
    """The key of ordinary puzzles of a level, a symmetry and perhaps a grade.

    The puzzles of the highest grade come from a bank in which none is symmetric.
    """
    return f"{level} {'any' if grade == GRADES[-1].key else symmetry} {grade}".rstrip()


def variant_kind(variant: str, level: int, symmetry: str) -> str:
    """The key of a level of a variant with a symmetry."""
    return f"variant {variant} {level} {symmetry}"


class Reserve:
    """The puzzles in the file, the oldest first. `made_by` is the version that makes them."""

    def __init__(self, path: Path, made_by: str) -> None:
        self._path, self._made_by = path, made_by
        self._ready = list(_read(path, made_by))

    def count(self, kind: str) -> int:
        """How many puzzles of a kind there are."""
        return sum(ready.kind == kind for ready in self._ready)

    def take(self, kind: str) -> Ready | None:
        """Take out the oldest puzzle of a kind; None where there is no valid one."""
        for ready in [each for each in self._ready if each.kind == kind]:
            self._ready.remove(ready)
            if _is_sound(ready):
                return ready
        return None

    def add(self, ready: Ready) -> None:
        """Add a puzzle that was made."""
        self._ready.append(ready)
        del self._ready[:-MOST]

    def put_back(self, ready: Ready) -> None:
        """Return a puzzle that was taken and not played; it will be the next of its kind."""
        self._ready.insert(0, ready)
        del self._ready[MOST:]

    def lines(self) -> bytes:
        """The bytes that the file should hold now."""
        return b"".join(_line(ready, self._made_by) for ready in self._ready)

    def write(self, lines: bytes) -> None:
        """Write the file, whole or not at all; if that fails there is only less in reserve."""
        try:
            files.write_private(self._path, lines)
        except files.FileFault:
            return


def _read(path: Path, made_by: str) -> Iterator[Ready]:
    """Yield the file's puzzles that this generator made."""
    try:
        data = files.read(path, MAX_BYTES)
    except files.FileFault:
        return
    for line in data.split(b"\n")[:MOST]:
        ready = _ready_of(line, made_by) if len(line) <= LONGEST_LINE else None
        if ready:
            yield ready


def _line(ready: Ready, made_by: str) -> bytes:
    game = SudokuGame()
    section: Section = {"made_by": made_by, "setup": game.write_setup(ready.setup)}
    if ready.variant:
        section["variant"] = ready.variant
    if ready.position:
        section["position"] = game.write_state(ready.setup, ready.position)
    return json.dumps(section, allow_nan=False).encode() + b"\n"


def _ready_of(line: bytes, made_by: str) -> Ready | None:
    """Parse a line; None if it is not one of ours."""
    try:
        section = json.loads(line, parse_constant=_refuse)
        if not isinstance(section, dict) or section.get("made_by") != made_by:
            return None
        return _checked(section)
    except (Fault, ValueError, RecursionError):
        return None


def _refuse(constant: str) -> object:
    raise ValueError(constant)


def _checked(section: Section) -> Ready | None:
    game = SudokuGame()
    parts = section.get("setup"), section.get("position", {})
    if not (isinstance(parts[0], dict) and isinstance(parts[1], dict)):
        return None
    setup = game.read_setup(parts[0])
    if not _is_plausible(setup):
        return None
    variant = section.get("variant", "")
    if variant or setup.variant:
        return _checked_variant(setup, variant)
    if setup.mode == ORDINARY:
        return None if setup.technique else Ready(setup)
    if setup.mode != PRACTICE or not setup.technique.isidentifier():
        return None
    return Ready(setup, game.read_state(setup, parts[1]))


def _checked_variant(setup: SudokuSetup, variant: object) -> Ready | None:
    """A puzzle with its own rules, and nothing that only its setter would have drawn or said."""
    puzzle = setup.variant
    if not isinstance(variant, str) or not variant.isidentifier() or puzzle is None:
        return None
    ours = setup.mode == ORDINARY and not setup.technique
    return Ready(setup, variant=variant) if ours and not (puzzle.kept or puzzle.looks) else None


def _is_plausible(setup: SudokuSetup) -> bool:
    """Whether a setup looks like the generator's, whose texts are ASCII."""
    strange = setup.title or setup.author or setup.comment
    known = setup.origin == "generated" and setup.level > 0
    plain = f"{setup.seed}{setup.symmetry}{setup.hardest}{setup.technique}".isascii()
    return known and plain and not strange and 0 < len(setup.seed) <= LONGEST_SEED


def _is_sound(ready: Ready) -> bool:
    """Prove that a puzzle has one solution, and that its position leads there."""
    givens = ready.setup.givens
    if ready.setup.variant:
        return _has_one_solution(ready.setup)
    if kernel.count_solutions(givens) != 1:
        return False
    solution = kernel.solve(givens)
    position = ready.position
    return position is None or (
        solution is not None
        and all(position.values[cell] in (0, solution[cell]) for cell in range(CELLS))
        and all(
            position.values[cell] or position.candidates[cell] >> solution[cell] - 1 & 1
            for cell in range(CELLS)
        )
    )


def _has_one_solution(setup: SudokuSetup) -> bool:
    """Prove that a puzzle with its own rules has one; a proof that takes long is none of ours."""
    ends, puzzle = monotonic() + MOST_SECONDS, setup.variant
    try:
        return (
            puzzle is not None
            and variant_solver.count_solutions(puzzle, 2, lambda: monotonic() > ends) == 1
        )
    except Cancelled:
        return False

# SPDX-License-Identifier: MIT
"""Sudoku as a game: a player's moves on a grid, and how they are written in a document."""

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from typing import Literal, TypeGuard, cast, get_args

from sudoku_qt.engine.game import Game, IllegalMove, Section, Status
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.credits import (
    read_credit,
    read_credits,
    with_credit,
    write_credit,
    write_credits,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.markings import NO_MARKINGS
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, cell_name
from sudoku_qt.engine.sudoku.words import (
    cell_called,
    digits_called,
    digits_written,
    read_markings,
    read_notes,
    write_markings,
    write_notes,
)

OLD_MODES = {"classic": "digging"}
"""The first version's names of modes, which saved games, settings and scripts may still use."""

Origin = Literal["generated", "bank", "typed", "opened", "draft"]


@dataclass(frozen=True)
class SudokuSetup:
    """The setup of a game: its givens, and what is known about the puzzle.

    `level` is 1-5, 0 if the puzzle has not been graded; `minutes` is a typical player's time;
    `grade` divides level 5; `se_rating` is Sudoku Explainer's; `hardest` is the hardest technique
    on the solving path; unknown values are 0 or "". `technique` is the one that the puzzle was made
    to practise. `score` is the digging paper's, and `dug` its level, or 0. An origin of "draft"
    means that the player is typing in a puzzle.
    """

    givens: bytes
    origin: Origin = "opened"
    mode: str = ""
    level: int = 0
    symmetry: str = ""
    seed: str = ""
    minutes: float = 0.0
    se_rating: float = 0.0
    hardest: str = ""
    technique: str = ""
    score: float | None = None
    dug: int = 0
    grade: str = ""
    title: str = ""
    author: str = ""
    comment: str = ""

    @property
    def is_draft(self) -> bool:
        """Whether a player is typing the puzzle in."""
        return self.origin == "draft"


BEHIND_GIVENS = fields(SudokuSetup)[1:]
"""The other fields of a setup, which are read each time a game is saved."""
SAVED_AS = {"se_rating": "classic"}
"""Keys of saved games that differ from the field's name, for the first version's sake."""
EMPTY = SudokuSetup(bytes(CELLS), origin="draft")
"""A grid into which a player can type a puzzle."""


EditKind = Literal["=", "+", "-", "^", "_", "#", "@", ":"]
MARKING_KINDS = frozenset("^_#@:")
"""Edits that programs for version 1 of documents do not know."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One change to one cell.

    "=" puts a digit (0 empties the cell), "+" and "-" add and remove centre notes, "^" and "_"
    corner notes; "#" paints the cell in exactly these colours, "@" one of its candidates. ":"
    changes one of the credits instead of a cell; `cell` is then its place among them.
    """

    cell: int
    kind: EditKind
    digits: int
    """The digit itself for "=", ten times the digit plus the colour for "@", otherwise a mask."""
    text: str = ""
    """The text that ":" writes."""


SudokuMove = tuple[Edit, ...]
"""Edits that are made and undone together."""


class SudokuGame(Game[SudokuSetup, Grid, SudokuMove]):
    """The rules of play: a digit may break a rule (a conflict); a given cannot be changed."""

    name = "sudoku"

    def start(self, setup: SudokuSetup) -> Grid:
        """The grid with its givens only."""
        return Grid.of_givens(setup.givens)

    def play(self, setup: SudokuSetup, state: Grid, move: SudokuMove) -> Grid:
        """Make all edits of a move, or none if one of them changes a given."""
        before = state
        for edit in move:
            if edit.kind not in {"#", ":"} and state.is_given(edit.cell):
                name = cell_name(edit.cell)
                raise IllegalMove("{cell} is given and cannot be changed.", cell=name)
            state = _apply(state, edit)
        return before if state == before else state

    def status(self, setup: SudokuSetup, state: Grid) -> Status:
        """The game is finished when the grid is full and breaks no rule."""
        return Status.FINISHED if state.solved else Status.RUNNING

    def is_worth_keeping(self, setup: SudokuSetup, state: Grid, *, touched: bool) -> bool:
        """Whether moves were made, or givens typed in, and something of them is left."""
        if setup.is_draft:
            return touched and (any(state.values) or any(state.credits))
        return touched or setup.origin == "typed"

    def touched(self, setup: SudokuSetup, before: Grid, after: Grid) -> frozenset[int]:
        """The cells whose value, notes, colours or conflict mark differ."""
        pairs = zip(_layers(before), _layers(after), strict=True)
        changed = {
            cell
            for was, now in pairs
            if was is not now
            for cell in range(CELLS)
            if was[cell] != now[cell]
        }
        return frozenset(changed | (before.conflicts ^ after.conflicts))

    def major_version(self, state: Grid, moves: Iterable[SudokuMove]) -> int:
        """2 if there are corner notes or colours, which version 1 cannot hold."""
        marked = not MARKING_KINDS.isdisjoint([edit.kind for move in moves for edit in move])
        plain = state.markings == NO_MARKINGS and not any(state.credits)
        return 2 if marked or not plain else 1

    def write_setup(self, setup: SudokuSetup) -> Section:
        """Write the givens as nine rows, and whatever else is known."""
        section: Section = {"givens": list(write_rows(setup.givens))}
        for field in BEHIND_GIVENS:
            value = getattr(setup, field.name)
            if value != field.default:
                section[SAVED_AS.get(field.name, field.name)] = value
        return section

    def read_setup(self, section: Section) -> SudokuSetup:
        """Read a setup; missing words have their defaults, unknown ones are ignored."""
        origin = section.get("origin", "opened")
        score = section.get("score")
        if origin not in get_args(Origin):
            raise Fault("The origin of the puzzle is “{word}”, which is unknown.", word=origin)
        if not (score is None or _is_score(score)):
            raise Fault("The score of the puzzle is not a number.")
        words = ("symmetry", "seed", "hardest", "technique", "title", "author", "comment")
        return SudokuSetup(
            givens=read_rows(section.get("givens"), "givens"),
            origin=cast(Origin, origin),
            mode=mode_called(_text(section, "mode")),
            level=_level(section, "level"),
            minutes=_measure(section, "minutes"),
            se_rating=_measure(section, SAVED_AS["se_rating"]),
            score=score,
            dug=_level(section, "dug"),
            grade=_grade(section),
            **{name: _text(section, name) for name in words},
        )

    def write_state(self, setup: SudokuSetup, state: Grid) -> Section:
        """Write the values as nine rows, and notes and colours by cell."""
        return {
            "values": list(write_rows(state.values)),
            "notes": write_notes(state.candidates),
            **write_markings(state.markings),
            **write_credits(state.credits),
        }

    def read_state(self, setup: SudokuSetup, section: Section) -> Grid:
        """Read a state and check it against the givens of its setup."""
        values = read_rows(section.get("values"), "values")
        for cell, digit in enumerate(setup.givens):
            if digit and values[cell] != digit:
                name = cell_name(cell)
                raise Fault("The given of {cell} is missing among the values.", cell=name)
        candidates = read_notes(section, "notes", values)
        told = read_credits(section.get("credits", {}))
        return Grid(setup.givens, values, candidates, read_markings(section, values), told)

    def write_move(self, move: SudokuMove) -> str:
        """Write the edits as words: "r1c2=4 r1c3-4"."""
        return " ".join(map(_edit_word, move))

    def read_move(self, word: str) -> SudokuMove:
        """Read what `write_move` wrote."""
        return tuple(_read_edit(part) for part in word.split(" "))


WRITTEN = bytes.maketrans(bytes(range(10)), b".123456789")
"""The character for each value: "." for an empty cell."""


def write_rows(values: bytes) -> list[str]:
    """81 values as nine rows of nine characters, "." for an empty cell."""
    text = bytes(values).translate(WRITTEN).decode()
    return [text[start : start + SIDE] for start in range(0, CELLS, SIDE)]


def read_rows(rows: object, what: str) -> bytes:
    """Read nine rows of nine characters. `what` names them in the `Fault` that this may raise."""
    if isinstance(rows, list) and len(rows) == SIDE:
        texts = [row for row in rows if isinstance(row, str) and len(row) == SIDE]
        text = "".join(texts)
        if len(text) == CELLS and all(character in ".123456789" for character in text):
            return bytes(0 if character == "." else int(character) for character in text)
    raise Fault("The {what} are not nine rows of nine digits or dots.", what=what)


def _apply(state: Grid, edit: Edit) -> Grid:
    cell, kind = edit.cell, edit.kind
    if kind == "=":
        return state.with_value(cell, edit.digits)
    if kind == ":":
        return replace(state, credits=with_credit(state.credits, cell, edit.text))
    markings = state.markings
    if kind == "#":
        return state.with_markings(markings.with_colours(cell, edit.digits))
    if state.values[cell]:
        return state
    if kind == "@":
        return state.with_markings(markings.with_tint(cell, *divmod(edit.digits, 10)))
    if kind in {"^", "_"}:
        corners = _noted(markings.corners[cell], edit.digits, on=kind == "^")
        return state.with_markings(markings.with_corners(cell, corners))
    return state.with_candidates(cell, _noted(state.candidates[cell], edit.digits, on=kind == "+"))


def _noted(before: int, digits: int, *, on: bool) -> int:
    return before | digits if on else before & ~digits


def _layers(state: Grid) -> tuple[bytes | tuple[int, ...], ...]:
    """All that can be seen of a grid, each with an entry for every cell."""
    markings = state.markings
    return state.values, state.candidates, markings.corners, markings.colours, markings.tints


def _edit_word(edit: Edit) -> str:
    if edit.kind == ":":
        return write_credit(edit.cell, edit.text)
    return f"{cell_name(edit.cell)}{edit.kind}{_edit_digits(edit)}"


def _edit_digits(edit: Edit) -> str:
    if edit.kind in {"=", "@"} or not edit.digits:
        return str(edit.digits)
    return digits_written(edit.digits)


def _read_edit(word: str) -> Edit:
    if ":" in word:
        place, text = read_credit(word)
        return Edit(place, ":", 0, text)
    cell, kind, digits = cell_called(word[:4]), word[4:5], word[5:]
    if kind == "=" and len(digits) == 1 and digits in "0123456789":
        return Edit(cell, "=", int(digits))
    if kind == "#" and digits == "0":
        return Edit(cell, "#", 0)
    if kind == "@" and len(digits) == 2 and digits.isascii() and digits.isdigit():
        if digits[0] != "0":
            return Edit(cell, "@", int(digits))
    elif kind and kind in "+-^_#":
        return Edit(cell, cast(EditKind, kind), digits_called(digits, word))
    raise Fault("“{word}” is not a move.", word=word[:20])


def _is_score(value: object) -> TypeGuard[float]:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e6


def mode_called(word: str) -> str:
    """The name of the mode that a word stands for, in this or an earlier version."""
    return OLD_MODES.get(word, word)


def _level(section: Section, name: str) -> int:
    level = section.get(name, 0)
    if not isinstance(level, int) or isinstance(level, bool) or not 0 <= level <= 5:
        raise Fault("The level of the puzzle is not a number from 1 to 5.")
    return level


def _grade(section: Section) -> str:
    """A grade that this version knows; another one says no more than the level."""
    grade = section.get("grade", "")
    return next((each.key for each in GRADES if each.key == grade), "")


def _measure(section: Section, name: str) -> float:
    measure = section.get(name, 0.0)
    if not _is_score(measure) or measure < 0:
        raise Fault("“{name}” is not a number from 0 up.", name=name)
    return measure


def _text(section: Section, name: str) -> str:
    text = section.get(name, "")
    if not isinstance(text, str) or len(text) > 10_000:
        raise Fault("“{name}” is not a text of at most 10,000 characters.", name=name)
    return text

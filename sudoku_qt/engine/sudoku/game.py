# SPDX-License-Identifier: MIT
"""Sudoku as a game: a player's moves on a grid, and how they are written in a document."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from itertools import repeat
from typing import TYPE_CHECKING, Literal, TypeGuard, cast, get_args
from urllib.parse import quote, unquote

from sudoku_qt.engine.game import Game, IllegalMove, Json, Section, Status
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.credits import (
    read_credit,
    read_credits,
    with_credit,
    write_credit,
    write_credits,
)
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.engine.sudoku.shape import CELLS, SIDE, STANDARD_SHAPE, Shape, cell_name
from sudoku_qt.engine.sudoku.words import (
    SIGNS,
    cell_called,
    digits_called,
    digits_written,
    read_markings,
    read_notes,
    read_rows,
    write_markings,
    write_notes,
    write_rows,
)

if TYPE_CHECKING:  # a classic puzzle has no rules of its own, and a start need not import them
    from sudoku_qt.engine.sudoku.variants.variant_puzzle import VariantPuzzle

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
    means that the player is typing in a puzzle. `variant` is the puzzle with its own rules, of
    which `givens` are the givens; None for a classic one.
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
    variant: "VariantPuzzle | None" = None

    @property
    def shape(self) -> Shape:
        """The shape of its grids."""
        return self.variant.rules.shape if self.variant else STANDARD_SHAPE

    @property
    def identity(self) -> str:
        """The line that tells the puzzle from others: 81 characters, or more for a variant."""
        return self.variant.identity if self.variant else "".join(write_rows(self.givens))

    @property
    def is_draft(self) -> bool:
        """Whether a player is typing the puzzle in."""
        return self.origin == "draft"


BEHIND_GIVENS = fields(SudokuSetup)[1:-1]
"""The other fields of a setup but the last, which are read each time a game is saved."""
RULES = "rules"
"""The key of a variant in a saved game: its f-puzzles object, as a text."""
DRAWN = "drawn"
"""The key of the rules that were drawn for a puzzle that is being composed, written likewise."""
SAVED_AS = {"se_rating": "classic"}
"""Keys of saved games that differ from the field's name, for the first version's sake."""
THOUGHT_MS = 10_000
"""A puzzle without a move that was played for so long was thought about."""
EMPTY = SudokuSetup(bytes(CELLS), origin="draft")
"""A grid into which a player can type a puzzle."""


EditKind = Literal["=", "+", "-", "^", "_", "#", "@", ":", "!"]
MARKING_KINDS = frozenset("^_#@:")
"""Edits that programs for version 1 of documents do not know."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One change to one cell.

    "=" puts a digit (0 empties the cell), "+" and "-" add and remove centre notes, "^" and "_"
    corner notes; "#" paints the cell in exactly these colours, "@" one of its candidates. ":"
    changes one of the credits instead of a cell; `cell` is then its place among them. "!" draws a
    rule of a draft, or with 0 for `digits` takes it away.
    """

    cell: int
    kind: EditKind
    digits: int
    """The digit itself for "=", ten times the digit plus the colour for "@", otherwise a mask."""
    text: str = ""
    """The text that ":" writes, or the rule of "!"."""


SudokuMove = tuple[Edit, ...]
"""Edits that are made and undone together."""


class SudokuGame(Game[SudokuSetup, Grid, SudokuMove]):
    """The rules of play: a digit may break a rule (a conflict); a given cannot be changed."""

    name = "sudoku"

    def start(self, setup: SudokuSetup) -> Grid:
        """The grid with its givens only."""
        grid = Grid.of_givens(setup.givens, setup.shape)
        return replace(grid, drawn=setup.variant) if setup.is_draft and setup.variant else grid

    def play(self, setup: SudokuSetup, state: Grid, move: SudokuMove) -> Grid:
        """Make all edits of a move, or none if one of them changes a given."""
        before = state
        for edit in move:
            if edit.kind not in "#:!" and state.is_given(edit.cell):
                name = cell_name(edit.cell, state.shape.side)
                raise IllegalMove("{cell} is given and cannot be changed.", cell=name)
            state = _redrawn(setup, state, edit) if edit.kind == "!" else _apply(state, edit)
        return before if state == before else state

    def status(self, setup: SudokuSetup, state: Grid) -> Status:
        """The game is finished when the grid is full and breaks no rule."""
        return Status.FINISHED if state.solved else Status.RUNNING

    def is_worth_keeping(
        self, setup: SudokuSetup, state: Grid, *, touched: bool, played_ms: int
    ) -> bool:
        """Whether it was played or thought about, or givens were typed in and some are left."""
        if setup.is_draft:
            is_drawn = state.drawn is not None and not state.drawn.rules.is_plain
            return touched and (any(state.values) or any(state.credits) or is_drawn)
        return touched or setup.origin == "typed" or played_ms >= THOUGHT_MS

    def touched(self, setup: SudokuSetup, before: Grid, after: Grid) -> frozenset[int]:
        """The cells whose value, notes, colours or conflict mark differ."""
        pairs = zip(_layers(before), _layers(after), strict=True)
        changed = {
            cell
            for was, now in pairs
            if was is not now
            for cell in range(after.shape.cells)
            if was[cell] != now[cell]
        }
        return frozenset(changed | (before.conflicts ^ after.conflicts))

    def major_version(self, state: Grid, moves: Iterable[SudokuMove]) -> int:
        """2 if there are corner notes or colours, which version 1 cannot hold; 3 for a variant."""
        kinds = {edit.kind for move in moves for edit in move}
        if state.shape is not STANDARD_SHAPE or "!" in kinds:
            return 3
        marked = not MARKING_KINDS.isdisjoint(kinds)
        plain = state.markings.is_empty and not any(state.credits)
        return 2 if marked or not plain else 1

    def write_setup(self, setup: SudokuSetup) -> Section:
        """Write the givens as rows, and whatever else is known."""
        section: Section = {"givens": list(write_rows(setup.givens, setup.shape.side))}
        for field in BEHIND_GIVENS:
            value = getattr(setup, field.name)
            if value != field.default:
                section[SAVED_AS.get(field.name, field.name)] = value
        if setup.variant:
            section[RULES] = _rules_of(setup.variant)
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
        variant = _variant(section[RULES]) if RULES in section else None
        side = variant.rules.size if variant else SIDE
        givens = read_rows(section.get("givens"), "givens", side)
        if variant and givens != variant.givens:
            raise Fault("The givens are not those of the puzzle with the rules.")
        return SudokuSetup(
            givens=givens,
            origin=cast(Origin, origin),
            mode=mode_called(_text(section, "mode")),
            level=_level(section, "level"),
            minutes=_measure(section, "minutes"),
            se_rating=_measure(section, SAVED_AS["se_rating"]),
            score=score,
            dug=_level(section, "dug"),
            grade=_grade(section),
            **{name: _text(section, name) for name in words},
            variant=variant,
        )

    def write_state(self, setup: SudokuSetup, state: Grid) -> Section:
        """Write the values as rows, and notes and colours by cell."""
        side = setup.shape.side
        return {
            "values": list(write_rows(state.values, side)),
            "notes": write_notes(state.candidates, side),
            **write_markings(state.markings, side),
            **write_credits(state.credits),
            **({DRAWN: _rules_of(state.drawn)} if state.drawn else {}),
        }

    def read_state(self, setup: SudokuSetup, section: Section) -> Grid:
        """Read a state and check it against the givens of its setup."""
        drawn = _variant(section[DRAWN]) if setup.is_draft and DRAWN in section else None
        shape = setup.shape
        if drawn and drawn.rules.size != shape.side:
            raise Fault("The rules of the puzzle are not those of its board.")
        values = read_rows(section.get("values"), "values", shape.side)
        for cell, digit in enumerate(setup.givens):
            if digit and values[cell] != digit:
                name = cell_name(cell, shape.side)
                raise Fault("The given of {cell} is missing among the values.", cell=name)
        candidates = read_notes(section, "notes", values, shape.side)
        markings = read_markings(section, values, shape.side)
        credits_read = read_credits(section.get("credits", {}))
        shape = shape if not drawn or drawn.rules.is_classic else drawn.rules.shape
        return Grid(setup.givens, values, candidates, markings, credits_read, drawn, shape)

    def write_move(self, setup: SudokuSetup, move: SudokuMove) -> str:
        """Write the edits as words: "r1c2=4 r1c3-4"."""
        return " ".join(map(_edit_word, move, repeat(setup.shape.side)))

    def read_move(self, setup: SudokuSetup, word: str) -> SudokuMove:
        """Read what `write_move` wrote."""
        side = setup.shape.side
        return tuple(_read_edit(part, side) for part in word.split(" "))


def _rules_of(puzzle: "VariantPuzzle") -> str:
    from sudoku_qt.engine.sudoku.variants.variant_json import write_variant  # rare, saves 33 ms

    return write_variant(puzzle)


def _variant(text: Json) -> "VariantPuzzle":
    from sudoku_qt.engine.sudoku.variants.variant_json import read_variant  # rare, saves 33 ms

    if not isinstance(text, str):
        raise Fault("The rules of the puzzle are not a text.")
    return read_variant(text)


def _redrawn(setup: SudokuSetup, state: Grid, edit: Edit) -> Grid:
    from sudoku_qt.engine.sudoku.variants.drawing import redrawing  # rare, saves 33 ms

    if not setup.is_draft:
        raise IllegalMove("The rules of this puzzle cannot be changed.")
    before = state.drawn or redrawing.blank(state.shape.side)
    drawn = redrawing.redrawn(before, edit.text, on=bool(edit.digits))
    return replace(state, drawn=drawn, shape=redrawing.shape_of(drawn))


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


def _edit_word(edit: Edit, side: int) -> str:
    if edit.kind == ":":
        return write_credit(edit.cell, edit.text)
    if edit.kind == "!":
        return f"!{'+' if edit.digits else '-'}{quote(edit.text, safe='')}"
    name, kind = cell_name(edit.cell, side), edit.kind
    if kind == "=" and edit.digits:
        return f"{name}={SIGNS[edit.digits]}"
    return f"{name}{kind}{_edit_digits(edit)}"


def _edit_digits(edit: Edit) -> str:
    if not edit.digits:
        return "0"
    if edit.kind == "@":
        digit, colour = divmod(edit.digits, 10)
        return f"{SIGNS[digit]}{colour}"
    return digits_written(edit.digits)


_EDIT = re.compile(r"(r[1-9]\d?c[1-9]\d?)([-=+^_#@])([0-9A-G]+)", re.ASCII)


def _read_edit(word: str, side: int) -> Edit:
    if word[:2] in {"!+", "!-"}:
        return Edit(0, "!", int(word[1] == "+"), unquote(word[2:]))
    if ":" in word:
        place, text = read_credit(word)
        return Edit(place, ":", 0, text)
    match = _EDIT.fullmatch(word)
    if match is None:
        raise _no_move(word)
    name, kind, digits = match.groups()
    cell, known = cell_called(name, side), SIGNS[1 : side + 1]
    if kind in "=#" and digits == "0":
        return Edit(cell, cast(EditKind, kind), 0)
    if kind == "=" and len(digits) == 1 and digits in known:
        return Edit(cell, "=", SIGNS.index(digits))
    if kind == "@" and len(digits) == 2 and digits[0] in known and digits[1].isdigit():
        return Edit(cell, "@", 10 * SIGNS.index(digits[0]) + int(digits[1]))
    if kind == "#":
        return Edit(cell, "#", digits_called(digits, word))
    if kind in "+-^_":
        return Edit(cell, cast(EditKind, kind), digits_called(digits, word, side))
    raise _no_move(word)


def _no_move(word: str) -> Fault:
    return Fault("“{word}” is not a move.", word=word[:20])


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

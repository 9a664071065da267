# SPDX-License-Identifier: MIT
"""The rules of a variant as one value: size, regions and constraints."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import chain

from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.variants.constraint import Constraint
from sudoku_qt.engine.sudoku.variants.demands import Demand, Differ
from sudoku_qt.engine.sudoku.variants.kinds import KINDS
from sudoku_qt.engine.sudoku.variants.variant_board import (
    VariantBoard,
    board_of,
    boxes,
    columns_of,
    rows_of,
)
from sudoku_qt.engine.sudoku.variants.variant_shape import VariantShape

KIND_NAMED = {kind.name: kind for kind in KINDS}
_ORDER = {kind.name: place for place, kind in enumerate(KINDS)}
CONSTRAINTS_A_CELL = 4


class RulesFault(Fault, ValueError):
    """Rules that make no sense, or givens that do not fit them: a `ValueError`, too."""

    def __init__(self, fault: Fault) -> None:
        super().__init__("")
        self.message = fault.message


@dataclass(frozen=True)
class Rules:
    """The rules of a puzzle: a value that equals every other one with the same meaning.

    `size` is 4 to 16. `regions` has the number of each cell's region, row by row, -1 for a cell in
    none; None means the usual boxes. `constraints` are those of the known kinds.

    Raises:
        RulesFault: The rules make no sense. It is also a `ValueError`.
    """

    size: int = 9
    regions: tuple[int, ...] | None = None
    constraints: tuple[Constraint, ...] = ()
    board: VariantBoard = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Put it into its usual form. Raises `RulesFault`."""
        regions = None if self.regions is None else tuple(self.regions)
        try:
            board = board_of(self.size, regions)
            constraints = in_order(self.constraints, board)
        except Fault as fault:
            raise RulesFault(fault) from None
        object.__setattr__(self, "board", board)
        object.__setattr__(self, "regions", board.regions)
        object.__setattr__(self, "constraints", constraints)

    @property
    def is_classic(self) -> bool:
        """Whether these are the rules of a classic Sudoku."""
        return self.size == 9 and self.is_plain

    @property
    def is_plain(self) -> bool:
        """Whether there are no rules but those of a board of that size."""
        return not self.constraints and self.has_boxes

    @property
    def has_boxes(self) -> bool:
        """Whether the regions are the usual boxes."""
        return self.board.regions == boxes(self.size)

    @cached_property
    def demands(self) -> tuple[Demand, ...]:
        """The demands on the cells."""
        return tuple(chain.from_iterable([demands for _, demands in self.reasons]))

    @cached_property
    def reasons(self) -> tuple[tuple[Constraint | None, tuple[Demand, ...]], ...]:
        """The demands of each constraint; None stands for rows, columns and regions."""
        board = self.board
        has_boxes = self.has_boxes
        houses = usual_houses(board.size, has_boxes)
        return (
            (None, houses if has_boxes else (*houses, *map(Differ, board.areas))),
            *(
                (each, tuple(KIND_NAMED[each.kind].demands(each, board, self.constraints)))
                for each in self.constraints
            ),
        )

    @cached_property
    def shape(self) -> VariantShape:
        """The shape of the grids that are played by these rules."""
        return VariantShape(self.demands, self.size)

    def named(self) -> tuple[str, ...]:
        """The differences to a classic Sudoku: size, regions, and the kinds of its constraints."""
        kinds = dict.fromkeys(each.kind for each in self.constraints)
        size = () if self.size == 9 else ("size",)
        return (*size, *(() if self.has_boxes else ("region",)), *kinds)


@lru_cache
def usual_houses(size: int, has_boxes: bool) -> tuple[Differ, ...]:
    """The digits of each row and column differ, and those of each box."""
    areas = board_of(size).areas if has_boxes else ()
    return tuple(map(Differ, (*rows_of(size), *columns_of(size), *areas)))


def in_order(constraints: Iterable[Constraint], board: VariantBoard) -> tuple[Constraint, ...]:
    """Constraints in normal form and order, each once. Raises `Fault`."""
    found = dict[Constraint, None]()
    for each in constraints:
        kind = KIND_NAMED.get(each.kind)
        if kind is None:
            raise Fault("“{kind}” is no kind of constraint", kind=str(each.kind)[:20])
        kind.check(each, board)
        found[kind.usual(each)] = None
        if len(found) > CONSTRAINTS_A_CELL * board.size**2:
            most = f"{CONSTRAINTS_A_CELL * board.size**2:,}"
            raise Fault("a puzzle of this size has at most {count} constraints", count=most)
    return tuple(sorted(found, key=_place))


def _place(constraint: Constraint) -> tuple[int, tuple[int, ...], str]:
    return _ORDER[constraint.kind], constraint.cells, str(constraint.value)

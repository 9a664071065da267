# SPDX-License-Identifier: MIT
"""Clues that are true of a solution, by kind."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.kinds.dots import SUMS
from sudoku_qt.engine.sudoku.variants.kinds.outside import diagonal
from sudoku_qt.engine.sudoku.variants.making.cages import tiled, with_sum
from sudoku_qt.engine.sudoku.variants.making.growing import grown_area, touching
from sudoku_qt.engine.sudoku.variants.making.lines import LINES, lines_of, region_sums
from sudoku_qt.engine.sudoku.variants.rules import KIND_NAMED
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

Placer = Callable[[VariantBoard, bytes, SeededRandom], list[Constraint]]
"""The clues of a kind for a board, its solution, and chance."""


def clues_of(
    name: str, board: VariantBoard, solution: bytes, rng: SeededRandom
) -> list[Constraint]:
    """True clues of a kind; none if the solution has no place for one."""
    return PLACERS[name](board, solution, rng)


# Dots


def _pairs(board: VariantBoard, solution: bytes) -> Iterator[tuple[Cells, int, int]]:
    for one, two in board.neighbours:
        yield (one, two), *sorted((solution[one], solution[two]))  # type: ignore[misc]  # they are two


def _differences(board: VariantBoard, solution: bytes, _rng: SeededRandom) -> list[Constraint]:
    return [
        Constraint("difference", cells) for cells, a, b in _pairs(board, solution) if b - a == 1
    ]


def _ratios(board: VariantBoard, solution: bytes, _rng: SeededRandom) -> list[Constraint]:
    return [Constraint("ratio", cells) for cells, a, b in _pairs(board, solution) if b == 2 * a]


def _letters(board: VariantBoard, solution: bytes, _rng: SeededRandom) -> list[Constraint]:
    named = {total: letter for letter, total in SUMS.items()}
    return [
        Constraint("xv", cells, named[a + b])
        for cells, a, b in _pairs(board, solution)
        if a + b in named
    ]


# One cell


def _parity(
    name: str, rest: int, board: VariantBoard, solution: bytes, rng: SeededRandom
) -> list[Constraint]:
    cells = [cell for cell, digit in enumerate(solution) if digit % 2 == rest]
    return [Constraint(name, (cell,)) for cell in rng.drawn(cells, min(len(cells), 2 * board.size))]


def _extremes(
    name: str, sign: int, board: VariantBoard, solution: bytes, _rng: SeededRandom
) -> list[Constraint]:
    return [
        Constraint(name, (cell,))
        for cell, digit in enumerate(solution)
        if all(
            sign * digit > sign * solution[other] for other in touching(board, cell, corners=False)
        )
    ]


def _marks(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    found = []
    for cell in rng.drawn(range(board.size**2), 2 * board.size):
        others = [digit for digit in range(1, board.size + 1) if digit != solution[cell]]
        digits = sorted((solution[cell], *rng.drawn(others, rng.within(1, 2))))
        found.append(Constraint("givenPencilMarks", (cell,), tuple(digits)))
    return found


def _indexers(
    name: str, board: VariantBoard, solution: bytes, _rng: SeededRandom
) -> list[Constraint]:
    return _true([(name, (cell,), None) for cell in range(board.size**2)], board, solution)


# Sums


def _cages(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    return [with_sum(cage, solution) for cage in tiled(board, solution, rng)]


def _areas(board: VariantBoard, rng: SeededRandom, counts: Sequence[int]) -> Iterator[Cells]:
    """Areas that share no cell, about as many as there are rows."""
    taken = set[int]()
    for start in rng.drawn(range(board.size**2), board.size):
        if start not in taken:
            cells = grown_area(
                board, start, rng.choice(counts), rng, lambda cells: cells[-1] not in taken
            )
            taken.update(cells)
            yield cells


def _repeating_cages(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    return [
        Constraint("cage", cells, sum(solution[cell] for cell in cells))
        for cells in _areas(board, rng, (3, 4, 5))
        if len(cells) > 1
    ]


def _little_killers(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    size, found = board.size, list[Constraint]()
    for right in (1, -1):
        edge = 0 if right == 1 else size - 1
        starts = {(0, column) for column in range(size)} | {(row, edge) for row in range(size)}
        for start in sorted(starts):
            cells = diagonal(board, *start, (1, right))
            if len(cells) > 1:
                total = sum(solution[cell] for cell in cells)
                found.append(Constraint("littlekillersum", cells, total))
    return rng.drawn(found, min(len(found), 2 * size))


def _outside(
    name: str,
    clue: Callable[[list[int]], int],
    board: VariantBoard,
    solution: bytes,
    rng: SeededRandom,
) -> list[Constraint]:
    lines = [each for line in (*board.rows, *board.columns) for each in (line, line[::-1])]
    return [
        Constraint(name, line, clue([solution[cell] for cell in line]))
        for line in rng.drawn(lines, board.size + board.size // 2)
    ]


def _sandwich(digits: list[int]) -> int:
    first, last = sorted((digits.index(1), digits.index(len(digits))))
    return sum(digits[first + 1 : last])


def _x_sum(digits: list[int]) -> int:
    return sum(digits[: digits[0]])


def _seen(digits: list[int]) -> int:
    return sum(digit == max(digits[: n + 1]) for n, digit in enumerate(digits))


# Others


def _quadruples(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    found = list[Constraint]()
    for cell in rng.shuffled(range(board.size**2)):
        square = [board.moved(cell, down, right) for down in (0, 1) for right in (0, 1)]
        cells = tuple(each for each in square if each is not None)
        if len(cells) == 4 and len(found) < board.size:
            digits = rng.drawn([solution[each] for each in cells], rng.within(2, 3))
            found.append(Constraint("quadruple", cells, tuple(sorted(digits))))
    return found


def _clones(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    """Areas of two or three cells that stand elsewhere with the same digits."""
    size, found, taken = board.size, list[Constraint](), set[int]()
    moves = [(down, right) for down in range(size) for right in range(1 - size, size)]
    for cells in _areas(board, rng, (2, 2, 3)):
        for down, right in rng.shuffled(moves):
            other = tuple(board.moved(cell, down, right) for cell in cells)
            there = tuple(cell for cell in other if cell is not None)
            if len(there) < max(2, len(cells)) or taken & {*cells, *there} or {*cells} & {*there}:
                continue
            if all(solution[a] == solution[b] for a, b in zip(cells, there, strict=True)):
                taken |= {*cells, *there}
                found.append(Constraint("clone", cells + there))
                break
    return found


def _extra_regions(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    def differ(cells: Cells) -> bool:
        return len({solution[cell] for cell in cells}) == len(cells)

    areas = [
        grown_area(board, start, board.size, rng, differ)
        for start in rng.drawn(range(board.size**2), board.size)
    ]
    whole = dict.fromkeys(tuple(sorted(cells)) for cells in areas if len(cells) == board.size)
    own = {*map(tuple, (*board.rows, *board.columns, *board.areas))}
    return [Constraint("extraregion", cells) for cells in whole if cells not in own][:2]


def _true(
    tried: Sequence[tuple[str, Cells, Value]], board: VariantBoard, solution: bytes
) -> list[Constraint]:
    """Those that the solution obeys."""
    made = [Constraint(*each) for each in tried]
    return [each for each in made if is_true(each, made, board, solution)]


def is_true(
    clue: Constraint, others: Sequence[Constraint], board: VariantBoard, solution: bytes
) -> bool:
    """Whether a solution obeys a constraint."""
    demands = KIND_NAMED[clue.kind].demands(clue, board, others)
    return not any([*demand.broken(solution, board.size)] for demand in demands)


PLACERS: dict[str, Placer] = {
    "difference": _differences,
    "ratio": _ratios,
    "xv": _letters,
    "odd": partial(_parity, "odd", 1),
    "even": partial(_parity, "even", 0),
    "minimum": partial(_extremes, "minimum", -1),
    "maximum": partial(_extremes, "maximum", 1),
    "givenPencilMarks": _marks,
    "killercage": _cages,
    "cage": _repeating_cages,
    "littlekillersum": _little_killers,
    "sandwichsum": partial(_outside, "sandwichsum", _sandwich),
    "xsum": partial(_outside, "xsum", _x_sum),
    "skyscraper": partial(_outside, "skyscraper", _seen),
    "regionsumline": region_sums,
    **{name: partial(lines_of, name) for name in LINES},
    "quadruple": _quadruples,
    "clone": _clones,
    "extraregion": _extra_regions,
    "rowindexer": partial(_indexers, "rowindexer"),
    "columnindexer": partial(_indexers, "columnindexer"),
    "boxindexer": partial(_indexers, "boxindexer"),
}
"""How the clues of each kind are placed; kinds that are about the whole board need none."""

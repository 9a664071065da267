# SPDX-License-Identifier: MIT
"""Lines that obey a solution, by kind, with their lengths and the conditions on their digits."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, groupby, pairwise

from sudoku_qt.engine.sudoku.seeded_random import SeededRandom
from sudoku_qt.engine.sudoku.variants.constraint import Constraint, Value
from sudoku_qt.engine.sudoku.variants.demands import Cells
from sudoku_qt.engine.sudoku.variants.making.growing import grown_line
from sudoku_qt.engine.sudoku.variants.variant_board import VariantBoard

Digits = tuple[int, ...]


@dataclass(frozen=True)
class LineForm:
    """A kind of lines. `fits` gets the first digits, the final number of digits, and the size.

    It tells whether the line can go on like that and, for all digits, whether it is valid.
    """

    lengths: tuple[int, ...]
    fits: Callable[[Digits, int, int], bool]
    value: Callable[[int], Value] = lambda _: None


def _rises(digits: Digits, count: int, size: int) -> bool:
    return digits[-1] <= size - count + len(digits) and all(a < b for a, b in pairwise(digits))


def _never_falls(digits: Digits, _count: int, _size: int) -> bool:
    return all(a <= b for a, b in pairwise(digits))


def _mirrors(digits: Digits, count: int, _size: int) -> bool:
    return all(digits[n] == digits[count - 1 - n] for n in range((count + 1) // 2, len(digits)))


def _is_run(digits: Digits, count: int, _size: int) -> bool:
    return len({*digits}) == len(digits) and max(digits) - min(digits) < count


def _whispers(digits: Digits, _count: int, size: int) -> bool:
    return all(abs(a - b) >= _least_step(size) for a, b in pairwise(digits))


def _least_step(size: int) -> int:
    """Neighbours of a whisper differ by more than half of what digits can: 5 of 9."""
    return (size + 1) // 2


def _encloses(digits: Digits, count: int, _size: int) -> bool:
    if len(digits) < count:
        return True
    low, high = sorted((digits[0], digits[-1]))
    return all(low < digit < high for digit in digits[1:-1])


def _zips(digits: Digits, count: int, _size: int) -> bool:
    half = count // 2
    return all(digits[n] + digits[count - 1 - n] == digits[half]
               for n in range(half + 1, len(digits)))  # fmt: skip


def _takes_turns(classes: Digits) -> bool:
    return all(
        (classes[one] == classes[two]) == (not (two - one) % 3)
        for one, two in combinations(range(len(classes)), 2)
    )


def _entropic(digits: Digits, _count: int, size: int) -> bool:
    return size % 3 == 0 and _takes_turns(tuple((digit - 1) * 3 // size for digit in digits))


def _modular(digits: Digits, _count: int, _size: int) -> bool:
    return _takes_turns(tuple(digit % 3 for digit in digits))


def _nabner(digits: Digits, count: int, size: int) -> bool:
    return count <= (size + 1) // 2 and all(abs(a - b) > 1 for a, b in combinations(digits, 2))


def _arrow(digits: Digits, count: int, _size: int) -> bool:
    shaft = sum(digits[1:])
    return shaft < digits[0] if len(digits) < count else shaft == digits[0]


def _double_arrow(digits: Digits, count: int, _size: int) -> bool:
    return len(digits) < count or sum(digits[1:-1]) == digits[0] + digits[-1]


LINES = {
    "arrow": LineForm((3, 3, 4), _arrow, lambda _: 1),
    "doublearrow": LineForm((3, 4, 4, 5), _double_arrow),
    "thermometer": LineForm((3, 4, 5, 6), _rises),
    "slowthermometer": LineForm((3, 4, 5, 6), _never_falls),
    "palindrome": LineForm((3, 4, 5), _mirrors),
    "renban": LineForm((3, 4, 5), _is_run),
    "whispers": LineForm(
        (3, 4, 5, 6), _whispers, lambda size: None if size == 9 else _least_step(size)
    ),
    "betweenline": LineForm((3, 4, 5), _encloses),
    "zipperline": LineForm((3, 5), _zips),
    "entropicline": LineForm((3, 4, 5), _entropic),
    "modularline": LineForm((3, 4, 5), _modular),
    "nabner": LineForm((3, 4), _nabner),
}


def lines_of(
    name: str, board: VariantBoard, solution: bytes, rng: SeededRandom
) -> list[Constraint]:
    """Lines of a kind that share no cell, about as many as the board has rows."""
    form, size = LINES[name], board.size
    lengths = [length for length in form.lengths if length <= size]

    def fits(length: int) -> Callable[[Cells], bool]:
        return lambda cells: form.fits(tuple(solution[n] for n in cells), length, size)

    return _grown(board, rng, name, lengths, fits, form.value(size))


def region_sums(board: VariantBoard, solution: bytes, rng: SeededRandom) -> list[Constraint]:
    """Lines whose parts in the regions have the same sum."""

    def fits(length: int) -> Callable[[Cells], bool]:
        def same(cells: Cells) -> bool:
            parts = [
                sum(solution[n] for n in part)
                for _, part in groupby(cells, lambda n: board.regions[n])
            ]
            if len(cells) < length:
                return len({*parts[:-1]}) < 2 and (len(parts) < 2 or parts[-1] <= parts[0])
            return len(parts) > 1 and len({*parts}) == 1

        return same

    return _grown(board, rng, "regionsumline", [3, 4, 5], fits, None)


def _grown(
    board: VariantBoard,
    rng: SeededRandom,
    name: str,
    lengths: list[int],
    fits: Callable[[int], Callable[[Cells], bool]],
    value: Value,
) -> list[Constraint]:
    found, taken = list[Constraint](), set[int]()
    for start in rng.shuffled(range(board.size**2)):
        if start in taken or len(found) == board.size:
            continue
        length = rng.choice(lengths)
        line = grown_line(board, start, length, rng, fits(length), taken=taken)
        if line:
            taken.update(line)
            found.append(Constraint(name, line, value))
    return found

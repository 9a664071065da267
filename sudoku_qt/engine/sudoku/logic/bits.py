# SPDX-License-Identifier: MIT
"""The types and tables of every search: sets of cells, masks of digits, and which cells see which.

A compiled search takes these from `bits.h`, where a set of cells is a 128-bit word; as plain Python
the same search uses this file, where it is an int. Digits are 0-8 here (one less than a player's
digit), so that `1 << digit` is the digit's bit; a candidate is `81 * digit + cell`.
"""

from typing import TypeAlias

from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, box_of, column_of, row_of

Cell: TypeAlias = int
Digit: TypeAlias = int
House: TypeAlias = int
Mask: TypeAlias = int
"""Nine bits: the digits of a cell, or the places of a digit in a house."""
Count: TypeAlias = int
HouseSet: TypeAlias = int
"""27 bits, one for each house."""
Candidate: TypeAlias = int
Node: TypeAlias = int
"""The number of a node of chains; numbers up to 728 are candidates."""
Flag: TypeAlias = bool
Key: TypeAlias = int
"""A sort key of 64 bits."""
CellSet: TypeAlias = int
Room: TypeAlias = list[int]
"""A list of small numbers; in a compiled search, their memory."""

COMPILED = False
"""Whether this is a compiled search, which needs no lists."""

OFF: Node = 9 * CELLS
"""Added to the number of a candidate for the node that says that it is off."""

NO_CELLS: CellSet = 0
ALL_CELLS: CellSet = (1 << CELLS) - 1
HOUSES = STANDARD_SHAPE.house_masks
PEERS = STANDARD_SHAPE.peer_masks
ROW = tuple(map(row_of, range(CELLS)))
COLUMN = tuple(map(column_of, range(CELLS)))
BOX = tuple(map(box_of, range(CELLS)))

_PLACES = tuple(
    {cell: place for place, cell in enumerate(house)} for house in STANDARD_SHAPE.houses
)
BOX_PLACE = tuple(_PLACES[18 + box_of(cell)][cell] for cell in range(CELLS))
"""The place of each cell in its box."""


def bit(cell: Cell) -> CellSet:
    """The set of one cell."""
    return 1 << cell


def first(cells: CellSet) -> Cell:
    """The lowest cell of a set that is not empty."""
    return (cells & -cells).bit_length() - 1


def count(cells: CellSet) -> Count:
    """The number of cells in a set."""
    return cells.bit_count()


def low(mask: Mask) -> Count:
    """The number of the lowest bit of a mask that is not 0."""
    return (mask & -mask).bit_length() - 1


def size(mask: Mask) -> Count:
    """The number of bits in a mask."""
    return mask.bit_count()


def after(choice: Mask) -> Mask:
    """The next greater mask with as many bits: the order in which sets are tried."""
    ripple = choice + (choice & -choice)
    return ripple | (choice ^ ripple) >> low(choice) + 2


def copy(to: list[Mask], source: list[Mask], number: Count) -> None:
    """Copy the first `number` masks or numbers of one array to another."""
    to[:number] = source[:number]


def copy_shorts(to: Room, source: Room, number: Count) -> None:
    """Copy the first `number` 16-bit numbers of one array to another."""
    to[:number] = source[:number]


def add(sets: list[CellSet], to: Count, source: Count, number: Count) -> None:
    """Unite `number` sets of cells, from place `source` on, with those from place `to` on."""
    for place in range(number):
        sets[to + place] |= sets[source + place]


def room(number: Count) -> Room:
    """Allocate room for `number` 16-bit numbers. Raises `MemoryError`."""
    return [0] * number


def part(numbers: Room, start: Count) -> Room:
    """The room from a place on; in plain Python a copy of it."""
    return numbers[start:]


def leave(numbers: Room) -> None:
    """Free the room, which only a compiled search has to do."""


def area(houses: HouseSet) -> CellSet:
    """The cells in some houses."""
    cells = NO_CELLS
    while houses:
        cells |= HOUSES[low(houses)]
        houses &= houses - 1
    return cells


def cell_at(house: House, place: Count) -> Cell:
    """The cell at a place (0-8) of a house (0-26)."""
    return STANDARD_SHAPE.houses[house][place]


def house_of(cell: Cell, kind: Count) -> House:
    """The row, column or box (kinds 0-2) of a cell."""
    return STANDARD_SHAPE.houses_of[cell][kind]


def house_around(cell: Cell, turn: Count) -> House:
    """The box, row or column (turns 0-2) of a cell: `house_of` in the order of a player's eye."""
    return house_of(cell, (turn + 2) % 3)


def box_row_column(turn: Count) -> House:
    """The n-th house in the order boxes, rows, columns."""
    return (turn + 18) % 27


def box_column_row(turn: Count) -> House:
    """The n-th house in the order boxes, columns, rows."""
    return 18 - turn // 9 * 9 + turn % 9


def place_in(house: House, cell: Cell) -> Count:
    """The place of a cell in a house that holds it."""
    return _PLACES[house][cell]


def shorts(room: bytearray) -> memoryview:
    """The memory of a bytearray as 16-bit numbers; the bytearray must outlive it."""
    return memoryview(room).cast("h")


def bytes_of(room: bytearray) -> bytearray:
    """The memory of a bytearray; the bytearray must outlive it."""
    return room


def sets_of(room: bytearray) -> list[CellSet]:
    """The memory of a bytearray as sets of 16 bytes, all empty; the bytearray must outlive it."""
    return [NO_CELLS] * (len(room) // 16)

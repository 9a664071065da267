# SPDX-License-Identifier: MIT
"""The kind and category of a place, given what a stone makes there in four directions.

A place's *code* is what a stone would make there in the four directions, four bits each. Its *kind*
is what that amounts to at once (a five, a sure win, a four and a three, ...), its *category* its
four rows in any order, all fours alike: 330 of them.
"""

from array import array
from functools import cache
from itertools import combinations_with_replacement

DEAD, ONE, OPEN_ONE, TWO, OPEN_TWO, THREE, OPEN_THREE = 0, 1, 2, 3, 4, 5, 6  # a row
FOUR, DOUBLE_FOUR, OPEN_FOUR, FIVE, OVERLINE = 7, 8, 9, 10, 11

KINDS = 9
A_THREE, TWO_THREES, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE = 1, 2, 3, 4, 5, 6
DIRECTIONS = 4
BANNED, SUSPECT = 7, 8  # forbidden to Black; forbidden if both threes are true ones
CLASSES, CATEGORIES = 8, 330
SIZES_OF_CODE = 65536


def _class_of(row: int) -> int:
    """What a row counts as in a category: all fours are one, an overline is nothing."""
    return 0 if row == OVERLINE else min(row, FOUR)


@cache
def categories() -> dict[tuple[int, ...], int]:
    """The number of each category, by the four rows, the best one first; better ones come later."""
    four = [rows[::-1] for rows in combinations_with_replacement(range(CLASSES), DIRECTIONS)]
    return {rows: number for number, rows in enumerate(sorted(four))}


def _kind(rows: list[int], forbids: bool) -> int:
    """The kind of a place by its four rows."""
    fours = sum(2 if row == DOUBLE_FOUR else row in {FOUR, OPEN_FOUR} for row in rows)
    threes = rows.count(OPEN_THREE)
    if FIVE in rows:
        return A_FIVE
    if forbids and (OVERLINE in rows or fours > 1):
        return BANNED
    if forbids and threes > 1:
        return SUSPECT
    if fours > 1 or OPEN_FOUR in rows:
        return A_WIN
    if fours:
        return FOUR_AND_THREE if threes else A_FOUR
    return min(threes, TWO_THREES)


@cache
def code_tables(forbids: bool) -> tuple[bytearray, "array[int]"]:
    """The kind and the category of each code, Black's codes first, then White's."""
    numbers = categories()
    kinds, found_categories = bytearray(2 * SIZES_OF_CODE), array("H", bytes(2 * SIZES_OF_CODE))
    known: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for code in range(SIZES_OF_CODE):
        rows = sorted((code & 15, code >> 4 & 15, code >> 8 & 15, code >> 12))
        if rows[-1] > OVERLINE:
            continue
        found = known.get(tuple(rows))
        if found is None:
            best_first = tuple(sorted(map(_class_of, rows), reverse=True))
            found = _kind(rows, forbids), _kind(rows, False), numbers[best_first]
            known[tuple(rows)] = found
        kinds[code], kinds[SIZES_OF_CODE + code], found_categories[code] = found
    return kinds, found_categories


KIND_BITS = 4
KIND_MASK = 15


@cache
def word_table(forbids: bool) -> bytearray:
    """For each code, Black's first, then White's, two bytes: the kind, the category above it."""
    kinds, numbers = code_tables(forbids)
    words = [kind | numbers[at % SIZES_OF_CODE] << KIND_BITS for at, kind in enumerate(kinds)]
    return bytearray(array("H", words).tobytes())

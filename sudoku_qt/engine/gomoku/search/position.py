# SPDX-License-Identifier: MIT
"""A position that tracks, under moves and their undoing, what every possible stone would make.

This file is compiled by Cython and also runs as it stands; `position.pxd` holds the C types.

The board lies in a field of 32 x 32 *places*, with a margin of at least five around it, so that no
code has to ask whether a neighbour exists. A place holds 0 (empty), 1 (black), 2 (white) or 3
(border). For each place and direction there is the key of its row (`rows`). What a stone would make
in the four directions is a number of sixteen bits, four a direction, the *code* of an empty place
for a colour; its kind and category follow from `tables`, and stand above it in one *word*. For each
kind there is a count and a set of places, a word of bits a row. Putting a stone records the words
that it changes and the evaluation; taking it back, always the last one, restores them.

The evaluation is a sum over all empty places, of a value for the category of the side to move and
that of the opponent, and a value for which kinds of places either side has (`worth`). It costs as
much as all else, so a search for a win, which does not ask for it, does without: while `weighs` is
false, neither the sum follows the stones nor what is near them, and those put are taken back.
"""

from __future__ import annotations

from random import Random

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.rows import Rows
from sudoku_qt.engine.gomoku.rules import Rule
from sudoku_qt.engine.gomoku.search.weights import weights
from sudoku_qt.engine.gomoku.tables import (
    A_FIVE,
    A_FOUR,
    A_THREE,
    A_WIN,
    BANNED,
    CATEGORIES,
    DIRECTIONS,
    FOUR,
    FOUR_AND_THREE,
    KIND_MASK,
    KINDS,
    OPEN_FOUR,
    OPEN_THREE,
    OVERLINE,
    SIZES_OF_CODE,
    SUSPECT,
    TWO_THREES,
    word_table,
)

if not cython.compiled:  # the compiler has it from rows.pxd
    from sudoku_qt.engine.gomoku.rows import with_seen

EMPTY, BLACK, BORDER = 0, 1, 3
WIDTH, MARGIN, AREA = 32, 5, 1024
STAR = (0b1001001, 0b0111110, 0b0111110, 0b1110111, 0b0111110, 0b0111110, 0b1001001)
"""What a stone makes worth a look, in the rows from the third above it to the third below it."""
ANSWERS = 16  # the most replies to a five that are listed
CODE_MASK, KIND_AT, CATEGORY_AT = 0xFFFF, 16, 20  # of a word

if not cython.compiled:  # the compiler has these from position.pxd

    def lowest(word: int) -> int:
        """The number of the lowest bit of a word."""
        return (word & -word).bit_length() - 1

    def low_half(pair: int) -> int:
        """The lower sixteen bits of a number, with their sign."""
        return (pair & 0xFFFF ^ 0x8000) - 0x8000


class Position:
    """The stones of a board, and what every empty place offers either side."""

    if not cython.compiled:  # the compiler has these from position.pxd

        def _make_room(self) -> None:
            self.step, self.threat = [0] * 4, [0] * 256
            self.stone, self.key, self.word = [BORDER] * AREA, [0] * (4 * AREA), [0] * (2 * AREA)
            self.star, self.log_near = [0] * 7, [0] * 3584
            self.pair, self.log_pair, self.log_values = [0] * AREA, [0] * 20480, [0] * 1536
            self.near, self.free, self.bits = [0] * 32, [0] * 32, [0] * 864
            self.count, self.total, self.zobrist = [0] * 27, [0] * 3, [0] * (2 * AREA)
            self.log_place, self.log_black = [0] * 20480, [0] * 20480
            self.log_white, self.marks = [0] * 20480, [0] * 512
            self.answers = [0] * 12288

    def __init__(self, rule: Rule, size: int, seed: int = 0) -> None:
        """Take a rule and the number of rows of an empty board.

        A seed other than 0 changes all values a little, so that games differ.
        """
        if not cython.compiled:
            self._make_room()
        self.size = size
        self.rows = Rows(rule)
        self.table = word_table(rule.forbids)
        if cython.compiled:
            self.words = cython.cast(cython.p_ushort, cython.cast(cython.p_char, self.table))
        else:
            self.words = memoryview(self.table).cast("H")
        self.white_at = SIZES_OF_CODE if rule.forbids else 0
        self.entries = self.rows.entries
        self.forbids, self.open_end = rule.forbids, rule.black.open_end
        self.key_mask, self.key_drop = self.rows.mask, self.rows.drop
        self.reach = 5 if self.rows.sees_far else 4
        self.first_row, self.last_row = MARGIN, MARGIN + size - 1
        self.mark, self.logged, self.hash, self.weighs = 0, 0, 0, True
        self.weights = weights(seed)
        if cython.compiled:
            self.pairs = cython.cast(cython.p_int, cython.cast(cython.p_char, self.weights.pairs))
            self.rank = cython.cast(cython.p_short, cython.cast(cython.p_char, self.weights.ranks))
        else:
            self.pairs = memoryview(self.weights.pairs).cast("i")
            self.rank = memoryview(self.weights.ranks).cast("h")
        self._fill_tables()
        self._clear()

    def _fill_tables(self) -> None:
        self.step[0], self.step[1], self.step[2], self.step[3] = 1, WIDTH, WIDTH + 1, WIDTH - 1
        for number, value in enumerate(self.weights.threats):
            self.threat[number] = value
        rng = Random(1)
        for number in range(2 * AREA):
            self.zobrist[number] = rng.getrandbits(64)
        for number, word in enumerate(STAR):
            self.star[number] = word

    def _clear(self) -> None:
        """Empty the board, and compute everything that is kept about it."""
        self.empty = self.size * self.size
        for place in range(AREA):
            self.stone[place] = BORDER
        points = range(self.empty)
        for point in points:
            self.stone[self.place_of(point)] = EMPTY
        for point in points:
            place = self.place_of(point)
            for direction in range(DIRECTIONS):
                self.key[direction * AREA + place] = self._border_key(place, direction)
            self._classify(place)
            self._enter(place)
            self._weigh(place, self._pair_of(self.word[place], self.word[AREA + place]))

    def _border_key(self, place: int, direction: int) -> int:
        """The key of a row on an empty board: the border alone is seen."""
        key = 0
        for offset in range(-5, 6):
            if offset and self.stone[place + offset * self.step[direction]] == BORDER:
                key = with_seen(key, offset, BORDER)
        return key

    def _classify(self, place: cython.int) -> None:
        """Look up the words of an empty place."""
        colour: cython.int
        direction: cython.int
        code: cython.uint
        for colour in range(1, 3):
            code = 0
            for direction in range(4):
                code |= (
                    self.rows.row_of(colour, self.key[direction * AREA + place]) << 4 * direction
                )
            self.word[(colour - 1) * AREA + place] = self._word_of(
                (colour - 1) * self.white_at, code
            )

    # ------------------------------------------------------------ for the rest of the program

    def place_of(self, point: cython.int) -> cython.int:
        """The place of a point of the board."""
        return (point // self.size + MARGIN) * WIDTH + point % self.size + MARGIN

    def point_of(self, place: cython.int) -> cython.int:
        """The point at a place."""
        return (place // WIDTH - MARGIN) * self.size + place % WIDTH - MARGIN

    def put(self, point: int, colour: int) -> None:
        """Put a stone on an empty point."""
        self.add(self.place_of(point), colour)

    def take(self, point: int) -> None:
        """Take back the last stone, which is this one."""
        self.remove(self.place_of(point))

    def seen(self) -> list[tuple[int, ...]]:
        """All that is tracked, for comparison in tests: by empty point, and for the whole board."""
        points = []
        for place in map(self.place_of, range(self.size * self.size)):
            if self.stone[place] == EMPTY:
                both = (place, AREA + place)
                codes = [self.word[at] & CODE_MASK for at in both]
                kinds = [self.kind_at(at) for at in both]
                points.append((*codes, *kinds, *(self.category_at(at) for at in both)))
        whole = [self.total[1], self.total[2], self.empty, self.hash]
        whole += [self.count[number] for number in range(KINDS, 3 * KINDS)]
        whole += [self.bits[number] for number in range(32 * KINDS, 96 * KINDS)]
        whole += [self.near[row] & self.free[row] for row in range(32)]
        return [*points, tuple(whole)]

    def features(self, side: int) -> tuple[list[tuple[int, int, bool]], int, bool]:
        """What the evaluation and the order of moves go by when `side` is to move.

        For each empty point: it, the index of its value and of its rank, and whether it is near
        stones; then the index of the value of the threats, and whether a five or an open four that
        either side can make decides before any of it counts.
        """
        own, opposing = (side - 1) * AREA, (2 - side) * AREA
        points = [point for point in range(self.size * self.size) if not self.stone_at(point)]
        offers = [
            (
                point,
                self.category_at(own + place) * CATEGORIES + self.category_at(opposing + place),
                bool(self.near[place >> 5] >> (place & 31) & 1),
            )
            for point, place in zip(points, map(self.place_of, points), strict=True)
        ]
        decisive = (self.count[c * KINDS + kind] for c in (1, 2) for kind in (A_FIVE, A_WIN))
        return offers, self.threats_of(side), any(decisive)

    def stone_at(self, point: int) -> int:
        """The colour of the stone on a point; 0 if there is none."""
        return int(self.stone[self.place_of(point)])

    def forbidden(self, point: int) -> bool:
        """Whether renju forbids an empty point to Black."""
        return self.forbids and bool(self.is_banned(self.place_of(point)))

    # ------------------------------------------------------------ one place

    def kind_at(self, at: cython.int) -> cython.int:
        """The kind of an empty place; Black's are stored at the places, White's an area on."""
        return self.word[at] >> KIND_AT & KIND_MASK

    def category_at(self, at: cython.int) -> cython.int:
        """The category of an empty place, stored where its kind is."""
        return self.word[at] >> CATEGORY_AT

    def rank_at(self, place: cython.int, side: cython.int) -> cython.int:
        """How promising a stone of a side is there, for the order of moves."""
        own: cython.int = self.word[(side - 1) * AREA + place] >> CATEGORY_AT
        opposing: cython.int = self.word[(2 - side) * AREA + place] >> CATEGORY_AT
        return self.rank[own * CATEGORIES + opposing]

    # ------------------------------------------------------------ the evaluation

    def worth(self, side: cython.int) -> cython.int:
        """The worth of the position for a side that is to move."""
        return self.total[side] + self.threat[self.threats_of(side)]

    def threats_of(self, side: cython.int) -> cython.int:
        """Which kinds of places there are: four bits for the side, above four for the other."""
        return self._threats(side * KINDS) << 4 | self._threats((3 - side) * KINDS)

    def _threats(self, at: cython.int) -> cython.int:
        return (
            (self.count[at + A_THREE] > 0)
            | (self.count[at + TWO_THREES] > 0) << 1
            | (self.count[at + A_FOUR] > 0) << 2
            | (self.count[at + FOUR_AND_THREE] > 0) << 3
        )

    # ------------------------------------------------------------ words

    def _enter(self, place: cython.int) -> None:
        """Count an empty place in, by its words."""
        self._count(place, KINDS + self.kind_at(place), 1)
        self._count(place, 2 * KINDS + self.kind_at(AREA + place), 1)
        self.free[place >> 5] |= 1 << (place & 31)

    def _leave(self, place: cython.int) -> None:
        """Count an empty place out."""
        self._count(place, KINDS + self.kind_at(place), -1)
        self._count(place, 2 * KINDS + self.kind_at(AREA + place), -1)
        self.free[place >> 5] ^= 1 << (place & 31)

    def _pair_of(self, black: cython.uint, white: cython.uint) -> cython.int:
        """The values of a place with these words: Black's to move above, White's below."""
        return self.pairs[(black >> CATEGORY_AT) * CATEGORIES + (white >> CATEGORY_AT)]

    def _weigh(self, place: cython.int, pair: cython.int) -> None:
        """Give a place other values."""
        was: cython.int = self.pair[place]
        self.total[1] += (pair >> 16) - (was >> 16)
        self.total[2] += low_half(pair) - low_half(was)
        self.pair[place] = pair

    def _count(self, place: cython.int, number: cython.int, more: cython.int) -> None:
        """Count a place in or out of those of a kind; a kind's number includes the colour."""
        self.count[number] += more
        self.bits[number * 32 + (place >> 5)] ^= 1 << (place & 31)

    def _rename(self, place: cython.int, colour: cython.int, word: cython.uint) -> None:
        """Give an empty place another word for a colour."""
        at: cython.int = (colour - 1) * AREA + place
        was: cython.uint = self.word[at]
        if (word ^ was) >> KIND_AT & KIND_MASK:
            self._count(place, colour * KINDS + (was >> KIND_AT & KIND_MASK), -1)
            self._count(place, colour * KINDS + (word >> KIND_AT & KIND_MASK), 1)
        self.word[at] = word

    def _refresh(self, place: cython.int, key: cython.int, shift: cython.int) -> None:
        """Look up one direction of an empty place again, and record its old words."""
        entry: cython.int = (key & self.key_mask) >> self.key_drop << 1
        row: cython.int = self.entries[entry]
        other_row: cython.int = self.entries[entry | 1]
        black: cython.uint = self.word[place]
        white: cython.uint = self.word[AREA + place]
        others: cython.uint = ~(15 << shift) & CODE_MASK
        if row == 0:
            row = self.rows.row_of(1, key) + 1
        if other_row == 0:
            other_row = self.rows.row_of(2, key) + 1
        row -= 1
        other_row -= 1
        if (black >> shift & 15) == row and (white >> shift & 15) == other_row:
            return
        self.log_place[self.logged] = place
        self.log_black[self.logged] = black
        self.log_white[self.logged] = white
        if (black >> shift & 15) != row:
            black = self._word_of(0, black & others | row << shift)
            self._rename(place, 1, black)
        if (white >> shift & 15) != other_row:
            white = self._word_of(self.white_at, white & others | other_row << shift)
            self._rename(place, 2, white)
        if self.weighs:
            self.log_pair[self.logged] = self.pair[place]
            self._weigh(place, self._pair_of(black, white))
        self.logged += 1

    def _word_of(self, table: cython.int, code: cython.uint) -> cython.uint:
        """A code with its kind and its category, by the table of a colour."""
        return code | self.words[table + code] << KIND_AT

    # ------------------------------------------------------------ one stone

    def add(self, place: cython.int, colour: cython.int) -> None:
        """Put a stone on an empty place."""
        direction: cython.int
        distance: cython.int
        near: cython.int
        self._leave(place)
        if self.weighs:
            self._spread(place)
        self.stone[place] = colour
        self.hash ^= self.zobrist[(colour - 1) * AREA + place]
        self.empty -= 1
        self.marks[self.mark] = self.logged
        self.mark += 1
        for direction in range(4):
            for distance in range(1, self.reach + 1):
                near = place + distance * self.step[direction]
                self.key[direction * AREA + near] ^= colour << 2 * (5 - distance)
                if self.stone[near] == EMPTY:
                    self._refresh(near, self.key[direction * AREA + near], 4 * direction)
                near = place - distance * self.step[direction]
                self.key[direction * AREA + near] ^= colour << 2 * (4 + distance)
                if self.stone[near] == EMPTY:
                    self._refresh(near, self.key[direction * AREA + near], 4 * direction)

    def remove(self, place: cython.int) -> None:
        """Take back the last stone."""
        colour: cython.int = self.stone[place]
        near: cython.int
        self._toggle_keys(place, colour)
        self.mark -= 1
        while self.logged > self.marks[self.mark]:
            self.logged -= 1
            near = self.log_place[self.logged]
            self._rename(near, 1, self.log_black[self.logged])
            self._rename(near, 2, self.log_white[self.logged])
            if self.weighs:
                self.pair[near] = self.log_pair[self.logged]
        self.stone[place] = EMPTY
        self.hash ^= self.zobrist[(colour - 1) * AREA + place]
        self.empty += 1
        self._enter(place)
        if self.weighs:
            self._gather(place)

    def _spread(self, place: cython.int) -> None:
        """Take the values of a place that is taken out of the totals, and note what is near it."""
        row: cython.int
        self.log_values[3 * self.mark] = self.total[1]
        self.log_values[3 * self.mark + 1] = self.total[2]
        self.log_values[3 * self.mark + 2] = self.pair[place]
        self._weigh(place, 0)
        for row in range(7):
            self.log_near[7 * self.mark + row] = self.near[(place >> 5) + row - 3]
            self.near[(place >> 5) + row - 3] |= self.star[row] << ((place & 31) - 3)

    def _gather(self, place: cython.int) -> None:
        """Undo that."""
        row: cython.int
        self.total[1] = self.log_values[3 * self.mark]
        self.total[2] = self.log_values[3 * self.mark + 1]
        self.pair[place] = self.log_values[3 * self.mark + 2]
        for row in range(7):
            self.near[(place >> 5) + row - 3] = self.log_near[7 * self.mark + row]

    def _toggle_keys(self, place: cython.int, colour: cython.int) -> None:
        direction: cython.int
        distance: cython.int
        for direction in range(4):
            for distance in range(1, self.reach + 1):
                self.key[direction * AREA + place + distance * self.step[direction]] ^= (
                    colour << 2 * (5 - distance)
                )
                self.key[direction * AREA + place - distance * self.step[direction]] ^= (
                    colour << 2 * (4 + distance)
                )

    # ------------------------------------------------------------ what can be asked

    def first_of(self, colour: cython.int, kind: cython.int) -> cython.int:
        """The first place of a kind; 0 where there is none."""
        row: cython.int
        for row in range(self.first_row, self.last_row + 1):
            if self.bits[(colour * KINDS + kind) * 32 + row]:
                return row << 5 | lowest(self.bits[(colour * KINDS + kind) * 32 + row])
        return 0

    def legal_places(self, side: int) -> list[int]:
        """All places where a side may put a stone, for a search that found nothing better.

        Places where the opponent would make five come first, then those near stones: even a lost
        side stops one end of a row, as a person would.
        """
        points = [self.place_of(point) for point in range(self.size * self.size)]
        taken = [divmod(place, 32) for place in points if self.stone[place] != EMPTY]
        five = (2 - side) * AREA

        def order(place: int) -> tuple[bool, int]:
            row, column = divmod(place, 32)
            near = (max(abs(row - other), abs(column - beside)) for other, beside in taken)
            return self.kind_at(five + place) != A_FIVE, min(near, default=0)

        free = (place for place in points if self.stone[place] == EMPTY)
        return sorted((place for place in free if self.may(place, side)), key=order)

    def makes_four(self, place: cython.int, colour: cython.int) -> cython.bint:
        """Whether a stone would make a four, or more."""
        direction: cython.int
        row: cython.int
        for direction in range(4):
            row = self.word[(colour - 1) * AREA + place] >> 4 * direction & 15
            if row >= FOUR and row != OVERLINE:
                return True
        return False

    def may(self, place: cython.int, colour: cython.int) -> cython.bint:
        """Whether a colour may put a stone on an empty place."""
        return colour != BLACK or not self.forbids or not self.is_banned(place)

    def is_banned(self, place: cython.int) -> cython.bint:
        """Whether a place is forbidden to Black; two threes count only if both are true ones."""
        direction: cython.int
        threes: cython.int = 0
        true_threes: cython.int = 0
        kind: cython.int = self.kind_at(place)
        if kind != SUSPECT:
            return kind == BANNED
        for direction in range(4):
            threes |= ((self.word[place] >> 4 * direction & 15) == OPEN_THREE) << direction
        self.add(place, BLACK)
        for direction in range(4):
            if threes >> direction & 1 and self._straightens(place, direction):
                true_threes += 1
        self.remove(place)
        return true_threes > 1

    def _straightens(self, place: cython.int, direction: cython.int) -> cython.bint:
        """Whether Black may make a straight four of the three that holds a place."""
        sign: cython.int
        near: cython.int
        for sign in range(-1, 2, 2):
            near = place + sign * self.step[direction]
            while self.stone[near] == BLACK:
                near += sign * self.step[direction]
            if (
                self.stone[near] == EMPTY
                and (self.word[near] >> 4 * direction & 15) == OPEN_FOUR
                and self.kind_at(near) != A_FIVE
                and not self.is_banned(near)
            ):
                return True
        return False

    def replies(self, side: cython.int, base: cython.int) -> cython.int:
        """Write the moves that stop the opponent's fives to `base` and after; `side` is to move."""
        opponent: cython.int = 3 - side
        if self.open_end:
            return self._spoilers(side, base)
        if self.count[opponent * KINDS + A_FIVE] != 1:
            return 0
        self.answers[base] = self.first_of(opponent, A_FIVE)
        return self.may(self.answers[base], side)

    def _spoilers(self, side: cython.int, base: cython.int) -> cython.int:
        """List, of all places near stones, those that leave the opponent no five."""
        opponent: cython.int = 3 - side
        number: cython.int = 0
        row: cython.int
        word: cython.uint
        place: cython.int
        for row in range(self.first_row, self.last_row + 1):
            word = self.near[row] & self.free[row]
            while word:
                place = row << 5 | lowest(word)
                word &= word - 1
                self.add(place, side)
                if self.count[opponent * KINDS + A_FIVE] == 0 and number < ANSWERS:
                    self.answers[base + number] = place
                    number += 1
                self.remove(place)
        return number

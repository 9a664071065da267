# SPDX-License-Identifier: MIT
"""The search kernel: a board that knows what every stone would make, and looks ahead on it.

This file is compiled by Cython and also runs as it stands; `kernel.pxd` holds the C types.

**Places.** The board lies in a field of 32 x 32 places, with a margin of five or more around it,
so that nothing ever asks whether a neighbour exists. A place holds 0 (empty), 1 (black), 2
(white) or 3 (border).

**Rows.** For each place and direction `key` holds the ten neighbours up to five steps away, two
bits each. What a stone of one colour put on the place makes in that direction (`made`) is looked
up by this key in a table of 2 x 1,048,576 bytes, which fills itself as it is asked. Its entries
are defined by one recursion, so there is no list of shapes: a *four* becomes five with one stone
more, an *open four* whichever stone the opponent puts, a *three* becomes a four, an *open three*
an open four, and so on down to a single stone.

**Points.** The four directions together give an empty place its kind (five, a sure win, four and
three, ...) and its worth, for each colour. Putting or taking a stone changes the keys of forty
neighbours and with them their rows, kinds and worths, and the sums `total` and `count` over the
board. Everything can be had by recomputation, and the tests compare it.

**Search.** Alpha-beta on the sums, moves in the order of their worth. Whoever can make five does;
whoever faces a five has to stop it; an open four wins; whoever faces one may only stop it or make
fours. That a claim of a win is only made where the rules prove it is why caro, where a stone at
the end of a row can spoil a five, looks at such positions by search alone.

A kernel is for one thread; many may run at once, and none holds the GIL while it searches.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.board import Stones, size_of
from sudoku_qt.engine.gomoku.rules import Rule

COMPILED: bool = cython.compiled

EMPTY, BLACK, BORDER = 0, 1, 3
WIDTH, MARGIN, AREA = 32, 5, 1024
QUEUE = 484  # places in the queue of one ply: those of the largest board
FARTHEST = 32  # plies

# What a stone makes in one direction, the least first.
DEAD, ONE, OPEN_ONE, TWO, OPEN_TWO, THREE, OPEN_THREE = 0, 1, 2, 3, 4, 5, 6
FOUR, DOUBLE_FOUR, OPEN_FOUR, FIVE, OVERLINE = 7, 8, 9, 10, 11
ROW_NAMES = (
    "dead",
    "one",
    "open one",
    "two",
    "open two",
    "three",
    "open three",
    "four",
    "double four",
    "open four",
    "five",
    "overline",
)

# What it makes altogether.
NO_KIND, A_THREE, TWO_THREES, A_FOUR, FOUR_AND_THREE, A_WIN, A_FIVE = 0, 1, 2, 3, 4, 5, 6
BANNED, SUSPECT = 7, 8  # forbidden to Black; forbidden if both of its threes are true ones
KINDS = 9
KIND_NAMES = (
    "",
    "three",
    "two threes",
    "four",
    "four and three",
    "win",
    "five",
    "banned",
    "suspect",
)

WIN = 100_000_000
SURE_WIN = WIN - 1_000
LOST_MAYBE = -SURE_WIN  # all moves looked at lose, but not all were looked at
UNKNOWN = 3 * WIN
POLLED = 1023  # nodes between two looks at `stop`, less one: a mask

ROW_WORTH = (0, 1, 2, 4, 10, 12, 40, 45, 120, 120, 400, 0)  # by what is made in one direction
KIND_WORTH = (0, 0, 40, 0, 80, 120, 0, 0, 0)  # and what the directions together add
SUSPECT_WORTH = 20
MOVE_WORTH = 220  # to be the one who is to move


@cache
def row_table(rule: Rule) -> bytearray:  # noqa: ARG001 - each rule has its own
    """The table of rows of a rule: one more than what is made, 0 where nobody asked yet.

    All kernels of a rule share it. Two threads that fill in the same entry write the same byte.
    """
    return bytearray(2 << 20)


def seen(key: cython.int, offset: cython.int) -> cython.int:
    """What stands so many steps from the middle of a row; the middle itself is not asked."""
    return key >> 2 * (offset + 4 + (offset < 0)) & 3


def with_seen(key: cython.int, offset: cython.int, stone: cython.int) -> cython.int:
    """The key of a row after a stone was put on an empty place of it."""
    return key | stone << 2 * (offset + 4 + (offset < 0))


def run_end(key: cython.int, colour: cython.int, sign: cython.int) -> cython.int:
    """The offset of the last stone of the middle's unbroken row to one side."""
    offset: cython.int = 0
    while -5 < offset < 5 and seen(key, offset + sign) == colour:
        offset += sign
    return offset


class Kernel:
    """A position that changes by putting and taking stones."""

    if not cython.compiled:  # the compiler has these from kernel.pxd

        def _make_room(self) -> None:
            self.exact, self.step = [0] * 3, [0] * 4
            self.pack, self.gain, self.bonus = [0] * 12, [0] * 12, [0] * KINDS
            self.stone, self.near = [BORDER] * AREA, [0] * AREA
            self.key, self.made = [0] * (4 * AREA), [0] * (8 * AREA)
            self.worth, self.kind = [0] * (2 * AREA), [0] * (2 * AREA)
            self.total, self.count = [0] * 3, [0] * (3 * KINDS)
            self.queued = [0] * FARTHEST
            self.queue, self.rank = [0] * (FARTHEST * QUEUE), [0] * (FARTHEST * QUEUE)

    def __init__(self, rule: Rule, stones: Stones) -> None:
        """Take a rule and the stones of a whole board."""
        if not cython.compiled:
            self._make_room()
        self.size = size_of(stones)
        self.table = row_table(rule)
        self.rows = self.table
        self.forbids = rule.forbids
        self.open_end = rule.black.open_end
        self.exact[1], self.exact[2] = rule.black.exact, rule.white.exact
        self.key_mask = 0xFFFFF if rule.black.exact or rule.white.exact else 0x3FFFC
        self.reach, self.own, self.opposing, self.root = 2, 1, 1, BLACK
        self.halved, self.width, self.tempo = 0, QUEUE, MOVE_WORTH
        self.stopped, self.sees_fours = False, True
        self.nodes = 0
        self._fill_tables()
        self._clear()
        for point, colour in enumerate(stones):
            if colour:
                self.put(point, colour)

    def _fill_tables(self) -> None:
        self.step[0], self.step[1], self.step[2], self.step[3] = 1, WIDTH, WIDTH + 1, WIDTH - 1
        for row in range(12):
            self.gain[row] = ROW_WORTH[row]
            self.pack[row] = (
                (row == FIVE)
                | (row == OVERLINE) << 3
                | (row in {DOUBLE_FOUR, OPEN_FOUR}) << 6
                | (2 if row == DOUBLE_FOUR else row in {FOUR, OPEN_FOUR}) << 9
                | (row == OPEN_THREE) << 13
            )
        for kind in range(KINDS):
            self.bonus[kind] = KIND_WORTH[kind]

    def _clear(self) -> None:
        """Make the board empty, and everything that is kept about it true."""
        number: cython.int
        place: cython.int
        direction: cython.int
        offset: cython.int
        for place in range(AREA):
            self.stone[place] = BORDER
            self.near[place] = 0
        for number in range(self.size * self.size):
            self.stone[self._place(number)] = EMPTY
        self.empty = self.size * self.size
        for number in range(self.size * self.size):
            place = self._place(number)
            for direction in range(4):
                self.key[direction * AREA + place] = 0
                for offset in range(-5, 6):
                    if offset:
                        self.key[direction * AREA + place] = with_seen(
                            self.key[direction * AREA + place],
                            offset,
                            self.stone[place + offset * self.step[direction]],
                        )
        for number in range(self.size * self.size):
            self._restore(self._place(number))

    def _restore(self, place: cython.int) -> None:
        """Look up all four directions of an empty place, and count it."""
        direction: cython.int
        colour: cython.int
        for colour in range(1, 3):
            for direction in range(4):
                self.made[((colour - 1) * 4 + direction) * AREA + place] = self.row_of(
                    colour, self.key[direction * AREA + place]
                )
            self._weigh(place, colour)
        self._add(place, 1)

    # ------------------------------------------------------------ for the rest of the program

    def _place(self, point: cython.int) -> cython.int:
        return (point // self.size + MARGIN) * WIDTH + point % self.size + MARGIN

    def _point(self, place: cython.int) -> cython.int:
        return (place // WIDTH - MARGIN) * self.size + place % WIDTH - MARGIN

    def put(self, point: int, colour: int) -> None:
        """Put a stone on an empty point."""
        self._put(self._place(point), colour)

    def take(self, point: int) -> None:
        """Take a stone away."""
        self._take(self._place(point))

    def colour_at(self, point: int) -> int:
        """The colour of the stone on a point."""
        return int(self.stone[self._place(point)])

    def row_at(self, point: int, colour: int, direction: int) -> int:
        """What a stone on an empty point would make in one direction."""
        return int(self.made[((colour - 1) * 4 + direction) * AREA + self._place(point)])

    def kind_at(self, point: int, colour: int) -> int:
        """What a stone on an empty point would make altogether."""
        return int(self.kind[(colour - 1) * AREA + self._place(point)])

    def worth_at(self, point: int, colour: int) -> int:
        """What an empty point is worth to a colour."""
        return int(self.worth[(colour - 1) * AREA + self._place(point)])

    def total_of(self, colour: int) -> int:
        """The sum of what all empty points are worth to a colour."""
        return self.total[colour]

    def count_of(self, colour: int, kind: int) -> int:
        """Count the empty points of a kind."""
        return self.count[colour * KINDS + kind]

    def is_banned(self, point: int) -> bool:
        """Whether renju forbids Black an empty point."""
        return bool(self._banned(self._place(point)))

    def judge(self, side: int) -> int:
        """Weigh the position as it stands, from the side that is to move."""
        return int(self._judge(side))

    def set_manner(self, reach: int, own: int, opposing: int, halved: int, width: int) -> None:
        """Set how moves are chosen and shapes are weighed; see `levels.Style`. No reach exceeds 5.

        `width` is how many moves are looked at where it is not the first ply.
        """
        number: cython.int
        place: cython.int
        self.own, self.opposing = own, opposing
        self.halved, self.width = halved, width
        self.tempo = MOVE_WORTH * (own + opposing) // 2
        self.reach = min(reach, MARGIN)
        for place in range(AREA):
            self.near[place] = 0
        for number in range(self.size * self.size):
            place = self._place(number)
            if self.stone[place] != EMPTY:
                self._crowd(place, 1)

    def think(
        self,
        side: int,
        depth: int,
        noise: int,
        sees_fours: bool,
        seed: int,
        stop: Callable[[], bool],
    ) -> tuple[int, int, int]:
        """Look for the best move of a side: its point (-1: pass), its worth, the depth reached.

        A worth above `SURE_WIN` is a proved win, one below its negative a proved loss. `noise`
        misjudges each first move by up to that much, by `seed`. When `stop` returns true, the
        best move so far is given.
        """
        self.root = side
        self.sees_fours = sees_fours
        self.stop, self.stopped = stop, False
        self.nodes = 0
        places = self._first_moves(side)
        if not places:
            return -1, self._judge(side), 0
        best, worth, reached = places[0], self._judge(side), 0
        if self.kind[(side - 1) * AREA + best] == A_FIVE:
            return self._point(best), WIN - 1, 0
        least = -WIN if self._is_pressed(side) or len(places) == self.empty else LOST_MAYBE
        rng = Random(seed)
        slips = {place: int((rng.random() - rng.random()) * noise) for place in places}
        for level in range(1, depth + 1):
            found, found_worth = self._first_ply(side, level, places, slips)
            if found:
                best, worth = found, found_worth
            if self.stopped:
                break
            reached = level
            if abs(worth) > SURE_WIN:
                break
            places.remove(best)
            places.insert(0, best)
        return self._point(best), max(worth, least), reached

    # ------------------------------------------------------------ the first ply

    def _first_moves(self, side: int) -> list[int]:
        """Order the moves to look at, the likeliest first."""
        number: cython.int
        opponent: cython.int = 3 - side
        proved = self.sees_fours and not self.open_end
        if self.count[side * KINDS + A_FIVE]:
            number = self._gather(side, 0, A_FIVE)
        elif self.count[opponent * KINDS + A_FIVE]:
            number = self._gather_replies(side, 0)
        elif proved and self.count[side * KINDS + A_WIN]:
            number = self._gather(side, 0, A_WIN)
        elif proved and self.count[opponent * KINDS + A_WIN]:
            number = self._gather_defences(side, 0)
        else:
            return self._better_half(side)
        return self._legal(side, number) or self._any_legal(side)

    def _better_half(self, side: int) -> list[int]:
        """Take all moves near the stones, or the better half of them where the style says so."""
        places = self._legal(side, self._gather(side, 0, NO_KIND))
        if self.halved:
            places = places[: (len(places) + 1) // 2]
        return places or self._any_legal(side)

    def _legal(self, side: int, number: int) -> list[int]:
        """Take the queue of the first ply in its order, without what is forbidden."""
        places = [self._pick(0, index, number) for index in range(number)]
        return [place for place in places if self._may(place, side)]

    def _any_legal(self, side: int) -> list[int]:
        places = [self._place(point) for point in range(self.size * self.size)]
        return [p for p in places if self.stone[p] == EMPTY and self._may(p, side)]

    def _first_ply(
        self, side: int, depth: int, places: list[int], slips: dict[int, int]
    ) -> tuple[int, int]:
        """Search every first move; give the best one (0: none was finished) and its worth.

        The slip of a move is added to what the search finds it worth, exactly: the window that
        the search is given is moved by as much.
        """
        place: cython.int
        slip: cython.int
        worth: cython.int
        colour: cython.int = side
        levels: cython.int = depth - 1
        best: cython.int = 0
        best_worth: cython.int = 0
        bound: cython.int = -2 * WIN
        for place in places:
            slip = slips[place]
            with cython.nogil:
                self._put(place, colour)
                worth = -self._search(3 - colour, levels, -2 * WIN, slip - bound, 1)
                self._take(place)
            if self.stopped:
                break
            if worth + slip > bound:
                best, best_worth, bound = place, worth, worth + slip
        return best, best_worth

    # ------------------------------------------------------------ one row

    def row_of(self, colour: cython.int, key: cython.int) -> cython.int:
        """What a stone in the middle of a row makes there."""
        entry: cython.int = (colour - 1) << 20 | (key & self.key_mask)
        found: cython.int = self.rows[entry]
        if found == 0:
            found = self._classify(colour, key & self.key_mask) + 1
            self.rows[entry] = found
        return found - 1

    def _classify(self, colour: cython.int, key: cython.int) -> cython.int:
        """Work out an entry of the table of rows."""
        left: cython.int
        right: cython.int
        with_left: cython.bint
        with_right: cython.bint
        opponent: cython.int = 3 - colour
        if self._wins(colour, key):
            return FIVE
        left = run_end(key, colour, -1) - 1
        right = run_end(key, colour, 1) + 1
        if right - left > 6:
            return OVERLINE
        with_left = left >= -4 and seen(key, left) == EMPTY
        with_left = with_left and self._wins(colour, with_seen(key, left, colour))
        with_right = right <= 4 and seen(key, right) == EMPTY
        with_right = with_right and self._wins(colour, with_seen(key, right, colour))
        if with_left and with_right:
            if self._wins(
                colour, with_seen(with_seen(key, left, opponent), right, colour)
            ) and self._wins(colour, with_seen(with_seen(key, right, opponent), left, colour)):
                return OPEN_FOUR if right - left == 5 else DOUBLE_FOUR
            return FOUR
        if with_left or with_right:
            return FOUR
        return max(self._next_best(colour, key, -1), self._next_best(colour, key, 1))

    def _wins(self, colour: cython.int, key: cython.int) -> cython.bint:
        left: cython.int = run_end(key, colour, -1)
        right: cython.int = run_end(key, colour, 1)
        if right - left != 4:
            return right - left > 4 and not self.exact[colour]
        return not (
            self.open_end
            and seen(key, left - 1) == 3 - colour
            and seen(key, right + 1) == 3 - colour
        )

    def _next_best(self, colour: cython.int, key: cython.int, sign: cython.int) -> cython.int:
        """What a row is for having one stone more on one side made it a better one."""
        distance: cython.int
        row: cython.int
        best: cython.int = DEAD
        for distance in range(1, 5):
            row = seen(key, sign * distance)
            if row == colour:
                continue
            if row != EMPTY:
                break
            row = self.row_of(colour, with_seen(key, sign * distance, colour))
            if row == DOUBLE_FOUR and self.forbids and colour == BLACK:
                row = FOUR
            if row == OPEN_FOUR or row == DOUBLE_FOUR:  # noqa: PLR1714 - in C, not in a set
                row = OPEN_THREE
            elif row == OVERLINE or row < TWO:
                row = DEAD
            else:
                row -= 2
            if row > best:
                best = row
        return best

    # ------------------------------------------------------------ one point

    def _refresh(self, direction: cython.int, place: cython.int) -> None:
        """Look up one direction of an empty place again, and weigh the place where it changed."""
        key: cython.int = self.key[direction * AREA + place]
        black: cython.int = self.row_of(1, key)
        white: cython.int = self.row_of(2, key)
        index: cython.int = direction * AREA + place
        if self.made[index] != black:
            self.made[index] = black
            self.total[1] -= self.worth[place]
            self.count[KINDS + self.kind[place]] -= 1
            self._weigh(place, 1)
            self.total[1] += self.worth[place]
            self.count[KINDS + self.kind[place]] += 1
        index += 4 * AREA
        if self.made[index] != white:
            self.made[index] = white
            index = AREA + place
            self.total[2] -= self.worth[index]
            self.count[2 * KINDS + self.kind[index]] -= 1
            self._weigh(place, 2)
            self.total[2] += self.worth[index]
            self.count[2 * KINDS + self.kind[index]] += 1

    def _weigh(self, place: cython.int, colour: cython.int) -> None:
        """Find the kind and worth of an empty place for a colour from its four directions."""
        base: cython.int = (colour - 1) * 4 * AREA + place
        a: cython.int = self.made[base]
        b: cython.int = self.made[base + AREA]
        c: cython.int = self.made[base + 2 * AREA]
        d: cython.int = self.made[base + 3 * AREA]
        packed: cython.int = self.pack[a] + self.pack[b] + self.pack[c] + self.pack[d]
        worth: cython.int = self.gain[a] + self.gain[b] + self.gain[c] + self.gain[d]
        fours: cython.int = packed >> 9 & 15
        threes: cython.int = packed >> 13
        kind: cython.int = NO_KIND
        if packed & 7:
            kind = A_FIVE
        elif self.forbids and colour == BLACK and (packed >> 3 & 7 or fours > 1):
            kind = BANNED
            worth = 0
        elif self.forbids and colour == BLACK and threes > 1:
            kind = SUSPECT
            worth = SUSPECT_WORTH
        elif fours > 1 or packed >> 6 & 7:
            kind = A_WIN
        elif fours:
            kind = FOUR_AND_THREE if threes else A_FOUR
        elif threes:
            kind = TWO_THREES if threes > 1 else A_THREE
        self.kind[base - (colour - 1) * 3 * AREA] = kind
        self.worth[base - (colour - 1) * 3 * AREA] = worth + self.bonus[kind]

    def _add(self, place: cython.int, by: cython.int) -> None:
        """Count an empty place in (1) or out (-1)."""
        self.total[1] += by * self.worth[place]
        self.total[2] += by * self.worth[AREA + place]
        self.count[KINDS + self.kind[place]] += by
        self.count[2 * KINDS + self.kind[AREA + place]] += by

    # ------------------------------------------------------------ one stone

    def _put(self, place: cython.int, colour: cython.int) -> None:
        self._add(place, -1)
        self.stone[place] = colour
        self.empty -= 1
        self._toggle(place, colour)
        self._crowd(place, 1)

    def _take(self, place: cython.int) -> None:
        colour: cython.int = self.stone[place]
        self._crowd(place, -1)
        self.stone[place] = EMPTY
        self.empty += 1
        self._toggle(place, colour)
        self._restore(place)

    def _toggle(self, place: cython.int, colour: cython.int) -> None:
        """Put a stone into the keys of its forty neighbours, or take it out again."""
        direction: cython.int
        distance: cython.int
        near: cython.int
        for direction in range(4):
            for distance in range(1, 6):
                near = place + distance * self.step[direction]
                self.key[direction * AREA + near] ^= colour << 2 * (5 - distance)
                if self.stone[near] == EMPTY:
                    self._refresh(direction, near)
                near = place - distance * self.step[direction]
                self.key[direction * AREA + near] ^= colour << 2 * (4 + distance)
                if self.stone[near] == EMPTY:
                    self._refresh(direction, near)

    def _crowd(self, place: cython.int, by: cython.int) -> None:
        """Count a stone in or out for the places within reach."""
        row: cython.int
        near: cython.int
        for row in range(-self.reach, self.reach + 1):
            for near in range(
                place + row * WIDTH - self.reach, place + row * WIDTH + self.reach + 1
            ):
                self.near[near] += by

    # ------------------------------------------------------------ what renju forbids

    def _may(self, place: cython.int, colour: cython.int) -> cython.bint:
        """Whether a colour may put a stone on an empty place."""
        return colour != BLACK or not self.forbids or not self._banned(place)

    def _banned(self, place: cython.int) -> cython.bint:
        """Whether Black is forbidden a place: two threes count if both are true ones."""
        direction: cython.int
        threes: cython.int = 0
        true_threes: cython.int = 0
        if self.kind[place] != SUSPECT:
            return self.kind[place] == BANNED
        for direction in range(4):
            threes |= (self.made[direction * AREA + place] == OPEN_THREE) << direction
        self._put(place, BLACK)
        for direction in range(4):
            if threes >> direction & 1 and self._straightens(place, direction):
                true_threes += 1
        self._take(place)
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
                and self.made[direction * AREA + near] == OPEN_FOUR
                and self.kind[near] != A_FIVE
                and not self._banned(near)
            ):
                return True
        return False

    # ------------------------------------------------------------ the search

    def _judge(self, side: cython.int) -> cython.int:
        """Weigh the position from the side that is to move, by the weights of the thinker."""
        worth: cython.int = (
            self.own * self.total[self.root] - self.opposing * self.total[3 - self.root]
        )
        return (worth if side == self.root else -worth) + self.tempo

    def _gather(self, side: cython.int, ply: cython.int, kind: cython.int) -> cython.int:
        """Queue the empty places near stones, or those of one kind; give their number."""
        row: cython.int
        place: cython.int
        number: cython.int = 0
        for row in range(MARGIN, MARGIN + self.size):
            for place in range(row * WIDTH + MARGIN, row * WIDTH + MARGIN + self.size):
                if self.stone[place] != EMPTY:
                    continue
                if kind != NO_KIND:
                    if self.kind[(side - 1) * AREA + place] != kind:
                        continue
                elif not self.near[place]:
                    continue
                number = self._enqueue(side, ply, number, place)
        return number

    def _gather_replies(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue what stops the opponent's fives."""
        number: cython.int = self._gather(3 - side, ply, A_FIVE)
        return self._add_replies(side, ply, number) if self.open_end else number

    def _add_replies(self, side: cython.int, ply: cython.int, number: cython.int) -> cython.int:
        """Queue under caro, after the places of the fives, the ends of rows that spoil them."""
        index: cython.int
        direction: cython.int
        sign: cython.int
        place: cython.int
        spoilt: cython.bint
        opponent: cython.int = 3 - side
        fives: cython.int = number
        for index in range(ply * QUEUE, ply * QUEUE + fives):
            for direction in range(4):
                for sign in range(-1, 2, 2):
                    place = self.queue[index] + sign * self.step[direction]
                    while self.stone[place] == opponent:
                        place += sign * self.step[direction]
                    if self.stone[place] == EMPTY and not self._queued(ply, number, place):
                        self._put(place, side)
                        spoilt = self.count[opponent * KINDS + A_FIVE] == 0
                        self._take(place)
                        if spoilt:
                            number = self._enqueue(side, ply, number, place)
        return number

    def _queued(self, ply: cython.int, number: cython.int, place: cython.int) -> cython.bint:
        index: cython.int
        for index in range(ply * QUEUE, ply * QUEUE + number):
            if self.queue[index] == place:
                return True
        return False

    def _gather_defences(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue all that can stop a sure win: where either side makes a four, and nothing else."""
        row: cython.int
        place: cython.int
        number: cython.int = 0
        for row in range(MARGIN, MARGIN + self.size):
            for place in range(row * WIDTH + MARGIN, row * WIDTH + MARGIN + self.size):
                if self.stone[place] == EMPTY and (
                    self._makes_four(place, 1) or self._makes_four(place, 2)
                ):
                    number = self._enqueue(side, ply, number, place)
        return number

    def _makes_four(self, place: cython.int, colour: cython.int) -> cython.bint:
        base: cython.int = (colour - 1) * 4 * AREA + place
        direction: cython.int
        for direction in range(4):
            row: cython.int = self.made[base + direction * AREA]
            if FOUR <= row <= OPEN_FOUR:
                return True
        return False

    def _enqueue(
        self, side: cython.int, ply: cython.int, number: cython.int, place: cython.int
    ) -> cython.int:
        """Add a place to the queue of a ply, ranked by what it is worth to both sides."""
        own: cython.int = self.worth[(side - 1) * AREA + place]
        opposing: cython.int = self.worth[(2 - side) * AREA + place]
        self.queue[ply * QUEUE + number] = place
        self.rank[ply * QUEUE + number] = self.own * own + self.opposing * opposing
        return number + 1

    def _pick(self, ply: cython.int, number: cython.int, of: cython.int) -> cython.int:
        """Bring the best of the places from `number` on to the front of them, and give it."""
        index: cython.int
        base: cython.int = ply * QUEUE
        best: cython.int = base + number
        for index in range(base + number + 1, base + of):
            if self.rank[index] > self.rank[best]:
                best = index
        index = base + number
        place: cython.int = self.queue[best]
        rank: cython.int = self.rank[best]
        self.queue[best], self.rank[best] = self.queue[index], self.rank[index]
        self.queue[index], self.rank[index] = place, rank
        return place

    def _poll(self) -> None:
        with cython.gil:
            if self.stop():
                self.stopped = True

    def _known(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.int:
        """The worth of a position that needs no search, or `UNKNOWN`."""
        fives: cython.int = self.count[(3 - side) * KINDS + A_FIVE]
        if self.stopped or self.empty == 0:
            return 0
        if self.count[side * KINDS + A_FIVE]:
            return WIN - ply - 1
        if fives and self.open_end:
            return self._judge(side) if ply == FARTHEST - 1 else UNKNOWN
        if fives > 1:
            return ply + 2 - WIN
        if fives == 0:
            if self.count[side * KINDS + A_WIN] and self.sees_fours and not self.open_end:
                return WIN - ply - 3
            if depth <= 0:
                return self._judge(side)
        return self._judge(side) if ply == FARTHEST - 1 else UNKNOWN

    def _line_up(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue the moves of a ply, and give how many of them are to be looked at."""
        number: cython.int
        if self.count[(3 - side) * KINDS + A_FIVE]:
            number = self._gather_replies(side, ply)
        elif self._is_pressed(side):
            number = self._gather_defences(side, ply)
        else:
            number = self._gather(side, ply, NO_KIND)
        self.queued[ply] = number
        if self._is_pressed(side):
            return number
        return min((number + 1) // 2 if ply < self.halved else number, self.width)

    def _is_pressed(self, side: cython.int) -> cython.bint:
        """Whether the opponent threatens to win, so that few replies are worth a look."""
        five: cython.int = (3 - side) * KINDS + A_FIVE
        win: cython.int = (3 - side) * KINDS + A_WIN
        return self.count[five] > 0 or (
            self.count[win] > 0 and self.sees_fours and not self.open_end
        )

    def _search(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
    ) -> cython.int:
        """The worth of the position for the side to move, looking `depth` moves ahead."""
        index: cython.int
        place: cython.int
        best: cython.int = -2 * WIN
        self.nodes += 1
        if not self.nodes & POLLED:
            self._poll()
        worth: cython.int = self._known(side, depth, ply)
        if worth != UNKNOWN:
            return worth
        looked_at: cython.int = self._line_up(side, ply)
        for index in range(looked_at):
            place = self._pick(ply, index, self.queued[ply])
            if not self._may(place, side):
                continue
            self._put(place, side)
            worth = -self._search(3 - side, depth - 1, -beta, -alpha, ply + 1)
            self._take(place)
            best = max(best, worth)
            alpha = max(alpha, worth)
            if alpha >= beta or self.stopped:
                break
        if self._is_pressed(side):  # then the moves looked at are all that count
            return best if best > -2 * WIN else ply + 2 - WIN
        if best == -2 * WIN:
            return self._judge(side)
        return max(best, LOST_MAYBE) if looked_at < self.empty else best

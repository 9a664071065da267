# SPDX-License-Identifier: MIT
"""The search kernel: finds the solutions of a Sudoku, all nine boxes at a time.

This one file is compiled by Cython, once for each kind of processor, and it also runs as it
stands. `kernel` chooses among the builds; nobody else imports this module. `search.pxd` holds
the C types, `vectors.h` and its twin `vectors.py` the operations on vectors.

**Lanes.** A state is nine vectors of sixteen lanes. Vector 3r + c holds the candidates of the
cell in row r and column c of *every* box, nine bits for the digits 1-9; lane 4R + C is the box
in band R and stack C. So what happens inside boxes is plain `either` and `both` of vectors, and
"the next box of the band" is one shuffle. The seven lanes with R = 3 or C = 3 are padding. They
hold 1 in every vector, which looks like a solved cell, and what they are compared with holds
what makes them agree, so that no step needs a mask.

**Settling.** `settle` repeats six steps, each over the whole grid, until nothing changes:

1. Naked singles: a cell with one candidate takes it from the other cells of its box.
2. Where digits can be: the union of each minirow and of each minicolumn.
3. Orders: a digit stands in three different minirows of the three boxes of a band. So it can be
   in a minirow of one box only if one of the two ways is open to put it into the other two rows
   of the other two boxes. That is row and column exclusion, locked candidates and more at once;
   the same for minicolumns and stacks.
4. What must be: a digit that has no other minirow in its box must be in this one. Where three
   digits must be, nothing else can. Every cell keeps what its minirow and minicolumn allow.
5. Hidden singles: a digit that must be in a minirow and has one cell there, stands there.
6. Candidates only ever go away, so the sum of the nine vectors tells whether any did.

Two cells of a box with the same single digit, a digit without a place, a cell without a
candidate: each ends the state, and is looked for as soon as it can be seen.

**Branching.** When nothing more follows, a digit that has exactly two orders left in some band
or stack gets one of them after the other. The band or stack is the one that has the fewest
orders left for all its digits. Where there is no such digit, the cell with the fewest candidates
gets its lowest one, and then loses it. A branch costs one copy of the state; nothing is undone.

Puzzles and grids are 81 bytes, row by row, 0 for an empty cell. Every function may be called
from many threads at once; none holds the GIL while it searches. A call may be given `stop`, a
function without arguments that is called about a hundred times a second; when it returns true
the call raises `Cancelled`.
"""

from sudoku_qt.engine.work import Cancelled, Stop

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

if not cython.compiled:
    from sudoku_qt.engine import uncompiled as cython
    from sudoku_qt.engine.sudoku.kernel.vectors import (
        BEST_BUILD,
        BUILD_NAME,
        SOURCE_STAMP,
        Buffer,
        Cells,
        Digits,
        Search,
        SearchPointer,
        Words,
        at,
        at_lane,
        both,
        both3,
        boxes,
        characters,
        check_signals,
        choose_three,
        claim,
        count,
        either,
        either3,
        has_zero,
        lane,
        least,
        least_lane,
        left_box,
        lower_box,
        lowest_digit,
        majority,
        numbered,
        of_either,
        only,
        parity,
        places,
        plus,
        prefer,
        put,
        repeat,
        right_box,
        same,
        single,
        take,
        three_bands,
        u64,
        upper_box,
        vec,
        where_any,
        without,
    )

    DIGIT_WORDS, TEXT_WORDS = [0] * 768, [0] * 768
    VECTOR_OF, LANE_OF = [0] * 81, [0] * 81

COMPILED = cython.compiled
BUILD: str = BUILD_NAME.decode()  # what this is
BEST: str = BEST_BUILD.decode()  # what this machine could run
STAMP: int = SOURCE_STAMP  # the checksum of what this was compiled from

DEAD, OPEN, SOLVED = 0, 1, 2  # what `settle` says
PAUSED, FINISHED, FOUND = 0, 1, 2  # what `advance` says
SLICE = 60_000 if cython.compiled else 40  # states to settle in about 10 ms
EVER = 1 << 60
FEW = 100  # solutions that are sooner listed than asked for candidate by candidate
MOST_WAYS = 8192  # twice as many make random grids a little more even, at half the speed
NO_KEY = 0x7FFF  # above all keys that `numbered` makes
NO_DIGIT = 0x8000
PADDING = 1 << 48
ALL_64 = 0xFFFFFFFFFFFFFFFF
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


def fill_tables() -> cython.void:
    """Compute the tables from bytes of puzzles and texts to states, and the places of cells."""
    code: cython.int
    cell: cython.int
    stack: cython.int
    for code in range(256):
        for stack in range(3):
            DIGIT_WORDS[256 * stack + code] = candidates_of(code) << 16 * stack
            TEXT_WORDS[256 * stack + code] = candidates_of(digit_of(code)) << 16 * stack
        DIGIT_WORDS[code] |= PADDING  # a word is the four lanes of a band, the last of them padding
        TEXT_WORDS[code] |= PADDING
    for cell in range(81):
        VECTOR_OF[cell] = cell // 9 % 3 * 3 + cell % 3
        LANE_OF[cell] = cell // 27 * 4 + cell % 9 // 3


def candidates_of(code: cython.int) -> u64:
    """The mask of candidates that a byte of a puzzle stands for."""
    return 511 if code == 0 else 1 << code - 1 if code < 10 else NO_DIGIT


def digit_of(letter: cython.int) -> cython.int:
    """The digit of a letter, 0 for an empty cell (.0*_), 255 for what is no cell."""
    if letter in (46, 48, 42, 95):
        return 0
    return letter - 48 if 48 < letter < 58 else 255


fill_tables()


# One state


def settle(x: Cells) -> cython.int:
    """Draw every conclusion; return whether the state is DEAD, SOLVED or still OPEN.

    a b c, d e f, g h i are the cells of a box in reading order; p, q, r stand for its minirows
    and t, u, v for its minicolumns.
    """
    a: vec = x[0]
    b: vec = x[1]
    c: vec = x[2]
    d: vec = x[3]
    e: vec = x[4]
    f: vec = x[5]
    g: vec = x[6]
    h: vec = x[7]
    i: vec = x[8]
    full: vec = boxes(511, 1)
    before: vec = repeat(0)
    while True:
        # 1. naked singles
        sa: vec = single(a)
        sb: vec = single(b)
        sc: vec = single(c)
        sd: vec = single(d)
        se: vec = single(e)
        sf: vec = single(f)
        sg: vec = single(g)
        sh: vec = single(h)
        si: vec = single(i)
        taken: vec = either3(either3(sa, sb, sc), either3(sd, se, sf), either3(sg, sh, si))
        # where no digit is taken twice, the sum is the union; in the padding it is 9 times 1
        if not same(sum_of_nine(sa, sb, sc, sd, se, sf, sg, sh, si), plus(taken, boxes(0, 8))):
            return DEAD
        a = claim(a, sa, taken)
        b = claim(b, sb, taken)
        c = claim(c, sc, taken)
        d = claim(d, sd, taken)
        e = claim(e, se, taken)
        f = claim(f, sf, taken)
        g = claim(g, sg, taken)
        h = claim(h, sh, taken)
        i = claim(i, si, taken)
        # 2. where digits can be
        p: vec = either3(a, b, c)
        q: vec = either3(d, e, f)
        r: vec = either3(g, h, i)
        t: vec = either3(a, d, g)
        u: vec = either3(b, e, h)
        v: vec = either3(c, f, i)
        # 3. orders
        row_1: vec = in_band(p, q, r)
        row_2: vec = in_band(q, r, p)
        row_3: vec = in_band(r, p, q)
        column_1: vec = in_stack(t, u, v)
        column_2: vec = in_stack(u, v, t)
        column_3: vec = in_stack(v, t, u)
        if not same(
            both(either3(row_1, row_2, row_3), either3(column_1, column_2, column_3)), full
        ):
            return DEAD
        # 4. what must be
        p = only(row_1, row_2, row_3)
        q = only(row_2, row_3, row_1)
        r = only(row_3, row_1, row_2)
        t = only(column_1, column_2, column_3)
        u = only(column_2, column_3, column_1)
        v = only(column_3, column_1, column_2)
        row_1 = choose_three(p, row_1)
        row_2 = choose_three(q, row_2)
        row_3 = choose_three(r, row_3)
        column_1 = choose_three(t, column_1)
        column_2 = choose_three(u, column_2)
        column_3 = choose_three(v, column_3)
        a = both3(a, row_1, column_1)
        b = both3(b, row_1, column_2)
        c = both3(c, row_1, column_3)
        d = both3(d, row_2, column_1)
        e = both3(e, row_2, column_2)
        f = both3(f, row_2, column_3)
        g = both3(g, row_3, column_1)
        h = both3(h, row_3, column_2)
        i = both3(i, row_3, column_3)
        # 5. hidden singles: a digit that must be, and is not in two cells or more
        p = without(p, majority(a, b, c))
        q = without(q, majority(d, e, f))
        r = without(r, majority(g, h, i))
        t = without(t, majority(a, d, g))
        u = without(u, majority(b, e, h))
        v = without(v, majority(c, f, i))
        a = prefer(of_either(a, p, t), a)
        b = prefer(of_either(b, p, u), b)
        c = prefer(of_either(c, p, v), c)
        d = prefer(of_either(d, q, t), d)
        e = prefer(of_either(e, q, u), e)
        f = prefer(of_either(f, q, v), f)
        g = prefer(of_either(g, r, t), g)
        h = prefer(of_either(h, r, u), h)
        i = prefer(of_either(i, r, v), i)
        # 6. until nothing changes
        if has_zero(least_of_nine(a, b, c, d, e, f, g, h, i)):
            return DEAD
        after: vec = sum_of_nine(a, b, c, d, e, f, g, h, i)
        if same(after, before):
            break
        before = after
    x[0] = a
    x[1] = b
    x[2] = c
    x[3] = d
    x[4] = e
    x[5] = f
    x[6] = g
    x[7] = h
    x[8] = i
    return SOLVED if same(after, boxes(511, 9)) else OPEN  # 511: every digit once


def in_band(here: vec, second: vec, third: vec) -> vec:
    """The digits that can be in a minirow, as far as the band's other two boxes tell.

    `here` is the union of that minirow, `second` and `third` those of the box's other two.
    """
    return both(
        here,
        either(both(right_box(second), left_box(third)), both(right_box(third), left_box(second))),
    )


def in_stack(here: vec, second: vec, third: vec) -> vec:
    """The digits that can be in a minicolumn, as `in_band` does for a minirow."""
    return both(
        here,
        either(
            both(lower_box(second), upper_box(third)), both(lower_box(third), upper_box(second))
        ),
    )


def sum_of_nine(a: vec, b: vec, c: vec, d: vec, e: vec, f: vec, g: vec, h: vec, i: vec) -> vec:
    """Add nine vectors."""
    return plus(plus(plus(plus(a, b), plus(c, d)), plus(plus(e, f), plus(g, h))), i)


def least_of_nine(a: vec, b: vec, c: vec, d: vec, e: vec, f: vec, g: vec, h: vec, i: vec) -> vec:
    """The least of nine vectors, lane by lane."""
    return least(least(least(least(a, b), least(c, d)), least(least(e, f), least(g, h))), i)


# Branching


def branch(s: SearchPointer) -> cython.int:
    """Replace the top state by two that share its solutions, the first to look at on top.

    Returns the number of branches, of which the new top state is one.
    """
    ways: cython.int = branch_on_orders(s, s.frames[s.depth], s.frames[s.depth + 1])
    if ways == 0:
        ways = branch_on_cell(s, s.frames[s.depth], s.frames[s.depth + 1])
    s.guesses += 1
    s.depth += 1
    return ways


def branch_on_orders(s: SearchPointer, x: Cells, y: Cells) -> cython.int:
    """Split `x` by a digit with two orders in the band or stack with the fewest; 0 for none."""
    p: vec = either3(x[0], x[1], x[2])
    q: vec = either3(x[3], x[4], x[5])
    r: vec = either3(x[6], x[7], x[8])
    t: vec = either3(x[0], x[3], x[6])
    u: vec = either3(x[1], x[4], x[7])
    v: vec = either3(x[2], x[5], x[8])
    order_0: vec = in_order(p, q, r, t, u, v)
    order_1: vec = in_order(q, r, p, u, v, t)
    order_2: vec = in_order(r, p, q, v, t, u)
    order_3: vec = in_order(p, r, q, t, v, u)
    order_4: vec = in_order(q, p, r, u, t, v)
    order_5: vec = in_order(r, q, p, v, u, t)
    # how many orders each digit has, as three binary places
    low: vec = parity(order_0, order_1, order_2)
    low_2: vec = parity(order_3, order_4, order_5)
    high: vec = majority(order_0, order_1, order_2)
    high_2: vec = majority(order_3, order_4, order_5)
    carry: vec = both(low, low_2)
    ones: vec = without(either(low, low_2), carry)
    twos: vec = parity(high, high_2, carry)
    fours: vec = majority(high, high_2, carry)
    # how many all digits have
    pairs: vec = plus(count(twos), plus(count(fours), count(fours)))
    total: vec = plus(count(ones), plus(pairs, pairs))
    exactly_two: vec = only(twos, ones, fours)
    key: cython.int = least_lane(where_any(exactly_two, numbered(total, 0), repeat(NO_KEY)))
    if key == NO_KEY:
        return 0
    place: cython.int = key & 15
    bit: cython.int = lane(exactly_two, place)
    bit &= -bit
    left: cython.int = (
        has_bit(order_0, place, bit)
        | has_bit(order_1, place, bit) << 1
        | has_bit(order_2, place, bit) << 2
        | has_bit(order_3, place, bit) << 3
        | has_bit(order_4, place, bit) << 4
        | has_bit(order_5, place, bit) << 5
    )
    former: cython.int = lowest_digit(left) - 1
    latter: cython.int = lowest_digit(left & left - 1) - 1
    if s.random and roll(s, 2):
        former, latter = latter, former
    impose(x, y, place, bit, former)
    impose(x, x, place, bit, latter)
    return 2


def in_order(p: vec, q: vec, r: vec, t: vec, u: vec, v: vec) -> vec:
    """The digits that can stand in one order, in the lanes that `places` tells.

    For the band of such a lane the order is: minirow p in the lane's box, q in the next one, r in
    the one after it; for the stack of such a lane minicolumns t, u and v.
    """
    return places(
        both3(p, right_box(q), left_box(r)),
        both3(t, lower_box(u), upper_box(v)),
    )


def has_bit(a: vec, place: cython.int, bit: cython.int) -> cython.int:
    """1 if a lane has a bit, 0 if not."""
    return (lane(a, place) & bit) != 0


def impose(
    x: Cells, y: Cells, place: cython.int, bit: cython.int, number: cython.int
) -> cython.void:
    """Make `y` what `x` becomes when the digit of `bit` is left with one order.

    `place` is the lane that stands for the band or the stack, `number` that of the order.
    """
    here: vec = at_lane(place, bit)
    is_stack: cython.bint = place in {4, 5, 10}
    second: vec = upper_box(here) if is_stack else left_box(here)
    third: vec = lower_box(here) if is_stack else right_box(here)
    every: vec = either3(here, second, third)
    across: cython.int = 1 if is_stack else 3
    along: cython.int = 4 - across
    line: cython.int = across * (number % 3)
    line_2: cython.int = across * ((number + 1 if number < 3 else number + 2) % 3)
    line_3: cython.int = 3 * across - line - line_2
    n: cython.int
    for n in range(3):
        step: cython.int = n * along
        y[line + step] = without(x[line + step], without(every, here))
        y[line_2 + step] = without(x[line_2 + step], without(every, second))
        y[line_3 + step] = without(x[line_3 + step], without(every, third))


def branch_on_cell(s: SearchPointer, x: Cells, y: Cells) -> cython.int:
    """Split `x` by the cell with the fewest candidates: one of them on `y`, the rest on `x`."""
    keys: vec = repeat(NO_KEY)
    n: cython.int
    for n in range(9):
        several: vec = without(x[n], single(x[n]))
        keys = least(keys, where_any(several, numbered(count(x[n]), n), repeat(NO_KEY)))
        y[n] = x[n]
    key: cython.int = least_lane(keys)
    candidates: cython.int = take(x, key >> 4 & 15, key & 15)
    rest: cython.int = candidates
    skipped: cython.int = roll(s, key >> 8) if s.random else 0
    while skipped:
        rest &= rest - 1
        skipped -= 1
    bit: cython.int = rest & -rest
    put(y, key >> 4 & 15, key & 15, bit)
    put(x, key >> 4 & 15, key & 15, candidates ^ bit)
    return key >> 8


def roll(s: SearchPointer, sides: cython.int) -> cython.int:
    """Throw a die with `sides` sides, numbered from 0: SplitMix64, the same on every machine."""
    s.dice = s.dice + GOLDEN & ALL_64
    z: u64 = s.dice
    z = (z ^ z >> 30) * MIX_1 & ALL_64
    z = (z ^ z >> 27) * MIX_2 & ALL_64
    z ^= z >> 31
    return (z >> 32) * sides >> 32


# Many states


def advance(s: SearchPointer) -> cython.int:
    """Search until the next solution, which is then in the frame above the top."""
    while s.depth >= 0:
        if s.budget <= 0:
            return PAUSED
        s.budget -= 1
        outcome: cython.int = settle(s.frames[s.depth])
        if outcome == OPEN:
            branch(s)
        else:
            s.depth -= 1
            if outcome == SOLVED:
                return FOUND
    return FINISHED


def begin(s: SearchPointer) -> cython.void:
    """Make a search ready to start from its lowest frame."""
    s.depth = 0
    s.budget = SLICE
    s.guesses = 0
    s.position = 0
    s.random = False
    s.searching = False


def load(x: Cells, puzzle: Digits, start: cython.longlong, words: Words) -> cython.bint:
    """Fill a state with a puzzle's candidates; return whether all its characters are valid."""
    union: u64 = 0
    n: cython.int
    for n in range(9):
        cell: cython.longlong = start + n // 3 * 9 + n % 3
        top: u64 = band_of(puzzle, cell, words)
        middle: u64 = band_of(puzzle, cell + 27, words)
        bottom: u64 = band_of(puzzle, cell + 54, words)
        x[n] = three_bands(top, middle, bottom)
        union |= top | middle | bottom
    return ((union | union >> 16 | union >> 32) & NO_DIGIT) == 0


def band_of(puzzle: Digits, cell: cython.longlong, words: Words) -> u64:
    """The four lanes of a band in the vector that `cell`, in its first box, belongs to."""
    return words[puzzle[cell]] | words[256 + puzzle[cell + 3]] | words[512 + puzzle[cell + 6]]


def unload(x: Cells, digits: Buffer, start: cython.longlong) -> cython.void:
    """Write a solved state as digits."""
    cell: cython.int
    for cell in range(81):
        digits[start + cell] = lowest_digit(take(x, VECTOR_OF[cell], LANE_OF[cell]))


def copy(x: Cells, y: Cells) -> cython.void:
    """Copy the state `x` over `y`."""
    n: cython.int
    for n in range(9):
        y[n] = x[n]


# With the GIL, between slices of a search


def start(s: SearchPointer, puzzle: bytes) -> cython.void:
    """Load a puzzle. Raises `ValueError` for anything but 81 bytes of 0-9."""
    begin(s)
    if len(puzzle) != 81 or not load(s.frames[0], puzzle, 0, DIGIT_WORDS):
        raise ValueError("a puzzle is 81 bytes of 0-9")


def rest(s: SearchPointer, stop: Stop | None) -> cython.void:
    """Let the caller stop the search; otherwise give it another slice."""
    s.budget = SLICE
    check_signals()
    if stop is not None and stop():
        raise Cancelled


def find(s: SearchPointer, stop: Stop | None) -> cython.bint:
    """Search for the next solution; return whether there is one."""
    while True:
        with cython.nogil:
            outcome: cython.int = advance(s)
        if outcome != PAUSED:
            return outcome == FOUND
        rest(s, stop)


def solution_above(s: SearchPointer) -> bytes:
    """The solution that `advance` found."""
    digits = bytearray(81)
    unload(s.frames[s.depth + 1], digits, 0)
    return bytes(digits)


# Solutions


def count_solutions(puzzle: bytes, limit: int = 2, stop: Stop | None = None) -> int:
    """Count the solutions of a puzzle, up to `limit`."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    most: cython.longlong = limit
    found: cython.longlong = 0
    while True:
        with cython.nogil:
            while found < most and advance(at(s)) == FOUND:
                found += 1
        if found >= most or s.depth < 0:
            return found
        rest(at(s), stop)


def examine(
    puzzle: bytes, limit: int = 2, stop: Stop | None = None
) -> tuple[int, bytes | None, int]:
    """The number of solutions up to `limit`, the first of them, and the guesses it took.

    A guess is a branch: the first of two ways to go on where nothing follows any more.
    """
    s = cython.declare(Search)
    start(at(s), puzzle)
    first: bytes | None = None
    found: cython.longlong = 0
    while found < limit and find(at(s), stop):
        found += 1
        if first is None:
            first = solution_above(at(s))
    return found, first, s.guesses


def examine_text(text: str) -> tuple[int, bytes | None]:
    """The number of solutions of a puzzle, up to 2, and the first of them.

    `text` is the puzzle as 81 characters, an empty cell `.`, `0`, `*` or `_`. For any other text
    the number is -1.
    """
    s = cython.declare(Search)
    begin(at(s))
    if len(text) != 81 or not text.isascii():
        return -1, None
    if not load(s.frames[0], characters(text), 0, TEXT_WORDS):
        return -1, None
    if not find(at(s), None):
        return 0, None
    first = solution_above(at(s))
    return 2 if find(at(s), None) else 1, first


def solve(puzzle: bytes, stop: Stop | None = None) -> bytes | None:
    """A solution of a puzzle, always the same one; None if it has none."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    return solution_above(at(s)) if find(at(s), stop) else None


def solutions(puzzle: bytes, limit: int, stop: Stop | None = None) -> list[bytes]:
    """List the solutions of a puzzle, at most `limit` of them, always in the same order."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    found: list[bytes] = []
    while len(found) < limit and find(at(s), stop):
        found.append(solution_above(at(s)))
    return found


def solutions_within(masks: list[int], limit: int, stop: Stop | None = None) -> list[bytes]:
    """List at most `limit` solutions in which each cell is one of its candidates.

    `masks` has 9 bits a cell. Raises `ValueError` for anything but 81 such masks.
    """
    if len(masks) != 81 or min(masks) < 0 or max(masks) > 511:
        raise ValueError("candidates are 81 masks of 9 bits")
    s = cython.declare(Search)
    start(at(s), bytes(81))
    cell: cython.int
    for cell in range(81):
        put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], masks[cell])
    found: list[bytes] = []
    while all(masks) and len(found) < limit and find(at(s), stop):
        found.append(solution_above(at(s)))
    return found


def random_solution(puzzle: bytes, seed: int, stop: Stop | None = None) -> bytes | None:
    """The solution that a search in random order meets first; None if there is none.

    Every solution can come, but not each with the same chance. The same seed gives the same
    solution on every machine.
    """
    s = cython.declare(Search)
    start(at(s), puzzle)
    s.random = True
    s.dice = seed & ALL_64
    return solution_above(at(s)) if find(at(s), stop) else None


def solve_many(
    puzzles: bytes, limit: int = 2, stop: Stop | None = None
) -> tuple[bytearray, bytearray]:
    """Solve puzzles that stand one after the other, 81 bytes each.

    Gives their solutions in the same form, one for each puzzle, zeros where there is none; and
    the number of solutions of each, a byte, counted up to `limit`, which is at most 255. A puzzle
    with a byte above 9 has no solution. Raises `ValueError` where the last puzzle is cut short.
    """
    if len(puzzles) % 81:
        raise ValueError("puzzles are 81 bytes each")
    s = cython.declare(Search)
    begin(at(s))
    most: cython.int = min(limit, 255)
    number: cython.longlong = len(puzzles) // 81
    solved, counts = bytearray(81 * number), bytearray(number)
    source: Digits = puzzles
    target: Buffer = solved
    tallies: Buffer = counts
    while True:
        with cython.nogil:
            outcome: cython.int = solve_on(at(s), source, target, tallies, number, most)
        if outcome == FINISHED:
            return solved, counts
        rest(at(s), stop)


def solve_on(
    s: SearchPointer,
    puzzles: Digits,
    solved: Buffer,
    counts: Buffer,
    number: cython.longlong,
    limit: cython.int,
) -> cython.int:
    """Solve puzzles from where the search was left, to the last or until the budget is used up."""
    while s.position < number:
        if not s.searching:
            s.searching = True
            s.depth = 0
            if not load(s.frames[0], puzzles, 81 * s.position, DIGIT_WORDS):
                s.depth = -1
        while counts[s.position] < limit:
            outcome: cython.int = advance(s)
            if outcome == PAUSED:
                return PAUSED
            if outcome == FINISHED:
                break
            if counts[s.position] == 0:
                unload(s.frames[s.depth + 1], solved, 81 * s.position)
            counts[s.position] += 1
        s.searching = False
        s.position += 1
    return FINISHED


def tally(puzzle: bytes, limit: int, stop: Stop | None = None) -> tuple[int, list[int]]:
    """The number of solutions, up to `limit`, and for each candidate how many of them have it.

    The number at 9 * cell + digit - 1, of 729, counts the solutions found with that digit in that
    cell. Raises `ValueError` for a limit of 2^24 or more.
    """
    if limit >= 1 << 24:
        raise ValueError("a tally has numbers below 2^24")
    s = cython.declare(Search)
    start(at(s), puzzle)
    places = bytearray(3 * 729)
    target: Buffer = places
    most: cython.longlong = limit
    found: cython.longlong = 0
    while True:
        with cython.nogil:
            while found < most and advance(at(s)) == FOUND:
                found += 1
                tally_one(s.frames[s.depth + 1], target)
        if found >= most or s.depth < 0:
            planes = zip(places[:729], places[729:1458], places[1458:], strict=True)
            return found, [low | middle << 8 | high << 16 for low, middle, high in planes]
        rest(at(s), stop)


def tally_one(x: Cells, places: Buffer) -> cython.void:
    """Add a solved state to counters of three bytes each, the lowest byte first."""
    cell: cython.int
    for cell in range(81):
        at_digit: cython.int = 9 * cell + lowest_digit(take(x, VECTOR_OF[cell], LANE_OF[cell])) - 1
        while places[at_digit] == 255:
            places[at_digit] = 0
            at_digit += 729
        places[at_digit] += 1


def true_candidates(puzzle: bytes, stop: Stop | None = None) -> list[int]:
    """For every cell the digits that it has in some solution, as masks of 9 bits.

    If there are few solutions they are all enumerated. Otherwise each candidate not seen yet is
    tested by a search.
    """
    s = cython.declare(Search)
    start(at(s), puzzle)
    places = bytearray(162)
    seen: Buffer = places
    if settle(s.frames[0]) == DEAD:
        return [0] * 81
    copy(s.frames[0], s.base)
    found: cython.int = 0
    while found < FEW and find(at(s), stop):
        note_one(s.frames[s.depth + 1], seen)
        found += 1
    cell: cython.int
    digit: cython.int
    for cell in range(81 if found == FEW else 0):
        possible: cython.int = take(s.base, VECTOR_OF[cell], LANE_OF[cell])
        for digit in range(9):
            if possible >> digit & 1 and not mask_at(seen, cell) >> digit & 1:
                copy(s.base, s.frames[0])
                put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], 1 << digit)
                s.depth = 0
                if find(at(s), stop):
                    note_one(s.frames[s.depth + 1], seen)
    return [mask_at(seen, cell) for cell in range(81)]


def note_one(x: Cells, seen: Buffer) -> cython.void:
    """Add a solved state to masks of two bytes."""
    cell: cython.int
    for cell in range(81):
        mask: cython.int = take(x, VECTOR_OF[cell], LANE_OF[cell])
        seen[2 * cell] |= mask & 255
        seen[2 * cell + 1] |= mask >> 8


def mask_at(seen: Buffer, cell: cython.int) -> cython.int:
    """The mask of a cell."""
    return seen[2 * cell] | seen[2 * cell + 1] << 8


# Clues


def has_solution_without(puzzle: bytes, cell: int, digit: int, stop: Stop | None = None) -> bool:
    """Whether a puzzle has a solution in which a cell is not `digit`.

    A given in that cell is ignored. This is the digging method's proof by contradiction: a clue may
    be removed if there is no solution without it.
    """
    if not (0 <= cell < 81 and 0 < digit < 10):
        raise ValueError("a cell is 0-80 and a digit 1-9")
    s = cython.declare(Search)
    start(at(s), puzzle)
    put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], 511 & ~(1 << digit - 1))
    return find(at(s), stop)


def is_redundant(puzzle: bytes, cell: int, stop: Stop | None = None) -> bool:
    """Whether a clue follows from the others: without it no solution is added."""
    return puzzle[cell] != 0 and not has_solution_without(puzzle, cell, puzzle[cell], stop)


def is_minimal(puzzle: bytes, stop: Stop | None = None) -> bool:
    """Whether a puzzle has one solution and needs each of its clues for that."""
    return count_solutions(puzzle, 2, stop) == 1 and not any(
        is_redundant(puzzle, cell, stop) for cell in range(81)
    )


def dig(puzzle: bytes, order: bytes, stop: Stop | None = None) -> bytes:
    """Remove the clues that the others imply, trying the cells of `order`, each once.

    The solutions stay the same; with all 81 cells in `order` every clue that is left is needed
    for that. Raises `ValueError` for a puzzle without a solution, where no clue is needed.
    """
    if max(order, default=0) > 80:
        raise ValueError("a cell is 0-80")
    s = cython.declare(Search)
    start(at(s), puzzle)
    if not find(at(s), stop):
        raise ValueError("only a puzzle with a solution can be dug")
    load(s.base, puzzle, 0, DIGIT_WORDS)
    clues = bytearray(puzzle)
    target: Buffer = clues
    cells: Digits = order
    number: cython.int = len(order)
    while True:
        with cython.nogil:
            outcome: cython.int = dig_on(at(s), target, 0, cells, number)
        if outcome == FINISHED:
            return bytes(clues)
        rest(at(s), stop)


def dig_on(
    s: SearchPointer,
    clues: Buffer,
    start: cython.longlong,
    order: Digits,
    number: cython.int,
) -> cython.int:
    """Dig from where the search was left, to the last cell or until the budget is used up.

    `s.base` is the state of the clues that are left, before any conclusion.
    """
    while s.position < number:
        cell: cython.int = order[s.position]
        if clues[start + cell]:
            if not s.searching:
                s.searching = True
                s.depth = 0
                copy(s.base, s.frames[0])
                others: cython.int = 511 ^ (1 << clues[start + cell] - 1)
                put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], others)
            outcome: cython.int = advance(s)
            if outcome == PAUSED:
                return PAUSED
            s.searching = False
            if outcome == FINISHED:
                put(s.base, VECTOR_OF[cell], LANE_OF[cell], 511)
                clues[start + cell] = 0
        s.position += 1
    return FINISHED


# Random grids and puzzles


def random_grid(seed: int) -> bytes:
    """A random full grid, the same for the same seed on every machine.

    A band and a stack are drawn, and a random walk fills the other four boxes; a walk that fails,
    and with some probability one that had few alternatives, is discarded and everything drawn
    again. So all grids are equally likely, except for the few at the end of walks with more
    alternatives than `MOST_WAYS`, which come too rarely. Finally one of the 3,359,232 x 9!
    isomorphs is drawn, so that no digit prefers a cell.
    """
    return bytes(random_grids(seed, 1))


def random_grids(seed: int, number: int, stop: Stop | None = None) -> bytearray:
    """Random full grids, one after the other; the n-th from 0 is `random_grid(seed + n)`."""
    return draw(seed, number, stop, dug=False)


def minimal_puzzle(seed: int) -> bytes:
    """A random minimal puzzle: `random_grid(seed)`, dug in random order."""
    return bytes(minimal_puzzles(seed, 1))


def minimal_puzzles(seed: int, number: int, stop: Stop | None = None) -> bytearray:
    """Random minimal puzzles; the n-th from 0 is `minimal_puzzle(seed + n)`."""
    return draw(seed, number, stop, dug=True)


def draw(seed: int, number: int, stop: Stop | None, *, dug: bool) -> bytearray:
    """Random full grids or random minimal puzzles, one after the other."""
    s = cython.declare(Search)
    begin(at(s))
    grids = bytearray(81 * number)
    target: Buffer = grids
    first: u64 = seed & ALL_64
    done: cython.longlong = 0
    most: cython.longlong = number
    dig_too: cython.bint = dug
    while True:
        with cython.nogil:
            while done < most and s.budget > 0:
                s.dice = first + done & ALL_64
                fill(at(s), target, 81 * done)
                if dig_too:
                    dig_at_random(at(s), target, 81 * done)
                done += 1
        if done == most:
            return grids
        rest(at(s), stop)


def fill(s: SearchPointer, grid: Buffer, start: cython.longlong) -> cython.void:
    """Write a random full grid.

    A walk is one of `ways` equally likely ones, so it comes with a probability of 1 in `ways`. It
    is kept with a probability of `ways` in `MOST_WAYS`, which makes all ends equally likely.
    """
    s.random = True
    while True:
        lay_corner(s, s.frames[0])
        ways: cython.longlong = walk(s)
        if ways > 0 and roll(s, MOST_WAYS) < ways:
            break
    scatter(s, s.frames[s.depth], grid, start)


def walk(s: SearchPointer) -> cython.longlong:
    """Take one random walk from the lowest state to a solution; return how many there were.

    That is the product of the numbers of choices on the way; 0 if the walk fails. The solution is
    on top.
    """
    s.depth = 0
    ways: cython.longlong = 1
    while True:
        s.budget -= 1
        outcome: cython.int = settle(s.frames[s.depth])
        if outcome != OPEN:
            return ways if outcome == SOLVED else 0
        ways *= branch(s)


def lay_corner(s: SearchPointer, x: Cells) -> cython.void:
    """Make a state with 1-9 in the first box and random fillings of its band and its stack."""
    n: cython.int
    for n in range(9):
        x[n] = boxes(511, 1)
        put(x, n, 0, 1 << n)
    lay_two_boxes(s, x, False)
    lay_two_boxes(s, x, True)


def lay_two_boxes(s: SearchPointer, x: Cells, down: cython.bint) -> cython.void:
    """Fill the two boxes to the right of the first one, or below it, each filling equally likely.

    Up to the order of these boxes and of the digits in a minirow there are 28 fillings. In one of
    them the second box takes over whole minirows of the first; in the other 27 it lacks one
    digit of each, which then stands in the third box.
    """
    odd: cython.int = 0
    n: cython.int
    if roll(s, 28):
        for n in range(3):
            odd |= line_of(n, down) & line_of(roll(s, 3), not down)
    for n in range(3):
        here: cython.int = line_of(n, down)
        second: cython.int = line_of((n + 1) % 3, down) ^ odd & ~here
        lay_line(s, x, n, down, 4 if down else 1, second)
        lay_line(s, x, n, down, 8 if down else 2, 511 ^ here ^ second)


def line_of(n: cython.int, down: cython.bint) -> cython.int:
    """The digits in a minirow, or minicolumn, of a box with 1-9 in reading order."""
    return 0b001_001_001 << n if down else 0b111 << 3 * n


def lay_line(
    s: SearchPointer,
    x: Cells,
    line: cython.int,
    down: cython.bint,
    box: cython.int,
    digits: cython.int,
) -> cython.void:
    """Put the three digits of a mask into a minirow, or minicolumn, in random order."""
    turn: cython.int = roll(s, 6)
    n: cython.int
    for n in range(3):
        item: cython.int = item_of(turn, n)
        put(x, 3 * item + line if down else 3 * line + item, box, digits & -digits)
        digits &= digits - 1


def scatter(s: SearchPointer, x: Cells, grid: Buffer, start: cython.longlong) -> cython.void:
    """Write a random symmetric image of a solved state."""
    shuffle(s, s.digits, 9)
    shuffle_lines(s, s.rows)
    shuffle_lines(s, s.columns)
    turned: cython.bint = roll(s, 2)
    row: cython.int
    column: cython.int
    for row in range(9):
        for column in range(9):
            cell: cython.int = 9 * s.rows[row] + s.columns[column]
            digit: cython.int = lowest_digit(take(x, VECTOR_OF[cell], LANE_OF[cell]))
            place: cython.int = 9 * column + row if turned else 9 * row + column
            grid[start + place] = s.digits[digit - 1] + 1


def shuffle(s: SearchPointer, items: Buffer, number: cython.int) -> cython.void:
    """Put the numbers from 0 into random order."""
    n: cython.int
    for n in range(number):
        other: cython.int = roll(s, n + 1)
        items[n] = items[other]
        items[other] = n


def shuffle_lines(s: SearchPointer, lines: Buffer) -> cython.void:
    """Put nine rows or columns into random order, each band or stack staying together."""
    turn: cython.int = roll(s, 6)
    band: cython.int
    for band in range(3):
        inner: cython.int = roll(s, 6)
        n: cython.int
        for n in range(3):
            lines[3 * band + n] = 3 * item_of(turn, band) + item_of(inner, n)


def item_of(turn: cython.int, n: cython.int) -> cython.int:
    """The n-th item of one of the six orders of 0, 1, 2."""
    return (turn + n) % 3 if turn < 3 else (turn + 2 * n) % 3


def dig_at_random(s: SearchPointer, puzzle: Buffer, start: cython.longlong) -> cython.void:
    """Make a minimal puzzle of a full grid."""
    shuffle(s, s.cells, 81)
    load(s.base, puzzle, start, DIGIT_WORDS)
    left: cython.longlong = s.budget
    s.budget = EVER
    s.random = False
    s.position = 0
    dig_on(s, puzzle, start, s.cells, 81)
    s.budget = left - (EVER - s.budget)

# SPDX-License-Identifier: MIT
"""The search kernel: finds the solutions of a Sudoku, all nine boxes at a time.

This one file is compiled by Cython, once for each kind of processor, and it also runs as it
stands. `kernel` chooses among the builds; nobody else imports this module. `search.pxd` holds
the C types; `vectors.h` and its twin `vectors.py` hold the operations on vectors.

**Lanes.** A state is nine vectors of sixteen lanes. Vector 3r + c holds the candidates of the
cell in row r and column c of *every* box, nine bits for the digits 1-9; lane 4R + C is the box
in band R and stack C. So what happens inside boxes is plain `either` and `both` of vectors, and
"the next box of the band" is one shuffle. The seven lanes with R = 3 or C = 3 are padding. They
hold 1 in every vector, which looks like a solved cell, and constants hold there what makes them
agree, so that no step needs a mask.

**Settling.** `settle` repeats six steps, each over the whole grid, until nothing changes:

1. Naked singles: a cell with one candidate takes it from the other cells of its box.
2. Where digits can be: the union of each minirow and each minicolumn. A digit that has no place
   left in some box ends the branch.
3. Orders: a digit stands once in every row, so in the three boxes of a band it stands in three
   different minirows. It can stand in minirow r of a box only if one of the two ways to put it
   into the other two rows of the other two boxes is open. That is row and column exclusion and
   locked candidates together; the same for stacks.
4. What must be: a digit that has no other minirow in its box must be in this one. Where three
   digits must be, nothing else can. Every cell keeps what its minirow and minicolumn allow.
5. Hidden singles: a digit that must be in a minirow and has one cell there, stands there.
6. Candidates only ever go away, so the sum of the nine vectors tells whether any did.

**Branching.** When nothing more follows, a digit that has exactly two orders left in some band
or stack gets one of them after the other. The band or stack is the one that has the fewest
orders left for all its digits. Without such a digit, the cell with the fewest candidates gets
its lowest one, and then loses it. A branch costs one copy of the state, and nothing is undone.

Puzzles and grids are 81 bytes, row by row, 0 for an empty cell. Every function may be called
from many threads at once; none holds the GIL while it searches. A call may be given `stop`, a
function without arguments that is called about a hundred times a second; when it returns true
the call raises `Stopped`.
"""

from collections.abc import Callable

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine.sudoku import cython_shim as cython

if not cython.compiled:
    from sudoku_qt.engine.sudoku import cython_shim as cython
    from sudoku_qt.engine.sudoku.vectors import (
        Cells,
        Search,
        at,
        at_lane,
        both,
        both3,
        boxes,
        characters,
        check_signals,
        claim,
        count,
        either,
        either3,
        has_zero,
        if_three,
        lane,
        least,
        least_lane,
        left_box,
        lower_box,
        lowest_digit,
        majority,
        numbered,
        of_either,
        once,
        only,
        parity,
        places,
        plus,
        prefer,
        put,
        repeat,
        right_box,
        same,
        shifted,
        single,
        take,
        u64,
        upper_box,
        vec,
        where_any,
        without,
    )

    DIGIT_MASKS, TEXT_MASKS = [0] * 256, [0] * 256
    VECTOR_OF, LANE_OF = [0] * 81, [0] * 81

COMPILED: bool = cython.compiled
BUILD: str = "python" if not cython.compiled else BUILD_NAME.decode()
BEST: str = "python" if not cython.compiled else best_build().decode()
STAMP: int = 0 if not cython.compiled else SOURCE_STAMP
Stop = Callable[[], bool]

DEAD, OPEN, SOLVED = 0, 1, 2
PAUSED, FINISHED, FOUND = 0, 1, 2
SLICE = 100_000 if cython.compiled else 100  # states settled between two looks at `stop`
GOLDEN, MIX_1, MIX_2 = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
ALL_64 = 0xFFFFFFFFFFFFFFFF
BAD = 0x8000
EVER = 1 << 60


for _code in range(256):
    DIGIT_MASKS[_code] = 511 if _code == 0 else 1 << _code - 1 if _code < 10 else BAD
    TEXT_MASKS[_code] = 511 if _code in b".0*_" else DIGIT_MASKS[_code - 48 & 255]
for _cell in range(81):
    VECTOR_OF[_cell] = _cell // 9 % 3 * 3 + _cell % 3
    LANE_OF[_cell] = _cell // 27 * 4 + _cell % 9 // 3


class Stopped(Exception):
    """Raised by a search whose `stop` function returned true."""


# ---------------------------------------------------------------- one state


def settle(x):
    """Draw every conclusion; say whether the state is DEAD, SOLVED or still OPEN."""
    full: vec = boxes(511, 1)
    a: vec = x[0]
    b: vec = x[1]
    c: vec = x[2]
    d: vec = x[3]
    e: vec = x[4]
    f: vec = x[5]
    g: vec = x[6]
    h: vec = x[7]
    i: vec = x[8]
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
        s: vec = either3(a, d, g)
        t: vec = either3(b, e, h)
        u: vec = either3(c, f, i)
        if not same(either3(p, q, r), full):
            return DEAD
        # 3. orders
        row_1: vec = ordered(p, q, r, False)
        row_2: vec = ordered(q, r, p, False)
        row_3: vec = ordered(r, p, q, False)
        column_1: vec = ordered(s, t, u, True)
        column_2: vec = ordered(t, u, s, True)
        column_3: vec = ordered(u, s, t, True)
        # 4. what must be
        p = only(row_1, row_2, row_3)
        q = only(row_2, row_3, row_1)
        r = only(row_3, row_1, row_2)
        s = only(column_1, column_2, column_3)
        t = only(column_2, column_3, column_1)
        u = only(column_3, column_1, column_2)
        row_1 = if_three(p, row_1)
        row_2 = if_three(q, row_2)
        row_3 = if_three(r, row_3)
        column_1 = if_three(s, column_1)
        column_2 = if_three(t, column_2)
        column_3 = if_three(u, column_3)
        a = both3(a, row_1, column_1)
        b = both3(b, row_1, column_2)
        c = both3(c, row_1, column_3)
        d = both3(d, row_2, column_1)
        e = both3(e, row_2, column_2)
        f = both3(f, row_2, column_3)
        g = both3(g, row_3, column_1)
        h = both3(h, row_3, column_2)
        i = both3(i, row_3, column_3)
        # 5. hidden singles
        p = both(p, once(a, b, c))
        q = both(q, once(d, e, f))
        r = both(r, once(g, h, i))
        s = both(s, once(a, d, g))
        t = both(t, once(b, e, h))
        u = both(u, once(c, f, i))
        a = prefer(of_either(a, p, s), a)
        b = prefer(of_either(b, p, t), b)
        c = prefer(of_either(c, p, u), c)
        d = prefer(of_either(d, q, s), d)
        e = prefer(of_either(e, q, t), e)
        f = prefer(of_either(f, q, u), f)
        g = prefer(of_either(g, r, s), g)
        h = prefer(of_either(h, r, t), h)
        i = prefer(of_either(i, r, u), i)
        # 6. until nothing changes
        after: vec = plus(
            plus(plus(plus(a, b), plus(c, d)), plus(plus(e, f), plus(g, h))),
            i,
        )
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
    # a digit that two cells of a box hold, and a cell that holds none
    singles: vec = plus(plus(plus(plus(sa, sb), plus(sc, sd)), plus(plus(se, sf), plus(sg, sh))), si)
    if not same(singles, plus(taken, boxes(0, 8))):
        return DEAD
    if has_zero(least(least(least(least(a, b), least(c, d)), least(least(e, f), least(g, h))), i)):
        return DEAD
    return SOLVED if same(after, boxes(511, 9)) else OPEN


def ordered(here, second, third, down):
    """Give the digits that can be in one line of a box, as far as its two neighbours tell.

    `here` is the union of that line's cells, the others those of the box's other two lines.
    """
    if down:
        return both(
            here,
            either(
                both(lower_box(second), upper_box(third)),
                both(lower_box(third), upper_box(second)),
            ),
        )
    return both(
        here,
        either(both(right_box(second), left_box(third)), both(right_box(third), left_box(second))),
    )


# ---------------------------------------------------------------- branching


def branch(s):
    """Replace the top state by two that share its solutions, the first to look at on top."""
    s.guesses += 1
    if not branch_on_orders(s, s.frames[s.depth], s.frames[s.depth + 1]):
        branch_on_cell(s, s.frames[s.depth], s.frames[s.depth + 1])
    s.depth += 1


def branch_on_orders(s, x, y):
    """Split `x` by a digit with two orders in the band or stack with the fewest; say if any."""
    p: vec = either3(x[0], x[1], x[2])
    q: vec = either3(x[3], x[4], x[5])
    r: vec = either3(x[6], x[7], x[8])
    t: vec = either3(x[0], x[3], x[6])
    u: vec = either3(x[1], x[4], x[7])
    v: vec = either3(x[2], x[5], x[8])
    order_1: vec = order(p, q, r, t, u, v)
    order_2: vec = order(q, r, p, u, v, t)
    order_3: vec = order(r, p, q, v, t, u)
    order_4: vec = order(p, r, q, t, v, u)
    order_5: vec = order(q, p, r, u, t, v)
    order_6: vec = order(r, q, p, v, u, t)
    low: vec = parity(order_1, order_2, order_3)
    high: vec = majority(order_1, order_2, order_3)
    low_2: vec = parity(order_4, order_5, order_6)
    high_2: vec = majority(order_4, order_5, order_6)
    carry: vec = both(low, low_2)
    ones: vec = without(either(low, low_2), carry)
    twos: vec = parity(high, high_2, carry)
    fours: vec = majority(high, high_2, carry)
    total: vec = plus(count(twos), plus(count(fours), count(fours)))
    total = plus(count(ones), plus(total, total))
    exactly_two: vec = only(twos, ones, fours)
    key: cython.int = least_lane(where_any(exactly_two, numbered(total, 0), repeat(0x7FFF)))
    if key == 0x7FFF:
        return False
    place: cython.int = key & 15
    bit: cython.int = lane(exactly_two, place)
    bit = bit & -bit
    open_orders: cython.int = (
        ((lane(order_1, place) & bit) != 0)
        | ((lane(order_2, place) & bit) != 0) << 1
        | ((lane(order_3, place) & bit) != 0) << 2
        | ((lane(order_4, place) & bit) != 0) << 3
        | ((lane(order_5, place) & bit) != 0) << 4
        | ((lane(order_6, place) & bit) != 0) << 5
    )
    former: cython.int = lowest_digit(open_orders) - 1
    latter: cython.int = lowest_digit(open_orders & (open_orders - 1)) - 1
    if s.random and roll(s, 2):
        former, latter = latter, former
    impose(x, y, place, bit, former)
    impose(x, x, place, bit, latter)
    return True


def order(p, q, r, t, u, v):
    """Give the digits that can stand in one order: in each band, and in each stack."""
    return places(
        both3(p, right_box(q), left_box(r)),
        both3(t, lower_box(u), upper_box(v)),
    )


def impose(x, y, place, bit, number):
    """Make `y` a copy of `x` in which the digit of `bit` has but one order where `place` says."""
    here: vec = at_lane(place, bit)
    stacked: cython.bint = place in {4, 5, 10}
    second: vec = upper_box(here) if stacked else left_box(here)
    third: vec = lower_box(here) if stacked else right_box(here)
    every: vec = either3(here, second, third)
    step: cython.int = 1 if stacked else 3
    along: cython.int = 4 - step
    line: cython.int = number % 3
    line_2: cython.int = (line + (1 if number < 3 else 2)) % 3
    line_3: cython.int = 3 - line - line_2
    n: cython.int
    for n in range(3):
        y[line * step + n * along] = without(x[line * step + n * along], without(every, here))
        y[line_2 * step + n * along] = without(x[line_2 * step + n * along], without(every, second))
        y[line_3 * step + n * along] = without(x[line_3 * step + n * along], without(every, third))


def branch_on_cell(s, x, y):
    """Split `x` by the cell with the fewest candidates: one of them on `y`, the rest on `x`."""
    keys: vec = repeat(0x7FFF)
    n: cython.int
    for n in range(9):
        key_n: vec = where_any(
            without(x[n], single(x[n])), numbered(count(x[n]), n), repeat(0x7FFF)
        )
        keys = least(keys, key_n)
        y[n] = x[n]
    key: cython.int = least_lane(keys)
    candidates: cython.int = take(x, key >> 4 & 15, key & 15)
    rest: cython.int = candidates
    if s.random:
        for n in range(roll(s, key >> 8)):
            rest &= rest - 1
    bit: cython.int = rest & -rest
    put(y, key >> 4 & 15, key & 15, bit)
    put(x, key >> 4 & 15, key & 15, candidates ^ bit)


def roll(s, sides):
    """Throw a die with `sides` sides, numbered from 0: SplitMix64, the same on every machine."""
    s.dice = s.dice + GOLDEN & ALL_64
    z: u64 = s.dice
    z = (z ^ z >> 30) * MIX_1 & ALL_64
    z = (z ^ z >> 27) * MIX_2 & ALL_64
    z = z ^ z >> 31
    return (z >> 32) * sides >> 32


# ---------------------------------------------------------------- many states


def advance(s):
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


def tally(s, wanted):
    """Count solutions up to `wanted`, or until the budget is used up."""
    found: cython.longlong = 0
    while found < wanted and advance(s) == FOUND:
        found += 1
    return found


def load(x, puzzle, masks):
    """Fill a state with what `masks` says of each character; give the union of that."""
    cell: cython.int
    mask: cython.int
    union: cython.int = 0
    for cell in range(9):
        x[cell] = boxes(0, 1)
    for cell in range(81):
        mask = masks[puzzle[cell]]
        union |= mask
        put(x, VECTOR_OF[cell], LANE_OF[cell], mask)
    return union


def unload(x, digits):
    """Write a solved state as digits."""
    cell: cython.int
    for cell in range(81):
        digits[cell] = lowest_digit(take(x, VECTOR_OF[cell], LANE_OF[cell]))


def begin(s):
    """Make a search ready to start from its lowest frame."""
    s.depth = 0
    s.budget = SLICE
    s.guesses = 0
    s.random = False
    s.position = 0
    s.searching = False


def start(s, puzzle):
    """Load a puzzle. Raises `ValueError` for anything but 81 bytes of 0-9."""
    begin(s)
    if len(puzzle) != 81 or load(s.frames[0], puzzle, DIGIT_MASKS) & BAD:
        raise ValueError("a puzzle is 81 bytes of 0-9")


def rest(s, stop):
    """Let the caller stop the search; if it goes on, give it time for another slice."""
    s.budget = SLICE
    check_signals()
    if stop is not None and stop():
        raise Stopped


def solution_above(s):
    """Give the solution that `advance` found."""
    digits = bytearray(81)
    unload(s.frames[s.depth + 1], digits)
    return bytes(digits)


def find(s, stop):
    """Search on, with pauses; say whether there is another solution."""
    while True:
        with cython.nogil:
            outcome: cython.int = advance(s)
        if outcome != PAUSED:
            return outcome == FOUND
        rest(s, stop)


# ---------------------------------------------------------------- what the kernel offers


def count_solutions(puzzle: bytes, limit: int = 2, stop: Stop | None = None) -> int:
    """Count the solutions of a puzzle, up to `limit`."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    wanted: cython.longlong = limit
    found: cython.longlong = 0
    while True:
        with cython.nogil:
            found += tally(at(s), wanted - found)
        if found >= wanted or s.depth < 0:
            return found
        rest(at(s), stop)


def examine(
    puzzle: bytes, limit: int = 2, stop: Stop | None = None
) -> tuple[int, bytes | None, int]:
    """Give the number of solutions up to `limit`, the first one, and the guesses it took."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    first: bytes | None = None
    found: cython.longlong = 0
    while found < limit and find(at(s), stop):
        found += 1
        if first is None:
            first = solution_above(at(s))
    return found, first, s.guesses


def solve(puzzle: bytes, stop: Stop | None = None) -> bytes | None:
    """Give a solution of a puzzle, always the same one; None if it has none."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    return solution_above(at(s)) if find(at(s), stop) else None


def solutions(puzzle: bytes, limit: int, stop: Stop | None = None) -> list[bytes]:
    """List the solutions of a puzzle, at most `limit` of them."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    found: list[bytes] = []
    while len(found) < limit and find(at(s), stop):
        found.append(solution_above(at(s)))
    return found


def random_solution(puzzle: bytes, seed: int, stop: Stop | None = None) -> bytes | None:
    """Give the solution that a search in random order meets first; None if there is none.

    Every solution can come, not each with the same chance. The same seed gives the same
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

    Gives their solutions in the same form (zeros where there is none) and the number of
    solutions of each, a byte, up to `limit`, which is at most 255. A byte above 9 makes its
    puzzle one without solutions.
    """
    s = cython.declare(Search)
    begin(at(s))
    number: cython.longlong = len(puzzles) // 81
    solved = bytearray(number * 81)
    counts = bytearray(number)
    source: Digits = puzzles
    target: Buffer = solved
    tallies: Buffer = counts
    wanted: cython.int = limit
    while True:
        with cython.nogil:
            outcome: cython.int = solve_on(at(s), source, target, tallies, number, wanted)
        if outcome != PAUSED:
            return solved, counts
        rest(at(s), stop)


def solve_on(s, puzzles, solved, counts, number, limit):
    """Solve puzzles from where the search was left, until the last or until the budget is used."""
    while s.position < number:
        if not s.searching:
            load(s.frames[0], shifted(puzzles, 81 * s.position), DIGIT_MASKS)
            s.depth = 0
            s.searching = True
        while counts[s.position] < limit:
            outcome: cython.int = advance(s)
            if outcome == PAUSED:
                return PAUSED
            if outcome == FINISHED:
                break
            if counts[s.position] == 0:
                unload(s.frames[s.depth + 1], shifted(solved, 81 * s.position))
            counts[s.position] += 1
        s.searching = False
        s.position += 1
    return FINISHED


def examine_text(text: str) -> tuple[int, bytes | None]:
    """Give the number of solutions of a puzzle, up to 2, and the first one.

    `text` is the puzzle as 81 characters, the empty cells `.`, `0`, `*` or `_`. For any other
    text the number is -1.
    """
    s = cython.declare(Search)
    begin(at(s))
    if len(text) != 81 or load(s.frames[0], characters(text), TEXT_MASKS) & BAD:
        return -1, None
    if not find(at(s), None):
        return 0, None
    first = solution_above(at(s))
    return 1 + find(at(s), None), first


# ---------------------------------------------------------------- clues


def has_solution_without(
    puzzle: bytes, cell: int, digit: int, stop: Stop | None = None
) -> bool:
    """Tell whether a puzzle has a solution in which a cell, given or not, is not `digit`.

    What was given in the cell does not count. This is the proof by contradiction of the digging
    method: a clue may go if no solution is without it.
    """
    s = cython.declare(Search)
    start(at(s), puzzle)
    put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], 511 & ~DIGIT_MASKS[digit])
    return find(at(s), stop)


def is_redundant(puzzle: bytes, cell: int, stop: Stop | None = None) -> bool:
    """Tell whether a clue follows from the others, so that without it no solution is added."""
    return puzzle[cell] != 0 and not has_solution_without(puzzle, cell, puzzle[cell], stop)


def is_minimal(puzzle: bytes, stop: Stop | None = None) -> bool:
    """Tell whether a puzzle has one solution and needs each of its clues for that."""
    if count_solutions(puzzle, 2, stop) != 1:
        return False
    return not any(puzzle[cell] and is_redundant(puzzle, cell, stop) for cell in range(81))


def dig(puzzle: bytes, order: bytes, stop: Stop | None = None) -> bytes:
    """Remove the clues that the others imply, trying the cells in `order`, each once.

    With all 81 cells in `order` the result is a minimal puzzle with the same solutions. Raises
    `ValueError` for a puzzle without a solution: there every clue follows from the others.
    """
    s = cython.declare(Search)
    start(at(s), puzzle)
    if not find(at(s), stop):
        raise ValueError("only a puzzle with a solution can be dug")
    load(s.base, puzzle, DIGIT_MASKS)
    clues = bytearray(puzzle)
    target: Buffer = clues
    cells: Digits = order
    number: cython.int = len(order)
    while True:
        with cython.nogil:
            outcome: cython.int = dig_on(at(s), target, cells, number)
        if outcome != PAUSED:
            return bytes(clues)
        rest(at(s), stop)


def dig_on(s, clues, order, number):
    """Dig from where the search was left, to the last cell or until the budget is used up.

    `s.base` is the state of the clues that are left, before any conclusion.
    """
    while s.position < number:
        cell: cython.int = order[s.position]
        if clues[cell]:
            mask: cython.int = DIGIT_MASKS[clues[cell]]
            if not s.searching:
                n: cython.int
                for n in range(9):
                    s.frames[0][n] = s.base[n]
                put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], 511 ^ mask)
                s.depth = 0
                s.searching = True
            outcome: cython.int = advance(s)
            if outcome == PAUSED:
                return PAUSED
            s.searching = False
            if outcome == FINISHED:
                put(s.base, VECTOR_OF[cell], LANE_OF[cell], 511)
                clues[cell] = 0
        s.position += 1
    return FINISHED


def true_candidates(puzzle: bytes, stop: Stop | None = None) -> list[int]:
    """Give for every cell the digits that some solution has there, as masks of 9 bits."""
    s = cython.declare(Search)
    start(at(s), puzzle)
    for n in range(9):
        s.base[n] = s.frames[0][n]
    seen = [0] * 81
    for cell in range(81):
        for digit in range(9):
            bit = 1 << digit
            if seen[cell] & bit or not take(s.base, VECTOR_OF[cell], LANE_OF[cell]) & bit:
                continue
            for n in range(9):
                s.frames[0][n] = s.base[n]
            put(s.frames[0], VECTOR_OF[cell], LANE_OF[cell], bit)
            s.depth = 0
            if find(at(s), stop):
                for other, value in enumerate(solution_above(at(s))):
                    seen[other] |= 1 << value - 1
    return seen


# ---------------------------------------------------------------- random grids and puzzles


def random_grid(seed: int) -> bytes:
    """Give a random full grid, the same for the same seed on every machine.

    The grid is the first that a search with all its choices thrown meets, in one of its
    3,359,232 x 9! symmetric images. Of an equivalence class every grid is as likely as any
    other; the classes are nearly so.
    """
    return bytes(random_grids(seed, 1))


def random_grids(seed: int, number: int, stop: Stop | None = None) -> bytearray:
    """Give random full grids, one after the other; the n-th is `random_grid(seed + n)`."""
    s = cython.declare(Search)
    begin(at(s))
    grids = bytearray(81 * number)
    target: Buffer = grids
    first: u64 = seed & ALL_64
    wanted: cython.longlong = number
    while True:
        with cython.nogil:
            while s.position < wanted and s.budget > 0:
                s.dice = first + s.position & ALL_64
                fill(at(s), shifted(target, 81 * s.position))
                s.position += 1
        if s.position == wanted:
            return grids
        rest(at(s), stop)


def fill(s, grid):
    """Write a random full grid."""
    budget: cython.longlong = s.budget
    s.random = True
    s.depth = 0
    s.budget = EVER
    n: cython.int
    for n in range(9):
        s.frames[0][n] = boxes(511, 1)
        put(s.frames[0], n, 0, 1 << n)
    advance(s)
    s.budget = budget - (EVER - s.budget)
    scatter(s, s.frames[s.depth + 1], grid)


def scatter(s, x, grid):
    """Write a random symmetric image of a solved state."""
    shuffle(s, s.digits, 9)
    shuffle_lines(s, s.rows)
    shuffle_lines(s, s.columns)
    turned: cython.int = roll(s, 2)
    row: cython.int
    column: cython.int
    for row in range(9):
        for column in range(9):
            cell: cython.int = 9 * s.rows[row] + s.columns[column]
            place: cython.int = 9 * column + row if turned else 9 * row + column
            digit: cython.int = lowest_digit(take(x, VECTOR_OF[cell], LANE_OF[cell]))
            grid[place] = s.digits[digit - 1] + 1


def shuffle(s, items, number):
    """Put the numbers from 0 into random order."""
    n: cython.int
    other: cython.int
    for n in range(number):
        other = roll(s, n + 1)
        items[n] = items[other]
        items[other] = n


def shuffle_lines(s, lines):
    """Put nine lines into random order, bands (or stacks) staying together."""
    bands: cython.int = roll(s, 6)
    band: cython.int
    for band in range(3):
        turn: cython.int = roll(s, 6)
        n: cython.int
        for n in range(3):
            lines[3 * band + n] = 3 * third(bands, band) + third(turn, n)


def third(number, n):
    """Give the n-th item of one of the six orders of 0, 1, 2."""
    return (number + n) % 3 if number < 3 else (number + 2 * n) % 3


def minimal_puzzle(seed: int) -> bytes:
    """Give a random minimal puzzle, dug out of `random_grid(seed)` in random order."""
    return bytes(minimal_puzzles(seed, 1))


def minimal_puzzles(seed: int, number: int, stop: Stop | None = None) -> bytearray:
    """Give random minimal puzzles, one after the other; the n-th is `minimal_puzzle(seed + n)`."""
    s = cython.declare(Search)
    begin(at(s))
    puzzles = bytearray(81 * number)
    target: Buffer = puzzles
    first: u64 = seed & ALL_64
    done: cython.longlong = 0
    wanted: cython.longlong = number
    while True:
        with cython.nogil:
            while done < wanted and s.budget > 0:
                s.dice = first + done & ALL_64
                dig_one(at(s), shifted(target, 81 * done))
                done += 1
        if done == wanted:
            return puzzles
        rest(at(s), stop)


def dig_one(s, puzzle):
    """Write a random minimal puzzle."""
    fill(s, puzzle)
    shuffle(s, s.cells, 81)
    load(s.base, puzzle, DIGIT_MASKS)
    budget: cython.longlong = s.budget
    s.budget = EVER
    s.random = False
    s.position = 0
    s.searching = False
    dig_on(s, puzzle, s.cells, 81)
    s.budget = budget - (EVER - s.budget)

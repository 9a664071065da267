# SPDX-License-Identifier: MIT
"""The search tree: masks of candidates, the consequences of the rules, and guesses.

This file is compiled by Cython and also runs as it stands; `tree.pxd` holds the C types.

The puzzle is given as flat arrays, `Tables`. A frame is the mask of every cell, and for each digit
the set of cells that may hold it; a guess copies both, and nothing is undone. A change of a cell is
passed first to the cells that see it and to its pairs, then to the rules that watch it, the
cheapest first. A rule is a cage (different digits that are one of certain sets), a total (groups of
different digits, each with a weight), a house, or a course (a graph along a line). Of a cage or
total with a few unknown cells each keeps what it has in some way to fill them all; of one with more
these are sets, or bounds.

The search guesses in the cell with the least square of its number of candidates divided by its
weight; if these are many, it guesses a digit that has two places in a house. A weight grows when a
guess leads to a contradiction, and old contradictions count for less.

Whoever asks it to tell gets a record of four numbers for each change: what made it, the cell, what
went, and the mask that was put there. What made it is the number of a cell whose change was passed
on, `BY_RULE` and the number of a rule, a guess, or a guess that was taken back. A last record, of
`FAILED`, names a rule that cannot be kept, other than by leaving a cell nothing.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from array import array
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # a type alone, and a start need not import it
    from sudoku_qt.engine.sudoku.variants.search.tables import Tables

Shorts = list[int]

PAUSED, FINISHED, FOUND = 0, 1, 2
OUTCOMES = (0, 1, 2)  # the same for those who ask `run`, for C keeps the others to itself
HOUSE, CAGE, TOTAL, COURSE = 0, 1, 2, 3
FEW_PLACES = 3  # a digit with as many in a house is taken from what sees all of them
FEW = 4  # unknown cells of a cage or total whose ways to be filled are all gone through
MANY = 3  # with more candidates, one of a digit's two places is guessed instead
MANY_BESIDE_SUMS = 4  # the same where there are totals or courses
FEW_SETS = 600  # with more sets than this, only the bounds of a group are used
GREAT = 1e200
HALF_LIFE = 16_384
WITHOUT = [0] * 6
FROM, TO, NODE = 40, 16, 0xFF_FFFF  # where a listed edge has its two nodes; below is its mask
ALL_64 = 0xFFFF_FFFF_FFFF_FFFF
GUESS, BACK, FAILED, BY_RULE = -1, -2, -3, 256
RECORDS = (-1, -2, -3, 256)  # the same for those who read what is told

if not cython.compiled:

    def lowest(word: int) -> int:
        """The number of the lowest bit."""
        return (word & -word).bit_length() - 1

    def highest(word: int) -> int:
        """The number of the highest bit."""
        return word.bit_length() - 1

    def size(word: int) -> int:
        """How many bits there are."""
        return word.bit_count()

    def as_it_is(room: Any) -> Any:
        """The memory that C accesses through a pointer."""
        return room

    def room(kind: str, count: int) -> Any:
        """Memory whose content does not matter."""
        return array(kind, [0]) * max(1, count)

    first = lowest
    ints = shorts = words = doubles = as_it_is

for _place, _word in enumerate(
    (
        0x5555_5555_5555_5555,
        0x3333_3333_3333_3333,
        0x0F0F_0F0F_0F0F_0F0F,
        0x00FF_00FF_00FF_00FF,
        0x0000_FFFF_0000_FFFF,
        0x0000_0000_FFFF_FFFF,
    )
):
    WITHOUT[_place] = _word  # of the sets of six places those that lack one


class Tree:
    """A search for all solutions of one puzzle."""

    if not cython.compiled:  # the compiler has these from tree.pxd

        def _make_room(self) -> None:
            self.marked, self.queue = [0] * 256, [0] * 256
            self.guessed, self.guesses = [0] * 257, [0] * 257
            self.here, self.kept, self.places = [0] * 256, [0] * 256, [0] * 256
            self.least_of, self.most_of = [0] * 256, [0] * 256
            self.bits, self.forward = [0] * 16, [0] * 8
            self.open, self.signs, self.apart = [0] * 256, [0] * 256, [0] * (FEW * FEW)

    def __init__(self, tables: Tables) -> None:
        """Take what there is to know of a puzzle."""
        if not cython.compiled:
            self._make_room()
        self.tables = tables
        self.digits, self.cells = tables.size, tables.size * tables.size
        self.full = (1 << self.digits) - 1
        self.set_words = (self.cells + 63) // 64
        self.rule_words = (len(tables.rules) + 63) // 64
        self.frames_room = array("H", bytes(2 * self.cells * (self.cells + 2)))
        self.weights_room = array("d", tables.weights)
        self.alive_room = array("i", bytes(4 * max(1, len(tables.edge_starts))))
        self.layered = tables.layered
        self.ways_room = room("i", self.layered * (self.cells + 2))
        self.ways = ints(self.ways_room)
        self.listed_room = room("Q", tables.listed)
        self.listed = words(self.listed_room)
        self.pending_room = array("Q", bytes(8 * max(1, self.rule_words)))
        self.pending = words(self.pending_room)
        self.followed_room = array("Q", bytes(8 * max(1, self.rule_words)))
        self.followed = words(self.followed_room)
        self.frames, self.weights = shorts(self.frames_room), doubles(self.weights_room)
        self.alive = ints(self.alive_room)
        self.pair_tables, self.sets = shorts(tables.pair_tables), shorts(tables.sets)
        self.sums, self.sum_starts = shorts(tables.sums), ints(tables.sum_starts)
        self.seen = words(tables.seen)
        self.pair_starts, self.pair_others = ints(tables.pair_starts), ints(tables.pair_others)
        self.pair_places = ints(tables.pair_places)
        self.rules, self.pool = ints(tables.rules), ints(tables.pool)
        self.layers, self.edge_starts = ints(tables.layers), ints(tables.edge_starts)
        self.edge_masks, self.edge_ends = shorts(tables.edge_masks), ints(tables.edge_ends)
        self.houses, self.house_starts = len(tables.house_starts), ints(tables.house_starts)
        self.is_whole = tables.is_whole
        self.mirrored = shorts(tables.mirrored)
        self.many = MANY_BESIDE_SUMS if tables.has_sums else MANY
        self.board = self.digits * self.set_words
        self.boards_room = array("Q", bytes(8 * self.board * (self.cells + 2)))
        self.boards = words(self.boards_room)
        self.house_sets_room = array("Q", bytes(8 * max(1, self.houses * self.set_words)))
        self.house_sets = words(self.house_sets_room)
        self.watched_room = array("Q", bytes(8 * max(1, self.rule_words * self.cells)))
        self.watched = words(self.watched_room)
        self.rule_cells, self.rule_starts = ints(tables.rule_cells), ints(tables.rule_starts)
        self.rule_weights = doubles(tables.rule_weights)
        self._watch(len(tables.rules))
        self._know_houses()
        self.record(0)
        self.nodes, self.conflicts, self.step, self.stamp = 0, 0, tables.blame, 0
        self.ask(-1)
        self.begin(tables.masks)

    def ask(self, rules: Any) -> None:
        """Follow only some rules from now on: a set of their numbers, -1 for all.

        With some, a cell without candidates is left out; with all, it is a contradiction.
        """
        self.leaves_out = rules >= 0
        for number in range(self.rule_words):
            self.followed[number] = rules >> 64 * number & ALL_64

    def record(self, most: int) -> None:
        """Tell every change from now on, up to a number of them; nothing for 0."""
        self.most_recorded = 4 * most
        self.records_room = room("i", self.most_recorded)
        self.records = ints(self.records_room)
        self.recorded = 0

    def changes(self) -> list[int]:
        """The records of all changes since the last beginning; none if there were too many."""
        return (
            self.records_room[: self.recorded].tolist()
            if self.recorded < self.most_recorded
            else []
        )

    def begin(self, masks: Any) -> None:
        """Restart with the candidates of all cells; what the weights have learned is kept."""
        number: cython.int
        mask: cython.int
        self.depth, self.base, self.fails, self.begun = 0, 0, False, False
        self.queued, self.board_base, self.way_base = 0, 0, 0
        self.recorded, self.source = 0, FAILED
        for number in range(self.layered):
            self.ways[number] = 0
        for number in range(self.board):
            self.boards[number] = 0
        for number in range(self.cells):
            mask = masks[number]
            self.frames[number] = mask
            self.marked[number] = 0
            while mask:
                self.boards[lowest(mask) * self.set_words + number // 64] |= cython.cast(
                    cython.ulonglong, 1
                ) << (number % 64)
                mask &= mask - 1
        for number in range(self.rule_words):
            self.pending[number] = 0

    def _watch(self, rules: cython.int) -> None:
        """Let each rule watch its cells, and weigh on them."""
        rule: cython.int
        place: cython.int
        cell: cython.int
        for rule in range(rules):
            for place in range(self.rule_starts[rule], self.rule_starts[rule + 1]):
                cell = self.rule_cells[place]
                self.weights[cell] += self.rule_weights[rule]
                self.watched[cell * self.rule_words + rule // 64] |= cython.cast(
                    cython.ulonglong, 1
                ) << (rule % 64)

    def _know_houses(self) -> None:
        """The cells of each house as a set."""
        house: cython.int
        place: cython.int
        at: cython.int
        for house in range(self.houses):
            at = self.house_starts[house]
            for place in range(at, at + self.digits):
                self.house_sets[house * self.set_words + self.pool[place] // 64] |= cython.cast(
                    cython.ulonglong, 1
                ) << (self.pool[place] % 64)

    def masks(self) -> list[int]:
        """The current candidates of all cells."""
        return [self.frames[self.base + number] for number in range(self.cells)]

    def settle(self) -> bool:
        """Draw all conclusions before any guess; return whether a solution is still possible."""
        number: cython.int
        if self.begun:
            return not self.fails
        self.begun = True
        for number in range(self.cells):
            if self.frames[number]:
                self.marked[number] = 1
                self.queue[self.queued] = number
                self.queued += 1
            elif not self.leaves_out:
                self.fails = True
                return False
        for number in range(len(self.tables.rules)):
            self.pending[number // 64] |= self.followed[number // 64] & (
                cython.cast(cython.ulonglong, 1) << (number % 64)
            )
        with cython.nogil:
            self.fails = not self._settle()
        return not self.fails

    def run(self, budget: int) -> int:
        """Search on, to the next solution, the end, or the budget of guesses."""
        result: cython.int
        most: cython.longlong = budget
        if not self.begun:
            self.settle()
        with cython.nogil:
            result = self._advance(most)
        return int(result)

    def _advance(self, budget: cython.longlong) -> cython.int:
        cell: cython.int
        bit: cython.int
        place: cython.int
        while True:
            if self.fails:
                if not self.depth:
                    return FINISHED
                self.depth -= 1
                self.base -= self.cells
                self.board_base -= self.board
                self.way_base -= self.layered
                cell = self.guessed[self.depth]
                self.source = BACK
                self.fails = not self._put(cell, ~self.guesses[self.depth]) or not self._settle()
                if self.fails:
                    self._forget()
                continue
            cell = self._choose()
            if cell < 0:
                self.fails = True  # for the caller
                return FOUND
            if not budget:
                return PAUSED
            budget -= 1
            self.nodes += 1
            bit = self.bit
            self.guessed[self.depth] = cell
            self.guesses[self.depth] = bit
            for place in range(self.base, self.base + self.cells):
                self.frames[place + self.cells] = self.frames[place]
            for place in range(self.board_base, self.board_base + self.board):
                self.boards[place + self.board] = self.boards[place]
            for place in range(self.way_base, self.way_base + self.layered):
                self.ways[place + self.layered] = self.ways[place]
            self.depth += 1
            self.base += self.cells
            self.board_base += self.board
            self.way_base += self.layered
            self.source = GUESS
            self.fails = not self._put(cell, bit) or not self._settle()
            if self.fails:
                self._forget()
                self._blame(cell)

    def _blame(self, cell: cython.int) -> None:
        """Let a cell weigh more, and all others less after many contradictions."""
        number: cython.int
        self.conflicts += 1
        self.weights[cell] += self.step
        if self.conflicts % HALF_LIFE == 0:
            self.step *= 2.0
            if self.step > GREAT:
                self.step /= GREAT
                for number in range(self.cells):
                    self.weights[number] /= GREAT

    def _choose(self) -> cython.int:
        """The cell to guess, and its digit as `bit`; -1 where all are known."""
        cell: cython.int
        mask: cython.int
        best: cython.int = -1
        score: cython.double
        highest_score: cython.double = -1.0
        for cell in range(self.cells):
            mask = self.frames[self.base + cell]
            if mask & mask - 1:
                score = self.weights[cell] / (size(mask) * size(mask))
                if score > highest_score:
                    highest_score = score
                    best = cell
        if best < 0:
            return best
        mask = self.frames[self.base + best]
        self.bit = mask & -mask
        return best if size(mask) <= self.many else self._place_of(best)

    def _place_of(self, best: cython.int) -> cython.int:
        """The heavier place of a digit that has two in a house, which weigh most; or `best`."""
        house: cython.int
        at: cython.int
        place: cython.int
        once: cython.int
        twice: cython.int
        thrice: cython.int
        mask: cython.int
        bit: cython.int
        one: cython.int
        two: cython.int
        heaviest: cython.double = -1.0
        for house in range(self.houses):
            at = self.house_starts[house]
            once = twice = thrice = 0
            for place in range(at, at + self.digits):
                mask = self.frames[self.base + self.pool[place]]
                thrice |= twice & mask
                twice |= once & mask
                once |= mask
            twice &= ~thrice
            while twice:
                bit = twice & -twice
                twice ^= bit
                one = two = -1
                for place in range(at, at + self.digits):
                    if self.frames[self.base + self.pool[place]] & bit:
                        one, two = two, self.pool[place]
                if self.weights[one] + self.weights[two] > heaviest:
                    heaviest = self.weights[one] + self.weights[two]
                    self.bit = bit
                    best = two if self.weights[two] > self.weights[one] else one
        return best

    # What follows

    def _put(self, cell: cython.int, mask: cython.int) -> cython.bint:
        """Leave a cell no other candidates; say whether one is left."""
        old: cython.int = self.frames[self.base + cell]
        new: cython.int = old & mask
        word: cython.int
        if new == old:
            return True
        if self.most_recorded:
            self._record(self.source, cell, old ^ new, mask)
        if not new:
            return False
        self.frames[self.base + cell] = new
        old ^= new
        while old:
            self.boards[self.board_base + lowest(old) * self.set_words + cell // 64] &= ~(
                cython.cast(cython.ulonglong, 1) << (cell % 64)
            )
            old &= old - 1
        for word in range(self.rule_words):
            self.pending[word] |= self.watched[cell * self.rule_words + word]
        if not self.marked[cell]:
            self.marked[cell] = 1
            self.queue[self.queued] = cell
            self.queued += 1
        return True

    def _record(
        self, source: cython.int, cell: cython.int, gone: cython.int, mask: cython.int
    ) -> None:
        """Record a change."""
        if self.recorded < self.most_recorded:
            self.records[self.recorded] = source
            self.records[self.recorded + 1] = cell
            self.records[self.recorded + 2] = gone
            self.records[self.recorded + 3] = mask
            self.recorded += 4

    def _settle(self) -> cython.bint:
        """Tell all changes until there are none; say whether nothing contradicts."""
        cell: cython.int
        rule: cython.int
        while True:
            while self.queued:
                self.queued -= 1
                cell = self.queue[self.queued]
                self.marked[cell] = 0
                self.source = cell
                if not self._spread(cell):
                    return False
            rule = self._next_rule()
            if rule < 0:
                return True
            self.is_done = False
            self.source = BY_RULE + rule
            if not self._follow(self.rules[rule]):
                if self.most_recorded:
                    self._record(FAILED, rule, 0, 0)
                return False
            if self.is_done:  # its own changes are no news to it
                self.pending[rule // 64] &= ~(cython.cast(cython.ulonglong, 1) << (rule % 64))

    def _forget(self) -> None:
        """Drop what was to be told."""
        word: cython.int
        while self.queued:
            self.queued -= 1
            self.marked[self.queue[self.queued]] = 0
        for word in range(self.rule_words):
            self.pending[word] = 0

    def _spread(self, cell: cython.int) -> cython.bint:
        """Tell a change to the cells that see this one, and to its pairs."""
        base: cython.int = self.base
        mask: cython.int = self.frames[base + cell]
        place: cython.int
        seen: cython.ulonglong
        if not mask & mask - 1:
            for place in range(self.set_words):
                seen = self.seen[cell * self.set_words + place]
                seen &= self.boards[self.board_base + lowest(mask) * self.set_words + place]
                while seen:
                    if not self._put(64 * place + first(seen), ~mask):
                        return False
                    seen &= seen - 1
        for place in range(self.pair_starts[cell], self.pair_starts[cell + 1]):
            if not self._put(
                self.pair_others[place], self.pair_tables[self.pair_places[place] + mask]
            ):
                return False
        return True

    def _next_rule(self) -> cython.int:
        """Take the first rule that is to be followed; -1 for none."""
        word: cython.int
        waiting: cython.ulonglong
        for word in range(self.rule_words):
            waiting = self.pending[word] & self.followed[word]
            if waiting:
                self.pending[word] &= ~(waiting & -waiting)
                return 64 * word + first(waiting)
        return -1

    def _follow(self, at: cython.int) -> cython.bint:
        kind: cython.int = self.pool[at]
        if kind == HOUSE:
            return self._house(at + 1)
        if kind == CAGE:
            return self._cage(at + 1)
        if kind == TOTAL:
            return self._total(at + 1)
        return self._course(at + 1)

    def _house(self, at: cython.int) -> cython.bint:
        """A house has every digit: its number; the cells.

        One with a single place stands there, one with few goes from what sees all of them.
        """
        base: cython.int = self.base
        house: cython.int = self.pool[at] * self.set_words
        place: cython.int
        mask: cython.int
        digit: cython.int
        word: cython.int
        number: cython.int
        once: cython.int = 0
        twice: cython.int = 0
        thrice: cython.int = 0
        often: cython.int = 0
        known: cython.int = 0
        here: cython.ulonglong
        for place in range(at + 1, at + 1 + self.digits):
            mask = self.frames[base + self.pool[place]]
            often |= thrice & mask
            thrice |= twice & mask
            twice |= once & mask
            once |= mask
            if not mask & mask - 1:
                known |= mask
        if once != self.full:
            return False
        once &= ~often & ~known
        while once:
            digit = lowest(once)
            once &= once - 1
            number = 0
            for word in range(self.set_words):
                here = self.boards[self.board_base + digit * self.set_words + word]
                here &= self.house_sets[house + word]
                while here:
                    self.places[number] = 64 * word + first(here)
                    number += 1
                    here &= here - 1
            if not number:
                return False
            if number == 1:
                if not self._put(self.places[0], 1 << digit):
                    return False
            elif not self._strike_all(digit, number):
                return False
        return True

    def _strike_all(self, digit: cython.int, number: cython.int) -> cython.bint:
        """Take a digit from all cells that see each of the first `places`."""
        place: cython.int
        word: cython.int
        common: cython.ulonglong
        for word in range(self.set_words):
            common = self.boards[self.board_base + digit * self.set_words + word]
            for place in range(number):
                common &= self.seen[self.places[place] * self.set_words + word]
            while common:
                if not self._put(64 * word + first(common), ~(1 << digit)):
                    return False
                common &= common - 1
        return True

    def _cage(self, at: cython.int) -> cython.bint:
        """Different digits that are one of some sets: cells, first set, sets, their sum; the cells.

        The sum is 0 where the sets do not have the same.
        """
        count: cython.int = self.pool[at]
        start: cython.int = self.pool[at + 1]
        end: cython.int = start + self.pool[at + 2]
        total: cython.int = self.pool[at + 3]
        known: cython.int = self._known(at + 4, count)
        if known < 0:
            return False
        if self.left > FEW or (count > FEW and not self.is_whole):
            return self._one_of(self.sets, start, end, known)
        self.is_done = True
        if not total:
            return self._one_matched(start, end, known)
        while known:
            total -= 1 + lowest(known)
            known &= known - 1
        self.all_apart = True
        return self._add_up(total)

    def _known(self, at: cython.int, count: cython.int) -> cython.int:
        """The digits of a group's known cells, -1 if one is repeated; the others become `open`."""
        number: cython.int
        mask: cython.int
        known: cython.int = 0
        self.left = 0
        for number in range(at, at + count):
            mask = self.frames[self.base + self.pool[number]]
            if mask & mask - 1:
                self.here[self.left] = mask
                self.open[self.left] = self.pool[number]
                self.left += 1
            elif known & mask:
                return -1
            else:
                known |= mask
        return known

    def _one_matched(self, start: cython.int, end: cython.int, known: cython.int) -> cython.bint:
        """The few `open` cells and known digits are one of some sets, matched exactly."""
        number: cython.int
        place: cython.int
        digits: cython.int
        more: cython.int
        union: cython.int = known
        must: cython.int = self.full
        fits: cython.bint
        found: cython.bint = False
        for number in range(self.left):
            union |= self.here[number]
            self.kept[number] = 0
        for place in range(start, end):
            digits = self.sets[place]
            if digits & ~union or known & ~digits:
                continue
            digits &= ~known
            fits = True
            more = must & ~digits
            for number in range(self.left):
                if not self.here[number] & digits:
                    fits = False
                    break
                more |= self.here[number] & digits & ~self.kept[number]
            if fits and (more or not found) and self._match(digits, self.left):
                must &= digits
                found = True
        return found and self._keep(must)

    def _keep(self, must: cython.int) -> cython.bint:
        """Leave the `open` cells what was kept, and one of them each digit that has to be there."""
        number: cython.int
        place: cython.int
        mask: cython.int
        for number in range(self.left):
            if not self._put(self.open[number], self.kept[number]):
                return False
        while must:
            mask = must & -must
            must ^= mask
            place = 0
            for number in range(self.left):
                if self.frames[self.base + self.open[number]] & mask:
                    self.places[place] = self.open[number]
                    place += 1
            if not place:  # it went while others were struck
                return False
            if not self._strike_all(lowest(mask), place):
                return False
        return True

    def _match(self, digits: cython.int, count: cython.int) -> cython.bint:
        """Keep what each cell can be when a set is dealt to all; say whether it can be.

        A word has a bit for each subset of the digits: those that the cells so far can have.
        """
        number: cython.int = 0
        place: cython.int
        kept: cython.int
        before: cython.ulonglong
        back: cython.ulonglong
        part: cython.ulonglong
        while digits:
            self.bits[number] = digits & -digits
            digits &= digits - 1
            number += 1
        self.forward[0] = 1
        for number in range(count):
            before = self.forward[number]
            part = 0
            for place in range(count):
                if self.here[number] & self.bits[place]:
                    part |= (before & WITHOUT[place]) << (1 << place)
            if not part:
                return False
            self.forward[number + 1] = part
        back = self.forward[count]
        for number in range(count - 1, -1, -1):
            part = 0
            kept = 0
            for place in range(count):
                if self.here[number] & self.bits[place]:
                    before = back >> (1 << place) & WITHOUT[place] & self.forward[number]
                    if before:
                        kept |= self.bits[place]
                        part |= before
            self.kept[number] |= kept
            back = part
        return True

    def _add_up(self, total: cython.int) -> cython.bint:
        """Leave the few `open` cells only what adds up to a total, seen through their signs."""
        number: cython.int
        other: cython.int
        least: cython.int
        left: cython.int = self.left
        one: cython.int
        two: cython.int
        rest: cython.int
        here: cython.int
        if not left:
            return total == 0
        if left == 1:
            if not 0 < total <= self.digits:
                return False
            return self._put(self.open[0], self._digits_of(0, 1 << total - 1))
        for number in range(left - 2):  # those with the fewest digits are gone through first
            least = number
            for other in range(number + 1, left):
                if size(self.here[other]) < size(self.here[least]):
                    least = other
            self.here[number], self.here[least] = self.here[least], self.here[number]
            self.open[number], self.open[least] = self.open[least], self.open[number]
            self.signs[number], self.signs[least] = self.signs[least], self.signs[number]
        for number in range(left):
            self.kept[number] = 0
            for other in range(number + 1, left):
                self.apart[FEW * number + other] = self._relation(number, other)
        self.must = self.full
        if left == 2:
            self._add_two(0, self.here[0], self.here[1], total, 0)
        elif left == 3:
            rest = self.here[0]
            while rest:
                one = rest & -rest
                rest ^= one
                if self._add_two(
                    1,
                    self._beside(0, 1, one, self.here[1]),
                    self._beside(0, 2, one, self.here[2]),
                    total - 1 - lowest(one),
                    self._digits_of(0, one),
                ):
                    self.kept[0] |= one
        else:
            rest = self.here[0]
            while rest:
                one = rest & -rest
                rest ^= one
                here = self._beside(0, 1, one, self.here[1])
                while here:
                    two = here & -here
                    here ^= two
                    if self._add_two(
                        2,
                        self._beside(1, 2, two, self._beside(0, 2, one, self.here[2])),
                        self._beside(1, 3, two, self._beside(0, 3, one, self.here[3])),
                        total - 2 - lowest(one) - lowest(two),
                        self._digits_of(0, one) | self._digits_of(1, two),
                    ):
                        self.kept[0] |= one
                        self.kept[1] |= two
        if not self.kept[0]:
            return False
        for number in range(left):
            self.kept[number] = self._digits_of(number, self.kept[number])
        return self._keep(self.must)

    def _relation(self, one: cython.int, two: cython.int) -> cython.int:
        """Whether two `open` cells see each other: 0, or 1 with one sign and 2 with different."""
        cell: cython.int = self.open[one]
        other: cython.int = self.open[two]
        if self.all_apart:
            return 1
        if not self.seen[cell * self.set_words + other // 64] >> (other % 64) & 1:
            return 0
        return 1 if self.signs[one] == self.signs[two] else 2

    def _digits_of(self, number: cython.int, mask: cython.int) -> cython.int:
        """The digits of an `open` cell whose sum is meant by a mask."""
        return mask if self.all_apart or self.signs[number] > 0 else self.mirrored[mask]

    def _beside(
        self, one: cython.int, two: cython.int, bit: cython.int, mask: cython.int
    ) -> cython.int:
        """What a mask of the second `open` cell has left beside a digit of the first."""
        relation: cython.int = self.apart[FEW * one + two]
        if relation == 1:
            return mask & ~bit
        return mask & ~self.mirrored[bit] if relation == 2 else mask

    def _add_two(
        self,
        at: cython.int,
        one: cython.int,
        two: cython.int,
        total: cython.int,
        others: cython.int,
    ) -> cython.bint:
        """Keep what two `open` cells can be that add up to a total, beside other digits."""
        relation: cython.int = self.apart[FEW * at + at + 1]
        shift: cython.int = total - 1 - self.digits
        if total < 2 or shift >= self.digits or (relation == 2 and not shift):
            return False
        if relation == 1 and not total & 1:
            two &= ~(1 << total // 2 - 1)
        if shift >= 0:
            two &= self.mirrored[one] << shift
            one &= self.mirrored[two] << shift
        else:
            two &= self.mirrored[one] >> -shift
            one &= self.mirrored[two] >> -shift
        if not two:
            return False
        self.kept[at] |= one
        self.kept[at + 1] |= two
        if self.must:
            if self.all_apart or self.signs[at] == self.signs[at + 1]:
                one = self._digits_of(at, one | two)
                if size(one) <= 2:  # two pairs with the same sum have no digit in common
                    others |= one
            self.must &= others
        return True

    def _total(self, at: cython.int) -> cython.bint:
        """Groups of different digits add up: total, late, groups; of each weight, cells, the cells.

        A late one is left alone until three cells are unknown: with more it seldom tells.
        """
        few: cython.int = self._total_of_few(at) if self.is_whole else -1
        if few >= 0:
            return few != 0
        if self.pool[at + 1]:
            return True
        return self._total_of_groups(at)

    def _total_of_few(self, at: cython.int) -> cython.int:
        """Whether a total can hold; 0 or 1, but -1 for many unknown cells or other weights."""
        rest: cython.int = self.pool[at]
        groups: cython.int = self.pool[at + 2]
        place: cython.int = at + 3
        number: cython.int
        weight: cython.int
        mask: cython.int
        most: cython.int = FEW - 1 if self.pool[at + 1] else FEW
        self.left = 0
        while groups:
            groups -= 1
            weight = self.pool[place]
            for number in range(place + 2, place + 2 + self.pool[place + 1]):
                mask = self.frames[self.base + self.pool[number]]
                if not mask & mask - 1:
                    rest -= weight * (1 + lowest(mask))
                    continue
                if self.left == most or weight * weight != 1:
                    return -1
                if weight < 0:  # as the digit that it lacks to one more than the greatest
                    mask = self.mirrored[mask]
                    rest += self.digits + 1
                self.here[self.left] = mask
                self.open[self.left] = self.pool[number]
                self.signs[self.left] = weight
                self.left += 1
            place += 2 + self.pool[place + 1]
        self.is_done = True
        self.all_apart = False
        return self._add_up(rest)

    def _total_of_groups(self, at: cython.int) -> cython.bint:
        """The same by the bounds of each group."""
        total: cython.int = self.pool[at]
        groups: cython.int = self.pool[at + 2]
        place: cython.int = at + 3
        least: cython.int = 0
        most: cython.int = 0
        group: cython.int
        weight: cython.int
        count: cython.int
        lower: cython.int
        upper: cython.int
        tells: cython.bint
        for group in range(groups):
            weight = self.pool[place]
            count = self.pool[place + 1]
            lower = self._bound(place + 2, count, -1, False)
            upper = self._bound(place + 2, count, -1, True)
            if lower < 0 or upper < 0:
                return False
            self.least_of[group] = lower
            self.most_of[group] = upper
            least += weight * (lower if weight > 0 else upper)
            most += weight * (upper if weight > 0 else lower)
            place += 2 + count
        if not least <= total <= most:
            return False
        if least == most:
            return True
        place = at + 3
        for group in range(groups):
            weight = self.pool[place]
            count = self.pool[place + 1]
            lower = self.least_of[group]
            upper = self.most_of[group]
            if weight > 0:  # the sum that the others leave to this group
                lower = total - (most - weight * upper)
                upper = total - (least - weight * self.least_of[group])
            else:
                weight = -weight
                lower = least + weight * upper - total
                upper = most + weight * self.least_of[group] - total
            if upper < 0:
                return False
            lower = 0 if lower <= 0 else (lower + weight - 1) // weight
            upper //= weight
            tells = lower > self.least_of[group] or upper < self.most_of[group]
            if tells and not self._bounded(place + 2, count, lower, upper):
                return False
            place += 2 + count
        return True

    def _bounded(
        self, at: cython.int, count: cython.int, least: cython.int, most: cython.int
    ) -> cython.bint:
        """Some different digits add up to something within bounds."""
        number: cython.int
        lower: cython.int
        upper: cython.int
        wide: cython.int = self.digits * (self.digits + 1) // 2
        if most > wide:
            most = wide
        if least > most:
            return False
        if count > 1:
            lower = self.sum_starts[count * (wide + 2) + least]
            upper = self.sum_starts[count * (wide + 2) + most + 1]
            if upper - lower <= FEW_SETS:
                number = self._known(at, count)
                return number >= 0 and self._one_of(self.sums, lower, upper, number)
        for number in range(count):
            lower = 1
            upper = self.digits
            if count > 1:
                lower = self._bound(at, count, number, True)
                upper = self._bound(at, count, number, False)
                if lower < 0 or upper < 0:
                    return False
                lower = least - lower
                upper = most - upper
            else:
                lower = least
                upper = most
            if lower < 1:
                lower = 1
            if upper > self.digits:
                upper = self.digits
            if lower > upper:
                return False
            if not self._put(self.pool[at + number], (1 << upper) - (1 << lower - 1)):
                return False
        return True

    def _one_of(
        self, sets: Shorts, start: cython.int, end: cython.int, known: cython.int
    ) -> cython.bint:
        """The `open` cells and known digits are one of some sets, which are not matched exactly."""
        number: cython.int
        place: cython.int
        digits: cython.int
        union: cython.int = known
        allowed: cython.int = 0
        must: cython.int = self.full
        fits: cython.bint
        found: cython.bint = False
        for number in range(self.left):
            union |= self.here[number]
        for place in range(start, end):
            digits = sets[place]
            if digits & ~union or known & ~digits:
                continue
            digits &= ~known
            fits = True
            for number in range(self.left):
                if not self.here[number] & digits:
                    fits = False
                    break
            if fits:
                found = True
                allowed |= digits
                must &= digits
        if not found:
            return False
        for number in range(self.left):
            self.kept[number] = allowed
        return self._keep(must)

    def _bound(
        self, at: cython.int, count: cython.int, skipped: cython.int, most: cython.bint
    ) -> cython.int:
        """What different digits add up to at least, or with `most` at most, but for a cell.

        -1 where they cannot differ.
        """
        base: cython.int = self.base
        counts: cython.ulonglong = 0
        union: cython.int = 0
        mask: cython.int
        number: cython.int
        step: cython.int
        total: cython.int = 0
        left: cython.int = 0
        waiting: cython.int = 0
        for number in range(count):
            if number != skipped:
                mask = self.frames[base + self.pool[at + number]]
                counts += cython.cast(cython.ulonglong, 1) << (
                    4 * (highest(mask) if most else lowest(mask))
                )
                union |= mask
                left += 1
        for step in range(self.digits):
            number = self.digits - 1 - step if most else step
            waiting += counts >> (4 * number) & 15
            if waiting and union >> number & 1:
                total += number + 1
                waiting -= 1
                left -= 1
        return -1 if left else total

    def _course(self, at: cython.int) -> cython.bint:
        """A way through a graph: how many cells, whether each stands there once; the cells.

        Between these the first layer, first node and first edge of the graph, and where the course
        has its own list of the edges that lie on a way, with their number for each layer. These
        numbers belong to the frame, for an edge that falls goes behind those that stay.
        """
        count: cython.int = self.pool[at]
        layer: cython.int = self.pool[at + 2]
        nodes: cython.int = self.pool[at + 3]
        ways: cython.int = self.way_base + self.pool[at + 6]
        number: cython.int
        first_edge: cython.int
        place: cython.int
        last: cython.int
        mask: cython.int
        kept: cython.int
        back: cython.int
        edge: cython.ulonglong
        self.stamp += 2
        back = self.stamp + 1
        if not self._reach(at, not self.ways[ways]):
            return False
        self.alive[nodes + self.layers[layer + count]] = back
        for number in range(count - 1, -1, -1):
            mask = self.frames[self.base + self.pool[at + 7 + number]]
            kept = 0
            first_edge = self.pool[at + 5] + self.edge_starts[nodes + self.layers[layer + number]]
            place = first_edge
            last = first_edge + self.ways[ways + number]
            while place < last:
                edge = self.listed[place]
                if (
                    edge & mask
                    and self.alive[nodes + (edge >> TO & NODE)] == back
                    and self.alive[nodes + (edge >> FROM)] >= self.stamp
                ):
                    self.alive[nodes + (edge >> FROM)] = back
                    kept |= edge & mask
                    place += 1
                else:
                    last -= 1
                    self.listed[place] = self.listed[last]
                    self.listed[last] = edge
            self.ways[ways + number] = last - first_edge
            if not self._put(self.pool[at + 7 + number], kept):
                return False
        self.is_done = self.pool[at + 1] != 0
        return True

    def _reach(self, at: cython.int, fresh: cython.bint) -> cython.bint:
        """Mark what a course can reach from its start; for the first time, list the edges."""
        layer: cython.int = self.pool[at + 2]
        nodes: cython.int = self.pool[at + 3]
        ways: cython.int = self.way_base + self.pool[at + 6]
        number: cython.int
        first_edge: cython.int
        place: cython.int
        mask: cython.int
        leads: cython.bint
        edge: cython.ulonglong
        self.alive[nodes] = self.stamp
        for number in range(self.pool[at]):
            mask = self.frames[self.base + self.pool[at + 7 + number]]
            first_edge = self.pool[at + 5] + self.edge_starts[nodes + self.layers[layer + number]]
            if fresh:
                self.ways[ways + number] = self._list_edges(at, number, first_edge, mask)
                leads = self.ways[ways + number] != 0
            else:
                leads = False
                for place in range(first_edge, first_edge + self.ways[ways + number]):
                    edge = self.listed[place]
                    if edge & mask and self.alive[nodes + (edge >> FROM)] == self.stamp:
                        self.alive[nodes + (edge >> TO & NODE)] = self.stamp
                        leads = True
            if not leads:
                return False
        return True

    def _list_edges(
        self, at: cython.int, number: cython.int, place: cython.int, mask: cython.int
    ) -> cython.int:
        """List the edges from a course's living nodes of a layer; how many there are."""
        layer: cython.int = self.pool[at + 2] + number
        nodes: cython.int = self.pool[at + 3]
        edges: cython.int = self.pool[at + 4]
        begun: cython.int = place
        node: cython.int
        edge: cython.int
        to: cython.int
        for node in range(self.layers[layer], self.layers[layer + 1]):
            if self.alive[nodes + node] != self.stamp:
                continue
            for edge in range(self.edge_starts[nodes + node], self.edge_starts[nodes + node + 1]):
                if self.edge_masks[edges + edge] & mask:
                    to = self.edge_ends[edges + edge]
                    self.alive[nodes + to] = self.stamp
                    self.listed[place] = (
                        cython.cast(cython.ulonglong, node) << FROM
                        | cython.cast(cython.ulonglong, to) << TO
                        | self.edge_masks[edges + edge]
                    )
                    place += 1
        return place - begun

# SPDX-License-Identifier: MIT
"""Almost locked sets linked by restricted commons: z is in the first set or in the last.

If the first set lacks z, it holds the restricted common, so the next set lacks that and holds the
common after it, and so on: the last set holds z. Two sets are an ALS-XZ, three an ALS-XY-Wing, more
a chain.
"""

from collections.abc import Iterator

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.sudoku.logic import bits, evidence
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.search.almost_locked_sets import AlmostLockedSets, almost_sets
from sudoku_qt.engine.sudoku.logic.search.set_consequences import SetConsequences, set_consequences
from sudoku_qt.engine.sudoku.logic.technique import Technique


class AlsXZ(Technique):
    """Two sets; with two restricted commons both of them become locked."""

    name = "als_xz"

    def __init__(self, *, overlap: bool = False) -> None:
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two linked sets of which one may lead to an elimination."""
        sets = almost_sets(board)
        sets.link(overlap=self.overlap)
        for one, two, shared in sorted(_telling_pairs(sets, set_consequences(board))):
            yield _two_sets(board, sets, one, two, shared)


def _telling_pairs(
    sets: AlmostLockedSets, consequences: SetConsequences
) -> set[tuple[int, int, int]]:
    """The numbers and restricted commons of the linked pairs from which something follows."""
    one: bits.Count
    two: bits.Count
    place: bits.Count
    pairs: set[tuple[int, int, int]] = set()
    for one in range(sets.count):
        if not consequences.starts(one):
            continue
        sets.find_links(one)
        for place in range(sets.link_first[one], sets.link_end[one]):
            two = sets.link_to[place]
            if _tell(sets, one, two, sets.link_digits[place]):
                pairs.add((min(one, two), max(one, two), sets.link_digits[place]))
    return pairs


def _tell(sets: AlmostLockedSets, one: bits.Count, two: bits.Count, shared: bits.Mask) -> bits.Flag:
    """Whether anything follows from two sets with some restricted commons."""
    doubly: bits.Flag = (shared & shared - 1) != 0
    if _common(sets, one, two, 0 if doubly else shared):
        return True
    return doubly and (_alone(sets, one, shared) or _alone(sets, two, shared))


def _common(
    sets: AlmostLockedSets, one: bits.Count, two: bits.Count, without: bits.Mask
) -> bits.Flag:
    """Whether two sets share another digit that some cell would lose."""
    common: bits.Mask = sets.digits[one] & sets.digits[two] & ~without
    while common:
        if sets.eliminations(one, two, bits.low(common)):
            return True
        common &= common - 1
    return False


def _alone(sets: AlmostLockedSets, number: bits.Count, shared: bits.Mask) -> bits.Flag:
    """Whether some cell would lose a digit to a set that is locked."""
    digits: bits.Mask = sets.digits[number] & ~shared
    while digits:
        if sets.alone(number, bits.low(digits)):
            return True
        digits &= digits - 1
    return False


def _two_sets(
    board: Board, sets: AlmostLockedSets, one: bits.Count, two: bits.Count, shared: bits.Mask
) -> Finding:
    digit: bits.Digit
    eliminated: tuple[int, ...] = ()
    doubly: bits.Flag = bits.size(shared) > 1
    for digit in range(9):
        if (sets.digits[one] & sets.digits[two]) >> digit & 1 and (doubly or shared != 1 << digit):
            eliminated += board.eliminations(sets.eliminations(one, two, digit), 1 << digit)
    if doubly:
        for number in (one, two):
            for digit in range(9):
                if sets.digits[number] & ~shared & 1 << digit:
                    eliminated += board.eliminations(sets.alone(number, digit), 1 << digit)
    return _finding(
        sets, [one, two], [shared], tuple(sorted(set(eliminated))), "double" if doubly else ""
    )


class AlsXYWing(Technique):
    """Three sets: a hinge with two different restricted commons."""

    name = "als_xy_wing"

    def __init__(self, *, overlap: bool = False) -> None:
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two sets that may lead to an elimination and are linked to the same hinge."""
        overlap: bits.Flag = self.overlap
        sets = almost_sets(board)
        sets.link(overlap=overlap)
        hinge: bits.Count
        left: bits.Count
        right: bits.Count
        digits: bits.Mask
        useful: bits.Mask
        consequences = set_consequences(board)
        for hinge in _hinges(sets, consequences):
            sets.find_links(hinge)
            for left in range(sets.link_first[hinge], sets.link_end[hinge]):
                useful = consequences.starts(sets.link_to[left])
                for right in range(left + 1, sets.link_end[hinge] if useful else 0):
                    digits = useful & consequences.starts(sets.link_to[right])
                    digits = _wing(sets, left, right, digits, overlap)
                    if digits:
                        yield _three_sets(board, sets, hinge, left, right, digits)


def _hinges(sets: AlmostLockedSets, consequences: SetConsequences) -> list[int]:
    """List the sets that are linked to one that may tell something."""
    one: bits.Count
    place: bits.Count
    found: set[int] = set()
    for one in range(sets.count):
        if consequences.starts(one):
            sets.find_links(one)
            for place in range(sets.link_first[one], sets.link_end[one]):
                found.add(sets.link_to[place])
    return sorted(found)


def _wing(
    sets: AlmostLockedSets,
    left: bits.Count,
    right: bits.Count,
    useful: bits.Mask,
    overlap: bits.Flag,
) -> bits.Mask:
    """The wanted digits that some cell loses to the outer ones of three sets.

    Some restricted common of either with the hinge must be another digit, and not the same.
    """
    digit: bits.Digit
    found: bits.Mask = 0
    one: bits.Count = sets.link_to[left]
    two: bits.Count = sets.link_to[right]
    x: bits.Mask = sets.link_digits[left]
    y: bits.Mask = sets.link_digits[right]
    common: bits.Mask = sets.digits[one] & sets.digits[two] & useful
    if not common or not _differ(x, y) or (not overlap and sets.cells[one] & sets.cells[two]):
        return 0
    while common:
        digit = bits.low(common)
        common &= common - 1
        if _differ(x & ~(1 << digit), y & ~(1 << digit)) and sets.eliminations(one, two, digit):
            found |= 1 << digit
    return found


def _differ(x: bits.Mask, y: bits.Mask) -> bits.Flag:
    """Whether one digit of each of two masks can be chosen so that they are two digits."""
    return x != 0 and y != 0 and bits.size(x | y) > 1


def _three_sets(
    board: Board,
    sets: AlmostLockedSets,
    hinge: bits.Count,
    left: bits.Count,
    right: bits.Count,
    digits: bits.Mask,
) -> Finding:
    digit: bits.Digit
    one: bits.Count = sets.link_to[left]
    two: bits.Count = sets.link_to[right]
    eliminated: tuple[int, ...] = ()
    for digit in range(9):
        if digits >> digit & 1:
            eliminated += board.eliminations(sets.eliminations(one, two, digit), 1 << digit)
    commons = _two_digits(sets.link_digits[left], sets.link_digits[right], digits)
    several = any(bits.size(each) > 1 for each in commons)
    return _finding(sets, [one, hinge, two], commons, eliminated, "several" if several else "")


def _two_digits(x: bits.Mask, y: bits.Mask, useful: bits.Mask) -> list[int]:
    """Choose one restricted common for each outer set, or all where each digit needs others."""
    one: bits.Digit
    two: bits.Digit
    for one in range(9):
        for two in range(9):
            if one != two and (x & ~useful) >> one & 1 and (y & ~useful) >> two & 1:
                return [1 << one, 1 << two]
    return [x, y]


class AlsChain(Technique):
    """Four or more sets, up to `most`."""

    name = "als_chain"

    def __init__(self, most: int = 7, *, overlap: bool = False) -> None:
        self.most = most
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow the consequences of each set without one of its digits, shortest chains first."""
        sets = almost_sets(board)
        sets.link(overlap=self.overlap)
        walk = _Walk(sets, set_consequences(board), overlap=self.overlap)
        least = walk.run(3, self.most, shortest=True)
        for chain, commons in least:
            yield _chain(board, sets, chain, commons)
        for chain, commons in walk.run(len(least[0][0]), self.most) if least else ():
            yield _chain(board, sets, chain, commons)


def _chain(
    board: Board, sets: AlmostLockedSets, chain: tuple[int, ...], commons: tuple[int, ...]
) -> Finding:
    """Conclude what loses any common digit of the outer sets but the outer restricted commons."""
    digit: bits.Digit
    one: bits.Count = chain[0]
    two: bits.Count = chain[len(chain) - 1]
    outer = commons[0], commons[len(commons) - 1]
    eliminated: tuple[int, ...] = ()
    for digit in range(9):
        if digit not in outer and (sets.digits[one] & sets.digits[two]) >> digit & 1:
            eliminated += board.eliminations(sets.eliminations(one, two, digit), 1 << digit)
    return _finding(sets, list(chain), [1 << each for each in commons], eliminated, "")


class _Walk:
    """The search for chains from every set and link of it; without `overlap`, of disjoint sets.

    A state is `9 * set + lost digit`. It is reached if sets that may be in one chain lead to it,
    along a path with one set less than that of the next state. All such paths are tried before a
    state is given up, so that the states reached do not depend on the order of sets. `level` is the
    number of sets, `origin` the state before, -1 at the start, `whole` whether the origins form
    such a path: if they do not, one is searched for when the chain is told. `reached` are the
    digits that each set has lost.
    """

    def __init__(
        self, sets: AlmostLockedSets, consequences: SetConsequences, *, overlap: bool
    ) -> None:
        self.sets = sets
        self.consequences = consequences
        self.overlap = overlap
        self.start = 0
        self.first = 0
        self.over = 0
        self.most = 0
        self.shortest = False
        self.width = 0
        self.doubts = 0
        self.found: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
        if not bits.COMPILED:
            self.origin, self.reached, self.level = [0] * 13500, [0] * 1500, [0] * 13500
            self.queue, self.doubtful, self.whole = [0] * 13500, [0] * 13500, [0] * 13500
            self.trail = [0] * 20
        self._forget()

    def _forget(self) -> None:
        state: bits.Count
        for state in range(9 * self.sets.count):
            self.level[state] = 0

    def run(
        self, over: bits.Count, most: bits.Count, *, shortest: bits.Flag = False
    ) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """List the sets and restricted commons of the chains with more than `over` sets, in order.

        With `shortest` only the chains with the fewest sets are searched for. Of chains with the
        same outer sets and restricted commons, which have the same conclusion, one is listed.
        """
        self.over = over
        self.most = most
        self.shortest = shortest
        self.found = []
        with cython.nogil:
            self._run_all()
        kept: dict[tuple[int, ...], tuple[tuple[int, ...], tuple[int, ...]]] = {}
        for length, chain, commons in sorted(self.found):
            if length <= self.most:
                ends = chain[0], chain[length - 1], commons[0], commons[length - 2]
                kept.setdefault(ends, (chain, commons))
        return list(kept.values())

    def _run_all(self) -> None:
        start: bits.Count
        digit: bits.Digit
        linked: bits.Mask
        useful: bits.Mask
        for start in range(self.sets.count):
            useful = self.consequences.starts(start)
            linked = self._linked(start) if useful else 0
            for digit in range(9):
                if linked >> digit & 1 and useful & ~(1 << digit):
                    self._run(start, useful & ~(1 << digit), digit)

    def _linked(self, start: bits.Count) -> bits.Mask:
        """The restricted commons of a set with any other."""
        place: bits.Count
        linked: bits.Mask = 0
        self.sets.find_links(start)
        for place in range(self.sets.link_first[start], self.sets.link_end[start]):
            linked |= self.sets.link_digits[place]
        return linked

    def _run(self, start: bits.Count, useful: bits.Mask, first: bits.Digit) -> None:
        """Go from a set that lacks one of the wanted digits, and so holds the first common."""
        head: bits.Count = 0
        end: bits.Count
        length: bits.Count = 2
        number: bits.Count
        for number in range(self.sets.count):
            self.reached[number] = 0
        for number in range(self.width):
            self.level[self.queue[number]] = 0
        self.width = 0
        self.start = start
        self.first = first
        self.reached[start] = 0x1FF
        self._begin(start, 1 << first)
        while head < self.width and length < self.most:
            length += 1
            end = self.width
            self.doubts = 0
            while head < end:
                self._go_on(self.queue[head], length)
                head += 1
            self._settle_doubts(length)
            if length > self.over:
                while end < self.width:
                    if self._tells(start, self.queue[end], useful):
                        self._keep(self.queue[end], length)
                    end += 1

    def _begin(self, start: bits.Count, first: bits.Mask) -> None:
        """Reach all sets linked to the start by the first common."""
        place: bits.Count
        for place in range(self.sets.link_first[start], self.sets.link_end[start]):
            if self.sets.link_digits[place] & first:
                self._reach(9 * self.sets.link_to[place] + bits.low(first), -1, 2, True)

    def _reach(
        self, state: bits.Count, origin: bits.Count, length: bits.Count, whole: bits.Flag
    ) -> None:
        self.reached[state // 9] |= 1 << state % 9
        self.origin[state] = origin
        self.level[state] = length
        self.whole[state] = whole
        self.queue[self.width] = state
        self.width += 1

    def _go_on(self, origin: bits.Count, length: bits.Count) -> None:
        """Reach all sets linked to one, by any restricted common but the digit that it lacks."""
        place: bits.Count
        two: bits.Count
        free: bits.Mask
        clear: bits.Flag
        number: bits.Count = origin // 9
        self.sets.find_links(number)
        for place in range(self.sets.link_first[number], self.sets.link_end[number]):
            two = self.sets.link_to[place]
            free = self.sets.link_digits[place] & ~(self.reached[two] | 1 << origin % 9)
            if not free:
                continue
            clear = self.overlap or self._is_clear(two, origin)
            while free:
                if clear:
                    self._reach(9 * two + bits.low(free), origin, length, True)
                elif not self.sets.cells[two] & self.sets.cells[self.start]:
                    self._doubt(9 * two + bits.low(free), length)
                free &= free - 1

    def _doubt(self, state: bits.Count, length: bits.Count) -> None:
        """Note a state to which the way that is known goes through sets that share cells."""
        if self.level[state] != -length:
            self.level[state] = -length
            self.doubtful[self.doubts] = state
            self.doubts += 1

    def _settle_doubts(self, length: bits.Count) -> None:
        """Reach what another way leads to, of those that were met before the last sets."""
        place: bits.Count
        state: bits.Count
        for place in range(self.doubts):
            state = self.doubtful[place]
            if self.level[state] == -length:
                self.level[state] = 0
                if self._is_way(state, length, self.sets.cells[self.start]):
                    self._reach(state, -1, length, False)

    def _is_way(self, state: bits.Count, length: bits.Count, taken: bits.CellSet) -> bits.Flag:
        """Whether sets that share no cells, nor any of those taken, lead to a state; to `trail`."""
        place: bits.Count
        digit: bits.Digit
        other: bits.Count
        free: bits.Mask
        number: bits.Count = state // 9
        self.trail[length] = state
        if self.sets.cells[number] & taken:
            return False
        if length == 2:
            return True
        taken |= self.sets.cells[number]
        self.sets.find_links(number)
        for place in range(self.sets.link_first[number], self.sets.link_end[number]):
            other = self.sets.link_to[place]
            if not self.sets.link_digits[place] >> state % 9 & 1:
                continue
            if self.sets.cells[other] & taken:
                continue
            free = self.reached[other] & ~(1 << state % 9)
            while free:
                digit = bits.low(free)
                free &= free - 1
                if self.level[9 * other + digit] == length - 1 and self._is_way(
                    9 * other + digit, length - 1, taken
                ):
                    return True
        return False

    def _is_clear(self, number: bits.Count, state: bits.Count) -> bits.Flag:
        """Whether the known way to a state may go on to a set."""
        return self.whole[state] != 0 and not self._crosses(number, state)

    def _crosses(self, number: bits.Count, state: bits.Count) -> bits.Flag:
        """Whether a set shares cells with one on the way to a state."""
        cells: bits.CellSet = self.sets.cells[number]
        while state >= 0:
            if cells & self.sets.cells[state // 9]:
                return True
            state = self.origin[state]
        return (cells & self.sets.cells[self.start]) != 0

    def _tells(self, start: bits.Count, state: bits.Count, useful: bits.Mask) -> bits.Flag:
        end: bits.Count = state // 9
        common: bits.Mask = useful & self.sets.digits[end] & ~(1 << state % 9)
        while common:
            if self.sets.eliminations(start, end, bits.low(common)):
                return True
            common &= common - 1
        return False

    def _keep(self, state: bits.Count, length: bits.Count) -> None:
        if self.shortest:
            self.most = length
        if self.whole[state]:
            self._trace(state, length)
        else:
            self._is_way(state, length, self.sets.cells[self.start])
        with cython.gil:
            self._note(length)

    def _trace(self, state: bits.Count, length: bits.Count) -> None:
        """Write the way along the origins into `trail`."""
        while state >= 0:
            self.trail[length] = state
            length -= 1
            state = self.origin[state]

    def _note(self, length: bits.Count) -> None:
        """Keep the chain in `trail`, from its end with the lower number."""
        states = [self.trail[place] for place in range(2, length + 1)]
        chain = [self.start, *[state // 9 for state in states]]
        commons = [state % 9 for state in states]
        if chain[length - 1] < self.start:
            chain, commons = chain[::-1], commons[::-1]
        self.found.append((length, tuple(chain), tuple(commons)))


def _finding(
    sets: AlmostLockedSets,
    chain: list[int],
    commons: list[int],
    eliminated: tuple[int, ...],
    variant: str,
) -> Finding:
    number: bits.Count
    candidate: bits.Candidate
    place: bits.Count
    digits: bits.Mask = 0
    shared: bits.Mask = 0
    size: bits.Count = 0
    for candidate in eliminated:
        digits |= 1 << candidate // 81
    for number in commons:
        shared |= number
    parts = []
    for place, number in enumerate(chain):
        size += bits.count(sets.cells[number])
        cells: bits.CellSet = sets.cells[number]
        mask: bits.Mask = sets.digits[number]
        role = evidence.SETS_IN_A_ROW[place]
        parts.append(evidence.cells(f"set{place + 1}", role, cells, mask))
        parts.append(evidence.digits(f"digits{place + 1}", mask))
    names = evidence.digits("commons", shared), evidence.digits("z", digits)
    pairs = [(sets.cells[number], sets.digits[number]) for number in chain]
    listed = evidence.cell_sets("sets", pairs), evidence.linked_sets("linked", pairs, commons)
    return Finding(
        (*parts, *names, *listed), digits, eliminated, size=100 * len(chain) + size, variant=variant
    )

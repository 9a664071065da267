# SPDX-License-Identifier: MIT
"""Almost locked sets joined by restricted commons: z stands in the first or in the last.

If the first set lacks z, it holds the restricted common, so the next set lacks that and holds
the common after it, and so on: the last set holds z. Two sets: ALS-XZ; three: ALS-XY-Wing; more:
a chain.
"""

from collections.abc import Iterator

from sudoku_qt.engine.sudoku import bits, evidence
from sudoku_qt.engine.sudoku.almost import AlmostSets, almost_sets
from sudoku_qt.engine.sudoku.board import Board, Finding
from sudoku_qt.engine.sudoku.technique import Technique

_ROLES = (evidence.SET_A, evidence.SET_B, evidence.SET_C)


class AlsXZ(Technique):
    """Two sets; where they have two restricted commons, both come to be locked."""

    name = "als_xz"

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two linked sets."""
        sets = almost_sets(board)
        sets.link(overlap=False)
        one: bits.Count
        two: bits.Count
        place: bits.Count
        for one in range(sets.count):
            for place in range(sets.link_first[one], sets.link_first[one + 1]):
                two = sets.link_to[place]
                if two > one:
                    finding = _two_sets(sets, one, two, sets.link_digits[place])
                    if finding is not None:
                        yield finding


def _two_sets(
    sets: AlmostSets, one: bits.Count, two: bits.Count, shared: bits.Mask
) -> Finding | None:
    digit: bits.Digit
    board: Board = sets.board
    gone: tuple[int, ...] = ()
    doubly: bits.Flag = bits.size(shared) > 1
    for digit in range(9):
        if (sets.digits[one] & sets.digits[two]) >> digit & 1 and (doubly or shared != 1 << digit):
            gone += board.removals(sets.prey(one, two, digit), 1 << digit)
    if doubly:
        for number in (one, two):
            for digit in range(9):
                if sets.digits[number] & ~shared & 1 << digit:
                    seen: bits.CellSet = sets.seen[9 * number + digit]
                    gone += board.removals(seen, 1 << digit)
    if not gone:
        return None
    return _finding(
        sets, [one, two], [shared], tuple(sorted(set(gone))), "double" if doubly else ""
    )


class AlsXYWing(Technique):
    """Three sets: a hinge with two different restricted commons."""

    name = "als_xy_wing"

    def __init__(self, *, overlap: bool = False) -> None:
        self.overlap = overlap

    def find(self, board: Board) -> Iterator[Finding]:
        """Try every two sets linked to every hinge."""
        overlap: bits.Flag = self.overlap
        sets = almost_sets(board)
        sets.link(overlap=overlap)
        hinge: bits.Count
        left: bits.Count
        right: bits.Count
        shared: bits.Mask
        for hinge in range(sets.count):
            for left in range(sets.link_first[hinge], sets.link_first[hinge + 1]):
                for right in range(left + 1, sets.link_first[hinge + 1]):
                    shared = sets.link_digits[left] | sets.link_digits[right]
                    if not shared & shared - 1:
                        continue
                    if _common(sets, left, right, overlap):
                        finding = _wing(sets, hinge, left, right)
                        if finding is not None:
                            yield finding


def _common(sets: AlmostSets, left: bits.Count, right: bits.Count, overlap: bits.Flag) -> bits.Flag:
    """Say whether the outer sets share a digit that some cell could lose."""
    digit: bits.Digit
    one: bits.Count = sets.link_to[left]
    two: bits.Count = sets.link_to[right]
    common: bits.Mask = sets.digits[one] & sets.digits[two]
    if not overlap and sets.cells[one] & sets.cells[two]:
        return False
    while common:
        digit = bits.low(common)
        common &= common - 1
        if sets.prey(one, two, digit):
            return True
    return False


def _wing(
    sets: AlmostSets, hinge: bits.Count, left: bits.Count, right: bits.Count
) -> Finding | None:
    x: bits.Digit
    y: bits.Digit
    digit: bits.Digit
    one: bits.Count = sets.link_to[left]
    two: bits.Count = sets.link_to[right]
    gone: set[int] = set()
    for x in range(9):
        for y in range(9):
            if x == y or not (sets.link_digits[left] >> x & sets.link_digits[right] >> y & 1):
                continue
            for digit in range(9):
                if digit not in (x, y) and (sets.digits[one] & sets.digits[two]) >> digit & 1:
                    gone.update(sets.board.removals(sets.prey(one, two, digit), 1 << digit))
    if not gone:
        return None
    commons = [sets.link_digits[left], sets.link_digits[right]]
    return _finding(sets, [one, hinge, two], commons, tuple(sorted(gone)), "")


class AlsChain(Technique):
    """Four sets and more, up to `most`."""

    name = "als_chain"

    def __init__(self, most: int = 7) -> None:
        self.most = most

    def find(self, board: Board) -> Iterator[Finding]:
        """Follow what a set without one of its digits holds, from every set and digit."""
        sets = almost_sets(board)
        sets.link(overlap=False)
        walk = _Walk(sets, self.most)
        start: bits.Count
        z: bits.Digit
        found = []
        for start in range(sets.count):
            for z in range(9):
                if sets.digits[start] >> z & 1 and sets.seen[9 * start + z] & board.where[z]:
                    found += walk.run(start, z)
        found.sort()
        for length, chain, commons in found:
            gone = _gone(sets, chain[0], chain[length - 1], (commons[0], commons[length - 2]))
            yield _finding(sets, list(chain), [1 << each for each in commons], gone, "")


def _gone(
    sets: AlmostSets, one: bits.Count, two: bits.Count, commons: tuple[int, int]
) -> tuple[int, ...]:
    """List what loses any common digit of the outer sets but the outer restricted commons."""
    digit: bits.Digit
    gone: tuple[int, ...] = ()
    for digit in range(9):
        if digit not in commons and (sets.digits[one] & sets.digits[two]) >> digit & 1:
            gone += sets.board.removals(sets.prey(one, two, digit), 1 << digit)
    return gone


class _Walk:
    """The search from one set that lacks one digit; a state is `9 * set + lost digit`."""

    def __init__(self, sets: AlmostSets, most: int) -> None:
        number: bits.Count
        self.sets = sets
        self.most = most
        self.epoch = 0
        if not bits.COMPILED:
            self.origin, self.reached = [0] * 13500, [0] * 13500
            self.queue = [0] * 13500
        for number in range(9 * sets.count):
            self.reached[number] = 0

    def run(
        self, start: bits.Count, z: bits.Digit
    ) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
        """List length, sets and restricted commons of the chains that clear anything."""
        sets: AlmostSets = self.sets
        state: bits.Count
        place: bits.Count
        next_state: bits.Count
        head: bits.Count = 0
        width: bits.Count = 1
        end: bits.Count
        length: bits.Count = 1
        free: bits.Mask
        found = []
        self.epoch += 1
        self.queue[0] = 9 * start + z
        self.reached[9 * start + z] = self.epoch
        self.origin[9 * start + z] = -1
        while head < width and length < self.most:
            length += 1
            end = width
            while head < end:
                state = self.queue[head]
                head += 1
                for place in range(sets.link_first[state // 9], sets.link_first[state // 9 + 1]):
                    free = sets.link_digits[place] & ~(1 << state % 9)
                    while free:
                        next_state = 9 * sets.link_to[place] + bits.low(free)
                        free &= free - 1
                        if self.reached[next_state] == self.epoch:
                            continue
                        self.reached[next_state] = self.epoch
                        self.origin[next_state] = state
                        self.queue[width] = next_state
                        width += 1
                        if length > 3 and self._tells(start, next_state, z):
                            found.append((length, *self._chain(next_state)))
        return found

    def _tells(self, start: bits.Count, state: bits.Count, z: bits.Digit) -> bits.Flag:
        sets: AlmostSets = self.sets
        end: bits.Count = state // 9
        if end <= start or not sets.digits[end] >> z & 1 or state % 9 == z:
            return False
        return sets.prey(start, end, z) != 0

    def _chain(self, state: bits.Count) -> tuple[tuple[int, ...], tuple[int, ...]]:
        chain: list[int] = []
        commons: list[int] = []
        while state >= 0:
            chain.append(state // 9)
            commons.append(state % 9)
            state = self.origin[state]
        return tuple(chain[::-1]), tuple(commons[::-1][1:])


def _finding(
    sets: AlmostSets,
    chain: list[int],
    commons: list[int],
    gone: tuple[int, ...],
    variant: str,
) -> Finding:
    number: bits.Count
    candidate: bits.Candidate
    place: bits.Count
    digits: bits.Mask = 0
    shared: bits.Mask = 0
    size: bits.Count = 0
    for candidate in gone:
        digits |= 1 << candidate // 81
    for number in commons:
        shared |= number
    parts = []
    for place, number in enumerate(chain):
        size += bits.count(sets.cells[number])
        cells: bits.CellSet = sets.cells[number]
        mask: bits.Mask = sets.digits[number]
        role = _ROLES[place % 3]
        parts.append(evidence.cells(f"set{place + 1}", role, cells, mask))
        parts.append(evidence.digits(f"digits{place + 1}", mask))
    names = evidence.digits("commons", shared), evidence.digits("z", digits)
    listed = evidence.cell_sets("sets", [sets.cells[number] for number in chain])
    return Finding(
        (*parts, *names, listed), digits, gone, size=100 * len(chain) + size, variant=variant
    )

# SPDX-License-Identifier: MIT
"""The search: alpha-beta with iterative deepening until it is told to stop.

This file is compiled by Cython and also runs as it stands; `tree.pxd` holds the C types.

Each position is first checked for what needs no search: a five, an open four, a win by continuous
fours (`fours`), an entry in the table. If the opponent would win by fours when to move, only the
places that stop that win are searched. Otherwise moves are ordered by what they make and prevent,
with earlier best moves first; the later a move comes and the less it promises, the less deep it is
searched (late move reductions), and only the first has a full window (principal variation search).
The first ply looks at a narrow window around the last worth (aspiration), and widens it where the
worth lies outside. After a late move a refutation is expected (`cut`): there a smaller lead is
enough, and one that is large is looked at less deep (`high`). A side that leads even after passing
needs no move. A four does not count as a ply of the depth, for its answer is forced. Open threes
are answered some plies beyond the depth and no further: where both sides have many, each answered
by another, the search would not end.

A value that claims a win or a loss is proved, except for a loss where not all moves were searched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import log

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.search.fours import Fours
from sudoku_qt.engine.gomoku.search.memory import Memory
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.queue import Queue
from sudoku_qt.engine.gomoku.search.worths import (
    AT_LEAST,
    AT_MOST,
    DEEPEST,
    EXACT,
    LOST_MAYBE,
    SURE_WIN,
    WIN,
)
from sudoku_qt.engine.gomoku.tables import (
    A_FIVE,
    A_FOUR,
    A_THREE,
    A_WIN,
    FOUR_AND_THREE,
    KINDS,
    TWO_THREES,
)
from sudoku_qt.engine.work import never

if not cython.compiled:  # the compiler has these from memory.pxd and queue.pxd
    from sudoku_qt.engine.gomoku.search.memory import depth_in, from_here, worth_in
    from sudoku_qt.engine.gomoku.search.queue import QUEUE

EMPTY, BLACK, AREA = 0, 1, 1024
A_TWO = 15  # the first category whose best row is a two
ANSWERS, FIRST_ANSWER = 16, 6144  # in the position's list of answers: above those of `fours`

WIDEST = 256  # moves that are looked at
PROVED = 60  # the depth that a win by fours counts as
POLLED = 512  # nodes between two looks at the clock

LEAF_FOURS, NODE_FOURS = 40, 120  # nodes to look for continuous fours, at leaves and above
BESIDES = 5  # the least row that a stone must make beside such a four: a three
ANSWERED = -2  # the depth down to which what threatens to win by fours is still answered
UNANSWERED = 80  # the penalty for such a threat below that: the usual loss by its answers
SURE_FIRST = 3  # moves below a first one: up to there each is looked at as deep as the others
LATE, LATE_ANSWER = 2, 5  # the number of moves after which others are searched less deep
MARGIN_BACK, FAR_BACK = 80, 8  # a lead that a move of depth does not reverse, and up to what depth
CUT_MARGIN = 50  # the first of these where a refutation is expected, but none is remembered
PASS_FROM, PASS_LESS = 3, 3  # the depth from which a move is passed, and by how much less to look
HIGH, HIGHER = 60, 15  # a lead with which a refutation is expected to hold: and this a ply
MARGIN_ON, FAR_ON = 250, 3  # the same for a move that makes nothing
UNKNOWN_FROM = 3  # the depth from which a position without a remembered move is looked at less deep
WORSE_SHARE = 60  # percent of the moves that are looked at where the mover's worth has fallen
DULLER = 150  # a rank by so much less than the second move's: one ply less deep
WINDOW, WIDER, WIDEST_WINDOW = 30, 4, 2000  # of the first ply: around the last worth, and wider
ASPIRING = 4  # the first depth that is looked at with a narrow window
SIDE = 0x9E3779B97F4A7C15  # in the hash where Black is to move


COMPILED = bool(cython.compiled)
"""Whether threads help: Python itself runs one at a time."""


class Tree:
    """Searches one position, with a transposition table that is kept from move to move.

    Trees of one position can search it at the same time with one table, if each has its own
    `Position` and `Fours`. Those with a `number` above 0 help the first one: they search every
    second depth, so that they run ahead of it.
    """

    if not cython.compiled:  # the compiler has these from tree.pxd

        def _make_room(self) -> None:
            self.reduction, self.width, self.chosen = [0] * 4096, [0] * 64, [0] * 128
            self.calm, self.dull = [0] * 128, [0] * 128
            self.cut, self.high, self.passed = [0] * 128, [0] * 128, [0] * 128
            self.static, self.duller = [0] * 128, [0] * 128

    def __init__(self, position: Position, fours: Fours, memory: Memory, number: int = 0) -> None:
        """Take what it searches, and the table of what is remembered."""
        self.position, self.fours, self.number = position, fours, number
        self.memory, self.queue = memory, Queue(position)
        self.nodes, self.polled, self.deepest, self.stopped = 0, 0, 0, False
        self.halted = False
        if not cython.compiled:
            self._make_room()
        for depth in range(1, 64):
            self.width[depth] = min(8 + 4 * depth + depth * depth, WIDEST)
            for index in range(1, 64):
                self.reduction[depth * 64 + index] = int(0.6 + log(depth) * log(index) / 1.5)

    def think(
        self,
        side: int,
        depth: int,
        stop: Callable[[], bool],
        heard: Callable[[int, int, int], bool],
        without: Sequence[int] = (),
    ) -> tuple[int, int, int]:
        """Search for the best move of a side: its point (-1: none), its worth, the depth reached.

        Points in `without` are excluded.

        `heard` is called after each depth with the best point and its worth; it returns whether to
        go on. When `stop` returns true the best move so far is returned; so it is, at once, when
        another thread sets `halted`, which is not asked for under Python's lock.
        """
        self.stop, self.stopped, self.watched = stop, False, stop is not never
        self.nodes, self.polled, self.deepest = 0, self.fours.nodes, 0
        if self.number == 0:
            self.memory.grow_old()
        self.queue.cool()
        left_out = {self.position.place_of(point) for point in without}
        moves = [place for place in self._first_moves(side) if place not in left_out]
        if not moves:
            return -1, 0, 0
        if self.position.count[side * KINDS + A_FIVE]:
            return int(self.position.point_of(moves[0])), WIN - 1, 0
        best, worth, reached = moves[0], self.position.worth(side), 0
        for level in range(1, depth + 1):
            if self.number and (level + self.number) % 2 == 0:
                continue
            found, found_worth = self._aspire(side, level, moves, worth)
            if found:
                best, worth = found, found_worth
                moves.remove(best)
                moves.insert(0, best)
            if self.stopped:
                break
            reached = level
            point = int(self.position.point_of(best))
            if not heard(level, point, worth) or abs(worth) > SURE_WIN or len(moves) == 1:
                break
        return int(self.position.point_of(best)), worth, reached

    def line(self, side: int, longest: int) -> list[int]:
        """The principal variation in the table, from the current position, as points."""
        places: list[int] = []
        colour: cython.int = side
        while len(places) < longest and not self.position.count[colour * KINDS + A_FIVE]:
            place = int(self.memory.find(self._key(colour)) & 1023)
            if not place or self.position.stone[place] != EMPTY:
                break
            if not self.position.may(place, colour):
                break
            self.position.add(place, colour)
            places.append(place)
            colour = 3 - colour
        for place in reversed(places):
            self.position.remove(place)
        return [self.position.point_of(place) for place in places]

    # ------------------------------------------------------------ the first ply

    def _first_moves(self, side: int) -> list[int]:
        """The moves to look at, the likeliest first."""
        position = self.position
        number = 0
        if position.count[side * KINDS + A_FIVE]:
            return [position.first_of(side, A_FIVE)]
        if position.count[(3 - side) * KINDS + A_FIVE]:
            number = position.replies(side, FIRST_ANSWER)
            places = [position.answers[FIRST_ANSWER + index] for index in range(number)]
            return places or self._any_moves(side)
        pressed = self._is_pressed(side, 1, 0)
        number = self.queue.fill(side, 0, pressed, 0)
        places = [self.queue.pick(0, index, number) for index in range(number)]
        return [place for place in places if position.may(place, side)] or self._any_moves(side)

    def _any_moves(self, side: int) -> list[int]:
        """All legal moves, the likeliest first; on an empty board, the middle."""
        position = self.position
        size = position.size
        if position.empty == size * size:
            return [position.place_of((size - 1) // 2 * (size + 1))]
        return position.legal_places(side)

    def _aspire(self, side: int, depth: int, moves: list[int], expected: int) -> tuple[int, int]:
        """Search the first moves in a window around a worth, and in wider ones until it holds.

        Give the best move (0: none is known) and its worth. One whose worth lies above a window is
        put first for the next.
        """
        width = WINDOW if depth >= ASPIRING and abs(expected) < SURE_WIN else 2 * WIN
        while True:
            low, high = max(expected - width, -WIN), min(expected + width, WIN)
            found, worth = self._first_ply(side, depth, moves, (low, high))
            if low < worth < high or width > WIN or (self.stopped and worth >= high):
                return found, worth
            if self.stopped:
                return 0, worth
            if worth >= high:
                moves.remove(found)
                moves.insert(0, found)
            width = width * WIDER if width * WIDER <= WIDEST_WINDOW else 2 * WIN

    def _first_ply(
        self, side: int, depth: int, moves: list[int], window: tuple[int, int]
    ) -> tuple[int, int]:
        """Search every first move; give the best one (0: none was finished) and its worth.

        A worth outside the window only says that the true one lies there, too.
        """
        place: cython.int
        worth: cython.int
        colour: cython.int = side
        below: cython.int = depth - 1
        best: cython.int = 0
        most: cython.int = -WIN
        bound: cython.int = window[0]
        top: cython.int = window[1]
        number: cython.int = 0
        less: cython.int
        for place in moves:
            with cython.nogil:
                self.calm[1], self.dull[1] = False, False
                self.position.add(place, colour)
                self.cut[1] = number > 0
                if number:
                    less = self._reduced(colour, below + 1, number) if below >= SURE_FIRST else 0
                    worth = -self._search(3 - colour, below - less, -bound - 1, -bound, 1)
                    if less and worth > bound and not self.stopped:
                        worth = -self._search(3 - colour, below, -bound - 1, -bound, 1)
                if number == 0 or (worth > bound and not self.stopped):
                    self.cut[1] = False
                    worth = -self._search(3 - colour, below, -top, -bound, 1)
                self.position.remove(place)
            if self.stopped:
                break
            if worth > most or number == 0:
                best, most = place, worth
            bound = max(bound, worth)
            if bound >= top:
                break
            number += 1  # noqa: SIM113 - an int of C
        return best, most

    # ------------------------------------------------------------ below

    def _is_over(self) -> cython.bint:
        """Whether the search has to end; `stop` is called now and then."""
        if self.halted:
            self.stopped = True
        elif self.watched and self.nodes + self.fours.nodes - self.polled > POLLED:
            self.polled = self.nodes + self.fours.nodes
            self._poll()
        return self.stopped

    def _poll(self) -> None:
        with cython.gil:
            if self.stop():
                self.stopped = True

    def _search(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
    ) -> cython.int:
        """The worth of the position for the side to move, looking `depth` moves ahead."""
        worth: cython.int
        bound: cython.int
        entry: cython.ulonglong
        self.nodes += 1
        self.deepest = max(self.deepest, ply)
        if self._is_over() or self.position.empty == 0:
            return 0
        if self.position.count[side * KINDS + A_FIVE]:
            return WIN - ply - 1
        if ply >= DEEPEST:
            return self.position.worth(side)
        if self.position.count[(3 - side) * KINDS + A_FIVE]:
            return self._answer(side, depth, alpha, beta, ply)
        if (
            self.position.count[side * KINDS + A_WIN]
            and not self.position.open_end
            and self.position.may(self.position.first_of(side, A_WIN), side)
        ):
            return WIN - ply - 3
        if WIN - ply - 3 <= alpha:  # a shorter win is known
            return alpha
        entry = self.memory.find(self._key(side))
        if entry and depth_in(entry) >= depth:
            worth = worth_in(entry, ply)
            bound = entry >> 18 & 3
            if (
                (bound == EXACT and beta - alpha == 1)
                or (bound == AT_LEAST and worth >= beta)
                or (bound == AT_MOST and worth <= alpha)
            ):
                return worth
        if (
            not self.calm[ply]
            and self._has_fours(side)
            and self.fours.find(side, LEAF_FOURS if depth <= 0 else NODE_FOURS, BESIDES)
        ):
            worth = WIN - ply - 1 - 2 * self.fours.length
            self.memory.keep(
                self._key(side), self.fours.line[0], PROVED, EXACT, from_here(worth, ply)
            )
            return worth
        return self._branch(side, depth, alpha, beta, ply, entry & 1023)

    def _answer(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
    ) -> cython.int:
        """The worth of a position in which the opponent is about to make five."""
        base: cython.int = FIRST_ANSWER + ply * ANSWERS
        number: cython.int = self.position.replies(side, base)
        best: cython.int = ply + 2 - WIN
        worth: cython.int
        index: cython.int
        place: cython.int
        for index in range(number):
            place = self.position.answers[base + index]
            self.calm[ply + 1], self.dull[ply + 1] = False, False
            self.cut[ply + 1] = beta - alpha == 1 and not self.cut[ply]
            self.position.add(place, side)
            worth = -self._search(3 - side, depth, -beta, -max(alpha, best), ply + 1)
            self.position.remove(place)
            best = max(best, worth)
            if best >= beta or self.stopped:
                break
        return best

    def _branch(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        first: cython.int,
    ) -> cython.int:
        """Look at the moves of a position that is not decided by a four."""
        best: cython.int
        static: cython.int = self.position.worth(side)
        pressed: cython.bint = self._is_pressed(side, depth, ply)
        self.static[ply], self.high[ply] = static, False
        if not pressed:
            if depth <= 0:
                return static
            if beta - alpha == 1:
                best = self._without_move(side, depth, beta, ply, first)
                if best >= beta:
                    return best
                self.high[ply] = self.cut[ply] and static >= beta + HIGH + HIGHER * depth
            if first == 0 and depth >= UNKNOWN_FROM:
                depth -= 1
        elif depth <= ANSWERED:
            return static - UNANSWERED
        best = self._best_of(
            side, depth, alpha, beta, ply, self.queue.fill(side, ply, pressed, first), pressed
        )
        if self.stopped:
            return 0
        if best == -2 * WIN:  # no move may be played, or none is worth it
            best = LOST_MAYBE if pressed else static
        elif best < LOST_MAYBE and not (pressed and not self.position.forbids):
            best = LOST_MAYBE
        self.memory.keep(
            self._key(side),
            self.chosen[ply],
            depth,
            AT_LEAST if best >= beta else EXACT if best > alpha else AT_MOST,
            from_here(best, ply),
        )
        return best

    def _without_move(
        self,
        side: cython.int,
        depth: cython.int,
        beta: cython.int,
        ply: cython.int,
        first: cython.int,
    ) -> cython.int:
        """A worth that a side surely reaches, so that no move need be looked at; or a low one."""
        worth: cython.int = self.static[ply]
        margin: cython.int = CUT_MARGIN if self.cut[ply] and first == 0 else MARGIN_BACK
        less: cython.int = PASS_LESS + (depth >> 2)
        if depth <= FAR_BACK and worth - margin * depth >= beta:
            return worth
        if worth < beta or depth < PASS_FROM or not self._may_pass(side, beta, ply):
            return -2 * WIN
        self.calm[ply + 1], self.dull[ply + 1] = False, False
        self.cut[ply + 1], self.passed[ply + 1] = not self.cut[ply], True
        worth = -self._search(3 - side, depth - less, -beta, -beta + 1, ply + 1)
        self.passed[ply + 1] = False
        if self.stopped:
            return -2 * WIN
        return worth if worth < SURE_WIN else beta

    def _may_pass(self, side: cython.int, beta: cython.int, ply: cython.int) -> cython.bint:
        """Whether passing says something: not twice, and only where the opponent has no threat."""
        opponent: cython.int = 3 - side
        return (
            -SURE_WIN < beta < SURE_WIN
            and self.calm[ply]
            and not self.passed[ply]
            and not self.position.count[opponent * KINDS + A_THREE]
            and not self.position.count[opponent * KINDS + TWO_THREES]
            and not self._has_fours(opponent)
        )

    def _best_of(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        number: cython.int,
        pressed: cython.bint,
    ) -> cython.int:
        """The worth of the best of the moves in the queue, which `chosen` then holds."""
        index: cython.int
        place: cython.int
        worth: cython.int
        best: cython.int = -2 * WIN
        hopeless: cython.bint = (  # for a move that makes nothing
            beta - alpha == 1
            and not pressed
            and depth <= FAR_ON
            and self.static[ply] + MARGIN_ON * depth <= alpha
        )
        second: cython.int = 0
        self.chosen[ply] = 0
        for index in range(number if pressed else min(number, self._width(depth, ply))):
            place = self.queue.pick(ply, index, number)
            if hopeless and index and self._is_quiet(place):
                continue
            if not self.position.may(place, side):
                continue
            if index == 1:
                second = self.queue.rank[ply * QUEUE + 1]
            self.duller[ply] = second - self.queue.rank[ply * QUEUE + index] if index else 0
            self._fetch(side, place)
            self._foresee(side, place, ply, pressed)
            self.position.add(place, side)
            worth = self._child(side, depth, alpha, beta, ply, index, pressed)
            self.position.remove(place)
            if self.stopped:
                return 0
            if worth > best:
                best, self.chosen[ply] = worth, place
                alpha = max(alpha, worth)
                if alpha >= beta:
                    self.queue.reward(side, place, depth, ply)
                    break
        return best

    def _child(
        self,
        side: cython.int,
        depth: cython.int,
        alpha: cython.int,
        beta: cython.int,
        ply: cython.int,
        index: cython.int,
        pressed: cython.bint,
    ) -> cython.int:
        """Search the position after a move: the later the move comes the less deep, at first."""
        less: cython.int = 0
        worth: cython.int
        narrow: cython.bint = beta - alpha == 1
        if self.high[ply] and not self.position.count[side * KINDS + A_FIVE]:
            depth -= 1
        if index == 0:
            self.cut[ply + 1] = narrow and not self.cut[ply]
            return -self._search(3 - side, depth - 1, -beta, -alpha, ply + 1)
        if index >= (LATE_ANSWER if pressed else LATE):
            less = self._reduced(side, depth, index)
            if depth >= 2:
                less = min(less + self.duller[ply] // DULLER, depth - 1)
            if less and not narrow:
                less -= 1
        self.cut[ply + 1] = True
        worth = -self._search(3 - side, depth - 1 - less, -alpha - 1, -alpha, ply + 1)
        if less and worth > alpha:
            self.cut[ply + 1] = not self.cut[ply]
            worth = -self._search(3 - side, depth - 1, -alpha - 1, -alpha, ply + 1)
        if alpha < worth < beta:
            self.cut[ply + 1] = False
            worth = -self._search(3 - side, depth - 1, -beta, -alpha, ply + 1)
        return worth

    def _width(self, depth: cython.int, ply: cython.int) -> cython.int:
        """How many moves are looked at: fewer where it got worse for the mover since last time."""
        width: cython.int = self.width[min(depth, 63)]
        if ply >= 2 and self.static[ply] <= self.static[ply - 2]:
            return width * WORSE_SHARE // 100
        return width

    def _reduced(self, side: cython.int, depth: cython.int, index: cython.int) -> cython.int:
        """By how much less deep the position after a late move is looked at."""
        less: cython.int
        if depth < 2:
            return 0
        less = self.reduction[min(depth, 63) * 64 + min(index, 63)]
        if less and self.position.count[side * KINDS + A_FIVE]:
            less -= 1
        return min(less, depth - 1)

    def _is_pressed(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.bint:
        """Whether the opponent threatens to win by fours; then its zone is that of the ply."""
        row: cython.int
        opponent: cython.int = 3 - side
        if self.position.open_end:
            return False
        if not self.position.count[opponent * KINDS + A_WIN] and (
            depth <= 0 or self.dull[ply] or not self._has_fours(opponent)
        ):
            return False
        if not self.fours.find(opponent, LEAF_FOURS if depth <= 1 else NODE_FOURS, BESIDES):
            return False
        for row in range(32):
            self.queue.zones[ply * 32 + row] = self.fours.zone[row]
        return True

    def _foresee(
        self, side: cython.int, place: cython.int, ply: cython.int, pressed: cython.bint
    ) -> None:
        """Note what need not be computed again after a move.

        If the opponent threatened no win by fours, there is none after the move either (`calm`).
        If the mover had none before, a stone in no row with others gives none (`dull`).
        """
        self.calm[ply + 1] = not pressed and not self.position.forbids
        self.dull[ply + 1] = (
            self.calm[ply + 1] and self.position.category_at((side - 1) * AREA + place) < A_TWO
        )

    def _has_fours(self, side: cython.int) -> cython.bint:
        return (
            self.position.count[side * KINDS + A_FOUR]
            + self.position.count[side * KINDS + FOUR_AND_THREE]
            + self.position.count[side * KINDS + A_WIN]
        ) > 0

    def _is_quiet(self, place: cython.int) -> cython.bint:
        """Whether a move makes no three and stops none."""
        return not (self.position.kind_at(place) or self.position.kind_at(AREA + place))

    def _fetch(self, side: cython.int, place: cython.int) -> None:
        """Have the table's entry for the position after a move read ahead."""
        key: cython.ulonglong = self.position.zobrist[(side - 1) * AREA + place]
        self.memory.fetch(key ^ self._key(3 - side))

    def _key(self, side: cython.int) -> cython.ulonglong:
        """The key of the position with `side` to move."""
        return self.position.hash ^ (SIDE if side == BLACK else 0)

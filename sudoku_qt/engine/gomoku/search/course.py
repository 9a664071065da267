# SPDX-License-Identifier: MIT
"""The search of the course's paper: alpha-beta to a fixed depth over a sorted queue of moves.

This file is compiled by Cython and also runs as it stands; `course.pxd` holds the C types.

Moves are sorted by their worth to both sides; a style drops the worse half at the first plies. A
position is evaluated by what every empty place is worth to either side, weighted by the style. Wins
and losses are decided at once: a side that can make five does, a side that faces a five has to stop
it, an open four wins, and a side that faces one may only stop it or make fours. Wins are only
claimed where the rules prove them; so under caro, where a stone at the end of a row can spoil a
five, such positions are searched.

A weak player overlooks: what the opponent's open threes and fours threaten then counts for nothing,
in the order of moves, in the search and in the evaluation.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

try:
    import cython
except ImportError:  # Cython is no run-time dependency
    from sudoku_qt.engine import uncompiled as cython

from sudoku_qt.engine.gomoku.levels import Style
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.queue import Queue
from sudoku_qt.engine.gomoku.search.worths import LOST_MAYBE, SURE_WIN, WIN
from sudoku_qt.engine.gomoku.tables import A_FIVE, A_FOUR, A_WIN, BANNED, FIVE, FOUR, KINDS, SUSPECT

if not cython.compiled:  # the compiler has it from position.pxd
    from sudoku_qt.engine.gomoku.search.position import lowest

EMPTY, AREA = 0, 1024
FARTHEST = 32  # plies
FIRST_ANSWER, ANSWERS = 0, 16  # in the position's list of answers
BREADTH = 24  # moves that are looked at below the first ply
POLLED = 1023  # nodes between two looks at `stop`, less one: a mask
UNKNOWN = 3 * WIN

ROW_WORTH = (0, 1, 2, 4, 10, 12, 40, 45, 120, 120, 400, 0, 0, 0, 0, 0)  # by the row made
KIND_WORTH = (0, 0, 40, 0, 80, 120, 0, 0, 0)  # added for the directions together
SUSPECT_WORTH = 20
MOVE_WORTH = 220  # the worth of being to move


class Course:
    """Searches one position in one style, and leaves the position as it was."""

    if not cython.compiled:  # the compiler has these from course.pxd

        def _make_room(self) -> None:
            self.gain, self.bonus = [0] * 48, [0] * (3 * KINDS)
            self.queued, self.near = [0] * FARTHEST, [0] * 32

    def __init__(self, position: Position, style: Style, breadth: int = BREADTH) -> None:
        """Take what it searches, how, and how many moves are looked at below the first ply."""
        if not cython.compiled:
            self._make_room()
        self.position, self.queue = position, Queue(position)
        self.reach, self.halved, self.breadth = style.reach, style.halved, breadth
        self.own, self.opposing = style.own, style.opposing
        self.tempo = MOVE_WORTH * (style.own + style.opposing) // 2
        self.root, self.nodes, self.stopped = 1, 0, False
        self.sees_threes, self.sees_fours = True, True

    def _value_rows(self) -> None:
        """Give each row and kind of place its worth to a colour; overlooked ones have none."""
        for colour in (1, 2):
            seen = (True, True) if colour == self.root else (self.sees_threes, self.sees_fours)
            for row in range(16):
                counts = seen[row >= FIVE] if row >= FOUR else True
                self.gain[colour * 16 + row] = ROW_WORTH[row] if counts else 0
            for kind in range(KINDS):
                counts = seen[0] if A_FOUR <= kind <= A_WIN else True
                self.bonus[colour * KINDS + kind] = KIND_WORTH[kind] if counts else 0

    def think(
        self,
        side: int,
        depth: int,
        stop: Callable[[], bool],
        slips: tuple[int, int] = (0, 0),
        *,
        sees_threes: bool = True,
        sees_fours: bool = True,
    ) -> tuple[int, int, int]:
        """Search for the best move of a side: its point (-1: pass), its worth, the depth reached.

        A worth above `SURE_WIN` is a proved win, one below its negative a proved loss. `slips` is
        the greatest error in judging each first move, and its seed. When `stop` returns true, the
        best move so far is returned. With `sees_threes` or `sees_fours` false, what the opponent's
        rows of three or of four threaten is overlooked, and no worth is proved.
        """
        self.root, self.sees_threes, self.sees_fours = side, sees_threes, sees_fours
        self._value_rows()
        self.stop, self.stopped, self.nodes = stop, False, 0
        places = self._first_moves(side)
        if not places:
            return -1, self._judge(side), 0
        best, worth, reached = places[0], self._judge(side), 0
        if self.position.kind_at((side - 1) * AREA + best) == A_FIVE:
            return self.position.point_of(best), WIN - 1, 0
        rng, all_count = Random(slips[1]), len(places) == self.position.empty
        least = -WIN if self._is_pressed(side) or all_count else LOST_MAYBE
        misjudged = {place: int((rng.random() - rng.random()) * slips[0]) for place in places}
        for level in range(1, depth + 1):
            found, found_worth = self._first_ply(side, level, places, misjudged)
            if found:
                best, worth = found, found_worth
            if self.stopped:
                break
            reached = level
            if abs(worth) > SURE_WIN:
                break
            places.remove(best)
            places.insert(0, best)
        return self.position.point_of(best), max(worth, least), reached

    # ------------------------------------------------------------ the first ply

    def _first_moves(self, side: int) -> list[int]:
        """The moves to look at, the likeliest first."""
        position = self.position
        if position.count[side * KINDS + A_FIVE]:
            return [position.first_of(side, A_FIVE)]
        number = self._line_up(side, 0)
        places = [self.queue.pick(0, index, self.queued[0]) for index in range(self.queued[0])]
        if self.halved and not self._is_pressed(side):
            places = places[:number]
        may = [place for place in places if position.may(place, side)]
        return may or position.legal_places(side)

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
                self.position.add(place, colour)
                worth = -self._search(3 - colour, levels, -2 * WIN, slip - bound, 1)
                self.position.remove(place)
            if self.stopped:
                break
            if worth + slip > bound:
                best, best_worth, bound = place, worth, worth + slip
        return best, best_worth

    # ------------------------------------------------------------ what a position is worth

    def _worth(self, colour: cython.int, place: cython.int) -> cython.int:
        """The worth of an empty place to a colour."""
        code: cython.int = self.position.word[(colour - 1) * AREA + place]
        kind: cython.int = self.position.kind_at((colour - 1) * AREA + place)
        if kind == BANNED:
            return 0
        if kind == SUSPECT:
            return SUSPECT_WORTH
        first: cython.int = colour * 16
        return (
            self.gain[first + (code & 15)]
            + self.gain[first + (code >> 4 & 15)]
            + self.gain[first + (code >> 8 & 15)]
            + self.gain[first + (code >> 12 & 15)]
            + self.bonus[colour * KINDS + kind]
        )

    def _total(self, colour: cython.int) -> cython.int:
        """The worth of all empty places to a colour."""
        row: cython.int
        word: cython.uint
        total: cython.int = 0
        for row in range(self.position.first_row, self.position.last_row + 1):
            word = self.position.free[row]
            while word:
                total += self._worth(colour, row << 5 | lowest(word))
                word &= word - 1
        return total

    def _judge(self, side: cython.int) -> cython.int:
        """Weigh the position, from the side that is to move, by the weights of the thinker."""
        worth: cython.int = self.own * self._total(self.root) - self.opposing * self._total(
            3 - self.root
        )
        worth = (worth if side == self.root else -worth) + self.tempo
        return min(max(worth, LOST_MAYBE), SURE_WIN)

    # ------------------------------------------------------------ the queue of moves

    def _line_up(self, side: cython.int, ply: cython.int) -> cython.int:
        """Queue the moves of a ply; return how many of them to search."""
        pressed: cython.bint = self._is_pressed(side)
        if self._fives(3 - side):
            self._queue_replies(side, ply)
        else:
            self._queue_near(side, ply, pressed)
        if pressed:
            return self.queued[ply]
        if ply < self.halved:
            return (self.queued[ply] + 1) // 2
        return self.queued[ply] if ply == 0 else min(self.queued[ply], self.breadth)

    def _fives(self, side: cython.int) -> cython.int:
        """In how many places a side can make five, as far as they are seen."""
        seen: cython.bint = self.sees_fours or side == self.root
        return self.position.count[side * KINDS + A_FIVE] if seen else 0

    def _makes_win(self, side: cython.int) -> cython.bint:
        """Whether it is seen that a side can make an open four, or the like."""
        seen: cython.bint = self.sees_threes or side == self.root
        return self.position.count[side * KINDS + A_WIN] > 0 and seen and not self.position.open_end

    def _is_pressed(self, side: cython.int) -> cython.bint:
        """Whether the opponent threatens to win, so that few replies are worth a look."""
        return self._fives(3 - side) > 0 or self._makes_win(3 - side)

    def _queue_replies(self, side: cython.int, ply: cython.int) -> None:
        """Queue what stops the opponent's fives; one of them where there are more."""
        index: cython.int
        number: cython.int = self.position.replies(side, FIRST_ANSWER + ply * ANSWERS)
        self.queued[ply] = 0
        for index in range(number):
            self._enqueue(side, ply, self.position.answers[FIRST_ANSWER + ply * ANSWERS + index])
        if number == 0:
            self._enqueue(side, ply, self.position.first_of(3 - side, A_FIVE))

    def _queue_near(self, side: cython.int, ply: cython.int, pressed: cython.bint) -> None:
        """Queue the empty places near stones, or all that can stop a sure win.

        These are the places where either side makes a four, and no others.
        """
        row: cython.int
        place: cython.int
        word: cython.uint
        self.queued[ply] = 0
        self._mark_near()
        for row in range(self.position.first_row, self.position.last_row + 1):
            word = self.position.free[row]
            if not pressed:
                word &= self.near[row]
            while word:
                place = row << 5 | lowest(word)
                word &= word - 1
                if (
                    not pressed
                    or self.position.makes_four(place, 1)
                    or self.position.makes_four(place, 2)
                ):
                    self._enqueue(side, ply, place)

    def _mark_near(self) -> None:
        """Mark the places within reach of a stone, a word of bits a row."""
        row: cython.int
        far: cython.int
        distance: cython.int
        stones: cython.uint
        wide: cython.uint
        board: cython.uint = ((1 << self.position.size) - 1) << 5
        for row in range(32):
            self.near[row] = 0
        for row in range(self.position.first_row, self.position.last_row + 1):
            stones = board & ~self.position.free[row]
            wide = stones
            for distance in range(1, self.reach + 1):
                wide |= stones << distance | stones >> distance
            for far in range(row - self.reach, row + self.reach + 1):
                self.near[far] |= wide

    def _enqueue(self, side: cython.int, ply: cython.int, place: cython.int) -> None:
        """Add a place to the queue of a ply, ranked by what it is worth to both sides."""
        rank: cython.int = self.own * self._worth(side, place)
        rank += self.opposing * self._worth(3 - side, place)
        self.queue.add(ply, self.queued[ply], place, rank)
        self.queued[ply] += 1

    # ------------------------------------------------------------ the search

    def _poll(self) -> None:
        with cython.gil:
            if self.stop():
                self.stopped = True

    def _known(self, side: cython.int, depth: cython.int, ply: cython.int) -> cython.int:
        """The worth of a position that needs no search, or `UNKNOWN`."""
        fives: cython.int = self._fives(3 - side)
        if self.stopped or self.position.empty == 0:
            return 0
        if self._fives(side):
            return WIN - ply - 1
        if fives and self.position.open_end:
            return self._judge(side) if ply == FARTHEST - 1 else UNKNOWN
        if fives > 1:
            return ply + 2 - WIN
        if fives == 0:
            if self._makes_win(side):
                return WIN - ply - 3
            if depth <= 0:
                return self._judge(side)
        return self._judge(side) if ply == FARTHEST - 1 else UNKNOWN

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
            place = self.queue.pick(ply, index, self.queued[ply])
            if not self.position.may(place, side):
                continue
            self.position.add(place, side)
            worth = -self._search(3 - side, depth - 1, -beta, -alpha, ply + 1)
            self.position.remove(place)
            best = max(best, worth)
            alpha = max(alpha, worth)
            if alpha >= beta or self.stopped:
                break
        if self._is_pressed(side):  # then no other moves count
            return best if best > -2 * WIN else ply + 2 - WIN
        if best == -2 * WIN:
            return self._judge(side)
        return max(best, LOST_MAYBE) if looked_at < self.position.empty else best

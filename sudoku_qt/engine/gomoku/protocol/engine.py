# SPDX-License-Identifier: MIT
"""An engine that speaks the Gomocup protocol: each line that comes in is answered by lines.

Nothing here does input or output: pass each incoming line to `hear`; `say` is called with each line
of the answer. A line that arrives while the engine thinks can end that through `stop`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from sudoku_qt.engine.gomoku.board import BLACK, SIZES, other
from sudoku_qt.engine.gomoku.book import book_move
from sudoku_qt.engine.gomoku.protocol.balance import next_of_swap
from sudoku_qt.engine.gomoku.protocol.settings import Settings
from sudoku_qt.engine.gomoku.search.thinker import Clock, Limits, Thinker, Thought
from sudoku_qt.engine.work import Stop

Say: TypeAlias = Callable[[str], None]

OWN, OPPOSING = 1, 2
SWAP2_STONES = 0, 3, 5  # as many lie there when somebody is asked
BOARDS = ("BOARD", "YXBOARD", "SWAP2BOARD")


class Unspeakable(Exception):
    """A command that makes no sense; the text is the answer to it."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How an engine plays; with a nonzero `seed` it varies its play a little.

    `has_book` says whether it uses the opening book.
    """

    seed: int = 0
    has_book: bool = True


class Engine:
    """A game in the protocol: settings, stones, and whose turn it is."""

    def __init__(self, about: str, manner: Manner, say: Say, now: Clock, stop: Stop) -> None:
        """Take the answer to ABOUT, how it plays, where lines go, and a clock.

        `stop` says when it is to stop thinking.
        """
        self._about, self._manner = about, manner
        self._say, self._now, self._stop = say, now, stop
        self._settings = Settings()
        self._thinker: Thinker | None = None
        self._stones: list[tuple[int, int]] = []  # point and OWN or OPPOSING, in order
        self._board: list[str] | None = None  # the lines of a board that is being told
        self._telling = ""
        self._size = 0
        self._answers: dict[str, Callable[[str], None]] = {
            "START": self._start,
            "RECTSTART": self._start_rectangle,
            "RESTART": self._restart,
            "BEGIN": self._begin,
            "TURN": self._turn,
            "PLAY": self._play,
            "TAKEBACK": self._take_back,
            "INFO": self._inform,
            "ABOUT": self._tell_about,
            "YXSHOWFORBID": self._show_forbidden,
            "YXHASHCLEAR": self._forget,
            "YXNBEST": self._find_best,
            "YXSTOP": self._stop_thinking,
            "STOP": self._stop_thinking,
        }

    def hear(self, line: str) -> bool:
        """Answer a line; False after the last one."""
        line = line.strip()
        word, _, rest = line.partition(" ")
        word = word.upper()
        if word == "END":
            return False
        try:
            if self._board is not None:
                self._hear_board(line, self._board)
            elif word in BOARDS:
                self._check_begun()
                self._board, self._telling = [], word
            elif word:
                self._answer(word, rest)
        except Unspeakable as fault:
            self._say(str(fault))
        return True

    def _answer(self, word: str, rest: str) -> None:
        answer = self._answers.get(word)
        if answer is None:
            raise Unspeakable(f"UNKNOWN {word}")
        answer(rest)

    # ------------------------------------------------------------ a game begins

    def _start(self, rest: str) -> None:
        if not rest.strip().isascii() or not rest.strip().isdigit() or int(rest) not in SIZES:
            raise Unspeakable(f"ERROR the size of a board is {SIZES[0]} to {SIZES[-1]}")
        self._size = int(rest)
        self._thinker = None
        self._restart("")

    def _start_rectangle(self, rest: str) -> None:
        width, _, height = rest.replace(" ", "").partition(",")
        if width != height:
            raise Unspeakable("ERROR only square boards are played")
        self._start(width)

    def _restart(self, rest: str) -> None:
        self._check_begun()
        self._stones = []
        self._ready()
        self._say("OK")

    def _ready(self) -> Thinker:
        """Whoever thinks, for the rule and size of the game."""
        rule = self._settings.played_rule
        if self._thinker is None or self._thinker.rule != rule:
            self._thinker = Thinker(rule, self._size, seed=self._manner.seed)
        return self._thinker

    def _check_begun(self) -> None:
        if not self._size:
            raise Unspeakable("ERROR no game was started")

    # ------------------------------------------------------------ moves

    def _begin(self, rest: str) -> None:
        self._check_begun()
        self._move()

    def _turn(self, rest: str) -> None:
        self._put(rest, OPPOSING)
        self._move()

    def _play(self, rest: str) -> None:
        point = self._put(rest, OWN)
        self._say(self._named(point))

    def _take_back(self, rest: str) -> None:
        point = self._point(rest)
        if point not in dict(self._stones):
            raise Unspeakable("ERROR there is no stone")
        self._stones = [stone for stone in self._stones if stone[0] != point]
        self._say("OK")

    def _put(self, text: str, whose: int) -> int:
        point = self._point(text)
        if point in dict(self._stones):
            raise Unspeakable("ERROR there is a stone already")
        self._stones.append((point, whose))
        return point

    def _point(self, text: str) -> int:
        self._check_begun()
        try:
            x, y = map(int, text.split(","))
        except ValueError:
            raise Unspeakable("ERROR a point is written x,y") from None
        if not (0 <= x < self._size and 0 <= y < self._size):
            raise Unspeakable("ERROR the point is not on the board")
        return y * self._size + x

    def _named(self, point: int) -> str:
        return f"{point % self._size},{point // self._size}"

    def _move(self) -> None:
        """Look into the book or think, put a stone and say where."""
        point = self._booked()
        if point is None:
            point = self._think(()).point
        if point < 0:
            raise Unspeakable("ERROR there is no move")
        self._stones.append((point, OWN))
        self._say(self._named(point))

    def _booked(self) -> int | None:
        """What the opening book plays; None where it plays nothing."""
        if not self._manner.has_book:
            return None
        own, rule = self._own_colour(), self._settings.played_rule
        return book_move(rule, self._size, self._coloured(own), own, self._manner.seed)

    def _think(self, without: tuple[int, ...]) -> Thought:
        thinker, side = self._followed()
        settings = self._settings
        seconds = settings.seconds_for(len(self._stones) // 2)
        depth = settings.max_depth or 100
        limits = Limits(self._now, seconds, depth, self._stop, settings.threads)
        return thinker.think(side, limits, self._hear_thought, without)

    def _followed(self) -> tuple[Thinker, int]:
        """Whoever thinks, with the stones set up, and the colour that is to move."""
        own = self._own_colour()
        thinker = self._ready()
        thinker.follow(self._coloured(own))
        return thinker, own

    def _coloured(self, own: int) -> list[tuple[int, int]]:
        """The stones with their colours, by ours."""
        return [(point, own if whose == OWN else other(own)) for point, whose in self._stones]

    def _own_colour(self) -> int:
        """Ours is to move: we are Black where both have as many stones."""
        whose = [each for _, each in self._stones]
        return BLACK if whose.count(OWN) >= whose.count(OPPOSING) else other(BLACK)

    # ------------------------------------------------------------ a whole board

    def _hear_board(self, line: str, lines: list[str]) -> None:
        """Take a line of a board, and what is to be done with the whole after the last one."""
        if line.upper() != "DONE":
            if line:
                lines.append(line)
            return
        self._board = None
        if self._telling == "SWAP2BOARD":
            self._swap(lines)
            return
        self._stones = []
        for each in lines:
            text, _, whose = each.rpartition(",")
            if whose.strip() in {"1", "2"}:
                self._put(text, int(whose))
        if self._telling == "BOARD":
            self._move()

    def _swap(self, lines: list[str]) -> None:
        """Answer with stones, a colour, or both, as swap2 wants it next."""
        points = [self._point(line) for line in lines]
        if len(points) not in SWAP2_STONES or len(set(points)) < len(points):
            raise Unspeakable("ERROR there are no, three or five different stones")
        thinker, seconds = self._ready(), self._settings.seconds_for(0)
        limits = Limits(self._now, seconds, stop=self._stop)
        chosen = next_of_swap(thinker, points, limits)
        self._say(" ".join(map(self._named, chosen)) if chosen else "SWAP")

    # ------------------------------------------------------------ all else

    def _inform(self, rest: str) -> None:
        key, _, value = rest.strip().partition(" ")
        self._settings = self._settings.after_info(key, value.strip())
        if self._size:  # what takes time is done before the clock runs
            self._ready()

    def _tell_about(self, rest: str) -> None:
        self._say(self._about)

    def _stop_thinking(self, rest: str) -> None:
        """It came too late: nothing is being thought about."""

    def _forget(self, rest: str) -> None:
        self._thinker = None
        if self._size:
            self._ready()

    def _show_forbidden(self, rest: str) -> None:
        thinker, _ = self._followed()
        taken = dict(self._stones)
        points = [
            point
            for point in range(self._size**2)
            if point not in taken and thinker.position.forbidden(point)
        ]
        names = (f"{point % self._size:02}{point // self._size:02}" for point in points)
        self._say(f"FORBID {''.join(names)}.")

    def _find_best(self, rest: str) -> None:
        """Tell the best moves, one after the other, and play the first."""
        count = int(rest) if rest.strip().isdigit() and int(rest) else 1
        found: list[Thought] = []
        whole = self._settings
        self._settings = whole.after_info("timeout_turn", str(max(1, whole.timeout_turn // count)))
        for number in range(count):
            thought = self._think(tuple(each.point for each in found))
            if thought.point < 0:
                break
            found.append(thought)
            self._say(f"MESSAGE ({number + 1}) {self._told(thought)}")
        self._settings = whole
        if not found:
            raise Unspeakable("ERROR there is no move")
        self._stones.append((found[0].point, OWN))
        self._say(self._named(found[0].point))

    def _hear_thought(self, thought: Thought) -> None:
        if self._settings.show_detail:
            self._say(f"MESSAGE {self._told(thought)}")

    def _told(self, thought: Thought) -> str:
        line = " ".join(map(self._named, thought.line))
        worth = f"mate {thought.mate}" if thought.mate else f"ev {thought.worth}"
        return f"depth {thought.depth}-{thought.deepest} {worth} n {thought.nodes} pv {line}"

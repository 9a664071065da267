# SPDX-License-Identifier: MIT
"""Why a digit belongs into a cell or does not: the fewest steps found that prove it.

The steps are no harder than need be: techniques up to the hardest that the easiest way to the proof
takes. What these allow is searched for shorter proofs, by number of steps, until all of them have
been looked at or whoever asks has waited long enough.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import nearest, reasoning
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.hints.trail import SINGLES, Trail, numbers
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Notation, Step, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.markings import with_entry
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE
from sudoku_qt.engine.work import Stop, go_on, never

LOOKS = 20_000
"""How often the search looks up for whether it has taken long enough, where nobody says so."""
Way = tuple[tuple[Rung, Finding], ...]


@dataclass(frozen=True)
class Question:
    """A digit (1-9) in a cell, and the position to prove it from, where it is still open.

    The position has candidates, and nothing that is wrong stands in it. `solution` is the one that
    the puzzle has.
    """

    position: Grid
    cell: int
    digit: int
    solution: bytes

    @property
    def is_right(self) -> bool:
        """Whether the digit belongs there."""
        return self.solution[self.cell] == self.digit

    @property
    def seen(self) -> int:
        """A cell in sight that holds the digit already, or -1."""
        values = self.position.values
        holders = (cell for cell in sorted(self._peers) if values[cell] == self.digit)
        return next(holders, -1)

    @property
    def is_open(self) -> bool:
        """Whether the position still has the digit there as a candidate."""
        return bool(self.goal & numbers(self.position.candidates))

    @property
    def goal(self) -> int:
        """The candidate as a mask of numbers."""
        return 1 << CELLS * (self.digit - 1) + self.cell

    @property
    def _peers(self) -> frozenset[int]:
        return STANDARD_SHAPE.peers[self.cell]


@dataclass(frozen=True)
class Why:
    """The answer: steps in order, of which the last concludes; none where a digit in sight does.

    `may_be_shorter` says that the search ended before every shorter proof had been looked for.
    """

    question: Question
    steps: tuple[Step, ...]
    may_be_shorter: bool = False

    def text(self, notation: Notation = "r4c5") -> Message:
        """What is said above the steps."""
        question = self.question
        cell, digit = write_cells([question.cell], notation), question.digit
        if self.steps:
            return _counted(cell, digit, len(self.steps), is_right=question.is_right)
        if question.seen >= 0:
            other = write_cells([question.seen], notation)
            return Message(
                "{cell} is not {digit}: it sees {other}, which is.",
                cell=cell,
                digit=digit,
                other=other,
            )
        given = question.position.values[question.cell]
        return Message("{cell} is given: it is {digit}.", cell=cell, digit=given)

    @property
    def reservation(self) -> Message | None:
        """Says that a shorter proof may exist, where that is not known."""
        return Message("A shorter proof may exist.") if self.may_be_shorter else None


def _counted(cell: str, digit: int, count: int, *, is_right: bool) -> Message:
    """What the steps come to, and how many they are."""
    if is_right:
        if count == 1:
            return Message("{cell} is {digit}, in one step.", cell=cell, digit=digit)
        return Message("{cell} is {digit}, in {count} steps.", cell=cell, digit=digit, count=count)
    if count == 1:
        return Message("{cell} is not {digit}, in one step.", cell=cell, digit=digit)
    return Message("{cell} is not {digit}, in {count} steps.", cell=cell, digit=digit, count=count)


def ask(play: Play, cell: int, digit: int, solution: bytes) -> Question:
    """The question of a digit in a cell, from what else is right of what the player has.

    What the player entered in the cell, or struck out there of the digit, is as if it were not.
    """
    values = bytearray(play.grid.values)
    values[cell] = play.grid.givens[cell]
    struck = with_entry(play.struck, cell, play.struck[cell] & ~(1 << digit - 1))
    before = Play(replace(play.grid, values=bytes(values)), struck)
    return Question(sound_position(before, solution), cell, digit, solution)


def before_digit(states: Iterable[Grid], cell: int) -> Play:
    """What the player had before them when they entered the digit that stands in a cell."""
    line = list(states)
    while len(line) > 1 and line[-1].values[cell]:
        line.pop()
    return Play.of_states(line)


def explain(
    question: Question, ladder: Ladder = LADDER, enough: Stop | None = None, stop: Stop = never
) -> Why:
    """Prove what a question asks, by as few steps as are found before `enough` says so.

    Without it, as many places are searched as take a second or two. Raises `Cancelled` where `stop`
    says that nobody wants to know any more.
    """
    if not question.is_open:
        return Why(question, ())
    rungs, enough = reasoning(ladder), enough or _Patience()
    easy = _easy_trail(question, rungs, -1, stop)
    if not enough():
        easy = min(easy, _easy_trail(question, rungs, question.cell, stop), key=_length)
    search = _Search(question, _no_harder(easy, rungs), enough, stop)
    way = search.shortest(len(easy.laid) - 1)
    if way is None:
        return Why(question, easy.steps, may_be_shorter=search.gave_up)
    shorter = Trail(question.position)
    for rung, finding in way:
        shorter.lay(rung, finding)
    return Why(question, shorter.steps)


def _length(trail: Trail) -> int:
    return len(trail.laid)


def _no_harder(trail: Trail, rungs: Sequence[Rung]) -> Sequence[Rung]:
    """The rungs up to the hardest that a trail takes, all singles among them."""
    used = {laid.rung.name for laid in trail.laid} | {rung.name for rung in SINGLES}
    return rungs[: 1 + max(place for place, rung in enumerate(rungs) if rung.name in used)]


def easy_proof(question: Question, ladder: Ladder = LADDER, stop: Stop = never) -> list[Rung]:
    """The rungs of the easiest steps to what an open question asks. Raises `Cancelled`."""
    return [laid.rung for laid in _easy_trail(question, reasoning(ladder), -1, stop).laid]


def _easy_trail(question: Question, rungs: Sequence[Rung], near: int, stop: Stop) -> Trail:
    """The easiest steps, those near a cell first, to what is asked, without those not needed."""
    last = Rung(Contradiction(rungs, stop), None, "extreme", 0)
    trail = Trail(question.position)
    found: tuple[Rung, Finding] | None = None
    while found is None or not _answers(question, found[1]):
        found = _direct(question, trail.board, SINGLES)
        found = found or nearest(trail.board, (*rungs, last), near, stop)
        if found is None:
            raise ValueError("the position does not lead to the solution")
        trail.lay(*found)
    return trail.shortened(question.goal, stop)


def _answers(question: Question, finding: Finding) -> bool:
    """Whether a finding answers the question."""
    number, cell = question.goal.bit_length() - 1, question.cell
    if question.is_right:
        return number in finding.placements
    return number in finding.eliminations or any(
        placed % CELLS == cell
        or (placed // CELLS == number // CELLS and placed % CELLS in STANDARD_SHAPE.peers[cell])
        for placed in finding.placements
    )


def _direct(question: Question, board: Board, rungs: Sequence[Rung]) -> tuple[Rung, Finding] | None:
    """What some rungs find that answers the question at once."""
    for rung in rungs:
        for finding in instances(rung.technique, board):
            if _answers(question, finding):
                return rung, finding
    return None


class _Patience:
    """Says that it is enough after it was asked some times."""

    def __init__(self) -> None:
        self._left = LOOKS

    def __call__(self) -> bool:
        self._left -= 1
        return self._left < 0


class _Enough(Exception):
    """Whoever asks has waited long enough."""


class _Search:
    """All ways of some number of steps, the shortest first, as long as it may take.

    `gave_up` says afterwards that not all of them have been looked at.
    """

    def __init__(self, question: Question, rungs: Sequence[Rung], enough: Stop, stop: Stop) -> None:
        self._question, self._rungs = question, rungs
        self._enough, self._stop = enough, stop
        self._seen: set[int] = set()
        self.gave_up = False

    def shortest(self, most: int) -> Way | None:
        """The first way of at most so many steps."""
        start = Board(self._question.position)
        try:
            for length in range(1, most + 1):
                way = self._way(start, length)
                if way is not None:
                    return way
        except _Enough:
            self.gave_up = True
        return None

    def _way(self, board: Board, length: int) -> Way | None:
        """A way of exactly so many steps from a board."""
        for rung in self._rungs:
            self._go_on()
            for finding in instances(rung.technique, board):
                way = self._on(board, finding, length)
                if way is not None:
                    return ((rung, finding), *way)
        return None

    def _on(self, board: Board, finding: Finding, length: int) -> Way | None:
        """What leads on after a finding; nothing has to where it is the last."""
        if length == 1:
            return () if _answers(self._question, finding) else None
        self._go_on()
        then = board.copy()
        then.apply(finding)
        # Whole positions would take a hundred times the room; two that share a number cost at most
        # a shorter proof.
        position = hash((length, then.grid().candidates))
        if position in self._seen:
            return None
        self._seen.add(position)
        return self._way(then, length - 1)

    def _go_on(self) -> None:
        go_on(self._stop)
        if self._enough():
            raise _Enough

# SPDX-License-Identifier: MIT
"""Proofs that a digit belongs in a cell or does not, by as few steps as can be found.

The steps are no harder than necessary: only techniques up to the hardest in the easiest proof are
used. With these, shorter proofs are searched for, by number of steps, until all have been tried or
the time is up.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeAlias, TypeVar

from sudoku_qt.engine.message import Counted, Message
from sudoku_qt.engine.sudoku.grid import Grid
from sudoku_qt.engine.sudoku.hints.choice import nearest, reasoning
from sudoku_qt.engine.sudoku.hints.contradiction import Contradiction
from sudoku_qt.engine.sudoku.hints.position import Play, sound_position
from sudoku_qt.engine.sudoku.hints.trail import SINGLES, Laid, Trail, area, numbers
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.ladder import Ladder, Rung
from sudoku_qt.engine.sudoku.logic.path import instances
from sudoku_qt.engine.sudoku.logic.step import Notation, Step, write_cells
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.logic.truths import Truth
from sudoku_qt.engine.sudoku.markings import with_entry
from sudoku_qt.engine.sudoku.shape import CELLS, STANDARD_SHAPE, cells_in
from sudoku_qt.engine.work import Cancelled, Stop, go_on, never

LOOKS = 20_000
"""How often the search checks how much of its time has passed, by default."""
FIRST, OTHERS, WHOLE = 0.45, 0.6, 0.85
"""Shares of the time: until a first proof, until others like it, and until the end of the search;
the rest is for writing it."""
TimeShare: TypeAlias = Callable[[], float]
"""Returns the share of the time that has passed: 0 to 1, or more."""
ResultT = TypeVar("ResultT")
Way = tuple[tuple[Rung, Finding], ...]


@dataclass(frozen=True)
class Question:
    """A digit (1-9) in a cell, and a position in which that is still open.

    The position has candidates and no mistakes. `solution` is that of the puzzle.
    """

    position: Grid
    cell: int
    digit: int
    solution: bytes

    @property
    def is_right(self) -> bool:
        """Whether the digit belongs in the cell."""
        return self.solution[self.cell] == self.digit

    @property
    def seen(self) -> int:
        """A cell that holds the digit and is seen from this one, or -1."""
        values = self.position.values
        holders = (cell for cell in sorted(self._peers) if values[cell] == self.digit)
        return next(holders, -1)

    @property
    def is_open(self) -> bool:
        """Whether the digit is still a candidate of the cell."""
        return bool(self.goal & numbers(self.position.candidates))

    @property
    def goal(self) -> int:
        """The candidate as a mask of candidate numbers."""
        return 1 << self.number

    @property
    def number(self) -> int:
        """The number of the candidate."""
        return CELLS * (self.digit - 1) + self.cell

    @property
    def _peers(self) -> frozenset[int]:
        return STANDARD_SHAPE.peers[self.cell]


@dataclass(frozen=True)
class Why:
    """The answer: steps in order, the last of which concludes; none if a digit in sight does.

    There are also none if an open question was not proved in time. `may_be_shorter` says that the
    search ended before every shorter proof had been tried.
    """

    question: Question
    steps: tuple[Step, ...]
    may_be_shorter: bool = False

    def text(self, notation: Notation = "r4c5") -> Message:
        """The sentence above the steps."""
        question = self.question
        if question.seen >= 0 and not self.steps:
            return _taken(question)
        cell, digit = write_cells([question.cell], notation), question.digit
        if self.steps:
            return _counted(cell, digit, len(self.steps), is_right=question.is_right)
        if question.is_open:
            return _unproved(cell, digit, is_right=question.is_right)
        given = question.position.values[question.cell]
        return Message("{cell} is given: it is {digit}.", cell=cell, digit=given)

    @property
    def reservation(self) -> Message | None:
        """The sentence that a shorter proof may exist, if that is unknown."""
        return Message("A shorter proof may exist.") if self.may_be_shorter else None


def _taken(question: Question) -> Message:
    """Say that a house of the cell has the digit already."""
    seen = STANDARD_SHAPE.houses_of[question.seen]
    house = min(each for each in STANDARD_SHAPE.houses_of[question.cell] if each in seen)
    (kind, number), digit = divmod(house, 9), question.digit
    words = (
        Message("Row {number} already has its {digit}.", number=number + 1, digit=digit),
        Message("Column {number} already has its {digit}.", number=number + 1, digit=digit),
        Message("Box {number} already has its {digit}.", number=number + 1, digit=digit),
    )
    return words[kind]


def _counted(cell: str, digit: int, count: int, *, is_right: bool) -> Message:
    """What the steps come to, and how many they are."""
    if is_right:
        return Counted(
            "{cell} is {digit}, in one step.",
            "{cell} is {digit}, in {count} steps.",
            count,
            cell=cell,
            digit=digit,
        )
    return Counted(
        "{cell} is not {digit}, in one step.",
        "{cell} is not {digit}, in {count} steps.",
        count,
        cell=cell,
        digit=digit,
    )


def _unproved(cell: str, digit: int, *, is_right: bool) -> Message:
    """What is said where the time was too short."""
    if is_right:
        return Message(
            "{cell} is {digit}, but no proof was found in the time there is.",
            cell=cell,
            digit=digit,
        )
    return Message(
        "{cell} is not {digit}, but no proof was found in the time there is.",
        cell=cell,
        digit=digit,
    )


def ask(play: Play, cell: int, digit: int, solution: bytes) -> Question:
    """The question about a digit in a cell, from the rest of what the player has right.

    The player's entry in that cell, and their elimination of the digit there, are ignored.
    """
    values = bytearray(play.grid.values)
    values[cell] = play.grid.givens[cell]
    struck = with_entry(play.struck, cell, play.struck[cell] & ~(1 << digit - 1))
    before = Play(replace(play.grid, values=bytes(values)), struck)
    return Question(sound_position(before, solution), cell, digit, solution)


def before_digit(states: Iterable[Grid], cell: int) -> Play:
    """The player's position when they entered the digit that is in a cell."""
    line = list(states)
    while len(line) > 1 and line[-1].values[cell]:
        line.pop()
    return Play.of_states(line)


def explain(
    question: Question, ladder: Ladder = LADDER, spent: TimeShare | None = None, stop: Stop = never
) -> Why:
    """Answer a question by as few steps as are found in the available time.

    `spent` returns the share of the time that has passed, from 0 to 1; without it the search is
    limited to what takes a second or two. What the ladder does not prove in time is proved by
    contradiction. If that fails, too, there are no steps. Raises `Cancelled` if `stop` says that
    the answer is no longer wanted.
    """
    if not question.is_open:
        return Why(question, ())
    rungs, time = reasoning(ladder), _Time(spent or _Patience(), stop)
    trail = time.within(FIRST, partial(_easy_trail, question, rungs, -1))
    if trail is None:
        supposed = time.within(WHOLE, partial(_refuting, question, rungs))
        return Why(question, supposed.steps if supposed else (), may_be_shorter=bool(supposed))
    easy = _easiest(question, rungs, trail, time)
    search = _ProofSearch(question, _no_harder(easy, rungs), lambda: time.is_past(WHOLE), stop)
    way = search.shortest(len(easy.laid) - 1)
    if way is None:
        return Why(question, easy.steps, may_be_shorter=search.gave_up)
    shorter = Trail(question.position)
    for rung, finding in way:
        shorter.lay(rung, finding)
    return Why(question, shorter.steps)


class _Time:
    """The time for an answer."""

    def __init__(self, spent: TimeShare, stop: Stop) -> None:
        self._spent, self._stop = spent, stop

    def is_past(self, share: float) -> bool:
        """Whether this share of the time has passed."""
        return self._spent() > share

    def within(self, share: float, work: Callable[[Stop], ResultT]) -> ResultT | None:
        """The result of some work; None if this share of the time passes before it ends."""
        try:
            return work(lambda: self._stop() or self.is_past(share))
        except Cancelled:
            go_on(self._stop)
            return None


def _easiest(question: Question, rungs: Sequence[Rung], trail: Trail, time: _Time) -> Trail:
    """The shortest of some trails of the easiest steps, each begun near another cell."""
    peers = sorted(STANDARD_SHAPE.peers[question.cell])
    best = time.within(OTHERS, partial(trail.shortened, question.goal)) or trail
    for near in (question.cell, *peers):
        if len(best.laid) == 1 or time.is_past(OTHERS):
            break
        found = time.within(OTHERS, partial(_short, question, rungs, near))
        best = min(best, found or best, key=_length)
    return best


def _length(trail: Trail) -> int:
    return len(trail.laid)


def _no_harder(trail: Trail, rungs: Sequence[Rung]) -> Sequence[Rung]:
    """The rungs up to the hardest that a trail takes, all singles among them."""
    used = {laid.rung.name for laid in trail.laid} | {rung.name for rung in SINGLES}
    return rungs[: 1 + max(place for place, rung in enumerate(rungs) if rung.name in used)]


def easy_proof(question: Question, ladder: Ladder = LADDER, stop: Stop = never) -> list[Laid]:
    """The easiest steps that answer an open question. Raises `Cancelled`."""
    rungs = reasoning(ladder)
    trail = _short(question, rungs, -1, stop) or _refuting(question, rungs, stop)
    return trail.laid


def _short(question: Question, rungs: Sequence[Rung], near: int, stop: Stop) -> Trail | None:
    """The easiest steps to what is asked, without those that are not needed."""
    trail = _easy_trail(question, rungs, near, stop)
    return trail and trail.shortened(question.goal, stop)


def _easy_trail(question: Question, rungs: Sequence[Rung], near: int, stop: Stop) -> Trail | None:
    """The easiest steps, those near a cell first, to what is asked, if the ladder leads there."""
    trail = Trail(question.position)
    found: tuple[Rung, Finding] | None = None
    while found is None or not _answers(question, found[1]):
        found = _direct(question, trail.board, SINGLES)
        found = found or nearest(trail.board, rungs, near, stop)
        if found is None:
            return None
        trail.lay(*found)
    return trail


def _refuting(question: Question, rungs: Sequence[Rung], stop: Stop) -> Trail:
    """Proofs by contradiction to what is asked: of the digit, or else of all its rivals."""
    technique = Contradiction(rungs, stop)
    trail, rung = Trail(question.position), Rung(technique, None, "extreme", 0)
    if not question.is_right:
        trail.lay(rung, _sure(technique.refute(question.position, question.number)))
        return trail
    rivals = _fewest_rivals(question)
    while (found := _direct(question, trail.board, SINGLES)) is None:
        grid = trail.board.grid()
        easy = (technique.of(grid, rival) for rival in rivals)
        finding = next(filter(None, easy), None) or technique.refute(grid, rivals[0])
        trail.lay(rung, _sure(finding))
        rivals = [rival for rival in rivals if trail.board.has(rival)]
    trail.lay(*found)
    return trail


def _fewest_rivals(question: Question) -> list[int]:
    """The other candidates of the cell, or those of the digit in a house, where these are fewer."""
    there = numbers(question.position.candidates) & ~question.goal
    houses = STANDARD_SHAPE.houses_of[question.cell]
    units = [Truth("cell", question.cell, 0)]
    units += [Truth("house", 9 * house + question.digit - 1, 0) for house in houses]
    return min((list(cells_in(area(unit) & there)) for unit in units), key=len)


def _sure(finding: Finding | None) -> Finding:
    """A finding that cannot be missing in a puzzle with one solution."""
    if finding is None:
        raise ValueError("the position does not lead to the solution")
    return finding


def _answers(question: Question, finding: Finding) -> bool:
    """Whether a finding answers the question."""
    number, cell = question.number, question.cell
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
    """A clock that counts how often it is read."""

    def __init__(self) -> None:
        self._asked = 0

    def __call__(self) -> float:
        self._asked += 1
        return self._asked / LOOKS


class _Enough(Exception):
    """The time is up."""


class _ProofSearch:
    """A search through all sequences of steps, the shortest first, within its time.

    `gave_up` tells afterwards that not all of them have been tried.
    """

    def __init__(self, question: Question, rungs: Sequence[Rung], enough: Stop, stop: Stop) -> None:
        self._question, self._rungs = question, rungs
        self._enough, self._stop = enough, stop
        self._seen: set[int] = set()
        self.gave_up = False

    def shortest(self, most: int) -> Way | None:
        """The first sequence of at most `most` steps."""
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

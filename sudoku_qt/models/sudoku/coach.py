# SPDX-License-Identifier: MIT
"""The coach: which lesson a player should take next, and why, from the record of their games.

A lesson is *known* if it was finished, or if its techniques were found without help often enough
and recently; the lessons about the board are known to anybody who has solved a puzzle. A technique
that hardly ever comes up, and is found when it does, is passed over once the record shows something
of a later section. The first section with a lesson left is the next step, and nothing beyond it is
advised. Within it, the lesson whose techniques cost the player most lately comes first.
"""

import math
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from sudoku_qt.engine.sudoku.learn.lessons.course import COURSE, FIRST, SECTIONS, Lesson
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.store.record import Played

ENOUGH = 3
"""From so many games on, advice is based on them; a technique has to be found as often."""
LATELY = 10
"""The number of games from which reasons are given."""
FADE_GAMES, FADE_TIMES = 10, 4
"""The number of games, or of later occasions, after which a trouble, or a result, weighs half."""
KNOWN = 0.7
"""The share of a technique's occasions that whoever knows it finds alone."""
MOST = 200
"""The number of latest games that are considered."""
SUDOKU = "sudoku"
REST = 5
"""The number of games before postponed advice is given again."""


@dataclass(frozen=True)
class Advice:
    """A lesson to take, its technique that costs most, and the evidence of the last `games`.

    One of its techniques came up in `due` of them. It was found in about `found`, shown by a hint
    in `shown`, missed in `missed`, and took long in `stalled` of them. `is_easiest` says that no
    lesson left in the course comes before it.
    """

    lesson: Lesson
    technique: str = ""
    games: int = 0
    due: int = 0
    found: int = 0
    shown: int = 0
    missed: int = 0
    stalled: int = 0
    is_easiest: bool = False
    skips: bool = False
    """Whether the lessons before it are known though they were not finished."""

    @property
    def is_trouble(self) -> bool:
        """Whether the games, and not only the order of the course, show a need for it."""
        return bool(self.shown or self.missed or self.stalled)


@dataclass(frozen=True)
class Recommendations:
    """All advice, the best first.

    Until `to_play` more games are finished, it only follows the order of the course. There is none
    if the whole course is known, or all of it was put off.
    """

    advice: tuple[Advice, ...] = ()
    to_play: int = 0
    knows_all: bool = False


def recommendations(
    games: Sequence[Played], closed: Collection[str] = (), put_off: Mapping[str, int] | None = None
) -> Recommendations:
    """Advise a player by these Sudokus, the latest last, and by the lessons they have finished.

    `put_off` maps each lesson that the player does not want now to the number of games at that
    time.
    """
    lately = [_as_taught(game) for game in games[-MOST:] if game.found or game.shown or game.missed]
    left = list(_left(lately, closed, is_player=bool(games)))
    to_play = max(ENOUGH - len(lately), 0)
    if not left:
        return Recommendations(to_play=to_play, knows_all=True)
    step = left[:1] if to_play else [each for each in left if each.section == left[0].section]
    resting = {name for name, at in (put_off or {}).items() if 0 <= len(games) - at < REST}
    candidates = [each for each in step if each.name not in resting]
    candidates.sort(
        key=lambda lesson: -_trouble(lately, lesson)
    )  # equals stay in the course's order
    return Recommendations(
        tuple(_advice(lately[-LATELY:], each, left[0], closed) for each in candidates), to_play
    )


def _as_taught(game: Played) -> Played:
    """A game with each kind of a technique replaced by the technique, which lessons teach."""
    return replace(
        game,
        found=LADDER.as_wholes(game.found),
        shown=LADDER.as_wholes(game.shown),
        missed=LADDER.as_wholes(game.missed),
        weak=LADDER.as_wholes(game.weak),
        stalled=LADDER.as_wholes(game.stalled),
    )


def _left(
    lately: Sequence[Played], closed: Collection[str], *, is_player: bool
) -> Iterator[Lesson]:
    """Yield the lessons that the player does not know, in the order of the course."""
    known = {lesson.name for lesson in COURSE if _knows(lately, lesson)}
    reached = max((_place(lesson) for lesson in COURSE if lesson.name in known), default=0)
    for lesson in COURSE:
        is_passed = (
            _place(lesson) < reached and _share(lately, lesson) >= KNOWN
            if lesson.techniques
            else _is_past(lesson, known, closed, is_player=is_player)
        )
        if lesson.name not in known and lesson.name not in closed and not is_passed:
            yield lesson


def _is_past(
    lesson: Lesson, known: Collection[str], closed: Collection[str], *, is_player: bool
) -> bool:
    """Whether a lesson that teaches no technique is behind the player, or not for them.

    What the board is, and notes, are known to whoever has solved a puzzle; other lessons are past
    where one after them is known. Mixed exercises are for whoever takes the lessons before them.
    """
    if lesson.section == FIRST and not lesson.is_mixed:
        return is_player
    section = (each.name for each in COURSE if each.section == lesson.section)
    if lesson.is_mixed and not any(name in closed for name in section):
        return True
    return any(each.name in known for each in COURSE[COURSE.index(lesson) :])


def _place(lesson: Lesson) -> int:
    return SECTIONS.index(lesson.section)


def _knows(lately: Sequence[Played], lesson: Lesson) -> bool:
    """Whether a lesson's techniques were found alone often enough, and mostly so lately."""
    often = sum(_is_found(game, lesson) for game in lately)
    return often >= ENOUGH and _share(lately, lesson) >= KNOWN


def _share(lately: Sequence[Played], lesson: Lesson) -> float:
    """The weighted share of occasions on which it was found alone; 1 before the first."""
    alone = [_is_found(game, lesson) for game in reversed(lately) if _came_up(game, lesson)]
    weights = [_weight(later, FADE_TIMES) for later in range(len(alone))]
    found = sum(weight for weight, good in zip(weights, alone, strict=True) if good)
    return found / sum(weights) if weights else 1.0


def _trouble(lately: Sequence[Played], lesson: Lesson) -> float:
    """The cost of a lesson's techniques, with more weight for later games."""
    costs = (_cost(game, lesson) for game in reversed(lately))
    return sum(cost * _weight(later, FADE_GAMES) for later, cost in enumerate(costs))


def _weight(later: int, half: int) -> float:
    """The weight of a value so many games or occasions ago; a half after `half`."""
    return math.pow(0.5, later / half)


def _cost(game: Played, lesson: Lesson) -> int:
    names = (*_weak(game, game.missed), *_weak(game, game.shown), *game.stalled)
    return sum(name in lesson.techniques for name in names)


def _advice(
    lately: Sequence[Played], lesson: Lesson, easiest: Lesson, closed: Collection[str]
) -> Advice:
    before = COURSE[: COURSE.index(lesson)]
    return Advice(
        lesson,
        _costliest(lately, lesson),
        games=len(lately),
        due=sum(_came_up(game, lesson) for game in lately),
        found=sum(_is_found(game, lesson) for game in lately),
        shown=sum(_has(lesson, _weak(game, game.shown)) for game in lately),
        missed=sum(_has(lesson, _weak(game, game.missed)) for game in lately),
        stalled=sum(_has(lesson, game.stalled) for game in lately),
        is_easiest=lesson is easiest,
        skips=any(each.name not in closed for each in before),
    )


def _costliest(lately: Sequence[Played], lesson: Lesson) -> str:
    """The technique of a lesson that was missed, shown or slow in most games, or its first one."""
    cost = Counter(
        name
        for game in lately
        for name in (*_weak(game, (*game.missed, *game.shown)), *game.stalled)
    )
    return max(lesson.techniques, key=cost.__getitem__, default="")


def _has(lesson: Lesson, techniques: Iterable[str]) -> bool:
    return any(each in lesson.techniques for each in techniques)


def _came_up(game: Played, lesson: Lesson) -> bool:
    return any(_has(lesson, names) for names in (game.found, game.shown, game.missed))


def _is_found(game: Played, lesson: Lesson) -> bool:
    """Whether a game in which the technique was needed shows that the player finds it."""
    return _came_up(game, lesson) and not _has(lesson, _weak(game, (*game.missed, *game.shown)))


def _weak(game: Played, techniques: Iterable[str]) -> list[str]:
    """Weak techniques that count: one that was missed once but otherwise found does not.

    Earlier versions recorded only whether a technique was found at all.
    """
    return [each for each in techniques if each in game.weak or each not in game.found]


def missed_in(games: Sequence[Played], technique: str) -> tuple[Played, ...]:
    """The classic games in which a technique was missed, or shown by a hint, the latest first."""
    classic = (game for game in reversed(games) if game.game == SUDOKU and game.puzzle)
    taught = ((game, _as_taught(game)) for game in classic)
    return tuple(
        game for game, whole in taught if technique in _weak(whole, (*whole.missed, *whole.shown))
    )

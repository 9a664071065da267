# SPDX-License-Identifier: MIT
"""The progress in a lesson: the exercises done, their times, and when the lesson is finished."""

from dataclasses import dataclass, replace

FOUR = 4
"""The number of exercises of a lesson."""
IN_A_ROW = 3
"""The number of correct answers in a row that finish a lesson."""
MOST_DONE = 400
"""The most exercises that are remembered of a lesson that is repeated for ever."""
MOST_SHOWN = 400
"""After so many exercises they come again."""


@dataclass(frozen=True)
class Done:
    """An exercise that was done: its time in seconds, and whether it was right at once.

    It was right at once if the first answer that was checked was right; a nudge is allowed. An
    exercise whose answer was shown does not count as done: another one takes its place.
    """

    seconds: int
    at_once: bool


@dataclass(frozen=True)
class LessonRun:
    """The exercises done in a lesson, in order; `seed` determines the exercises.

    A lesson that is `closed` stays so, whatever comes after.
    """

    seed: str
    done: tuple[Done, ...] = ()
    closed: bool = False
    entered: str = ""
    """In a lesson that is one puzzle: its 81 digits so far, 0 for an empty cell."""
    shown: int = 0
    """How often the answer was shown for the next exercise; for a puzzle, how many digits were."""
    best: int = 0
    """The seconds of the fastest four exercises; 0 if there are none yet."""

    @property
    def number(self) -> int:
        """The number of the next exercise, from 0."""
        return len(self.done)

    @property
    def counted(self) -> int:
        """How many of the four exercises are done."""
        return FOUR if self.closed else min(FOUR, len(self.done))

    @property
    def to_go(self) -> int:
        """How many exercises finish the lesson, if all of them are right at once."""
        if self.closed:
            return 0
        clean = 0
        for each in reversed(self.done):
            if not each.at_once:
                break
            clean += 1
        return max(FOUR - len(self.done), IN_A_ROW - clean, 0)

    def with_done(self, done: Done) -> "LessonRun":
        """The run after another exercise; the lesson is closed when none is left to do."""
        after = replace(self, done=(*self.done, done)[-MOST_DONE:], shown=0)
        if after.number % FOUR == 0:
            seconds = sum(each.seconds for each in after.done[-FOUR:])
            after = replace(after, best=min(seconds, self.best or seconds))
        return replace(after, closed=not after.to_go)

    def with_shown(self) -> "LessonRun":
        """The run after an answer was shown: the next exercise is another one."""
        return replace(self, shown=min(self.shown + 1, MOST_SHOWN))

    def begun_anew(self, seed: str) -> "LessonRun":
        """The lesson from its first exercise on, with other positions."""
        return LessonRun(seed, (), self.closed, best=self.best)

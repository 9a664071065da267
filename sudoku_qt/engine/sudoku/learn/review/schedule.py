# SPDX-License-Identifier: MIT
"""When a technique comes back: FSRS, the Free Spaced Repetition Scheduler, over all its reviews.

Each review has a grade, from which the scheduler estimates how long the technique is remembered; it
comes back on the day when it would be forgotten with a probability of one in ten. Nothing but the
reviews is stored: what follows from them is computed again each time, so that two histories can be
united, and no date can contradict them.

What a player finds alone in a game is remembered, too, so it counts as a review of that day. What a
hint showed, or the player passed over, does not: who takes a hint need not have forgotten it.

A review that a wrong clock has dated later than now is not counted before its day, so that nothing
is put off for years, and it is kept. Within a day it counts as made now.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from enum import IntEnum

MOST = 5
"""The number of positions of a sitting; each takes about a minute."""
LONGEST_DAYS = 365
"""The number of days after which a technique comes back at the latest."""
AHEAD = timedelta(days=1)
"""How far in the future a review may be dated to count at once."""


class Recall(IntEnum):
    """How well a technique was remembered, in the numbers of FSRS."""

    AGAIN = 1
    HARD = 2
    GOOD = 3
    EASY = 4


@dataclass(frozen=True)
class Review:
    """A review: the technique, the time, the grade, and the givens of the puzzle.

    The time knows its zone. The puzzle is "" if the technique was learned just then, which is its
    first review.
    """

    technique: str
    at: datetime
    grade: Recall
    puzzle: str = ""


@dataclass(frozen=True)
class Memory:
    """What is known of a technique: when it is due, and the puzzle of its last review."""

    technique: str
    due: datetime
    puzzle: str = ""

    def days(self, now: datetime) -> int:
        """The number of days until it is due, 0 or less from that day on; in the zone of `now`."""
        return (self.due.astimezone(now.tzinfo).date() - now.date()).days


def memories(reviews: Iterable[Review], now: datetime) -> Mapping[str, Memory]:
    """What is known of each technique at a time, which knows its zone."""
    from fsrs import Card, Rating, Scheduler  # only reviews need it: 40 ms

    scheduler = Scheduler(
        learning_steps=(), relearning_steps=(), maximum_interval=LONGEST_DAYS, enable_fuzzing=False
    )
    cards: dict[str, Card] = {}
    puzzles: dict[str, str] = {}
    for review in _counted(reviews, now):
        name = review.technique
        card = cards.get(name) or Card(card_id=0)
        cards[name], _ = scheduler.review_card(card, Rating(review.grade), review.at)
        puzzles[name] = review.puzzle
    return {name: Memory(name, card.due, puzzles[name]) for name, card in cards.items()}


def _counted(reviews: Iterable[Review], now: datetime) -> Iterator[Review]:
    """The reviews that count, the earliest first, in UTC."""
    utc = now.astimezone(UTC)
    for review in sorted(reviews, key=lambda each: (each.at, each.grade)):
        if review.at <= utc + AHEAD:
            yield replace(review, at=min(review.at.astimezone(UTC), utc))


def due_today(known: Mapping[str, Memory], now: datetime) -> tuple[Memory, ...]:
    """What is due, the longest first, equals as they are given; at most what a sitting has."""
    due = [each for each in known.values() if each.days(now) <= 0]
    return tuple(sorted(due, key=lambda each: each.due)[:MOST])


def enrolled(taught: Collection[str], known: Collection[str], now: datetime) -> tuple[Review, ...]:
    """The first reviews of techniques that were learned, and are not known yet."""
    return tuple(Review(name, now, Recall.GOOD) for name in taught if name not in known)


def found_in_game(
    found: Collection[str], reviews: Iterable[Review], puzzle: str, now: datetime
) -> tuple[Review, ...]:
    """The reviews that a game adds: what was learned before and was found alone, once a day."""
    made = [*reviews]
    today = {each.technique for each in made if each.at.astimezone(now.tzinfo).date() == now.date()}
    names = {each.technique for each in made} - today
    return tuple(Review(name, now, Recall.GOOD, puzzle) for name in found if name in names)

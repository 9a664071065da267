# SPDX-License-Identifier: MIT
"""The levels and styles of the computer player; most are those of the course's paper.

The paper says in prose that the attacking style drops the worse half of the move queue at the first
ply and searches one ply deeper than the others; its table of depths by level does not mention
styles. Here the prose is followed: that style searches one ply deeper at every level, which the
half that it drops pays for in part.

The measured strength of each level against the one below it, in the balanced style, freestyle on 15
x 15, from this program's list of balanced openings, each played with both colours
(`packaging/rank_gomoku.py`); the 95 % confidence interval is in parentheses:

    level         games   share
    medium           48   77 % (63-87)
    hard             48   75 % (61-85)
    glance           40   78 % (62-88)
    moment           40   79 % (64-89)
    tenth            40   74 % (58-85)
    four_tenths      48   72 % (58-83)
    two              60   74 % (62-84)
    ten              55   71 % (58-81)

One second won 19 of 24 games against a tenth, and ten seconds 25 of 30 against one. In a fit to all
924 games, between neighbouring levels and others, a level wins 77, 75, 75, 77, 72, 73, 75 and 70 %
of its games against the one below it; the ratings come from that fit.
"""

from dataclasses import dataclass

from sudoku_qt.engine.message import Fault


@dataclass(frozen=True, slots=True)
class Level:
    """A playing strength.

    `depth` is the search depth in plies, to which a style may add. `noise` is the greatest error in
    judging a move; a lead of 200 is half a win. `overlooks` is the probability, from 0 to 1, of
    overlooking that the opponent is about to make an open four, so that an open three goes
    unanswered. `seconds` is the time for a move, where a clock limits the search; then nothing is
    misjudged or overlooked, and styles make no difference. `rating` is the measured Elo rating,
    rounded, with the weakest level at 0.
    """

    name: str
    depth: int
    noise: int
    overlooks: float
    seconds: float = 0.0
    rating: int = 0


@dataclass(frozen=True, slots=True)
class Style:
    """A style of play.

    `reach` is how far from the nearest stone a move may be, in points. `own` and `opposing` are the
    weights of the shapes of either side. `halved` is the number of plies, from the first one, at
    which the worse half of the move queue is dropped. `deeper` is added to the depth of the level.
    """

    name: str
    reach: int
    own: int
    opposing: int
    halved: int
    deeper: int = 0


UNLIMITED = 100
"""A depth that no search reaches."""


def _timed(name: str, seconds: float, rating: int, depth: int = UNLIMITED) -> Level:
    """A level under a clock; the weakest stop earlier, at a depth."""
    return Level(name, depth, noise=0, overlooks=0.0, seconds=seconds, rating=rating)


EASY = Level("easy", depth=1, noise=100, overlooks=0.2, rating=0)
MEDIUM = Level("medium", depth=2, noise=60, overlooks=0.0, rating=210)
HARD = Level("hard", depth=4, noise=4, overlooks=0.0, rating=400)

LEVELS = (
    EASY,
    MEDIUM,
    HARD,
)

TIMED_LEVELS = (
    _timed("glance", 0.1, 600, depth=1),
    _timed("moment", 0.1, 800, depth=4),
    _timed("tenth", 0.1, 960),
    _timed("four_tenths", 0.4, 1130),
    _timed("two", 2.0, 1320),
    _timed("ten", 10.0, 1470),
)
"""The levels above those with a depth: the same search, limited by time."""

FORMER = {
    "three_tenths": "four_tenths",
    "half": "four_tenths",
    "second": "two",
    "three": "two",
}
"""The levels of earlier versions, with the nearest present level for each."""

ATTACKING = Style("attacking", reach=3, own=6, opposing=3, halved=1, deeper=1)
BALANCED = Style("balanced", reach=2, own=5, opposing=4, halved=0)
DEFENSIVE = Style("defensive", reach=2, own=4, opposing=5, halved=1)

STYLES = (
    ATTACKING,
    BALANCED,
    DEFENSIVE,
)


def level_named(name: object) -> Level:
    """The level of a name, also one of an earlier version. Raises `Fault`."""
    present_name = FORMER.get(str(name), name)
    for level in LEVELS + TIMED_LEVELS:
        if level.name == present_name:
            return level
    raise Fault("“{word}” is not a level of this program.", word=str(name)[:20])


def style_named(name: object) -> Style:
    """The style of a name. Raises `Fault`."""
    for style in STYLES:
        if style.name == name:
            return style
    raise Fault("“{word}” is not a style of this program.", word=str(name)[:20])

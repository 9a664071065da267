# SPDX-License-Identifier: MIT
"""How strong the computer plays, and in what style: the levels and styles of the course's paper.

The paper says in prose that the attacking style drops the worse half of the queue of moves at the
first level and looks one level deeper than the others; its table of depths by level says nothing of
styles. Here the prose is followed: that style has one move more to look ahead at every level, which
the half that it drops pays for in part.

How much stronger each level is than the one below it, in the balanced style, freestyle on 15 x 15,
from the balanced openings of this program's own list, each played with both colours
(`packaging/rank_gomoku.py`); in brackets what holds the true share 95 times of 100:

    level         games   share
    medium           48   77 % (63-87)
    hard             48   75 % (61-85)
    glance           40   78 % (62-88)
    moment           40   79 % (64-89)
    tenth            40   74 % (58-85)
    four_tenths      48   72 % (58-83)
    two              60   74 % (62-84)
    ten              55   71 % (58-81)

One second won 19 of 24 games against a tenth, and ten seconds 25 of 30 against one. Fitted to all
924 games that were played, of neighbours and others, a level wins 77, 75, 75, 77, 72, 73, 75 and
70 % of its games against the one below it; the ratings are those of that fit.
"""

from dataclasses import dataclass

from sudoku_qt.engine.message import Fault


@dataclass(frozen=True, slots=True)
class Level:
    """A strength of play.

    `depth`: moves looked ahead, to which a style may add. `noise`: by how much the worth of a move
    is misjudged at most; a lead of 200 is half a win. `overlooks`: how often, from 0 to 1, it is
    overlooked that the opponent is about to make an open four, so that an open three goes
    unanswered. `seconds`: how long a move may take, where a clock limits the search; then nothing
    is misjudged or overlooked, and styles make no difference. `rating`: how strong it was found to
    be, rounded, on Elo's scale with the weakest at 0.
    """

    name: str
    depth: int
    noise: int
    overlooks: float
    seconds: float = 0.0
    rating: int = 0


@dataclass(frozen=True, slots=True)
class Style:
    """A way of playing.

    `reach`: how many points from the nearest stone a move may be. `own` and `opposing`: how much
    the shapes of either side weigh. `halved`: at how many levels of the search, from the first
    one, the worse half of the queue of moves is left out. `deeper`: how many moves more than the
    level says are looked ahead.
    """

    name: str
    reach: int
    own: int
    opposing: int
    halved: int
    deeper: int = 0


UNLIMITED = 100
"""Further ahead than any search comes."""


def _timed(name: str, seconds: float, rating: int, depth: int = UNLIMITED) -> Level:
    """A level under a clock, of which the weakest end before at a depth."""
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
"""Above the course's levels: the same search under a clock."""

FORMER = {
    "three_tenths": "four_tenths",
    "half": "four_tenths",
    "second": "two",
    "three": "two",
}
"""Levels of earlier versions, and those that are nearest to them."""

ATTACKING = Style("attacking", reach=3, own=6, opposing=3, halved=1, deeper=1)
BALANCED = Style("balanced", reach=2, own=5, opposing=4, halved=0)
DEFENSIVE = Style("defensive", reach=2, own=4, opposing=5, halved=1)

STYLES = (
    ATTACKING,
    BALANCED,
    DEFENSIVE,
)


def level_named(name: object) -> Level:
    """A level by its name, of an earlier version perhaps. Raises `Fault`."""
    wanted = FORMER.get(str(name), name)
    for level in LEVELS + TIMED_LEVELS:
        if level.name == wanted:
            return level
    raise Fault("“{word}” is not a level of this program.", word=str(name)[:20])


def style_named(name: object) -> Style:
    """A style by its name. Raises `Fault`."""
    for style in STYLES:
        if style.name == name:
            return style
    raise Fault("“{word}” is not a style of this program.", word=str(name)[:20])

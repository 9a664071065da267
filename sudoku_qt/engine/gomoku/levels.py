# SPDX-License-Identifier: MIT
"""The levels and styles of the computer player; most are those of the course's paper.

The paper says in prose that the attacking style drops the worse half of the move queue at the first
ply and searches one ply deeper than the others; its table of depths by level does not mention
styles. Here the prose is followed: that style searches one ply deeper at every level, which the
half that it drops pays for in part.

The measured strength of each level against the one below it, in the balanced style, freestyle on 15
x 15, without the opening book, from scattered stones that the search calls even, each opening
played with both colours; the 95 % confidence interval is in parentheses:

    level         games   share
    easy            300   75 % (70-80)
    medium          200   75 % (69-80)
    hard            100   88 % (80-93)
    glance          200   65 % (58-71)
    moment          200   72 % (65-77)
    tenth            50   76 % (63-86)
    four_tenths      64   72 % (60-81)

From other such openings hard won 82 % of 40 games against medium, and a glance 85 % of 54 against
hard. A scripted player that sees fives, stops fours and sees half of all open threes
(`packaging/scripted_gomoku.py`) won 49 % (44-55) of 300 games against a beginner, and 16 % (11-21)
of 200 against easy.

Two seconds won 74 % of 60 games against four tenths, and ten seconds 71 % of 55 against two, with
the evaluation before, the book, and openings of this program's list; that was not measured again.
"""

from dataclasses import dataclass

from sudoku_qt.engine.message import Fault


@dataclass(frozen=True, slots=True)
class Level:
    """A playing strength.

    `depth` is the search depth in plies, to which a style may add. `noise` is the greatest error in
    judging a move; a lead of 200 is half a win. `overlooks` is the probability, from 0 to 1, of
    overlooking at a move what the opponent's open threes threaten, and `overlooks_fours` of
    overlooking what fours do. `seconds` is the time for a move, where a clock limits the search;
    then nothing is misjudged or overlooked, and styles make no difference. `rating` is the measured
    Elo rating, rounded, with the weakest level at 0.
    """

    name: str
    depth: int
    noise: int
    overlooks: float
    overlooks_fours: float = 0.0
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


BEGINNER = Level("beginner", depth=1, noise=200, overlooks=0.5, overlooks_fours=0.15, rating=0)
EASY = Level("easy", depth=1, noise=100, overlooks=0.2, rating=190)
MEDIUM = Level("medium", depth=2, noise=60, overlooks=0.0, rating=380)
HARD = Level("hard", depth=4, noise=4, overlooks=0.0, rating=700)

LEVELS = (
    BEGINNER,
    EASY,
    MEDIUM,
    HARD,
)

TIMED_LEVELS = (
    _timed("glance", 0.1, 810, depth=2),
    _timed("moment", 0.1, 980, depth=5),
    _timed("tenth", 0.1, 1200),
    _timed("four_tenths", 0.4, 1360),
    _timed("two", 2.0, 1540),
    _timed("ten", 10.0, 1700),
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

# SPDX-License-Identifier: MIT
"""What kind of Gomoku a player wants, and with whom."""

from dataclasses import dataclass

PERSON = "person"
CLICKS = ("direct", "second", "buttons")
MOST_MINUTES, MOST_SECONDS = 180, 600


@dataclass(frozen=True)
class NewGomoku:
    """What kind of game is wanted.

    `black` and `white` are a person or a level, with a style each; a limit of 0 is none. `clicks`
    is what a click on the board does: "direct", "second" or "buttons".
    """

    size: int = 16
    rule: str = "freestyle"
    opening: str = "free"
    black: str = PERSON
    white: str = "medium"
    black_style: str = "balanced"
    white_style: str = "balanced"
    game_minutes: int = 0
    move_seconds: int = 0
    increment_seconds: int = 0
    take_back: bool = True
    clicks: str = "direct"

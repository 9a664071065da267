# SPDX-License-Identifier: MIT
"""What the player wanted of the last picture, which is where the next one begins."""

from collections.abc import Collection

from sudoku_qt.store.settings import Settings
from sudoku_qt.views.board.picture import (
    LEAST_SIDE,
    MOST_SIDE,
    SIDE,
    PictureLook,
    on_paper,
    plain,
)
from sudoku_qt.views.dialogs.picture import PictureWish
from sudoku_qt.views.theme import Theme

LOOKS = {"paper": on_paper, "plain": plain}
"""What takes the place of the theme, and is made of the light one."""


def remembered(settings: Settings, endings: Collection[str]) -> PictureWish:
    """What was wanted last; of the formats one that is offered now."""
    ending, colours = settings.text("picture/ending"), settings.text("picture/colours")
    return PictureWish(
        ending if ending in endings else next(iter(endings)),
        colours if colours in LOOKS else "shown",
        settings.flag("picture/coordinates", default=True),
        settings.number("picture/side", SIDE, LEAST_SIDE, MOST_SIDE),
    )


def remember(settings: Settings, wish: PictureWish) -> None:
    """Keep what is wanted now."""
    for name, value in vars(wish).items():
        settings.set(f"picture/{name}", value)


def look_of(wish: PictureWish, shown: Theme, light: Theme) -> PictureLook:
    """The look that is wanted, made of the theme that is shown or of the light one."""
    made = LOOKS.get(wish.colours)
    theme = made(light) if made else shown
    return PictureLook(theme, wish.side, "named" if wish.coordinates else "none")

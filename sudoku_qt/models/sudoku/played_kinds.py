# SPDX-License-Identifier: MIT
"""The kinds of Sudokus that were played, whose times can be compared: classic ones and variants."""

from collections.abc import Iterable, Sequence

from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.statistics import LAST, ratio
from sudoku_qt.store.library.entry import VARIANT_GAME
from sudoku_qt.store.record import Played

CLASSIC, OTHER = "classic", "other"
"""The kinds that are no variants of New: classic Sudokus, and those of any other rules."""


def kind_of(game: Played) -> str:
    """The kind of a game: CLASSIC, the key of a variant, OTHER, or "" if it is no Sudoku."""
    if game.game == VARIANT_GAME:
        return game.kind if game.kind in VARIANT_NAMED else OTHER
    return CLASSIC if game.game == "sudoku" else ""


def kinds_of(games: Iterable[Played]) -> tuple[str, ...]:
    """The kinds of some games, in the order in which New offers them."""
    found = {*map(kind_of, games)}
    return tuple(kind for kind in (CLASSIC, *VARIANT_NAMED, OTHER) if kind in found)


def of_kind(games: Iterable[Played], kind: str) -> tuple[Played, ...]:
    """The games of a kind."""
    return tuple(game for game in games if kind_of(game) == kind)


def alike(games: Iterable[Played], played: Played) -> tuple[Played, ...]:
    """The games of the same kind and level; none if the puzzle was not graded."""
    kind = kind_of(played)
    same = (game for game in of_kind(games, kind) if game.level == played.level)
    if kind == OTHER:
        same = (game for game in same if game.kind == played.kind)
    return tuple(same) if played.level else ()


def last_ratios(games: Iterable[Played]) -> tuple[float, ...]:
    """The times of the last games divided by their predictions, the latest last."""
    return tuple(ratio(game) for game in games if game.predicted_s)[-LAST:]


def best_before(games: Sequence[Played]) -> int:
    """The shortest time of all games before the last; 0 if there is none."""
    return min((game.elapsed_ms for game in games[:-1]), default=0)

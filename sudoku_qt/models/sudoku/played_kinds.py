# SPDX-License-Identifier: MIT
"""The kinds of Sudokus that were played, whose times can be compared: classic ones and variants."""

from collections import Counter
from collections.abc import Iterable, Sequence

from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.models.sudoku.made_variants import VARIANT_NAMED
from sudoku_qt.models.sudoku.statistics import LAST, TELLING, ratio
from sudoku_qt.models.sudoku.variant_titles import is_of_variants, rules_title
from sudoku_qt.store.library.entry import VARIANT_GAME
from sudoku_qt.store.record import Played

CLASSIC, PRACTICE, OTHER = "classic", "practice", "other"
"""The kinds that are no variants of New: classic Sudokus, positions to practise a technique, which
begin in the middle of a puzzle, and Sudokus of rules that have not been played often."""


def kind_of(game: Played) -> str:
    """The kind of a game, or "" if it is no Sudoku.

    That is CLASSIC, PRACTICE, the key of a variant, or the names of any other rules.
    """
    if game.game == VARIANT_GAME:
        if is_of_variants(game.kind):
            return PRACTICE
        return game.kind if game.kind not in {"", CLASSIC, PRACTICE} else OTHER
    if game.game != "sudoku":
        return ""
    return PRACTICE if game.kind in LADDER.places else CLASSIC


def kinds_of(games: Iterable[Played]) -> tuple[str, ...]:
    """The kinds of some games, in the order in which New offers them.

    Other rules are a kind of their own once as many games were played as tell something.
    """
    counts = Counter(map(kind_of, games))
    del counts[""]
    usual = *(kind for kind in (CLASSIC, *VARIANT_NAMED) if kind in counts), *_often(counts)
    rest = [PRACTICE] if PRACTICE in counts else []
    return *usual, *rest, *([OTHER] if counts.keys() - {*usual, *rest} else [])


def _often(counts: Counter[str]) -> list[str]:
    """The names of other rules of which enough games were played."""
    known = {CLASSIC, PRACTICE, OTHER, *VARIANT_NAMED}
    others = (kind for kind, count in counts.items() if count >= TELLING and kind not in known)
    return sorted(filter(rules_title, others))


def of_kind(games: Iterable[Played], kind: str) -> tuple[Played, ...]:
    """The games of a kind; OTHER are those of no other kind of `kinds_of`."""
    games = tuple(games)
    if kind != OTHER:
        return tuple(game for game in games if kind_of(game) == kind)
    shown = {"", *kinds_of(games)} - {OTHER}
    return tuple(game for game in games if kind_of(game) not in shown)


def alike(games: Iterable[Played], played: Played) -> tuple[Played, ...]:
    """The games of the same kind and level; none if the puzzle was not graded.

    What was practised has to be the same.
    """
    kind = kind_of(played)
    same = (game for game in games if kind_of(game) == kind and game.level == played.level)
    if kind == PRACTICE:
        same = (game for game in same if game.kind == played.kind)
    return tuple(same) if played.level else ()


def last_ratios(games: Iterable[Played]) -> tuple[float, ...]:
    """The times of the last games divided by their predictions, the latest last."""
    return tuple(ratio(game) for game in games if game.predicted_s)[-LAST:]


def best_before(games: Sequence[Played]) -> int:
    """The shortest time of all games before the last; 0 if there is none."""
    return min((game.elapsed_ms for game in games[:-1]), default=0)

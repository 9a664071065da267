# SPDX-License-Identifier: MIT
"""Statistics of a player's games: their number, times, ratios to predictions, and help used.

Everything is computed from the record, which grows by a line a game, so that no counters have to be
kept, and nothing can be counted twice. Times are in milliseconds; a *ratio* is a time divided by
the predicted one: 1 is as predicted, less is faster.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from statistics import fmean, median

from sudoku_qt.engine.sudoku.generate.daily import MODE as DAILY
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.sudoku.rating.levels import GRADES
from sudoku_qt.models.local_time import local_time
from sudoku_qt.store.record import Played

LAST = 10
"""The number of games that count as "lately"."""
MEAN_OF = 9
"""The number of points that each average of the line covers."""
BINS = 12
"""The most bins into which times are counted."""
SPANS_MIN = (1, 2, 5, 10, 15, 30, 60, 120, 240)
"""The widths of bins in minutes that are easy to read."""
ENOUGH = 12
"""The number of games from which a player's own pace is known."""
TELLING = 5
"""The number of games from which a chart is meaningful."""
OUTSIDE = 4.0
"""A game longer or shorter than usual by this factor says nothing about the pace."""


@dataclass(frozen=True)
class Point:
    """A game on the time axis: its day, its ratio, and the running mean."""

    day: date
    ratio: float
    mean: float


@dataclass(frozen=True)
class Bin:
    """The number of games that took from `begin` minutes up to the next bin's."""

    begin: int
    count: int


@dataclass(frozen=True)
class Use:
    """How often a technique was found without help, shown by a hint, or missed."""

    technique: str
    found: int
    shown: int
    missed: int

    @property
    def count(self) -> int:
        """How often the technique was due in all."""
        return self.found + self.shown + self.missed


@dataclass(frozen=True)
class Summary:
    """All statistics of some games, in the order in which they were played."""

    solved: int = 0
    usual_ms: int = 0
    """The median time: half of the games took longer."""
    best_ms: int = 0
    before_ms: int = 0
    """The median of the earlier half of them, if there are enough for two halves; otherwise 0."""
    lately: float = 0.0
    """The median ratio of the last games to their predictions; 0 if there were none."""
    unaided: float = 0.0
    """The share that was solved without hints."""
    longest_run: int = 0
    """The longest series of games solved without hints."""
    mistakes: float = 0.0
    """The average number in one game."""
    days_in_row: int = 0
    """The number of consecutive days with a game, up to the last one."""
    points: tuple[Point, ...] = ()
    bins: tuple[Bin, ...] = ()
    bin_minutes: int = 1
    predicted_minutes: float = 0.0
    """The average prediction of these games; 0 if there is none."""
    techniques: tuple[Use, ...] = ()
    """The techniques that were needed most often, the most frequent first."""


def chosen(
    games: Iterable[Played], level: int = 0, since: date | None = None, grade: str = ""
) -> list[Played]:
    """The classic Sudokus among some games, perhaps only of a level, a grade, or from a day on."""
    return of_level((game for game in games if game.game == "sudoku"), level, since, grade)


def of_level(
    games: Iterable[Played], level: int = 0, since: date | None = None, grade: str = ""
) -> list[Played]:
    """The games of a level, a grade, and from a day on, as far as these are given.

    A game without a grade counts as one of the first grade.
    """
    return [
        game
        for game in games
        if (not level or game.level == level)
        and (not grade or (game.grade or GRADES[0].key) == grade)
        and (since is None or day_of(game) >= since)
    ]


def day_of(game: Played) -> date:
    """The local day on which a game ended; the earliest possible day if unknown."""
    ended = local_time(game.when)
    return ended.date() if ended else date.min


def summary(games: Sequence[Played]) -> Summary:
    """The statistics of some games."""
    if not games:
        return Summary()
    times = [game.elapsed_ms for game in games]
    half = len(games) // 2
    ratios = [ratio(game) for game in games if game.predicted_s]
    predicted = [game.predicted_s for game in games if game.predicted_s]
    minutes, bins = _bins(times)
    return Summary(
        solved=len(games),
        usual_ms=round(median(times)),
        best_ms=min(times),
        before_ms=round(median(times[:half])) if len(games) >= 2 * LAST else 0,
        lately=median(ratios[-LAST:]) if ratios else 0.0,
        unaided=sum(not game.hints for game in games) / len(games),
        longest_run=_longest_run(not game.hints for game in games),
        mistakes=fmean(game.mistakes for game in games),
        days_in_row=days_in_row(games),
        points=tuple(_points(games)),
        bins=bins,
        bin_minutes=minutes,
        predicted_minutes=fmean(predicted) / 60 if predicted else 0.0,
        techniques=_techniques(games),
    )


def ratio(game: Played) -> float:
    """The time a game took, divided by the predicted time."""
    return game.elapsed_ms / (1000 * game.predicted_s)


def pace(games: Iterable[Played]) -> float:
    """The player's pace: typical time divided by predicted time; 1 until enough games are known.

    It is the median of the ratios without outliers: a game left open over lunch, or one whose
    solution was known, says nothing about the player.
    """
    ratios = [ratio(game) for game in games if game.predicted_s and game.elapsed_ms]
    if len(ratios) < ENOUGH:
        return 1.0
    usual = median(ratios)
    near = [each for each in ratios if usual / OUTSIDE <= each <= usual * OUTSIDE]
    return median(near)


def _points(games: Sequence[Played]) -> Iterator[Point]:
    ratios: list[float] = []
    for game in games:
        if game.predicted_s:
            ratios.append(ratio(game))
            yield Point(day_of(game), ratios[-1], fmean(ratios[-MEAN_OF:]))


def _bins(times: Sequence[int]) -> tuple[int, tuple[Bin, ...]]:
    """Count the times in bins of minutes, wide enough that there are not too many."""
    minutes = [time // 60_000 for time in times]
    reach = max(minutes) - min(minutes)
    fitting = (span for span in SPANS_MIN if reach // span < BINS)
    wide = next(fitting, reach // BINS + 1)
    first = min(minutes) // wide
    counts = Counter(minute // wide for minute in minutes)
    last = max(counts)
    return wide, tuple(Bin(place * wide, counts[place]) for place in range(first, last + 1))


def _longest_run(goods: Iterable[bool]) -> int:
    longest = run = 0
    for good in goods:
        run = run + 1 if good else 0
        longest = max(longest, run)
    return longest


def daily_run(games: Sequence[Played]) -> int:
    """For how many days in a row a daily puzzle was solved; 0 if the last game was another one."""
    dailies = [game for game in games if game.kind == DAILY]
    return days_in_row(dailies) if dailies and games[-1].kind == DAILY else 0


def days_in_row(games: Sequence[Played]) -> int:
    """The number of consecutive days with one of some games, up to the last one."""
    days = {day_of(game) for game in games}
    day, count = max(days), 0
    while day in days:
        count += 1
        if day == date.min:
            break
        day -= timedelta(days=1)
    return count


def _techniques(games: Sequence[Played]) -> tuple[Use, ...]:
    """The techniques, those due most often first; a kind counts as its technique."""
    found = Counter(name for game in games for name in LADDER.as_wholes(game.found))
    hinted = Counter(name for game in games for name in LADDER.as_wholes(game.shown))
    missed = Counter(name for game in games for name in LADDER.as_wholes(game.missed))
    uses = [Use(each, found[each], hinted[each], missed[each]) for each in found | hinted | missed]
    uses.sort(key=lambda use: (-use.count, use.technique))
    return tuple(uses)

# SPDX-License-Identifier: MIT
"""The rater: how fast on one core, and how near to published ratings and to people's times.

The lists are read from the folder that SUDOKU_DATA names; without it only our own puzzles are
rated. "Ordinary" are those that people were timed on: hidden singles for nine in ten.
"""

import csv
import os
import runpy
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.rating.rater import VALUES, rate

Row = tuple[str, float, str, str]

ROOT = Path(__file__).resolve().parent.parent.parent
spearman = runpy.run_path(str(ROOT / "packaging/ranking.py"))["spearman"]

RANDOM = 300
LOW, HIGH, NEAR = 7.0, 9.0, 0.21


def rows() -> Iterator[Row]:
    """Measure the rater."""
    puzzles = bytes(kernel.minimal_puzzles(0, RANDOM))
    random = [puzzles[81 * n : 81 * n + 81] for n in range(RANDOM)]
    yield from speeds("random minimal puzzles", random)
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        yield "ratings", 0.0, "", "SUDOKU_DATA does not name a folder of data"
        return
    timed = table(Path(folder, "human/solving_times.csv"))
    yield from speeds("ordinary puzzles", [parse(row["puzzle"]) for row in timed])
    yield from agreement(table(Path(folder, "puzzles/rated_se.csv")))
    yield from people(timed)


def table(path: Path) -> list[dict[str, str]]:
    """Read a table of the data."""
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def speeds(name: str, puzzles: Sequence[bytes]) -> Iterator[Row]:
    """Rate puzzles with all values, and with two."""
    for wanted, note in ((VALUES, "all values"), (VALUES[:2], "level and minutes")):
        began = time.process_time()
        for puzzle in puzzles:
            rate(puzzle, wanted)
        taken = time.process_time() - began
        yield f"{name}, {note}", len(puzzles) / taken, "a second", f"{len(puzzles)} puzzles"


def agreement(rated: Sequence[dict[str, str]]) -> Iterator[Row]:
    """Compare the SE rating with the published one, and its order with that of the rest."""
    known = [float(row["SE121_ER"]) for row in rated]
    ratings = [rate(parse(row["puzzle"]), VALUES[:3]) for row in rated]
    gaps = [abs((each.se_rating or 0) - er) for each, er in zip(ratings, known, strict=True)]
    low = [gap < 0.01 for gap, er in zip(gaps, known, strict=True) if er <= LOW]
    high = [gap < NEAR for gap, er in zip(gaps, known, strict=True) if er <= HIGH]
    yield "SE rating equal, up to 7.0", 100 * sum(low) / len(low), "%", f"of {len(low)}"
    yield (
        "SE rating within 0.2, up to 9.0",
        100 * sum(high) / len(high),
        "%",
        f"of {len(high)}",
    )
    ordered = [1e6 * (each.level or 0) + (each.minutes or 0) for each in ratings]
    yield (
        "level, then minutes, against the SE rating",
        spearman(ordered, known),
        "Spearman",
        "",
    )


def people(timed: Sequence[dict[str, str]]) -> Iterator[Row]:
    """Compare the minutes with the times of people; these puzzles were in the fit."""
    found = [rate(parse(row["puzzle"]), ("minutes",)).minutes or 0.0 for row in timed]
    for column in ("mean_seconds", "D_TO"):
        places = [place for place, row in enumerate(timed) if row[column]]
        value = spearman(
            [found[place] for place in places], [float(timed[place][column]) for place in places]
        )
        yield f"minutes against {column}", value, "Spearman", f"{len(places)} puzzles, in the fit"

# SPDX-License-Identifier: MIT
"""Fits the minutes that puzzles are said to take, and writes the coefficients.

    python packaging/fit_minutes.py FOLDER

FOLDER holds human/solving_times.csv: puzzles and the mean seconds of 10-43 players each, from
the data set of solving times that was released into the public domain (CC0) with the study of
what makes Sudoku hard for people; of it only the coefficients are in this project. The columns
that are read are `puzzle`, `players`, `mean_seconds` and `D_TO` (difficulty by time, where its
authors give it).

A ridge regression of the logarithm of the seconds on the solve features. Of the puzzles that need
chains, two dozen, only the usual time is fitted, CHAINS_TAKE: how it grows with rating and hard
steps is what `rating/minutes.py` says. What it prints are rank correlations of predictions for
puzzles that were left out of the fit, in ten parts: the mean over ten ways to part them, and the
least.
"""

import csv
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ranking import Numbers, spearman

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku.kernel.solver import parse  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.rating.explainer.scale import RULES_BELOW_10, UNSOLVED, HardStep  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.minutes import CHAINS_FROM, beyond_chains  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.rater import MOST, way_of_image  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES, features  # noqa: E402 - as above
from sudoku_qt.engine.work import never  # noqa: E402 - as above

MODEL = ROOT / "sudoku_qt/engine/sudoku/rating/minutes_model.py"
RIDGE = 100.0
PARTS = 10
WAYS = 10


class Timed(NamedTuple):
    """Timed puzzles: a row of features each, and the logarithm of the seconds.

    `chained` are rating and hard steps of those that need chains, by their places.
    """

    inputs: Numbers
    seconds: Numbers
    chained: dict[int, tuple[float, list[HardStep]]]

    @classmethod
    def of(cls, rows: Sequence[Mapping[str, str]]) -> "Timed":
        """What is known of the puzzles of some rows of the file."""
        ways = [
            way_of_image(parse(row["puzzle"]), RULES_BELOW_10, never, UNSOLVED, None)
            for row in rows
        ]
        return cls(
            np.array([features(way.image) for way in ways]),
            np.log([float(row["mean_seconds"]) for row in rows]),
            {
                place: (min(way.rating, MOST), way.hard)
                for place, way in enumerate(ways)
                if way.rating >= CHAINS_FROM
            },
        )


class Model(NamedTuple):
    """What is fitted."""

    intercept: float
    weights: Numbers
    chains_take: float

    @classmethod
    def of(cls, timed: Timed, places: Sequence[int]) -> "Model":
        """Fit the puzzles in some places."""
        intercept, weights = fit(timed.inputs[places], timed.seconds[places])
        plain = cls(intercept, weights, 0.0)
        chained = [place for place in places if place in timed.chained]
        left = timed.seconds[chained] - plain.predicted(timed, chained)
        return plain._replace(chains_take=float(left.mean()))

    def predicted(self, timed: Timed, places: Iterable[int]) -> Numbers:
        """The logarithms of the seconds for the puzzles in some places."""
        return np.array([self._of_one(timed, place) for place in places])

    def _of_one(self, timed: Timed, place: int) -> float:
        said = self.intercept + float(timed.inputs[place] @ self.weights)
        if place not in timed.chained:
            return said
        return self.chains_take + beyond_chains(said, *timed.chained[place])


def main(folder: Path) -> None:
    """Fit, say how well it predicts, and write the model."""
    with (folder / "human/solving_times.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    timed = Timed.of(rows)
    rated = np.array([bool(row["D_TO"]) for row in rows])
    difficulty = np.array([float(row["D_TO"]) for row in rows if row["D_TO"]])
    ways = [cross_validated(timed, way) for way in range(WAYS)]
    report("mean time", [spearman(predicted, timed.seconds) for predicted in ways])
    report("D_TO", [spearman(predicted[rated], difficulty) for predicted in ways])
    MODEL.write_text(module(Model.of(timed, range(len(rows)))), encoding="utf-8")


def fit(inputs: Numbers, outputs: Numbers) -> tuple[float, Numbers]:
    """The intercept and the weights of a ridge regression on features of one scale."""
    middle, spread = inputs.mean(0), inputs.std(0) + 1e-9
    scaled = (inputs - middle) / spread
    square = scaled.T @ scaled + RIDGE * np.eye(scaled.shape[1])
    weights = np.linalg.solve(square, scaled.T @ (outputs - outputs.mean())) / spread
    return float(outputs.mean() - middle @ weights), weights


def report(name: str, found: list[float]) -> None:
    """How well predictions agree."""
    print(f"{name}: {np.mean(found):.3f} (at least {min(found):.3f})")


def cross_validated(timed: Timed, way: int) -> Numbers:
    """Predict each tenth of the times from the other nine; `way` says how they are parted."""
    order = np.random.default_rng(way).permutation(len(timed.seconds))
    predicted = np.zeros(len(order))
    for part in range(PARTS):
        left_out = order[part::PARTS]
        model = Model.of(timed, np.setdiff1d(order, left_out).tolist())
        predicted[left_out] = model.predicted(timed, left_out)
    return predicted


def module(model: Model) -> str:
    """Write the coefficients as a module."""
    lines = "\n".join(
        f"    {weight:.6g},  # {name}" for weight, name in zip(model.weights, FEATURES, strict=True)
    )
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""The coefficients of the minutes; packaging/fit_minutes.py writes this file."""\n\n'
        f"INTERCEPT = {model.intercept:.6g}\n"
        f"WEIGHTS = (\n{lines}\n)\n"
        f"CHAINS_TAKE = {model.chains_take:.6g}\n"
        '"""The logarithm of the seconds of a usual puzzle of the least rating with chains."""\n'
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

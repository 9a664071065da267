# SPDX-License-Identifier: MIT
"""Fits the minutes that puzzles are said to take, and writes the coefficients.

    python packaging/fit_minutes.py FOLDER

FOLDER holds human/solving_times.csv: puzzles and the mean seconds of 10-43 players each, from
the data set of solving times that was released into the public domain (CC0) with the study of
what makes Sudoku hard for people; of it only the coefficients are in this project. The columns
that are read are `puzzle`, `players`, `mean_seconds` and `D_TO` (difficulty by time, where its
authors give it).

A ridge regression of the logarithm of the seconds on the solve features. What it prints
are rank correlations of predictions for puzzles that were left out of the fit, in ten parts: the
mean over ten ways to part them, and the least.
"""

import csv
import sys
from pathlib import Path

import numpy as np

from ranking import Numbers, spearman

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from sudoku_qt.engine.sudoku import kernel  # noqa: E402 - found only after that
from sudoku_qt.engine.sudoku.kernel.solver import parse  # noqa: E402 - as above
from sudoku_qt.engine.sudoku.rating.solve_features import FEATURES, features  # noqa: E402 - as above

MODEL = ROOT / "sudoku_qt/engine/sudoku/rating/minutes_model.py"
RIDGE = 100.0
PARTS = 10
WAYS = 10


def main(folder: Path) -> None:
    """Fit, say how well it predicts, and write the model."""
    with (folder / "human/solving_times.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    inputs = np.array([features(kernel.canonical_form(parse(row["puzzle"]))) for row in rows])
    seconds = np.log([float(row["mean_seconds"]) for row in rows])
    rated = np.array([bool(row["D_TO"]) for row in rows])
    difficulty = np.array([float(row["D_TO"]) for row in rows if row["D_TO"]])
    ways = [cross_validated(inputs, seconds, way) for way in range(WAYS)]
    report("mean time", [spearman(predicted, seconds) for predicted in ways])
    report("D_TO", [spearman(predicted[rated], difficulty) for predicted in ways])
    MODEL.write_text(module(*fit(inputs, seconds)), encoding="utf-8")


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


def cross_validated(inputs: Numbers, outputs: Numbers, way: int) -> Numbers:
    """Predict each tenth of the outputs from the other nine; `way` says how they are parted."""
    order = np.random.default_rng(way).permutation(len(outputs))
    predicted = np.zeros(len(outputs))
    for part in range(PARTS):
        left_out = order[part::PARTS]
        others = np.setdiff1d(order, left_out)
        intercept, weights = fit(inputs[others], outputs[others])
        predicted[left_out] = intercept + inputs[left_out] @ weights
    return predicted


def module(intercept: float, weights: Numbers) -> str:
    """Write the coefficients as a module."""
    lines = "\n".join(
        f"    {weight:.6g},  # {name}" for weight, name in zip(weights, FEATURES, strict=True)
    )
    return (
        "# SPDX-License-Identifier: MIT\n"
        '"""The coefficients of the minutes; packaging/fit_minutes.py writes this file."""\n\n'
        f"INTERCEPT = {intercept:.6g}\n"
        f"WEIGHTS = (\n{lines}\n)\n"
    )


if __name__ == "__main__":
    main(Path(sys.argv[1]))

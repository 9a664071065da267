# SPDX-License-Identifier: MIT
"""The fit of the minutes."""

import csv
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from sudoku_qt.engine.sudoku.rating.minutes_model import CHAINS_TAKE, INTERCEPT, WEIGHTS


def test_a_line_is_found(script: Callable[[str], ModuleType]) -> None:
    inputs = np.arange(4000.0).reshape(2000, 2) % 7
    intercept, weights = script("fit_minutes").fit(inputs, 3 + 2 * inputs[:, 0])
    assert np.allclose(intercept + inputs @ weights, 3 + 2 * inputs[:, 0], atol=0.5)


def test_the_model_as_it_is_written_can_be_read(script: Callable[[str], ModuleType]) -> None:
    namespace: dict[str, object] = {}
    fit_minutes = script("fit_minutes")
    model = fit_minutes.Model(INTERCEPT, np.array(WEIGHTS), CHAINS_TAKE)
    exec(fit_minutes.module(model), namespace)  # noqa: S102 - our own text
    assert namespace["WEIGHTS"] == WEIGHTS
    assert namespace["INTERCEPT"] == INTERCEPT
    assert namespace["CHAINS_TAKE"] == CHAINS_TAKE


def test_predictions_agree_with_people(script: Callable[[str], ModuleType]) -> None:
    """Rank correlations on puzzles left out: 0.71 with all times, 0.86 with D_TO."""
    if "SUDOKU_DATA" not in os.environ:
        pytest.skip("SUDOKU_DATA does not name a folder of data")
    path = Path(os.environ["SUDOKU_DATA"], "human/solving_times.csv")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    fit_minutes = script("fit_minutes")
    known = fit_minutes.Timed.of(rows)
    predicted = fit_minutes.cross_validated(known, 0)
    spearman = script("ranking").spearman
    rated = [place for place, row in enumerate(rows) if row["D_TO"]]
    by_time = np.array([float(rows[place]["D_TO"]) for place in rated])
    assert spearman(predicted, known.seconds) > 0.71
    assert spearman(predicted[rated], by_time) > 0.85

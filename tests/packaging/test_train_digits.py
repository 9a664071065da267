# SPDX-License-Identifier: MIT
"""The trainer: its slopes are those of the loss, and it learns."""

import numpy as np
import pytest

import train_digits
from sudoku_qt.engine.pictures.digit_net import DigitNet


def test_each_slope_is_how_the_loss_changes() -> None:
    random = np.random.default_rng(1)
    weights = train_digits.fresh_weights(random)
    cells = random.normal(0, 1, (3, 28, 28)).astype(np.float32)
    digits = np.array([1, 4, 0])
    found = train_digits.slopes(weights, cells, digits)
    for name, each in weights.items():
        place = np.unravel_index(np.abs(found[name]).argmax(), each.shape)
        before, step = each[place].copy(), np.float32(3e-3)
        losses = []
        for moved in (before + step, before - step):
            each[place] = moved
            losses.append(loss(weights, cells, digits))
        each[place] = before
        assert np.isclose((losses[0] - losses[1]) / (2 * step), found[name][place], rtol=0.15), name


def loss(
    weights: dict[str, train_digits.Floats], cells: train_digits.Floats, digits: object
) -> float:
    """What the slopes are of: how unlikely what is wanted is."""
    logs = np.log(DigitNet(weights).probabilities(cells).astype(float))
    wanted = np.full(logs.shape, 0.003)
    wanted[np.arange(3), digits] += 0.97  # type: ignore[index]  # an array of ints
    return float(-(wanted * logs).sum(axis=1).mean())


@pytest.mark.slow
def test_it_learns_from_round_to_round() -> None:
    random = np.random.default_rng(2)
    digits = random.integers(0, 2, 256)
    cells = np.zeros((256, 28, 28), np.float32)
    cells[digits == 1, :14] = 1
    nets = [dict(net.weights) for net in train_digits.trained(cells, digits, 4, random)]
    first, *_, last = (loss(weights, cells[:3], digits[:3]) for weights in nets)
    assert last < first

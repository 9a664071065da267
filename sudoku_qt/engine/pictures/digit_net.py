# SPDX-License-Identifier: MIT
"""The digit net: three convolutional layers that classify small pictures of cells.

`packaging/train_digits.py` trains its weights, from fonts only; they are stored in
`resources/digits.npz`. Class 0 is a cell without a digit: empty, dirty, or with notes.
"""

from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
CLASSES = 10
LAYERS = ("first", "second", "third")


@dataclass(frozen=True, eq=False)
class DigitNet:
    """The weights by name: a matrix for each layer, 9 inputs by outputs, and its `_bias`."""

    weights: dict[str, Floats]

    @classmethod
    def load(cls, path: Path) -> "DigitNet":
        """Read the weights from a file. Raises `OSError`."""
        with np.load(path, allow_pickle=False) as stored:
            return cls({name: stored[name].astype(np.float32) for name in stored.files})

    def probabilities(self, cells: Floats) -> Floats:
        """The probability of each class for each cell, n by 10; the cells are n by 28 by 28."""
        seen = cells[..., None]
        for name in LAYERS:
            seen = pooled(rectified(self._layer(neighbourhoods(seen), name)))
        return softmax(self._layer(rectified(self._hidden(seen)), "last"))

    def _hidden(self, seen: Floats) -> Floats:
        """All pixels of a cell together, n by 64: pixel by pixel, and then their sum.

        As one product it would be large enough for numpy's threads, and on a busy machine they
        wait for each other longer than all the rest takes.
        """
        count, rows, columns, channels = seen.shape
        pixels = np.moveaxis(seen.reshape(count, rows * columns, channels), 1, 0)
        weights = self.weights["hidden"].reshape(rows * columns, channels, -1)
        total = (pixels @ weights).sum(axis=0) + self.weights["hidden_bias"]
        return np.asarray(total, dtype=np.float32)

    def _layer(self, inputs: Floats, name: str) -> Floats:
        return inputs @ self.weights[name] + self.weights[f"{name}_bias"]


def neighbourhoods(seen: Floats) -> Floats:
    """Each pixel with its eight neighbours, their channels in one row; outside the picture is 0."""
    _, rows, columns, _ = seen.shape
    padded = np.pad(seen, ((0, 0), (1, 1), (1, 1), (0, 0)))
    parts = [padded[:, i : i + rows, j : j + columns] for i in range(3) for j in range(3)]
    return np.concatenate(parts, axis=3)


def pooled(seen: Floats) -> Floats:
    """The maximum of each two by two pixels; an odd last row or column is dropped."""
    rows, columns = seen.shape[1] // 2 * 2, seen.shape[2] // 2 * 2
    whole = seen[:, :rows, :columns]
    upper = np.maximum(whole[:, ::2, ::2], whole[:, ::2, 1::2])
    return np.maximum(upper, np.maximum(whole[:, 1::2, ::2], whole[:, 1::2, 1::2]))


def rectified(seen: Floats) -> Floats:
    """The values, with negative ones set to 0."""
    return np.maximum(seen, np.float32(0))


def softmax(scores: Floats) -> Floats:
    """The softmax of scores."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True), dtype=np.float32)

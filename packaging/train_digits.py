# SPDX-License-Identifier: MIT
"""Trains the digit net that reads pictures, from fonts alone, and writes its weights.

    python packaging/train_digits.py [--fonts FOLDER ...] [--cells N] [--rounds N] [--seed N]

Digits are drawn from every face below the folders (those of the system, and the program's own) and
spoiled as cameras do; every tenth face is kept back to see how the net does with faces it has never
met. What comes out follows from the faces and the seed. No photograph is looked at.
The more faces, the better: the net in the program has seen about 500 of Debian's free ones.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from digit_pictures import Artist, faces_in  # noqa: E402 - found only after that
from sudoku_qt.engine.pictures.cells import EDGE  # noqa: E402 - as above
from sudoku_qt.engine.pictures.digit_net import (  # noqa: E402 - as above
    CLASSES,
    LAYERS,
    DigitNet,
    neighbourhoods,
    pooled,
    rectified,
    softmax,
)

TARGET = ROOT / "resources" / "digits.npz"
SYSTEM_FONTS = Path("/usr/share/fonts")
CHANNELS = (12, 24, 40)
HIDDEN = 64
BATCH = 64
RATE = 2e-3
Floats = NDArray[np.float32]


def fresh_weights(random: np.random.Generator) -> dict[str, Floats]:
    """Weights that let through as much as comes in."""
    weights, inputs, side = dict[str, Floats](), 1, EDGE
    for name, outputs in zip(LAYERS, CHANNELS, strict=True):
        weights.update(_layer(name, 9 * inputs, outputs, random))
        inputs, side = outputs, side // 2
    weights.update(_layer("hidden", side * side * inputs, HIDDEN, random))
    weights.update(_layer("last", HIDDEN, CLASSES, random))
    return weights


def _layer(name: str, inputs: int, outputs: int, random: np.random.Generator) -> dict[str, Floats]:
    scale = np.sqrt(2 / inputs)
    drawn = random.normal(0, scale, (inputs, outputs)).astype(np.float32)
    return {name: drawn, f"{name}_bias": np.zeros(outputs, np.float32)}


def slopes(
    weights: dict[str, Floats], cells: Floats, digits: NDArray[np.int64]
) -> dict[str, Floats]:
    """How the mean loss changes with each weight."""
    seen, path = cells[..., None], []
    for name in LAYERS:
        around = neighbourhoods(seen)
        raw = rectified(around @ weights[name] + weights[f"{name}_bias"])
        seen = pooled(raw)
        path.append((around, raw, seen))
    flat = seen.reshape(len(seen), -1)
    hidden = rectified(flat @ weights["hidden"] + weights["hidden_bias"])
    scores = softmax(hidden @ weights["last"] + weights["last_bias"])
    wanted = np.full_like(scores, 0.03 / CLASSES)
    wanted[np.arange(len(digits)), digits] += 0.97
    found = dict[str, Floats]()
    back = (scores - wanted) / np.float32(len(cells))
    back = _through(found, weights, "last", hidden, back) * (hidden > 0)
    back = _through(found, weights, "hidden", flat, back).reshape(seen.shape)
    for name, (around, raw, kept) in reversed(list(zip(LAYERS, path, strict=True))):
        back = _unpooled(back, raw, kept)
        back = _gathered(_through(found, weights, name, around, back))
    return found


def _through(
    found: dict[str, Floats], weights: dict[str, Floats], name: str, inputs: Floats, back: Floats
) -> Floats:
    """Note the slopes of a layer; give those of its inputs."""
    flat = back.reshape(-1, back.shape[-1])
    found[name] = inputs.reshape(-1, inputs.shape[-1]).T @ flat
    found[f"{name}_bias"] = flat.sum(axis=0)
    return back @ weights[name].T


def _unpooled(back: Floats, raw: Floats, kept: Floats) -> Floats:
    """The slopes before pooling: those of the pixel that was the largest, and above 0."""
    rows, columns = kept.shape[1:3]
    spread = np.zeros_like(raw)
    whole = spread[:, : 2 * rows, : 2 * columns]
    inner = raw[:, : 2 * rows, : 2 * columns]
    for i in (0, 1):
        for j in (0, 1):
            largest = (inner[:, i::2, j::2] == kept) & (kept > 0)
            whole[:, i::2, j::2] = back * largest
    return spread


def _gathered(back: Floats) -> Floats:
    """The slopes of the pixels, from those of their neighbourhoods."""
    count, rows, columns, width = back.shape
    channels = width // 9
    padded = np.zeros((count, rows + 2, columns + 2, channels), np.float32)
    for place in range(9):
        i, j = divmod(place, 3)
        padded[:, i : i + rows, j : j + columns] += back[
            ..., place * channels : (place + 1) * channels
        ]
    return padded[:, 1:-1, 1:-1]


def trained(
    cells: Floats, digits: NDArray[np.int64], rounds: int, random: np.random.Generator
) -> Iterator[DigitNet]:
    """The net after each round, by Adam with a rate that falls as a cosine does."""
    weights = fresh_weights(random)
    first = {name: np.zeros_like(each) for name, each in weights.items()}
    second = {name: np.zeros_like(each) for name, each in weights.items()}
    steps, step = rounds * (len(cells) // BATCH), 0
    for _ in range(rounds):
        order = random.permutation(len(cells))
        for start in range(0, len(cells) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            step += 1
            rate = RATE * min(1, step / 200) * 0.5 * (1 + np.cos(np.pi * step / steps))
            for name, slope in slopes(weights, cells[chosen], digits[chosen]).items():
                first[name] += 0.1 * (slope - first[name])
                second[name] += 0.001 * (slope * slope - second[name])
                mean = first[name] / (1 - 0.9**step)
                spread = np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8
                weights[name] = (weights[name] - rate * mean / spread).astype(np.float32)
        yield DigitNet(weights)


def errors(net: DigitNet, cells: Floats, digits: NDArray[np.int64]) -> float:
    """The part of cells that the net takes for something else."""
    parts = range(0, len(cells), 500)
    found = np.concatenate([net.probabilities(cells[at : at + 500]) for at in parts])
    return float((found.argmax(axis=1) != digits).mean())


def main() -> int:
    """Draw, train, write, and say how well it went."""
    parser = ArgumentParser(description="Train the digit net from fonts.")
    parser.add_argument("--fonts", type=Path, nargs="*", default=[SYSTEM_FONTS])
    parser.add_argument("--cells", type=int, default=36_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seed", type=int, default=17)
    parser.add_argument("--to", type=Path, default=TARGET)
    options = parser.parse_args()
    faces = faces_in([*options.fonts, ROOT / "resources" / "fonts"])
    seen = [face for place, face in enumerate(faces) if place % 10]
    print(f"{len(faces)} faces, {len(faces) - len(seen)} of them kept back", flush=True)
    cells, digits = Artist(seen, options.seed).cells(options.cells)
    unseen = Artist(faces[::10], options.seed + 1).cells(5000)
    random = np.random.default_rng(options.seed)
    for net in trained(cells, digits, options.rounds, random):
        print(f"{errors(net, *unseen):.2%} wrong with faces kept back", flush=True)
    half = {name: each.astype(np.float16) for name, each in net.weights.items()}
    np.savez_compressed(options.to, **half)  # type: ignore[arg-type]  # its stub takes the flag alone by name
    print(f"{options.to.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""The fit of Gomoku's evaluation: games are played, values found, a module written."""

from pathlib import Path
from random import Random

import numpy as np

import fit_gomoku


def test_a_game_gives_quiet_positions_of_both_sides_and_its_result() -> None:
    played = [position for seed in range(3) for position in fit_gomoku.play(seed, 0.001)]

    assert played
    assert {result for _, result in played} <= {0.0, 0.5, 1.0}
    assert all(0 <= pair < fit_gomoku.PAIRS**2 for places, _ in played for pair in places)


def test_what_wins_gets_a_higher_value() -> None:
    wins, loses = fit_gomoku.PAIRS * 5, fit_gomoku.PAIRS * 9
    samples = [[wins, 0], [loses, 0]] * 200
    found = fit_gomoku.fitted(samples, [1.0, 0.0] * 200)

    assert found[wins] > 0 > found[loses]


def test_the_written_module_has_the_values(tmp_path: Path) -> None:
    values = np.arange(fit_gomoku.PAIRS**2) - 700
    module: dict[str, object] = {}
    exec(fit_gomoku.written(values), module)  # noqa: S102 - our own text
    read = module["values"]

    assert callable(read)
    assert read() == tuple(values)


def test_positions_are_kept_from_round_to_round(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    fit_gomoku.kept(file, [[1, 2]], [1.0])

    assert fit_gomoku.kept(file, [[3]], [0.0]) == ([[1, 2], [3]], [1.0, 0.0])


def test_stones_are_scattered_near_the_middle() -> None:
    moves = fit_gomoku.scattered(Random(2))
    assert [colour for _, colour in moves] == [1 + number % 2 for number in range(len(moves))]
    assert all(4 <= point // 15 <= 10 for point, _ in moves)

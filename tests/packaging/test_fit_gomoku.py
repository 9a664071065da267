# SPDX-License-Identifier: MIT
"""The fit of Gomoku's evaluation: games are played, tables found, modules written."""

from pathlib import Path
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

import fit_gomoku
from sudoku_qt.engine.gomoku.rules import FREESTYLE
from sudoku_qt.engine.gomoku.search.position import Position
from sudoku_qt.engine.gomoku.search.weights import RANK_STEP, unpacked
from sudoku_qt.engine.gomoku.tables import CATEGORIES

WINS, LOSES, BETTER, WORSE = 5, 9, 7 * CATEGORIES, 11 * CATEGORIES


def test_a_game_is_written_down_with_its_worths_and_its_winner() -> None:
    games = [fit_gomoku.play(seed, 300) for seed in range(4)]

    for game in games:
        assert len(game["m"]) == game["k"] + len(game["w"]) == len(set(game["m"]))
        assert game["r"] in {0, 1, 2}
    assert games[0] == fit_gomoku.play(0, 300)
    assert any(None in game["w"] for game in map(fit_gomoku.play, range(12), [100] * 12))


def test_positions_have_the_points_of_the_board_and_the_place_of_the_move() -> None:
    game = fit_gomoku.play(1, 300)
    samples = fit_gomoku.positions(game)
    learned = [n for n, worth in enumerate(game["w"]) if worth is not None]

    assert len(samples.starts) == len(samples.moves) == len(learned)
    assert ((samples.chances == -1) | (samples.chances >= 0) & (samples.chances <= 1)).all()
    position = Position(FREESTYLE, fit_gomoku.SIZE)
    for number, point in enumerate(game["m"][: game["k"] + learned[0]]):
        position.put(point, 1 + number % 2)
    side = 1 + (game["k"] + learned[0]) % 2
    offers = {point: pair for point, pair, _ in position.features(side)[0]}
    played = game["m"][game["k"] + learned[0]]
    assert samples.moves[0] == -1 or samples.pairs[samples.moves[0]] == offers[played]


def test_the_chance_is_mostly_what_the_search_thought_and_partly_the_result() -> None:
    assert fit_gomoku.chance(0, 1, 1) == 0.625
    assert fit_gomoku.chance(0, 1, 2) == 0.375
    assert fit_gomoku.chance(0, 0, 2) == 0.5
    assert fit_gomoku.chance(999_990, 1, 1) == 1
    assert fit_gomoku.chance(-999_000, 1, 2) == 0


def samples_of(*positions: tuple[list[int], float, int]) -> fit_gomoku.Samples:
    """Positions of some points near stones: their pairs, the chance, the number of the move."""
    sizes = np.cumsum([0, *(len(pairs) for pairs, _, _ in positions)])
    pairs = np.array([pair for pairs, _, _ in positions for pair in pairs], np.int32)
    return fit_gomoku.Samples(
        pairs,
        np.ones(len(pairs), bool),
        sizes[:-1],
        np.zeros(len(positions), np.int64),
        np.array([chance for _, chance, _ in positions]),
        np.array([at + move for at, (_, _, move) in zip(sizes, positions, strict=False)]),
    )


def test_what_wins_gets_a_higher_value_and_what_is_played_a_higher_rank(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fit_gomoku, "BATCH", 10)
    samples = samples_of(*[([WINS, BETTER, WORSE], 0.9, 1), ([WORSE, LOSES, BETTER], 0.1, 2)] * 100)
    own, opposing, both, threats = fit_gomoku.fitted_values(samples)
    ranks = fit_gomoku.fitted_ranks(samples)

    def value(pair: int) -> int:
        first, second = divmod(pair, CATEGORIES)
        return int(own[first] + opposing[second] + both[first, second])

    assert value(WINS) > value(LOSES)
    assert value(fit_gomoku.FAR) == 0
    assert len(threats) == 256
    assert ranks[0][BETTER // CATEGORIES] > ranks[0][WORSE // CATEGORIES]


def test_the_written_module_has_the_numbers() -> None:
    rng = np.random.default_rng(1)
    sizes = (CATEGORIES, CATEGORIES, CATEGORIES**2, fit_gomoku.THREATS)
    parts = [rng.integers(-300, 300, size) for size in sizes]
    module = SimpleNamespace()
    exec(fit_gomoku.written("values", parts), vars(module))  # noqa: S102 - our own text

    assert unpacked(module.TEXT) == [part.tolist() for part in parts]
    assert RANK_STEP * fit_gomoku.RANK_UNIT == 100


def test_games_are_kept_from_round_to_round(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fit_gomoku, "GAMES", tmp_path / "games.txt.xz")
    game = {"m": [112, 113], "k": 1, "w": [None], "r": 0}

    assert fit_gomoku.kept() == []
    fit_gomoku.keep([game, game])
    assert fit_gomoku.kept() == [game, game]


def test_stones_are_scattered_near_the_middle() -> None:
    moves = fit_gomoku.scattered(Random(2))
    assert [colour for _, colour in moves] == [1 + number % 2 for number in range(len(moves))]
    assert all(3 <= point // 15 <= 11 for point, _ in moves)

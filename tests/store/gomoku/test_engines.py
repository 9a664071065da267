# SPDX-License-Identifier: MIT
"""The engines that were chosen: kept, named apart, forgotten, and mended where damaged."""

from pathlib import Path

import pytest

from sudoku_qt.store.gomoku.engines import KEY, EngineStore, OtherEngine
from sudoku_qt.store.settings import Settings

ALPHA, BETA = OtherEngine("Alpha", "/opt/a b/alpha"), OtherEngine("β, 'x'", "C:\\e\\beta.exe")


@pytest.fixture
def settings(tmp_path: Path, qapp: object) -> Settings:
    """Settings with no engine yet."""
    return Settings(tmp_path / "settings.ini")


def test_engines_are_kept_in_the_order_in_which_they_were_chosen(settings: Settings) -> None:
    for engine in (ALPHA, BETA):
        EngineStore(settings).add(engine)
    store = EngineStore(settings)
    assert store.engines() == (ALPHA, BETA)
    assert store.program_of(BETA.name) == BETA.program
    assert store.program_of("Gamma") == ""


def test_two_programs_of_one_name_are_told_apart(settings: Settings) -> None:
    store = EngineStore(settings)
    store.add(ALPHA)
    assert store.add(OtherEngine("Alpha", "/other")).name == "Alpha 2"
    assert store.add(OtherEngine("Alpha", "/third")).name == "Alpha 3"


def test_of_very_many_the_first_ones_go(settings: Settings) -> None:
    store = EngineStore(settings)
    for number in range(1, 53):
        store.add(OtherEngine("Alpha", f"/{number}"))
    assert [engine.program for engine in store.engines()] == [f"/{each}" for each in range(3, 53)]
    assert len({engine.name for engine in store.engines()}) == 50


def test_a_program_chosen_again_is_there_once(settings: Settings) -> None:
    store = EngineStore(settings)
    store.add(ALPHA)
    store.add(OtherEngine("Alpha 1.1", ALPHA.program))
    assert store.engines() == (OtherEngine("Alpha 1.1", ALPHA.program),)


def test_an_engine_can_be_forgotten(settings: Settings) -> None:
    store = EngineStore(settings)
    store.add(ALPHA)
    store.add(BETA)
    store.remove("Alpha")
    assert store.engines() == (BETA,)


@pytest.mark.parametrize("text", ["{", "[]", '{"name": "A"}', '{"name": 3, "program": "x"}'])
def test_what_is_damaged_is_left_out(settings: Settings, text: str) -> None:
    settings.set(KEY, [text, '{"name": "A", "program": "/a"}'])
    assert EngineStore(settings).engines() == (OtherEngine("A", "/a"),)

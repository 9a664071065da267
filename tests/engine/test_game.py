# SPDX-License-Identifier: MIT
"""The contract of a game, held against every game there is."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.strategies import DataObject, SearchStrategy

from sudoku_qt.engine import document
from sudoku_qt.engine.game import Game, IllegalMove, Section, Status
from sudoku_qt.engine.message import Fault
from tests.engine.playable import PLAYABLES, TEXTS, Playable

DATA = st.data()

each_game = pytest.mark.parametrize("playable", PLAYABLES, ids=lambda one: one.name)


def json_values() -> SearchStrategy[Any]:
    """Anything that a JSON file can hold."""
    plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | TEXTS
    return st.recursive(
        plain, lambda inner: st.lists(inner) | st.dictionaries(TEXTS, inner), max_leaves=8
    )


def through_json(section: Section) -> Section:
    """Send a section to a file and back."""
    back: Section = json.loads(json.dumps(section, allow_nan=False))
    return back


@each_game
def test_its_name_will_do_for_files_folders_and_options(playable: Playable) -> None:
    name = playable.game.name

    assert name.isascii()
    assert name.isalpha()
    assert name.islower()


@each_game
@given(data=DATA)
def test_it_starts_in_the_same_state_each_time(playable: Playable, data: DataObject) -> None:
    setup = data.draw(playable.setups)

    assert playable.game.start(setup) == playable.game.start(setup)
    assert isinstance(playable.game.status(setup, playable.game.start(setup)), Status)


@each_game
@given(data=DATA)
def test_a_move_leads_to_the_same_state_each_time_and_leaves_the_old_one(
    playable: Playable, data: DataObject
) -> None:
    game, setup = playable.game, data.draw(playable.setups)
    state = playable.draw_history(data, setup).state
    before = game.write_state(setup, state)
    move = data.draw(playable.moves(setup))

    outcomes = [outcome(game, setup, state, move) for _ in range(2)]

    assert outcomes[0] == outcomes[1]
    assert game.write_state(setup, state) == before
    assert (outcomes[0] is state) == (outcomes[0] == state), "no change gives the same object"


def outcome(game: Game[Any, Any, Any], setup: object, state: object, move: object) -> object:
    """The state after a move, or the sentence that forbids it."""
    try:
        return game.play(setup, state, move)
    except IllegalMove as fault:
        return str(fault)


@each_game
def test_an_illegal_move_leaves_everything_as_it_was(playable: Playable) -> None:
    game, (setup, move) = playable.game, playable.illegal
    state = game.start(setup)

    with pytest.raises(IllegalMove) as refused:
        game.play(setup, state, move)

    assert str(refused.value)
    assert state == game.start(setup)


@each_game
@given(data=DATA)
def test_what_looks_different_is_the_same_from_both_sides(
    playable: Playable, data: DataObject
) -> None:
    game, setup = playable.game, data.draw(playable.setups)
    states = [node.state for node in playable.draw_history(data, setup).nodes]
    first, second, third = (data.draw(st.sampled_from(states)) for _ in range(3))

    assert not game.touched(setup, first, first)
    assert game.touched(setup, first, second) == game.touched(setup, second, first)
    by_way_of_second = game.touched(setup, first, second) | game.touched(setup, second, third)
    assert game.touched(setup, first, third) <= by_way_of_second


@each_game
@given(data=DATA)
def test_setup_states_and_moves_come_back_from_their_words(
    playable: Playable, data: DataObject
) -> None:
    game, setup = playable.game, data.draw(playable.setups)
    history = playable.draw_history(data, setup)

    assert game.read_setup(through_json(game.write_setup(setup))) == setup
    for node in history.nodes:
        words = through_json(game.write_state(setup, node.state))
        assert game.read_state(setup, words) == node.state
    for node in history.nodes[1:]:
        assert game.read_move(setup, game.write_move(setup, node.move)) == node.move


@each_game
@given(data=DATA)
def test_a_move_is_a_plain_word_of_a_line_of_its_own(playable: Playable, data: DataObject) -> None:
    setup = data.draw(playable.setups)
    for node in playable.draw_history(data, setup).nodes[1:]:
        word = playable.game.write_move(setup, node.move)

        assert word.isascii()
        assert word.isprintable()
        assert word == word.strip() != ""
        assert "> " not in word, "that would name the node it was played from"


@each_game
@given(data=DATA)
def test_whatever_was_played_comes_back_from_a_document(
    playable: Playable, data: DataObject
) -> None:
    game, setup = playable.game, data.draw(playable.setups)
    history = playable.draw_history(data, setup)
    written = document.write(document.pack(game, setup, history, 65_000, app="test"))

    opened = document.unpack(game, document.read(written))

    assert opened.setup == setup
    assert opened.history.nodes == history.nodes
    assert opened.history.at == history.at
    assert (opened.elapsed_ms, opened.notices) == (65_000, ())
    again = document.pack(
        game, opened.setup, opened.history, 65_000, app="test", before=opened.document
    )
    assert document.write(again) == written


@each_game
@given(data=DATA, junk=st.dictionaries(TEXTS, json_values(), max_size=3))
def test_junk_for_words_is_a_fault_or_a_value_of_the_game(
    playable: Playable, data: DataObject, junk: Section
) -> None:
    game, setup = playable.game, data.draw(playable.setups)
    words = {**game.write_setup(setup), **game.write_state(setup, game.start(setup))}
    if words:
        junk[data.draw(st.sampled_from(sorted(words)))] = data.draw(json_values())

    for section in (junk, {**words, **junk}):
        assert refusal(lambda words: game.write_setup(game.read_setup(words)), section) != ""
        assert (
            refusal(lambda words: game.write_state(setup, game.read_state(setup, words)), section)
            != ""
        )


@each_game
@given(data=DATA, word=TEXTS | st.text("0123456789rc=+-, ", max_size=12))
def test_a_junk_move_is_a_fault_or_a_move(playable: Playable, data: DataObject, word: str) -> None:
    game, setup = playable.game, data.draw(playable.setups)

    assert refusal(lambda word: game.write_move(setup, game.read_move(setup, word)), word) != ""


def refusal(read: Callable[[Any], object], words: object) -> str | None:
    """The sentence with which something is refused; any other exception is an error."""
    try:
        read(words)
    except Fault as fault:
        return str(fault)
    return None

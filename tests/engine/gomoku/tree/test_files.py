# SPDX-License-Identifier: MIT
"""Trees on their way from and to files: round trips, what breaks the rules, very large ones."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine import document
from sudoku_qt.engine.bookmarks import Bookmarks, write_bookmarks
from sudoku_qt.engine.format import Found, MoveTree
from sudoku_qt.engine.formats import format_named, recognise
from sudoku_qt.engine.gomoku.move import GomokuMove
from sudoku_qt.engine.gomoku.setup import GomokuSetup
from sudoku_qt.engine.gomoku.tree import files
from sudoku_qt.engine.gomoku.tree.branches import Branches, GomokuHistory
from sudoku_qt.engine.gomoku.tree.files import FileNode, found_of_nodes, history_of, lost_tree
from sudoku_qt.engine.notes import SHAPES, Note, tidy_comment
from tests.engine.gomoku.tree.trees import SETUP, grown, library, preorder, random_tree
from tests.sweeps import in_turn

GAME, RENJU15 = SETUP
KEPT = Path(__file__).parents[3] / "data" / "gomoku" / "variations-4.5.gomoku"
COMMENTS = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Zl", "Zp")) | st.just("\n"),
    max_size=30,
)
MARKS = st.dictionaries(
    st.integers(0, 224), st.sampled_from((*SHAPES, "A", "B", "12", "好")), max_size=5
)


def found_of(history: GomokuHistory, setup: GomokuSetup = RENJU15) -> Found:
    words = tuple(document.move_words(GAME, setup, history.nodes))
    line = tuple(GAME.write_move(setup, node.move) for node in history.line() if node.move)
    tree = MoveTree(words, write_bookmarks(history.bookmarks), history.at)
    return Found(GAME.name, GAME.write_setup(setup), None, line, tree=tree)


def told(history: GomokuHistory) -> list[tuple[int, str, Note]]:
    """Every node in its order: its depth, its move, and what is noted."""
    tree = Branches(history)
    return [
        (
            tree.depths[number],
            move.word if (move := history.node(number).move) else "",
            history.bookmarks.note(number),
        )
        for number in preorder(tree)
    ]


@pytest.mark.parametrize("name", ["gomoku_sgf", "gomoku_renlib"])
@given(seed=st.integers(0, 10**6), moves=st.integers(1, 25), data=st.data())
def test_a_tree_comes_back_with_all_that_is_noted(
    name: str, seed: int, moves: int, data: st.DataObject
) -> None:
    history = random_tree(Random(seed), moves)
    for _ in range(data.draw(st.integers(0, 4))):
        number = data.draw(st.integers(1, len(history)))
        text = tidy_comment(data.draw(COMMENTS))
        history.bookmarks = history.bookmarks.noted(number, Note(text, data.draw(MARKS)))
    forks = [node.parent for node in history.nodes[1:]]
    chosen = data.draw(st.integers(1, len(history)))
    main = {forks[chosen - 1]: chosen}
    history.bookmarks = Bookmarks(notes=history.bookmarks.notes, main=main)
    form = format_named(name)

    recognised = recognise(form.encode(form.write(found_of(history))))
    (back,) = recognised.found

    assert recognised.format is form
    assert back.notices == ()
    setup, again = history_of(back)
    assert setup.rule == RENJU15.rule
    assert told(again) == told(history)


def test_a_variation_against_the_rules_is_left_out_with_what_follows() -> None:
    at = GomokuMove
    nodes = [
        FileNode(-1),
        FileNode(0, at("h8")),
        FileNode(1, at("h8"), comment="taken"),
        FileNode(2, at("i8")),
        FileNode(1, at("i9")),
        FileNode(4, at("zz")),
    ]
    found = found_of_nodes(RENJU15, nodes)

    assert found.moves == ("h8", "i9")
    assert found.tree is None
    (notice,) = found.notices
    assert str(notice).startswith("Variations with moves that cannot be played were left out. h8")


def test_where_a_colour_moves_twice_the_other_one_has_passed() -> None:
    nodes = [FileNode(-1), FileNode(0, GomokuMove("h8"), 1), FileNode(1, GomokuMove("i9"), 1)]
    assert found_of_nodes(RENJU15, nodes).moves == ("h8", "pass", "i9")


def test_the_result_belongs_to_the_main_line() -> None:
    nodes = [FileNode(-1), *(FileNode(0, GomokuMove(word)) for word in ("h8", "i9"))]
    found = found_of_nodes(RENJU15, nodes, end=GomokuMove("resign-white"))

    assert found.moves == ("h8", "resign-white")
    assert found.tree is not None
    assert found.tree.moves == ("h8", "0> i9", "1> resign-white")
    assert history_of(found)[1].state.ending is not None


def test_only_so_many_moves_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "MAX_READ_MOVES", 4)
    nodes = [FileNode(-1), *(FileNode(0, GomokuMove(f"{letter}8")) for letter in "abcdefgh")]
    found = found_of_nodes(RENJU15, nodes)

    assert found.tree is not None
    assert len(found.tree.moves) == 2, "a pass and a result have room"
    assert "Only the first 4 moves" in " ".join(map(str, found.notices))


def test_a_very_large_library_is_read_opened_and_written() -> None:
    data = library(Random(44), 3_000)
    (found,) = recognise(data).found
    assert found.tree is not None
    _, history = history_of(found)

    assert len(history) > 2_000
    assert {note.comment for note in history.bookmarks.notes.values()} == {"comment", "局面"}
    form = format_named("gomoku_renlib")
    (again,) = form.read(form.write(found))
    assert told(history_of(again)[1]) == told(history)


@in_turn("name", ["gomoku_text", "gomoku_psq"])
def test_formats_for_lines_say_what_they_lose(name: str) -> None:
    found = found_of(grown("h8", "h9", "1> i9"))

    assert format_named(name).lost(found) == lost_tree(found) is not None
    assert format_named(name).lost(found._replace(tree=None)) is None


def test_a_document_keeps_variations_and_notes_as_version_4() -> None:
    history = grown("h8", "h9", "h10", "1> i9")
    history.bookmarks = history.bookmarks.noted(4, Note("better", {112: "triangle"}))
    data = document.write(document.pack(GAME, RENJU15, history, 0))
    opened = document.unpack(GAME, document.read(data))

    assert b'"version": [\n  4,' in data
    assert opened.notices == ()
    assert told(opened.history) == told(history)


def test_a_game_of_earlier_days_is_read_with_all_its_variations() -> None:
    data = KEPT.read_bytes()
    opened = document.unpack(GAME, document.read(data))
    tree = Branches(opened.history)

    assert opened.notices == ()
    assert opened.history.at == 4
    assert [*tree.onward(1)] == [1, 5, 6], "the main line is not the one played first"
    assert opened.history.bookmarks.note(5).comment == "Better than h9.\n更好。"
    assert opened.history.bookmarks.note(5).marks == {112: "triangle", 113: "A"}
    assert opened.history.bookmarks.note(2).marks == {96: "circle"}
    packed = document.pack(GAME, RENJU15, opened.history, opened.elapsed_ms, app="kept")
    assert document.write(packed) == data


def test_a_line_without_notes_has_the_first_version() -> None:
    packed = document.pack(GAME, RENJU15, grown("h8", "h9"), 0)
    assert packed.major == 1
    noted = grown("h8", "h9")
    noted.bookmarks = noted.bookmarks.noted(1, Note("good"))
    assert document.pack(GAME, RENJU15, noted, 0).major == document.NOTED

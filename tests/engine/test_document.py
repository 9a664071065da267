# SPDX-License-Identifier: MIT
"""The document: what was played comes back, from today's files and from those of every version."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from jsonschema import Draft202012Validator

from sudoku_qt.engine import bookmarks, document
from sudoku_qt.engine.document import Document, DocumentFault
from sudoku_qt.engine.game import Game, Section
from sudoku_qt.engine.history import History
from sudoku_qt.engine.sudoku.game import SudokuGame, SudokuSetup
from sudoku_qt.engine.sudoku.grid import Grid
from tests.engine.nim import Nim, Piles, Take
from tests.engine.playable import PLAYABLES, Playable, play
from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "tests" / "data" / "documents"
GOLDEN = sorted(FILES.iterdir())
SCHEMA = json.loads((ROOT / "resources/schemas/game-4.schema.json").read_text(encoding="utf-8"))

NIM, SUDOKU = Nim(), SudokuGame()
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GIVENS = bytes(int(sign) for sign in PUZZLE.replace(".", "0"))

golden = pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
often = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],  # a limit stays as it was set
)


def bytes_of(name: str) -> bytes:
    """Read one of the files of earlier days."""
    return (FILES / name).read_bytes()


def after(*words: str) -> Grid:
    """Play Sudoku moves, written in words, from the start of the golden files' puzzle."""
    setup = SudokuSetup(GIVENS)
    state = SUDOKU.start(setup)
    for word in words:
        state = SUDOKU.play(setup, state, SUDOKU.read_move(setup, word))
    return state


def reopened(game: Game[Any, Any, Any], setup: object, history: History[Any, Any]) -> Any:
    """Save a game and open it again."""
    written = document.write(document.pack(game, setup, history, 0))
    return document.unpack(game, document.read(written))


def nim_line(matches: int) -> History[Piles, Take]:
    """Take single matches from one pile until none is left."""
    history: History[Piles, Take] = History((matches,))
    for _ in range(matches):
        play(NIM, (matches,), history, (0, 1))
    return history


# Files of each version


def test_a_file_of_1_0_opens_with_notes_branches_and_undone_moves() -> None:
    opened = document.unpack(SUDOKU, document.read(bytes_of("branch-1.0.sudoku")))

    assert opened.setup == SudokuSetup(
        GIVENS,
        "generated",
        mode="digging",
        level=2,
        symmetry="central",
        seed="2026-11-20",
        score=1.7,
        title="Practice – 练习",
        comment='A "quoted" \\ word\nand a second line',
    )
    assert (opened.elapsed_ms, opened.notices) == (754_321, ())
    history = opened.history
    assert history.state == after("r1c4+26", "r3c1+12", "r1c3=4", "r5c5=5")
    assert [node.parent for node in history.nodes] == [-1, 0, 1, 2, 2, 4, 5, 5, 7, 8]
    assert history.redo() == after("r1c4+6", "r3c1+12", "r9c1+3", "r1c3=4", "r5c5=5")
    assert history.go(3) == after("r1c3+24", "r1c4+26", "r3c1=1")


def test_a_file_of_1_0_whose_oldest_moves_were_left_out_opens() -> None:
    opened = document.unpack(SUDOKU, document.read(bytes_of("folded-1.0.sudoku")))

    assert opened.notices == ()
    assert opened.history.state == after("r1c3=4", "r1c4=6", "r1c6+8")
    assert opened.history.go(0) == after("r1c3=4")


@golden
def test_a_file_of_any_version_is_written_back_as_it_was(path: Path) -> None:
    was = json.loads(path.read_bytes())
    before = document.read(path.read_bytes())
    opened = document.unpack(SUDOKU, before)

    packed = document.pack(
        SUDOKU, opened.setup, opened.history, opened.elapsed_ms, app=before.app, before=before
    )
    written = document.write(replace(packed, cursor=before.cursor))

    assert json.loads(written) == {**was, "version": [before.major, document.MINOR]}
    if was["version"] == [before.major, document.MINOR]:
        assert written == path.read_bytes()


def test_the_time_of_every_move_comes_back() -> None:
    history: History[Grid, Any] = History(SUDOKU.start(SudokuSetup(GIVENS)))
    for word, elapsed_ms in (("r1c3=4", 1_500), ("r1c4=6", 62_000)):
        move = SUDOKU.read_move(SudokuSetup(GIVENS), word)
        history.play(move, SUDOKU.play(SudokuSetup(GIVENS), history.state, move), elapsed_ms)

    opened = reopened(SUDOKU, SudokuSetup(GIVENS), history)

    assert [node.elapsed_ms for node in opened.history.nodes] == [0, 1_500, 62_000]


def test_moves_that_an_older_program_added_have_no_time() -> None:
    whole = json.loads(bytes_of("times-1.1.sudoku"))
    whole["history"]["moves"].append("r1c4=6")

    opened = document.unpack(SUDOKU, document.read(json.dumps(whole).encode()))

    assert opened.notices == ()
    assert [node.elapsed_ms for node in opened.history.nodes] == [0, 1_500, 62_000, 0]


@in_turn("times", [7, "1 2", [True, -5], [1e3, "x"], [10**15, None]])
def test_times_that_are_none_cost_no_game(times: object) -> None:
    whole = json.loads(bytes_of("times-1.1.sudoku"))
    whole["history"]["times"] = times

    opened = document.unpack(SUDOKU, document.read(json.dumps(whole).encode()))

    assert opened.notices == ()
    assert [node.elapsed_ms for node in opened.history.nodes] == [0, 0, 0]


def test_of_what_is_written_every_word_is_known() -> None:
    packed = document.pack(NIM, (3,), nim_line(2), 5000)
    whole = replace(packed, base={"piles": [3]}, times=(9, 30), turn_ms=40, cursor=7, app="1.0")
    again = document.read(document.write(whole))

    assert again == whole
    assert (again.unknown, again.unknown_history) == ({}, {})


def test_unknown_words_outlive_the_next_move() -> None:
    before = document.read(bytes_of("unknown-words-1.3.sudoku"))
    opened = document.unpack(SUDOKU, before)
    play(SUDOKU, opened.setup, opened.history, SUDOKU.read_move(opened.setup, "r3c1-12 r1c4=2"))

    written = json.loads(
        document.write(document.pack(SUDOKU, opened.setup, opened.history, 1, before=before))
    )

    assert written["rating"] == {"scale": "steps", "value": 7.25, "rater": None}
    assert written["checked"] is True
    assert written["setup"]["variant_houses"] == [["r1c1", "r2c2"]]
    assert written["state"]["ribbons"] == {"r1c2": [3, 1]}
    assert written["history"]["names"] == {"4": "guess"}
    assert written["state"]["notes"] == {}, "a known word is not brought back"
    assert written["elapsed_ms"] == 1


class TerseNim(Nim):
    """Nim that has nothing to say where no match is left."""

    def write_state(self, setup: Piles, state: Piles) -> Section:
        """Write what is left, if anything is."""
        return super().write_state(setup, state) if any(state) else {}

    def read_state(self, setup: Piles, section: Section) -> Piles:
        """Take nothing for no matches."""
        return super().read_state(setup, section) if section else (0,) * len(setup)


def test_a_known_word_that_is_no_longer_written_is_not_brought_back() -> None:
    game, history = TerseNim(), History[Piles, Take]((1,))
    before = document.read(document.write(document.pack(game, (1,), history, 0)))
    play(game, (1,), history, (0, 1))

    assert document.pack(game, (1,), history, 0, before=before).state == {}


@in_turn(("turn", "read"), [(0, 0), (200, 200), (754_321, 754_321), (10**9, 754_321)])
def test_a_turn_is_no_longer_than_the_game(turn: int, read: int) -> None:
    whole = {**json.loads(bytes_of("branch-1.0.sudoku")), "turn_ms": turn}
    assert document.read(json.dumps(whole).encode()).turn_ms == read


def test_the_file_is_read_by_people_too() -> None:
    text = bytes_of("branch-1.0.sudoku").decode()

    assert text.startswith('{\n "format": "sudoku-qt.game",\n "version"')
    assert '\n   "r1c3=4",\n   "r1c3=5",\n   "5> r5c5=5",\n' in text
    assert "练习" in text


# The schema


def test_the_schema_is_a_schema_and_has_the_program_s_limits() -> None:
    Draft202012Validator.check_schema(SCHEMA)

    known, history = SCHEMA["properties"], SCHEMA["properties"]["history"]["properties"]
    assert known["format"]["const"] == document.FORMAT
    assert known["version"]["prefixItems"][0]["enum"][-1] == document.MAJOR
    assert known["elapsed_ms"]["maximum"] == document.MAX_ELAPSED_MS
    assert known["turn_ms"]["maximum"] == document.MAX_ELAPSED_MS
    assert known["cursor"]["maximum"] == document.MAX_CURSOR
    assert history["checkpoints"]["maxProperties"] == bookmarks.MOST_CHECKPOINTS
    assert history["checkpoints"]["additionalProperties"]["maxLength"] == bookmarks.LONGEST_NAME
    assert history["what_if"]["maximum"] == history["ahead"]["maximum"] == bookmarks.HIGHEST_NODE
    assert history["moves"]["maxItems"] == document.MAX_READ_MOVES
    assert history["at"]["maximum"] == document.MAX_READ_MOVES


@golden
def test_the_schema_tells_of_files_of_any_version(path: Path) -> None:
    Draft202012Validator(SCHEMA).validate(json.loads(path.read_bytes()))


@pytest.mark.parametrize("playable", PLAYABLES, ids=lambda one: one.name)
@often
@given(data=st.data())
def test_the_schema_tells_of_whatever_is_written(playable: Playable, data: DataObject) -> None:
    setup = data.draw(playable.setups)
    packed = document.pack(playable.game, setup, playable.draw_history(data, setup), 5, app="test")

    Draft202012Validator(SCHEMA).validate(json.loads(document.write(packed)))


@in_turn(
    ("word", "value"),
    [
        ("format", "sudoku"),
        ("version", [5, 0]),
        ("game", 1),
        ("elapsed_ms", -1),
        ("setup", {}),
        ("setup", {"givens": ["........."] * 8}),
        ("state", {"values": ["0........"] * 9}),
        ("state", {"values": ["........."] * 9, "notes": {"r1c1": "21"}}),
        ("history", {"moves": ["r1c1"]}),
        ("history", {"moves": ["2>r1c1=1"]}),
        ("setup", {"givens": ["........."] * 9, "rules": "9"}),
        ("setup", {"givens": ["...5"] * 4}),
    ],
)
def test_the_schema_finds_what_is_wrong(word: str, value: object) -> None:
    wrong = {**json.loads(bytes_of("branch-1.0.sudoku")), word: value}

    assert not Draft202012Validator(SCHEMA).is_valid(wrong)


# Very long games


@pytest.mark.slow
def test_of_very_many_moves_the_latest_are_written() -> None:
    history = nim_line(document.MAX_WRITTEN_MOVES + 700)

    opened = reopened(NIM, history.nodes[0].state, history)

    assert opened.notices == ()
    assert opened.history.state == (0,)
    assert document.MAX_WRITTEN_MOVES - 2 < len(opened.history) <= document.MAX_WRITTEN_MOVES


def test_a_long_game_whose_moves_were_mostly_taken_back_can_be_opened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(document, "MAX_WRITTEN_MOVES", 300)
    history = nim_line(document.MAX_WRITTEN_MOVES + 700)
    history.go(3)

    opened = reopened(NIM, history.nodes[0].state, history)

    assert opened.notices == ()
    assert opened.history.state == history.state
    assert opened.history.redo() == history.redo()
    assert len(opened.history) <= document.MAX_WRITTEN_MOVES


@pytest.mark.parametrize("playable", PLAYABLES, ids=lambda one: one.name)
@often
@given(data=st.data())
def test_wherever_one_stands_in_a_long_game_it_comes_back_again_and_again(
    playable: Playable, data: DataObject, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("MAX_WRITTEN_MOVES", "MAX_WRITTEN_TREE"):
        monkeypatch.setattr(document, limit, 4)
    setup = data.draw(playable.setups)
    history = playable.draw_history(data, setup)

    once = reopened(playable.game, setup, history)
    line, kept = ([node.state for node in one.line()] for one in (history, once.history))
    play(playable.game, setup, once.history, data.draw(playable.moves(setup)))
    twice = reopened(playable.game, setup, once.history)

    assert once.notices == twice.notices == ()
    assert len(once.history) <= 5
    assert twice.history.state == once.history.state
    assert line[-len(kept) :] == kept


# What the file says twice


def changed(name: str, **parts: object) -> Document:
    """Read a golden file with some of its parts replaced."""
    whole = json.loads(bytes_of(name))
    for part, value in parts.items():
        whole[part] = {**whole[part], **value} if isinstance(value, dict) else value
    return document.read(json.dumps(whole).encode())


@in_turn(
    ("history", "reason"),
    [
        ({"at": 6}, "The moves in the file lead to another position."),
        ({"at": 10}, "The file says that it stands after a move it does not have."),
        ({"moves": []}, "The file says that it stands after a move it does not have."),
        ({"moves": ["r1c1=4"]}, "r1c1 is given and cannot be changed."),
        ({"moves": ["castles"]}, "“castles” is not a move."),
        ({"moves": ["1> r1c3=4"]}, "“1> r1c3=4” is not a move."),
        ({"moves": ["-1> r1c3=4"]}, "“-1> r1c3=4” is not a move."),
        ({"moves": ["²> r1c3=4"]}, "“²> r1c3=4” is not a move."),
        ({"base": {}}, "The values are not nine rows of nine digits or dots."),
    ],
)
def test_where_the_moves_do_not_lead_to_the_state_the_state_counts(
    history: dict[str, object], reason: str
) -> None:
    opened = document.unpack(SUDOKU, changed("branch-1.0.sudoku", history=history))

    assert opened.history.state == after("r1c4+26", "r3c1+12", "r1c3=4", "r5c5=5")
    assert len(opened.history) == 0
    (notice,) = opened.notices
    assert str(notice) == f"The game is here, but its history was lost. {reason}"


def test_a_game_whose_history_was_lost_is_saved_with_what_follows() -> None:
    opened = document.unpack(SUDOKU, changed("branch-1.0.sudoku", history={"at": 1}))
    play(SUDOKU, opened.setup, opened.history, SUDOKU.read_move(opened.setup, "r9c1=2"))

    again = reopened(SUDOKU, opened.setup, opened.history)

    assert again.notices == ()
    assert again.history.nodes == opened.history.nodes


# Which files are ours


@in_turn("before", ["", "\ufeff", " \n", "\ufeff \n"])
def test_a_document_is_recognised_by_its_beginning(before: str) -> None:
    data = before.encode() + bytes_of("branch-1.0.sudoku")

    assert document.is_document(data[:400])
    assert document.read(data).game == "sudoku"


@in_turn("head", [b"", b"{}", b"[1]", b"53..7....", b'"sudoku-qt.game"', b"\xff"])
def test_anything_else_is_not_recognised(head: bytes) -> None:
    assert not document.is_document(head)


def test_the_document_of_a_newer_program_is_refused_by_name() -> None:
    newer = json.dumps(
        {
            **json.loads(bytes_of("branch-1.0.sudoku")),
            "version": [document.MAJOR + 1, 0],
            "app": "sudoku-qt 9",
        }
    ).encode()
    sentence = "This game was saved by a newer program (sudoku-qt 9). Update this one to open it."

    with pytest.raises(DocumentFault) as not_read:
        document.read(newer)
    with pytest.raises(DocumentFault) as not_replaced:
        document.refuse_newer(newer)

    assert str(not_read.value) == str(not_replaced.value) == sentence


def test_whatever_is_no_newer_document_may_be_replaced() -> None:
    for data in (bytes_of("branch-1.0.sudoku"), b'{"version": [9, 9]}', b"{", b"", b"[" * 9999):
        document.refuse_newer(data)

# SPDX-License-Identifier: MIT
"""Gomoku's formats: what their good samples hold, and what comes back of what they write.

A line of games.txt is one game of a good sample: file, size and rule, moves, notices.
"""

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from random import Random

import pytest

from sudoku_qt.engine.bookmarks import read_bookmarks
from sudoku_qt.engine.format import Format, FormatFault, Found, MoveTree
from sudoku_qt.engine.formats import FORMATS, format_named, recognise
from sudoku_qt.engine.gomoku.board import WHITE
from sudoku_qt.engine.gomoku.game import GomokuGame
from sudoku_qt.engine.gomoku.move import GomokuMove, read_move
from sudoku_qt.engine.gomoku.record import found_of, record_of
from sudoku_qt.engine.gomoku.rules import RENJU, RULES
from sudoku_qt.engine.gomoku.setup import GomokuPlayer, GomokuSetup
from tests.engine.gomoku.cases import stones_of
from tests.sweeps import in_turn

SAMPLES = Path(__file__).parents[2] / "data" / "formats"
GOMOKU = [form for form in FORMATS if form.game == "gomoku"]
GAMES = [
    (path.parent / name, [line.partition(": ")[2] for line in lines])
    for path in sorted(SAMPLES.glob("gomoku_*/games.txt"))
    for name, lines in groupby(
        path.read_text("utf-8").splitlines(), key=lambda line: line.partition(": ")[0]
    )
]
PLAYERS = (GomokuPlayer(name="Anna [1]\\"), GomokuPlayer("computer", "hard", name="陈"))
SETUP = GomokuSetup(size=15, players=PLAYERS)
each_format = pytest.mark.parametrize("form", GOMOKU, ids=lambda form: form.name)


def told(found: Found) -> str:
    """Write what was found as a line of games.txt."""
    said = f"{found.setup['size']} {found.setup['rule']}: {' '.join(found.moves)}"
    notices = " ".join(map(str, found.notices))
    return f"{said}: {notices}" if notices else said


def through(form: Format, found: Found) -> Found:
    """Write something and read it again, as a file."""
    recognised = recognise(form.encode(form.write(found)))
    again, (back,) = recognised.format, recognised.found
    assert again is form
    return back


def moves(words: str) -> list[GomokuMove]:
    return [read_move(word) for word in words.split()]


@in_turn(("path", "games"), GAMES)
def test_a_good_sample_is_recognised_and_read(path: Path, games: Sequence[str]) -> None:
    recognised = recognise(path.read_bytes())
    form, found = recognised.format, recognised.found

    assert form.name == path.parent.name
    assert [told(one) for one in found] == games


def test_every_good_sample_has_its_games_told() -> None:
    assert sorted(path for path, _ in GAMES) == sorted(SAMPLES.glob("gomoku_*/good*"))


@each_format
def test_stones_come_back_in_their_order(form: Format) -> None:
    rng = Random(form.name)
    for number in range(20):
        points = rng.sample(range(225), 2 * number + 1)
        setup = GomokuSetup(size=15, rule=RENJU)
        found = found_of(setup, [GomokuMove.at(15, point) for point in points])

        assert through(form, found).moves == found.moves


@in_turn("name", ["gomoku_psq", "gomoku_sgf"])
@in_turn("size", [5, 16, 19, 20, 22])
def test_size_and_names_come_back(name: str, size: int) -> None:
    setup = GomokuSetup(size=size, players=PLAYERS)
    back = record_of(through(format_named(name), found_of(setup, moves("a1 e5"))))

    assert back.setup.size == size
    assert [player.name for player in back.setup.players] == [one.name for one in PLAYERS]


@each_format
def test_a_game_without_moves_can_be_written(form: Format) -> None:
    assert form.write(found_of(SETUP, []))


def test_a_position_that_is_nothing_but_a_state_is_written_with_its_moves() -> None:
    game = GomokuGame()
    state = record_of(found_of(SETUP, moves("h8 i9 g7"))).last
    found = Found("gomoku", game.write_setup(SETUP), game.write_state(SETUP, state))

    assert format_named("gomoku_text").write(found) == "h8i9g7\n"


def test_psq_keeps_times_levels_and_who_has_black() -> None:
    psq = format_named("gomoku_psq")
    found = found_of(SETUP, moves("h8@12 i9@7 swap@1 j10@3"))
    back = record_of(through(psq, found))

    assert psq.write(found).startswith("Piskvorky 15x15, 3:0, 0\n8,8,12\n9,7,7\n10,6,3\n陈\n")
    assert [move.ms for move in back.moves] == [12, 7, 3]
    assert [(one.kind, one.level) for one in back.setup.players] == [
        ("computer", "hard"),
        ("person", "medium"),
    ]


@in_turn(
    ("level", "number", "back"),
    [("beginner", 1, "easy"), ("easy", 1, "easy"), ("medium", 2, "medium"), ("ten", 3, "hard")],
)
def test_psq_numbers_the_levels_from_easy_on(level: str, number: int, back: str) -> None:
    psq = format_named("gomoku_psq")
    players = GomokuPlayer(), GomokuPlayer("computer", level)
    found = found_of(GomokuSetup(size=15, players=players), moves("h8"))

    assert psq.write(found).startswith(f"Piskvorky 15x15, 0:{number}, 0\n")
    assert record_of(through(psq, found)).setup.players[1].level == back


@pytest.mark.parametrize(("name", "said"), [("gomoku_psq", "0:3, 0"), ("gomoku_sgf", "PW[Rapfi]")])
def test_another_engine_keeps_its_name_and_a_level_by_time_is_the_hardest(
    name: str, said: str
) -> None:
    engine = GomokuPlayer("computer", "two", engine="Rapfi")
    found = found_of(GomokuSetup(size=15, players=(GomokuPlayer(), engine)), [GomokuMove("h8")])
    text = format_named(name).write(found)
    assert said in text
    assert "Rapfi" in text


@in_turn("rule", RULES)
def test_sgf_keeps_the_rule(rule: object) -> None:
    setup = GomokuSetup(size=15, rule=rule)  # type: ignore[arg-type]  # each is a Rule
    back = through(format_named("gomoku_sgf"), found_of(setup, moves("h8")))

    assert record_of(back).setup.rule is rule


@in_turn(
    "words",
    ["h8 i9 resign", "h8 i9 time-white", "h8 draw", "h8 pass", "d8 d9 e8 e9 f8 f9 g8 g9 h8"],
)
def test_sgf_keeps_passes_and_the_end(words: str) -> None:
    found = found_of(SETUP, moves(words))
    before, after = record_of(found), record_of(through(format_named("gomoku_sgf"), found))

    assert after.last.ending == before.last.ending
    assert list(after.stones()) == list(before.stones())


def test_sgf_keeps_set_up_stones_title_and_comment() -> None:
    stones = stones_of("h8 i9", "g8")
    setup = GomokuSetup(size=15, stones=stones, to_move=WHITE, title="A [b] \\c", comment="1\n2]")
    back = record_of(through(format_named("gomoku_sgf"), found_of(setup, moves("a1")))).setup

    assert (back.stones, back.to_move) == (stones, WHITE)
    assert (back.title, back.comment) == (setup.title, setup.comment)


def test_an_opening_is_written_as_the_stones_it_put() -> None:
    setup = GomokuSetup(size=15, opening="swap2", players=PLAYERS)
    found = found_of(setup, moves("h8 i9 c3 two d4 e5 white f6"))
    back = through(format_named("gomoku_sgf"), found)

    assert back.moves == ("h8", "i9", "c3", "d4", "e5", "f6")
    assert record_of(back).setup.players[0].name == "陈"


@in_turn(
    ("name", "setup", "words", "sentence"),
    [
        ("gomoku_renlib", GomokuSetup(size=16), "h8", "boards of 15 rows only; this one has 16"),
        ("gomoku_renlib", GomokuSetup(size=15, stones=stones_of("h8")), "", "were set up"),
        ("gomoku_psq", GomokuSetup(size=15, stones=stones_of("h8")), "", "were set up"),
        ("gomoku_psq", SETUP, "h8 pass", "no word for a pass"),
        ("gomoku_text", GomokuSetup(size=15, stones=stones_of("h8")), "", "were set up"),
        ("gomoku_text", SETUP, "h8 pass", "no word for a pass"),
    ],
)
def test_what_a_format_cannot_hold_is_said(
    name: str, setup: GomokuSetup, words: str, sentence: str
) -> None:
    with pytest.raises(FormatFault, match=sentence):
        format_named(name).write(found_of(setup, moves(words)))


# Files that were made to do harm


@pytest.mark.slow
@in_turn(
    ("name", "text", "sentence"),
    [
        ("gomoku_psq", "Piskvorky 22x22, 0:0, 0\n" + "1,1,0\n" * 500, "more moves than points"),
        ("gomoku_text", "a1" * 500, "more moves than points"),
        ("gomoku_sgf", "(" + ";" * 3_000 + ")", "more moves than points"),
        ("gomoku_sgf", "(;GM[4])" * 20_001, "more than 20000 games"),
        ("gomoku_sgf", "(;AB" + "[aa]" * 2_000 + ")", "cannot stand here"),
        ("gomoku_sgf", "(;GM[4])" + "[" * 100_000, "cannot stand here"),
        ("gomoku_sgf", "(;" + "(" * 100_000, "in the middle of a game"),
        ("gomoku_sgf", "(;)" + ")" * 9, "cannot stand here"),
        ("gomoku_sgf", "(;[aa])", "cannot stand here"),
        ("gomoku_sgf", "(;B[])([aa])", "cannot stand here"),
        ("gomoku_sgf", "(B)", "holds no game"),
        ("gomoku_sgf", "()", "holds no game"),
        ("gomoku_sgf", f"(;{';B[hh]' * 200})" * 500, "more than 100,000 moves"),
        ("gomoku_sgf", "(;C[" + "x" * 9_000_000 + "])", "larger than 8 MB"),
    ],
)
def test_a_file_that_claims_too_much_is_refused(name: str, text: str, sentence: str) -> None:
    with pytest.raises(FormatFault, match=sentence):
        format_named(name).read(text)


def test_a_large_collection_that_was_written_is_read_back() -> None:
    sgf = format_named("gomoku_sgf")
    text = sgf.write(found_of(SETUP, moves("h8 i9")))

    assert {found.moves for found in sgf.read(text * 1_500)} == {("h8", "i9")}


def test_a_deep_tree_is_read_without_recursion() -> None:
    (found,) = format_named("gomoku_sgf").read("(;SZ[15]" + "(;B[hh]" * 1_500 + ")" * 1_501)

    assert found.moves == ("h8", "pass")


def test_renlib_is_recognised_by_its_bytes_and_text_by_its_letters() -> None:
    data = (SAMPLES / "gomoku_renlib" / "good.lib").read_bytes()

    assert recognise(data).format.binary
    assert not recognise(b"h8i9").format.binary
    assert format_named("gomoku_renlib").encode("\xff\x00") == b"\xff\x00"


@pytest.mark.parametrize(
    ("text", "comments"),
    [
        ("(;GM[4]C[of the game];B[hh];W[ig])", {}),
        ("(;GM[4];B[hh]C[of a move];W[ig])", {1: "of a move"}),
        ("(;GM[4];B[hh]C[];W[ig])", {}),
        ("(;GM[4];B[hh];C[one];C[two\\]];W[ig])", {1: "one\ntwo]"}),
    ],
)
def test_sgf_reads_comments_on_moves(text: str, comments: dict[int, str]) -> None:
    (found,) = format_named("gomoku_sgf").read(text)
    notes = read_bookmarks(found.tree.bookmarks).notes if found.tree else {}

    assert {number: note.comment for number, note in notes.items()} == comments
    assert found.notices == ()


@pytest.mark.parametrize("blank", ["\f", "\v", " \r\f", ", ;\f"])
def test_a_line_of_blanks_of_any_kind_is_no_game(blank: str) -> None:
    found = format_named("gomoku_text").read(f"h8i9j10\n{blank}\nh8\n")

    assert [each.moves for each in found] == [("h8", "i9", "j10"), ("h8",)]
    with pytest.raises(FormatFault, match="holds no points"):
        format_named("gomoku_text").read(blank)


@pytest.mark.parametrize(
    "text",
    [
        "(;GM[4]" + "(" * 200_000 + ";B[hh]" + ")" * 200_001,
        "(;GM[4]" + ";B[hh]" * 5_000 + ")",
        "(;GM[4]" + "(;B[hh])" * 100_001 + ")",
        "(;GM[4];B[hh]C[" + "x" * 100_000,
        "(;GM[4](;B[hh](;W[hg](;B[hf]",
    ],
    ids=["nested", "long", "wide", "text without end", "cut off"],
)
def test_hostile_trees_get_a_sentence(text: str) -> None:
    with pytest.raises(FormatFault, match=r"^(Line 1|The file has more than)"):
        format_named("gomoku_sgf").read(text)


HEADING = b"\xffRenLib\xff\3\4" + b"\xff" * 10


@pytest.mark.parametrize(
    ("comment", "letters"),
    [
        ("黑棋必胜,白棋不能挡", "gbk"),
        ("黒の勝ち。白はここに打つしかない", "cp932"),
        ("Noir gagne après ça", "cp1252"),
        ("黑胜", "utf-8"),
        ("Black wins", "ascii"),
    ],
)
def test_comments_of_renlib_are_read_in_the_letters_they_were_written_in(
    comment: str, letters: str
) -> None:
    raw = comment.encode(letters) + b"\b" + comment.encode(letters)
    data = HEADING + b"\0\0" + b"\x78\x48" + raw + b"\0" * (2 - len(raw) % 2)
    (found,) = recognise(data).found

    assert found.tree is not None
    assert read_bookmarks(found.tree.bookmarks).notes[1].comment == f"{comment}\n{comment}"


def test_texts_on_the_board_of_renlib_are_marks_of_the_position() -> None:
    data = HEADING + b"\0\0" + b"\x78\xc1\0\1A\0" + b"\x79\x43\0\1B\0"
    (found,) = recognise(data).found

    assert found.moves == ("h8",)
    assert found.tree is not None
    marks = {
        number: note.marks for number, note in read_bookmarks(found.tree.bookmarks).notes.items()
    }
    assert marks[0] == {112: "A", 113: "B"}


def test_a_library_that_never_ends_gets_a_sentence() -> None:
    with pytest.raises(FormatFault, match="longer than any game"):
        format_named("gomoku_renlib").read((HEADING + b"\0\0" * 10_000).decode("latin-1"))
    data = HEADING + b"\0\0" + b"\x78\x48" + b"x" * (2 << 20) + b"\0"
    with pytest.raises(FormatFault, match="in the middle of a text"):
        format_named("gomoku_renlib").read(data.decode("latin-1"))


OPENED = {  # an opening at different places, and the stones that lie there
    ("rif", "h8 h9 h10 black f9 g8 i7 i7 j6"): "h8 h9 h10 f9 i7 j6",
    ("rif", "h8 h9 h10 white f9 g8"): "h8 h9 h10 f9",
    ("soosyrv-8", "h8 h9 h10 white f9 fifths-2 black g8 i7 g8"): "h8 h9 h10 f9 g8",
    ("taraguchi-10", "h8 black g9 black h6 white e5 one d4"): "h8 g9 h6 e5 d4",
    ("swap2", "h8 h9 h10 two f9 g8 white j6"): "h8 h9 h10 f9 g8 j6",
}


@in_turn(("opened", "stones"), OPENED.items())
def test_of_an_opening_every_format_keeps_the_stones_and_says_so(
    opened: tuple[str, str], stones: str
) -> None:
    opening, words = opened
    setup = GomokuSetup(size=15, rule=RENJU, opening=opening)
    found = found_of(setup, [read_move(word) for word in words.split()])
    assert not found.notices
    for name in ("gomoku_sgf", "gomoku_psq", "gomoku_text", "gomoku_renlib"):
        form = format_named(name)
        (again,) = form.read(form.write(found))
        assert [word.partition("@")[0] for word in again.moves] == stones.split(), name
        assert "The choices and offers of the opening" in str(form.lost(found))
        assert form.lost(again) is None


def test_in_a_tree_what_an_opening_says_hides_no_moves() -> None:
    setup = GomokuSetup(size=15, rule=RENJU, opening="rif")
    words = ["h8", "h9", "h10", "black", "f9", "g8", "i7", "i7", "j6"]
    found = found_of(setup, [read_move(word) for word in words])
    branched = found._replace(tree=MoveTree((*words, "8> g7"), {}, 9))
    for name in ("gomoku_sgf", "gomoku_renlib"):
        form = format_named(name)
        (again,) = form.read(form.write(branched))
        assert list(again.moves) == ["h8", "h9", "h10", "f9", "i7", "j6"]
        assert again.tree is not None
        assert "5> g7" in again.tree.moves

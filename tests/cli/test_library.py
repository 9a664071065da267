# SPDX-License-Identifier: MIT
"""`sudoku library`."""

import csv
import io
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from sudoku_qt.cli.main import main
from sudoku_qt.paths import Paths
from sudoku_qt.store.library.entry import Entry
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from sudoku_qt.store.library.tables import schema
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD
from tests.cli.test_progress import on_a_terminal

FILE = ("--library", "own.sqlite")
TURNED = "".join(EASY[row * 9 + column] for column in range(9) for row in range(9))
LIST = f"{EASY} # One\n{HARD} # Two\n"


@pytest.fixture
def added(sudoku: Sudoku) -> Sudoku:
    """The command line beside a library of two puzzles."""
    Path("list.txt").write_text(LIST, "utf-8")
    assert sudoku("library", "add", "list.txt", *FILE).code == 0
    return sudoku


def kept() -> list[Entry]:
    library = Library(Path("own.sqlite"))
    count = library.count(Query())
    entries = library.page(Query(), 0, count)
    library.close()
    return entries


def test_puzzles_of_files_are_added_once_with_their_names(added: Sudoku) -> None:
    again = added("library", "add", "list.txt", *FILE)

    assert again.out == "list.txt: 0 added, 2 there already, 0 unread\n"
    assert {entry.name for entry in kept()} == {"One", "Two"}
    assert {entry.collection for entry in kept()} == {"list"}


def test_files_may_stand_behind_options_and_between_them(sudoku: Sudoku) -> None:
    Path("one.txt").write_text(f"{EASY}\n", "utf-8")
    Path("two.txt").write_text(f"#7 {HARD}\n", "utf-8")
    ended = sudoku("library", *FILE, "add", "one.txt", "--collection", "Mine", "two.txt")

    assert ended.code == 0
    assert [entry.collection for entry in kept()] == ["Mine", "Mine"]
    assert {entry.name for entry in kept()} == {"", "7"}
    assert sudoku("library", "add", *FILE, "one.txt").out == (
        "one.txt: 0 added, 1 there already, 0 unread\n"
    )


def test_a_line_without_a_puzzle_is_counted_and_the_code_says_so(sudoku: Sudoku) -> None:
    Path("list.txt").write_text(f"{EASY}\nno puzzle\n", "utf-8")
    ended = sudoku("library", "add", "list.txt", "--collection", "Mine", "--format", "jsonl", *FILE)

    assert ended.code == 1
    assert json.loads(ended.out) == {"file": "list.txt", "added": 1, "doubles": 0, "refused": 1}
    assert [entry.collection for entry in kept()] == ["Mine"]


def test_what_is_listed_is_in_the_order_asked_for(added: Sudoku) -> None:
    names = [
        added("library", "list", "--sort", "name", *way, "--template", "{name}", *FILE).out.split()
        for way in ((), ("--descending",))
    ]

    assert names == [["One", "Two"], ["Two", "One"]]


def test_only_what_is_chosen_is_listed(added: Sudoku) -> None:
    def listed(*options: str) -> str:
        return added("library", "list", *options, "--template", "{name}", *FILE).out

    assert listed("--search", "tw") == "Two\n"
    assert listed("--collection", "other") == ""
    assert listed("--state", "solved") == ""
    assert listed("--state", "new", "--sort", "name") == "One\nTwo\n"


def test_an_export_can_be_added_to_another_library(added: Sudoku) -> None:
    assert added("library", "export", "-o", "out.txt", *FILE).code == 0
    again = added("library", "add", "out.txt", "--library", "other.sqlite")

    assert again.out.startswith("out.txt: 2 added")
    assert sorted(Path("out.txt").read_text("utf-8").splitlines()) == sorted(LIST.splitlines())


def test_a_table_and_json_lines_hold_what_is_known(added: Sudoku) -> None:
    library = Library(Path("own.sqlite"))
    (number,) = (entry.id for entry in kept() if entry.name == "One")
    library.set_tags([number], ["blue", "x"])
    library.close()
    table = added("library", "export", "--format", "csv", *FILE).out
    lines = added("library", "export", "--format", "jsonl", *FILE).out.splitlines()
    (row,) = (each for each in csv.DictReader(io.StringIO(table)) if each["name"] == "One")
    (found,) = (each for each in map(json.loads, lines) if each["name"] == "One")

    assert (row["puzzle"], row["tags"], row["clues"]) == (EASY, "blue, x", "30")
    assert (found["level"], found["se_rating"], found["state"]) == (None, None, "new")
    assert row.keys() == found.keys()


def test_twins_stand_together_with_the_number_of_their_puzzle(added: Sudoku) -> None:
    Path("turned.txt").write_text(f"{TURNED} # Turned\n", "utf-8")
    assert added("library", "add", "turned.txt", *FILE).code == 0
    ended = added("library", "twins", "--template", "{twin} {name}", *FILE)

    assert (ended.code, ended.out, ended.err) == (0, "1 One\n1 Turned\n", [])


def test_a_merge_counts_what_is_new(added: Sudoku) -> None:
    Path("more.txt").write_text(f"{TURNED}\n", "utf-8")
    added("library", "add", "list.txt", "more.txt", "--library", "other.sqlite")
    ended = added("library", "merge", "other.sqlite", *FILE)

    assert (ended.code, ended.out) == (0, "other.sqlite: 1 added, 0 damaged and left out\n")
    assert len(kept()) == 3


def test_a_vacuum_gives_room_back(added: Sudoku) -> None:
    with closing(sqlite3.connect("own.sqlite")) as connection:
        connection.execute("INSERT INTO documents VALUES (9999, zeroblob(1000000))")
        connection.execute("DELETE FROM documents WHERE entry = 9999")
        connection.commit()
    ended = added("library", "vacuum", "--format", "jsonl", *FILE)
    told = json.loads(ended.out)

    assert ended.code == 0
    assert told["bytes"] < told["bytes_before"] - 900_000
    assert Path("own.sqlite").stat().st_size == told["bytes"]


def test_variants_are_kept_with_their_rules(sudoku: Sudoku) -> None:
    cells: list[list[dict[str, int]]] = [[{} for _ in range(9)] for _ in range(9)]
    whole = {"size": 9, "title": "Cross", "grid": cells, "diagonal+": True}
    Path("cross.json").write_text(json.dumps(whole), "utf-8")
    assert sudoku("library", "add", "cross.json", *FILE).code == 0
    exported = sudoku("library", "export", *FILE).out

    assert json.loads(exported)["diagonal+"] is True
    assert [(entry.name, entry.terms) for entry in kept()] == [("Cross", ("diagonal+",))]


def test_nobody_has_a_library_and_looking_makes_none(
    sudoku: Sudoku, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Paths, "of_user", lambda: Paths.below(tmp_path / "user"))

    assert sudoku("library", "list") == (0, "", [])
    assert not (tmp_path / "user").exists()
    named = sudoku("library", "list", *FILE)
    assert named == (3, "", ["sudoku: there is no library “own.sqlite”"])


def test_saved_games_are_written_into_a_folder_and_added_again(added: Sudoku) -> None:
    library = Library(Path("own.sqlite"))
    library.set_tags([entry.id for entry in kept()], ["blue"])
    library.close()
    out = ("export", "--format", "sudoku", "-o", "out")
    assert added("library", *out, *FILE) == (0, "", [])
    files = sorted(map(str, Path("out").iterdir()))
    again = added("library", "add", *files, "--library", "other.sqlite", "--format", "jsonl")

    assert [Path(name).name for name in files] == ["1 One.sudoku", "2 Two.sudoku"]
    assert [json.loads(line)["added"] for line in again.out.splitlines()] == [1, 1]
    template = ("--template", "{collection} {tags}", "--library", "other.sqlite")
    assert added("library", "list", *template).out == "list blue\n" * 2
    taken = added("library", *out, *FILE)
    assert taken.code == 4
    assert taken.err == ["sudoku: “out” is there already. Choose a new or an empty folder."]


def test_a_game_of_gomoku_has_no_saved_game_here_and_that_is_said(added: Sudoku) -> None:
    library = Library(Path("own.sqlite"))
    library.add([Entry("gomoku", "15 freestyle free")])
    library.close()
    ended = added("library", "export", "--format", "sudoku", "-o", "out", *FILE)

    assert (ended.code, ended.err) == (0, ["1 entries have no saved game and are left out"])
    assert len([*Path("out").iterdir()]) == 2


def test_a_list_is_read_from_standard_input(sudoku: Sudoku) -> None:
    for options, collection in (((), ""), (("--collection", "Mine"), "Mine")):
        path = f"{collection}.db"
        ended = sudoku("library", "add", "-", *options, "--library", path, stdin=LIST.encode())

        assert (ended.code, ended.out) == (0, "-: 2 added, 0 there already, 0 unread\n")
        library = Library(Path(path))
        found = {(each.name, each.collection) for each in library.page(Query(), 0, 9)}
        library.close()
        assert found == {("One", collection), ("Two", collection)}


def test_a_terminal_sees_how_much_is_added(added: Sudoku, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in (("add", "list.txt"), ("merge", "own.sqlite")):
        terminal = on_a_terminal(monkeypatch)
        assert added("library", *words, "--library", "other.sqlite").code == 0
        drawn = terminal.getvalue()

        assert f"[{'#' * 30}] 100%" in drawn
        assert drawn.endswith("\r\x1b[K")


def _foreign(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE people (name TEXT)")


def _newer(path: Path) -> None:
    Library(path).totals()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {schema.VERSION + 1}")


def _damaged(path: Path) -> None:
    path.write_bytes(b"no library at all, but long enough for its head" * 20)


def _folder(path: Path) -> None:
    path.mkdir()


def _link(path: Path) -> None:
    path.hardlink_to("own.sqlite")


def _cut(path: Path) -> None:
    library = Library(Path("whole.sqlite"))
    library.add([Entry("sudoku", TURNED)])
    library.close()
    path.write_bytes(Path("whole.sqlite").read_bytes()[:9000])


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (_foreign, "“own.sqlite” is not a library of this program."),
        (_newer, "The library was made by a newer program, so it is left alone."),
        (_damaged, "The library is damaged: “own.sqlite”"),
    ],
)
def test_a_file_that_is_no_sound_library_stays_as_it_is(
    make: object, said: str, sudoku: Sudoku
) -> None:
    assert callable(make)
    make(Path("own.sqlite"))
    Path("list.txt").write_text(LIST, "utf-8")
    before = Path("own.sqlite").read_bytes()
    for code, words in ((3, ("list",)), (4, ("add", "list.txt")), (4, ("vacuum",))):
        ended = sudoku("library", *words, *FILE)

        assert (ended.code, ended.out, len(ended.err)) == (code, "", 1)
        assert said in ended.err[0]
    assert Path("own.sqlite").read_bytes() == before
    assert not [*Path().glob("*damaged*")]


def test_what_is_merged_is_an_input(added: Sudoku) -> None:
    for number, make in enumerate((_foreign, _newer, _damaged, _folder, _link, _cut)):
        make(Path(f"{number}.sqlite"))
        ended = added("library", "merge", f"{number}.sqlite", *FILE)

        assert (ended.code, ended.out, len(ended.err)) == (3, "", 1), make
        assert f"“{number}.sqlite”" in ended.err[0]
    for name, said in (("own.sqlite", "is the library itself"), ("no.sqlite", "is not there")):
        ended = added("library", "merge", name, *FILE)
        assert (ended.code, ended.out) == (3, "")
        assert said in ended.err[0]
    assert {entry.name for entry in kept()} == {"One", "Two"}
    assert not [*Path().glob("*workshop*")]


def test_another_program_that_writes_is_waited_for_and_then_told(
    added: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sudoku_qt.store.library.tables.database.PATIENCE_S", 0.01)
    with closing(sqlite3.connect("own.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = added("library", "add", "list.txt", *FILE)
        listed = added("library", "list", *FILE)

    assert refused.code == 4
    assert "Another program is writing to the library." in refused.err[0]
    assert (listed.code, listed.out.count("\n")) == (0, 2)


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="permissions do not hold root back"
)
def test_a_library_that_may_not_be_written_is_listed(added: Sudoku) -> None:
    Path("own.sqlite").chmod(0o400)

    assert added("library", "list", *FILE).code == 0
    refused = added("library", "add", "list.txt", *FILE)
    assert refused.code == 4
    assert "may not be written to" in refused.err[0]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("add",), "“add” needs a file"),
        (("list", "x"), "“list” takes no file"),
        (("add", "x", "--level", "3"), "--level does not go with “add”"),
        (("vacuum", "--template", "{name}"), "--template does not go with “vacuum”"),
        (("list", "--template", "{nothing}"), "“{nothing}” is no field"),
        (("list", "--minimal", "--not-minimal"), "exclude each other"),
        (("add", "x", "--not-minimal"), "--not-minimal does not go with “add”"),
        (("list", "--clues", "0"), "“0” is no number of givens from 1 to 256, nor A~B"),
        (("list", "--clues", "30~20"), "“30~20” is no number of givens"),
        (("list", "--hardest", "x_wing,magic"), "there is no technique “magic”"),
        (("list", "--format", "sudoku"), "--format sudoku does not go with “list”"),
        (("export", "--format", "sudoku"), "written into a folder: -o FOLDER"),
        (("export", "--format", "sudoku", "-o", "x", "--template", "a"), "--template does not go"),
        (("list", "--technique", "magic"), "there is no technique “magic”"),
        (("burn",), "“burn” is none of list"),
    ],
)
def test_what_makes_no_sense_is_refused(words: tuple[str, ...], said: str, sudoku: Sudoku) -> None:
    Path("own.sqlite").touch()
    ended = sudoku("library", *words, *FILE)

    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err[0]


def test_two_programs_lose_nothing(added: Sudoku) -> None:
    window = Library(Path("own.sqlite"))
    assert window.count(Query()) == 2
    Path("more.txt").write_text(f"{TURNED}\n", "utf-8")
    code = "import sys; from sudoku_qt.cli.main import main; sys.exit(main())"
    words = [sys.executable, "-c", code, "library", "add", "more.txt", *FILE]
    with window._database.writing() as connection:  # the other one waits for it
        other = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        connection.execute("UPDATE entries SET favourite = 1")
    _, err = other.communicate()

    assert (other.returncode, err) == (0, b"")
    assert window.count(Query()) == 3
    assert window.count(Query(favourite=True)) == 2
    window.close()


def test_it_needs_no_qt(added: Sudoku) -> None:
    code = (
        "import sys\n"
        "sys.modules |= {'PySide6': None, 'shiboken6': None, 'numpy': None}\n"
        "from sudoku_qt.cli.main import main\n"
        "sys.exit(main())\n"
    )
    for words in (("add", "list.txt"), ("list",), ("twins",), ("merge", "own.sqlite")):
        done = subprocess.run(
            [sys.executable, "-c", code, "library", *words, "--library", "bare.sqlite"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, b""), words


def test_it_speaks_chinese(added: Sudoku, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["library", "add", "list.txt", *FILE, "--language", "zh_CN"]) == 0
    assert capsysbinary.readouterr().out.decode() == "list.txt：新增 0 题，已有 2 题，0 行读不出\n"

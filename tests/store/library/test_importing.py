# SPDX-License-Identifier: MIT
"""Imports: whatever stops them, what was added stays, and what was there before stays, too."""

import subprocess
import sys
from pathlib import Path

import pytest

from sudoku_qt.engine.message import Fault
from sudoku_qt.store.library import importing
from sudoku_qt.store.library.entry import Imported, Source
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.samples import different, sudokus, write_list

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of 1,000 puzzles, which are added a hundred at a time."""
    monkeypatch.setattr(importing, "BATCH", 100)
    monkeypatch.setattr(importing, "TALLY", 10)
    return write_list(tmp_path / "list.txt", puzzles(1000))


def test_every_puzzle_of_a_file_is_added_to_a_collection(library: Library, listed: Path) -> None:
    assert library.import_file(listed, "Thousand") == Imported(kept=1000)

    entry = library.page(Query(descending=False), 0, 1)[0]
    assert (entry.puzzle, entry.collection, entry.source) == (EASY, "Thousand", Source.IMPORTED)
    assert entry.clues == 30
    assert entry.added
    assert library.totals().collections == (("Thousand", 1000),)


def test_what_is_there_is_passed_over(library: Library, listed: Path) -> None:
    library.add(sudokus([EASY]))

    assert library.import_file(listed, "A") == Imported(kept=999, doubles=1)
    assert library.import_file(listed, "B") == Imported(doubles=1000)
    assert library.totals().collections == (("A", 999),)


def test_it_tells_how_far_it_is(library: Library, listed: Path) -> None:
    told: list[float] = []

    library.import_file(listed, "", told.append)

    assert told == sorted(told)
    assert len(told) == 10
    assert told[-1] == 1.0


def test_a_cancel_leaves_whole_batches(library: Library, listed: Path) -> None:
    def is_enough() -> bool:
        return library.totals().all >= 300

    came = library.import_file(listed, "", stop=is_enough)

    assert came == Imported(kept=300, was_cancelled=True)
    assert library.count(Query()) == 300
    assert library.import_file(listed, "") == Imported(kept=700, doubles=300)


def test_a_full_disk_leaves_whole_batches(library: Library, listed: Path) -> None:
    def fill(done: float) -> None:
        with library._database.reading() as connection:
            connection.execute("PRAGMA max_page_count = 1")

    with pytest.raises(Fault, match="The disk is full"):
        library.import_file(listed, "", tell=fill)

    count = library.count(Query())
    assert count
    assert count % 100 == 0
    library.close()
    assert library.import_file(listed, "").kept == 1000 - count


def test_two_programs_import_at_once(library: Library, path: Path, listed: Path) -> None:
    other = Library(path)
    came: list[Imported] = []

    def meanwhile(done: float) -> None:
        if not came:
            came.append(other.import_file(listed, "Other"))

    mine = library.import_file(listed, "Mine", tell=meanwhile)

    assert mine == Imported(kept=100, doubles=900)
    assert came == [Imported(kept=900, doubles=100)]
    other.close()


IMPORT = """
import sys
from pathlib import Path
from sudoku_qt.store.library import importing
from sudoku_qt.store.library.library import Library
importing.BATCH, importing.TALLY = 100, 10
library = Library(Path(sys.argv[1]))
library.import_file(Path(sys.argv[2]), "", lambda done: print(done, flush=True))
"""


@pytest.mark.slow
@pytest.mark.parametrize("told", [1, 4, 7])
def test_whoever_is_killed_leaves_what_was_there(
    library: Library, path: Path, listed: Path, told: int
) -> None:
    library.add(sudokus([EASY]))
    library.close()
    with subprocess.Popen(
        [sys.executable, "-c", IMPORT, str(path), str(listed)], stdout=subprocess.PIPE, cwd=ROOT
    ) as program:
        assert program.stdout
        for _ in range(told):
            program.stdout.readline()
        program.kill()

    assert program.returncode in {0, -9, 1}  # killed as Unix says it, and as Windows does
    count = library.count(Query())
    assert count >= 100 * told
    assert count % 100 == 0
    assert [entry.puzzle for entry in library.same_puzzle(EASY)] == [EASY]
    with library._database.reading() as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    library.import_file(listed, "")
    assert library.count(Query()) == 1000
    assert library.notices() == []


@pytest.mark.slow
def test_two_processes_import_at_once(library: Library, path: Path, listed: Path) -> None:
    library.count(Query())
    programs = [
        subprocess.Popen([sys.executable, "-c", IMPORT, str(path), str(listed)], cwd=ROOT)
        for _ in range(2)
    ]

    assert [program.wait() for program in programs] == [0, 0]
    assert library.count(Query()) == 1000


def test_a_file_that_is_not_there_is_told(library: Library, tmp_path: Path) -> None:
    with pytest.raises(Fault, match="is not there"):
        library.import_file(tmp_path / "gone.txt", "")


def test_an_import_of_games_stops_at_the_next_game(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "games.sgf"
    games = [f"(;FF[4]GM[4]SZ[15];B[h{letter}])" for letter in "abcdefgh"]
    path.write_text("\n".join(games), encoding="utf-8")
    asked: list[int] = []

    def stop() -> bool:
        asked.append(0)
        return len(asked) > 4

    assert library.import_file(path, "Games", stop=stop).was_cancelled
    assert 0 < library.count(Query()) < 8
    assert library.import_file(path, "Games").kept > 0
    assert library.count(Query(game="gomoku")) == 8


def named_in(library: Library, path: Path, text: str) -> list[str]:
    """The names of the puzzles of a file, in its order."""
    path.write_text(text, "utf-8")
    library.import_file(path)
    return [entry.name for entry in library.page(Query(descending=False), 0, 9)]


def test_comments_and_titles_above_puzzles_are_their_names(
    library: Library, tmp_path: Path
) -> None:
    one, two, three = different(3)
    text = f"# Mine\n{one}\nGrid of the week\n{two}\n// Third\n{three}\n"

    assert named_in(library, tmp_path / "list.txt", text) == ["Mine", "Grid of the week", "Third"]


def test_the_heading_of_a_list_names_none_of_its_puzzles(library: Library, tmp_path: Path) -> None:
    one, two, three = different(3)
    text = f"# All of mine\n{one}\n{two}\n{three} # 12.\n"

    assert named_in(library, tmp_path / "list.txt", text) == ["", "", "12"]


def test_a_table_says_what_its_puzzles_are_called(library: Library, tmp_path: Path) -> None:
    one, two, _ = different(3)
    text = f"id,title,puzzle,level\n7,The kite,{one},3\n8,,{two},2\n"

    assert named_in(library, tmp_path / "list.csv", text) == ["The kite", ""]


def test_a_title_of_nothing_is_counted_as_unread(library: Library, tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    one, two, _ = different(3)
    path.write_text(f"{one}\nof two\n{two}\nthe end\n", "utf-8")

    assert library.import_file(path).refused == 1

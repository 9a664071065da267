# SPDX-License-Identifier: MIT
"""A run that is cut into parts, done by whoever and in any order, is the run of one machine."""

from pathlib import Path

import pytest

from sudoku_qt.cluster import run
from sudoku_qt.cluster.run import is_folder
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.kernel.solver import to_text
from sudoku_qt.version import version
from tests.cli.conftest import Ended, Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, SEVERAL, TWO_SEVENS, UNSOLVABLE, course_text
from tests.sweeps import in_turn

pytestmark = pytest.mark.usefixtures("no_cluster")

LIST = (EASY, HARD, "nonsense", EASY, TWO_SEVENS, UNSOLVABLE, SEVERAL, HARD, EASY)
MASK = EASY
VERBS = (
    ("solve", "list.txt"),
    ("solve", "list.txt", "--format", "grid"),
    ("solve", "list.txt", "--format", "csv", "--language", "zh_CN"),
    ("rate", "easy.txt", "--only", "se_rating"),
    ("check", "list.txt", "--language", "zh_CN"),
    ("check", "list.txt", "--format", "jsonl"),
    ("canonical", "list.txt", "--unique"),
    ("minimal", "list.txt"),
    ("minimal", "list.txt", "drawn.txt", "list.txt", EASY, "--template", "{line} {minimal}"),
    ("neighbours", "list.txt", "--template", "{line} {neighbour}", "--clues", "21~29"),
    ("count", "list.txt"),
    ("pattern", "mask.txt", "-n", "5", "--seed", "a"),
    ("generate", "-n", "5", "--seed", "a", "--level", "1"),
)


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A list with good and bad puzzles, drawn ones, and a mask."""
    (tmp_path / "list.txt").write_text("\n".join(LIST) + "\n", encoding="utf-8")
    easy = [puzzle for puzzle in LIST if puzzle != HARD]  # to rate the other takes a second
    (tmp_path / "easy.txt").write_text("\n".join(easy) + "\n", encoding="utf-8")
    (tmp_path / "drawn.txt").write_text(course_text(EASY, HARD), encoding="utf-8")
    (tmp_path / "mask.txt").write_text(MASK, encoding="utf-8")
    return tmp_path


def both(sudoku: Sudoku, *arguments: str) -> tuple[Ended, Ended]:
    """Run on one machine, into `one`, and on a cluster, into `many`."""
    one = sudoku(*arguments, "-o", "one")
    return one, sudoku(*arguments, "-o", "many", "--cluster", "local", "--part", "2")


@pytest.mark.parametrize("arguments", VERBS, ids=" ".join)
def test_it_writes_and_says_what_one_machine_does(
    arguments: tuple[str, ...], files: Path, sudoku: Sudoku
) -> None:
    one, many = both(sudoku, *arguments)

    assert one == many
    assert (files / "one").stat().st_size
    assert (files / "one").read_bytes() == (files / "many").read_bytes()
    assert not (files / "many.parts").exists()


@pytest.mark.parametrize("arguments", [("solve", "list.txt"), ("solve", "gone.txt")])
def test_what_stops_one_machine_stops_it(
    arguments: tuple[str, ...], files: Path, sudoku: Sudoku
) -> None:
    one, many = both(sudoku, *arguments, "--strict")

    assert one == many
    assert one.code
    assert not (files / "many").exists()


def test_a_folder_holds_parts_each_of_which_is_whole(files: Path, sudoku: Sudoku) -> None:
    arguments = ("solve", "list.txt", "--format", "csv", "--cluster", "local", "--part", "4")

    assert sudoku(*arguments, "-o", "parts/").code == 1
    names = sorted(each.name for each in (files / "parts").iterdir())
    assert names == ["_run", "part-00000.csv", "part-00001.csv", "part-00002.csv"]
    first, second, _ = ((files / "parts" / name).read_text("utf-8") for name in names[1:])
    assert first.splitlines()[:2] == ["line,puzzle,solution", f"1,{EASY},{EASY_SOLVED}"]
    assert second.splitlines()[0] == "line,puzzle,solution"


def test_parts_of_parquet_have_types_and_read_as_one_table(files: Path, sudoku: Sudoku) -> None:
    tables = pytest.importorskip("pyarrow.parquet", reason="the extra cluster is not installed")
    arguments = ("rate", "easy.txt", "--format", "parquet", "--cluster", "local", "--part", "2")

    assert sudoku(*arguments, "-o", "parts/").code == 1
    table = tables.read_table(files / "parts")
    assert table["puzzle"].to_pylist() == [EASY, EASY, EASY]
    assert table["level"].to_pylist()[0] == 1
    assert str(table.schema.field("se_rating").type) == "double"
    assert str(table.schema.field("steps").type) == "int64"


def test_a_run_goes_on_with_the_parts_that_are_there(files: Path, sudoku: Sudoku) -> None:
    arguments = ("check", "list.txt", "--cluster", "local", "--part", "2", "-o", "parts/")
    whole = sudoku(*arguments)
    parts = sorted((files / "parts").glob("part-*"))
    before = {part: part.read_bytes() for part in parts}
    (files / "parts" / "_run" / "00001.json").write_text('{"records', encoding="utf-8")
    parts[1].write_text("not whole", encoding="utf-8")
    parts[0].write_text("is not looked at", encoding="utf-8")

    assert sudoku(*arguments, "--resume") == whole
    assert parts[1].read_bytes() == before[parts[1]]
    assert parts[0].read_text(encoding="utf-8") == "is not looked at"


def test_another_run_is_refused_and_so_is_the_same_without_being_told(
    files: Path, sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ("solve", "list.txt", "--cluster", "local", "-o", "parts/")
    sudoku(*arguments)

    code, _, said = sudoku(*arguments)
    assert code == 2
    assert said[0].endswith("parts holds parts of this run; --resume goes on")
    code, _, said = sudoku(*arguments, "--unique", "--resume")
    assert code == 2
    assert "holds parts of another run, with --unique false and not true" in said[0]
    with monkeypatch.context() as changed:
        changed.setattr(run, "version", lambda: "0.0.1")
        code, _, said = sudoku(*arguments, "--resume")
    assert code == 2
    assert f'with version "{version()}" and not "0.0.1"' in said[0]
    code, _, said = sudoku(*arguments, "--part", "1", "--resume")
    assert code == 2
    assert "with size of a part " in said[0]
    with (files / "list.txt").open("a", encoding="utf-8") as stream:
        stream.write(f"{EASY}\n")
    code, _, said = sudoku(*arguments, "--resume")
    assert code == 2
    assert 'with inputs {"list.txt": ' in said[0]


REFUSED = (
    (("solve", "list.txt", "--cluster", "local"), "--cluster needs -o FILE, or -o FOLDER/"),
    (("solve", "--cluster", "local", "-o", "out"), "--cluster wants files that every worker"),
    (("solve", "-", "--cluster", "local", "-o", "out"), "--cluster wants files that every worker"),
    (("solve", "list.txt", "--part", "2"), "--part goes with --cluster"),
    (("rate", "list.txt", "--format", "parquet"), "--format parquet goes with --cluster"),
    (
        ("rate", "list.txt", "--format", "parquet", "--cluster", "local", "-o", "out"),
        "--format parquet needs -o FOLDER/",
    ),
    (
        ("solve", "list.txt", "--cluster", "tcp://10.0.0.1:8786", "--jobs", "2", "-o", "out"),
        "--jobs goes with --cluster local",
    ),
    (
        ("canonical", "list.txt", "--unique", "--cluster", "local", "-o", "out/"),
        "--unique needs -o FILE",
    ),
    (
        ("generate", "--hardest", "1", "--cluster", "local", "-o", "out"),
        "--hardest and --cluster do not go together",
    ),
    (
        ("solve", "list.txt", "--template", "{line}", "--format", "parquet", "--cluster", "local"),
        "--template and --format parquet do not go together",
    ),
)


@pytest.mark.parametrize(("arguments", "said"), REFUSED, ids=lambda each: str(each)[:40])
def test_what_makes_no_sense_is_refused(
    arguments: tuple[str, ...], said: str, files: Path, sudoku: Sudoku
) -> None:
    code, _, err = sudoku(*arguments)

    assert code == 2
    assert said in err[0]
    assert not (files / "out").exists()


def test_elsewhere_is_where_fsspec_reaches(files: Path, sudoku: Sudoku) -> None:
    import fsspec

    memory = fsspec.filesystem("memory")
    memory.pipe_file("/lists/list.txt", (files / "list.txt").read_bytes())
    arguments = ("solve", "memory://lists/list.txt", "--cluster", "local", "--part", "2")
    one = sudoku("solve", "list.txt", "-o", "one")

    many = sudoku(*arguments, "-o", "memory://answers")
    assert many.code == one.code
    assert [line.replace("memory://lists/", "") for line in many.err] == one.err
    names = sorted(memory.glob("/answers/part-*"))
    assert b"".join(map(memory.cat_file, names)) == (files / "one").read_bytes()


def test_what_is_not_there_elsewhere_is_told_in_our_words(sudoku: Sudoku) -> None:
    said = ["sudoku: cannot read memory://lists/gone: No such file or directory"]

    assert sudoku("solve", "memory://lists/gone") == (3, "", said)
    assert sudoku("solve", "memory://lists/gone", "--cluster", "local", "-o", "o") == (3, "", said)


@in_turn(
    ("name", "folder"), [("out", False), ("out/", True), ("s3://bucket/out", True), (".", True)]
)
def test_a_folder_is_known_by_its_name(name: str, *, folder: bool) -> None:
    assert is_folder(name) == folder


@pytest.mark.slow
def test_lines_in_any_part_have_their_numbers(sudoku: Sudoku, tmp_path: Path) -> None:
    text = to_text(bytes(kernel.minimal_puzzles(1, 300)))
    lines = [text[at : at + 81] for at in range(0, len(text), 81)]
    lines[250] = "nonsense"
    for name, end in (("unix", "\n"), ("dos", "\r\n"), ("mac", "\r")):
        data = "# a list" + end + end.join(lines)
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + data.encode())
        for number, part in enumerate(("1", "7", "64", "1000")):
            out = ("-o", f"out{number}", "--template", "{line} {solution}")
            ended = sudoku("solve", name, "--cluster", "local", "--part", part, *out)
            assert [line.partition(": ")[0] for line in ended.err] == [f"{name}:252"]
            found = (tmp_path / f"out{number}").read_text("utf-8").splitlines()
            assert [int(line.split()[0]) for line in found] == [
                line for line in range(2, 302) if line != 252
            ]


def test_a_heading_holds_for_all_parts_and_full_puzzles_are_told_once(
    tmp_path: Path, sudoku: Sudoku
) -> None:
    rows = f"{EASY_SOLVED}\t{EASY}\n" * 9 + f"{EASY_SOLVED}\t{EASY_SOLVED}\n" * 9
    (tmp_path / "list.txt").write_text(f"solution\tpuzzle\n{rows}", encoding="utf-8")
    one, many = both(sudoku, "solve", "list.txt", "--format", "csv")

    assert one == many
    assert len(one.err) == 1
    assert (tmp_path / "one").read_bytes() == (tmp_path / "many").read_bytes()
    assert (tmp_path / "one").read_text(encoding="utf-8").count(EASY) == 9


def test_all_solutions_are_those_of_one_machine(tmp_path: Path, sudoku: Sudoku) -> None:
    (tmp_path / "list.txt").write_text(f"{SEVERAL}\n{EASY}\n{SEVERAL}\n", encoding="utf-8")
    one, many = both(sudoku, "solve", "list.txt", "--all", "--max", "3", "--format", "grid")

    assert one == many
    assert (tmp_path / "one").read_bytes() == (tmp_path / "many").read_bytes()

# SPDX-License-Identifier: MIT
"""`sudoku generate`."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from sudoku_qt.cli import generate
from sudoku_qt.cli.exits import InputFault
from sudoku_qt.cli.generate import seed_puzzles
from sudoku_qt.cli.main import main
from sudoku_qt.engine.sudoku import kernel
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.generate.generator import make
from sudoku_qt.engine.sudoku.generate.hardest import hill_climb
from sudoku_qt.engine.sudoku.generate.options import MakeOptions
from sudoku_qt.engine.sudoku.generate.practice import due, ladder_with
from sudoku_qt.engine.sudoku.kernel.solver import parse, to_text
from sudoku_qt.engine.sudoku.logic.board import Board
from sudoku_qt.engine.sudoku.logic.path import follow
from sudoku_qt.engine.sudoku.rating.rater import rate
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, HARD, SEVERAL, UNSOLVABLE
from tests.cli.test_endings import wait_for
from tests.sweeps import in_turn


def test_puzzles_follow_from_the_seed_and_their_number(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "-n", "3", "--seed", "7q4-km2", "--level", "3")
    head, first, second, third = ended.out.splitlines()

    assert head == "# seed 7Q4-KM2"
    assert first == to_text(make(MakeOptions(level=3, seed="7Q4-KM2")).givens)
    assert second == to_text(make(MakeOptions(level=3, seed="7Q4-KM2 2")).givens)
    assert third not in {first, second}


def test_without_a_seed_it_tells_the_one_it_took(sudoku: Sudoku) -> None:
    first = sudoku("generate")
    seed = first.out.splitlines()[0].removeprefix("# seed ")

    assert sudoku("generate", "--seed", seed).out == first.out
    assert sudoku("generate").out != first.out


def test_what_it_makes_is_what_solve_reads(sudoku: Sudoku) -> None:
    made = sudoku("generate", "-n", "20", "--level", "5", "--symmetry", "none")
    ended = sudoku("solve", "--unique", stdin=made.out.encode())

    assert ended.code == 0
    assert len(ended.out.split()) == 20


@pytest.mark.slow
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_jobs_change_nothing(jobs: str, sudoku: Sudoku) -> None:
    arguments = ("generate", "-n", "150", "--mode", "simple", "--seed", "jobs")

    assert sudoku(*arguments, "--jobs", jobs).out == sudoku(*arguments).out


def test_the_number_of_givens_may_be_a_range(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "-n", "30", "--clues", "30~32", "--symmetry", "none", "--format", "jsonl"
    )

    assert {json.loads(line)["clues"] for line in ended.out.splitlines()} == {30, 31, 32}


def test_a_table_tells_all(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "--mode", "digging", "--level", "4", "--seed", "x", "--format", "csv"
    )
    head, record = ended.out.splitlines()

    names = "line,puzzle,clues,mode,level,minutes,se_rating,hardest,symmetry,score,dug,seed,grade"
    fields = dict(zip(head.split(","), record.split(","), strict=True))
    assert head == names
    assert (fields["mode"], fields["dug"], fields["seed"]) == ("digging", "4", "X")
    assert float(fields["minutes"]) > 0


def test_an_interrupted_run_is_gone_on_with(tmp_path: Path, sudoku: Sudoku) -> None:
    arguments = ("generate", "-n", "100", "--seed", "resume")
    whole = sudoku(*arguments).out
    (tmp_path / "out.part").write_text(
        "".join(whole.splitlines(keepends=True)[:40]), encoding="utf-8"
    )

    assert sudoku(*arguments, "-o", "out", "--resume").code == 0
    assert (tmp_path / "out").read_text(encoding="utf-8") == whole


def test_a_pattern_that_cannot_have_so_many_givens_is_a_fault(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--clues", "79", "--symmetry", "all", "--seed", "odd")

    assert ended.code == 1
    assert ended.err == ["This pattern cannot have 79 givens."]


def records(text: str) -> list[dict[str, object]]:
    """Read what was written with --format jsonl."""
    return [json.loads(line) for line in text.splitlines()]


def test_the_rating_fields_are_the_raters(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "-n", "3", "--level", "4", "--format", "jsonl")

    for record in records(ended.out):
        rating = rate(parse(str(record["puzzle"])))
        assert record["level"] == rating.level == 4
        assert record["minutes"] == rating.minutes
        assert (record["se_rating"], record["hardest"]) == (rating.se_rating, rating.hardest)
        assert record["dug"] is None


def test_what_must_be_needed_decides_the_level(sudoku: Sudoku) -> None:
    made = sudoku("generate", "-n", "3", "--must", "X-Wing", "--must-not", "xy_wing,w_wing")
    for puzzle in made.out.splitlines()[1:]:
        names = {rung.name for rung, _ in follow(Board.of_givens(parse(puzzle)))}
        assert "x_wing" in names
        assert not names & {"xy_wing", "w_wing"}


def test_givens_keep_to_a_mask_and_none_is_too_many(sudoku: Sudoku) -> None:
    mask = "x.x" * 27
    made = sudoku("generate", "-n", "3", "--mask", mask, "--minimal", "--level", "3")

    for puzzle in made.out.splitlines()[1:]:
        assert all(sign == "x" for sign, digit in zip(mask, puzzle, strict=True) if digit != ".")
        assert kernel.is_minimal(parse(puzzle))


def test_a_mask_goes_with_no_symmetry_but_none(sudoku: Sudoku) -> None:
    arguments = ("generate", "--mask", "x" * 81, "--seed", "mask", "--format", "jsonl")
    alone = sudoku(*arguments)
    refused = sudoku(*arguments, "--symmetry", "central")

    assert sudoku(*arguments, "--symmetry", "none") == alone
    assert records(alone.out)[0]["symmetry"] == "none"
    assert (refused.code, refused.out) == (2, "")
    assert len(refused.err) == 1
    assert "so --symmetry central cannot be kept; leave it out, or say" in refused.err[0]


def test_the_help_says_what_classic_and_the_hardest_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "1000")
    with pytest.raises(SystemExit):
        main(["generate", "--help"])
    told = capsys.readouterr().out

    assert "each harder than the one before: the last line is the hardest" in told
    assert "digging, as the digging paper does" in told
    assert "classic" not in told


def test_the_digging_mode_may_be_called_as_it_once_was(sudoku: Sudoku) -> None:
    options = ["--level", "4", "--seed", "x", "--format", "csv"]

    assert sudoku("generate", "--mode", "classic", *options).out == (
        sudoku("generate", "--mode", "digging", *options).out
    )


def test_a_technique_is_needed_by_every_puzzle(sudoku: Sudoku) -> None:
    ended = sudoku(
        "generate", "-n", "4", "--technique", "Hidden Quad", "--seed", "p", "--format", "jsonl"
    )
    made = records(ended.out)

    assert [record["mode"] for record in made] == ["technique"] * 4
    assert len({record["puzzle"] for record in made}) == 4
    for record in made:
        puzzle = parse(str(record["puzzle"]))
        assert due(puzzle, "hidden_quad", ladder_with("hidden_quad"))


@pytest.mark.slow
def test_harder_and_harder_puzzles_are_written_for_so_many_seconds(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--hardest", "1", "--seed", "climb", "--format", "jsonl")
    ratings = [float(str(record["se_rating"])) for record in records(ended.out)]

    assert ended.code == 0
    assert ratings
    assert ratings == sorted(set(ratings))


def test_the_seconds_for_harder_and_harder_puzzles_end(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, stops = SimpleNamespace(monotonic=lambda: 100.0), list[bool]()

    def hardest(seed: str, stop: Callable[[], bool], *_: object) -> Iterator[SudokuSetup]:
        for now in (100.0, 110.0, 110.1):
            clock.monotonic = lambda: now  # noqa: B023 - asked before the next
            stops.append(stop())
        yield make(MakeOptions(seed=seed))

    monkeypatch.setattr(generate, "time", clock)
    monkeypatch.setattr(hill_climb, "hardest", hardest)

    assert len(sudoku("generate", "--hardest", "10", "--seed", "climb").out.split("\n")) == 3
    assert stops == [False, False, True]


@pytest.mark.slow
def test_from_puzzles_it_begins_near_them_and_writes_none_of_them(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    near = tmp_path / "near.txt"
    near.write_text(f"{HARD}\n", encoding="utf-8")
    climb = ("generate", "--hardest", "2", "--seed", "climb", "--jobs", "2", "--format", "jsonl")
    ended = sudoku(*climb, "--from", str(near))

    assert ended.code == 0
    assert all(float(str(record["se_rating"])) >= 9 for record in records(ended.out))
    assert HARD not in {record["puzzle"] for record in records(ended.out)}


def test_a_puzzle_to_begin_from_that_has_no_solution_is_named(
    sudoku: Sudoku, tmp_path: Path
) -> None:
    near = tmp_path / "near.txt"
    near.write_text(f"{HARD}\n{UNSOLVABLE}\n", encoding="utf-8")
    ended = sudoku("generate", "--hardest", "1", "--from", str(near))

    assert ended.code == 3
    assert ended.err == [f"sudoku: {near}:2: no solution"]


def test_puzzles_to_begin_from_are_for_the_hardest(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--from", "near.txt")
    assert ended.code == 2
    assert "--hardest" in ended.err[0]


def worked(process: int) -> int:
    """How long a process has used a processor, in hundredths of a second."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return int(words[11]) + int(words[12])


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="this is how Linux tells of work")
def test_ctrl_c_ends_it_in_the_middle_of_a_search(tmp_path: Path) -> None:
    hopeless = ("--level", "5", "--clues", "17", "-n", "1000", "-o", "out")
    run = subprocess.Popen(
        [sys.executable, "-m", "sudoku_qt.cli.main", "generate", *hopeless],
        cwd=tmp_path,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    wait_for((tmp_path / "out.part").exists)
    begun = worked(run.pid)
    wait_for(lambda: worked(run.pid) > begun + 5)
    run.send_signal(signal.SIGINT)
    _, said = run.communicate(timeout=30)

    assert run.returncode == 130
    assert b"stopped after 0" in said
    assert b"No such puzzle" not in said  # what it would say once it gives up by itself


@pytest.mark.parametrize(
    "arguments",
    [
        ["-n", "0"],
        ["--level", "6"],
        ["--mode", "magic"],
        ["--symmetry", "spiral"],
        ["--clues", "16"],
        ["--clues", "40~30"],
        ["--clues", "30", "--mode", "digging"],
        ["--resume", "-o", "out"],
        ["--minimal", "--mode", "simple"],
        ["--must", "magic"],
        ["--must-not", "x_wing,,"],
        ["--technique", "xwong"],
        ["--technique", "x_wing", "--level", "4"],
        ["--hardest", "0"],
        ["--hardest", "5", "--symmetry", "all"],
        ["--hardest", "5", "-n", "3"],
        ["--mask", "nowhere"],
        ["--mask", "x" * 81, "--symmetry", "all"],
    ],
)
def test_arguments_that_make_no_sense_end_it_with_2(
    arguments: list[str], tmp_path: Path, sudoku: Sudoku
) -> None:
    ended = sudoku("generate", *arguments)

    assert ended.code == 2
    assert len(ended.err) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [("7.5~8.5", 7.5, 8.5), ("7.6", 7.6, 7.6), ("~2", 1.0, 2.0), ("8.3~", 8.3, 12.0)],
)
def test_the_rating_may_be_a_range(text: str, low: float, high: float, sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--se", text, "--seed", "range", "--format", "jsonl")

    assert low <= json.loads(ended.out)["se_rating"] <= high


@in_turn("text", ["", "~", "8~7", "0.9", "7.55", "7-8", "x", "7.5~13", "7.5 8.5"])
def test_what_is_no_range_of_ratings_is_told(text: str, sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--se", text)

    assert ended.code == 2
    assert f"“{text}” is no range of SE ratings from 1.0 to 12.0, such as 7.5~8.5" in ended.err[0]


def test_there_may_be_one_key_step(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--one-key-step", "-n", "3", "--seed", "key", "--format", "jsonl")
    made = [json.loads(line) for line in ended.out.splitlines()]

    assert [puzzle["level"] for puzzle in made] == [5, 5, 5]
    for puzzle in made:
        way = follow(Board.of_givens(parse(puzzle["puzzle"])))
        assert [rung.lowest_level for rung, _ in way].count(5) == 1


@pytest.mark.parametrize("grade", ["expert", "master", "extreme"])
def test_a_grade_of_the_last_level_can_be_asked_for(sudoku: Sudoku, grade: str) -> None:
    ended = sudoku("generate", "--grade", grade, "-n", "2", "--seed", "grade", "--format", "jsonl")
    made = [json.loads(line) for line in ended.out.splitlines()]
    assert [(each["level"], each["grade"]) for each in made] == 2 * [(5, grade)]
    rated = sudoku("rate", made[0]["puzzle"], "--only", "level,grade").out.split()
    assert rated == [made[0]["puzzle"], "5", grade]


def test_no_other_level_has_grades(sudoku: Sudoku) -> None:
    ended = sudoku("generate", "--grade", "master", "--level", "4")
    assert ended.code == 1
    assert any("Only level 5 has grades" in line for line in ended.err)


def test_they_are_read_whole_and_in_their_order(tmp_path: Path) -> None:
    path = tmp_path / "near.txt"
    path.write_text(f"# two\n{EASY}\n{HARD}\n", encoding="utf-8")
    assert seed_puzzles(str(path)) == (parse(EASY), parse(HARD))


@pytest.mark.parametrize(
    ("bad", "said"),
    [(UNSOLVABLE, "no solution"), (SEVERAL, "2 or more solutions"), ("12x", "")],
)
def test_one_that_will_not_do_is_named_by_its_line(tmp_path: Path, bad: str, said: str) -> None:
    path = tmp_path / "near.txt"
    path.write_text(f"{EASY}\n{bad}\n", encoding="utf-8")
    with pytest.raises(InputFault) as raised:
        seed_puzzles(str(path))
    assert f"{path}:2: {said}" in str(raised.value)

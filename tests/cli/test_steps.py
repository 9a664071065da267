# SPDX-License-Identifier: MIT
"""`sudoku steps`."""

import json
import signal
from collections.abc import Iterable
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.grid import Grid, digits_in
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.logic import path
from sudoku_qt.engine.sudoku.logic.board import Board, Finding
from sudoku_qt.engine.sudoku.logic.facts import facts_of
from sudoku_qt.engine.sudoku.logic.ladder import Rung
from sudoku_qt.engine.sudoku.logic.path import next_finding
from sudoku_qt.engine.sudoku.logic.solving import all_steps
from sudoku_qt.engine.sudoku.logic.step import Step
from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from sudoku_qt.engine.work import Stop
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY, EASY_SOLVED, HARD, HARD_SOLVED, SEVERAL, TWO_SEVENS, UNSOLVABLE

FEW_SOLUTIONS = "5.7.....1....1...9.....34.2..528..4.6..1.....81....36....3.....2....9...7....2.8."
"""Ten or so, and yet the techniques of the ladder, taking them for one, come to an end."""
FINDS_SETS = ".63........28.1..354......1...2.4....31....7........25....4..9.3...27....54...1.."
JSON = ("--format", "jsonl")
XZ = ("--technique", "als_xz")


def test_a_path_is_told_step_by_step(sudoku: Sudoku) -> None:
    ended = sudoku("steps", EASY)
    puzzle, first, *_ = ended.out.splitlines()
    assert ended.code == 0
    assert puzzle.replace(".", "0") == EASY.replace(".", "0")
    assert first.startswith("  1. ")
    assert first.endswith(".")


def test_steps_are_told_in_chinese(sudoku: Sudoku) -> None:
    assert "唯一余数：" in sudoku("steps", HARD, "--language", "zh_CN").out


def test_steps_are_objects_a_line(sudoku: Sudoku) -> None:
    lines = sudoku("steps", HARD, "--format", "jsonl").out.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))
    assert sum(len(step["placements"]) for step in steps) == HARD.count(".") + HARD.count("0")
    assert all(step["placements"] or step["eliminations"] for step in steps)


def test_an_object_tells_the_score_of_its_technique(sudoku: Sudoku) -> None:
    for line in sudoku("steps", HARD, "--format", "jsonl").out.splitlines():
        step = json.loads(line)
        assert step["score"] == LADDER[step["technique"]].score > 0


def told(steps: Iterable[Step]) -> list[tuple[str, str]]:
    """Name steps by technique and conclusions, as the objects do."""
    return [
        (step.technique, f"{facts['placements']}|{facts['eliminations']}")
        for step in steps
        for facts in [facts_of(step)]
    ]


@pytest.mark.parametrize("name", [None, "hidden_single"])
def test_all_steps_are_those_of_the_position_as_it_stands(name: str | None, sudoku: Sudoku) -> None:
    options = ("--technique", name) if name else ("--all",)
    ladder = LADDER.only(name) if name else LADDER
    lines = sudoku("steps", HARD, *options, "--format", "jsonl").out.splitlines()
    steps = [json.loads(line) for line in lines]
    position = Grid.of_givens(parse(HARD)).with_all_candidates()
    assert [
        (step["technique"], f"{', '.join(step['placements'])}|{', '.join(step['eliminations'])}")
        for step in steps
    ] == told(all_steps(position, ladder))
    assert [step["step"] for step in steps] == list(range(1, len(steps) + 1))


@pytest.mark.parametrize("spelling", ["hidden_single", "Hidden Single", "hidden-single"])
def test_a_technique_is_named_as_anywhere(spelling: str, sudoku: Sudoku) -> None:
    out = sudoku("steps", EASY, "--technique", spelling, "--format", "jsonl").out
    names = {json.loads(line)["technique"] for line in out.splitlines()}
    assert names == {"hidden_single"}


def test_the_other_notation_is_used(sudoku: Sudoku) -> None:
    out = sudoku("steps", EASY, "--notation", "D5").out
    assert "r1c" not in out


def test_an_unknown_technique_is_bad_usage(sudoku: Sudoku) -> None:
    ended = sudoku("steps", EASY, "--technique", "xwong")
    assert ended.code == 2
    assert "there is no technique “xwong”; perhaps x_wing" in ended.err[0]


def test_what_cannot_be_read_is_named_and_the_rest_is_told(sudoku: Sudoku) -> None:
    ended = sudoku("steps", stdin=f"{EASY[:70]}\n{EASY}\n".encode())
    assert ended.code == 1
    assert ended.err == ["-:1: 70 cells; a Sudoku has 81."]
    assert ended.out.splitlines()[0] == EASY


@pytest.mark.parametrize("options", [(), ("--all",), ("--technique", "naked_single")])
def test_what_has_not_one_solution_is_named_and_left_out(
    options: tuple[str, ...], sudoku: Sudoku
) -> None:
    nearly = EASY_SOLVED[:72] + "." * 9
    puzzles = FEW_SOLUTIONS, SEVERAL, UNSOLVABLE, TWO_SEVENS, nearly
    ended = sudoku("steps", *options, stdin="\n".join(puzzles).encode())
    assert ended.code == 1
    assert ended.err == [
        "-:1: 2 or more solutions",
        "-:2: 2 or more solutions",
        "-:3: no solution",
        "-:4: row 2 has two 7s",
    ]
    assert ended.out.splitlines()[0] == nearly


@pytest.mark.slow
def test_jobs_make_no_difference(sudoku: Sudoku) -> None:
    lines = f"{EASY}\n{SEVERAL}\n{HARD}\n".encode() * 4  # two batches
    alone = sudoku("steps", "--language", "zh_CN", stdin=lines)
    assert sudoku("steps", "--language", "zh_CN", "--jobs", "2", stdin=lines) == alone


def test_ctrl_c_ends_it_in_the_middle_of_a_puzzle(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[Board] = []

    def found(board: Board, rungs: tuple[Rung, ...], stop: Stop) -> tuple[Rung, Finding] | None:
        searched.append(board)
        if len(searched) == EASY.count(".") + 3:
            signal.raise_signal(signal.SIGINT)
        return next_finding(board, rungs, stop)

    monkeypatch.setattr(path, "next_finding", found)
    ended = sudoku("steps", stdin=f"{EASY}\n".encode() * 4)
    assert ended.code == 130
    assert ended.out.splitlines().count(EASY) == 1
    assert len(searched) == EASY.count(".") + 3


def objects(ended_out: str) -> list[dict[str, object]]:
    """What was written, an object a line."""
    return [json.loads(line) for line in ended_out.splitlines()]


def test_steps_go_in_hodoku_s_order_where_that_is_wanted(sudoku: Sudoku) -> None:
    ours, its = (
        [step["technique"] for step in objects(sudoku("steps", EASY, "--order", order, *JSON).out)]
        for order in ("level", "hodoku")
    )
    assert "naked_single" not in ours
    assert "naked_single" in its
    assert sudoku("steps", EASY, "--order", "level", *JSON).out == sudoku("steps", EASY, *JSON).out


def test_steps_go_in_the_order_of_a_file(sudoku: Sudoku, tmp_path: Path) -> None:
    order = tmp_path / "order.txt"
    order.write_text("# mine\nnaked-single 7 # first\n", "utf-8")
    usual, own = sudoku("steps", EASY, *JSON).out, ("--order", str(order), *JSON)
    alone = sudoku("steps", EASY, *own).out
    first = objects(alone)[0]
    assert (first["technique"], first["score"]) == ("naked_single", 7)
    assert sudoku("steps", "--jobs", "2", *own, stdin=f"{EASY}\n".encode()).out == alone
    assert "naked_single" not in usual


def test_an_order_that_cannot_be_read_is_told_by_its_line(sudoku: Sudoku, tmp_path: Path) -> None:
    order = tmp_path / "order.txt"
    for text, said in (
        ("x_wing\nfoo\n", f"{order}:2: No technique is called “foo”."),
        ("", f"{order}: The file is empty."),
    ):
        order.write_text(text, "utf-8")
        ended = sudoku("steps", EASY, "--order", str(order))
        assert (ended.code, ended.out) == (3, "")
        assert ended.err == [f"sudoku: {said}"]
    missing = sudoku("steps", EASY, "--order", str(tmp_path / "none"))
    assert missing.code == 3
    assert missing.err[0].startswith("sudoku: cannot read ")


def test_almost_locked_sets_share_cells_where_that_is_wanted(sudoku: Sudoku) -> None:
    apart, sharing = (
        {
            line.partition(": ")[2]
            for line in sudoku("steps", FINDS_SETS, *more, *XZ).out.splitlines()
        }
        for more in ((), ("--als-overlap",))
    )
    assert sharing - apart


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("may share cells", "what comes first")),
        ("zh_CN", ("共用单元格", "先用哪些技巧")),
    ],
)
def test_help_tells_of_both_in_either_language(
    language: str,
    words: tuple[str, ...],
    sudoku: Sudoku,
    capsysbinary: pytest.CaptureFixture[bytes],
) -> None:
    with pytest.raises(SystemExit):
        sudoku("steps", "--help", "--language", language)
    told = "".join(capsysbinary.readouterr().out.decode().split())
    assert all(word.replace(" ", "") in told for word in ("--order", "--als-overlap", *words))


def test_what_the_sentence_leaves_out_is_told_branch_by_branch(sudoku: Sudoku) -> None:
    lines = sudoku("steps", HARD, "--order", "hodoku").out.splitlines()
    branches = [line for line in lines[1:] if line.startswith("     ")]
    assert branches
    assert all("r" in branch and "c" in branch for branch in branches)


def test_an_object_tells_the_proof(sudoku: Sudoku) -> None:
    proofs = [step["proof"] for step in objects(sudoku("steps", EASY, *JSON).out)]
    assert proofs
    assert all(proof["truths"] and not proof["branches"] for proof in proofs)  # type: ignore[index]  # as json has it


def drawn(cell: int = 0, without: str = "") -> str:
    """Draw the candidates of a puzzle, in one cell without some of them."""
    grid = Grid.of_givens(parse(HARD)).with_all_candidates()
    cells = [
        str(digit or "".join(map(str, digits_in(mask))))
        for digit, mask in zip(grid.values, grid.candidates, strict=True)
    ]
    cells[cell] = "".join(each for each in cells[cell] if each not in without)
    rows = ["| " + " | ".join(cells[at : at + 9]) + " |" for at in range(0, 81, 9)]
    return "\n".join(rows) + "\n"


def test_steps_start_from_a_position_with_its_candidates(tmp_path: Path, sudoku: Sudoku) -> None:
    Path(tmp_path, "all.txt").write_text(drawn(), "ascii")
    Path(tmp_path, "fewer.txt").write_text(drawn(1, "246"), "ascii")
    runs = ((HARD,), ("--from", "all.txt"), ("--from", "fewer.txt"), ("fewer.txt",))
    ended = [sudoku("steps", *run, "--technique", "naked_single", *JSON) for run in runs]
    assert [each.err for each in ended] == [[]] * 4
    assert [each.out for each in ended[:2] + ended[3:]] == [""] * 3
    assert len(ended[2].out.splitlines()) == 1


def test_a_position_that_lacks_what_is_right_is_named(tmp_path: Path, sudoku: Sudoku) -> None:
    Path(tmp_path, "position.txt").write_text(drawn(1, HARD_SOLVED[1]), "ascii")
    found = sudoku("steps", "--from", "position.txt")
    assert found.code == 1
    assert found.err == ["position.txt:1: r1c2 is 1 in the solution, and not here"]


def test_a_position_stands_in_place_of_puzzles(sudoku: Sudoku) -> None:
    assert sudoku("steps", EASY, "--from", "-").code == 2

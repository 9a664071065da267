# SPDX-License-Identifier: MIT
"""Inputs in which some puzzles have rules of their own."""

import json
import re
from pathlib import Path

import pytest

from sudoku_qt.cli.main import main
from tests.cli.puzzles import EASY as PUZZLE
from tests.cli.puzzles import EASY_SOLVED as SOLUTION
from tests.engine.sudoku.variants.boards import fpuzzle

SMALL = fpuzzle('"diagonal+":true,"killercage":[{"cells":["R1C1"],"value":"1"}]', 4)
BROKEN = fpuzzle('"killercage":[{"cells":["R1C1"],"value":"99"}]', 4)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[str], str]:
    """Run the command line: its exit code, its lines, and what it says beside them."""
    code = main([*words])
    told = capsys.readouterr()
    return code, told.out.splitlines(), told.err


@pytest.mark.parametrize("puzzles", [(PUZZLE, SMALL, PUZZLE), (SMALL, PUZZLE, SMALL)])
def test_a_mixed_list_keeps_its_order(
    puzzles: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text("\n".join(puzzles), encoding="utf-8")
    code, lines, _ = run(capsys, "solve", str(path))
    assert code == 0
    assert [len(line) for line in lines] == [81 if each == PUZZLE else 16 for each in puzzles]
    assert SOLUTION in lines


def test_a_line_that_makes_no_sense_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{SMALL}\n{BROKEN}\n{PUZZLE}\n", encoding="utf-8")
    code, lines, told = run(capsys, "count", str(path), "--template", "{line} {counted}")
    assert (code, [line.split()[0] for line in lines]) == (1, ["1", "3"])
    assert "list.txt:2: This puzzle makes no sense" in told


def test_a_run_goes_on_behind_what_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, output = tmp_path / "list.txt", tmp_path / "out.txt"
    path.write_text(f"{SMALL}\n{PUZZLE}\n{SMALL}\n", encoding="utf-8")
    words = ("check", str(path), "--template", "{line} {verdict}", "--output", str(output))
    assert run(capsys, *words)[0] == 1
    whole = output.read_text(encoding="utf-8")
    for done in range(4):
        output.unlink()
        begun = "".join(whole.splitlines(keepends=True)[:done])
        output.with_name("out.txt.part").write_text(begun, encoding="utf-8")
        run(capsys, *words, "--resume")
        assert output.read_text(encoding="utf-8") == whole


def test_verbs_that_do_not_know_such_rules_say_which(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.json"
    path.write_text(SMALL.replace(",", ",\n"), encoding="utf-8")
    code, _, told = run(capsys, "canonical", str(path))
    assert code == 1
    assert "(size, diagonal+, killercage)" in told


def test_boards_of_other_sizes_are_not_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.json"
    path.write_text(SMALL, encoding="utf-8")
    code, lines, told = run(capsys, "solve", str(path), "--format", "grid")
    assert (code, lines) == (1, [])
    assert "are not drawn" in told


DRAWN = fpuzzle('"antiknight":true,"title":"Horse","text":[{"cells":["R1C1"],"value":"a"}]', 6)


def test_links_and_objects_become_each_other_with_all_that_they_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, links = tmp_path / "list.txt", tmp_path / "links.txt"
    path.write_text(f"{DRAWN}\n{PUZZLE}\n", encoding="utf-8")
    for name in ("fpuzzles_link", "sudokupad"):
        code, lines, _ = run(capsys, "convert", str(path), "--to", name)
        assert (code, len(lines)) == (0, 2)
        links.write_text(lines[0], encoding="utf-8")
        code, lines, _ = run(capsys, "convert", str(links), "--to", "fpuzzles")
        assert code == 0
        assert [json.loads(line) for line in lines] == [json.loads(DRAWN)]


def test_objects_are_written_a_line_and_read_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{PUZZLE}\n{DRAWN}\n{PUZZLE}\n", encoding="utf-8")
    code, lines, _ = run(capsys, "convert", str(path), "--to", "fpuzzles")
    assert (code, len(lines), json.loads(lines[1])) == (0, 3, json.loads(DRAWN))
    path.write_text("\n".join(lines), encoding="utf-8")
    assert run(capsys, "convert", str(path))[1] == [PUZZLE, lines[1], PUZZLE]


def test_other_formats_refuse_the_rules_that_they_cannot_hold(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{DRAWN}\n", encoding="utf-8")
    code, lines, told = run(capsys, "convert", str(path), "--to", "candidates")
    assert (code, lines) == (1, [])
    assert "plain rules, and this one has others (size, antiknight)" in told


def test_minimal_puzzles_keep_their_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    whole = json.loads(SMALL)
    for row, digits in zip(whole["grid"], ("..34", "...2", "4...", "2..3"), strict=True):
        row[:] = [{"value": int(d), "given": True} if d != "." else {} for d in digits]
    path.write_text(json.dumps(whole), encoding="utf-8")
    code, one, _ = run(capsys, "minimal", str(path), "--seed", "a")
    assert code == 0
    assert run(capsys, "minimal", str(path), "--seed", "a")[1] == one
    code, lines, _ = run(capsys, "minimal", str(path), "--all")
    assert one[0] in lines
    assert len({*lines}) == len(lines) > 1
    path.write_text("\n".join(lines), encoding="utf-8")
    assert {*run(capsys, "count", str(path), "--template", "{counted}")[1]} == {"1"}
    assert run(capsys, "minimal", str(path))[1] == lines
    assert run(capsys, "minimal", str(path), "--all", "--max", "1")[1] == lines


def test_a_minimal_puzzle_needs_one_solution(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    path.write_text(f"{DRAWN}\n", encoding="utf-8")
    code, lines, told = run(capsys, "minimal", str(path))
    assert (code, lines) == (1, [])
    assert "2 or more solutions" in told


def test_a_title_is_the_comment_of_the_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "one.json"
    path.write_text(DRAWN, encoding="utf-8")
    _, lines, _ = run(capsys, "convert", str(path), "--template", "{comment}")
    assert lines == ["Horse"]


NOTATIONS = Path(__file__).parents[1] / "data" / "variants" / "notations.txt"


def test_older_notations_stand_among_other_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    jigsaw, killer, sumocue = NOTATIONS.read_text("utf-8").splitlines()
    lines = PUZZLE, jigsaw, jigsaw[:81], jigsaw[-81:], killer, PUZZLE, sumocue
    path.write_text("\n".join(lines), encoding="utf-8")
    code, solved, _ = run(capsys, "solve", str(path))
    assert (code, len(solved)) == (0, 6)
    assert solved[0] == solved[4] != solved[1] == solved[2]
    code, objects, _ = run(capsys, "convert", str(path), "--to", "fpuzzles")
    assert code == 0
    path.write_text("\n".join(objects), encoding="utf-8")
    assert run(capsys, "solve", str(path))[1] == solved


def test_what_is_wrong_in_such_a_line_is_told_and_the_others_are_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "list.txt"
    jigsaw, killer, _ = NOTATIONS.read_text("utf-8").splitlines()
    letter = "A" if jigsaw[-1] != "A" else "B"
    wrong = [f"{jigsaw[:-1]}{letter}", killer.replace(":", "", 1), jigsaw[-81:]]
    path.write_text("\n".join([PUZZLE, *wrong, PUZZLE]), encoding="utf-8")
    code, lines, told = run(capsys, "solve", str(path))
    assert (code, len(lines)) == (1, 2)
    assert re.findall(r"list\.txt:(\d):", told) == ["2", "3", "4"]
    assert "nine regions of nine cells" in told

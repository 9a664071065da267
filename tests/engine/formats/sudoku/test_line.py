# SPDX-License-Identifier: MIT
"""What else stands in a line that holds 81 cells."""

from pathlib import Path

import pytest

from sudoku_qt.engine.formats import recognise
from sudoku_qt.engine.formats.sudoku.line import LineFormat
from sudoku_qt.engine.sudoku.text.position import position_of
from tests.sweeps import in_turn

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


@in_turn(
    ("line", "comment"),
    [
        (CELLS, ""),
        (f"{CELLS}# easy", "easy"),
        (f"{CELLS}#Easy #2", "Easy #2"),
        (f"{CELLS},,,", ""),
        (f"{CELLS}\t2.3\t", "2.3"),
        (f"0001a2b3c4d5 {CELLS}  7.2", "0001a2b3c4d5 7.2"),
        (f"{CELLS}:1:{SOLUTION}", f"1:{SOLUTION}"),
        (f"{CELLS},{SOLUTION}", SOLUTION),
        (f'"{CELLS}","{SOLUTION}"', SOLUTION),
        (f"https://example.org/play/?s={CELLS.replace('.', '0')}", "https://example.org/play/?s="),
        (f"12,0,3,9.1,{CELLS},x,y", "12,0,3,9.1 x,y"),
    ],
)
def test_what_stands_around_the_cells_is_kept_as_a_comment(line: str, comment: str) -> None:
    (found,) = LineFormat().read(line)

    assert "".join(map(str, found.setup["givens"])) == CELLS  # type: ignore[arg-type]  # a list
    assert found.setup.get("comment", "") == comment


@in_turn(
    "label", ["#12", "# 12", "#12:", "# No. 12", "#nr12.", "#Puzzle 12", "# Grid #12", "#第12题"]
)
def test_a_number_sign_with_a_number_is_no_comment(label: str) -> None:
    (found,) = recognise(f"{label} {CELLS}\n".encode()).found

    assert "".join(map(str, found.setup["givens"])) == CELLS  # type: ignore[arg-type]  # a list
    assert found.setup["comment"] == label[1:].strip().rstrip(":")


@in_turn(
    "line",
    [
        f"# {CELLS}",
        f"#{CELLS}",
        f"// 12 {CELLS}",
        f"#12 {SOLUTION}",
        f"#12 {CELLS[1:]}",
        f"#12 {CELLS}.",
        f"#12 {CELLS} of my aunt",
        f"# taken out, it has 3 solutions: {CELLS}",
        f"# {CELLS[:40]}12 {CELLS}",
    ],
)
def test_any_other_line_behind_a_number_sign_is_a_comment(line: str) -> None:
    (found,) = recognise(f"{line}\n{CELLS}\n".encode()).found

    assert "".join(map(str, found.setup["givens"])) == CELLS  # type: ignore[arg-type]  # a list


@in_turn("blank", "0.*_xX-")
def test_an_empty_cell_is_written_in_many_ways(blank: str) -> None:
    (found,) = LineFormat().read(CELLS.replace(".", blank))

    assert found.setup["givens"] == LineFormat().read(CELLS)[0].setup["givens"]
    assert not found.notices


def test_two_ways_in_one_puzzle_are_noticed() -> None:
    (found,) = LineFormat().read(CELLS.replace(".", "0", 1))

    assert [str(notice) for notice in found.notices] == [
        "Empty cells are written in several ways here: . 0"
    ]


def test_eighty_two_digits_are_not_81() -> None:
    assert LineFormat().likeness(CELLS + "1") < 0.5


@in_turn(
    ("name", "count"),
    [
        ("formats/81line_sudokuexchange_bank.txt", 20),
        ("formats/81line_tdoku_test_puzzles.txt", 16),
        ("formats/hodoku_exemplars_utf16le_bom_crlf.txt", 19),
        ("formats/sdm_crlf_qqwing_easy.sdm", 20),
        ("formats/sdm_sudocue_top10000.sdm", 10),
        ("formats/sdm_top1465_dots_trailing_blank.sdm", 6),
        ("puzzles/magictour_top1465.txt", 1465),
        ("puzzles/rated_se.csv", 1013),
    ],
)
def test_lists_of_other_programs_are_read(data: Path, name: str, count: int) -> None:
    recognised = recognise((data / name).read_bytes())
    form, found = recognised.format, recognised.found

    assert form.name == "line"
    assert len(found) == count


@pytest.mark.parametrize("number", range(3))
def test_a_killer_or_a_jigsaw_is_not_taken_for_a_plain_puzzle(number: int) -> None:
    notations = Path(__file__).parents[3] / "data" / "variants" / "notations.txt"
    line = notations.read_text("utf-8").splitlines()[number]

    (found,) = recognise(line.encode()).found

    assert position_of(found).setup.variant

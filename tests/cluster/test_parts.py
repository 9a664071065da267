# SPDX-License-Identifier: MIT
"""Parts of inputs."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.cli.exits import InputFault, UsageFault
from sudoku_qt.cluster.parts import (
    FEWEST_PARTS,
    MOST_PARTS,
    MOST_PIECES,
    Lines,
    Numbers,
    Whole,
    numbered,
    parts_of_inputs,
    parts_of_numbers,
    puzzles_of_part,
    sizes,
    uncounted,
)
from tests.cli.puzzles import EASY, HARD, course_text

pytest.importorskip("fsspec", reason="the extra cluster is not installed")


def lines_of(parts: list[Lines]) -> list[tuple[int, bytes]]:
    """The lines of all parts, with their numbers, as workers come to them."""
    counts = {part: part.count() for part in uncounted(parts)}
    return [
        (piece.first + at, line)
        for part in numbered(parts, counts)
        for piece in part.pieces()
        for at, line in enumerate(piece.data.split(b"\n")[:-1])
    ]


@given(
    lines=st.lists(st.binary(max_size=30).map(lambda line: line.translate(None, b"\r\n"))),
    ends=st.sampled_from([b"\n", b"\r\n"]),
    step=st.integers(1, 50),
)
def test_each_line_is_in_one_part_with_its_number(
    tmp_path_factory: pytest.TempPathFactory, lines: list[bytes], ends: bytes, step: int
) -> None:
    path = tmp_path_factory.getbasetemp() / "cut.txt"
    path.write_bytes(data := b"".join(line + ends for line in lines))
    cuts = range(0, len(data), step)
    parts = [Lines("cut", str(path), at, min(step, len(data) - at), "line", 10) for at in cuts]

    assert lines_of(parts) == [*enumerate(lines, 1)] or b"\xef\xbb\xbf" in data


@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_letters_of_regions_are_in_the_part_of_the_cells_above_them(
    tmp_path: Path, end: bytes
) -> None:
    jigsaw = [b"." * 80 + b"1", b"".join(bytes([97 + n // 9]) for n in range(81))]
    lines = [jigsaw[0], *jigsaw, *jigsaw, jigsaw[1], *jigsaw]
    path = tmp_path / "jigsaws.txt"
    path.write_bytes(data := end.join(lines))

    for step in (10, 81, 82, 83, 100, 164, 165, 200):
        cuts = range(0, len(data), step)
        parts = [Lines("cut", str(path), at, min(step, len(data) - at), "line", 10) for at in cuts]

        assert lines_of(parts) == [*enumerate(lines, 1)]
        counts = {part: part.count() for part in uncounted(parts)}
        batches = [piece.read() for part in numbered(parts, counts) for piece in part.pieces()]
        assert [line for each in batches for line, _ in each.variants] == [2, 4, 7]
        assert [line for each in batches for line, _ in each.faults] == [6]


def test_inputs_are_cut_by_bytes_but_drawn_ones_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("list").write_text(f"{EASY}\n" * 5, encoding="utf-8")
    Path("drawn").write_text(course_text(EASY, HARD), encoding="utf-8")
    cut, drawn, given_itself = 82, str(tmp_path / "drawn"), EASY

    parts = parts_of_inputs(["list", "drawn", EASY], 2, 4)
    assert parts == [
        Lines("list", str(tmp_path / "list"), 0, 2 * cut, "line", 4),
        Lines("list", str(tmp_path / "list"), 2 * cut, 2 * cut, "line", 4),
        Lines("list", str(tmp_path / "list"), 4 * cut, cut, "line", 4),
        Whole("drawn", drawn, len(course_text(EASY, HARD)), 4),
        Whole(given_itself, given_itself, 81, 4),
    ]
    assert sizes(parts) == {"list": 410, "drawn": len(course_text(EASY, HARD)), EASY: 81}
    assert uncounted(parts) == parts[:2]
    with pytest.raises(InputFault, match="cannot read gone"):
        parts_of_inputs(["gone"], 2, 4)
    with pytest.raises(UsageFault, match="not standard input"):
        parts_of_inputs(["list", "-"], 2, 4)


def test_numbers_are_cut_into_ranges() -> None:
    parts = parts_of_numbers(5, 2, 1, iter)

    assert parts == [Numbers(range(at, min(at + 2, 6)), iter) for at in (1, 3, 5)]
    assert [*parts[1].pieces()] == [3, 4]
    assert sizes(parts) == {"": 5}


def test_a_part_is_some_pieces_but_there_are_enough_parts_and_not_too_many() -> None:
    assert puzzles_of_part(7, 1024, 10**9) == 7
    assert puzzles_of_part(None, 1024, 1000) == 1024
    assert puzzles_of_part(None, 8, 8_000) == 8_000 // FEWEST_PARTS > 8
    assert puzzles_of_part(None, 1024, 10**7) == MOST_PIECES * 1024
    assert puzzles_of_part(None, 8, 10**9) == 10**9 // MOST_PARTS

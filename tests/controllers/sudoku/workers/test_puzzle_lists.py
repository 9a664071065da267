# SPDX-License-Identifier: MIT
"""The work on a list: levels, what was solved, and the text of a part."""

from dataclasses import replace
from pathlib import Path

import pytest

from sudoku_qt.controllers.sudoku.workers import variant_level
from sudoku_qt.controllers.sudoku.workers.puzzle_lists import find_solved, rate_levels, write_part
from sudoku_qt.controllers.workers.job import Ticket
from sudoku_qt.engine.formats import format_named, recognise_text
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.text.variants.found import variant_found
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.models.sudoku.puzzle_list import NO_LEVEL, NO_SOLUTION, SEVERAL, Graded
from sudoku_qt.store.record import Played, Record
from tests.engine.sudoku.variants.boards import read
from tests.puzzle_lines import EASY, OTHER, puzzles
from tests.sweeps import in_turn

ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
CAGE = read('"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]', 4)
WHEN = "2026-01-01T00:00:00+00:00"


def ticket(*, stopped: bool = False) -> Ticket:
    made = Ticket(lambda _: None)
    if stopped:
        made.stop()
    return made


def setup(line: str) -> SudokuSetup:
    return SudokuSetup(bytes(0 if each == "." else int(each) for each in line))


@pytest.mark.slow
def test_levels_are_found_and_what_has_none_is_named() -> None:
    wanted = {4: setup(EASY), 7: setup("." * 81), 9: setup("55" + EASY[2:])}
    assert rate_levels(wanted)(ticket()) == {
        4: Graded(1),
        7: Graded(SEVERAL),
        9: Graded(NO_SOLUTION),
    }
    hard = rate_levels({3: setup(ESCARGOT)})(ticket())[3]
    assert hard == Graded(5, 10.5), "the last level is wide: its puzzles have their rating, too"
    with pytest.raises(Cancelled):
        rate_levels(wanted)(ticket(stopped=True))


def test_a_variant_has_the_level_of_its_own_ladder() -> None:
    easy = replace(CAGE, givens=b"\0\0" + bytes([3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]))
    wanted = {
        1: SudokuSetup(easy.givens, variant=easy),
        2: SudokuSetup(CAGE.givens, variant=CAGE),
        5: SudokuSetup(bytes([4, *[0] * 15]), variant=replace(CAGE, givens=bytes([4, *[0] * 15]))),
    }

    found = rate_levels(wanted)(ticket())

    assert found == {1: Graded(1), 2: Graded(SEVERAL), 5: Graded(NO_SOLUTION)}


def test_a_variant_whose_path_takes_too_long_has_no_level(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variant_level, "ENOUGH_S", -1.0)
    puzzle = replace(CAGE, givens=b"\0\0" + bytes([3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]))

    found = rate_levels({0: SudokuSetup(puzzle.givens, variant=puzzle)})(ticket())

    assert found == {0: Graded(NO_LEVEL)}


def test_puzzles_without_givens_are_told_apart_by_their_rules(tmp_path: Path) -> None:
    record, other = Record(tmp_path / "record.jsonl"), read('"antiknight":true', 4)
    record.add(Played(WHEN, "sudoku", CAGE.identity))

    solved = find_solved(record, [variant_found(CAGE), variant_found(other)])(ticket())

    assert solved.first_left == 1


def test_what_was_solved_is_read_from_the_record(tmp_path: Path) -> None:
    record, lines = Record(tmp_path / "record.jsonl"), puzzles(4)
    for puzzle, game in ((lines[0], "sudoku"), (lines[1], "sudoku"), (lines[2], "gomoku")):
        record.add(Played(WHEN, game, puzzle))
    found = format_named("line").read("\n".join(lines))
    solved = find_solved(record, found)(ticket())
    assert solved.puzzles == {lines[0], lines[1]}
    assert solved.first_left == 2
    assert find_solved(record, found[:2])(ticket()).first_left == 0
    with pytest.raises(Cancelled):
        find_solved(record, found)(ticket(stopped=True))


@in_turn("name", ["line", "grid", "course", "hodoku", "opensudoku", "opensudoku2"])
def test_a_part_can_be_read_again(name: str) -> None:
    lines, form = puzzles(9), format_named(name)
    found = format_named("line").read("\n".join(lines))
    written = write_part(found, (5, 2, 7), form)(ticket())
    again = recognise_text(written.data.decode())
    line = format_named("line")
    texts = "".join(line.write(each) for each in again.found)
    assert texts.split() == [lines[5], lines[2], lines[7]]
    assert written.lost is None


def test_what_is_lost_in_a_part_is_named_once() -> None:
    found = format_named("line").read(f"{EASY} # one\n{OTHER} # two")
    lost = write_part(found, (0, 1), format_named("line"))(ticket()).lost
    assert str(lost) == "81-character lines cannot hold: the comment."
    with pytest.raises(Cancelled):
        write_part(found, (0, 1), format_named("line"))(ticket(stopped=True))

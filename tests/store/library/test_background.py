# SPDX-License-Identifier: MIT
"""What is found out when there is time: once for each puzzle, whoever stops in between."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.kernel.solver import parse, solve
from sudoku_qt.engine.sudoku.rating.rater import rate
from sudoku_qt.engine.work import Cancelled
from sudoku_qt.store.library import background
from sudoku_qt.store.library.entry import Entry, Totals
from sudoku_qt.store.library.library import Library
from sudoku_qt.store.library.query import Query
from tests.puzzle_lines import EASY, puzzles
from tests.store.library.samples import different, sudokus, write_list

ROOT = Path(__file__).resolve().parents[3]
SEVERAL = "12" + "." * 79
NONE = "11" + "." * 79


def missing(totals: Totals) -> tuple[int, int, int]:
    """Of how many something is not known."""
    return totals.uncanonical, totals.unrated, totals.without_techniques


def has(library: Library, levels: int) -> Callable[[], bool]:
    """What says whether of a library of ten so many levels are known."""
    return lambda: 10 - library.totals().unrated >= levels


def test_everything_is_found_out(library: Library) -> None:
    puzzle = different(1)[0]
    library.add(sudokus([puzzle]))
    assert missing(library.totals()) == (1, 1, 1)

    library.find_out()

    entry = library.page(Query(), 0, 1)[0]
    rating = rate(parse(puzzle))
    assert (entry.level, entry.se_rating) == (rating.level, rating.se_rating)
    assert (entry.hardest, entry.solutions) == (rating.hardest, 1)
    assert entry.predicted_s == round(60 * (rating.minutes or 0.0), 1)
    assert missing(library.totals()) == (0, 0, 0)
    assert library.count(Query(technique=(rating.hardest or "",))) == 1
    assert library.count(Query(technique=("hidden_single",))) == 1


def test_whether_all_givens_are_needed_is_found_out(library: Library, tmp_path: Path) -> None:
    minimal = different(1)[0]
    solution = solve(minimal).text or ""
    cell = minimal.index(".")
    more = minimal[:cell] + solution[cell] + minimal[cell + 1 :]
    library.import_file(write_list(tmp_path / "list.txt", [minimal, more, SEVERAL, NONE]), "")
    library.add([Entry("gomoku", "15 freestyle free")])
    assert library.totals().unexamined == 4

    library.find_out()

    found = {entry.puzzle: entry.minimal for entry in library.page(Query(), 0, 5)}
    assert (found[minimal], found[more]) == (True, False)
    assert (found[SEVERAL], found[NONE]) == (None, None)
    assert library.totals().unexamined == 0
    assert [each.puzzle for each in library.page(Query(minimal=True), 0, 9)] == [minimal]
    assert [each.puzzle for each in library.page(Query(minimal=False), 0, 9)] == [more]


def test_what_has_not_one_solution_has_no_level(library: Library) -> None:
    library.add([Entry("sudoku", line) for line in (SEVERAL, NONE)])

    library.find_out()

    found = library.page(Query(descending=False), 0, 3)
    assert [(entry.level, entry.solutions) for entry in found] == [(0, 2), (0, 0)]
    assert missing(library.totals()) == (0, 0, 0)


def test_another_game_is_left_alone(library: Library) -> None:
    library.add([Entry("gomoku", "15 freestyle free")])

    library.find_out()

    assert missing(library.totals()) == (0, 0, 0)


def test_it_tells_how_far_it_is(library: Library) -> None:
    told: list[float] = []
    library.add(sudokus(puzzles(30)))

    library.find_out(told.append)

    assert told == sorted(told)
    assert told[-1] == 1.0


def test_who_stops_goes_on_where_he_was(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "LEVELS", 3)
    monkeypatch.setattr(background, "WAYS", 3)
    library.add(sudokus(puzzles(10)))

    for at_least in (1, 5, 9):
        with pytest.raises(Cancelled):
            library.find_out(stop=has(library, at_least))

    assert missing(library.totals()) == (0, 1, 10)
    library.find_out()
    assert missing(library.totals()) == (0, 0, 0)


FIND_OUT = """
import sys
from pathlib import Path
from sudoku_qt.store.library import background
from sudoku_qt.store.library.library import Library
background.FORMS = background.GIVENS = background.LEVELS = background.WAYS = 3
Library(Path(sys.argv[1])).find_out(lambda done: print(done, flush=True))
"""


@pytest.mark.slow
def test_whoever_is_killed_has_found_out_what_he_had(library: Library, path: Path) -> None:
    library.add(sudokus(puzzles(30)))
    library.close()
    with subprocess.Popen(
        [sys.executable, "-c", FIND_OUT, str(path)], stdout=subprocess.PIPE, cwd=ROOT
    ) as program:
        assert program.stdout
        for _ in range(23):  # ten times forms, ten times givens, three times levels
            program.stdout.readline()
        program.kill()

    uncanonical, unrated, _ = missing(library.totals())
    assert (uncanonical, library.totals().unexamined) == (0, 0)
    assert unrated <= 21
    library.find_out()
    assert missing(library.totals()) == (0, 0, 0)


@pytest.mark.slow
def test_two_programs_find_out_the_same(library: Library, path: Path) -> None:
    library.add(sudokus(puzzles(12)))
    programs = [
        subprocess.Popen([sys.executable, "-c", FIND_OUT, str(path)], cwd=ROOT) for _ in "ab"
    ]

    assert [program.wait() for program in programs] == [0, 0]
    assert missing(library.totals()) == (0, 0, 0)
    assert {entry.level for entry in library.page(Query(), 0, 20)} == {
        rate(parse(EASY), ("level",)).level
    }

# SPDX-License-Identifier: MIT
"""The column of puzzles is the one that the heading names, wherever it stands."""

import csv
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sudoku_qt.engine.sudoku.text.lines import cells_in, column_in
from sudoku_qt.engine.sudoku.text.table import SEPARATORS, Column, fields_of
from tests.cli.puzzles import EASY, EASY_SOLVED
from tests.sweeps import in_turn

ROW = f"1,{EASY_SOLVED},{EASY}"


@in_turn(
    ("heading", "place"),
    [
        ("id,solution,puzzle", 2),
        ("ID,Solution,PUZZLE", 2),
        ('"id","answer","quizzes"', 2),
        ("id,solutions,question", 2),
        ("no,solution,board", 2),
        ("no,sudoku_solution,sudoku_puzzle", 2),
        ("no,puzzle_solution,start grid", 2),
        ("序号,答案,题目", 2),
        ("no,sudoku,puzzle", 2),
        ("no,puzzle,sudoku", 1),
        ("puzzle,sudoku,grid", 1),
        ("no,solution,whatever", 2),
        ("solution,puzzle", 2),
    ],
)
def test_the_heading_says_which_column(heading: str, place: int) -> None:
    column = column_in(f"{heading}\n{ROW}\n")
    assert column is not None
    assert column[:3] == (1, ",", place)


@in_turn(
    "text",
    [
        f"{ROW}\n{ROW}\n",
        f"one,two,three\n{ROW}\n",
        f"puzzle\n{EASY}\n",
        f"Puzzles, the hard ones, and a solution\n{EASY}\n",
        "id,solution,puzzle\n",
        "id,solution,puzzle\n1,2,3\n",
        "",
    ],
)
def test_where_it_says_nothing_of_that_there_is_none(text: str) -> None:
    assert column_in(text) is None


@in_turn("separator", list(SEPARATORS))
def test_any_separator_will_do_and_remarks_may_stand_before(separator: str) -> None:
    text = f"# a list\n\nid,solution,puzzle\n{ROW}\n".replace(",", separator)

    assert column_in(text) == Column(3, separator, 2, 0)


def test_rows_may_begin_with_a_number_that_has_no_heading() -> None:
    assert column_in(f"solution,puzzle\n{ROW}\n") == Column(1, ",", 2)
    assert column_in(f"solution,puzzle\n{EASY_SOLVED},{EASY},\n") == Column(1, ",", 1)


def test_a_row_without_a_puzzle_there_is_bad_though_its_solution_is_one() -> None:
    column = Column(1, ",", 2)

    assert cells_in(ROW, 2, column=column) == (EASY, f"1,{EASY_SOLVED}")
    with pytest.raises(Exception, match="Line 2: 80 cells"):
        cells_in(ROW[:-1], 2, column=column)
    with pytest.raises(Exception, match="Line 2: no puzzle here"):
        cells_in(f"1,{EASY_SOLVED}", 2, column=column)
    with pytest.raises(Exception, match=f"Line 2: character {len(ROW)}, “q”"):
        cells_in(f"{ROW[:-1]}q", 2, column=column)


@pytest.mark.parametrize("names", ["solution puzzle", "answer board", "other quizzes"])
def test_of_an_object_the_names_say_which_text(names: str) -> None:
    one, two = names.split()
    read = cells_in(f'{{"id": 1, "{one}": "{EASY_SOLVED}", "{two}": "{EASY}"}}', 1)

    assert read
    assert read[0] == EASY


FIELDS = st.lists(st.text(st.sampled_from('ab ,"'), max_size=5), min_size=2, max_size=5)


@given(FIELDS)
def test_fields_are_those_that_other_readers_of_tables_find(fields: list[str]) -> None:
    text = io.StringIO()
    csv.writer(text, lineterminator="", quoting=csv.QUOTE_ALL).writerow(fields)
    line = text.getvalue()
    found = [line[start:end].replace('""', '"') for start, end in fields_of(line, ",")]

    assert found == fields


@in_turn(
    ("heading", "row", "name"),
    [
        ("name,puzzle", f"Golden Nugget,{EASY}", "Golden Nugget"),
        ("id,puzzle,title", f'7,{EASY},"A ""nice"" one, really"', 'A "nice" one, really'),
        ("id,puzzle,level", f"7,{EASY},3", "7"),
        ("题号,题目", f"3,{EASY}", "3"),
        ("puzzle,title", f"1,{EASY},Shifted", "Shifted"),
        ("puzzle,level", f"{EASY},3", ""),
        ("puzzle,name", f"{EASY}", ""),
    ],
)
def test_the_heading_says_what_puzzles_are_called(heading: str, row: str, name: str) -> None:
    column = column_in(f"{heading}\n{row if row != EASY else f'{EASY},x'}\n")
    assert column is not None
    assert column.name(row) == name

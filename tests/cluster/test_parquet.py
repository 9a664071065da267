# SPDX-License-Identifier: MIT
"""Records as Parquet."""

import io

import pytest

from sudoku_qt.cluster.parquet import parquet_of

tables = pytest.importorskip("pyarrow.parquet", reason="the extra cluster is not installed")


def test_columns_have_types_and_what_is_empty_is_nothing() -> None:
    written = 'line,puzzle,minutes,se_rating,hardest\n2,"a, b",1.5,,\n3,c,,7.2,x_wing\n'
    table = tables.read_table(io.BytesIO(parquet_of(written.encode())))

    assert list(map(str, table.schema.types)) == ["int64", "string", "double", "double", "string"]
    assert table.to_pylist()[0] == {
        "line": 2,
        "puzzle": "a, b",
        "minutes": 1.5,
        "se_rating": None,
        "hardest": "",
    }


def test_a_part_without_records_has_the_same_columns() -> None:
    table = tables.read_table(io.BytesIO(parquet_of(b"line,puzzle\n")))

    assert table.num_rows == 0
    assert list(map(str, table.schema.types)) == ["int64", "string"]

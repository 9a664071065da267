# SPDX-License-Identifier: MIT
"""Records as a Parquet file with typed columns, made from their CSV table."""

import io

from sudoku_qt.cli.clustered import PARQUET
from sudoku_qt.cli.urls import extra_module

OPTION = f"--format {PARQUET}"
INTEGERS = (
    *("line", "clues", "level", "ladder_score", "steps", "solutions", "automorphisms"),
    *("dug", "givens", "givens_points", "least", "least_points", "searches", "searches_points"),
)
FLOATS = ("minutes", "se_rating", "se_pearl", "se_diamond", "score")


def parquet_of(table: bytes | bytearray) -> bytes:
    """Convert a CSV table, with column names in its first line, to Parquet.

    Empty numbers become nulls; columns that are not known to hold numbers are text.
    """
    arrow = extra_module("pyarrow", OPTION)
    csv = extra_module("pyarrow.csv", OPTION)
    names = bytes(table).partition(b"\n")[0].decode().split(",")
    kinds = dict.fromkeys(names, arrow.string())
    kinds.update(dict.fromkeys(INTEGERS, arrow.int64()) | dict.fromkeys(FLOATS, arrow.float64()))
    types = {name: kinds[name] for name in names}
    read = csv.read_csv(
        io.BytesIO(bytes(table)), convert_options=csv.ConvertOptions(column_types=types)
    )
    out = io.BytesIO()
    extra_module("pyarrow.parquet", OPTION).write_table(read, out, compression="zstd")
    return out.getvalue()

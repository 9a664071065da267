# SPDX-License-Identifier: MIT
"""Records as a file of Parquet, made of their table with commas; the columns have types."""

import io

from sudoku_qt.cli.clustered import PARQUET
from sudoku_qt.cli.urls import extra_module

ASKED = f"--format {PARQUET}"
INTEGERS = (
    *("line", "clues", "level", "ladder_score", "steps", "solutions", "automorphisms"),
    *("dug", "givens", "givens_points", "least", "least_points", "searches", "searches_points"),
)
FLOATS = ("minutes", "se_rating", "se_pearl", "se_diamond", "score")


def parquet_of(table: bytes | bytearray) -> bytes:
    """Write a table with commas, its names in the first line, as Parquet.

    Empty numbers become nulls; what is no number stays text.
    """
    arrow = extra_module("pyarrow", ASKED)
    csv = extra_module("pyarrow.csv", ASKED)
    names = bytes(table).partition(b"\n")[0].decode().split(",")
    kinds = dict.fromkeys(names, arrow.string())
    kinds.update(dict.fromkeys(INTEGERS, arrow.int64()) | dict.fromkeys(FLOATS, arrow.float64()))
    types = {name: kinds[name] for name in names}
    read = csv.read_csv(
        io.BytesIO(bytes(table)), convert_options=csv.ConvertOptions(column_types=types)
    )
    out = io.BytesIO()
    extra_module("pyarrow.parquet", ASKED).write_table(read, out, compression="zstd")
    return out.getvalue()

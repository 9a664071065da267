# SPDX-License-Identifier: MIT
"""`make bench`: runs every bench_*.py here, prints one table and writes build/bench.json.

A module of measurements has one function, `rows()`, that yields (name, value, unit, note). What
needs data or packages that are not there says so in a note of a row; a module that raises is
reported and the run ends with 1.

    python -m tests.bench [WORD ...]     only the modules whose name holds one of the words

Those that take minutes are measured only where a word names them.
"""

import json
import platform
import sys
import traceback
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
LONG = ("bench_cluster",)
RESULT = HERE.parent.parent / "build" / "bench.json"


class Row(NamedTuple):
    """One figure: what was measured, how much, of what, and what to know about it."""

    name: str
    value: float
    unit: str
    note: str


def main(words: list[str]) -> int:
    """Measure, print as it goes, write the file; 1 if a module failed."""
    measured: dict[str, list[Row]] = {}
    failed: dict[str, str] = {}
    for name in modules(words):
        print(f"\n{name.removeprefix('bench_')}", flush=True)
        measured[name] = []
        try:
            for row in measure(name):
                measured[name].append(row)
                print(line(row), flush=True)
        except Exception:  # noqa: BLE001 - one broken measurement leaves the others standing
            failed[name] = traceback.format_exc()
            print(f"  FAILED\n{failed[name]}", flush=True)
    write(RESULT, measured, failed)
    print(f"\nThese figures stand in {RESULT}")
    if failed:
        print("failed: " + ", ".join(failed))
    return 1 if failed else 0


def modules(words: list[str]) -> list[str]:
    """Name the modules of measurements, in alphabetical order."""
    names = sorted(path.stem for path in HERE.glob("bench_*.py"))
    if not words:
        return [name for name in names if name not in LONG]
    return [name for name in names if any(word in name for word in words)]


def measure(name: str) -> Iterator[Row]:
    """Yield the rows of a module as it measures them."""
    rows: Iterable[tuple[str, float, str, str]] = import_module(f"{__package__}.{name}").rows()
    for row in rows:
        yield Row(*row)


def line(row: Row) -> str:
    """Lay a row out for the terminal."""
    return f"  {row.name:<52} {figure(row.value):>12} {row.unit:<14} {row.note}".rstrip()


def figure(value: float) -> str:
    """Write a number with four figures that count, thousands apart."""
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.4g}"


def write(path: Path, measured: dict[str, list[Row]], failed: dict[str, str]) -> None:
    """Write all figures and where they were measured."""
    path.parent.mkdir(exist_ok=True)
    content = {
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}",
        "rows": {name: [row._asdict() for row in rows] for name, rows in measured.items()},
        "failed": failed,
    }
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

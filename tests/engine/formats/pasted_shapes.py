# SPDX-License-Identifier: MIT
"""The shapes in which people paste a grid, made of its line of 81 characters."""

from collections.abc import Callable, Sequence

from sudoku_qt.engine.formats import format_named
from sudoku_qt.engine.sudoku.text.position import found

Shape = Callable[[str], str]
Spoil = Callable[[str, int], str]


def rows(line: str) -> list[str]:
    """The rows of a line."""
    return [line[at : at + 9] for at in range(0, 81, 9)]


def _numbers(line: str, between: str, parted: str) -> str:
    zeros = [parted.join(row.replace(".", "0")) for row in rows(line)]
    return "[[" + f"]{between}[".join(zeros) + "]]"


def _table(line: str, empty: str = "") -> str:
    cells = ["".join(f"<td>{cell.replace('.', empty)}</td>" for cell in row) for row in rows(line)]
    return "<table>\n" + "\n".join(f"<tr>{row}</tr>" for row in cells) + "\n</table>"


def _wide(line: str) -> str:
    wide = str.maketrans(".0123456789", "００１２３４５６７８９")
    return dense(line).translate(wide)


def _edged(line: str, names: str) -> str:
    marked = [f"{name} {' '.join(row)}" for name, row in zip(names, rows(line), strict=True)]
    return "\n".join(["  1 2 3 4 5 6 7 8 9", *marked])


def _written(name: str, line: str) -> str:
    return format_named(name).write(found(line))


def quoted(text: str, mark: str = "> ") -> str:
    """A text as a mail quotes it."""
    return "\n".join(f"{mark}{line}" for line in text.split("\n"))


def beside(one: str, other: str) -> str:
    """Two grids side by side."""
    return "\n".join(f"{a}   {b}" for a, b in zip(rows(one), rows(other), strict=True))


def dense(line: str) -> str:
    """Nine rows."""
    return "\n".join(rows(line))


SHAPES: dict[str, Shape] = {
    "lists on one line": lambda line: _numbers(line, ", ", ", "),
    "numpy": lambda line: _numbers(line, "\n ", " "),
    "service": lambda line: (
        '{"newboard":{"grids":[{"value":'
        + _numbers(line, ",", ",")
        + ',"difficulty":"Easy"}],"results":1,"message":"All Ok"}}'
    ),
    "table": _table,
    "table with blanks": lambda line: _table(line, "&nbsp;"),
    "parted": lambda line: " ".join(line.replace(".", "0")),
    "full width": _wide,
    "boxes": lambda line: dense(line).replace(".", "□"),
    "circles": lambda line: dense(line).replace(".", "○"),
    "letters at the edges": lambda line: _edged(line, "ABCDEFGHI"),
    "numbers at the edges": lambda line: _edged(line, "123456789"),
    "quoted": lambda line: quoted(dense(line)),
    "quoted twice": lambda line: quoted(dense(line), "> > "),
    "mail": lambda line: f"Bob wrote:\n{quoted(_written('grid', line))}\nThanks, Bob!",
    "grid": lambda line: _written("grid", line),
    "line": lambda line: _written("line", line),
    "candidates": lambda line: _written("candidates", line),
    "quoted candidates": lambda line: quoted(_written("candidates", line)),
}
"""The shapes, by what they are."""


def cut(text: str, place: int) -> str:
    """A text without one of the characters that may stand for a cell."""
    at = _cells(text)
    gone = at[place % len(at)]
    return text[:gone] + text[gone + 1 :]


def doubled(text: str, place: int) -> str:
    """A text with one of the characters twice that may stand for a cell."""
    at = _cells(text)
    twice = at[place % len(at)]
    return text[:twice] + text[twice] + text[twice:]


def without_line(text: str, place: int) -> str:
    """A text without one of its lines."""
    lines = text.split("\n")
    del lines[place % len(lines)]
    return "\n".join(lines)


SPOILS: Sequence[Spoil] = (cut, doubled, without_line)


def _cells(text: str) -> list[int]:
    return [at for at, sign in enumerate(text) if sign in "123456789.0□○" or "０" <= sign <= "９"]

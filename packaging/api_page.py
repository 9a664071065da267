# SPDX-License-Identifier: MIT
"""The library's reference page, docs/api.md, made from its docstrings."""

import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path

import sudoku_qt.api as library

PAGE = Path(__file__).parents[1] / "docs/api.md"


def page() -> str:
    """Write the page."""
    return "\n".join(["# sudoku_qt.api", "", _text(library), *_parts()])


def _parts() -> Iterator[str]:
    for name in library.__all__:
        what = getattr(library, name)
        if inspect.isfunction(what):
            yield f"## {name}({', '.join(_arguments(what))})\n\n{_text(what)}"
        elif inspect.isclass(what):
            fields = "".join(f"- `{field}`\n" for field in inspect.signature(what).parameters)
            yield f"## {name}\n\n{_text(what)}\n{fields}"
        else:
            fields = "".join(f"- `{field}`: {what[field]}\n" for field in what.names)
            yield f"## {name}\n\nThe fields of a table of ratings, a numpy dtype.\n\n{fields}"


def _arguments(function: Callable[..., object]) -> Iterator[str]:
    """The arguments; after a star such as have to be named."""
    named = False
    for each in inspect.signature(function).parameters.values():
        if each.kind is inspect.Parameter.KEYWORD_ONLY and not named:
            named = True
            yield "*"
        yield _argument(each)


def _argument(parameter: inspect.Parameter) -> str:
    if parameter.default is inspect.Parameter.empty:
        return parameter.name
    return f"{parameter.name}={parameter.default!r}"


def _text(what: object) -> str:
    """A docstring whose examples are blocks of code, and its errors a list."""
    about, _, errors = (inspect.getdoc(what) or "").partition("\n\nRaises:\n")
    if errors:
        return f"{_with_blocks(about)}\nRaises:\n\n{chr(10).join(_errors(errors))}\n"
    return _with_blocks(about)


def _errors(section: str) -> Iterator[str]:
    """The section "Raises:" of a docstring as lines of a list, one an error."""
    for item in re.split(r"\n(?=\S)", textwrap.dedent(section)):
        name, _, when = item.partition(": ")
        yield textwrap.fill(f"- `{name}`: {' '.join(when.split())}", 100, subsequent_indent="  ")


def _with_blocks(text: str) -> str:
    """A text whose examples, which are indented, are blocks of code."""
    written, inside = list[str](), False
    for line in text.split("\n"):
        example = line.startswith("    ")
        if example and not inside:
            written.append("```python")
        if inside and line and not example:
            written[-1:] = ["", "```", ""]  # or doctest expects the mark as well
        inside = example or (inside and not line)
        written.append(line[4:] if example else line)
    return "\n".join([*written, *["", "```"] * inside, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")

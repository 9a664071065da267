# SPDX-License-Identifier: MIT
"""The library's reference page."""

import doctest
import re
from typing import Any

import sudoku_qt.api as sudoku
from api_page import PAGE, page
from tests.shared_memory import NEEDED


def test_the_page_says_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run packaging/api_page.py"


def test_every_name_is_on_it_and_every_example_in_a_block() -> None:
    text = page()
    for name in sudoku.__all__:
        assert f"\n## {name}" in text
    assert text.count("\n```python\n") == text.count("\n```\n")
    assert "    >>>" not in text


def test_errors_are_a_list_below_the_examples() -> None:
    section = page().split("\n## true_candidates(")[1].split("\n## ")[0]
    text = section.rpartition("```\n")[2]
    assert text.startswith("\nRaises:\n\n- `ValueError`: ")
    assert "\n    " not in section, "an error is no block of code"


def run(examples: str, names: dict[str, Any]) -> int:
    """Run a block of the page by these names alone, which it adds to; how many examples it has."""
    test = doctest.DocTestParser().get_doctest(examples, names, "docs/api.md", None, 0)
    said: list[str] = []
    found = doctest.DocTestRunner().run(test, out=said.append, clear_globs=False)
    assert not found.failed, "".join(said)
    names.update(test.globs)
    return found.attempted


@NEEDED
def test_the_page_is_a_doctest_for_whoever_runs_it_as_one() -> None:
    found = doctest.testfile(str(PAGE), module_relative=False)
    assert found.attempted
    assert not found.failed


@NEEDED
def test_every_example_runs_as_it_stands_on_the_page() -> None:
    """Each section goes on from the first, whose imports are all that it has."""
    parts = PAGE.read_text(encoding="utf-8").split("\n## ")
    blocks = ["".join(re.findall(r"```python\n(.*?)```", part, re.DOTALL)) for part in parts]
    begun, *sections = filter(None, blocks)
    names: dict[str, Any] = {}
    assert run(begun, names) == 3
    assert {name for name in names if name != "__builtins__"} == {"sudoku", "puzzle"}
    functions = [name for name in sudoku.__all__ if name.islower() and name != "to_pandas"]
    assert len(sections) == len(functions)
    for name, section in zip(functions, sections, strict=True):
        assert f"sudoku.{name}(" in section
        assert run(section, {**names}) > 0

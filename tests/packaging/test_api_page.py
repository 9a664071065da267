# SPDX-License-Identifier: MIT
"""The library's reference page."""

import sudoku_qt.api as sudoku
from api_page import PAGE, page


def test_the_page_says_what_the_docstrings_say() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run packaging/api_page.py"


def test_every_name_is_on_it_and_every_example_in_a_block() -> None:
    text = page()
    for name in sudoku.__all__:
        assert f"\n## {name}" in text
    assert text.count("\n```python\n") == text.count("\n```\n")
    assert "    >>>" not in text

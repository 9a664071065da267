# SPDX-License-Identifier: MIT
"""A page of puzzles is one small file, takes no text for markup, and does not give solutions away.

What it does in a browser is tried in `tests/controllers/sudoku/sharing/test_in_browser.py`.
"""

import json
import re
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from typing import Any

import pytest

from sudoku_qt.engine.sudoku.kernel import solve
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.paths import resource
from sudoku_qt.views.sudoku.web.page import WebPage, WebPuzzle, html
from sudoku_qt.views.theme import Theme

GIVENS = parse("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
HOSTILE = [
    "</script><script>window.hurt = 1</script>",
    '"><img src=x onerror="window.hurt = 1">',
    "<!-- <script>",
    "a\u2028b\u2029c",
    "{{data}} {{script}} & ' ]]>",
]
WORDS = {
    tag: dict.fromkeys(
        ("name", "print", "notes", "erase", "undo", "redo", "check", "tip", "noscript"), tag
    )
    for tag in ("en", "zh-CN")
}
LARGEST_TEMPLATE = 40_000


@pytest.fixture
def themes() -> list[Theme]:
    """A light and a dark theme."""
    return [Theme.read(resource(f"themes/{name}.json")) for name in ("light", "dark")]


def puzzle(text: str = "Title", solution: bytes | None = None) -> WebPuzzle:
    """A puzzle in which every text is this one."""
    each = {"en": text, "zh-CN": text}
    rules = {"en": [text], "zh-CN": [text]}
    return WebPuzzle(GIVENS, each, text, each, rules, text, None, solution)


class Elements(HTMLParser):
    """The names and attributes of a page's elements, and what stands in its data."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.data = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        self.found.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        """Note the data."""
        if self.found and self.found[-1][1].get("id") == "data":
            self.data += data

    @property
    def content(self) -> Any:
        """The data, read."""
        return json.loads(self.data)


def parsed(*puzzles: WebPuzzle, themes: list[Theme]) -> Elements:
    """The elements of a page with some puzzles."""
    title = next(iter(puzzles[0].name.values()))
    return Elements(html(WebPage(title, puzzles, WORDS), themes).decode())


@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_becomes_markup(text: str, themes: list[Theme]) -> None:
    usual = parsed(puzzle("Title"), puzzle("Title"), themes=themes)
    hostile = parsed(puzzle(text), puzzle(text), themes=themes)
    assert [tag for tag, _ in hostile.found] == [tag for tag, _ in usual.found]
    assert not any(name.startswith("on") for _, names in hostile.found for name in names)
    assert len(hostile.content["puzzles"]) == 2


def test_only_the_own_script_and_style_may_be_used(themes: list[Theme]) -> None:
    text = html(WebPage("x", [puzzle()], WORDS), themes).decode()
    policy = re.search(r'Content-Security-Policy" content="([^"]*)"', text)
    assert policy
    assert "default-src 'none'" in policy[1]
    assert "unsafe" not in policy[1]
    for tag in ("style", "script"):
        inside = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
        assert len(inside) == 1
        digest = b64encode(sha256(inside[0].encode()).digest()).decode()
        assert f"{tag}-src 'sha256-{digest}'" in policy[1]
    assert not re.search(r'\b(?:src|srcset|action|formaction|style)="|url\(|@import', text)
    assert {*re.findall(r'https?://[^/"]*', text)} == {"http://www.w3.org"}
    assert {*re.findall(r'href="(.)', text)} == {"#"}


def test_the_solution_is_compared_but_not_told(themes: list[Theme]) -> None:
    solution = solve(GIVENS)
    assert solution is not None
    text = html(WebPage("x", [puzzle(solution=solution)], WORDS), themes).decode()
    digits = "".join(map(str, solution))
    assert digits not in text
    assert not any(digits[row * 9 : row * 9 + 9] in text for row in range(9))
    (held,) = Elements(text).content["puzzles"]
    assert held["hash"] == sha256(f"{held['salt']}{digits}".encode()).hexdigest()
    assert len(held["salt"]) >= 16
    (without,) = parsed(puzzle(), themes=themes).content["puzzles"]
    assert without["hash"] == ""


def test_equal_puzzles_give_equal_pages(themes: list[Theme]) -> None:
    pages = {html(WebPage("x", [puzzle()], WORDS), themes) for _ in range(2)}
    assert len(pages) == 1


def test_the_template_is_small() -> None:
    assert sum(path.stat().st_size for path in resource("web").iterdir()) < LARGEST_TEMPLATE


def test_every_given_is_drawn_where_it_stands(themes: list[Theme]) -> None:
    found = parsed(puzzle(), themes=themes).found
    drawn = {
        int(str(names["data-cell"])): names["href"] for tag, names in found if "data-cell" in names
    }
    assert drawn == {cell: f"#g{digit}" for cell, digit in enumerate(GIVENS) if digit}


def test_what_rules_keep_apart_is_told_to_the_page(themes: list[Theme]) -> None:
    rows = ",".join(["[" + ",".join(["{}"] * 6) + "]"] * 6)
    variant = read_variant(f'{{"size":6,"grid":[{rows}],"diagonal+":true}}')
    each = {"en": "x", "zh-CN": "x"}
    (held,) = parsed(WebPuzzle(variant.givens, each, variant=variant), themes=themes).content[
        "puzzles"
    ]
    assert held["side"] == 6
    assert held["regions"][:7] == [0, 0, 0, 1, 1, 1, 0]
    pairs = [*zip(held["sees"][::2], held["sees"][1::2], strict=True)]
    assert (5, 30) in pairs
    assert (10, 25) in pairs
    assert (0, 35) not in pairs
    assert (0, 7) not in pairs


def test_a_text_that_differs_by_language_is_there_in_each(themes: list[Theme]) -> None:
    name = {"en": "Puzzle 1", "zh-CN": "第 1 题"}
    text = html(WebPage("x", [WebPuzzle(GIVENS, name)] * 2, WORDS), themes).decode()
    assert '<span data-for="en" lang="en">Puzzle 1</span>' in text
    assert '<span data-for="zh-CN" lang="zh-CN">第 1 题</span>' in text

# SPDX-License-Identifier: MIT
"""Which tokens are changed, and which cannot matter."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def changed(script: Callable[[str], ModuleType]) -> Callable[[str], set[str]]:
    """Give what a source becomes by each of its changes."""
    loaded: ModuleType = script("mutations")

    def changes(source: str) -> set[str]:
        found = loaded.mutations(Path("sudoku_qt/a.py"), source.encode())
        return {each.applied(source.encode()).decode() for each in found}

    return changes


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("a < b", {"a <= b"}),
        ("a not in b is c", {"a in b is c", "a not in b is not c"}),
        ("a - (b)", {"a + (b)"}),
        ("a == px(b)", {"a != px(b)"}),
        ("x = True", {"x = False"}),
        ("x = 7", {"x = 8"}),
        (
            "def f(a, b=1, *, c=2): a(b, c)",
            {"def f(a, b=2, *, c=2): a(b, c)", "def f(a, b=1, *, c=3): a(b, c)"},
        ),
        ("a and b and c", {"a or b and c"}),
        ("x = not a", {"x = a"}),
        ("f(é, b)", {"f(b, é)", "f(é)"}),
        ("f(a, key=b)", {"f(key=b)"}),
        ("f(a, size=b)", {"f(size=b)", "f(a)"}),
        ("def f(): return a", {"def f(): return None"}),
        ("f(theme.ink, theme.paper)", {"f(theme.paper, theme.paper)", "f(theme.ink, theme.ink)"}),
        ("x = Role.NOTE; y = Role.GIVEN", {"x = Role.GIVEN; y = Role.GIVEN"}),
        ("x = 'pivot'; y = 'pincer'", {"x = \"pincer\"; y = 'pincer'"}),
        ("MOST = 999", {"MOST = 1000"}),
        ("WORDS = 1458", {"WORDS = 1459"}),
        ("px(9); px(2 * 12)", {"px(10); px(2 * 12)", "px(9); px(3 * 12)"}),
        ("SIDE = 20; px(SIDE); range(SIDE)", {"SIDE = 21; px(SIDE); range(SIDE)"}),
        ("x.adjusted(1, a)", {"x.adjusted(2, a)"}),
        ("class A(B): x = super().__init__(a)", {"class A(B): x = super().__init__()"}),
        ("lambda a=1, b=2: a", {"lambda a=2, b=2: a"}),
        (
            "x.addWidget(a, 1); x.addWidget(b, 1)",
            {"x.addWidget(a, 2); x.addWidget(b, 1)", "x.addWidget(a, 1); x.addWidget(b, 2)"},
        ),
        ("x.addWidget(a, 1, 1)", {"x.addWidget(a, 2, 1)", "x.addWidget(a, 1, 2)"}),
    ],
)
def test_a_token_is_changed(
    source: str, wanted: set[str], changed: Callable[[str], set[str]]
) -> None:
    assert wanted <= changed(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""One."""',
        "x: Literal[1] = a",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "def f(a, b=0, *, c=False): a.go()",
        "if TYPE_CHECKING:\n    x = 1",
        "if sys.platform == 'win32':\n    x = 1",
        "__all__ = ['one', 'two']",
        "class A(Protocol):\n    x = 1",
        "@cache(1)\ndef f(): ...",
        "@abstractmethod\ndef f(): return 1",
        "cast('one', two)",
        "x = 'Two words', 'and others'",
        "f(encoding='one', strict=True, allow_nan=False)",
        "class A(QObject): x = super().__init__(a)",
        "MOST = 20_000",
        "SOON_MS = 20",
        "lambda _=False: a",
        "x = ItemDataRole.UserRole + step",
    ],
)
def test_what_cannot_matter_is_left(source: str, changed: Callable[[str], set[str]]) -> None:
    assert changed(source) == set()


def test_what_has_no_order_is_left_in_its_order(changed: Callable[[str], set[str]]) -> None:
    assert changed("min(a, b, key=c)") == {"min(a, key=c)"}
    assert "least(b, a)" in changed("least(a, b)")


def test_a_number_is_not_changed_by_too_little(changed: Callable[[str], set[str]]) -> None:
    source = "SIDE = 20; px(SIDE, 30); pixmap(40, a); x.adjusted(0, 50)"
    found = " ".join(changed(source))

    assert not any(number in found for number in ("21", "31", "41", "1,", "51"))


def test_the_only_share_of_what_is_left_over_is_all_of_it(
    changed: Callable[[str], set[str]],
) -> None:
    assert changed("x.addStretch(1)") == {"x.addStretch()"}
    assert "x.addWidget(a, 2)" not in changed("x.addWidget(a, 1)")


def test_whether_there_is_room_is_not_moved_by_a_pixel(changed: Callable[[str], set[str]]) -> None:
    assert changed("width < px(a)") == {"width < px()"}
    assert changed("self.height() <= needed") == set()
    assert "width == px(a)" in changed("width != px(a)")
    assert changed("letters.horizontalAdvance(a) <= b") == {"letters.horizontalAdvance() <= b"}
    assert changed("a < width") == {"a <= width"}


def test_in_views_what_is_called_a_width_is_one_of_pixels(
    script: Callable[[str], ModuleType],
) -> None:
    def count(source: str) -> int:
        found = script("mutations").mutations(Path("sudoku_qt/views/a.py"), source.encode())
        return len(found)

    assert count("a <= width") == count("room >= a") == 0
    assert count("a == width") == 1
    assert count("height >= 0") == 2


def test_none_in_place_of_false_is_no_change(changed: Callable[[str], set[str]]) -> None:
    assert changed("def f(): return False") == {"def f(): return True"}


def test_a_change_is_named_by_its_function(script: Callable[[str], ModuleType]) -> None:
    source = "class A:\n    x = 1\n    def f(self):\n        def g(): return lambda: 1 + b\n"
    found = script("mutations").mutations(Path("a.py"), source.encode())

    assert {each.function for each in found} == {"", "A.f"}


def test_what_is_the_same_program_or_none_is_none(script: Callable[[str], ModuleType]) -> None:
    mutation = script("mutations").Mutation(Path("a.py"), "not", "", 0, 1, "(a)")

    assert not mutation.is_one(b"a")
    assert not mutation.is_one(b"a a")
    assert mutation.is_one(b"b")

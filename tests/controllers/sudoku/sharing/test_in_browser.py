# SPDX-License-Identifier: MIT
"""A page of puzzles in a real browser: Chromium, driven by Selenium, where both are installed."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from sudoku_qt.controllers.sudoku.sharing.solving import solved
from sudoku_qt.controllers.sudoku.sharing.web import page_bytes
from sudoku_qt.engine.sudoku.game import SudokuSetup
from sudoku_qt.engine.sudoku.kernel.solver import parse
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant

pytestmark = [
    pytest.mark.torture,
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # of Selenium's own sockets
]
PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
OTHER = SOLUTION[:54] + "." * 27
KILLER = (
    '{"size":9,"title":"Cages","grid":[' + ",".join(["[" + ",".join(["{}"] * 9) + "]"] * 9) + "],"
    '"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}]}'
)
SIXTEEN = '{"size":16,"grid":[' + ",".join(["[" + ",".join(["{}"] * 16) + "]"] * 16) + "]}"
HOSTILE = '</script><script>hurt=1</script>"><img src=x onerror=hurt=1>\u2028\u202e'


def needed(name: str) -> str:
    """The path of a program; without it the test is skipped."""
    return shutil.which(name) or pytest.skip(f"There is no {name} here.")


class Page:
    """A page in a browser."""

    def __init__(self, browser: Any, path: Path) -> None:
        self.browser, self.path = browser, path

    def open(self, *setups: SudokuSetup) -> None:
        """Write a page with puzzles and open it, with nothing remembered."""
        self.path.write_bytes(page_bytes([solved(each) for each in setups], "Sheet"))
        self.browser.get(self.path.as_uri())
        self.run("localStorage.clear()")
        self.browser.get(self.path.as_uri())

    def run(self, script: str, *values: object) -> Any:
        """The value of a script."""
        return self.browser.execute_script(script, *values)

    def press(self, key: str, code: str = "", **more: bool) -> None:
        """Press a key, as the browser's own input does."""
        modifiers = 2 * more.get("ctrlKey", False) + 8 * more.get("shiftKey", False)
        code = code or key
        for each in ("rawKeyDown", "keyUp"):
            self._send("KeyEvent", each, key=key, code=code, modifiers=modifiers)

    def digits(self, signs: str) -> None:
        """Type digits cell by cell, from the first one on; what is given stays."""
        for row in range(9):
            for column in range(9):
                self.touch(row * 9 + column)
                sign = signs[row * 9 + column]
                self.press("Backspace")
                self.press(sign, f"Digit{sign}")

    def touch(self, cell: int, board: int = 0, kind: str = "touch") -> None:
        """Touch a cell with a finger, or click it, as the browser's own input does."""
        x, y = self.run(
            "const svg = document.querySelector('#board' + arguments[1] + ' svg'),"
            "cell = svg.querySelectorAll('.grounds rect')[arguments[0]];"
            "cell.scrollIntoView({block: 'center', behavior: 'instant'});"
            "const rect = cell.getBoundingClientRect();"
            "return [rect.x + rect.width / 2, rect.y + rect.height / 2]",
            cell, board,
        )  # fmt: skip
        if kind == "touch":
            self._send("TouchEvent", "touchStart", touchPoints=[{"x": x, "y": y}])
            self._send("TouchEvent", "touchEnd", touchPoints=[])
        else:
            for each in ("mousePressed", "mouseReleased"):
                self._send("MouseEvent", each, x=x, y=y, button="left", clickCount=1)

    def _send(self, kind: str, name: str, **more: object) -> None:
        self.browser.execute_cdp_cmd(f"Input.dispatch{kind}", {"type": name, **more})

    def click(self, name: str) -> None:
        """Click a button of the pad."""
        self.run("document.getElementById(arguments[0]).click()", name)

    @property
    def message(self) -> str:
        """What the pad says."""
        return str(self.run("return document.getElementById('message').textContent"))

    def count(self, selector: str) -> int:
        """The number of elements."""
        return int(self.run("return document.querySelectorAll(arguments[0]).length", selector))


@pytest.fixture
def page(tmp_path: Path, qtbot: QtBot) -> Iterator[Page]:
    """A page in an English browser."""
    browser = started("en")
    yield Page(browser, tmp_path / "page.html")
    errors = [each for each in browser.get_log("browser") if each["level"] == "SEVERE"]
    browser.quit()
    assert not errors


def started(language: str) -> Any:
    """A browser in a language."""
    webdriver = pytest.importorskip("selenium.webdriver", reason="There is no Selenium here.")
    options = webdriver.ChromeOptions()
    options.binary_location = needed("chromium")
    for each in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"):
        options.add_argument(each)
    options.add_experimental_option("prefs", {"intl.accept_languages": language})
    return webdriver.Chrome(
        options=options, service=webdriver.ChromeService(needed("chromedriver"))
    )


CLASSIC = SudokuSetup(parse(PUZZLE))


def test_a_puzzle_is_solved_by_keys_and_only_its_solution_is_right(page: Page) -> None:
    page.open(CLASSIC)
    page.digits(SOLUTION)
    assert page.message == "Right: the puzzle is solved."
    page.touch(2)
    page.press("Backspace")
    page.click("check")
    assert page.message.startswith("Still empty: 1.")
    page.press("1", "Digit1")
    page.click("check")
    assert page.message == "A digit stands twice where it is marked."
    page.press("4", "Digit4")
    page.click("check")
    assert page.message == "Right: the puzzle is solved."


def test_a_wrong_answer_of_the_right_shape_is_not_right(page: Page) -> None:
    swapped = SOLUTION.translate(str.maketrans("12", "21"))
    open_twice = "".join("." if sign in "12" else sign for sign in SOLUTION)
    page.open(SudokuSetup(parse(open_twice[:-1] + SOLUTION[-1])))
    page.click("check")
    assert "not exactly one solution" in page.message
    one_given = "".join(
        sign if sign not in "12" or cell == SOLUTION.index("1") else "."
        for cell, sign in enumerate(SOLUTION)
    )
    page.open(SudokuSetup(parse(one_given)))
    page.digits(swapped)
    assert not page.message.startswith("Right")
    page.digits(SOLUTION)
    assert page.message == "Right: the puzzle is solved."


def test_undo_goes_back_to_nothing_and_redo_to_the_end(page: Page) -> None:
    page.open(CLASSIC)
    page.press("z", ctrlKey=True)
    assert page.count(".entered use") == 0
    page.touch(2)
    for sign in "124":
        page.press(sign, f"Digit{sign}")
    for _ in range(5):
        page.click("undo")
    assert page.count(".entered use") == 0
    assert page.run("return document.getElementById('undo').disabled")
    for _ in range(5):
        page.press("y", ctrlKey=True)
    assert page.run("return document.querySelector('.entered use').getAttribute('href')") == "#e4"
    page.browser.get(page.path.as_uri())
    assert page.count(".entered use") == 1


def test_notes_are_entered_by_key_by_shift_and_by_finger(page: Page) -> None:
    page.open(CLASSIC)
    page.touch(2)
    page.press("!", "Digit1", shiftKey=True)
    page.press(" ", "Space")
    page.run("document.querySelectorAll('#digits button')[3].click()")
    page.press("@", "Digit2", shiftKey=True)
    assert page.count(".entered .note") == 0
    page.click("undo")
    assert page.count(".entered .note") == 2
    page.touch(0)
    page.press("9", "Digit9")
    page.press("Backspace")
    assert page.count(".digits use") == 30
    assert page.count(".entered .digit") == 0


def test_several_puzzles_are_played_beside_each_other(page: Page) -> None:
    page.open(CLASSIC, SudokuSetup(parse(OTHER)))
    page.touch(2, 0, "mouse")
    page.press("4", "Digit4")
    page.touch(80, 1)
    page.press("9", "Digit9")
    assert [page.count(f"#board{board} .entered use") for board in (0, 1)] == [1, 1]
    page.press("z", ctrlKey=True)
    assert [page.count(f"#board{board} .entered use") for board in (0, 1)] == [1, 0]
    cursors = "return [...document.querySelectorAll('.cursor')]"
    visible = page.run(f"{cursors}.map((each) => each.getAttribute('visibility'))")
    assert visible == ["hidden", "visible"]


def test_nothing_of_a_title_runs(page: Page) -> None:
    named = SudokuSetup(parse(PUZZLE), title=HOSTILE, author=HOSTILE, comment=HOSTILE)
    page.open(named, named)
    assert page.run("return window.hurt === undefined")
    assert page.count("img") == 0
    assert page.run("return document.querySelector('h2').textContent") == HOSTILE
    assert page.run("return getComputedStyle(document.querySelector('h2')).unicodeBidi")


@pytest.mark.parametrize(("language", "lang", "check"), [
    ("zh-CN", "zh-CN", "检查"), ("zh-TW,en", "en", "Check"), ("fr", "en", "Check"),
])  # fmt: skip
def test_the_language_is_the_readers_and_can_be_changed(
    language: str, lang: str, check: str, tmp_path: Path, qtbot: QtBot
) -> None:
    browser = started(language)
    page = Page(browser, tmp_path / "page.html")
    variant = read_variant(KILLER)
    page.open(SudokuSetup(variant.givens, variant=variant))
    shown = "return document.documentElement.lang + document.getElementById('check').innerText"
    assert page.run(shown) == lang + check
    page.click("language")
    assert page.run(shown) == ("enCheck" if lang == "zh-CN" else "zh-CN检查")
    browser.quit()


def emulate(page: Page, media: str = "", **features: str) -> None:
    """Let the browser print, or prefer dark pages."""
    listed = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
    page.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": media, "features": listed})


def test_it_follows_the_readers_preference_and_prints_black_on_white(page: Page) -> None:
    page.open(CLASSIC)
    style = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]"
    light = page.run(style, "html", "backgroundColor")
    emulate(page, prefers_color_scheme="dark")
    assert page.run(style, "html", "backgroundColor") != light
    assert page.run("return matchMedia('(prefers-color-scheme: dark)').matches")
    emulate(page, media="print", prefers_color_scheme="dark")
    assert page.run(style, "html", "backgroundColor") == "rgb(255, 255, 255)"
    assert page.run(style, ".digit.given", "fill") == "rgb(0, 0, 0)"
    assert page.run(style, ".pad", "display") == "none"
    assert page.run(style, ".ground", "fill") == "none"


@pytest.mark.parametrize(("text", "side"), [(KILLER, 9), (SIXTEEN, 16)])
def test_on_a_phone_everything_fits(
    text: str, side: int, page: Page, shown_at: Callable[[Page], int]
) -> None:
    variant = read_variant(text)
    page.open(SudokuSetup(variant.givens, variant=variant))
    assert shown_at(page) <= 390
    page.touch(side * side - 1)
    if side == 16:
        page.press("g", "KeyG")
        assert page.count("#board0 .entered use[href='#e16']") == 1
    assert page.count("#digits button") == side


@pytest.fixture
def shown_at() -> Callable[[Page], int]:
    """The width of a page on a phone."""

    def width(page: Page) -> int:
        page.browser.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True},
        )
        return int(page.run("return document.documentElement.scrollWidth"))

    return width

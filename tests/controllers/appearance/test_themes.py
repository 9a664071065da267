# SPDX-License-Identifier: MIT
"""A theme is a file in a folder: it is offered, chosen and painted with; a damaged one is not."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QMenu

from sudoku_qt.controllers.appearance.themes import Themes
from sudoku_qt.engine.message import Fault
from sudoku_qt.paths import resource
from tests.controllers.conftest import Begin, Program

Drop = Callable[..., Path]
SEPIA = {"en": "Sepia & sand", "zh_CN": "棕褐色"}


@pytest.fixture
def resources(tmp_path: Path) -> Path:
    """Copy the folders of themes and languages, so that files can be dropped into them."""
    for name in ("themes", "i18n"):
        shutil.copytree(resource(name), tmp_path / "resources" / name)
    for path in (tmp_path / "resources/themes").iterdir():
        if path.stem not in {"light", "dark"}:
            path.unlink()
    return tmp_path / "resources"


@pytest.fixture
def drop(resources: Path) -> Drop:
    """A function that drops a theme into the folder: a known one with changes."""

    def dropped(stem: str, of: str = "light", **changes: Any) -> Path:
        theme = json.loads(resource(f"themes/{of}.json").read_text(encoding="utf-8"))
        theme["colours"] |= changes.pop("colours", {})
        path = resources / "themes" / f"{stem}.json"
        path.write_text(json.dumps(theme | changes), encoding="utf-8")
        return path

    return dropped


@pytest.fixture
def start(begin: Begin, resources: Path) -> Callable[..., Program]:
    """A function that starts the program with the copied folders."""
    return lambda **words: begin(find=lambda name: resources / name).start(**words)


def offered(program: Program) -> dict[str, bool]:
    """What the menu offers, and which of it is ticked."""
    menu = QMenu()
    program.shell.choices.fill_themes(menu)
    return {action.text(): action.isChecked() for action in menu.actions()}


def choose(program: Program, text: str) -> None:
    menu = QMenu()
    program.shell.choices.fill_themes(menu)
    (action,) = (each for each in menu.actions() if each.text() == text)
    action.trigger()


def ground(program: Program) -> QColor:
    """The colour that the window's corner is painted in."""
    return program.controller.page.window().grab().toImage().pixelColor(2, 300)


@pytest.mark.slow
def test_a_theme_dropped_into_the_folder_is_offered_chosen_and_remembered(
    start: Callable[..., Program], drop: Drop
) -> None:
    drop("sepia", of="dark", name=SEPIA, colours={"window": "#332211", "board": "#443322"})
    program = start(painting=True)
    assert list(offered(program)) == ["As the &system", "Light", "Dark", "Sepia && sand"]
    choose(program, "Sepia && sand")
    assert ground(program) == QColor("#332211")
    assert program.controller.page.board.theme.board == QColor("#443322")
    assert program.shell.window.theme.dark
    assert offered(program)["Sepia && sand"]
    again = start(painting=True)
    assert ground(again) == QColor("#332211")
    again.appearance.set_theme("light")
    assert ground(again) == again.shell.window.theme.window != QColor("#332211")


def test_every_theme_bears_its_name_in_the_players_language(
    start: Callable[..., Program], drop: Drop
) -> None:
    drop("sepia", name=SEPIA)
    drop("plain", name="Plain")
    program = start()
    program.appearance.set_language("zh_CN", remember=False)
    assert list(offered(program))[1:] == ["浅色", "深色", "Plain", "棕褐色"]


def test_those_for_every_day_come_first_and_others_stand_in_pairs() -> None:
    for language in ("en", "zh_CN"):
        names = [theme.name for theme in Themes(resource("themes")).all(language)]
        first, others = names[:4], names[4:]
        assert first == ["light", "dark", "night", "paper"]
        kinds = [name.rpartition("_")[0] for name in others]
        assert kinds[::2] == kinds[1::2], language


def test_a_scheme_goes_to_the_system_too(
    start: Callable[..., Program], drop: Drop, monkeypatch: pytest.MonkeyPatch
) -> None:
    drop("sepia", of="dark", name=SEPIA)
    program = start()
    told: list[str] = []

    class Hints:
        def setColorScheme(self, scheme: Any) -> None:
            told.append(scheme.name)

    monkeypatch.setattr(program.appearance, "_app", Spy(program.appearance._app, Hints()))
    for name in ("sepia", "light", "system"):
        program.appearance.set_theme(name)
    assert told == ["Dark", "Light", "Unknown"]


class Spy:
    """An application whose hints of style are somebody else's."""

    def __init__(self, app: Any, hints: Any) -> None:
        self._app, self.styleHints = app, lambda: hints

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)


DAMAGED: dict[str, Any] = {
    "no JSON": b"{",
    "no theme": b"[1, 2]",
    "nothing": b"",
    "no colours": b'{"name": "Sepia", "dark": true}',
    "colours of another kind": b'{"name": "Sepia", "dark": true, "colours": [1]}',
    "no text": b"\xff\xfe\x00",
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_theme_is_left_out_with_a_sentence(
    start: Callable[..., Program], resources: Path, content: bytes
) -> None:
    (resources / "themes" / "sepia.json").write_bytes(content)
    program = start()
    assert list(offered(program)) == ["As the &system", "Light", "Dark"]
    assert "sepia.json" in program.notice()
    assert "left out" in program.notice()
    program.shell.bars.hide_notice()
    offered(program)
    assert program.notice() == "", "once is enough"


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"name": None}, "name"),
        ({"name": {}}, "name"),
        ({"dark": "yes"}, "dark"),
        ({"colours": {"cursor": 5}}, "cursor"),
        ({"colours": {"cursor": "blueish"}}, "cursor"),
        ({"colours": {"sky": "#0000ff"}}, "sky"),
    ],
)
def test_the_sentence_names_what_is_wrong(
    start: Callable[..., Program], drop: Drop, changes: dict[str, Any], part: str
) -> None:
    drop("sepia", **changes)
    program = start()
    offered(program)
    assert program.notice() == (
        f"The theme sepia.json is left out: it lacks, or has wrongly, {part}."
    )


def test_of_many_wrong_parts_a_few_are_named(
    start: Callable[..., Program], resources: Path
) -> None:
    poor = {"name": "Poor", "dark": False, "colours": {}}
    (resources / "themes" / "poor.json").write_text(json.dumps(poor), encoding="utf-8")
    program = start()
    offered(program)
    assert program.notice().endswith(
        "accent_ground, accent_text, black_shine, black_stone, board, …."
    )


def test_a_chosen_theme_that_is_damaged_or_gone_gives_way_to_the_systems(
    start: Callable[..., Program], drop: Drop
) -> None:
    path = drop("sepia", name=SEPIA)
    start().appearance.set_theme("sepia")
    path.write_text("{", encoding="utf-8")
    program = start()
    assert program.shell.window.theme.name == "light"
    assert "sepia.json" in program.notice()
    assert offered(program)["As the &system"]
    path.unlink()
    program = start()
    assert program.shell.window.theme.name == "light"
    assert program.notice() == "The theme sepia.json cannot be read."


def test_where_one_of_the_programs_own_is_damaged_the_other_is_painted_with(
    start: Callable[..., Program], resources: Path
) -> None:
    (resources / "themes" / "light.json").write_text("{", encoding="utf-8")
    assert start().shell.window.theme.name == "dark"


def test_without_any_theme_it_says_which_one_it_wanted(tmp_path: Path) -> None:
    themes = Themes(tmp_path)
    with pytest.raises(Fault, match=r"light\.json|The theme"):
        themes.first_of(["dark", "light"])
    assert [fault.message.facts["file"] for fault in themes.faults()] == ["dark.json", "light.json"]
    assert themes.faults() == []
    assert themes.all("en") == []

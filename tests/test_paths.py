# SPDX-License-Identifier: MIT
"""Where files lie: inside the user's own folders, and nowhere before something is written."""

import sys
from pathlib import Path

import pytest

from sudoku_qt import paths
from sudoku_qt.paths import Paths, program_folder, resource


def test_everything_of_a_user_lies_in_folders_of_the_program_s_own(home: Path) -> None:
    user = Paths.of_user()

    for path in (user.config, user.data, user.state):
        assert path.is_relative_to(home)
        assert "sudoku-qt" in path.parts[-2:]
    assert user.settings.is_relative_to(user.config)
    assert user.kept_games.is_relative_to(user.state)
    assert user.errors.is_relative_to(user.state)
    assert user.sudoku_reserve.is_relative_to(user.data)
    assert user.course_progress.is_relative_to(user.data)


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="the variables are not asked there")
@pytest.mark.parametrize("value", ["", "somewhere"], ids=["empty", "relative"])
def test_a_variable_that_names_no_folder_is_not_followed(
    home: Path, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, value)

    assert all(path.is_relative_to(home) for path in Paths.of_user())


def test_asking_where_files_lie_makes_no_folder(home: Path) -> None:
    user = Paths.of_user()

    assert user.kept_games.name == "games"
    assert list(home.iterdir()) == []


def test_a_demonstration_has_folders_of_its_own(tmp_path: Path) -> None:
    own = Paths.below(tmp_path)

    assert all(path.is_relative_to(tmp_path) for path in (own.settings, own.kept_games, own.errors))
    assert [path.name for path in own] == ["config", "data", "state"]
    assert own.settings.parent == own.config


def test_what_ships_with_the_program_is_found() -> None:
    assert resource("themes/light.json").is_file()


@pytest.mark.parametrize("inside", [True, False], ids=["installed", "checkout"])
def test_resources_lie_in_the_package_or_beside_it(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    inside: bool,  # noqa: FBT001 - drawn
) -> None:
    package = tmp_path / "sudoku_qt"
    folder = (package if inside else tmp_path) / "resources"
    folder.mkdir(parents=True)
    (folder / "board.txt").touch()
    package.mkdir(exist_ok=True)
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))

    assert resource("board.txt") == folder.resolve() / "board.txt"


def test_the_program_lies_in_its_package_or_where_it_was_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert program_folder() == Path(paths.__file__).resolve().parent

    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "sudoku-qt"))

    assert program_folder() == tmp_path.resolve()

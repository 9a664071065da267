# SPDX-License-Identifier: MIT
"""Preferences: what was set is there at the next start, and damage means the default."""

import os
import stat
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from sudoku_qt.store.settings import LARGEST, Preference, Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Name a file in a folder that is not there yet."""
    return tmp_path / "config" / "settings.ini"


def kept(path: Path, value: Preference) -> Settings:
    """Set a preference, write the file and read it as the next start does."""
    settings = Settings(path)
    settings.set("thing", value)
    assert settings.save()
    return Settings(path)


def damaged(path: Path, line: str) -> Settings:
    """Read a file that holds one line."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(f"[General]\n{line}\n", encoding="utf-8")
    return Settings(path)


@pytest.mark.parametrize(
    "text", ["", "light", "a, b", "数独", '"quoted"', "a;b=c\\n\n", "true", " x "]
)
def test_a_text_comes_back(path: Path, text: str) -> None:
    assert kept(path, text).text("thing", "default") == text


@pytest.mark.parametrize("on", [True, False])
def test_a_flag_comes_back(path: Path, on: bool) -> None:  # noqa: FBT001 - drawn
    assert kept(path, on).flag("thing", default=not on) is on


@pytest.mark.parametrize("number", [-20, 0, 7, 100])
def test_a_number_comes_back(path: Path, number: int) -> None:
    assert kept(path, number).number("thing", 5, -20, 100) == number


@pytest.mark.parametrize("length", [0.0, 870.4347826086957, 1000.0])
def test_a_length_comes_back_whole(path: Path, length: float) -> None:
    assert kept(path, length).length("thing", 5, 1000) == length


@pytest.mark.parametrize("text", ["", "wide", "-1", "1001", "nan", "inf", "1e9"])
def test_what_is_no_length_is_the_default(path: Path, text: str) -> None:
    assert damaged(path, f"thing={text}").length("thing", 5, 1000) == 5


@pytest.mark.parametrize("texts", [[], ["one"], ["one", "two"], ["a, b", "数独", 'c"d', "e\\f"]])
def test_a_list_comes_back(path: Path, texts: list[str]) -> None:
    assert kept(path, texts).texts("thing") == texts


def test_bytes_come_back(path: Path) -> None:
    blob = QByteArray(bytes(range(256)))

    assert kept(path, blob).blob("thing") == blob


def test_what_was_never_set_is_the_default(path: Path) -> None:
    settings = Settings(path)

    assert settings.text("thing", "default") == "default"
    assert settings.flag("thing", default=True)
    assert not settings.flag("thing", default=False)
    assert settings.number("thing", 5, 0, 9) == 5
    assert settings.texts("thing") == []
    assert settings.blob("thing").isEmpty()


@pytest.mark.parametrize(
    "line",
    [
        "thing=",
        "thing=x",
        "thing=--5",
        "thing=5-",
        "thing=10",
        "thing=-1",
        "thing=99999999999999999999",
        "thing=1.5",
        "thing=1, 2",
        "thing=@Invalid()",
        "thing=@ByteArray(7)",
        "thing=@Variant(\\0\\0\\0\\x7f)",
        "thing=@Size(3 4)",
    ],
)
def test_a_damaged_number_or_flag_is_the_default(path: Path, line: str) -> None:
    settings = damaged(path, line)

    assert settings.number("thing", 5, 0, 9) == 5
    assert settings.flag("thing", default=True)
    assert not settings.flag("thing", default=False)


@pytest.mark.parametrize("line", ["thing=1, 2", "thing=@Invalid()", "thing=@Size(3 4)"])
def test_a_damaged_text_is_the_default(path: Path, line: str) -> None:
    assert damaged(path, line).text("thing", "default") == "default"


def test_damaged_bytes_are_none(path: Path) -> None:
    assert damaged(path, "thing=x, y").blob("thing").isEmpty()


def test_a_file_that_is_no_text_at_all_is_every_default(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(bytes(range(256)) * 20)

    assert Settings(path).number("thing", 5, 0, 9) == 5


def test_a_preference_outlives_another_window_s(path: Path) -> None:
    first, second = Settings(path), Settings(path)
    first.set("one", "1")
    second.set("two", "2")
    first.save()
    second.save()

    assert [Settings(path).text(name) for name in ("one", "two")] == ["1", "2"]


def test_nothing_is_written_before_something_is_set(path: Path) -> None:
    Settings(path).text("thing")

    assert not path.parent.exists()


def test_where_it_cannot_be_written_that_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(b"a file where the folder should be")
    settings = Settings(tmp_path / "config" / "settings.ini")

    settings.set("thing", "value")

    assert not settings.save()
    assert settings.text("thing") == "value", "for this sitting it counts"


def test_a_text_that_would_be_cut_is_the_default(path: Path) -> None:
    assert damaged(path, r'thing="a\x0z"').text("thing", "default") == "default"
    assert damaged(path, r'thing=whole, "b\x0z"').texts("thing") == ["whole"]


@pytest.mark.skipif(sys.platform == "win32", reason="there are no permission bits on Windows")
def test_preferences_are_the_users_alone(path: Path) -> None:
    usual = os.umask(0)
    try:
        kept(path, "dark")
    finally:
        os.umask(usual)

    modes = [stat.S_IMODE(each.stat().st_mode) for each in (path.parent, path)]
    assert modes == [0o700, 0o600]


def test_preferences_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    settings = Settings(tmp_path / "file" / "settings.ini")
    settings.set("thing", "dark")
    assert not settings.save()
    assert settings.text("thing") == "dark", "for this time at least"


def put(path: Path, kind: str) -> None:
    """Let something else lie where the preferences should."""
    path.parent.mkdir()
    target = path.parent / "target"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "link to a pipe":
        os.mkfifo(target)
        path.symlink_to(target)
    elif kind == "link to itself":
        path.symlink_to(path)
    else:
        path.touch()
        os.truncate(path, LARGEST + 1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things in folders")
@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("folder", "“settings.ini” is a folder. Open a file in it."),
        ("pipe", "“settings.ini” is not a file but a device."),
        ("link to a pipe", "“settings.ini” is not a file but a device."),
        ("link to itself", "“settings.ini” cannot be read: "),
        ("large", "“settings.ini” is larger than 4 MB."),
    ],
)
def test_what_is_no_file_of_ours_is_neither_read_nor_replaced(
    path: Path, kind: str, said: str
) -> None:
    put(path, kind)
    before = {each: each.lstat() for each in path.parent.iterdir()}

    settings = Settings(path)
    settings.set("thing", "now")
    assert settings.text("thing") == "now"
    assert not settings.save()
    assert str(settings.fault()).startswith(said)
    del settings

    after = {each: each.lstat() for each in path.parent.iterdir()}
    assert {each: (one.st_ino, one.st_mode, one.st_size) for each, one in after.items()} == {
        each: (one.st_ino, one.st_mode, one.st_size) for each, one in before.items()
    }


@pytest.mark.parametrize(("more", "is_read"), [(0, True), (1, False)])
def test_a_file_may_be_exactly_as_large_as_allowed(path: Path, more: int, *, is_read: bool) -> None:
    line = "[General]\nthing=kept\n; "
    path.parent.mkdir()
    path.write_bytes((line + "x" * (LARGEST - len(line) + more)).encode("ascii"))
    settings = Settings(path)

    assert settings.text("thing") == ("kept" if is_read else "")
    assert (settings.fault() is None) == is_read


@pytest.mark.skipif(sys.platform == "win32", reason="links want a right there")
def test_a_link_to_a_file_is_followed(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "elsewhere.ini"
    path.parent.mkdir()
    for there in (False, True):
        if there:
            path.unlink()
            real.write_text("[General]\nother=1\n", encoding="utf-8")
        path.symlink_to(real)
        assert kept(path, "light").text("thing") == "light"
        assert path.is_symlink()
        assert "thing=light" in real.read_text(encoding="utf-8")
        assert Settings(path).fault() is None


def test_a_damaged_file_is_kept_beside_what_was_understood_of_it(path: Path) -> None:
    path.parent.mkdir()
    damage = b"[General]\nthing=light\nno value at all\n"
    path.write_bytes(damage)

    settings = Settings(path)
    assert settings.text("thing") == "light"
    settings.set("other", "1")
    assert settings.save()

    assert path.with_name("settings.ini.damaged").read_bytes() == damage

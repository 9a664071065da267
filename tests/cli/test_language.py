# SPDX-License-Identifier: MIT
"""The command line speaks the language that is asked for, or else the system's."""

import io
import json
import os
import plistlib
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from sudoku_qt.cli.language import (
    chosen_language,
    languages,
    preferred_in,
    preferred_on_mac,
    preferred_on_windows,
    spoken,
)
from sudoku_qt.cli.main import VERBS
from sudoku_qt.languages import best_language
from tests.cli.conftest import Sudoku
from tests.cli.puzzles import EASY
from tests.sweeps import in_turn

CHINESE = re.compile("[\u4e00-\u9fff]")
ENGLISH_SENTENCE = re.compile(r"(?<![-{<\w])(?!sudoku )[a-z]{2,}(?: [a-z]{2,}){2,}")
"""Three words in a row; what is not translated in a Chinese text is a name, alone or in a list."""
NOT_CHINESE = re.compile(r"""['"]|, |[\u4e00-\u9fff] [\u4e00-\u9fff]""")
"""Marks of English, and a blank between two Chinese characters."""
ERRORS: tuple[tuple[list[str], str], ...] = (
    (["slove"], "sudoku: 没有“slove”这个命令；见 sudoku --help"),
    (["solve", "nowhere.txt"], "sudoku: 无法读取 nowhere.txt：文件不存在"),
    (["solve", EASY, "-o", "."], "这是文件夹"),
    (["solve", EASY[1:]], "应有 81 个字符，这里有 80 个"),
    (["solve", EASY, "--strict", "--strict"], "--strict 出现了两次（见 sudoku solve --help）"),
    (["solve", EASY, "--format", "paper"], "参数 --format：没有“paper”，可选 line、grid、"),
    (["solve", EASY, "--template", "{foo}"], "没有“{foo}”这个字段；字段有 line、"),
    (["solve", EASY, "--resume"], "--resume 要与 -o FILE 一起用"),
    (["generate", "--level", "9"], "参数 --level：“9”不是 1 到 5 的整数"),
    (["generate", "--levle", "1"], "无法识别的参数：--levle 1（见 sudoku generate --help）"),
    (["generate", "--level"], "参数 --level：后面要有一个值"),
    (["generate", "--clues", "5"], "“5”不是 17 到 80 的提示数个数，也不是 A~B 的写法"),
    (["generate", "--must", "xwingg"], "没有技巧“xwingg”；是不是 x_wing 或 "),
    (["generate", "--must", "xwing", "--level", "1"], "级别“1”的题目用不到“x_wing”"),
    (["generate", "--mask", "none.txt"], "无法读取 none.txt：文件不存在"),
    (["rate", EASY, "--only", "foo"], "参数 --only：没有“foo”，可选 level、minutes、"),
    (["cases"], "缺少参数：FILE"),
    (["solve", EASY, "--strict=1"], "参数 --strict：不能带值“1”"),
    (["generate", "--mode", "foo"], "参数 --mode：没有“foo”，可选 standard、digging、simple（见"),
    (["info", "levels"], "没有“levels”，可选 techniques、variants、order（见"),
    (["--language", "fr"], "参数 --language：没有“fr”，可选 en、zh_CN（见 sudoku --help）"),
    (["-n", "5"], "-n 要与 -m M（级别）或 -r A~B（空白格数）一起用（用法：sudoku -c N"),
    (["-n", "5", "-m", "1", "-u"], "-m 与 -u 不能一起用"),
    (["-r", "20~55"], "-r 要与 -n 一起用"),
    (["-c", "abc"], "参数 -c：“abc”不是 1 到 1,000,000 的整数"),
    (["-n", "1", "-r", "55~20"], "“55~20”不是 A~B 的写法，其中 20 ≤ A ≤ B ≤ 55"),
    ([], "用法：sudoku -c N"),
)


@pytest.mark.parametrize(("arguments", "said"), ERRORS)
def test_errors_are_said_in_chinese(
    arguments: list[str], said: str, sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    ended = sudoku(*arguments)

    assert ended.code
    assert said in ended.err[-1]
    assert not NOT_CHINESE.search(ended.err[-1])
    assert not ENGLISH_SENTENCE.search(ended.err[-1])


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_a_verb_is_in_chinese(
    verb: str, sudoku: Sudoku, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    with pytest.raises(SystemExit):
        sudoku(verb, "--help", "--language=zh_CN")
    told = capsysbinary.readouterr().out.decode()

    assert told.startswith(f"用法：sudoku {verb} ")
    assert "\n选项：\n  -h, --help " in told
    assert not ENGLISH_SENTENCE.search(told)


def test_the_overview_is_in_chinese(sudoku: Sudoku) -> None:
    told = sudoku("--help", "--language", "zh_CN").out

    assert told == sudoku("--language", "zh_CN", "--help").out
    assert told.startswith("用法：sudoku 命令 [FILE ...]\n\n  generate        出新题目")
    assert not ENGLISH_SENTENCE.search(told)


def test_the_language_may_stand_before_the_verb_or_behind_it(sudoku: Sudoku) -> None:
    before = sudoku("--language", "zh_CN", "info")

    assert before == sudoku("info", "--language=zh_CN")
    assert before.out.startswith("版本")
    assert CHINESE.search(sudoku("info", "techniques", "--language", "zh_CN").out)
    assert not CHINESE.search(sudoku("info", "--language", "en").out)


def test_the_systems_language_is_spoken(sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch) -> None:
    english = sudoku("info").out
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")

    assert english.startswith("version")
    assert sudoku("info").out.startswith("版本")
    assert sudoku("--language", "en", "info").out == english
    assert os.environ.get("LANGUAGE") is None


@pytest.mark.parametrize("place", [0, 1])
def test_a_language_that_is_not_spoken_is_refused(place: int, sudoku: Sudoku) -> None:
    arguments = ["info"]
    arguments[place:place] = ["--language", "xx"]
    ended = sudoku(*arguments)

    assert ended.code == 2
    assert "argument --language: “xx” is none of en, zh_CN (see sudoku" in ended.err[0]


def test_a_console_that_cannot_show_chinese_gets_english(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), "cp1252"))

    assert chosen_language(["--language", "zh_CN"]) == "en"
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), "gb18030"))
    assert chosen_language(["--language", "zh_CN"]) == "zh_CN"


def test_what_programs_read_is_english_in_any_language(sudoku: Sudoku) -> None:
    for form in ("csv", "jsonl"):
        english = sudoku("check", EASY, "--format", form).out
        assert sudoku("check", EASY, "--format", form, "--language", "zh_CN").out == english
    assert "唯一解" in sudoku("check", EASY, "--language", "zh_CN").out


def test_explanations_are_in_the_language_and_objects_only_where_it_is_asked_for(
    sudoku: Sudoku, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")

    assert CHINESE.search(sudoku("steps", EASY).out)
    assert not CHINESE.search(sudoku("steps", EASY, "--language", "en").out)
    objects = sudoku("steps", EASY, "--format", "jsonl")
    assert not CHINESE.search(json.loads(objects.out.splitlines()[0])["sentence"])
    asked = sudoku("steps", EASY, "--format", "jsonl", "--language", "zh_CN")
    assert CHINESE.search(json.loads(asked.out.splitlines()[0])["sentence"])


def test_other_processes_speak_it_too(sudoku: Sudoku, tmp_path: Path) -> None:
    (tmp_path / "some.txt").write_text(f"{EASY}\n{'55' + '.' * 79}\n", encoding="utf-8")
    ended = sudoku("solve", "some.txt", "--jobs", "2", "--language", "zh_CN")

    assert ended.err == ["some.txt:2: 第 1 行有两个 5"]


def test_a_text_without_a_translation_is_said_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "zh_CN")

    assert spoken("options") == "选项"
    assert spoken("nobody has translated this") == "nobody has translated this"
    assert spoken("") == ""


@in_turn(
    ("environment", "language"),
    [
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "zh_CN.GB18030", "LC_MESSAGES": "en_GB.UTF-8"}, "zh_CN"),
        ({"LC_ALL": "", "LANG": "zh_CN"}, "zh_CN"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "zh_CN:de"}, "zh_CN"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "zh_CN"}, "en"),
        ({}, "en"),
    ],
)
def test_the_variables_of_posix_are_read_in_their_order(
    environment: dict[str, str], language: str
) -> None:
    assert best_language(preferred_in(environment), languages()) == language


@pytest.mark.parametrize(("number", "language"), [(0x0804, "zh_CN"), (0x0407, "en"), (0, "en")])
def test_windows_is_asked_for_its_own_language(number: int, language: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    preferred = preferred_on_windows(SimpleNamespace(kernel32=kernel))

    assert best_language(preferred, languages()) == language


def test_macos_is_asked_for_its_list(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert preferred_on_mac() == []
    kept = tmp_path / "Library" / "Preferences" / ".GlobalPreferences.plist"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(plistlib.dumps({"AppleLanguages": ["de-DE", "zh-Hans-CN"]}))
    assert preferred_on_mac() == ["de-DE", "zh-Hans-CN"]
    kept.write_bytes(b"no list")
    assert preferred_on_mac() == []

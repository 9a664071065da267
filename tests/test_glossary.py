# SPDX-License-Identifier: MIT
"""One word for one thing, and Chinese punctuation in Chinese: the texts of the whole program."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.sweeps import in_turn

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
SUDOKU = "Documents|Loss|Leaving|GameSwitch|Shell|Actions|CrashHandler|Sudoku.*"
"""Contexts that speak of Sudoku, alone or among other games."""

NOT_THIS = (  # Chinese that is not said, in which contexts, and what is said for it
    ("自己出|自己的题", ".*", "手动输入题目"),
    ("正在出题", "SudokuCard", "正在录入题目; a puzzle that is typed in is not made"),
    ("对局", SUDOKU, "进度 or 游戏; 对局 is Gomoku's"),
    ("对局已恢复|之前的对局|保存对局|离开对局", ".*", "游戏已恢复, 之前的游戏, 保存进度, 离开游戏"),
    ("下一个空格", ".*", "下一个空白格, beside 空格键"),
    ("^填(数字|笔记)", "Actions|SudokuPad", "切换到数字模式, 切换到笔记模式"),
    (r"\bSpace\b", "(?!Program|CommandLine).*", "空格键"),
    ("清[除空]单元格|擦除", ".*", "清除"),
    ("填候选数", ".*", "自动填笔记"),
    ("提示数以上", ".*", "至少 50 个提示数"),
    ("自动保留", ".*", "已自动保存"),
    ("你", ".*", "leave it out, or 您"),
    ("按撤销|撤销可以", ".*", "可用“撤销”恢复原状"),
    ("^恢复", "Actions", "重做, as the keys are called"),
    ("丢弃", ".*", "不保存"),
    ("恰好五子|卡罗", ".*", "恰好五连, Caro 规则"),
    ("枢纽", ".*", "拐点"),
    ("（[宫行列]排除）", ".*", "宫排除：…, the name first"),
    ("数字键盘", ".*", "屏幕数字按钮"),
    ("九宫|耳标|方框|盒子|裸对|反对角线|四分之一", ".*", "the community's words"),
)
NOT_THAT = (  # English that is not said, and what is said for it
    (r"^Kept$", "Saved automatically"),
    (r"\bgo on\b.*\bpause\b|\bpause\b.*\bgo on\b", "Pause / Resume"),
    (r"^A click$", "Clicking"),
    (r"\bwishes\b", "options"),
    (r"wherever he", "anywhere"),
    (r"(?i)\b(he|she|his|hers?|him|(him|her)self)\b", "words for anybody who plays"),
    (r"^1 givens", "1 given"),
)
MNEMONIC = re.compile(r"\(&.\)")
FILTER = re.compile(r" \((\{patterns\}|\*)\)")
"""The patterns of a file dialog, whose brackets are Qt's."""
HALF_WIDTH = re.compile(r"[\u4e00-\u9fff}”）] ?[,;:!?(]|[,;:!?)] ?[\u4e00-\u9fff“（]|\w\}?,[A-Z]")
FULL_STOP = re.compile(r"[\u4e00-\u9fff]\.( |$)")


def translated() -> Iterator[tuple[str, str, str]]:
    """Yield each text of the program: its context, the English, the Chinese."""
    tree = ET.parse(RESOURCES / "i18n" / "sudoku_qt_zh_CN.ts")  # noqa: S314 - our own file
    for context in tree.iter("context"):
        for message in context.iter("message"):
            english, chinese = (message.findtext(tag) or "" for tag in ("source", "translation"))
            yield context.findtext("name") or "", english, chinese


@cache
def chinese() -> list[tuple[str, str]]:
    """List each Chinese text, those of the pages too, with where it stands."""
    pages = sorted(RESOURCES.glob("*/zh_CN/*.md"))
    return [
        *((context, text) for context, _, text in translated()),
        *((path.name, path.read_text(encoding="utf-8")) for path in pages),
    ]


@cache
def without_mnemonics() -> list[tuple[str, str]]:
    """The same, without the letters of menus that stand in brackets."""
    return [(place, MNEMONIC.sub("", text)) for place, text in chinese()]


def none_of(complaints: list[str]) -> None:
    if complaints:
        pytest.fail("\n".join(complaints), pytrace=False)


@in_turn(("wrong", "contexts", "right"), NOT_THIS)
def test_a_thing_has_one_name_in_chinese(wrong: str, contexts: str, right: str) -> None:
    none_of(
        [
            f"{place}: “{text[:60]}”: say {right}"
            for place, text in without_mnemonics()
            if re.search(wrong, text) and re.fullmatch(contexts, place)
        ]
    )


@in_turn(("wrong", "right"), NOT_THAT)
def test_a_thing_has_one_name_in_english(wrong: str, right: str) -> None:
    none_of(
        [
            f"{context}: “{text}”: say {right}"
            for context, text, _ in translated()
            if re.search(wrong, text.replace("&", ""), re.IGNORECASE)
        ]
    )


def test_chinese_is_punctuated_in_chinese() -> None:
    none_of(
        [
            f"{place}: “{text[:60]}” has “{found[0]}”"
            for place, text in chinese()
            if re.search(r"[\u4e00-\u9fff]", text)  # what is the same in both has its own marks
            and (plain := FILTER.sub("", MNEMONIC.sub("", text)))
            and (found := HALF_WIDTH.search(plain) or FULL_STOP.search(plain))
        ]
    )


def test_what_is_wrong_would_be_found() -> None:
    for text in ("Python {python},Qt {qt}", "完成，真棒!", "标准(默认)", "行,列", "注意: 数独"):
        assert HALF_WIDTH.search(text), text
    for text in ("解 2 道题，约 1,000 字", "撤销：{reason}", "r1c1=5，r2c3=7", "至少 50 个。"):
        assert not HALF_WIDTH.search(text), text

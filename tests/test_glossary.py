# SPDX-License-Identifier: MIT
"""One word for one thing, and Chinese punctuation in Chinese: the texts of the whole program."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from sudoku_qt.engine.sudoku.logic.techniques import LADDER
from tests.sweeps import in_turn

ROOT = Path(__file__).resolve().parent.parent
RESOURCES = ROOT / "resources"
SUDOKU = "Documents|Loss|Leaving|GameSwitch|Shell|Actions|CrashHandler|Sudoku.*"
"""Contexts that speak of Sudoku, alone or among other games."""
GUIDE = r"\d\d_\w+\.md|README.*"
"""The pages of the guide, and the page that introduces the program."""

NOT_THIS = (  # Chinese that is not said, in which contexts, and what is said for it
    ("自己出|自己的题", ".*", "手动输入题目"),
    ("正在出题", "SudokuCard", "正在输入题目; a puzzle that is typed in is not made"),
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
    (
        "题库中的下一题|重置题库|从题库取题|(?<!百)题库已换成|^题库题目",
        ".*",
        "百题库; 题库 is the library",
    ),
    ("做标记|标记(和颜色|、颜色|缺失|有误|也已)|(个|某个|全部|哪些)标记|已标记的", GUIDE, "笔记"),
    ("已标记的）", "Program", "笔记"),
    ("计算机", ".*", "电脑"),
    ("出题台|设计台", ".*", "设计题目"),
    ("教程|^学习.|学习与练习", ".*", "课程"),
    ("^学习$", "(?!Actions).*", "课程"),  # there it is the menu, in which the course is a row
    ("极小题", ".*", "最小题"),
    ("标准形|规范形式", ".*", "规范形"),
    ("SE ?(评分|评级|分数)|Explainer 的评分", ".*", "SE 难度系数"),
    ("已知数", ".*", "提示数"),
    ("^生成方式|三种(生成)?方式：", ".*", "出题方式"),
    ("开始做题|去解题", ".*", "开始解题"),
    ("录入|键入", ".*", "输入"),
    ("棋子序号|棋子编号", ".*", "棋子手数"),
    ("^人$", "PlayerRow", "玩家"),
    ("五子棋题目|题目已全部|新题目：|正在生成题目|生成新题目", "GomokuProblems", "习题"),
    ("下一道题目|生成新题目", "Actions", "习题; these two are of Gomoku"),
    ("从题目开始|题目由短|更多题目|胜着题", r"70_gomoku\.md|README.*", "习题"),
    ("练习页", ".*", "练习纸"),
    ("(与|和|要与) ?[^，。]*[^一](同用|合用)", ".*", "一起用"),
    ("立即落子", ".*", "直接落子"),
    ("再次单击才|^先确认", ".*", "再次单击确认, 用按钮确认"),
    ("与解对照|对照解", ".*", "与答案比较"),
    ("^关闭$", "Options", "不标出"),
    (
        "每步(的毫秒|时限|限时|用时|加时| \\{seconds)|本步剩余",
        "CommandLine|.*Gomoku.*|PlayerRow",
        "每手",
    ),
    ("限定每步|每步从一瞥", r"70_gomoku\.md|README.*", "每手"),
    ("光标到边|从另一边继续", ".*", "光标越过边缘后从另一侧继续"),
    ("[着涂]色", GUIDE, "上色"),
    ("涂锁定的颜色", ".*", "用锁定的颜色…上色"),
    ("(?<!隔一个)(?<!表示)空格(?!键)", ".*", "空白格; 空格 is a character and 空格键 a key"),
    ("无数可填", ".*", "没有数字可填"),
    ("无数可删|没有数可删", ".*", "没有候选数可删"),
    ("不是数字也不是", ".*", "既不是数字，也不是表示空格的符号（0 或 .）"),
    ("隔一个空白(?!格)", ".*", "隔一个空格"),
    ("Tab ?键?离开棋盘", ".*", "离开盘面; 棋盘 is Gomoku's"),
    ("其他格看得到它", ".*", "打叉的格都看得到它"),
    ("解多于", ".*", "超过 100,000 个解"),
    ("想了[^，]*，到", ".*", "填 r4c5 之前想了 2:10"),
    ("录制", ".*", "设置按键"),
    ("开始一个假设", ".*", "做一个假设"),
    ("[黑白]方(略优|占优)", ".*", "黑方稍优"),
    ("基准区域|覆盖区域|覆盖线", ".*", "定义域, 删除域"),
    (r"约一百种|(?<!\d)一百种技巧", ".*", "103 种 or 一百多种, as sudoku info counts them"),
    (r"[}\d] %", ".*", "% without a space"),
    ("虚线框里的格|加框的格", ".*", "框出的格, in every task and remark"),
    ("所标的格", ".*", "标出的格"),
    ("到此都对|目前都对", ".*", "到这里都对"),
    ("规则合用", ".*", "一起用"),
    ("填写方式", ".*", "输入方式"),
    ("标记法", ".*", "笔记"),
    ("该数字只能|各需要一个该", ".*", "这个数字; 该 is not said aloud"),
    ("(同时|互相)看到(?!对方)", r"[a-z]\w+\.md", "看得到, as the first lesson calls it"),
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
SAID = (  # context, English, and the Chinese that stands there, whole
    ("SudokuCard", "From the bank", "百题库"),
    ("Actions", "Next from the &bank", "从百题库取下一题(&B)"),
    ("Actions", "Reset the ban&k", "重置百题库(&K)"),
    ("NewPuzzle", "The bank holds 100 new puzzles.", "百题库已换成 100 道新题。"),
    ("LibraryDialog", "Library", "题库"),
    ("ShelfFoot", "The whole library", "整个题库"),
    ("SudokuCards", "Notes", "笔记"),
    ("SudokuPad", "Fill notes", "自动填笔记"),
    ("Options", "Clear notes that a digit rules out", "自动清除笔记"),
    ("PlayerRow", "Computer", "电脑"),
    ("GomokuWords", "The computer wins", "电脑获胜"),
    ("Composing", "Composing", "设计题目"),
    ("Actions", "&Compose a puzzle", "设计题目(&C)"),
    ("Head", "Course", "课程"),
    ("Actions", "&Course", "课程(&C)"),
    ("SudokuFinish", "Learn", "课程"),
    ("Actions", "Make it &minimal", "化为最小题(&M)"),
    ("Message", "one solution, minimal", "唯一解，是最小题"),
    (
        "CommandLine",
        "write the canonical form of every puzzle, or one puzzle of each class",
        "写出每个题目的规范形，或每个等价类各写一题",
    ),
    ("SudokuCard", "SE rating {rating}", "SE 难度系数 {rating}"),
    ("SudokuCard", "difficulty {rating} (SE)", "SE 难度系数 {rating}"),
    ("SudokuOptions", "SE rat&ing from", "SE 难度系数(&I)"),
    ("SudokuCard", "Givens", "提示数"),
    ("SudokuOptions", "&Givens from", "提示数(&G)"),
    ("NewSudokuDialog", "Made by", "出题方式"),
    ("CommandLine", "modes", "出题方式"),
    ("SudokuTyping", "Play it", "开始解题"),
    ("Actions", "Play it", "开始解题"),
    ("Actions", "&Type in a puzzle", "手动输入题目(&T)"),
    ("SudokuCard", "Typing in a puzzle", "正在输入题目"),
    ("SudokuPad", "Enter digits", "输入数字"),
    ("Options", "Stone numbers", "棋子手数"),
    ("PlayerRow", "Person", "玩家"),
    ("GomokuWords", "You win", "玩家获胜"),
    ("GomokuWords", "Problem", "习题"),
    ("GomokuProblems", "All problems are solved.", "习题已全部解出。"),
    ("Actions", "&Make new problems", "生成新习题(&M)"),
    ("Message", "row {number}", "第 {number} 行"),
    ("Message", "column {number}", "第 {number} 列"),
    ("Message", "box {number}", "第 {number} 宫"),
    ("Message", "{option} goes with {owner}", "{option} 要与 {owner} 一起用"),
    ("Message", "{first} and {second} do not go together", "{first} 与 {second} 不能一起用"),
    ("Options", "Plays at once", "直接落子"),
    ("Options", "A second click confirms", "再次单击确认"),
    ("Options", "A button confirms", "用按钮确认"),
    ("GomokuOptions", "plays at once", "直接落子"),
    ("GomokuOptions", "plays when repeated", "再次单击确认"),
    ("GomokuOptions", "asks to confirm", "用按钮确认"),
    ("Options", "Solution", "与答案比较"),
    ("Options", "Off", "不标出"),
    ("EntryWords", "mistakes: against the solution", "错误：与答案比较"),
    ("EntryWords", "mistakes: not shown", "错误：不标出"),
    ("LimitRow", "A move", "每手"),
    ("LimitRow", "Time for a move", "每手时限"),
    ("GomokuOptions", "&After a move", "每手加时(&A)"),
    ("CommandLine", "milliseconds for a move (500)", "每手的毫秒数（500）"),
    ("Options", "The cursor goes on at the other edge", "光标越过边缘后从另一侧继续"),
    ("SudokuPad", "Paint cells", "给单元格上色"),
    ("CellMenu", "Colour a &candidate", "给候选数上色(&C)"),
    ("SudokuKeySheet", "A locked colour on a candidate", "用锁定的颜色给候选数上色"),
    ("SudokuKeySheet", "Next empty cell", "下一个空白格"),
    ("SudokuModel", "empty", "空白格"),
    ("CommandLine", "or with A to B blanks", "或有 A 到 B 个空白格"),
    ("Message", "But then nothing is left for {cell}.", "这样 {cell} 就没有数字可填。"),
    (
        "Message",
        "No cell with {digit} sees {cells}, so nothing goes away. Look for another place.",
        "没有含 {digit} 的格能同时看到 {cells}，没有候选数可删。请另找一处。",
    ),
    (
        "Message",
        "character {place}, “{character}”, is no digit and no empty cell.",
        "第 {place} 个字符“{character}”既不是数字，也不是表示空格的符号（0 或 .）。",
    ),
    ("Options", "Tab leaves the board", "Tab 键离开盘面"),
    ("GomokuOptions", "no taking back", "不能悔棋"),
    ("GomokuOptions", "not in this game", "本局不能悔棋"),
    ("Message", "is seen by the other cells", "打叉的格都看得到它"),
    ("Composing", "more than {count} solutions", "超过 {count} 个解"),
    (
        "Message",
        "more than {count} solutions; these are some",
        "超过 {count} 个解，这里只是其中一部分",
    ),
    ("SudokuFinish", "{time} of thought before {cells}", "{cells} 之前想了 {time}"),
    ("MoveWords", "{cell}={digit}", "填 {cell}={digit}"),
    ("MoveWords", "{cell} emptied", "清除 {cell}"),
    ("KeyRow", "Record a key", "设置按键"),
    ("Actions", "What &if…", "做一个假设(&I)…"),
    ("GomokuAnalysis", "Black is a little better", "黑方稍优"),
    ("GomokuEvaluation", "Black is better", "黑方稍优"),
    ("Message", "{houses}: the bases", "{houses}：定义域"),
    ("Message", "{houses}: the covers", "{houses}：删除域"),
)
SAID_ON = (  # page, and what stands on it
    ("15_entering.md", "# 数字、笔记和颜色"),
    ("15_entering.md", "给格子或候选数上色"),
    ("15_entering.md", "不标出、只标出规则冲突，或者与答案比较"),
    ("25_learning.md", "## 百题库"),
    ("25_learning.md", "百题库中的 100 道题"),
    ("25_learning.md", "# 课程与练习"),
    ("30_daily.md", "以您电脑的时钟为准"),
    ("35_own_puzzles.md", "## 设计题目"),
    ("35_own_puzzles.md", "# 手动输入与定制题目"),
    ("35_own_puzzles.md", "出题方式有三种：标准；挖洞法（论文）"),
    ("35_own_puzzles.md", "{{play_typed}}开始解题"),
    ("50_printing.md", "每页一到九题的练习纸"),
    ("60_sudoku_rules.md", "**提示数**是一开始就在那里的数字"),
    ("65_levels.md", "## SE 难度系数"),
    ("70_gomoku.md", "直接落子、再次单击确认，还是用按钮确认"),
    ("70_gomoku.md", "标有手数"),
    ("70_gomoku.md", "从习题开始"),
    ("70_gomoku.md", "后六级每手从一瞥到十秒"),
    ("77_cluster.md", "比较所有规范形"),
    ("README.zh_CN.md", "规范形、最小题、邻题和图案题"),
    ("README.zh_CN.md", "**设计题目**（Ctrl+E）"),
    ("README.zh_CN.md", "绝不说“猜”：一百多种技巧都不够用时用反证"),
    ("CommandLine", "每个盘面九行，数字之间隔一个空格，盘面之间隔一个空行"),
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
            english, found = message.findtext("source") or "", message.find("translation")
            if found is not None:
                chinese = "".join(found.itertext()).strip()
                yield context.findtext("name") or "", english, chinese


@cache
def chinese() -> list[tuple[str, str]]:
    """List each Chinese text, those of the pages too, with where it stands."""
    pages = [*sorted(RESOURCES.glob("*/zh_CN/*.md")), ROOT / "README.zh_CN.md"]
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


@cache
def by_source() -> dict[tuple[str, str], set[str]]:
    """The Chinese of each text, by its context and its English; what counts has several forms."""
    found = dict[tuple[str, str], set[str]]()
    for context, english, text in translated():
        found.setdefault((context, english), set()).add(text)
    return found


@in_turn(("context", "english", "wanted"), SAID)
def test_a_thing_is_called_as_the_glossary_has_it(context: str, english: str, wanted: str) -> None:
    assert by_source().get((context, english)) == {wanted}


@in_turn(("place", "wanted"), SAID_ON)
def test_a_page_calls_a_thing_as_the_glossary_has_it(place: str, wanted: str) -> None:
    assert any(wanted in text for where, text in chinese() if where == place)


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


def test_the_letter_of_a_menu_stands_at_its_end() -> None:
    none_of(
        [
            f"{context}: “{text}”: the letter stands before “…” or “：” alone"
            for context, _, text in translated()
            if MNEMONIC.search(text) and not re.search(r"\(&.\)[…：]?$", text)
        ]
    )


def test_no_number_of_techniques_is_typed_that_a_new_one_would_make_wrong() -> None:
    readme = (ROOT / "README.zh_CN.md").read_text(encoding="utf-8")
    assert "一百多种技巧" in readme
    assert not re.search(r"\d+ 种技巧", readme)
    assert 100 < len(LADDER.rungs) < 200


RIGHT = (  # near what is wrong, and to be left alone
    "按空格键标记单元格",
    "数字之间隔一个空格",
    "第 3 个字符“x”既不是数字，也不是表示空格的符号（0 或 .）",
    "题库中已有这道题。",
    "点击单元格即可标记，再点一次取消。",
    "每步一行",
    "r1c6 只能填 9",
)


@in_turn("text", RIGHT)
def test_what_is_right_where_it_is_is_left_alone(text: str) -> None:
    found = [wrong for wrong, _, _ in NOT_THIS if re.search(wrong, text)]
    assert not found


def test_what_is_wrong_would_be_found() -> None:
    for text in ("Python {python},Qt {qt}", "完成，真棒!", "标准(默认)", "行,列", "注意: 数独"):
        assert HALF_WIDTH.search(text), text
    for text in ("解 2 道题，约 1,000 字", "撤销：{reason}", "r1c1=5，r2c3=7", "至少 50 个。"):
        assert not HALF_WIDTH.search(text), text

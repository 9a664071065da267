# SPDX-License-Identifier: MIT
"""Makes the man pages and the completion of the shells, from the guide and from the parsers.

    python packaging/manual.py FOLDER

writes them below FOLDER as a system wants them below its `share`. A man page is the guide's page of
a command line, in every language; completion is made by shtab.
"""

import datetime as dt
import os
import re
import sys
from argparse import Action, ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import shtab
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QTextBlock, QTextCursor, QTextDocument, QTextFormat

import project
from sudoku_qt.arguments import OPTIONS
from sudoku_qt.automation.paper_arguments import PAPER_OPTIONS
from sudoku_qt.cli import course
from sudoku_qt.cli.language import languages, speaking
from sudoku_qt.cli.main import VERBS, parser_of
from sudoku_qt.cli.options import Parser
from sudoku_qt.command_lines import command_line_tables
from sudoku_qt.controllers.appearance.translators import translators
from sudoku_qt.engine.guide.pages import GuidePage, read_guide
from sudoku_qt.paths import resource

HEADINGS = {  # of every man page, as the systems' own call them
    "en": ("NAME", "SYNOPSIS", "DESCRIPTION", "SEE ALSO"),
    "zh_CN": ("名称", "总览", "描述", "参见"),
}
FOLLOWED_BY_FILE = frozenset({"FILE", "ORDER", "PATH", "file", "picture", "files"})
FOLLOWED_BY_FOLDER = frozenset({"folder"})
SHELLS = {  # where systems look for the completion of a program
    "bash": "bash-completion/completions/{name}",
    "zsh": "zsh/site-functions/_{name}",
    "fish": "fish/vendor_completions.d/{name}.fish",
}
FOLDERS = ("man", "bash-completion", "zsh", "fish")
"""What is written below `share`."""
PERIODS = ".。"
LONG_LIST = re.compile(r"[\w,]{60,}", re.ASCII)
"""A list without blanks that is too long for a line."""
SIZE = 12
"""Of letters that nobody sees; Qt asks for one."""


@dataclass(frozen=True)
class Manual:
    """A program's man page: its section, the key of its page in the guide, how it is called."""

    name: str
    section: int
    key: str
    synopsis: tuple[str, ...]


MANUALS = (
    Manual(
        "sudoku",
        1,
        "command_line",
        (
            "sudoku VERB [OPTION ...] [FILE ...]",
            *(f"sudoku {each}" for each in course.USAGE.removeprefix("sudoku ").split(" | ")),
        ),
    ),
    Manual(
        "sudoku-qt",
        6,
        "window_command_line",
        ("sudoku-qt [OPTION ...] [FILE ...]", "sudoku-qt --print PDF [OPTION ...] [FILE ...]"),
    ),
)


# Man pages


def man_page(manual: Manual, language: str) -> str:
    """The man page of a program, in roff; what the program translates is in that language."""
    tables = command_line_tables()
    pages = {page.key: page for page in read_guide(resource("guide") / language)}
    page = pages[manual.key].filled(lambda blank: tables[blank](language))
    name, synopsis, description, see_also = HEADINGS.get(language, HEADINGS["en"])
    others = (f"{each.name}({each.section})" for each in MANUALS if each != manual)
    summary, *rest = _roff(page)
    return "\n".join(
        (
            f'.TH {manual.name.upper()} {manual.section} "{today()}" "{version()}"',
            ".nh",
            ".ad l",
            f".SH {name}",
            rf"{escaped(manual.name)} \- {summary.rstrip(PERIODS)}",
            f".SH {synopsis}",
            "\n.br\n".join(f".B {escaped(line)}" for line in manual.synopsis),
            f".SH {description}",
            *rest,
            f".SH {see_also}",
            *map(escaped, others),
            "",
        )
    )


def version() -> str:
    """What stands at the foot of a man page."""
    return f"sudoku-qt {project.version()}"


def today() -> str:
    """The day of the build, which SOURCE_DATE_EPOCH may name."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    now = dt.datetime.fromtimestamp(int(epoch), dt.UTC) if epoch else dt.datetime.now(dt.UTC)
    return now.date().isoformat()


def _roff(page: GuidePage) -> Iterator[str]:
    """Yield the first paragraph of a page, and then everything else line by line."""
    document = QTextDocument()
    font = QFont()
    font.setPixelSize(SIZE)
    document.setDefaultFont(font)
    document.setMarkdown(page.text, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    block = document.begin()
    yield _written(block)
    before, is_first = block, True
    while (block := block.next()).isValid():
        if _is_code(block) != _is_code(before):
            yield ".PP\n.EX" if _is_code(block) else ".EE"
        yield from _lines(block, is_first=is_first or before.blockFormat().headingLevel() > 0)
        before, is_first = block, False
    if _is_code(before):
        yield ".EE"


def _lines(block: QTextBlock, *, is_first: bool) -> Iterator[str]:
    """Yield the lines of a block: a heading, a row of a table, an item, a paragraph."""
    text, table = _written(block), QTextCursor(block).currentTable()
    if block.blockFormat().headingLevel():
        yield f".SH {escaped(block.text())}"
    elif _is_code(block):
        yield escaped(block.text())
    elif table:
        cell = table.cellAt(QTextCursor(block))
        if cell.row() > 0:
            yield f".TP\n{text}" if cell.column() == 0 else text
    elif block.textList() is not None:
        yield from (".TP", *text.split(" – ", 1))
    elif text:
        yield text if is_first else f".PP\n{text}"


def _is_code(block: QTextBlock) -> bool:
    properties = QTextFormat.Property
    look = block.blockFormat()
    return look.hasProperty(properties.BlockCodeFence) or look.hasProperty(
        properties.BlockCodeLanguage
    )


def _written(block: QTextBlock) -> str:
    """The text of a block, what is typed or strong in bold."""
    parts, step = [], block.begin()
    while not step.atEnd():
        fragment = step.fragment()
        form, text = fragment.charFormat(), escaped(fragment.text())
        parts.append(rf"\fB{text}\fR" if form.fontFixedPitch() or form.font().bold() else text)
        step += 1
    return "".join(parts).strip()


def escaped(text: str) -> str:
    """A text of which roff takes every letter as it is; long lists of words may be parted."""
    plain = text.replace("\\", r"\e").replace("-", r"\-").replace("'", r"\(aq")
    plain = LONG_LIST.sub(lambda words: words[0].replace(",", r",\:"), plain)
    return rf"\&{plain}" if plain.startswith((".", "'")) else plain


# Completion


def command_line() -> ArgumentParser:
    """One parser for `sudoku` with all its verbs, which says what can be chosen."""
    whole = course.parser()
    _tell_choices(whole)
    parser = ArgumentParser("sudoku", parents=[whole])
    verbs = parser.add_subparsers()
    for name in VERBS:
        own = parser_of(name)
        _tell_choices(own)
        verbs.add_parser(
            name, parents=[own], add_help=False, description=own.description, help=own.description
        )
    return parser


def _tell_choices(parser: Parser) -> None:
    for action in parser._actions:  # noqa: SLF001 - argparse has no other list
        action.choices = parser.offered.get(action.dest)
        _complete(action, str(action.metavar))


def window_command_line() -> ArgumentParser:
    """A parser for `sudoku-qt` that has all its options; none but shells ever asks it."""
    parser = ArgumentParser("sudoku-qt", add_help=False)
    options = {names: (text, value) for names, text, value in (*PAPER_OPTIONS, *OPTIONS)}
    for names, (text, value) in options.items():
        typed = [f"--{name}" if len(name) > 1 else f"-{name}" for name in names]
        action = parser.add_argument(*typed, help=text, **_following(value))
        _complete(action, value)
    _complete(parser.add_argument("files", nargs="*"), "files")
    return parser


def _following(value: str) -> dict[str, Any]:
    """What argparse is told of what follows an option."""
    known = {
        "language": languages(),
        "theme": sorted(path.stem for path in resource("themes").glob("*.json")),
    }
    return {"choices": known.get(value)} if value else {"action": "store_true"}


def _complete(action: Action, value: str) -> None:
    """Let a shell offer files or folders where one follows."""
    if value in FOLLOWED_BY_FILE:
        vars(action)["complete"] = shtab.FILE
    elif value in FOLLOWED_BY_FOLDER:
        vars(action)["complete"] = shtab.DIRECTORY


# All of it


def write(share: Path) -> None:
    """Write everything below a system's folder `share`."""
    app = QCoreApplication.instance() or QCoreApplication([])
    for language in languages():
        installed = translators(language, resource("i18n"), app)
        for each in installed:
            app.installTranslator(each)
        folder = share / "man" if language == "en" else share / "man" / language
        for manual in MANUALS:
            place = folder / f"man{manual.section}" / f"{manual.name}.{manual.section}"
            _put(place, man_page(manual, language))
        for each in installed:
            app.removeTranslator(each)
    with speaking("en"):
        parsers: Sequence[ArgumentParser] = command_line(), window_command_line()
    for parser in parsers:
        for shell, name in SHELLS.items():
            _put(share / name.format(name=parser.prog), shtab.complete(parser, shell))


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))

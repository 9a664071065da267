# SPDX-License-Identifier: MIT
"""Collects every text of the program for the translators, and compiles what they wrote.

    python packaging/translations.py

`lupdate` reads the window's own texts. Those of the engine and of the command line, which know no
Qt, are collected here: the templates of messages, the titles of formats among them, and what the
command line says, argparse's own words included. So are texts with a form for each number where
`lupdate` does not know them. The source files (.ts) and the compiled ones (.qm for the window, .mo
for the command line) lie in resources/i18n; a text that nobody translated yet is named, and the
exit code is then 1. English has a file, too, of the window's texts with a form for each number;
what else has such forms has the English ones where it is said.
"""

import ast
import json
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

from sudoku_qt.engine.sudoku.generate.course.digging_levels import DIGGING_LEVELS
from sudoku_qt.engine.sudoku.rating.levels import GRADES, LEVELS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_qt"
I18N = ROOT / "resources" / "i18n"
PREFIX = "sudoku_qt_"
ENGLISH_PLURALS = "plurals_en"
SAID, COMMAND_LINE = "Message", "CommandLine"
PLURAL_FORMS = {"zh_CN": "nplurals=1; plural=0;"}
"""Which form goes with a number, as gettext reads it; the forms stand in the order of Qt's."""
COUNTED = frozenset({"Counted", "CountedFault"})
NAMES = {
    "Level": [*(level.name for level in LEVELS), *(grade.key for grade in GRADES[1:])],
    "DiggingLevel": [level.name for level in DIGGING_LEVELS],
}
"""Names that window and command line say alike, by their context: "easy" has two meanings."""
MO_HEAD, MO_MAGIC = struct.Struct("<7I"), 0x950412DE
MO_HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: {forms}\n"
FORM_ENDS = "\0"
"""What stands in a catalogue between the forms of a text."""
CONTEXT_ENDS = "\4"
"""What stands in a catalogue between the context and the text, where there is a context."""
ARGPARSE = (
    "usage: ",
    "positional arguments",
    "options",
    "show this help message and exit",
    "argument %(argument_name)s: %(message)s",
    "the following arguments are required: %s",
    "unrecognized arguments: %s",
    "expected one argument",
    "ignored explicit argument %r",
)
"""What argparse says here beside what it is told to say; it asks gettext for it."""
QT = (
    ("QFileDialog", "&Look in:"),
    ("QFileDialog", "Files of &type:"),
    ("QFileSystemModel", "Size"),
    ("QAbstractFileIconProvider", "Drive"),
    ("QAbstractFileIconProvider", "Folder"),
)
"""What Qt says in its own dialogs and its translation lacks, or calls by an odd word."""


SPEAKS = re.compile(
    r"\b(\w*Fault|Message|OpenMessage|Counted|IllegalMove|EngineFailed)\("
    r"|\b(template|CLASH_TEMPLATES|COMMA|title)\b"
)
"""What stands in each source that has such a text; the others need not be parsed."""


def engine_texts() -> Iterator[tuple[str, str]]:
    """Yield the texts of the engine, the store and all messages: context and text."""
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not SPEAKS.search(source):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                yield from ((SAID, text) for text in _templates(node))
            elif isinstance(node, ast.Assign):
                for name in ("template", "CLASH_TEMPLATES", "COMMA"):
                    yield from ((SAID, text) for text in _assigned(node, name))
                for name in _spoken_fields(path):
                    yield from ((SAID, text) for text in _assigned(node, name))
    yield from ((context, name) for context, names in NAMES.items() for name in names)


def _spoken_fields(path: Path) -> tuple[str, ...]:
    """The fields of a part that are texts: of a format, of a kind of constraint."""
    parts = path.relative_to(PACKAGE).parts
    if "formats" in parts:
        return ("title",)
    return ("title", "rule", "short", "numbered") if "kinds" in parts else ()


def counted_texts() -> dict[str, str]:
    """The messages that have a form for each number: in English for one, by that for several."""
    return {
        several: one
        for path in sorted(PACKAGE.rglob("*.py"))
        if "Counted" in (source := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and _name(node) in COUNTED
        for one, several in _pairs(node)
    }


def _pairs(call: ast.Call) -> Iterator[list[str]]:
    """Yield the two texts that a call begins with, if they are texts."""
    found = [*_constants(call.args[:2])]
    if found:
        yield found


def window_plurals() -> Iterator[tuple[str, str]]:
    """Yield what the window marks as a text with a form for each number: context and text."""
    for path in sorted(PACKAGE.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "QT_TRANSLATE_N_NOOP" in source:
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Call) and _name(node) == "QT_TRANSLATE_N_NOOP":
                    context, text = _constants(node.args)
                    yield context, text


def command_line_texts() -> Iterator[tuple[str, str]]:
    """Yield what the command line says beside its messages: context and text."""
    for path in sorted((*(PACKAGE / "cli").rglob("*.py"), *(PACKAGE / "cluster").rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield from ((COMMAND_LINE, text) for text in _said(node))
            elif isinstance(node, ast.Assign):
                yield from ((COMMAND_LINE, text) for text in _assigned(node, "summary"))
    yield from ((COMMAND_LINE, text) for text in ARGPARSE)


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _said(call: ast.Call) -> Iterator[str]:
    """Yield the texts of a call such as `spoken("…")`, `add_argument("-n", help="…")`."""
    name = _name(call)
    if name in {"spoken", "later"}:
        yield from _constants(call.args[:1])
    elif name == "add_flag":
        yield from _constants(call.args[2:])
    yield from _constants([word.value for word in call.keywords if word.arg == "help"])


def _templates(call: ast.Call) -> Iterator[str]:
    """Yield the template of a call such as `Message("…")` or `Fault("…")`."""
    name = _name(call)
    if name in COUNTED:
        return
    if name.endswith("Fault") or name in {"Message", "OpenMessage", "IllegalMove", "EngineFailed"}:
        yield from _constants(call.args[:1])


def _constants(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.IfExp):
            yield from _constants([node.body, node.orelse])
        elif isinstance(node, ast.Tuple):
            yield from _constants(node.elts)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _assigned(node: ast.Assign, name: str) -> Iterator[str]:
    """Yield the texts that are given a name: a format's `title`, a long message's `template`."""
    names = {target.id for target in node.targets if isinstance(target, ast.Name)}
    if name in names:
        yield from _constants([node.value])


def update(language: str) -> Path:
    """Bring the .ts of a language up to date with the sources, and return its path."""
    source = I18N / f"{PREFIX}{language}.ts"
    plain = (*engine_texts(), *command_line_texts(), *QT)
    plural = (*((SAID, text) for text in counted_texts()), *window_plurals())
    _update(source, language, [*_calls("NOOP", plain), *_calls("N_NOOP", plural)])
    return source


def update_english() -> Path:
    """Bring the .ts of the English forms up to date, and return its path."""
    source = I18N / f"{ENGLISH_PLURALS}.ts"
    _update(source, "en", _calls("N_NOOP", window_plurals()), "-pluralonly")
    return source


def _calls(kind: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    """Texts as C++ marks them, which is where lupdate knows those with forms for numbers."""
    quoted = (map(partial(json.dumps, ensure_ascii=False), each) for each in texts)
    return [f"QT_TRANSLATE_{kind}({context}, {text})" for context, text in quoted]


def _update(source: Path, language: str, calls: Iterable[str], *options: str) -> None:
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".texts-") as folder:
        collected = Path(folder) / "collected.cpp"
        collected.write_text("\n".join(dict.fromkeys(calls)), encoding="utf-8")
        files = [str(path) for path in sorted(PACKAGE.rglob("*.py"))]
        always = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
        target = ["-target-language", language, "-ts", str(source)]
        _run("pyside6-lupdate", *always, *options, *files, str(collected), *target)


def compile_texts(source: Path) -> Path:
    """Compile a .ts into the .qm beside it, and return its path.

    Programs that run have mapped the file of before, so that one stays as it is.
    """
    target, made = source.with_suffix(".qm"), source.with_suffix(".qm.new")
    _run("pyside6-lrelease", str(source), "-qm", str(made))
    return made.replace(target)


def compile_catalogue(source: Path) -> Path:
    """Write what the command line says as gettext reads it (.mo), and return its path."""
    language = source.stem.removeprefix(PREFIX)
    target = source.parent / language / "LC_MESSAGES" / "sudoku.mo"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(catalogue(source))
    return target


def catalogue(source: Path) -> bytes:
    """The catalogue of a .ts. Texts that have no context here must agree in the window's."""
    language = source.stem.removeprefix(PREFIX)
    if language not in PLURAL_FORMS:
        raise SystemExit(f"which form goes with a number in {language}? PLURAL_FORMS lacks it")
    texts, counted = {"": MO_HEADER.format(forms=PLURAL_FORMS[language])}, counted_texts()
    for context in ET.parse(source).iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        if name in {SAID, COMMAND_LINE, *NAMES}:
            for message in context.iter("message"):
                text, translation = message.findtext("source") or "", FORM_ENDS.join(forms(message))
                if text in counted and message.get("numerus"):
                    text = f"{counted[text]}{FORM_ENDS}{text}"
                text = f"{name}{CONTEXT_ENDS}{text}" if name in NAMES else text
                if translation and texts.setdefault(text, translation) != translation:
                    raise SystemExit(f"translated in two ways: {text}")
    return packed(texts)


def forms(message: ET.Element) -> list[str]:
    """What a message of a .ts is translated as: one text, or one for each kind of number."""
    found = message.find("translation")
    if found is None:
        return []
    return [each.text or "" for each in found.iter("numerusform")] or [found.text or ""]


def packed(texts: dict[str, str]) -> bytes:
    """Lay texts out as GNU gettext does: a head, a table of lengths and places, the texts."""
    rows = sorted((text.encode(), translation.encode()) for text, translation in texts.items())
    count, content, places = len(rows), bytearray(), bytearray()
    for text in (*(text for text, _ in rows), *(translation for _, translation in rows)):
        places += struct.pack("<2I", len(text), MO_HEAD.size + 16 * count + len(content))
        content += text + b"\0"
    tables_at = MO_HEAD.size, MO_HEAD.size + 8 * count
    return MO_HEAD.pack(MO_MAGIC, 0, count, *tables_at, 0, 0) + places + content


def untranslated(source: Path) -> list[str]:
    """Name the texts of a .ts that nobody translated yet."""
    messages = ET.parse(source).iter("message")  # noqa: S314 - our own file
    return [
        message.findtext("source") or ""
        for message in messages
        if (found := message.find("translation")) is None
        or found.get("type")
        or not all(forms(message))
    ]


def _run(program: str, *words: str) -> None:
    found = shutil.which(program, path=str(Path(sys.executable).parent)) or shutil.which(program)
    if not found:
        raise SystemExit(f"{program} is not there: it comes with PySide6.")
    done = subprocess.run([found, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


def main() -> int:
    """Update and compile every language."""
    missing = 0
    for path in (I18N / f"{ENGLISH_PLURALS}.ts", *sorted(I18N.glob(f"{PREFIX}*.ts"))):
        is_english = path.stem == ENGLISH_PLURALS
        language = "en" if is_english else path.stem.removeprefix(PREFIX)
        source = update_english() if is_english else update(language)
        texts = untranslated(source)
        compile_texts(source)
        if not is_english:
            compile_catalogue(source)
        for text in texts:
            print(f"{language}: not translated: {text}")
        missing += len(texts)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""Collects every text of the program for the translators, and compiles what they wrote.

    python packaging/translations.py

`lupdate` reads the window's own texts. Those of the engine, which knows no Qt, are collected
here: the templates of its faults and the titles of its formats. The source files (.ts) and the
compiled ones (.qm) lie in resources/i18n; a text that nobody translated yet is named, and the
exit code is then 1.
"""

import ast
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "sudoku_qt"
I18N = ROOT / "resources" / "i18n"
PREFIX = "sudoku_qt_"


def engine_texts() -> Iterator[tuple[str, str]]:
    """Yield the texts of the engine, the store and the controllers' faults: context and text."""
    for path in sorted(PACKAGE.rglob("*.py")):
        if path.is_relative_to(PACKAGE / "cli"):
            continue  # the command line speaks English
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                yield from (("Fault", text) for text in _templates(node))
            elif isinstance(node, ast.Assign):
                for name in ("template", "CLASH_TEMPLATES"):
                    yield from (("Fault", text) for text in _assigned(node, name))
                if "formats" in path.parts:
                    yield from (("Format", text) for text in _assigned(node, "title"))


def _templates(call: ast.Call) -> Iterator[str]:
    """Yield the template of a call such as `Fault("…")`."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    if name.endswith("Fault") or name == "IllegalMove":
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
    """Yield the texts that are given a name: a format's `title`, a long fault's `template`."""
    names = {target.id for target in node.targets if isinstance(target, ast.Name)}
    if name in names:
        yield from _constants([node.value])


def update(language: str) -> Path:
    """Bring the .ts of a language up to date with the sources, and give its path."""
    source = I18N / f"{PREFIX}{language}.ts"
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".texts-") as folder:
        collected = Path(folder) / "engine_texts.py"
        lines = (f"QT_TRANSLATE_NOOP({ctx!r}, {text!r})" for ctx, text in engine_texts())
        collected.write_text("\n".join(dict.fromkeys(lines)), encoding="utf-8")
        files = [str(path) for path in sorted(PACKAGE.rglob("*.py"))]
        options = ["-no-obsolete", "-locations", "none", "-source-language", "en"]
        target = ["-target-language", language, "-ts", str(source)]
        _run("pyside6-lupdate", *options, *files, str(collected), *target)
    return source


def compile_texts(source: Path) -> Path:
    """Compile a .ts into the .qm beside it, and give its path."""
    target = source.with_suffix(".qm")
    _run("pyside6-lrelease", str(source), "-qm", str(target))
    return target


def untranslated(source: Path) -> list[str]:
    """Name the texts of a .ts that nobody translated yet."""
    messages = ET.parse(source).iter("message")  # noqa: S314 - our own file
    return [
        message.findtext("source") or ""
        for message in messages
        if (found := message.find("translation")) is None or not found.text or found.get("type")
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
    for path in sorted(I18N.glob(f"{PREFIX}*.ts")):
        language = path.stem.removeprefix(PREFIX)
        source = update(language)
        texts = untranslated(source)
        compile_texts(source)
        for text in texts:
            print(f"{language}: not translated: {text}")
        missing += len(texts)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: MIT
"""The rules of the house: each test fails with a sentence that says what is missing and where."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.house_files import (
    PACKAGE,
    PROJECT,
    RESOURCES,
    ROOT,
    TESTS,
    all_texts,
    is_compiled,
    modules,
    name_of,
    nodes,
    none_of,
    own_files,
    python_files,
    scripts,
    signature,
    text_of,
)

PREFIX = "sudoku_qt_"
TRANSLATED = tuple(
    path.stem.removeprefix(PREFIX) for path in sorted((RESOURCES / "i18n").glob(f"{PREFIX}*.ts"))
)
LANGUAGES = ("en", *TRANSLATED)
LONGEST = 400
MOST_PARTS = 5
SAYS_NOTHING = {"util", "utils", "misc", "common", "helper", "helpers"}
"""It has the words of another program, as the ladder has ours for the same things."""

WITHOUT_TEST = {  # module: why it has no test module of its own
    "__main__": "it only calls the program that tests/test_app.py starts",
}
TESTED_TOGETHER = {  # folder: what tests its modules
    "engine/sudoku/logic/techniques": "their cases, tests/data/techniques/*.txt",
    "engine/sudoku/variants/kinds": "their cases, tests/data/variants/cases.txt",
    "engine/sudoku/variants/explaining": "their cases, tests/data/variants/explained.txt",
    "engine/formats/gomoku": "their samples, tests/data/formats/gomoku_*/",
    "engine/formats/links": "their samples, tests/data/formats/*/",
    "engine/formats/sudoku": "their samples, tests/data/formats/*/",
}


# How a file looks


def test_each_file_opens_with_its_licence_and_what_it_is() -> None:
    opening = re.compile(r'# SPDX-License-Identifier: MIT\n(# cython: .*\n)*r?"""\S')
    files = own_files()
    assert files
    none_of(
        f"{name_of(path)} does not open with the licence's line and a docstring"
        for path in files
        if not opening.match(text_of(path))
    )


def test_no_file_is_too_long_to_find_one_s_way_in() -> None:
    none_of(
        f"{name_of(path)} has {length} lines, more than {LONGEST}: it is two things"
        for path in own_files()
        if (length := text_of(path).count("\n")) > LONGEST
        if not is_compiled(path)
    )


def test_no_constructor_asks_for_more_than_five_things() -> None:
    none_of(
        f"{name_of(path)}:{made.lineno} {made.name} is made of {count} things, more than "
        f"{MOST_PARTS}: make those one value that belong together, as a game's context"
        for path in own_files()
        for made in nodes(path, signature("__init__", commas=MOST_PARTS + 1))  # one more is self
        if isinstance(made, ast.ClassDef)
        for init in made.body
        if isinstance(init, ast.FunctionDef) and init.name == "__init__"
        if (count := len(parameters(init))) > MOST_PARTS and not only_holds(init)
    )


def parameters(init: ast.FunctionDef) -> list[str]:
    """Name what a constructor asks for, switches included."""
    every = [*init.args.posonlyargs, *init.args.args[1:], *init.args.kwonlyargs]
    return [each.arg for each in every]


def only_holds(init: ast.FunctionDef) -> bool:
    """Whether a constructor is that of a value, which is its parts and asks nothing of them."""
    own = init.args.args[0].arg
    held = {f"{own}.{name} = {name}" for name in parameters(init)}
    return {ast.unparse(line) for line in init.body} == held


def test_no_name_says_nothing() -> None:
    none_of(
        f"{name_of(path)}: name it after what it does"
        for path in own_files()
        if SAYS_NOTHING.intersection(path.stem.split("_"))
        or SAYS_NOTHING.intersection(path.parent.name.split("_"))
    )


def test_no_two_classes_of_a_layer_of_a_game_have_one_name() -> None:
    found: dict[tuple[str, str], dict[str, set[str]]] = {}
    for path in modules():
        layer, *within = path.relative_to(PACKAGE).parts
        game = next((name for name in within if name in {"sudoku", "gomoku"}), "")
        for name in re.findall(r"^class ([A-Z]\w*)", text_of(path), re.MULTILINE):
            found.setdefault((layer, name), {}).setdefault(game, set()).add(name_of(path))
    assert len(found) > 900
    none_of(
        f"{name} is a class of {' and of '.join(sorted(places | shared))}"
        for (_, name), games in found.items()
        for shared in [games.get("", set())]  # what is of no game is of all
        for places in games.values()
        if len(places | shared) > 1
    )


def test_each_exception_to_a_rule_gives_its_reason_on_the_line() -> None:
    bare = re.compile(
        r"# noqa(?!: [A-Z]+\d+(, [A-Z]+\d+)*  ?[-#] \w)|# type: ignore(?!\[[\w, -]+\]  # \w)"
    )
    none_of(
        f"{name_of(path)}:{number} silences a tool without saying why"
        for path in own_files()
        if path != Path(__file__)
        for number, line in enumerate(text_of(path).splitlines(), 1)
        if bare.search(line)
    )


def test_each_text_is_read_and_written_in_an_encoding_that_is_named() -> None:
    none_of(
        f"{name_of(path)}:{call.lineno} says no encoding, so on Windows it is the code page"
        for path in own_files()
        for call in nodes(path, NO_ENCODING)
        if isinstance(call, ast.Call) and takes_the_code_page(call)
    )


NO_ENCODING = (  # a text that may be read or written without one, or a file's mode that is a text's
    r"\b(?:read|write)_text\((?!(?:[^()]|\((?:[^()]|\([^()]*\))*+\))*?\bencoding=)"
    r"|\b(?:fd)?open\(.{0,300}?[\"'][+artwx]+[\"']"
)


def takes_the_code_page(call: ast.Call) -> bool:
    """Whether a call opens, reads or writes a text and leaves the encoding to the system."""
    if any(word.arg == "encoding" for word in call.keywords):
        return False
    name = getattr(call.func, "attr", getattr(call.func, "id", ""))
    if name in {"read_text", "write_text"}:
        return len(call.args) < (1 if name == "read_text" else 2)
    modes = [word.value for word in call.args if isinstance(word, ast.Constant)]
    return name in {"open", "fdopen"} and bool(modes) and set(str(modes[-1])) <= set("+artwx")


# What belongs to what


def test_each_module_has_its_test() -> None:
    assert modules()
    assert scripts()
    none_of(
        f"{name_of(path)} has no test: write {name_of(test)}"
        for path in [*modules(), *scripts()]
        if not (test := mirror(path)).exists() and not excused(path)
    )


def test_no_excuse_outlives_its_module() -> None:
    assert WITHOUT_TEST
    none_of(
        f"WITHOUT_TEST excuses {name}, which is not there or has a test by now"
        for name in WITHOUT_TEST
        if not (PACKAGE / f"{name}.py").exists() or mirror(PACKAGE / f"{name}.py").exists()
    )


def mirror(path: Path) -> Path:
    """Where a module's test stands: in the same folder of tests/."""
    place = path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else ROOT)
    return TESTS / place.parent / f"test_{place.name}"


def excused(path: Path) -> bool:
    """Whether a module needs no test module of its own."""
    place = path.relative_to(PACKAGE if path.is_relative_to(PACKAGE) else ROOT).with_suffix("")
    return place.as_posix() in WITHOUT_TEST or place.parent.as_posix() in TESTED_TOGETHER


def test_each_technique_has_cases_and_a_page_in_each_language() -> None:
    ladder = getattr(import_module("sudoku_qt.engine.sudoku.logic.techniques"), "LADDER", ())
    names = [rung.name for rung in ladder]
    wanted = [TESTS / "data" / "techniques" / f"{name}.txt" for name in names]
    wanted += [
        RESOURCES / "techniques" / language / f"{name}.md"
        for name in names
        for language in LANGUAGES
    ]
    none_of(
        f"{path.stem} is on the ladder but has no {name_of(path)}"
        for path in wanted
        if not path.exists()
    )


def test_each_format_has_a_good_a_broken_and_an_empty_sample() -> None:
    samples = TESTS / "data" / "formats"
    formats = getattr(import_module("sudoku_qt.engine.formats"), "FORMATS", ())
    names = [form.name for form in formats]
    assert names
    none_of(
        f"the format {name} has no sample: write {name_of(samples / name)}/{kind}.*"
        for name in names
        for kind in ("good", "broken", "empty")
        if not list(samples.glob(f"{name}/{kind}*"))
    )


def test_each_command_is_a_function_that_exists() -> None:
    commands = PROJECT["project"]["scripts"] | PROJECT["project"]["gui-scripts"]
    places = {command: place.split(":") for command, place in commands.items()}
    none_of(
        f"the command {command} calls {function}() of {module}, which is not there"
        for command, (module, function) in places.items()
        if not (file := ROOT / f"{module.replace('.', '/')}.py").exists()
        or f"\ndef {function}(" not in file.read_text(encoding="utf-8")
    )


def test_each_game_is_kept_apart() -> None:
    games = [path.parent.name for path in PACKAGE.glob("engine/*/game.py")]
    assert len(games) > 1
    contracts = PROJECT["tool"]["importlinter"]["contracts"]
    kept_from = {  # who may not know which modules
        tuple(contract["source_modules"]): contract["forbidden_modules"]
        for contract in contracts
        if contract["type"] == "forbidden"
    }
    shell = next(known for names, known in kept_from.items() if "sudoku_qt.views.window" in names)
    none_of(
        f"no contract in pyproject.toml keeps {game} and {other} apart"
        for game in games
        for other in {*games, "the shell"} - {game}
        if f"sudoku_qt.*.{game}"
        not in kept_from.get((f"sudoku_qt.*.{other}",), shell if other == "the shell" else ())
    )


# Who knows whom; who may import whom is import-linter's part, see pyproject.toml


WITH_ARRAYS = (
    "cli/neighbours",
    "cli/unavoidable",
    "engine/gomoku/tournament/ratings",
    "engine/sudoku/generate/hardest/",
    "engine/sudoku/research/",
)
"""What reckons with arrays throughout, and is imported by whoever asks for it."""


@pytest.mark.slow
def test_the_engine_and_the_command_line_run_where_qt_and_numpy_are_not_loaded() -> None:
    names = [
        path.relative_to(ROOT).with_suffix("").as_posix().replace("/", ".")
        for path in modules()
        if path.is_relative_to(PACKAGE / "engine") or path.is_relative_to(PACKAGE / "cli")
        if "pictures" not in path.with_suffix("").parts  # arrays are all there is in that room
        and not path.relative_to(PACKAGE).as_posix().startswith(WITH_ARRAYS)
    ]
    assert names
    code = (
        "import importlib, sys\n"
        "sys.modules |= {'PySide6': None, 'shiboken6': None, 'numpy': None}\n"
        f"for name in {names}: importlib.import_module(name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT
    )
    assert done.returncode == 0, done.stderr


# What is written in both languages


def test_the_command_line_says_nothing_that_cannot_be_translated() -> None:
    saying = {"print", "tell", "ArgumentTypeError", "error"}
    none_of(
        f"{name_of(path)}:{node.lineno} says it in English only: make it `spoken(…)` or a Message"
        for path in python_files(PACKAGE / "cli")
        for node in nodes(path, r"\b(?:print|tell|ArgumentTypeError|error)\(")
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) in saying
        and any(map(_says_words, node.args))
    )


def _says_words(node: ast.expr) -> bool:
    """Whether an argument is itself a text of several words."""
    parts = node.values if isinstance(node, ast.JoinedStr) else [node]
    return any(
        isinstance(part, ast.Constant) and re.search("[a-z]+ [a-z]+", str(part.value))
        for part in parts
    )


# What stands in one place, and what stands nowhere


def test_the_version_stands_in_one_place() -> None:
    version = re.compile(rf"(?<![\d.]){re.escape(PROJECT['project']['version'])}(?![\d.])")
    spoken = {"CHANGELOG.md", "pyproject.toml", "PKG-INFO"}
    none_of(
        f"{name_of(path)} repeats the version: ask sudoku_qt.version, or read pyproject.toml"
        for path, text in all_texts()
        if path.name not in spoken and path.suffix in {".md", ".py", ".toml", ".yml", ".spec", ""}
        if PROJECT["project"]["version"] in text and version.search(text)
    )


def test_the_changelog_tells_of_the_version() -> None:
    version = PROJECT["project"]["version"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## (\S+)", changelog, re.MULTILINE)
    assert version in headings, f"CHANGELOG.md has no heading '## {version}'"


def test_no_path_of_somebody_s_machine_is_written_down() -> None:
    places = ("home", "root", "tmp", "Users", "work", "mnt")
    machine = re.compile(rf"/(?<![\w.~}}]/)({'|'.join(places)})/|:(?<=[A-Z]:)\\Users")
    none_of(
        f"{name_of(path)} holds a path of one machine: {found.group()}"
        for path, text in all_texts()
        if (found := machine.search(text))
    )

# SPDX-License-Identifier: MIT
"""More rules of the house: what is compiled is fresh, no test waits, nothing is there in vain."""

import ast
import contextlib
import re
import runpy
import sysconfig
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import build_ext
from tests.house_files import (
    PACKAGE,
    PROJECT,
    ROOT,
    TESTS,
    is_compiled,
    modules,
    name_of,
    nodes,
    none_of,
    python_files,
    signature,
    text_of,
)

ASKED_FOR_BY_OTHERS = {  # name: why no module of ours asks for it
    "create_module": "Python's importer does",
    "handle_endtag": "html.parser does",
    "handle_starttag": "html.parser does",
    "print_help": "argparse does",
    "status_text": "tests read the window",
}


MOST_PLACES = 5
PLACES_OF_OTHERS = {  # function: whose order of more arguments it keeps
    "fill": "QPainter.fillRect's",
    "drawItemText": "QStyle's own",
}


# The guide


def test_what_the_guide_points_to_is_there() -> None:
    whole = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    guides = {"CONTRIBUTING.md": whole.partition("## How the code")[0]}
    rooms = (each for each in PACKAGE.rglob("README.md") if each.parent.name != "techniques")
    guides |= {name_of(each): each.read_text("utf-8") for each in rooms}  # that one is a lesson
    named = [
        (guide, name.rstrip("/"))
        for guide, text in guides.items()
        for name in re.findall(r"`([\w./]+/[\w./]*|\w+\.py)`", text)
    ]
    there = {
        tail
        for folder in (PACKAGE, ROOT / "resources", TESTS)
        for path in folder.rglob("*")
        for tail in tails(path)
    }
    assert len(named) > 200
    none_of(
        f"{guide} points to {name}, which is not there"
        for guide, name in named
        if not re.search("[A-Z]{2}", name)  # stands for whatever is added
        if not (ROOT / name).exists()
        if name not in there
    )


def tails(path: Path) -> Iterator[str]:
    """Yield the ends of a path that a person may name it by."""
    name = name_of(path)
    yield name
    yield from (name[at + 1 :] for at, sign in enumerate(name) if sign == "/")


def test_the_guide_is_a_page_and_each_room_s_a_screen() -> None:
    longest = {ROOT / "CONTRIBUTING.md": 110, PACKAGE / "README.md": 90}
    rooms = [each for each in PACKAGE.rglob("README.md") if each not in longest]
    assert len(rooms) >= 6
    none_of(
        f"{name_of(path)} has more than {most} lines"
        for path, most in (*longest.items(), *((room, 60) for room in rooms))
        if len(path.read_text("utf-8").splitlines()) > most
    )


# Imports


FOR_THE_START = "a start need not"
"""The reason of who hands on what others make: a circle would be one for import-linter, too."""
IN_ORDER = frozenset({"app.py", "start.py", "quick_imports.py"})
"""Files that are about the order of the start: what they import late is their subject."""
SAVES = re.compile(r"\d ?(ms|%)|as (above|below)|with the next")


def test_an_import_for_types_alone_gives_its_reason_and_reaches_no_other_folder_of_ours() -> None:
    for_types = [
        (path, node)
        for path in modules()
        for node in nodes(path, "TYPE_CHECKING")
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    none_of(
        f"{name_of(path)}:{node.lineno} does not say why nothing is imported"
        for path, node in for_types
        if "#" not in text_of(path).splitlines()[node.lineno - 1]
    )
    none_of(
        f"{name_of(path)} knows {made.module} by its types alone: where that is for a circle, let "
        "one hand the other what it needs"
        for path, node in for_types
        if FOR_THE_START not in text_of(path).splitlines()[node.lineno - 1]
        for made in ast.walk(node)
        if isinstance(made, ast.ImportFrom) and (made.module or "").startswith(PACKAGE.name)
        if made.module != ".".join(path.relative_to(ROOT).parent.parts)
        if made.module not in imported_late(path)
    )


def test_an_import_within_a_function_says_what_it_saves() -> None:
    none_of(
        f"{name_of(path)}:{first} imports within a function: measure what that saves, and say it"
        " (24 ms), or import at the top"
        for path in python_files(PACKAGE)
        if path.name not in IN_ORDER
        for first, lines in late_imports(path)
        if not SAVES.search(lines)
    )


def late_imports(path: Path) -> Iterator[tuple[int, str]]:
    """The imports within functions, those that follow each other as one, with the line before."""
    lines = text_of(path).splitlines()
    numbers = sorted(
        {
            number
            for function in nodes(path, r"\n {4,}(from|import) ")
            if isinstance(function, ast.FunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Import | ast.ImportFrom)
            for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)
        }
    )
    for first in (number for number in numbers if number - 1 not in numbers):
        end = first
        while end in numbers:
            end += 1
        yield first, "\n".join(lines[first - 2 : end - 1])


def imported_late(path: Path) -> set[str | None]:
    """Name the modules that a file imports where it uses them, so not by their types alone.

    A part that is made when it is asked for is among them, `@late("module:Class")`.
    """
    text = text_of(path)
    folder = re.search(r'^PARTS = "([\w.]+)"', text, re.MULTILINE)
    named = text.replace("{PARTS}", folder[1] if folder else "")
    return {
        made.module
        for function in nodes(path, r"\bdef ")
        if isinstance(function, ast.FunctionDef)
        for made in ast.walk(function)
        if isinstance(made, ast.ImportFrom)
    } | set(re.findall(r'@late\(\s*f?"([\w.]+):', named))


# How a function is called


def test_no_call_has_to_be_counted_out() -> None:
    none_of(
        f"{name_of(path)}:{made.lineno} {made.name} takes {count} arguments by their places, more "
        f"than {MOST_PLACES}: let the last ones be given by name, or group what belongs together"
        for path in python_files(PACKAGE, ROOT / "packaging")
        if not is_compiled(path)  # what C calls has no names
        for made in nodes(path, signature(r"[a-zA-Z]\w*", commas=MOST_PLACES))
        if isinstance(made, ast.FunctionDef)
        if not made.name.startswith("_") and made.name not in PLACES_OF_OTHERS
        if (count := len(by_place(made))) > MOST_PLACES
    )


def by_place(made: ast.FunctionDef) -> list[str]:
    """Name the arguments that a function takes by their places."""
    every = [each.arg for each in (*made.args.posonlyargs, *made.args.args)]
    return [name for name in every if name not in {"self", "cls"}]


# What is compiled


def test_what_was_compiled_was_made_of_the_sources_as_they_are() -> None:
    ending = str(sysconfig.get_config_var("EXT_SUFFIX"))
    with contextlib.chdir(ROOT):
        sums = build_ext.Record(build_ext.RECORD).sums
        none_of(
            f"{path.name} was made of other sources: run `make setup`"
            for path in Path("sudoku_qt").rglob(f"*{ending}")
            if not path.name.startswith("_search_")  # these know themselves: SOURCE_STAMP
            if sums.get(path, "").partition("-")[0] != sum_of_sources(path)
        )


def sum_of_sources(compiled: Path) -> str:
    """Sum up the sources of a compiled module as they are."""
    source = compiled.with_name(compiled.name.partition(".")[0] + ".py")
    return build_ext.sum_of_files(build_ext.made_of([source]))


def test_every_module_that_is_named_as_busy_is_compiled() -> None:
    with contextlib.chdir(ROOT):
        named = runpy.run_path("setup.py")
    none_of(
        f"setup.py names {path} as busy: it has no .pxd"
        for path in sorted(named["BUSY_PATHS"].difference(named["LOGIC"]))
    )


# How a test waits


PAUSES = {  # fixed pauses that there may be, and what for
    "tests/bench/bench_logic.py": "a bench measures time",
    "tests/cli/test_endings.py": "looks again and again whether another process has come so far",
    "tests/cli/test_main.py": "looks again and again whether another process has come so far",
    "tests/cli/test_stream.py": "work that looks whether it is told to stop, or that never ends",
    "tests/controllers/conftest.py": "work that looks whether it is told to stop",
    "tests/controllers/sudoku/puzzle/test_reserve.py": "work that looks whether it is told to stop",
    "tests/controllers/workers/test_job.py": "work that looks whether it is told to stop",
    "tests/test_waiting.py": "a look that takes as long as on a slow machine",
    "tests/test_turkish.py": "looks again and again whether another process has come so far",
}
PAUSE = re.compile(r"qtbot\.wait\(|\bsleep\(|qWait\(|msleep\(|assertNotEmitted\(.*wait=")


def test_no_test_waits_for_time_to_pass() -> None:
    pausing = {
        name_of(path)
        for path in python_files(ROOT / "tests")
        if path != Path(__file__) and PAUSE.search(text_of(path))
    }
    none_of(
        f"{name} pauses: wait for an event, fire the timer, or turn the clock by hand"
        for name in sorted(pausing - set(PAUSES))
    )
    none_of(f"{name} no longer pauses" for name in sorted(set(PAUSES) - pausing))


# What nobody asks for


def test_nothing_is_there_for_tests_alone() -> None:
    texts = [
        text_of(path)
        for folder in (PACKAGE, ROOT / "packaging", TESTS / "bench")
        for path in folder.rglob("*.py")
    ]
    words = Counter(re.findall(r"\w+", "\n".join([*texts, str(PROJECT)])))
    lonely = {
        name: path
        for path in modules()
        for name in defined(path)
        if words[name] + words[name.removeprefix("fill_")] * name.startswith("fill_") == 1
    }
    none_of(
        f"{name_of(path)}: nothing but tests asks for {name}; it belongs to them, or can go"
        for name, path in lonely.items()
        if name not in ASKED_FOR_BY_OTHERS
    )
    none_of(
        f"ASKED_FOR_BY_OTHERS excuses {name}, which is not there or is asked for by now"
        for name in ASKED_FOR_BY_OTHERS
        if name not in lonely
    )


def defined(path: Path) -> Iterator[str]:
    """Yield what a module calls its functions, methods and classes; camelCase is for Qt."""
    for name in re.findall(r"^ *(?:def|class) (\w+)[(:]", text_of(path), re.MULTILINE):
        if not re.search("^__|[a-z][A-Z]", name):
            yield name

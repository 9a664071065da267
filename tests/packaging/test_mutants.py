# SPDX-License-Identifier: MIT
"""Changes of one token are drawn by a seed, tried in a copy, and told where no test notices."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("resource", reason="the chore is run on Unix")

SOURCE = '''"""What it is."""
LEVELS = {*range(9)} - {0}
def is_low(number: int) -> bool:
    """Whether it is."""
    return number < 3
def is_high(number: int) -> bool:
    return not is_low(number)
'''
TEST = """
from sudoku_qt.engine.levels import is_high, is_low
def test_low(): assert is_low(2) and not is_low(4)
def test_high(): assert is_high(4)
"""


@pytest.fixture
def mutants(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """Load the script, with a small program in place of ours."""
    loaded = script("mutants")
    monkeypatch.setattr(loaded.project, "ROOT", tmp_path)
    for name, text in {
        "sudoku_qt/engine/levels.py": SOURCE,
        "sudoku_qt/views/paint.py": "def ink(theme):\n    return theme.ink\n",
        "tests/conftest.py": "from sudoku_qt.engine.levels import LEVELS",
        "tests/engine/test_levels.py": TEST,
        "tests/engine/test_others.py": "def test_nothing(): pass\n",
        "tests/views/test_board.py": "def test_nothing(): pass\n",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return loaded


def test_a_sample_follows_from_its_seed(mutants: ModuleType) -> None:
    first = mutants.draw("engine", 5, 1)

    assert len({each.name for each in first}) == 5
    assert mutants.draw("engine", 5, 1) == first
    assert mutants.draw("engine", 3, 1) == first[:3]
    assert mutants.draw("engine", 5, 2) != first


def test_tests_that_mirror_a_file_come_first_and_then_those_that_called(
    mutants: ModuleType, tmp_path: Path
) -> None:
    calls = tmp_path / "calls.json"
    calls.write_text(
        '{"failing": [], "seconds": {"tests/views/test_board.py": 99}, '
        '"calls": {"sudoku_qt/engine/levels.py:is_low": ["tests/views/test_board.py", '
        '"tests/gone.py"]}}',
        encoding="utf-8",
    )
    tests = mutants.Tests(mutants.House(tmp_path), calls)
    by_function = {each.function: each for each in mutants.draw("engine", 8, 1)}

    own, beside = "tests/engine/test_levels.py", "tests/engine/test_others.py"
    assert tests.of(by_function["is_high"]) == [own, beside]
    assert tests.of(by_function["is_low"]) == [own, beside]  # the third would take too long
    tests.seconds = {}
    assert tests.of(by_function["is_low"]) == [own, beside, "tests/views/test_board.py"]


def test_a_test_that_fails_anyway_is_named_since_it_notices_nothing(
    mutants: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = tmp_path / "calls.json"
    calls.write_text('{"failing": ["tests/a.py::test_b"], "seconds": {}, "calls": {}}', "utf-8")

    assert mutants.Tests(mutants.House(tmp_path), calls).failing == {"tests/a.py::test_b"}
    assert "tests/a.py::test_b fails without any change" in capsys.readouterr().out


TRIED = """
import sys
from pathlib import Path
sys.path.insert(0, sys.argv[1])
import mutants
program, mutants.project.ROOT = Path.cwd(), Path.cwd()
house = mutants.House(program / "copy")
tests, kept = mutants.Tests(house, Path("calls.json")), mutants.Results(Path("kept.json"))
path = Path("sudoku_qt/engine/levels.py")
found = {each.kind: each for each in mutants.mutations(path, path.read_bytes())}
drawn = [found["comparison"], found["not"], found["arithmetic"]]
for each in drawn:
    kept.note(each, house.try_out(each, tests))
mutants.report({"engine": drawn}, kept)
"""


@pytest.mark.slow
def test_what_no_test_notices_is_told(mutants: ModuleType, tmp_path: Path) -> None:
    program = tmp_path / "program"
    for name in ("sudoku_qt", "tests"):
        shutil.copytree(tmp_path / name, program / "copy" / name)
        (tmp_path / name).rename(program / name)
    (program / "copy" / "pyproject.toml").write_text("[tool.pytest.ini_options]", encoding="utf-8")
    nothing = '{"failing": [], "seconds": {}, "calls": {}}'
    (program / "calls.json").write_text(nothing, encoding="utf-8")

    said = subprocess.run(
        [sys.executable, "-c", TRIED, str(mutants.PACKAGING)],
        cwd=program,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout

    assert "-    return number < 3\n+    return number <= 3\n" in said
    assert "-    return not is_low(number)" not in said
    assert "2 of    3 noticed, 67%" in said
    copied = program / "copy/sudoku_qt/engine/levels.py"
    assert copied.read_text(encoding="utf-8") == SOURCE
    told = mutants.Results(program / "kept.json").told
    assert sorted(map(bool, told.values())) == [False, True, True]

# SPDX-License-Identifier: MIT
"""Changes of one token are drawn by a seed, tried in a copy, and told where no test notices."""

from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

pytest.importorskip("resource", reason="the chore is run on Unix")

SOURCE = '''"""What it is."""
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
        '"calls": {"sudoku_qt/engine/levels.py:is_low": ["tests/views/test_board.py"]}}',
        encoding="utf-8",
    )
    tests = mutants.Tests(mutants.House(tmp_path), calls)
    by_function = {each.function: each for each in mutants.draw("engine", 5, 1)}

    own, beside = "tests/engine/test_levels.py", "tests/engine/test_others.py"
    assert tests.of(by_function["is_high"]) == [own, beside]
    assert tests.of(by_function["is_low"]) == [own, beside]  # the third would take too long
    tests.seconds = {}
    assert tests.of(by_function["is_low"]) == [own, beside, "tests/views/test_board.py"]


@pytest.mark.slow
def test_what_no_test_notices_is_told(
    mutants: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house = mutants.House(tmp_path / "copy")
    for path in [*tmp_path.rglob("*.py")]:
        target = house.root / path.relative_to(tmp_path)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(path.read_bytes())
    (house.root / "pyproject.toml").write_text("[tool.pytest.ini_options]\n", encoding="utf-8")
    source = SOURCE.encode()
    found = mutants.mutations(Path("sudoku_qt/engine/levels.py"), source)
    kinds = {each.kind: each for each in found}
    tests = mutants.Tests(house, _known(tmp_path))

    kept = mutants.Results(tmp_path / "kept.json")
    for kind in ("comparison", "not"):
        kept.note(kinds[kind], house.try_out(kinds[kind], tests))
    mutants.report({"engine": [kinds["comparison"], kinds["not"]]}, kept)

    said = capsys.readouterr().out
    assert "-    return number < 3\n+    return number <= 3\n" in said
    assert "-    return not is_low(number)" not in said
    assert "1 of    2 noticed, 50%" in said
    assert (house.root / "sudoku_qt/engine/levels.py").read_bytes() == source
    assert mutants.Results(tmp_path / "kept.json").told == kept.told


def _known(folder: Path) -> Path:
    calls = folder / "calls.json"
    calls.write_text('{"failing": [], "seconds": {}, "calls": {}}', encoding="utf-8")
    return calls

# SPDX-License-Identifier: MIT
"""What would not compile for Windows is told on Linux."""

import shutil
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

LOGIC = Path("sudoku_qt/engine/sudoku/logic")
INCLUDED = '#include <Python.h>\n#include "bits.h"\n'
GOOD = f"{INCLUDED}cell_set both(cell_set a, int b) {{ return a & b; }}\n"
WRONG = f"{INCLUDED}int band(cell_set a) {{ int b; b = a & 7; return b; }}\n"


@pytest.fixture
def two_words(
    script: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> ModuleType:
    """Load the script, with a folder of its own for modules and for what passed."""
    if not shutil.which("g++"):
        pytest.skip("there is no C++ compiler here")
    loaded = script("two_words")
    monkeypatch.setattr(loaded, "C_FOLDER", tmp_path / "c")
    monkeypatch.setattr(loaded, "PASSED", tmp_path / "passed")
    monkeypatch.setattr(loaded, "LOGIC", LOGIC.resolve())
    (tmp_path / "c").mkdir()
    return loaded


def test_a_set_put_into_a_number_is_told(
    two_words: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "c" / "good.c").write_text(GOOD, encoding="utf-8")
    (tmp_path / "c" / "wrong.c").write_text(WRONG, encoding="utf-8")
    (tmp_path / "c" / "without.c").write_text("int nothing;\n", encoding="utf-8")

    assert two_words.main() == 1
    said = capsys.readouterr().out
    assert "wrong.c:3" in said
    assert "1 of 2 compile." in said

    (tmp_path / "c" / "wrong.c").write_text(GOOD, encoding="utf-8")
    assert two_words.main() == 0
    assert "2 of 2 compile." in capsys.readouterr().out


def test_what_passed_is_read_again_only_when_it_changed(
    two_words: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    monkeypatch.setattr(two_words, "compile_module", lambda command: read.append(command[-1]))
    module = tmp_path / "c" / "module.c"
    module.write_text(GOOD, encoding="utf-8")

    two_words.main()
    two_words.main()
    assert len(read) == 1

    module.write_text(f"{GOOD}\n", encoding="utf-8")
    two_words.main()
    assert len(read) == 2

# SPDX-License-Identifier: MIT
"""What is counted of the house is what stands in its sources."""

import sys
from pathlib import Path

import pytest

import house_figures
import project
from house_figures import COUNTED, House

VIEW = """
from typing import TYPE_CHECKING, Protocol
from a import (
    b,
)

if TYPE_CHECKING:
    import c


class Page(QDialog):
    def set_theme(self, theme):
        import d

        self.box.setContentsMargins(0, 0, 0, 0)
        self.box.setSpacing(3)

    def changeEvent(self, event):
        pass
"""
CONTROLLER = '''
class Player(Protocol):
    pass


class Page(Protocol[T]):
    pass


def _failed(error):
    """Tell of it."""
    raise error


def _told(error):
    show(error)
    raise error
'''


@pytest.fixture
def figures(tmp_path: Path) -> dict[str, str]:
    """What is counted in a small house."""
    files = {
        "sudoku_qt/views/page.py": VIEW,
        "sudoku_qt/controllers/page.py": CONTROLLER,
        "sudoku_qt/__init__.py": "",
        "sudoku_qt/engine/long.py": "1\n" * 60,
        "tests/test_page.py": "1\n" * 1200,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    house = House(tmp_path)
    return {name.strip(): str(count(house)) for name, count in COUNTED}


def test_everything_is_counted_once(figures: dict[str, str]) -> None:
    assert figures == {
        "def set_theme": "1",
        "set_words / retranslate / changeEvent": "0 / 0 / 1",
        "protocols in controllers": "2",
        "classes called Player": "1",
        "names of classes that recur": "1",
        "hand-set margins and spacings": "2",
        "of them 0, 0, 0, 0": "1",
        "dialogs that build their own frame": "1",
        "def work closures": "0",
        "handlers that only raise": "1 of 2",
        "event filters": "0",
        "imports, share of the code": f"{6 / 83:.1%}",
        "late imports and blocks for types": "2",
        "files under 60 lines, __init__ apart": "2 of 4",
        "views + controllers: files, lines": "2, 0.0 k",
        "tests: lines": "1.2 k",
    }


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_what_is_measured_comes_from_the_program() -> None:
    paint, filled, megabytes = house_figures._told(house_figures.START, project.ROOT)
    assert 0 < paint <= filled
    assert 20 < megabytes < 1000


@pytest.mark.sweep
@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_a_key_and_every_dialog_are_seen() -> None:
    calls, rooms, status, megabytes = house_figures._told(house_figures.PLAYED, project.ROOT)
    assert calls > rooms > status > 0
    assert 20 < megabytes < 1000


@pytest.mark.parametrize("code", [house_figures.START, house_figures.PLAYED])
def test_the_program_is_imported_before_qt_as_in_a_start(code: str) -> None:
    assert 0 < code.index("sudoku_qt.app") < code.index("PySide6.")
    assert "PySide6" not in house_figures.STARTED

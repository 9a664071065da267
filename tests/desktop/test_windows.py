# SPDX-License-Identifier: MIT
"""What Windows is told, told here to a stand-in for its libraries."""

import sys
from pathlib import Path
from unittest.mock import MagicMock

import pytest

from sudoku_qt.desktop import windows


def test_the_task_bar_learns_the_program_s_name() -> None:
    windll = MagicMock()
    windows.introduce(windll, "the.program")
    windll.shell32.SetCurrentProcessExplicitAppUserModelID.assert_called_once_with("the.program")
    windll.kernel32.AttachConsole.assert_not_called()


@pytest.mark.parametrize("attached", [0, 1])
def test_without_output_of_its_own_it_answers_in_the_terminal_if_there_is_one(
    attached: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    windll = MagicMock()
    windll.kernel32.AttachConsole.return_value = attached
    console = tmp_path / "console"
    with monkeypatch.context() as without:
        without.setattr(sys, "stdout", None)
        without.setattr(sys, "stderr", None)
        windows.introduce(windll, "the.program", str(console))
        opened = sys.stdout
        if opened is not None:
            opened.write("版本\n")
            opened.close()
    assert (opened is not None) == bool(attached)
    assert (console.read_text(encoding="utf-8") if console.exists() else "") == "版本\n" * attached


@pytest.mark.parametrize(("style", "wanted"), [("windowsvista", ["Fusion"]), ("windows11", [])])
def test_a_style_that_knows_no_palette_gives_way(style: str, wanted: list[str]) -> None:
    app = MagicMock()
    app.style().name.return_value = style
    windows.follow_palette(app)
    assert [call.args[0] for call in app.setStyle.call_args_list] == wanted


def test_the_first_program_may_come_to_the_front() -> None:
    windll = MagicMock()
    windows.let_others_to_front(windll)
    windll.user32.AllowSetForegroundWindow.assert_called_once_with(windows.ANYBODY)

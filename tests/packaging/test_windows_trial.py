# SPDX-License-Identifier: MIT
"""The trial of the Windows program: what it runs, what it reads of a run, and how it ends.

The trial itself takes many minutes: `make windows` and `make torture` do it.
"""

import re
from functools import cache
from itertools import count
from pathlib import Path

import pytest

import project
import windows_trial
import wine
from windows_python import StepFault, WindowsPython
from windows_trial import Report, Trial, read_by
from wine import Done, Windows, WineFault

RESULTS = """\
<testsuites><testsuite>
<testcase file="tests\\engine\\test_a.py" name="test_well" />
<testcase file="tests\\engine\\test_a.py" name="test_wrong[x]"><failure /></testcase>
<testcase file="tests\\engine\\test_a.py" name="test_broken"><error /></testcase>
<testcase file="tests\\engine\\test_a.py" name="test_not_here"><skipped /></testcase>
</testsuite></testsuites>
"""


class StandIn(Windows):
    """A Windows where each program ends as it was told to, and leaves the file it is asked for."""

    def __init__(self, code: int = 0, hangs: tuple[str, ...] = ()) -> None:
        self.code = code
        self.hangs = hangs
        self.asked: list[list[str]] = []

    def run(
        self,
        command: object,
        seconds: float,
        folder: Path | None = None,
        more: dict[str, str] | None = None,
    ) -> Done:
        """Note what is asked for."""
        words = list(map(str, command))  # type: ignore[call-overload]  # a list of words
        self.asked.append(words)
        if hung := set(words).intersection(self.hangs):
            raise WineFault(f"{hung.pop()} took more than {seconds:.0f} s.")
        for word in words:
            if word.endswith(".png") and not self.code:
                Path(word).touch()
            if word.endswith(".xml"):
                Path(word).write_text(RESULTS, encoding="utf-8")
        return Done(self.code, "said")


@pytest.fixture
def results(tmp_path: Path) -> Path:
    path = tmp_path / "engine.xml"
    path.write_text(RESULTS, encoding="utf-8")
    return path


def test_a_run_is_counted_and_what_failed_is_named(results: Path) -> None:
    assert windows_trial.counted(results) == "1 passed, 2 failed, 1 skipped"
    assert windows_trial.failed(results) == [
        "tests/engine/test_a.py::test_wrong[x]",
        "tests/engine/test_a.py::test_broken",
    ]


def test_a_run_that_came_to_no_end_has_no_tests(tmp_path: Path) -> None:
    assert windows_trial.counted(tmp_path / "none.xml") == "0 passed, 0 failed, 0 skipped"


def test_each_folder_of_tests_exists() -> None:
    tests = project.ROOT / "tests"
    assert all((tests / folder).is_dir() for folder in windows_trial.FOLDERS)


def test_one_step_that_fails_is_told_at_the_end_and_stops_no_other(
    capsys: pytest.CaptureFixture[str],
) -> None:
    report = Report(clock=count().__next__)

    def fail() -> str:
        raise WineFault("much\nthat was said\nit took more than 1 s.")

    assert not report.step("first", fail)
    assert report.step("second", str.upper, "fine")
    assert report.summary() == "\nsecond: FINE (1 s)\nFAILED first: it took more than 1 s."
    assert "that was said" in capsys.readouterr().out


def trial(home: Path, windows: Windows) -> Trial:
    """Prepare a trial in a folder."""
    return Trial(WindowsPython(home), windows, home)


@pytest.mark.slow
def test_tests_that_passed_run_again_only_after_a_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = StandIn()
    monkeypatch.setattr(windows_trial, "sources", lambda: [tmp_path / "source"])
    (tmp_path / "source").touch()
    for text in ("same", "same", "other"):
        (tmp_path / "source").write_text(text, encoding="utf-8")
        assert trial(tmp_path, inside).test("engine").startswith("1 passed")
    assert len(inside.asked) == 2


def test_tests_that_fail_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_trial, "sources", list)
    with pytest.raises(StepFault, match=r"2 failed, 1 skipped; tests/engine/test_a.py::test_wr"):
        trial(tmp_path, StandIn(code=1)).test("engine")


def test_one_file_that_hangs_costs_no_other_its_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_trial, "sources", list)
    files = windows_trial.test_files("tests/store")
    assert "tests/store/test_files.py" in files
    inside = StandIn(hangs=("tests/store", "tests/store/test_files.py"))
    with pytest.raises(StepFault) as fault:
        trial(tmp_path, inside).test("store")
    ran = len(files) - 1
    assert str(fault.value).endswith(
        f"{ran} passed, {2 * ran} failed, {ran} skipped; tests/store/test_files.py"
    )


@pytest.fixture
def limit(monkeypatch: pytest.MonkeyPatch) -> str:
    """A test that is said to fail under Wine only, and another folder's."""
    name = "tests/cli/test_a.py::test_wrong[x:y]"
    monkeypatch.setattr(windows_trial, "LIMITS", ((name, "why"), ("tests/engine/test_c.py", "")))
    monkeypatch.setattr(windows_trial, "sources", list)
    return name


def test_what_wine_cannot_do_is_left_out_of_its_folder(tmp_path: Path, limit: str) -> None:
    inside = StandIn()
    trial(tmp_path, inside).test("cli")
    assert [word for word in inside.asked[0] if "deselect" in word] == [f"--deselect={limit}"]


def test_what_wine_cannot_do_is_seen_to_fail_by_itself(tmp_path: Path, limit: str) -> None:
    inside = StandIn(code=1)
    for _ in range(2):
        assert trial(tmp_path, inside).still_fails(limit, "why") == "why"
    (words,) = inside.asked
    assert limit in words
    assert not any("deselect" in word for word in words)
    assert [path.name for path in (tmp_path / "results").glob("*.xml")] == [
        "cli.test_a.py.test_wrong.x.y..xml"
    ]


def test_a_hang_is_a_failure_that_wine_is_excused_for(tmp_path: Path, limit: str) -> None:
    assert trial(tmp_path, StandIn(hangs=(limit,))).still_fails(limit, "why") == "why"


def test_what_wine_can_do_after_all_is_told(
    tmp_path: Path, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windows_trial, "failed", lambda results: [])
    with pytest.raises(StepFault, match=r"not fail; take it out of wine_limits\.py\.$"):
        trial(tmp_path, StandIn()).still_fails(limit, "why")


@cache
def files_of(tests: str) -> frozenset[Path]:
    """The files that a folder of tests reads; they are sought in all sources, so only once."""
    return frozenset(read_by(tests))


@pytest.mark.parametrize(
    ("file", "again"),
    [
        ("sudoku_qt/engine/history.py", {"engine", "cli", "views"}),
        ("sudoku_qt/views/theme.py", {"views"}),
        ("resources/themes/light.json", {"engine", "cli", "views"}),
        ("pyproject.toml", {"engine", "cli", "views"}),
        ("tests/conftest.py", {"engine", "cli", "views"}),
        ("tests/engine/nim.py", {"engine", "cli", "views"}),
        ("tests/views/test_theme.py", {"views"}),
        ("CONTRIBUTING.md", set()),
    ],
)
def test_a_change_has_those_tests_run_again_that_it_concerns(file: str, again: set[str]) -> None:
    path = project.ROOT / file
    assert {each for each in ("engine", "cli", "views") if path in files_of(each)} == again


@pytest.mark.parametrize("folder", windows_trial.FOLDERS)
def test_no_folder_of_tests_needs_what_another_one_tests(folder: str) -> None:
    own = re.compile(rf"from tests\.{folder}\.")
    for file in (project.ROOT / "tests" / folder).rglob("*.py"):
        for line in file.read_text(encoding="utf-8").splitlines():
            assert not re.match(r"from tests\..*\.test_", line) or own.match(line), (
                f"{file}: {line}"
            )


def test_the_programs_are_packed_anew_by_what_packs_them_not_by_what_tries_them() -> None:
    names = {path.name for path in windows_trial.packaging()}
    assert names >= {"sudoku-qt.spec", "freezing.py", "sudoku-qt.manifest"}
    assert names.isdisjoint(windows_trial.OURS)
    assert all((project.ROOT / "packaging" / name).exists() for name in windows_trial.OURS)


def test_a_picture_that_is_not_there_is_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "ROOT", tmp_path)
    assert trial(tmp_path, StandIn()).picture("en", "light") == "sudoku-light-en.png"
    with pytest.raises(StepFault, match=r"sudoku-qt.exe failed: 1"):
        trial(tmp_path, StandIn(code=1)).picture("en", "light")


def test_where_wine_is_not_installed_that_is_said_and_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(wine, "missing", lambda: ["wine"])
    assert windows_trial.main([]) == 0
    assert "there is no wine here" in capsys.readouterr().out

# SPDX-License-Identifier: MIT
"""The man pages are valid and whole in both languages, and the shells complete what there is."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6", reason="the options of the window program are Qt's")

import manual
from sudoku_qt.cli.main import VERBS, parser_of
from sudoku_qt.engine.formats import FORMATS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither")

PAGES = [
    (folder, f"man{each.section}/{each.name}.{each.section}")
    for folder in ("man", "man/zh_CN")
    for each in manual.MANUALS
]
BASH = """\
. "$1/bash-completion/completions/$2"
complete -p "$2" > /dev/null
words=("${@:2}")
COMP_WORDS=("${words[@]}") COMP_CWORD=$((${#words[@]} - 1))
COMP_LINE="${words[*]}" COMP_POINT=${#COMP_LINE}
called=$(complete -p "$2" | sed 's/.*-F \\([^ ]*\\).*/\\1/')
"$called" "$2" "${words[-1]}" "${words[-2]}"
printf '%s\\n' "${COMPREPLY[@]}"
"""
ZSHRC = """\
fpath=("$SHARE/zsh/site-functions" $fpath)
autoload -U compinit
compinit -u -D
shown() { print -r -- "<<$BUFFER>>"; BUFFER= }
zle -N shown
bindkey '^X' shown
bindkey '^I' complete-word
print READY
"""
ZSH = """\
zmodload zsh/zpty
zpty shell zsh -i
zpty -r shell out '*READY*'
zpty -w -n shell "$1"$'\\t\\x18'
zpty -r shell out '*<<*>>*'
print -r -- "${${out#*<<}%>>*}"
zpty -d shell
"""
COMPLETED = (  # what was typed, and what has to be among what is offered
    ("sudoku gen", {"generate"}),
    ("sudoku generate --must-", {"--must-not"}),
    ("sudoku generate --symmetry cen", {"central"}),
    ("sudoku convert --to opensudoku2", {"opensudoku2"}),
    ("sudoku-qt --expo", {"--export"}),
    ("sudoku-qt --language zh", {"zh_CN"}),
    ("sudoku solve puzz", {"puzzles.txt"}),
)


@pytest.fixture(scope="module")
def share(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Path:
    """Everything, as a system has it."""
    request.getfixturevalue("qapp")
    folder = tmp_path_factory.mktemp("share")
    manual.write(folder)
    (folder / "puzzles.txt").touch()
    return folder


def wanted(tool: str) -> str:
    """A tool that may not be installed."""
    found = shutil.which(tool)
    if found is None:
        pytest.skip(f"{tool} is not installed")
    return found


def said(share: Path, *command: str, **more: str) -> str:
    """What a command says in the folder."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **more}
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=share,
        env=environment,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize(("folder", "page"), PAGES)
def test_mandoc_has_nothing_to_warn_of(share: Path, folder: str, page: str) -> None:
    tool = wanted("mandoc")
    assert said(share, tool, "-T", "lint", "-W", "warning", f"{folder}/{page}") == ""


@pytest.mark.parametrize(("folder", "page"), PAGES)
def test_man_shows_a_page_without_a_warning(share: Path, folder: str, page: str) -> None:
    tool = wanted("man")
    done = subprocess.run(
        [tool, "--warnings=w", "-l", str(share / folder / page)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "100"},
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert page.partition("/")[2].partition(".")[0] in done.stdout


@pytest.mark.parametrize("folder", ["man", "man/zh_CN"])
def test_the_page_of_sudoku_tells_of_each_verb_and_each_option(share: Path, folder: str) -> None:
    text = (share / folder / "man1" / "sudoku.1").read_text(encoding="utf-8").replace("\\-", "-")
    for verb in VERBS:
        assert f".SH sudoku {verb}\n" in text
        for action in parser_of(verb)._actions:
            assert all(name in text for name in action.option_strings)
    assert all(form.name in text for form in FORMATS if form.game == "sudoku" and form.writes)
    assert "{{" not in text


def test_the_pages_are_written_in_their_languages(share: Path) -> None:
    english, chinese = (
        (share / folder / "man6" / "sudoku-qt.6").read_text(encoding="utf-8")
        for folder in ("man", "man/zh_CN")
    )
    assert ".SH NAME" in english
    assert "Show the version." in english
    assert ".SH 名称" in chinese
    assert "显示版本。" in chinese


def test_the_day_of_a_page_may_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert manual.today() == "1970-01-02"


def test_letters_that_mean_something_to_roff_are_letters() -> None:
    assert manual.escaped(".a-b\\'c'") == r"\&.a\-b\e\(aqc\(aq"
    assert manual.escaped("level,minutes") == "level,minutes"
    long = ",".join(["minutes"] * 12)
    assert manual.escaped(long) == long.replace(",", r",\:")


@pytest.mark.parametrize(("typed", "offered"), COMPLETED)
def test_bash_offers_what_there_is(share: Path, typed: str, offered: set[str]) -> None:
    words = typed.split(" ")
    bash = wanted("bash")
    assert offered <= set(said(share, bash, "-c", BASH, "bash", str(share), *words).split())


@pytest.mark.parametrize(("typed", "offered"), COMPLETED)
def test_zsh_completes_what_there_is(
    share: Path, typed: str, offered: set[str], tmp_path: Path
) -> None:
    zsh = wanted("zsh")
    (tmp_path / ".zshrc").write_text(ZSHRC, encoding="utf-8")
    more = {"ZDOTDIR": str(tmp_path), "SHARE": str(share), "TERM": "dumb"}
    assert offered <= set(said(share, zsh, "-f", "-c", ZSH, "zsh", typed, **more).split())


@pytest.mark.parametrize(("typed", "offered"), COMPLETED)
def test_fish_offers_what_there_is(share: Path, typed: str, offered: set[str]) -> None:
    program = typed.partition(" ")[0]
    script = f"source fish/vendor_completions.d/{program}.fish; complete -C '{typed}'"
    lines = said(share, wanted("fish"), "--no-config", "-c", script).splitlines()
    assert offered <= {line.partition("\t")[0] for line in lines}

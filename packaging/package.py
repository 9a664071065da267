# SPDX-License-Identifier: MIT
"""Builds the packages of the system it runs on, and tries the frozen programs: `make package`.

    python packaging/package.py [--complete]

The wheel is built with its kernels required, installed into an environment of its own below
build/package, and frozen from there. The frozen window program then runs its self-test, on Linux
under X11 too where `xvfb-run` is there; what it weighs and how its start compares with that of
the script is printed, and too slow a start fails. The packages lie in dist/. A package whose tool
is not here is left out with a word; with `--complete`, as a release is built, that is a failure.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

import libraries
import project
import tried

WORK = project.ROOT / "build" / "package"
DIST = project.ROOT / "dist"
PYINSTALLER = "pyinstaller>=6.10"
SHTAB = "shtab>=1.7.2"  # makes the completion of shells
PYYAML = "pyyaml>=6"  # writes what the package manager of Windows is told
ROUNDS = 5
HEAVIEST = 195
"""How many megabytes the frozen folder may weigh."""
BUNDLE = "sudoku-qt"
SLOWEST = 1.3
"""How much longer the frozen program may compute when it is started than the script."""
STANDING_S = 4
"""How long a program that was started is left alone: until it has nothing to do any more."""
HOMES = ("CACHE", "CONFIG", "DATA", "STATE")
PACKERS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def run(command: Sequence[str | Path], **more: str) -> str:
    """Run a command in the working folder, with some variables more, and return what it says."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=WORK,
        env=os.environ | more,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\n{Path(command[0]).name} failed: {done.returncode}")
    return done.stdout


def build_wheel() -> Path:
    """Build the sdist and from that the wheel, with compiled kernels, and give the wheel's path."""
    target, share = WORK / "wheel", project.ROOT / "build" / "share"
    for folder in (target, share):
        shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, Path(__file__).with_name("manual.py"), share])
    build: list[str | Path] = [sys.executable, "-m", "build", "--outdir", target, project.ROOT]
    run(build, SUDOKU_REQUIRE_KERNEL="1")
    return next(target.glob("*.whl"))


def installed(wheel: Path) -> Path:
    """Install the wheel and PyInstaller where nothing else is, and give that Python's path."""
    folder = WORK / "environment"
    venv.create(folder, with_pip=True, clear=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip: list[str | Path] = [
        python,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
    ]
    run([*pip, f"{wheel}[pictures]", PYINSTALLER, SHTAB, PYYAML])
    return python


def freeze(python: Path) -> Path:
    """Run the spec and give the frozen folder; on macOS there is the bundle beside it."""
    spec = Path(__file__).resolve().parent / "sudoku-qt.spec"
    places: list[str | Path] = ["--distpath", DIST, "--workpath", WORK / "frozen"]
    options = ["--noconfirm", "--clean", "--log-level", "WARN"]
    run([python, "-m", "PyInstaller", *options, *places, spec])
    return DIST / "sudoku-qt"


def strip(frozen: Path) -> None:
    """Take what no loader wants out of the libraries, whoever built them."""
    tool = shutil.which("strip")
    if tool is None or sys.platform != "linux":
        return
    for path in (frozen / "_internal").rglob("*.so*"):
        patched = path.parent.name.endswith(".libs")  # by who made the wheel: strip would break it
        if path.is_file() and not path.is_symlink() and not patched:
            run([tool, "--strip-unneeded", path])


def self_test(program: Path, screen: Sequence[str] = (), **more: str) -> str:
    """Run a program's self-test in a home of its own, and return what it says."""
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, "XDG_STATE_HOME": home, **more}
        return run([*screen, program, "--self-test"], **own)


def try_out(frozen: Path) -> None:
    """Run the self-test on every platform of Qt that can be had here. Fails where it fails."""
    program = frozen / executable("sudoku-qt")
    print(self_test(program, **offscreen()), end="")
    print(run([frozen / executable("sudoku"), "info"]).splitlines()[1])
    xvfb = shutil.which("xvfb-run")
    if sys.platform == "linux" and xvfb:
        self_test(program, [xvfb, "-a"], QT_QPA_PLATFORM="xcb")
        print("The same under X11: it works.")


def offscreen(system: str = sys.platform) -> Mapping[str, str]:
    """What keeps a window off the screen; not on Windows, where Qt has no fonts without one."""
    return {} if system == "win32" else {"QT_QPA_PLATFORM": "offscreen"}


def executable(name: str) -> str:
    """What the file of a program is called here."""
    return f"{name}.exe" if sys.platform == "win32" else name


def start_ratio(frozen: Path, script: Path) -> float:
    """Compare the computing of both, started as a player does; each the median of several."""
    times: dict[Path, list[float]] = {frozen: [], script: []}
    for _ in range(ROUNDS):
        for program, found in times.items():
            found.append(computing_of_a_start(program))
    ours, plain = median(times[frozen]), median(times[script])
    print(f"Start: frozen {ours:.2f} s, script {plain:.2f} s of computing, {ours / plain:.2f}x.")
    return ours / plain


def computing_of_a_start(program: Path) -> float:
    """How many seconds a program computes that is started, left alone for a while, and ended."""
    with tempfile.TemporaryDirectory() as home:
        own = {"HOME": home, **{f"XDG_{name}_HOME": home for name in HOMES}, **offscreen()}
        process = subprocess.Popen([program], env=os.environ | own)
        time.sleep(STANDING_S)
        os.kill(process.pid, signal.SIGTERM)  # `terminate` would take its end from us
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in {0, -signal.SIGTERM, 128 + signal.SIGTERM}:
        raise SystemExit(f"{program.name} did not start: {process.returncode}")
    return usage.ru_utime + usage.ru_stime


def size(folder: Path) -> int:
    """How many bytes a folder holds, each file once."""
    return sum(path.stat().st_size for path in folder.rglob("*") if not path.is_symlink())


def weigh(frozen: Path) -> None:
    """Print what the folder weighs. Raises `SystemExit` where that is more than it may be."""
    megabytes = size(frozen) / 1e6
    print(f"Size: {megabytes:.0f} MB.")
    if megabytes > HEAVIEST:
        raise SystemExit(f"That is more than {HEAVIEST} MB: find out what came along.")


def main(options: Sequence[str]) -> int:
    """Build, try and pack."""
    WORK.mkdir(parents=True, exist_ok=True)
    python = installed(build_wheel())
    frozen = freeze(python)
    strip(frozen)
    inside = frozen if sys.platform != "darwin" else DIST / f"{BUNDLE}.app"
    print(f"{libraries.check(inside)} libraries, each with a licence that may be there.")
    try_out(frozen)
    weigh(frozen)
    if sys.platform != "win32":  # there a program with a window has no output to read
        script = python.parent / "sudoku-qt"
        if start_ratio(frozen / "sudoku-qt", script) > SLOWEST:
            raise SystemExit(
                f"The frozen program takes more than {SLOWEST} times as long to start."
            )
    packer = Path(__file__).resolve().parent / f"{PACKERS[sys.platform]}.py"
    source = DIST if sys.platform == "darwin" else frozen
    # The packers need Qt to render icons, which the environment has.
    print(run([python, packer, source, DIST / PACKERS[sys.platform], *options]), end="")
    if sys.platform == "linux":
        print(tried.note("package"))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

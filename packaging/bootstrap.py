# SPDX-License-Identifier: MIT
"""The set-up that `make run` and `make test` share: system libraries, .venv, Python packages.

    python3 packaging/bootstrap.py [ARGUMENTS ...]

makes the environment ready, which takes a moment where it already is, and then hands the
arguments, if any, to its Python: `-m sudoku_qt` plays, `-m pytest` tests. Nothing is done twice:
packages are installed again only where pyproject.toml asks for others, libraries only where one
is missing, and after a change of a source that is compiled `build_ext.py` makes anew what it
concerns. It reads on Python 3.7, so that an old Python is told what is wanted instead of being
met with a syntax error.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
INSTALLED = VENV / "sudoku-qt-ready"
BUILT = VENV / "sudoku-qt-built"
OLDEST = (3, 11)
NEWEST = (3, 14)

IMPORT_LIBRARIES = (  # soname, Debian's package: without these Qt cannot be imported
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libgthread-2.0.so.0", "libglib2.0-0"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libfreetype.so.6", "libfreetype6"),
    ("libdbus-1.so.3", "libdbus-1-3"),
)
WINDOW_LIBRARIES = (  # without these an X11 window does not open
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
)
CHINESE_FONT = "fonts-wqy-microhei"
CHINESE_FONT_FOLDERS = ("truetype/wqy", "truetype/droid", "opentype/noto", "opentype/adobe-source")
WITHOUT = (
    "a window may not open under X11, Chinese may lack its glyphs, or the kernels are not compiled."
)


def main(arguments: list[str]) -> int:
    """Make everything ready, then run the environment's Python with `arguments`."""
    installed = is_installed()
    if not installed or not says(BUILT, sum_of_compiled_sources()):
        require_writable()
    if not installed:
        python = find_python()
        if sys.platform.startswith("linux"):
            prepare_system(python)
        prepare_packages(python)
    if not says(BUILT, sum_of_compiled_sources()):
        build_modules()
    compile_modules(ROOT / "sudoku_qt")
    if not arguments:
        return 0
    return subprocess.call([str(venv_python()), *arguments])


def require_writable() -> None:
    """End here, with a sentence, where nothing can be made beside the sources."""
    if not os.access(str(ROOT), os.W_OK):
        raise SystemExit(
            f"Nothing can be written into {ROOT}, where .venv and the compiled modules belong. "
            "Copy the sources to a folder of your own and try again there."
        )


def is_installed() -> bool:
    """Whether .venv works and has the packages that are asked for."""
    return says(INSTALLED, sum_of_packages()) and ask(str(venv_python()), "import appdirs")


def says(stamp: Path, wanted: str) -> bool:
    """Whether a stamp is there and tells of what is there now."""
    return stamp.exists() and stamp.read_text(encoding="utf-8") == wanted


def find_python() -> str:
    """The Python to build on: this one, or a newer one on the PATH where this is too old."""
    if sys.version_info >= OLDEST:
        return sys.executable
    for minor in range(NEWEST[1], OLDEST[1] - 1, -1):
        found = shutil.which(f"python3.{minor}")
        if found:
            return found
    raise SystemExit(
        "sudoku-qt needs Python {}.{} or newer; {} is {}.{}. Install one, then run "
        "`make run PYTHON=/path/to/it`.".format(*OLDEST, sys.executable, *sys.version_info[:2])
    )


# System libraries


def prepare_system(python: str) -> None:
    """Install what the system lacks where that may be done, or print the line that does it."""
    needed = missing_venv(python) + missing_libraries(IMPORT_LIBRARIES)
    wished = missing_libraries(WINDOW_LIBRARIES) + missing_font() + missing_compiler(python)
    if not needed and not wished:
        return
    if shutil.which("apt-get") is None:
        print("Please install what your system calls these; the names are Debian's:")
        print("  " + " ".join(needed + wished))
    elif not install(needed + wished):
        print("Please run this once, then try again:")
        print("  sudo apt-get install " + " ".join(needed + wished))
    else:
        return
    if needed:
        raise SystemExit(1)
    print("It goes on without them: " + WITHOUT)


def missing_libraries(libraries: tuple[tuple[str, str], ...]) -> list[str]:
    """The packages of those libraries that the loader does not find."""
    return [package for soname, package in libraries if not loads(soname)]


def loads(soname: str) -> bool:
    """Whether the dynamic loader finds a library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_font() -> list[str]:
    """A font for Chinese unless one lies in the usual places."""
    if shutil.which("fc-list"):
        command = ["fc-list", ":lang=zh-cn"]
        listed = subprocess.run(command, stdout=subprocess.PIPE, check=False).stdout.strip()
        return [] if listed else [CHINESE_FONT]
    fonts = Path("/usr/share/fonts")
    there = any((fonts / folder).exists() for folder in CHINESE_FONT_FOLDERS)
    return [] if there else [CHINESE_FONT]


def missing_compiler(python: str) -> list[str]:
    """What compiling the kernels lacks; without it they run as plain Python, slower."""
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        packages = ["gcc", "libc6-dev"]
    else:
        packages = []
    if python.startswith("/usr/bin/") and not ask(python, HAS_HEADERS):
        packages.append(versioned("python{}-dev", python))
    return packages


def missing_venv(python: str) -> list[str]:
    """Debian's package of the module venv where it was left out."""
    if VENV.exists() or ask(python, "import ensurepip, venv"):
        return []
    return [versioned("python{}-venv", python)]


HAS_HEADERS = """
import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())
"""


def ask(python: str, code: str) -> bool:
    """Run a line of Python and say whether it went well; it does not where there is no such one."""
    return os.access(python, os.X_OK) and run_quietly([python, "-c", code])


def versioned(package: str, python: str) -> str:
    """Put the version of a Python into the name of a package."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    return package.format(subprocess.check_output([python, "-c", code]).decode().strip())


def install(packages: list[str]) -> bool:
    """Install packages with apt as root, or where sudo asks nothing; say whether it went well."""
    prefix = root_prefix()
    if prefix is None:
        return False
    print("Installing " + " ".join(packages) + " ...", flush=True)
    apt = [*prefix, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-y"]
    action = [*apt, "install", "--no-install-recommends", *packages]
    return run_quietly(action) or (run_quietly([*apt, "update"]) and run_quietly(action))


def root_prefix() -> list[str] | None:
    """What to put before a command for root to run it; None where that needs a password."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and run_quietly(["sudo", "-n", "true"]):
        return ["sudo", "-n"]
    return None


def run_quietly(command: list[str]) -> bool:
    """Run a command without its chatter and say whether it went well."""
    done = subprocess.run(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL, check=False,
    )  # fmt: skip
    return done.returncode == 0


# Python packages


def prepare_packages(python: str) -> None:
    """Make .venv, or bring it up to date.

    First what builds the project, then what it asks for, then itself, built with the very Cython
    that is there then: left to itself pip would fetch another into an environment of its own.
    While pip unpacks, on one processor, the modules are being compiled on the others.
    """
    print("Setting up .venv (the first time takes a minute or two) ...", flush=True)
    if BUILT.exists():
        BUILT.unlink()
    if not ask(str(venv_python()), "import pip"):
        subprocess.check_call([python, "-m", "venv", "--clear", str(VENV)])
    install_packages(*requirements("building"))
    with building_ahead():
        install_packages(*requirements("working"))
    install_packages("--no-deps", "--no-build-isolation", "--editable", str(ROOT))
    INSTALLED.write_text(sum_of_packages(), encoding="utf-8")


def install_packages(*wanted: str) -> None:
    """Have pip install something into .venv; where it cannot, it ends here."""
    pip = [str(venv_python()), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    if subprocess.call([*pip, "install", "--quiet", *wanted]):
        raise SystemExit("The Python packages could not be installed; pip says above why.")


REQUIREMENTS = """
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    read = tomllib.load(file)
if sys.argv[2] == "building":
    print(*read["build-system"]["requires"], sep="\\n")
else:
    project = read["project"]
    print(*project["dependencies"], *project["optional-dependencies"]["dev"], sep="\\n")
"""


def requirements(what: str) -> list[str]:
    """List the packages that "building" the project takes, or running it and "working" on it."""
    command = [str(venv_python()), "-c", REQUIREMENTS, str(ROOT / "pyproject.toml"), what]
    return subprocess.check_output(command).decode("utf-8").splitlines()


def building_ahead() -> subprocess.Popen[bytes]:
    """Begin to compile; what cannot be is tried again, and told, when all packages are there."""
    return subprocess.Popen(
        build_command(), cwd=str(ROOT), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def build_command() -> list[str]:
    """What makes the extension modules anew that have changed."""
    return [str(venv_python()), "setup.py", "-q", "build_ext", "--inplace"]


def build_modules() -> None:
    """Have the extension modules made anew that have changed; where one cannot be, Python runs."""
    done = subprocess.run(
        build_command(),
        cwd=str(ROOT),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        print(done.stdout.decode("utf-8", errors="replace"))
        raise SystemExit("The kernels could not be built; setuptools says above why.")
    BUILT.write_text(sum_of_compiled_sources(), encoding="utf-8")


def compile_modules(folder: Path) -> bool:
    """Compile the modules that have changed, and say whether it went well.

    Python would do so itself at the first import, but not where PYTHONDONTWRITEBYTECODE is set:
    there every start would compile everything anew.
    """
    return run_quietly([str(venv_python()), "-m", "compileall", "-q", str(folder)])


def venv_python() -> Path:
    """The environment's Python."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def sum_of_packages() -> str:
    """Sum up everything that calls for a new installation when it changes."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    tables = re.split(r"^(?=\[)", text, flags=re.MULTILINE)
    read = ("[build-system]", "[project", "[tool.setuptools")  # the others are read by other tools
    asked = [table for table in tables if table.startswith(read)]
    return hashlib.sha256(repr((str(ROOT), asked)).encode()).hexdigest()


def sum_of_compiled_sources() -> str:
    """Sum up what the compiled modules are made of, and how."""
    tools = [os.environ.get(name) for name in ("CC", "CXX", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    summed = hashlib.sha256(repr((shutil.which("cc") is None, tools)).encode())
    scripts = [ROOT / "setup.py", ROOT / "packaging" / "build_ext.py"]
    for path in (*scripts, *compiled_sources()):
        summed.update(repr(str(path)).encode() + path.read_bytes())
    return summed.hexdigest()


def compiled_sources() -> list[Path]:
    """List what the compiled modules are made of: modules with a .pxd, declarations, C headers."""
    engine = ROOT / "sudoku_qt" / "engine"
    headers = [path for path in engine.rglob("*") if path.suffix in {".h", ".pxd"}]
    modules = [path.with_suffix(".py") for path in headers if path.suffix == ".pxd"]
    return sorted(headers + [path for path in modules if path.exists()])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

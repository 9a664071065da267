# SPDX-License-Identifier: MIT
"""Other processors than this machine's, emulated, so that tests of compiled modules run on them.

    python packaging/processors.py

installs the emulator and the cross compiler where that may be done, or prints the line that does
it. `python_on(NAME)` then gives a Python that runs on a processor of that name: on an older one of
this machine's kind it is the environment's own, on an ARM it is Debian's, and the modules are
compiled anew for it. It works on Debian and its kin, on x86-64. Everything but the emulator and
the compiler lies under build/processors/, and the system is told of no other architecture.
"""

import os
import platform
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import bootstrap

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "processors"
OLDER = {  # the emulator's names; what it lacks of them is left out, or it would warn of that
    "Nehalem": "Nehalem",  # no AVX
    "Haswell": "Haswell-noTSX,-pcid,-x2apic,-tsc-deadline,-invpcid",  # AVX2, no AVX-512
}
ARM = "aarch64"
NAMES = (*OLDER, ARM)
PROGRAMS = (  # a program, and Debian's packages with it
    ("qemu-x86_64", ("qemu-user",)),
    ("aarch64-linux-gnu-gcc", ("gcc-aarch64-linux-gnu", "libc6-dev-arm64-cross")),
)
ARM_PACKAGES = ("python3-minimal", "libpython3-stdlib", "libpython3-dev", "libstdc++6")
ARM_WHEELS = (
    "appdirs",
    "cython",
    "defusedxml",
    "fsrs",
    "hypothesis",
    "numpy",
    "pytest",
    "setuptools",
)
ARM_PLATFORMS = ("manylinux_2_28_aarch64", "manylinux2014_aarch64")
COPIED = ("packaging", "resources", "sudoku_qt", "tests")
BUILT = shutil.ignore_patterns("*.so", "__pycache__")


def main() -> int:
    """Install what is missing, or say what it is."""
    missing = missing_packages()
    if not missing or not is_debian_on_x86():
        return 0
    if not bootstrap.install(missing):
        print("To test on other processors, too, please run this once:")
        print("  sudo apt-get install " + " ".join(missing))
    return 0


def missing_packages() -> list[str]:
    """List Debian's packages of the programs that are not there."""
    missing = [packages for program, packages in PROGRAMS if shutil.which(program) is None]
    return [package for packages in missing for package in packages]


def is_debian_on_x86() -> bool:
    """Whether this is a system whose other processors are known here."""
    return platform.machine() == "x86_64" and shutil.which("apt-get") is not None


def obstacle() -> str:
    """Why no other processor can be emulated; nothing where it can."""
    if not is_debian_on_x86():
        return "other processors are emulated on Debian and its kin on x86-64 only"
    if missing := missing_packages():
        return "not installed: " + ", ".join(missing)
    return ""


def python_on(name: str) -> tuple[Path, Path]:
    """Make a Python that runs on an emulated processor; return it and where to run tests with it.

    Programs that it starts by `sys.executable` run on that processor, too.
    """
    folder = FOLDER / name
    if name == ARM:
        return python_on_arm(folder), arm_sources(folder)
    python = bootstrap.venv_python().resolve()
    (folder / "lib").parent.mkdir(parents=True, exist_ok=True)
    (folder / "lib").unlink(missing_ok=True)
    (folder / "lib").symlink_to(bootstrap.VENV / "lib")
    return emulated(folder, ["qemu-x86_64", "-cpu", OLDER[name]], python), ROOT


def emulated(folder: Path, emulator: list[str], python: Path) -> Path:
    """Make a virtual environment in a folder, its Python one that an emulator runs."""
    made = folder / "bin" / "python"
    made.parent.mkdir(parents=True, exist_ok=True)
    (folder / "pyvenv.cfg").write_text(f"home = {python.parent}\n", encoding="utf-8")
    command = f'exec {shlex.join(emulator)} -0 "$0" {shlex.quote(str(python))} "$@"'
    made.write_text(f"#!/bin/sh\n{command}\n", encoding="utf-8")
    made.chmod(0o755)
    return made


# ARM


def python_on_arm(folder: Path) -> Path:
    """Unpack Debian's Python for ARM and what the tests import, where that was not done yet."""
    root = folder / "root"
    if not root.exists():
        unpack(folder)
    python = next(path for path in root.glob("usr/bin/python3.*") if path.suffix[1:].isdigit())
    made = emulated(folder, ["qemu-aarch64", "-L", str(root)], python)
    packages = folder / "lib" / python.name / "site-packages"
    if not packages.exists():
        install_wheels(packages, python.name.removeprefix("python"))
    return made


def unpack(folder: Path) -> None:
    """Fetch packages for ARM with all that they need, and unpack them beside the system."""
    cache, root = folder / "apt", folder / "root"
    for place in ("lists/partial", "archives/partial"):
        (cache / place).mkdir(parents=True, exist_ok=True)
    (cache / "status").touch()
    apt(cache, "update")
    apt(cache, "--download-only", "--no-install-recommends", "install", *ARM_PACKAGES)
    for package in sorted((cache / "archives").glob("*.deb")):
        run("dpkg-deb", "--extract", str(package), str(folder / "unpacked"))
    (folder / "unpacked").rename(root)


def apt(cache: Path, *arguments: str) -> None:
    """Run apt for ARM, as on a system of its own where nothing is installed."""
    places = {
        "APT::Architecture": "arm64",
        "APT::Architectures::": "arm64",
        "APT::Sandbox::User": "root",
        "Debug::NoLocking": "1",
        "Dir::Cache": cache,
        "Dir::Cache::archives": cache / "archives",
        "Dir::State::lists": cache / "lists",
        "Dir::State::status": cache / "status",
    }
    options = [f"--option={name}={value}" for name, value in places.items()]
    run("apt-get", "-qq", "-y", *options, *arguments)


def run(*command: str) -> None:
    """Run a program without its chatter; its complaints are heard."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


def install_wheels(packages: Path, version: str) -> None:
    """Install what the tests import, as an ARM with that version of Python would."""
    platforms = [f"--platform={name}" for name in ARM_PLATFORMS]
    pip = [str(bootstrap.venv_python()), "-m", "pip", "--disable-pip-version-check", "install"]
    only = ["--quiet", "--only-binary=:all:", f"--python-version={version}", *platforms]
    subprocess.check_call([*pip, *only, f"--target={packages}", *ARM_WHEELS])


def arm_sources(folder: Path) -> Path:
    """Copy the sources and compile the modules for ARM beside them; return the copy.

    What Cython made of the sources is copied, too, for that is the same C on any processor. The
    compiler runs as it is, and only what calls it is emulated.
    """
    copy, root = folder / "sources", folder / "root"
    shutil.rmtree(copy / "tests", ignore_errors=True)
    for name in (*COPIED, "build/c"):
        if (ROOT / name).exists():
            shutil.copytree(ROOT / name, copy / name, ignore=BUILT, dirs_exist_ok=True)
    for path in (*ROOT.glob("*.toml"), *ROOT.glob("*.py"), *ROOT.glob("*.md")):
        shutil.copy2(path, copy)
    subprocess.check_call(
        [str(folder / "bin" / "python"), "setup.py", "-q", "build_ext", "--inplace"],
        cwd=copy,
        env={**os.environ, "CFLAGS": f"-I{root}/usr/include", "SUDOKU_REQUIRE_KERNEL": "1"},
    )
    return copy


if __name__ == "__main__":
    sys.exit(main())

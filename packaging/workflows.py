# SPDX-License-Identifier: MIT
"""Runs what the workflows run, as far as Linux can: `make workflows`.

    python packaging/workflows.py [JOB ...]

Each job of .github/workflows that Linux runs gets a Debian of its own below build/workflows, with
what GitHub's machines bring along and nothing else, and in it a clone of the last commit. The
commands of its steps are run there, one after the other, by Debian's own Python. What a step
`uses` is GitHub's and left out, as is a job that only a tag starts. It takes root and debootstrap;
where they are not to be had it says so, which is no failure.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

import bootstrap
import project

FOLDER = project.ROOT / "build" / "workflows"
"""Roots in it have names with a dot, or setuptools would walk through them, links to / and all."""
WORKFLOWS = project.ROOT / ".github" / "workflows"
RELEASE = "bookworm"
BROUGHT = (  # what GitHub's Ubuntu has, and the jobs take for granted
    "build-essential",
    "ca-certificates",
    "git",
    "pipx",
    "python3-dev",
    "python3-venv",
    "sudo",
)
SHARED = (  # of this machine: how its names, certificates and registries are found
    "etc/resolv.conf",
    "etc/hosts",
    "etc/pip.conf",
    "etc/ssl/certs/ca-certificates.crt",
)
MOUNTED = ("proc", "dev", "dev/shm")
PASSED_ON = ("PIP_", "SSL_", "REQUESTS_")
PYTHON = "/opt/python"
WORK = "/checkout"


@dataclass(frozen=True)
class Job:
    """A job that Linux runs: its name, its commands in order, and its variables."""

    name: str
    commands: tuple[str, ...]
    variables: dict[str, str]


def jobs(folder: Path = WORKFLOWS) -> Iterator[Job]:
    """Yield the jobs that have commands for Linux, those of one file after the other."""
    for path in sorted(folder.glob("*.yml")):
        read: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
        for name, told in read["jobs"].items():
            commands = tuple(commands_of(told))
            if commands and runs_here(told):
                variables = {key: str(value) for key, value in told.get("env", {}).items()}
                own = {key: value for key, value in variables.items() if "${{" not in value}
                yield Job(name, commands, own)


def runs_here(told: dict[str, Any]) -> bool:
    """Whether a job has a Linux among its machines and is started by more than a tag."""
    machine = told["runs-on"]
    named = [machine] if "matrix" not in machine else told["strategy"]["matrix"]["os"]
    return "if" not in told and any("ubuntu" in each for each in named)


def commands_of(told: dict[str, Any]) -> Iterator[str]:
    """Yield the commands of a job's steps.

    Left out are those for another system or with a token, and whoever builds wheels in containers.
    """
    for step in told["steps"]:
        condition = step.get("if", "runner.os == 'Linux'")
        if (
            "run" in step
            and condition == "runner.os == 'Linux'"
            and "github.token" not in str(step)
            and "cibuildwheel" not in step["run"]
        ):
            yield step["run"]


def main(names: Sequence[str]) -> int:
    """Run the jobs of these names, or all; say which failed."""
    reason = obstacle()
    if reason:
        print(f"The workflows were not tried: {reason}.")
        return 0
    known = {job.name: job for job in jobs()}
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"There is no job {unknown[0]} for Linux; there are {', '.join(known)}.")
    base = make_base()
    failed = [name for name in names or known if not passes(known[name], base)]
    print(f"{', '.join(failed)} failed." if failed else "All jobs for Linux pass.")
    return int(bool(failed))


def obstacle() -> str:
    """Why no root can be made here; nothing where one can."""
    if not sys.platform.startswith("linux") or shutil.which("apt-get") is None:
        return "it takes Debian or its kin"
    if os.geteuid() != 0:
        return "it takes root"
    if shutil.which("debootstrap") is None and not bootstrap.install(["debootstrap"]):
        return "debootstrap is not installed"
    return ""


def make_base() -> Path:
    """Make the root that all jobs begin with, once."""
    base = FOLDER / ".base"
    if not (base / PYTHON.strip("/")).exists():
        shutil.rmtree(base, ignore_errors=True)
        base.parent.mkdir(parents=True, exist_ok=True)
        included = f"--include={','.join(BROUGHT)}"
        run(["debootstrap", "--variant=minbase", included, RELEASE, str(base)])
        share_settings(base)
        with mounted(base):
            inside(base, "/", f"python3 -m venv {PYTHON}", {})
    return base


def share_settings(root: Path) -> None:
    """Give a root what this machine knows of the network."""
    for name in SHARED:
        if Path("/", name).exists():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(Path("/", name), root / name)


def passes(job: Job, base: Path) -> bool:
    """Run the commands of a job in a copy of the base; say whether all went well."""
    root = FOLDER / f".{job.name}"
    remove(root)
    run(["cp", "--archive", "--reflink=auto", str(base), str(root)])
    run(["git", "clone", "--quiet", str(project.ROOT), f"{root}{WORK}"])
    with mounted(root):
        for command in job.commands:
            print(f"== {job.name}: {command.strip().splitlines()[0]}", flush=True)
            if not inside(root, WORK, command, job.variables):
                return False
    remove(root)
    return True


def inside(root: Path, folder: str, command: str, variables: dict[str, str]) -> bool:
    """Run a command in a root as GitHub would, with bash; say whether it went well."""
    passed_on = {key: value for key, value in os.environ.items() if key.startswith(PASSED_ON)}
    path = f"{PYTHON}/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    own = {"HOME": "/root", "PATH": path, "CI": "true", "LANG": "C.UTF-8"}
    script = f"set -e; cd {folder}; {command}"
    done = subprocess.run(
        ["/usr/sbin/chroot", str(root), "/bin/bash", "-c", script],
        env=passed_on | own | variables,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


@contextmanager
def mounted(root: Path) -> Iterator[None]:
    """Lend a root this machine's processes and devices."""
    with ExitStack() as stack:
        for name in MOUNTED:
            if Path("/", name).exists():
                (root / name).mkdir(parents=True, exist_ok=True)
                run(["mount", "--bind", f"/{name}", str(root / name)])
                stack.callback(run, ["umount", "--lazy", str(root / name)])
        yield


def remove(root: Path) -> None:
    """Remove a root, unless something of this machine is still lent to it."""
    lent = [
        line.split()[1] for line in Path("/proc/mounts").read_text(encoding="utf-8").splitlines()
    ]
    for place in sorted((each for each in lent if each.startswith(f"{root}/")), reverse=True):
        run(["umount", "--lazy", place])
    shutil.rmtree(root, ignore_errors=True)


def run(command: Sequence[str]) -> None:
    """Run a program without its chatter; its complaints are heard."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

# SPDX-License-Identifier: MIT
"""`sudoku cases`: test the techniques with a file of cases, one a line."""

from argparse import ArgumentParser, Namespace
from collections import Counter

from sudoku_qt.cli.exits import FINE, SOME_BAD, wrong_at
from sudoku_qt.cli.language import spoken
from sudoku_qt.cli.options import add_flag
from sudoku_qt.cli.output import write_out
from sudoku_qt.cli.reading import read_text
from sudoku_qt.cli.verb import Verb
from sudoku_qt.engine.message import Fault
from sudoku_qt.engine.sudoku.cases.case import Case, holds, read_case
from sudoku_qt.engine.sudoku.cases.reglib import techniques_for


class Cases(Verb):
    """Writes a line for each code and a sum; if a case fails the exit code is 1."""

    summary = "hold the techniques against a file of cases"

    def add_options(self, parser: ArgumentParser) -> None:
        """Add the file, and the option to show failures."""
        parser.add_argument(
            "file", metavar="FILE", help="cases in the library's form; - for standard input"
        )
        add_flag(parser, "--failed", "write the cases that fail")

    def run(self, options: Namespace) -> int:
        """Test every case."""
        results: dict[str, Counter[str]] = {}
        names: dict[str, str] = {}
        for case, line in _read(options.file):
            techniques = techniques_for(case.code, case.variant)
            code = f"{case.code}-{case.variant}" if case.variant else case.code
            names[code] = techniques[0].name if techniques else "-"
            passed = bool(techniques) and holds(case, techniques)
            result = "uncovered" if not techniques else "passed" if passed else "failed"
            results.setdefault(code, Counter())[result] += 1
            if options.failed and result == "failed":
                write_out(f"{line}\n")
        return _report(results, names)


def _report(results: dict[str, Counter[str]], names: dict[str, str]) -> int:
    for code, counts in sorted(results.items()):
        covered = counts["passed"] + counts["failed"]
        counted = f"{covered} {counts['passed']} {counts['failed']}"
        write_out(f"{code} {names[code]} {counted}\n")
    total = sum(results.values(), Counter[str]())
    passed, failed, uncovered = (total[what] for what in ("passed", "failed", "uncovered"))
    words = spoken("{passed} passed, {failed} failed, {uncovered} not covered")
    write_out(f"{words.format(passed=passed, failed=failed, uncovered=uncovered)}\n")
    return SOME_BAD if total["failed"] else FINE


def _read(name: str) -> list[tuple[Case, str]]:
    found = []
    for number, line in enumerate(read_text(name).split("\n"), 1):
        if line.strip() and not line.startswith("#"):
            try:
                found.append((read_case(line), line))
            except Fault as fault:
                raise wrong_at(name, number, fault) from None
    return found


VERB = Cases()

# SPDX-License-Identifier: MIT
"""A contract for import-linter that goes by names: these modules are strangers to those.

Everything of a game bears its name, so "the shell knows no game" needs no list of a game's modules
that somebody would have to keep: `sudoku_qt.*gomoku*` is all of them.
"""

from collections.abc import Iterable
from fnmatch import fnmatchcase
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StrangersContract(Contract):
    """No module that `modules` names imports, itself, one that `strangers` names.

    Both are patterns; their asterisk reaches over dots.
    """

    modules: Any = fields.SetField(subfield=fields.StringField())
    strangers: Any = fields.SetField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - theirs
        """Look at each import of each of the modules."""
        met = [
            (module, stranger)
            for module in named(self.modules, graph.modules)
            for stranger in named(self.strangers, graph.find_modules_directly_imported_by(module))
        ]
        return ContractCheck(kept=not met, metadata={"met": met})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print one line an import."""
        for module, stranger in check.metadata["met"]:
            output.print_error(f"{module} is not to import {stranger}")


def named(patterns: Iterable[str], modules: Iterable[str]) -> list[str]:
    """Those of the modules that match one of the patterns, in alphabetical order."""
    return sorted(
        module for module in modules if any(fnmatchcase(module, pattern) for pattern in patterns)
    )

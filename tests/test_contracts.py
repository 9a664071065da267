# SPDX-License-Identifier: MIT
"""The contract by names finds an import of a stranger, and only that."""

from grimp import ImportGraph

from tests.contracts import StrangersContract

SHELL, PAGE, BOARD = "house.shell", "house.page", "house.engine.chess.board"


def check(graph: ImportGraph) -> list[tuple[str, str]]:
    """Ask whether the shell of a house knows chess; return the imports that say so."""
    options = {"modules": [SHELL], "strangers": ["house.*chess*"]}
    contract = StrangersContract("The shell knows no game", {}, options)
    found = contract.check(graph, verbose=False)
    met: list[tuple[str, str]] = found.metadata["met"]
    assert found.kept == (not met)
    return met


def house(*imports: tuple[str, str]) -> ImportGraph:
    """Build a graph of imports among the three modules."""
    graph = ImportGraph()
    for module in (SHELL, PAGE, BOARD):
        graph.add_module(module)
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    return graph


def test_a_stranger_is_found_however_deep_it_lies() -> None:
    assert check(house((SHELL, BOARD))) == [(SHELL, BOARD)]


def test_others_may_import_it_and_the_shell_may_import_others() -> None:
    assert check(house((PAGE, BOARD), (SHELL, PAGE))) == []

# SPDX-License-Identifier: MIT
"""How long a variant takes: its solution found and proved the only one, and all true candidates.

With SUDOKU_ISS, the folder of a checkout of the Interactive Sudoku Solver
(github.com/sigh/Interactive-Sudoku-Solver), and Node, that solver is asked the same beside ours, in
turn, warmed; of each puzzle the best of five counts, in processor time inside its process, with the
building of a solver from rules that are read. Its inputs are its own, paired by their solutions.
"""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from math import exp, log
from pathlib import Path
from statistics import median
from typing import Any

from sudoku_qt.engine.sudoku.variants.search.variant_solver import count_solutions, true_candidates
from sudoku_qt.engine.sudoku.variants.variant_board import board_of
from sudoku_qt.engine.sudoku.variants.variant_json import read_variant
from sudoku_qt.engine.work import Cancelled

Row = tuple[str, float, str, str]

ROUNDS = 5
LONG = 1.0
"""Seconds after which once is enough."""
LONGEST = 60.0
SCRIPT = Path(__file__).with_name("interactive_sudoku_solver.mjs")


def rows() -> Iterator[Row]:
    """Measure each published puzzle."""
    folder = os.environ.get("SUDOKU_DATA")
    if not folder:
        yield "published variants", 0.0, "", "SUDOKU_DATA does not say where they are"
        return
    text = Path(folder, "variants", "puzzles.jsonl").read_text("utf-8")
    published = [json.loads(line) for line in text.splitlines()]
    unique = [each for each in published if each["unique"]]
    checkout = os.environ.get("SUDOKU_ISS")
    proofs = list[float]()
    if checkout and shutil.which("node"):
        with _Peer(Path(checkout), unique) as peer:
            yield from _beside(peer, unique, proofs)
    else:
        proofs += [_proof(each) for each in unique]
        yield "proof of one solution, geometric mean", 1000 * _mean(proofs), "ms", ""
    yield from _candidates(published, unique, proofs)


def _candidates(published: list[Any], unique: list[Any], proofs: list[float]) -> Iterator[Row]:
    """How long true candidates take, where there are several solutions, and against the proof."""
    for each in published:
        if not each["unique"]:
            took = _timed(each, true_candidates)[0]
            yield f"true candidates, {'+'.join(each['kinds']) or 'plain'}", 1000 * took, "ms", ""
    ratios = [
        _best(each, true_candidates)[0] / proof
        for each, proof in zip(unique, proofs, strict=True)
        if proof < LONG
    ]
    note = f"median {median(ratios):.1f}, most {max(ratios):.1f}"
    yield "true candidates of the others, to the proof, mean", _mean(ratios), "times", note


def _beside(peer: "_Peer", unique: list[Any], proofs: list[float]) -> Iterator[Row]:
    """Ours and the other's in turn, and how many times as fast ours is."""
    ratios = list[float]()
    for number, each in enumerate(unique):
        ours = theirs = LONGEST
        for _ in range(ROUNDS):
            ours = min(ours, _proof_once(each))
            theirs = min(theirs, peer.seconds(number))
            if max(ours, theirs) > LONG:
                break
        proofs.append(ours)
        ratios.append(theirs / ours)
        title = "+".join(each["kinds"]) or "plain"
        yield f"{number + 1}. {title}", 1000 * ours, "ms", f"other {1000 * theirs:.2f}"
    slow = sum(ratio < 1 / 3 for ratio in ratios)
    note = f"{len(ratios)} puzzles; {sum(ratio < 1 for ratio in ratios)} slower, {slow} by 3; "
    yield "the other's time to ours, geometric mean", _mean(ratios), "times", note + peer.version


def _mean(numbers: list[float]) -> float:
    return exp(sum(map(log, numbers)) / len(numbers))


def _proof(each: Any) -> float:
    took = LONGEST
    for _ in range(ROUNDS):
        took = min(took, _proof_once(each))
        if took > LONG:
            break
    return took


def _proof_once(each: Any) -> float:
    took, count = _timed(each, lambda puzzle, stop: count_solutions(puzzle, 2, stop))
    if count is not None and count != 1:
        raise ValueError(f"{count} solutions of {each['puzzle']}")
    return took


def _best(each: Any, work: Callable[..., Any]) -> tuple[float, Any]:
    return min((_timed(each, work) for _ in range(2)), key=lambda pair: pair[0])


def _timed(each: Any, work: Callable[..., Any]) -> tuple[float, Any]:
    """Seconds of the processor, and what came of it; None where it took too long."""
    board_of.cache_clear()  # for it knows the regions of the puzzle
    puzzle = read_variant(json.dumps(each["puzzle"]))
    begun = time.process_time()
    try:
        made = work(puzzle, lambda: time.process_time() - begun > LONGEST)
    except Cancelled:
        return LONGEST, None
    return time.process_time() - begun, made


class _Peer:
    """The other solver in a process of its own."""

    def __init__(self, checkout: Path, unique: list[Any]) -> None:
        self._checkout, self._unique = checkout, unique

    def __enter__(self) -> "_Peer":
        """Start it, and let it pair its inputs."""
        node, script = str(shutil.which("node")), str(SCRIPT)
        self._process = subprocess.Popen(
            [node, script, str(self._checkout)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        told = self._asked(json.dumps([each["solution"] for each in self._unique]))
        missing = [number for number, is_paired in enumerate(told["paired"]) if not is_paired]
        if missing:
            raise ValueError(f"no input of its own has the solution of {missing}")
        head = subprocess.run(
            ["git", "-C", str(self._checkout), "rev-parse", "--short", "HEAD"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        self.version = f"Node {told['node']}, commit {head.stdout.strip() or 'unknown'}"
        return self

    def __exit__(self, *_: object) -> None:
        """End it."""
        self._process.communicate()

    def seconds(self, number: int) -> float:
        """How long it takes for a puzzle. Raises `ValueError` for a wrong answer."""
        told = self._asked(str(number))
        if told["solutions"] != [self._unique[number]["solution"]]:
            raise ValueError(f"the other says {told['solutions']} of puzzle {number}")
        return float(told["ms"]) / 1000

    def _asked(self, line: str) -> Any:
        stdin, stdout = self._process.stdin, self._process.stdout
        if stdin is None or stdout is None:
            raise ValueError("the other solver has no streams")
        stdin.write(f"{line}\n")
        stdin.flush()
        return json.loads(stdout.readline())

# SPDX-License-Identifier: MIT
"""Templates: patterns of givens that draw a figure, to begin a composition with."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Template:
    """A named pattern; in its nine `rows` an "x" is a given."""

    name: str
    rows: tuple[str, ...]

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells with givens, in reading order."""
        return tuple(at for at, sign in enumerate("".join(self.rows)) if sign == "x")


TEMPLATES = (
    Template("diamond", (
        "....x....",
        "...xxx...",
        "..x...x..",
        ".xx.x.xx.",
        "xx..x..xx",
        ".xx.x.xx.",
        "..x...x..",
        "...xxx...",
        "....x....",
    )),
    Template("cross", (
        "..x.x.x..",
        "...x.x...",
        "x..x.x..x",
        ".xxx.xxx.",
        "x...x...x",
        ".xxx.xxx.",
        "x..x.x..x",
        "...x.x...",
        "..x.x.x..",
    )),
    Template("frame", (
        "xxxxxxxxx",
        "x.......x",
        "x..xxx..x",
        "x.x...x.x",
        "x.x.x.x.x",
        "x.x...x.x",
        "x..xxx..x",
        "x.......x",
        "xxxxxxxxx",
    )),
    Template("chessboard", (
        "x.x.x.x.x",
        ".x.x.x.x.",
        "x.x.x.x.x",
        ".x.x.x.x.",
        "x.x.x.x.x",
        ".x.x.x.x.",
        "x.x.x.x.x",
        ".x.x.x.x.",
        "x.x.x.x.x",
    )),
    Template("diagonals", (
        "x...x...x",
        ".x.x.x.x.",
        "..x...x..",
        ".x.x.x.x.",
        "x...x...x",
        ".x.x.x.x.",
        "..x...x..",
        ".x.x.x.x.",
        "x...x...x",
    )),
    Template("windmill", (
        "xxx....x.",
        "..x...xx.",
        "..x..x..x",
        ".....x.xx",
        ".x..x..x.",
        "xx.x.....",
        "x..x..x..",
        ".xx...x..",
        ".x....xxx",
    )),
    Template("waves", (
        ".x..x..x.",
        "x.xx.xx.x",
        "...x.x...",
        ".x..x..x.",
        "x.xx.xx.x",
        "...x.x...",
        ".x..x..x.",
        "x.xx.xx.x",
        "...x.x...",
    )),
    Template("heart", (
        ".xx...xx.",
        "x..x.x..x",
        "x...x...x",
        "x.x...x.x",
        "x...x...x",
        ".x..x..x.",
        "..x...x..",
        "x..x.x..x",
        "....x....",
    )),
)  # fmt: skip
"""The templates, in the order of the menu."""

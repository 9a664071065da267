# SPDX-License-Identifier: MIT
"""The reason of rules that exclude something only together: what one of the candidates leads to."""

from collections.abc import Iterator
from dataclasses import dataclass

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.variants.explaining.following import Following, Refuted
from sudoku_qt.engine.sudoku.variants.explaining.reason import Reason
from sudoku_qt.engine.sudoku.variants.reasoning.chains import named
from sudoku_qt.engine.sudoku.variants.reasoning.marks import Marks, bits
from sudoku_qt.engine.sudoku.variants.reasoning.parts import Parts
from sudoku_qt.engine.sudoku.variants.reasoning.reasoned_step import ReasonedStep

MOST_LINKS = 6
"""A longer proof is not told, as the rules are named."""
MOST_TRIED = 4
"""Candidates of which the one with the shortest proof is told."""


@dataclass(frozen=True)
class ForInstance(Reason):
    """The links from a candidate to a contradiction."""

    candidate: int
    links: tuple[object, ...]
    end: Message

    def told(self, size: int) -> Message:
        """The links, as far as there are any, and the contradiction."""
        facts: dict[str, object] = {
            "candidate": named(self.candidate, size),
            "links": self.links,
            "end": self.end,
        }
        if not self.links:
            return Message("For instance, if {candidate}, then {end}.", **facts)
        return Message("For instance, if {candidate}, then {links}, and then {end}.", **facts)


def of_proof(step: ReasonedStep, marks: Marks) -> Iterator[Reason]:
    """Yield a short proof for one of the candidates, if there is one."""
    parts = Parts(marks)
    rules = step.reason.facts["rules"]
    if not isinstance(rules, tuple):
        return
    numbers = [n for n, part in enumerate(parts.parts) if part.named(marks.size) in rules]
    following = Following(parts, numbers)
    best: tuple[int, Refuted] | None = None
    gone = [marks.size * cell + n for cell, mask in step.eliminations for n in bits(mask)]
    for candidate in gone[:MOST_TRIED]:
        refuted = following.refuted(candidate)
        if refuted and (best is None or len(refuted.links) < len(best[1].links)):
            best = candidate, refuted
    if best and len(best[1].links) <= MOST_LINKS:
        links = tuple(_named_again(link, rules) for link in best[1].links)
        yield ForInstance(best[0], links, best[1].end)


def _named_again(link: object, rules: tuple[object, ...]) -> object:
    """A link whose rule, which the step has named with its cells, is named by its kind alone.

    Where the step names several of a kind, or a whole house, it stays as it is.
    """
    if not isinstance(link, Message) or not isinstance(rule := link.facts.get("rule"), Message):
        return link
    kind = rule.facts.get("kind")
    kinds = [each.facts.get("kind") for each in rules if isinstance(each, Message)]
    if kind is None or kinds.count(kind) != 1:
        return link
    return Message(link.template, **{**link.facts, "rule": Message("“{kind}”", kind=kind)})

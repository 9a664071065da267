# SPDX-License-Identifier: MIT
"""A checker of printed steps: it reads what `sudoku steps --format jsonl` writes, and no more.

It shares no code with the searches and none with what writes the proofs: it has the rules, the
position and the words of the step.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import product

Candidate = tuple[int, int, int]
"""Row, column, digit, 1-9."""
Group = frozenset[Candidate]
Position = dict[tuple[int, int], set[int]]
"""The candidates of the empty cells."""

DIGITS = range(1, 10)


def cells_of(text: str) -> set[tuple[int, int]]:
    """Read "r4c57 r6c5"."""
    found = set()
    for word in text.split():
        match = re.fullmatch(r"r([1-9]+)c([1-9]+)", word)
        assert match, text
        found |= {(int(row), int(column)) for row in match[1] for column in match[2]}
    return found


def facts_of(text: str) -> tuple[bool, Group]:
    """Read "r1c78≠5" or "r1c6=2": whether it is so, and the candidates it speaks of."""
    cells, sign, digits = re.split("([=≠])", text)
    return sign == "=", frozenset(
        (*cell, int(digit)) for cell in cells_of(cells) for digit in digits.split(",")
    )


def box(row: int, column: int) -> int:
    return (row - 1) // 3 * 3 + (column - 1) // 3 + 1


def house(name: str) -> set[tuple[int, int]]:
    """The cells of "r4", "c4" or "b4"."""
    number = int(name[1])
    return {
        (row, column)
        for row in DIGITS
        for column in DIGITS
        if {"r": row, "c": column, "b": box(row, column)}[name[0]] == number
    }


def exclude(one: Candidate, two: Candidate) -> bool:
    """Whether two different candidates cannot both be true."""
    if one[:2] == two[:2]:
        return one[2] != two[2]
    together = one[0] == two[0] or one[1] == two[1] or box(*one[:2]) == box(*two[:2])
    return one[2] == two[2] and together


def on_board(digits: Iterable[int]) -> dict[tuple[int, int], int]:
    """The filled cells of 81 digits, 0 for an empty one."""
    return {(n // 9 + 1, n % 9 + 1): digit for n, digit in enumerate(digits) if digit}


def together(one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether two cells share a row, a column or a box."""
    return one[0] == two[0] or one[1] == two[1] or box(*one) == box(*two)


def pairs() -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Every two cells."""
    cells = [*product(DIGITS, DIGITS)]
    return product(cells, cells)


def contradicts(truths: Iterable[Group]) -> bool:
    """Whether no candidates, one of each truth, can all be true together."""
    left = sorted(truths, key=len)
    if not left:
        return False
    first, rest = left[0], left[1:]
    return all(
        contradicts([frozenset(c for c in truth if not exclude(chosen, c)) for truth in rest])
        for chosen in first
    )


def refuted(truths: Iterable[Group], true: Iterable[Group], false: Group) -> bool:
    """Whether truths allow no position in which some groups hold one and others none."""
    return contradicts([truth - false for truth in (*truths, *true)])


class Checker:
    """Checks the steps of one puzzle, given as 81 characters, one after the other."""

    def __init__(
        self, givens: Iterable[int], position: Position, values: Iterable[int] = ()
    ) -> None:
        self.givens = on_board(givens)
        self.values = on_board(values)
        self.position = position

    def check(self, step: dict[str, object]) -> None:
        """Fail where a step does not follow from its proof."""
        proof = step["proof"]
        assert isinstance(proof, dict)
        truths = [self.truth(word) for word in proof["truths"]]
        patterns = [self.pattern(each) for each in proof["patterns"]]
        symmetry = proof.get("symmetry")
        conclusions = [facts_of(word) for word in (*step["placements"], *step["eliminations"])]  # type: ignore[misc]  # as json has it
        assert conclusions
        if symmetry:
            self.check_symmetry(symmetry, conclusions)
            return
        if "links" in proof:
            self.check_count(truths, [self.truth(word) for word in proof["links"]], conclusions)
            return
        self.check_truths([*truths, *patterns], conclusions)
        for branch in proof["branches"]:
            self.check_branch(branch)

    def check_symmetry(
        self, symmetry: dict[str, list[str]], conclusions: list[tuple[bool, Group]]
    ) -> None:
        """Mind that the givens stay what they are, and that no counterpart can be."""
        (targets,) = zip(*map(cells_of, symmetry["cells"]), strict=True)
        cells = dict(zip(product(DIGITS, DIGITS), targets, strict=True))
        digits = dict(zip(DIGITS, map(int, symmetry["digits"]), strict=True))
        assert sorted(cells.values()) == sorted(cells)
        assert sorted(digits.values()) == sorted(digits)
        assert all(together(one, two) == together(cells[one], cells[two]) for one, two in pairs())
        known = self.givens
        assert known
        assert {cells[cell]: digits[digit] for cell, digit in known.items()} == known
        for placed, group in conclusions:
            assert not placed
            for row, column, digit in group:
                target = (*cells[row, column], digits[digit])
                assert self.is_out(target) or exclude((row, column, digit), target)

    def is_out(self, candidate: Candidate) -> bool:
        """Whether a candidate is not in the position, nor its digit on the board."""
        cell, digit = candidate[:2], candidate[2]
        if cell in self.position:
            return digit not in self.position[cell]
        return self.values[cell] != digit

    def check_truths(self, truths: list[Group], conclusions: list[tuple[bool, Group]]) -> None:
        """Mind that the conclusions follow, and that no truth can be spared."""
        assert self.follow(truths, conclusions)
        for place in range(len(truths)):
            assert not self.follow(truths[:place] + truths[place + 1 :], conclusions)

    def check_count(
        self, truths: list[Group], links: list[Group], conclusions: list[tuple[bool, Group]]
    ) -> None:
        """Mind that as many links as truths cover all of these, and what goes more often still.

        Each truth has one true candidate, and each link one at most: so what is true lies in as
        many links as truths, wherever no candidate lies in fewer.
        """
        assert len(truths) == len(links)
        for link in links:
            assert all(one == two or exclude(one, two) for one in link for two in link)

        def spare(each: Candidate) -> int:
            return sum(each in link for link in links) - sum(each in truth for truth in truths)

        assert all(spare(each) >= 0 for truth in truths for each in truth)
        assert all(spare(each) > 0 for _, group in conclusions for each in group)
        assert not any(placed for placed, _ in conclusions)

    def follow(self, truths: list[Group], conclusions: list[tuple[bool, Group]]) -> bool:
        """Whether every conclusion follows from some truths."""
        return all(
            refuted(truths, [], Group([each]))
            if placed
            else refuted(truths, [Group([each])], Group())
            for placed, group in conclusions
            for each in group
        )

    def check_branch(self, branch: dict[str, object]) -> None:
        """Mind that each link follows from those before, and that each is needed."""
        reached = [facts_of(str(branch["assume"]))]
        links = branch["links"]
        ends = branch["ends"]
        assert isinstance(links, list)
        assert isinstance(ends, list)
        for link in links:
            sources = [facts_of(word) for word in link["from"]]
            assert all(source in reached for source in sources)
            result = facts_of(link["to"])
            truths = [
                self.truth(by) if isinstance(by, str) else self.pattern(by) for by in link["by"]
            ]
            self.check_link(sources, result, truths)
            reached.append(result)
        used = {word for link in links for word in link["from"]} | set(ends)
        assert {link["to"] for link in links} <= used
        assert all(facts_of(end) in reached for end in ends)

    def check_link(
        self, sources: list[tuple[bool, Group]], result: tuple[bool, Group], truths: list[Group]
    ) -> None:
        """Mind that a result follows from its sources and some truths."""
        here = {
            on: [self.present(group) for sign, group in sources if sign is on]
            for on in (True, False)
        }
        true, group = result
        false = Group().union(*here[False])
        if true:
            assert refuted(truths, here[True], false | group)
        else:
            assert refuted(truths, [*here[True], self.present(group)], false)

    def present(self, group: Group) -> Group:
        """What is left of a group in the position."""
        return Group(each for each in group if each[2] in self.position.get(each[:2], ()))

    def truth(self, word: str) -> Group:
        """Read "r4c3", a cell, or "5r1", a digit in a house that lacks it."""
        if word[0] == "r":
            (cell,) = cells_of(word)
            return Group((*cell, digit) for digit in self.position[cell])
        members = house(word[1:])
        return Group(
            (*cell, int(word[0])) for cell in members if int(word[0]) in self.position.get(cell, ())
        )

    def pattern(self, pattern: dict[str, object]) -> Group:
        """The guardians of what is a deadly pattern without them."""
        guardians = Group().union(*(facts_of(word)[1] for word in _words(pattern["guardians"])))
        cells, digits = cells_of(str(pattern["cells"])), set(map(int, _words(pattern["digits"])))
        if not cells:
            assert is_grave({cell: self.without(cell, guardians) for cell in self.position})
            return guardians
        if pattern.get("outside"):
            assert cells >= {cell for cell, digit in self.givens.items() if digit in digits}
            assert {self.values[cell] for cell in cells - self.position.keys()} <= digits
            assert is_closed(cells)
        else:
            assert not cells & self.givens.keys()
            assert "lines" in pattern or is_deadly(sorted(cells), digits)
        others = {
            (*cell, d) for cell in cells for d in self.position.get(cell, ()) if d not in digits
        }
        if "lines" in pattern:
            self.check_lines(cells, digits, _words(pattern["lines"]), guardians - others)
            assert others <= guardians
            return guardians
        assert others == guardians
        return guardians

    def check_lines(
        self, two: set[tuple[int, int]], digits: set[int], lines: list[str], outside: Group
    ) -> None:
        """Mind that two cells with two digits allow an exchange with two lines of a chute.

        `outside` are the places of the digits in the square's box that the lines do not reach.
        """
        kind = lines[0][0]
        along, across = (0, 1) if kind == "r" else (1, 0)
        both = [int(line[1]) for line in lines]
        crossing = {cell[across] for cell in two}
        square = {cell for line in lines for cell in house(line) if cell[across] in crossing}
        assert {line[0] for line in lines} == {kind}
        assert kind in "rc"
        assert len(two) == len(digits) == len(crossing) == 2
        assert len({cell[along] for cell in two}) == 1
        assert len({box(*cell) for cell in two}) == len({box(*cell) for cell in square}) == 1
        assert {box(*cell) for cell in two} != {box(*cell) for cell in square}
        assert not square & self.values.keys()
        in_box = house(f"b{box(*min(square))}")
        assert not digits & {self.values[cell] for cell in in_box & self.values.keys()}
        assert outside == {
            (*cell, digit)
            for cell in in_box - square
            for digit in digits & self.position.get(cell, set())
        }
        ways = [
            tuple(self.values.get((line, place) if kind == "r" else (place, line)) for line in both)
            for place in DIGITS
        ]
        assert is_one_way([way for way in ways if any(way)])

    def without(self, cell: tuple[int, int], guardians: Group) -> set[int]:
        """What a cell has besides its guardians."""
        return {digit for digit in self.position[cell] if (*cell, digit) not in guardians}


def is_one_way(ways: list[tuple[int | None, ...]]) -> bool:
    """Whether columns, each from a digit to another, make one way from a column to the next."""
    left, number = list(ways), 0
    while left:
        start, end = left.pop()
        number += 1
        while following := next((way for way in left if way[0] == end is not None), None):
            left.remove(following)
            end = following[1]
        while before := next((way for way in left if way[1] == start is not None), None):
            left.remove(before)
            start = before[0]
        if start == end is not None:
            number -= 1
    return number == 1


def _words(value: object) -> list[str]:
    assert isinstance(value, list)
    return list(map(str, value))


def is_grave(position: Position) -> bool:
    """Whether every cell has two candidates and every house each digit twice or not at all."""
    houses = [house(f"{kind}{number}") for kind in "rcb" for number in DIGITS]
    counts = (
        sum(digit in position.get(cell, ()) for cell in members)
        for members in houses
        for digit in DIGITS
    )
    return all(len(each) == 2 for each in position.values()) and set(counts) <= {0, 2}


def is_closed(cells: set[tuple[int, int]]) -> bool:
    """Whether some of the cells of two digits have two in each house or none, as the rest has."""
    houses = [house(f"{kind}{number}") for kind in "rcb" for number in DIGITS]
    return {len(cells & members) for members in houses} == {0, 2}


def is_deadly(cells: list[tuple[int, int]], digits: set[int]) -> bool:
    """Whether every filling of the cells with the digits can be exchanged for another."""
    seen: dict[object, int] = {}
    for filling in fillings(cells, sorted(digits)):
        seen[signature(cells, filling)] = seen.get(signature(cells, filling), 0) + 1
    return bool(seen) and min(seen.values()) > 1


def fillings(cells: list[tuple[int, int]], digits: list[int]) -> Iterator[list[int]]:
    """Yield the fillings that break no rule."""
    stack: list[list[int]] = [[]]
    while stack:
        filling = stack.pop()
        if len(filling) == len(cells):
            yield filling
            continue
        cell = cells[len(filling)]
        for digit in digits:
            placed = zip(cells, filling, strict=False)
            if not any(exclude((*cell, digit), (*other, each)) for other, each in placed):
                stack.append([*filling, digit])


def signature(cells: list[tuple[int, int]], filling: list[int]) -> object:
    """Which digits each house holds, which is all that the rest of a grid sees."""
    held = [(cell, digit) for cell, digit in zip(cells, filling, strict=True)]
    return frozenset(
        (kind, number, digit)
        for (row, column), digit in held
        for kind, number in zip("rcb", (row, column, box(row, column)), strict=True)
    )


def start(givens: Iterable[int]) -> Position:
    """All candidates that the givens leave."""
    known = on_board(givens)
    return {
        cell: {
            digit
            for digit in DIGITS
            if not any(exclude((*cell, digit), (*other, each)) for other, each in known.items())
        }
        for cell in product(DIGITS, DIGITS)
        if cell not in known
    }

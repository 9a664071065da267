# SPDX-License-Identifier: MIT
"""What each sentence about marks claims, so that it can be looked up in the position."""

from collections.abc import Callable

from sudoku_qt.engine.message import Message
from sudoku_qt.engine.sudoku.learn.entailed import proved_by, proved_of_digit
from sudoku_qt.engine.sudoku.learn.exercises.exercise import Exercise, Marks, cells_of
from sudoku_qt.engine.sudoku.shape import STANDARD_SHAPE
from tests.engine.sudoku.learn.claims_of_kinds import CLAIMS_OF_KINDS
from tests.engine.sudoku.learn.facts import (
    Facts,
    alone,
    beside,
    could_be_elsewhere,
    filled,
    fits_only,
    in_cross,
    in_houses,
    kept,
    lacking,
    leads_on,
    lies,
    sees,
    share_a_house,
    solved,
    stands_already,
    strong_steps,
    struck,
    written,
)

CLAIMS: dict[str, Callable[[Facts], bool]] = {
    "{count} cells are marked, and it takes {size}.": lambda f: (
        len(f.marked) == f["count"] != f["size"]
        and f["size"] in {len(answer.marks) for answer in f.exercise.answers}
    ),
    "Right so far. One is missing.": lambda f: lacking(f, 1),
    "Right so far. {count} are missing.": lambda f: lacking(f, f["count"]),
    "Right so far, but one more note goes.": lambda f: len(f.wanted - f.marks) == 1,
    "Right so far, but {count} more notes go.": lambda f: len(f.wanted - f.marks) == f["count"],
    "{cell} is not the framed cell.": lambda f: f.cell() not in f.exercise.view.frames,
    "{cell} is the framed cell itself.": lambda f: f.cell() in f.exercise.view.frames,
    "There is no {digit} in {cell}.": lambda f: f.grid.values[f.cell()] != f["digit"],
    "{cell} does not see the framed cell.": lambda f: (
        not any(sees(f.cell(), at) for at in f.exercise.view.frames)
    ),
    "{cell} does not see any {digit}, so it may be one.": lambda f: (
        not any(f.grid.values[at] == f["digit"] for at in STANDARD_SHAPE.peers[f.cell()])
    ),
    "Only notes of {digit} go now; nothing has happened to the {other} of {cell}.": lambda f: (
        [f.grid.values[at] for at in f.exercise.view.frames] == [f["digit"]]
        and f["other"] != f["digit"]
        and f.has(f.cell(), f["other"])
    ),
    "{cell} has more notes than one: {left}.": lambda f: (
        f.digits(f.cell()) == {*f["left"]} and len(f["left"]) > 1
    ),
    "In {house} the {digit} has {count} places: if one is false, the others are still open. That "
    "is no strong link.": lambda f: (
        len(f.places(f.houses("house")[0], f["digit"])) == f["count"] > 2
        and bool(f.marked & f.places(f.houses("house")[0], f["digit"]))
    ),
    "The two cells of a strong link in a box lie in one and the same box.": lambda f: (
        len({STANDARD_SHAPE.houses_of[at][2] for at in f.marked}) > 1
    ),
    "The framed cell has the first colour.": lambda f: bool(f.exercise.view.frames & f.marked),
    "{cell} has the first colour again, like the framed cell.": lambda f: (
        strong_steps(f, f.cell()) % 2 == 0
    ),
    "No strong link leads from a coloured cell to {cell}.": lambda f: (
        strong_steps(f, f.cell()) == -1
    ),
    "Not {cell}: it lies in row {row}, column {column} and box {box}.": lies,
    "Not {cell}: it lies in row {row}, column {column} and box {box}; the framed cell in "
    "none of these.": (
        lambda f: lies(f) and not any(sees(f.cell(), at) for at in f.exercise.view.frames)
    ),
    "{cell} is empty, so it breaks no rule.": lambda f: not f.grid.values[f.cell()],
    "The {digit} in {cell} is the only one in its row, its column and its box.": alone,
    "{cell} does not lie in {house}.": lambda f: (
        f.cell() not in STANDARD_SHAPE.houses[f.houses("house")[0]]
    ),
    "{cell} is filled already.": lambda f: f.grid.values[f.cell()] != 0,
    "{other} in {house} is {digit} already, so {cell} cannot be.": stands_already,
    "Nothing decides that yet: {cell} could also be {others}, and the {digit} could also "
    "go into {places}.": could_be_elsewhere,
    "{cell} is not framed.": lambda f: f.cell() not in f.exercise.view.frames,
    "{cell} has none of {digits}.": lambda f: (
        not any(f.grid.candidates[f.cell()] >> int(each) - 1 & 1 for each in f["digits"])
    ),
    "In {house} the {digit} is in {places}, and {cell} sees all of these.": lambda f: (
        f.cells("places") == f.places(f.houses("house")[0], f["digit"])
        and all(sees(f.cell(), at) for at in f.cells("places"))
    ),
    "In {house} the digits {bound} fill {places}, so {cell} cannot be {digit}.": lambda f: (
        all(f.places(f.houses("house")[0], int(d)) <= f.cells("places") for d in f["bound"])
        and len(f["bound"]) == len(f.cells("places"))
        and f.cell() in f.cells("places")
        and str(f["digit"]) not in f["bound"]
    ),
    "{cell} is {digit} indeed, but this was not asked.": lambda f: (
        solved(f)[f.cell()] == f["digit"]
    ),
    "{cell} can be {digit}: nothing speaks against it, however far it is followed.": lambda f: (
        solved(f)[f.cell()] == f["digit"]
    ),
    "{cell} cannot be {digit} indeed, but this was not asked.": lambda f: (
        solved(f)[f.cell()] != f["digit"] and f.cell() not in f.exercise.view.frames
    ),
    "{cell} cannot be {digit} indeed, but nothing that was taught so far shows it "
    "here.": lambda f: (
        solved(f)[f.cell()] != f["digit"]
        and not any((f.cell(), f["digit"]) in each.marks for each in f.exercise.answers)
    ),
    "{cell} cannot be {digit} indeed, but another proof shows it.": lambda f: (
        f.has(f.cell(), f["digit"])
        and solved(f)[f.cell()] != f["digit"]
        and not any((f.cell(), f["digit"]) in each.marks for each in f.exercise.answers)
    ),
    "{cell} cannot be {digit}: followed to the end, it leaves nothing for {other}.": lambda f: (
        f.has(f.cell(), f["digit"]) and solved(f)[f.cell()] != f["digit"]
    ),
    "{cell} cannot be {digit}: followed to the end, it leaves {house} no place for {other}.": (
        lambda f: f.has(f.cell(), f["digit"]) and solved(f)[f.cell()] != f["digit"]
    ),
    "{cell} has two candidates, as it should. Look for a cell with three.": lambda f: (
        len(f.digits(f.cell())) == 2
    ),
    "{cell} sees the base {base}, so it holds neither of its digits.": lambda f: all(
        sees(f.cell(), each) for each in f.cells("base")
    ),
    "{cell} has none of {digits}, of which the base {base} holds two.": lambda f: (
        not {*f["digits"]} & f.digits(f.cell())
        and {*f["digits"]} == {d for each in f.cells("base") for d in f.digits(each)}
    ),
    "{cell} has no {digit}.": lambda f: not f.has(f.cell(), f["digit"]),
    "In the row, column and box of {cell} the {digit} has two places each. Which digit has "
    "three?": lambda f: all(
        len(f.places(house, f["digit"])) == 2 for house in STANDARD_SHAPE.houses_of[f.cell()]
    ),
    "The marked cells have no digit in common.": lambda f: not f.common(),
    "{cell} also has {digit}, so the marked cells are not all its places in {house}.": beside,
    "The {digit}s of {houses} need {covers}. Too many lines: it takes {size}.": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers")) and len(f.houses("covers")) > f["size"]
    ),
    "The {digit}s of {houses} fit only in {covers}, but no other {digit} stands there, so nothing "
    "goes away. Look for another pattern.": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers"))
        and all(
            f.places(cover, f["digit"])
            <= set.union(*(f.places(house, f["digit"]) for house in f.houses("houses")))
            for cover in f.houses("covers")
        )
    ),
    "Right so far: the {digit}s of {houses} fit only in {covers}. Which other line keeps to these "
    "and at most {count} in all?": lambda f: (
        fits_only(f, f.houses("houses"), f.houses("covers"))
        and len(f.houses("covers")) <= f["count"]
    ),
    "Good: the {digit}s of {house} fit only in columns {one} and {two}. Which other row shares "
    "these two columns?": lambda f: in_cross(f, 1),
    "Good: the {digit}s of {house} fit only in rows {one} and {two}. Which other column shares "
    "these two rows?": lambda f: in_cross(f, 0),
    "The marked cells do not lie in one box.": lambda f: not share_a_house(f.marked, "b"),
    "The marked cells do not lie in one row or column.": lambda f: (
        not share_a_house(f.marked, "rc")
    ),
    "{cell} also has {digit}, so in {house} it need not be in a marked cell.": beside,
    "{cell} belongs to it, too: there {house} can have its {digit} as well.": beside,
    "The {digit} of {home} does stand in {other}, but {other} has no other {digit} to take away. "
    "Look for another place.": lambda f: (
        f.places(f.houses("home")[0], f["digit"]) == f.places(f.houses("other")[0], f["digit"])
    ),
    "{cell} has {count} candidates, {digits}: too many for {size} cells.": lambda f: (
        f.digits(f.cell()) == set(f["digits"]) and len(f["digits"]) == f["count"] > f["size"]
    ),
    "Together the marked cells have the candidates {digits}: {count} digits for {size} cells.": (
        lambda f: f.all_digits() == set(f["digits"]) and f["count"] > f["size"] == len(f.marked)
    ),
    "{one} and {other} share no row, column or box.": lambda f: (
        not sees(f.cell("one"), f.cell("other"))
    ),
    "The marked cells do not all lie in one row, column or box.": lambda f: (
        not share_a_house(f.marked)
    ),
    "In {house} only these cells have {bound}, which is a good start. But {digit} also fits "
    "{cell}.": lambda f: (
        beside(f)
        and all(f.places(f.houses("house")[0], int(each)) <= f.marked for each in f["bound"])
    ),
    "In {house} the {digit} also fits {cell}, so it is not bound to the marked cells.": beside,
    "The marked cells do share {digits}, but nothing in {house} changes by it. Look for another "
    "place.": lambda f: not proved_by(f.masks, f.marked),
    "None of the marked cells sees both others, so there is no pivot.": lambda f: (
        not any(all(sees(one, other) for other in f.marked - {one}) for one in f.marked)
    ),
    "{cell} has {count} candidates, {digits}. Here each cell has two.": lambda f: (
        f.digits(f.cell()) == set(f["digits"]) and f["count"] > 2
    ),
    "{cell} has {count} candidates, {digits}. Here the pivot has three and each pincer two.": (
        lambda f: f.digits(f.cell()) == set(f["digits"]) and f["count"] > 3
    ),
    "Of the marked cells {count} have three candidates; it must be one, the pivot.": lambda f: (
        sum(len(f.digits(cell)) == 3 for cell in f.marked) == f["count"] != 1
    ),
    "{cell} sees both others, but as the pivot it would need {count} candidates.": lambda f: (
        all(sees(f.cell(), at) for at in f.marked - {f.cell()})
        and len(f.digits(f.cell())) != f["count"]
    ),
    "{one} and {other} have no digit in common.": lambda f: (
        not (f.digits(f.cell("one")) & f.digits(f.cell("other")))
    ),
    "{one} and {other} have the same two candidates; the pincers share only one digit.": (
        lambda f: f.digits(f.cell("one")) == f.digits(f.cell("other"))
    ),
    "The pincers {one} and {other} have no digit in common.": lambda f: (
        not (f.digits(f.cell("one")) & f.digits(f.cell("other")))
    ),
    "The digit that the pincers share, {digit}, must not stand in the pivot {cell}.": lambda f: all(
        f.has(cell, f["digit"]) for cell in f.marked
    ),
    "No cell with {digit} sees {cells}, so nothing goes away. Look for another place.": (
        lambda f: (
            not any(
                f.has(cell, f["digit"])
                and cell not in f.cells("cells")
                and all(sees(cell, other) for other in f.cells("cells"))
                for cell in range(81)
            )
        )
    ),
    "The marked cells lie in {rows} rows and {columns} columns; the corners of a rectangle lie in "
    "two and two.": lambda f: (
        (len({at // 9 for at in f.marked}), len({at % 9 for at in f.marked}))
        == (f["rows"], f["columns"])
        != (2, 2)
    ),
    "The four cells lie in {count} boxes. Digits can be exchanged in two boxes only.": lambda f: (
        len({STANDARD_SHAPE.houses_of[at][2] for at in f.marked}) == f["count"] != 2
    ),
    "The four corners do not have two digits in common.": lambda f: len(f.common()) < 2,
    "Of the four corners {count} have the pair alone; it takes two at least.": lambda f: (
        sum(len(f.digits(at)) == 2 for at in f.marked) == f["count"] < 2
    ),
    "This is a rectangle of {digits}, but no cell with {digit} sees {cells}, so nothing goes "
    "away. Look for another place.": lambda f: (
        f.common() >= set(f["digits"])
        and not any(
            f.has(cell, f["digit"]) and all(sees(cell, other) for other in f.cells("cells"))
            for cell in range(81)
        )
    ),
    "This is a rectangle of {digits}. But {cells} have {count} digits besides, so more than one "
    "thing may prevent the exchange. Look for another place.": lambda f: (
        len(set.union(*(f.digits(at) for at in f.cells("cells"))) - set(f["digits"])) == f["count"]
    ),
    "{cell} also has {digit}, so {house} is no strong link.": beside,
    "{count} of the marked cells lie in {house}; a strong link has two ends.": lambda f: (
        len(f.marked.intersection(STANDARD_SHAPE.houses[f.houses("house")[0]])) == f["count"] > 2
    ),
    "It is about {digits}, and {cell} has none of them.": lambda f: (
        not f.digits(f.cell()) & set(f["digits"])
    ),
    "{cell} shares no row, column or box with another marked cell.": lambda f: (
        not any(sees(f.cell(), at) for at in f.marked)
    ),
    "Each of the marked cells has a strong link, but together they take no {digit} away. Look for "
    "another place.": lambda f: not proved_of_digit(f.masks, f.marked, f["digit"]),
    "The pattern is complete without {outside}.": lambda f: any(
        cells_of(answer.marks) == f.marked - f.cells("outside") for answer in f.exercise.answers
    ),
    "{inside}: right so far. Another of its cells lies in {house}.": leads_on,
    "{cell} has no digit in common with any marked cell that it sees.": lambda f: (
        not any(sees(f.cell(), at) and f.digits(f.cell()) & f.digits(at) for at in f.marked)
    ),
    "{cells} are all places of {digit} in {house}, but with the other marked cells nothing follows "
    "from it. Look for another way on.": lambda f: (
        f.places(f.houses("house")[0], f["digit"]) == f.cells("cells") <= f.marked
        and not any(cells_of(answer.marks) == f.marked for answer in f.exercise.answers)
    ),
    "Each of the marked cells has two candidates, but together they take nothing away. Look for "
    "another way on.": lambda f: (
        all(len(f.digits(at)) == 2 for at in f.marked) and not proved_by(f.masks, f.marked)
    ),
    "{one} has {digits}, {other} has {others}; here all have the same two.": lambda f: (
        f.digits(f.cell("one")) == set(f["digits"])
        and f.digits(f.cell("other")) == set(f["others"]) != set(f["digits"])
    ),
    "No two of the marked cells have the same two candidates and no others.": lambda f: (
        not any(
            len(f.digits(one)) == 2 and f.digits(one) == f.digits(other)
            for one in f.marked
            for other in f.marked - {one}
        )
    ),
    "{one} and {other} have the same two candidates, but they see each other. The two cells of a "
    "W-Wing do not.": lambda f: (
        f.digits(f.cell("one")) == f.digits(f.cell("other"))
        and len(f.digits(f.cell("one"))) == 2
        and sees(f.cell("one"), f.cell("other"))
    ),
    "{cells} have {count} candidates together, {digits}; an almost locked set of {size} cells has "
    "{most}.": lambda f: (
        f.cells("cells") <= f.marked
        and share_a_house(f.cells("cells"))
        and set.union(*map(f.digits, f.cells("cells"))) == set(f["digits"])
        and f["count"] == len(f["digits"]) > f["most"] == len(f.cells("cells")) + 1
    ),
    "{cells} have {digits} in common, but {cell} has no {digit}.": lambda f: (
        all(f.digits(at) >= set(f["digits"]) for at in f.cells("cells"))
        and str(f["digit"]) in f["digits"]
        and not f.has(f.cell(), f["digit"])
    ),
    "{cell} shares no row and no column with {cells}, so it is no corner of one rectangle with "
    "them.": lambda f: (
        f.cells("cells") <= f.marked
        and not any(share_a_house({f.cell(), at}, "rc") for at in f.cells("cells"))
    ),
    "{count} of the marked cells lie in {house}; a loop has two in each that it passes through.": (
        lambda f: (
            len(f.marked.intersection(STANDARD_SHAPE.houses[f.houses("house")[0]]))
            == f["count"]
            > 2
        )
    ),
    "{cell} is the only marked cell of {house}; a loop has two in each that it passes through.": (
        lambda f: f.marked.intersection(STANDARD_SHAPE.houses[f.houses("house")[0]]) == {f.cell()}
    ),
    "{cell} was given, so its {digit} cannot be exchanged.": lambda f: (
        f.grid.givens[f.cell()] == f["digit"]
    ),
    "What could be exchanged here are {digits}; {cell} is {digit}.": lambda f: (
        f.grid.values[f.cell()] == f["digit"]
        and str(f["digit"]) not in f["digits"]
        and any(
            answer.step and set(map(str, answer.step.digits)) == set(f["digits"])
            for answer in f.exercise.answers
        )
    ),
    "Each of the marked cells stands in a house whose {digit}s are all marked, but together they "
    "take no {digit} away. Look for another place.": in_houses,
    "{cell} can be {digit}: everything that the pattern rests on would hold with {holds}.": (
        lambda f: kept(f, written(f, "holds"))
    ),
    "{cell} can be {digit}: what the pattern rests on holds by that.": (
        lambda f: kept(f, frozenset())
    ),
    "{cell} is not needed: the other cells prove something without it, {struck}.": struck,
    "Well seen: these cells do prove something, {struck}. But it is another pattern.": struck,
    "Well seen, but this pattern is one of {digits}; one of {wanted} is asked for.": lambda f: any(
        tuple(map(str, step.digits)) == f["digits"] != f["wanted"] for step in f.shown()
    ),
    "Well seen, but this pattern has {count} cells; one of {size} is asked for.": lambda f: (
        len(f.marked) == f["count"] != f["size"] == f.exercise.count and any(f.shown())
    ),
    "Well seen, but this pattern lies in {houses}; another one is asked for.": lambda f: any(
        f.marked <= set().union(*(STANDARD_SHAPE.houses[house] for house in f.houses("houses")))
        for _ in f.shown()
    ),
    "Right so far, but the same step takes away more. Still missing: {count}.": lambda f: any(
        len(answer.marks - f.marks) == f["count"] > 0 and bool(answer.marks & f.marks)
        for answer in f.exercise.answers
    ),
    "Right so far, but more goes away by it: {count}.": lambda f: len(f.wanted) >= f["count"] > 0,
    "{cell} can be {digit}: the pattern could still be filled with {filling}.": filled,
    **CLAIMS_OF_KINDS,
}


def check(text: Message, exercise: Exercise, marks: Marks) -> None:
    """See that what a message claims is so."""
    assert CLAIMS[text.template](Facts(text, exercise, marks)), (str(text), sorted(marks))

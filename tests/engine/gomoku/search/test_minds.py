# SPDX-License-Identifier: MIT
"""Minds: what was thought of a game is there at the next move, and never in two hands at once."""

from threading import Thread, active_count

from sudoku_qt.engine.gomoku.board import BLACK, WHITE
from sudoku_qt.engine.gomoku.rules import FREESTYLE, RENJU
from sudoku_qt.engine.gomoku.search.minds import Minds
from sudoku_qt.engine.gomoku.search.thinker import Limits, Thinker

SIZE = 9


def test_each_colour_gets_its_own_back() -> None:
    minds = Minds()
    with minds.lent(BLACK, FREESTYLE, SIZE, 1) as black, minds.lent(WHITE, FREESTYLE, SIZE, 2) as w:
        assert black is not w
    with minds.lent(BLACK, FREESTYLE, SIZE, 3) as again:
        assert again is black
        assert again.seed == 1


def test_who_asks_while_it_is_away_gets_a_fresh_one() -> None:
    minds = Minds()
    with (
        minds.lent(BLACK, FREESTYLE, SIZE, 1) as first,
        minds.lent(BLACK, FREESTYLE, SIZE, 1) as other,
    ):
        assert first is not other


def test_another_rule_or_size_begins_anew() -> None:
    minds = Minds()
    with minds.lent(BLACK, FREESTYLE, SIZE, 1) as first:
        pass
    with minds.lent(BLACK, RENJU, SIZE, 1) as renju:
        assert renju is not first
    with minds.lent(BLACK, RENJU, SIZE + 1, 1) as large:
        assert (large.rule, large.size) == (RENJU, SIZE + 1)


MOVES = [(40, BLACK), (31, WHITE), (41, BLACK), (39, WHITE)]


def thinking(thinker: Thinker, depth: int) -> int:
    """The nodes of Black's search in a position."""
    return thinker.think(BLACK, Limits(lambda: 0.0, 1.0, depth)).nodes


def moved(minds: Minds) -> list[tuple[int, int]]:
    """The moves of a game after one that Black has thought about."""
    with minds.lent(BLACK, FREESTYLE, SIZE, 0) as thinker:
        thinker.follow(MOVES)
        return [*MOVES, (thinker.think(BLACK, Limits(lambda: 0.0, 1.0, 4)).point, BLACK)]


def test_thinking_ahead_warms_the_table_for_the_expected_reply() -> None:
    cold, warm = Minds(), Minds()
    moves = moved(cold)
    assert moved(warm) == moves
    pondering = warm.ahead(BLACK, moves)
    assert pondering
    reply = pondering.thinker.moves[-1]
    assert pondering.thinker.moves[:-1] == moves
    assert reply[1] == WHITE

    thread = Thread(target=pondering.think)
    thread.start()
    while pondering.thinker.tree.nodes < 60_000 and thread.is_alive():
        thread.join(0.001)
    pondering.halt()
    thread.join()

    nodes = []
    for minds in (cold, warm):
        with minds.lent(BLACK, FREESTYLE, SIZE, 0) as thinker:
            assert thinker is not pondering.thinker
            thinker.follow([*moves, reply])
            nodes.append(thinking(thinker, 9))
    assert nodes[1] < nodes[0] / 2, nodes


def test_a_search_is_not_disturbed_by_pondering_that_goes_on() -> None:
    minds, threads = Minds(), active_count()
    moves = moved(minds)
    pondering = minds.ahead(BLACK, moves)
    assert pondering
    thread = Thread(target=pondering.think)
    thread.start()
    with minds.lent(BLACK, FREESTYLE, SIZE, 0) as thinker:
        thinker.follow([*moves, pondering.thinker.moves[-1]])
        before = thinker.position.seen()
        assert thinking(thinker, 5) > 0
        assert thinker.position.seen() == before
    pondering.halt()
    thread.join()
    assert active_count() == threads


def test_what_is_halted_before_it_begins_ends_at_once() -> None:
    minds = Minds()
    pondering = minds.ahead(BLACK, moved(minds))
    assert pondering
    pondering.halt()
    pondering.think()
    assert pondering.thinker.tree.nodes <= 1


def test_without_a_search_and_without_an_expected_reply_there_is_nothing_to_ponder() -> None:
    minds = Minds()
    assert minds.ahead(BLACK, MOVES) is None
    moves = moved(minds)
    assert minds.ahead(WHITE, moves) is None
    assert minds.ahead(BLACK, [(0, BLACK), (8, WHITE)]) is None, "nothing is known of that"
    four = [*moves, *((point, WHITE) for point in (72, 73, 74, 75))]
    assert minds.ahead(BLACK, four) is None, "the reply ends the game"

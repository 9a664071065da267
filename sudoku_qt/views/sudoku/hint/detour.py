# SPDX-License-Identifier: MIT
"""The route of a link where no simple curve is free: the shortest path between digits, smoothed.

Lengths are in cells. The path is searched on a grid of points fine enough that some lie on the
lines between cells, where there is always room; then unnecessary corners are removed, and the
others rounded.
"""

from collections.abc import Callable, Iterator
from heapq import heappop, heappush
from itertools import pairwise
from math import ceil, hypot

Point = tuple[float, float]
Cost = Callable[[list[Point]], float]
"""Returns the cost of passing some points: 0 if nothing is in the way."""
Node = tuple[int, int]

NET = 12
"""The points of the search grid for each cell."""
SAMPLES = 24
"""The samples for each cell of a straight piece."""
ROUNDINGS = 3
WAYS = tuple((x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y)


def detour(start: Point, end: Point, cost: Cost, side: float) -> list[Point]:
    """The points of a cheapest path over a board, close enough together to be drawn."""
    path = [start, *_shortest(start, end, cost, side), end]
    path = _straightened(path, cost)
    for _ in range(ROUNDINGS):
        path = _rounded(path, cost)
    return [point for one, two in pairwise(path) for point in _between(one, two)] + [end]


def _shortest(start: Point, end: Point, cost: Cost, side: float) -> list[Point]:
    """The grid points of the cheapest path (A*)."""
    first, goal = _node(start), _node(end)
    known, before = {first: 0.0}, {first: first}
    open_nodes = [(_far(first, goal), first)]
    done = set[Node]()
    while open_nodes:
        node = heappop(open_nodes)[1]
        if node == goal:
            break
        if node in done:
            continue
        done.add(node)
        for other, length in _neighbours(node, side):
            price = known[node] + length + cost([_point(node, other), _point(other, other)])
            if price < known.get(other, float("inf")):
                known[other], before[other] = price, node
                heappush(open_nodes, (price + _far(other, goal), other))
    return _traced(before, goal)


def _traced(before: dict[Node, Node], goal: Node) -> list[Point]:
    way = [goal]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return [_point(node, node) for node in reversed(way)]


def _neighbours(node: Node, side: float) -> Iterator[tuple[Node, float]]:
    """Yield the neighbouring nodes on the board, with their distances."""
    for across, down in WAYS:
        x, y = node[0] + across, node[1] + down
        if 0 < x < NET * side and 0 < y < NET * side:
            yield (x, y), hypot(across, down) / NET


def _node(point: Point) -> Node:
    return round(point[0] * NET), round(point[1] * NET)


def _point(one: Node, two: Node) -> Point:
    """The middle between two nodes."""
    return (one[0] + two[0]) / 2 / NET, (one[1] + two[1]) / 2 / NET


def _far(node: Node, goal: Node) -> float:
    return hypot(node[0] - goal[0], node[1] - goal[1]) / NET


def _straightened(path: list[Point], cost: Cost) -> list[Point]:
    """Remove corners as long as the path costs no more without them."""
    kept = [path[0]]
    place = 0
    while place < len(path) - 1:
        further = range(len(path) - 1, place + 1, -1)
        place = next(
            (each for each in further if not cost(_between(path[place], path[each]))), place + 1
        )
        kept.append(path[place])
    return kept


def _rounded(path: list[Point], cost: Cost) -> list[Point]:
    """Round the corners where there is room (Chaikin)."""
    rounded = [path[0]]
    for before, corner, after in zip(path, path[1:], path[2:], strict=False):
        near = _share(corner, before, 0.25), _share(corner, after, 0.25)
        free = not cost(_between(*near))
        rounded += near if free else (corner,)
    return [*rounded, path[-1]]


def _share(one: Point, two: Point, share: float) -> Point:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share


def _between(one: Point, two: Point) -> list[Point]:
    """Points along a straight piece, without its end."""
    count = max(1, ceil(hypot(two[0] - one[0], two[1] - one[1]) * SAMPLES))
    return [_share(one, two, number / count) for number in range(count)]
